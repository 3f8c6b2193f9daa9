"""Sheets: the two layouts that come with the game, and what the checker says of a bad file."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.games.anubixx.sheets import KEPT_LAYOUTS, LAYOUTS, BadSheets, check_sheets, parsed, read_layout, shipped

from .table import edited, start

CLASSIC = """
A  YOGVB/RVRG/BOB/GY/B | OVYR +G | ORGY VYOB GBRV | OGYVBRYBOVRG
B  BRVOG/YOYV/GRG/VB/G | ROBY +V | RYVB OBRG VGYO | RVBOGYBGROYV
C  GYORV/BRBO/VYV/OG/V | YRGB +O | YBOG RGYV OVBR | YOGRVBGVYRBO
D  VBRYO/GYGR/OBO/RV/O | BYVG +R | BGRV YVBO ROGY | BRVYOGVOBYGR
E  OGYBR/VBVY/RGR/YO/R | GBOV +Y | GVYO BOGR YRVB | GYOBRVORGBVY
F  RVBGY/OGOB/YVY/BR/Y | VGRO +B | VOBR GRVY BYOG | VBRGYORYVGOB
"""
"""Copied from docs/rules/anubixx.md, section 7."""
CYCLE = str.maketrans("YBGVOR", "BGVORY")


def printed(layout: str) -> dict[str, str]:
    """Every sheet in the one-line form of the rules."""
    return {
        letter: f"{'/'.join(s.pyramid)} | {s.left} +{s.keystone} | {' '.join(s.relief)} | {s.quarry}"
        for letter, s in read_layout(layout).sheets.items()
    }


def test_the_classic_sheets_are_those_of_the_rules() -> None:
    assert printed("classic") == {line[0]: line[3:] for line in CLASSIC.strip().splitlines()}
    assert all(sheet.left == sheet.right for sheet in read_layout("classic").sheets.values())


def test_the_classic_points_and_symbols_are_those_of_the_rules() -> None:
    layout = read_layout("classic")
    assert (layout.pyramid_points, layout.arch_points, layout.keystone_points) == ((3, 6, 10, 15, 21), (0, 3, 5, 8), 12)
    assert [layout.relief_points[number] for number in (0, 2, 4, 6, 8, 10, 12)] == [0, 0, 4, 6, 8, 11, 15]
    fields = {bonus["symbol"]: bonus["fields"] for bonus in start("AB").view()["bonuses"]}
    assert fields == {
        "scarab": ["pyramid 3.2"],
        "ankh": ["pyramid 4.1", "pyramid 4.2"],
        "eye": ["pyramid 5.1"],
        "snake": ["arch L3"],
        "falcon": ["arch key"],
        "cat": ["relief 2.2"],
        "lotus": ["relief 1.1", "relief 1.4", "relief 3.1", "relief 3.4"],
    }


def test_the_great_sheets_stand_on_one_more_row() -> None:
    great, classic = printed("great"), printed("classic")
    assert great["A"] == f"RGYBOV/{classic['A']}"
    assert [sheet[7:] for sheet in great.values()] == list(classic.values())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_six_sheets_are_a_latin_square(layout: str) -> None:
    """Each sheet is the one before in permuted colours, and every field has six colours on six sheets: none is stronger."""
    sheets = list(printed(layout).values())
    assert [sheet.translate(CYCLE) for sheet in sheets] == sheets[1:] + sheets[:1]
    for colours in zip(*sheets, strict=True):
        assert len(set(colours)) == (6 if colours[0].isalpha() else 1)


# Own sheets
def test_the_columns_of_the_arch_may_differ() -> None:
    state = start("AB", layout=edited('arch = "OVYR"', 'arch = { left = "OVYR", right = "RYVO" }'))
    arch = state.view()["seats"][0]["arch"]
    assert ["".join(stone["colour"] for stone in arch[side]) for side in ("left", "right")] == ["OVYR", "RYVO"]


def test_content_may_be_given_as_text_or_already_parsed() -> None:
    content = shipped("great")
    for layout in (content, tomllib.loads(content)):
        game = saqqara.game("anubixx", players=3, layout=layout)
        state = game.start(seed=4)
        state.play("done")
        assert state.record()["options"]["layout"] == layout
        assert saqqara.replay(state.record()) == state
        assert state.view()["layout"] == "great"


def test_a_layout_needs_as_many_sheets_as_players() -> None:
    three = shipped("classic").partition("[sheets.D]")[0]
    assert saqqara.game("anubixx", players=3, layout=three).start(seed=1).moves()
    with pytest.raises(ValueError, match="players must be at most 3, for the layout has only 3 sheets"):
        saqqara.game("anubixx", players=4, layout=three)


def test_the_largest_sheets() -> None:
    rows = ["RBVOGYR"[:n] for n in range(7, 0, -1)]
    sheet = {"pyramid": rows, "arch": "RBVOGY", "keystone": "R", "relief": ["RRRR"] * 3, "quarry": "R" * 20}
    points = {"pyramid": [1, 2, 3, 4, 5, 6, 99], "arch": [1] * 6, "keystone": 9, "relief": {"12": 5}}
    content = {"name": "huge", "points": points, "symbols": {}, "sheets": dict.fromkeys("ABCDEFGH", sheet)}
    state = saqqara.game("anubixx", players=5, layout=content).start(seed=1)
    while not state.over:
        state.play(state.moves()[0])
    assert state.view()["end"] == "second_building"
    assert max(len(line) for line in str(state).splitlines()) <= 100


def bad(content: object) -> str:
    with pytest.raises(BadSheets) as caught:
        check_sheets(content)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 300
    return text


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("keystone = 12", "keystone = ", "not a TOML file: Invalid value (at line 12, column 30)"),
        ("YOGVB", "YOXVB", "sheets.A.pyramid, row 1: 'X' is no colour; colours are R, B, V, O, G, Y"),
        ("RVRG", "RVR", "sheets.A.pyramid, row 2 has 3 colours, not 4 ('RVR')"),
        (', "GY", "B"]', ', "GY"]', "sheets.A.pyramid has 4 rows, not 5"),
        ('arch = "OVYR"', 'arch = "OVY"', "sheets.A.arch, left column has 3 colours, not 4 ('OVY')"),
        ('arch = "OVYR"', 'arch = { left = "OVYR" }', "sheets.A.arch has no entry 'right'"),
        ('arch = "OVYR"', "arch = 7", 'sheets.A.arch, left column must be a text of colours such as "RBV", not a number'),
        ('"ORGY", "VYOB"', '"ORGYR", "VYOB"', "sheets.A.relief, row 1 has 5 colours, not 4 ('ORGYR')"),
        ('relief = ["ORGY", "VYOB", "GBRV"]', 'relief = "ORGY"', "sheets.A.relief must be a list of 3 rows, not a text"),
        ('quarry = "OGYVBRYBOVRG"', 'quarry = ""', "sheets.A.quarry has 0 colours, not 1 to 20 ('')"),
        ("OGYVBRYBOVRG", "R" * 21, "sheets.A.quarry has 21 colours, not 1 to 20 ('RRRRRRRRRRRRRRRRRRRRR')"),
        ('keystone = "G"\n', "", "sheets.A has no entry 'keystone'"),
        ("keystone = 12", "keystone = 1.5", "points.keystone must be a whole number, not a fraction"),
        ("keystone = 12", "keystone = 100", "points.keystone must be 0 to 99 points"),
        ("[3, 6, 10, 15, 21]", "[3, 6, 10, 15]", "sheets.A.pyramid has 5 rows, not 4"),
        ("[3, 6, 10, 15, 21]", "[1, 2, 3, 4, 5, 6, 7, 8]", "points.pyramid has 8 levels; 1 to 7 are possible"),
        ("[3, 6, 10, 15, 21]", "21", "points.pyramid must be a list of points by level, not a number"),
        ("[3, 6, 10, 15, 21]", '[3, 6, 10, 15, "21"]', "points.pyramid, level 5 must be a whole number, not a text"),
        ("[0, 3, 5, 8]", "[]", "points.arch has 0 levels; 1 to 6 are possible"),
        ("{ 4 = 4,", "{ 5 = 4,", "points.relief: '5' is no number of fields; possible are 2, 4, 6, 8, 10, 12"),
        ("{ 4 = 4,", '{ 4 = "4",', "points.relief, 4 fields must be a whole number, not a text"),
        ("[points]", "[point]", "the file has an unknown entry 'point'; known are name, points, symbols, sheets"),
        ('name = "classic"', "", "the file has no entry 'name'"),
        ('name = "classic"', 'name = ""', "name must be a text of 1 to 30 characters"),
        ("scarab = [", "2scarab = [", "symbols: '2scarab' is no name; a symbol is one word of up to 20 letters"),
        ('["arch L3"]', '"arch L3"', 'symbols.snake must be a list of fields such as ["pyramid 3.2"]'),
        ('["arch L3"]', "[3]", 'symbols.snake must be a list of fields such as ["pyramid 3.2"], not of a number'),
        ('["arch L3"]', '["arch L5"]', "symbols.snake: there is no field 'arch L5' on these sheets; write "),
        ('["arch L3"]', '["pyramid 3.2"]', "symbols.snake: 'pyramid 3.2' carries scarab already"),
        ("[sheets.A]", "[sheets.AA]", "sheets: 'AA' is no sheet; sheets are named by one letter from A to Z"),
        ("[sheets.A]", "[sheets.a]", "sheets: 'a' is no sheet; sheets are named by one letter from A to Z"),
    ],
)  # fmt: skip
def test_the_checker_says_what_is_wrong_and_where(old: str, new: str, text: str) -> None:
    content = shipped("classic")
    assert old in content
    assert bad(content.replace(old, new, 1)).startswith(text)


def test_too_few_or_too_many_sheets() -> None:
    content = tomllib.loads(shipped("classic"))
    sheet = content["sheets"]["A"]
    assert bad(content | {"sheets": {"A": sheet}}) == "sheets has 1 sheets; 2 to 8 are possible"
    assert bad(content | {"sheets": dict.fromkeys("ABCDEFGHI", sheet)}) == "sheets has 9 sheets; 2 to 8 are possible"


def test_too_many_symbols() -> None:
    symbols = {f"s{i}": ["arch key"] for i in range(13)}
    content = tomllib.loads(shipped("classic")) | {"symbols": symbols}
    assert bad(content) == "symbols has 13 symbols; at most 12 are possible"


@pytest.mark.parametrize("part", ["points", "symbols", "sheets"])
def test_parts_that_are_no_tables(part: str) -> None:
    assert f"{part} must be " in bad(tomllib.loads(shipped("classic")) | {part: 7})


def test_hostile_files() -> None:
    assert bad("#" * 70_000) == "a sheet file has at most 65536 bytes, not 70000"
    assert "nested too deeply" in bad("x = " + "[" * 30_000 + "]" * 30_000)
    assert bad("x = " + "9" * 10_000).startswith("not a TOML file: ")
    assert bad("\0=\0").startswith("not a TOML file: ")
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    content = tomllib.loads(shipped("classic"))
    assert bad(content | {"name": nested})
    assert bad(content | {"sheets": content["sheets"] | {"A": nested}})
    assert bad(content | {"symbols": {"eye": nested}})
    assert bad({"x" * 100_000: 1})
    assert bad(None) == "sheets must be the content of a sheet file, not null"
    while nested:
        nested = nested.pop()


@pytest.mark.parametrize("letter", ["\u2028", "\u2029", "\x85", "x"])
def test_dots_are_counted_in_lines_as_toml_has_them(letter: str) -> None:
    """Python ends a line at other characters too, which may stand in a quoted key."""
    key = f'"{letter}"' + ".a" * 30
    assert bad(f"name = 'long'\r\n{key}.{key} = 1") == "line 2 has 61 dots; at most 40 are possible"
    assert "dots" not in bad(f"{key} = 1\n{key} = 1"), "each line for itself"


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_files_from_any_editor(ending: str) -> None:
    content = "\ufeff" + shipped("classic").replace("\n", ending)
    assert check_sheets(content) == read_layout("classic")


def test_the_layouts_of_many_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every view needs the layout of its table: that of a table which is in use is not read again."""
    read: list[str] = []
    load = tomllib.loads

    def note(text: str) -> dict[str, Any]:
        read.append(text)
        return load(text)

    monkeypatch.setattr(tomllib, "loads", note)
    layouts = [f"{shipped('classic')}\n# table {number}" for number in range(KEPT_LAYOUTS)]
    for layout in layouts * 3:
        read_layout(layout)
    assert read == layouts
    assert parsed.cache_info().maxsize == KEPT_LAYOUTS == 256, "and no more: a layout takes up to 64 kB"


def test_the_example_of_the_handbook_is_a_sheet_file() -> None:
    handbook = Path(__file__).parents[3] / "docs" / "sheets.md"
    example = handbook.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    assert set(check_sheets(example).sheets) == {"A", "B"}
    assert saqqara.game("anubixx", layout=example).start(seed=1).moves()
