"""The check of the texts: each fault is found, and the repository has none."""

from pathlib import Path

import pytest

from tools.texts import compare, usage
from tools.texts.__main__ import check_all
from tools.texts.read import Texts, add, read, referred

ENGLISH = """
stones = { $stones ->
    [one] { $name } gets { $stones } stone.
   *[other] { $name } gets { $stones } stones.
}
site = { $site ->
    [temple] To the temple
   *[market] To the market
}
"""
GOOD = """
-stone = kamień
stones = { $stones ->
    [one] { $name }: { $stones } { -stone }.
    [few] { $name }: { $stones } kamienie.
    [many] { $name }: { $stones } kamieni.
   *[other] { $name }: { $stones } kamienia.
}
site = { $site ->
    [temple] Do Świątyni
   *[market] Do Targowiska
}
"""


def texts(language: str, content: str) -> Texts:
    found = Texts(language)
    add(found, "x.ftl", content)
    return found


def faults(content: str, english: str = ENGLISH, language: str = "pl") -> list[str]:
    return compare.faults(texts("en", english), texts(language, content))


def test_a_good_translation_has_no_faults() -> None:
    assert faults(GOOD) == []
    assert faults("stones = Kamienie dla gracza { $name }: { $stones }") == [], "plural forms may be left out"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[few] { $name }: { $stones } kamienie.", "[0] { $name }: { $stones }.", "stones: $stones lacks the plural forms few"),
        ("[few]", "[two]", "stones: $stones has forms that the language does not know: two"),
        ("[one] { $name }: { $stones }", "[one] { $name }: 1", "stones: [one] must show the variable, not a literal 1"),
        ("{ $name }", "{ $names }", "stones: $name is not shown"),
        ("{ $name }", "{ $names }", "stones: $names is not known here"),
        ("[temple] Do Świątyni\n   *", "   *", "site: $site lacks the variants temple"),
        ("{ -stone }", "{ -rock }", "stones: { -rock } does not exist"),
        ("site = { $site ->", "site = { $site", 'x.ftl:9: cannot be parsed: Expected token: "}"'),
        ("site =", "stones =", "x.ftl: stones stands there twice"),
        ("site =", "sites =", "sites: there is no such English text"),
    ],
)
def test_each_fault(old: str, new: str, said: str) -> None:
    assert said in faults(GOOD.replace(old, new))


def test_missing_texts_are_named() -> None:
    assert compare.missing(texts("en", ENGLISH), texts("pl", "site = x")) == ["stones"]


def test_terms_stand_as_the_glossary_gives_them(tmp_path: Path) -> None:
    glossary = tmp_path / "glossary.toml"
    glossary.write_text('[temple]\nids = ["site-temple"]\npl = ["świątynia", "Świątynie"]\n', "utf-8")
    assert list(compare.term_faults(texts("pl", "site-temple = Świątynia"), glossary)) == []
    (fault,) = compare.term_faults(texts("pl", "site-temple = Kaplica"), glossary)
    assert "the glossary says “świątynia or Świątynie” (temple), not “Kaplica”" in fault


@pytest.mark.parametrize(
    ("polish", "faults"),
    [("Przy { -temple } stoi łódź.", 0), ("Dopłyń do Świątyni.", 0), ("Dopłyń do kaplicy.", 1)],
)
def test_terms_stand_in_sentences_by_their_stems(tmp_path: Path, polish: str, faults: int) -> None:
    glossary = tmp_path / "glossary.toml"
    glossary.write_text('[sentences.temple]\nen = ["temple"]\npl = ["świąty"]\nfree = ["other"]\n', "utf-8")
    english = texts("en", "sail = Sail to the Temple.\nother = At the temple\nmore = A template")
    own = texts("pl", f"-temple = Świątyni\nsail = {polish}\nother = Tam\nmore = Wzór")
    found = list(compare.sentence_faults(english, own, glossary))
    assert [fault.split(":")[0] for fault in found] == ["sail"] * faults


def test_what_the_source_asks_for_is_compared(tmp_path: Path) -> None:
    page = tmp_path / "page.ts"
    page.write_text(
        't("one-text"); t(more ? "two-texts" : "no-text"); t(`site-${site}`); t(`gone-${it}`); const site = "temple";'
    )
    use = usage.asked([page])
    ids = {"one-text", "two-texts", "site-temple", "site-market"} | usage.told(set())
    said = usage.unknown(ids, use)
    assert said == [f"{name}: the page asks for it, and there is no such text" for name in ("no-text", "gone-…")]
    assert referred(texts("en", "one = { $x ->\n   *[a] { two }\n}\ntwo = 2")) == {"two"}
    assert usage.unused({"one-text", "site-temple", "site-market", "old-text"}, use) == [
        "old-text: nothing asks for it",
        "site-market: nothing asks for it",
    ]


def test_the_repository_has_no_faults() -> None:
    assert len(read("en").messages) > 900
    assert check_all() == []
