"""docs/rules: what the code cites is there, every ruling has a test, and the printed figures are the engine's."""

import re
from pathlib import Path

import pytest

from saqqara.games.anubixx.components import BONUS_POINTS, JOKER_POINTS, QUARRY_POINTS
from saqqara.games.anubixx.sheets import read_layout
from saqqara.games.imhotep import components as imhotep

ROOT = Path(__file__).parents[2]
GAMES = ("imhotep", "anubixx")
NUMBER = r"\d+(?:\.\d+)?"
CITED = re.compile(rf"\b(section|ruling)s? ({NUMBER}(?:(?:, | and | to ){NUMBER})*)")


def page(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")


def section(game: str, number: str) -> str:
    """The text of a section, without the headings around it."""
    text = re.split(rf"^##+ {re.escape(number)}\.? .*$", page(game), flags=re.MULTILINE)[1]
    return re.split(r"^## ", text, flags=re.MULTILINE)[0]


def numbers(game: str) -> set[str]:
    """Every section, and every numbered point of a section: `6.2`, or `3.4` for point 4 of section 3."""
    found, current = set(), ""
    for line in page(game).splitlines():
        if heading := re.match(rf"##+ ({NUMBER})\.? ", line):
            current = heading[1]
            found.add(current)
        elif point := re.match(r"(\d+)\. ", line):
            found.add(f"{current}.{point[1]}")
    return found


def cited(text: str) -> set[str]:
    """The sections that a text cites; rulings are the points of section 9. `4 to 6` cites 4, 5 and 6."""
    found = set()
    for kind, these in CITED.findall(text):
        parts = re.split("(, | and | to )", these)
        ends = [parts[0]]
        for joint, number in zip(parts[1::2], parts[2::2], strict=True):
            ends += between(ends[-1], number) if joint == " to " else [number]
        found |= {f"9.{number}" if kind == "ruling" else number for number in ends}
    return found


def between(first: str, last: str) -> list[str]:
    *chapter, low = first.split(".")
    high = last.rsplit(".", 1)[-1]
    return [".".join([*chapter, str(number)]) for number in range(int(low) + 1, int(high) + 1)]


def test_citations_are_read() -> None:
    assert cited("sections 3.3 to 3.5, rulings 1 and 12; section 7") == {"3.3", "3.4", "3.5", "9.1", "9.12", "7"}


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_is_cited_exists(game: str) -> None:
    there = numbers(game)
    sources = [*(ROOT / f"src/saqqara/games/{game}").rglob("*.py"), *(ROOT / f"tests/games/{game}").rglob("*.py")]
    citations = {path: cited(path.read_text(encoding="utf-8")) for path in sources}
    assert sum(map(len, citations.values())) > 10
    assert {path.name: wrong for path, these in citations.items() if (wrong := these - there)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test(game: str) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / f"tests/games/{game}").glob("test_*.py"))
    rulings = {number.split(".")[1] for number in numbers(game) if number.startswith("9.")}
    assert rulings == set(re.findall(r"def test_ruling_(\d+)_", tests))


# Figures


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the Markdown table whose head begins with `first`."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows[1:]


def figures(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def test_imhotep_ships_and_round_cards() -> None:
    text = section("imhotep", "1")
    for capacity, _, minimum in table(text, "capacity"):
        assert imhotep.MINIMUM_LOAD[int(capacity)] == int(minimum)
    columns = list(zip(*table(text, "2 players"), strict=True))
    for players, column in zip((2, 3, 4), columns, strict=True):
        assert tuple(map(figures, column)) == imhotep.ROUND_CARDS_OF[players]


def test_imhotep_market_cards() -> None:
    rows = table(section("imhotep", "1"), "kind")
    copies = {name.strip("`"): int(number) for _, _, name, number, _ in rows}
    assert copies == dict(zip(imhotep.CARD_NAMES, imhotep.CARD_COPIES, strict=True))


def test_imhotep_sites() -> None:
    order = re.findall(r"`([\d ]+)`", section("imhotep", "6.2"))
    assert tuple(map(int, " ".join(order).split())) == imhotep.PYRAMID_A_POINTS
    pyramids = table(section("imhotep", "6.2"), "pyramid")
    assert tuple(tuple(figures(cell)[0] for cell in row[1:]) for row in pyramids) == imhotep.PYRAMID_B_POINTS
    prizes = {int(row[0]): figures(row[1]) for row in table(section("imhotep", "6.5"), "players")}
    assert prizes == {players: imhotep.OBELISK_PRIZES[players][:players] for players in (2, 3, 4)}
    assert ", ".join(map(str, imhotep.TOWER_POINTS)) in section("imhotep", "6.5")
    assert ", ".join(map(str, imhotep.GROUP_POINTS[1:])) in section("imhotep", "6.4")


def test_anubixx_sheets() -> None:
    classic, great = re.findall(r"```\n(A  .*?)```", section("anubixx", "7"), flags=re.DOTALL)
    sheets = read_layout("classic").sheets
    assert classic.splitlines() == [
        f"{letter}  {'/'.join(sheet.pyramid)} | {sheet.left} +{sheet.keystone} | {' '.join(sheet.relief)} | {sheet.quarry}"
        for letter, sheet in sheets.items()
    ]
    assert great.splitlines() == [f"{letter}  {sheet.pyramid[0]}" for letter, sheet in read_layout("great").sheets.items()]


def test_anubixx_points() -> None:
    layout = read_layout("classic")
    points = {row[0]: figures(row[1]) for row in table(section("anubixx", "7"), "building")}
    assert list(points.values()) == [layout.pyramid_points, layout.arch_points, (layout.keystone_points,)]
    sources = {row[0]: figures(row[1]) for row in table(section("anubixx", "6"), "source")}
    fields, worth = sources["relief"][:5], sources["relief"][5:10]
    assert [layout.relief_points[number] for number in fields] == list(worth)
    given = (sources["bonuses"][0], sources["quarry"][0], sources["jokers"][0])
    assert given == (BONUS_POINTS, QUARRY_POINTS, JOKER_POINTS)
