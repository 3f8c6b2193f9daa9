"""The rules page is complete: all of docs/rules has its entry, and its figures are those of the rules."""

import re
from pathlib import Path

import pytest

from saqqara.games.imhotep import components
from tests.reference_boards import texts

ROOT = Path(__file__).parents[1]
GAMES = ("anubixx", "imhotep")


def outline(game: str) -> str:
    """The outline of the page's entries."""
    return (ROOT / f"client/src/games/{game}/reference/reference.ts").read_text()


def chapters(game: str) -> dict[str, str]:
    """The sections of docs/rules by their number."""
    parts = re.split(r"^#{2,3} ([\d.]+?)\.? ", (ROOT / f"docs/rules/{game}.md").read_text(), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_an_entry(game: str) -> None:
    entries = set(re.findall(r'(?:entry|part|card|site|numbered)\("([\d.]+)"|section: "([\d.]+)"', outline(game)))
    found = {number for pair in entries for number in pair if number}
    wanted = set(chapters(game))
    parents = {number.split(".")[0] for number in wanted if "." in number}
    assert wanted - parents <= found, wanted - parents - found
    assert found <= wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("kind", "section"), [("example", "8"), ("ruling", "9")])
def test_every_example_and_ruling_has_its_text(game: str, kind: str, section: str) -> None:
    written = [int(number) for number in re.findall(r"^(\d+)\. ", chapters(game)[section], flags=re.MULTILINE)]
    more = 1 if "Two readings" in chapters(game)[section] else 0  # the last paragraph of Imhotep's rulings is one more
    said = re.findall(rf"^ref-{game}-{kind}-(\d+) =", (ROOT / f"locales/en/rules-{game}.ftl").read_text(), flags=re.MULTILINE)
    assert [int(number) for number in said] == list(range(1, len(written) + more + 1))
    assert re.search(rf'numbered\("{section}", "{kind}", {len(said)}\b', outline(game))


def test_the_miniature_boards_are_those_of_the_rules() -> None:
    for path, text in texts().items():
        assert path.read_text() == text, f"{path} is stale: python -m tests.reference_boards"


def test_the_printed_tables_are_those_of_the_rules() -> None:
    printed = (ROOT / "client/src/games/imhotep/reference/printed.ts").read_text()
    copies = dict(re.findall(r"(\w+): \{ kind: \"\w+\", copies: (\d+) \}", printed))
    assert {name: int(number) for name, number in copies.items()} == dict(
        zip(components.CARD_NAMES, components.CARD_COPIES, strict=True)
    )
    cards = [re.findall(r'"(\d{4})"', line) for line in printed.splitlines() if "players:" in line]
    assert [sorted(row) for row in cards] == [
        sorted("".join(map(str, card)) for card in components.ROUND_CARDS_OF[players]) for players in (2, 3, 4)
    ]
    pyramids = re.findall(r"row\(\[([\d, ]+)\]", printed)
    assert [tuple(map(int, row.split(", "))) for row in pyramids] == list(components.PYRAMID_B_POINTS)
