"""What the commands print, in every language: no words outside the texts, and columns that stay aligned."""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.cells import cell_len

import saqqara
from saqqara.games.puzzles import Puzzle, puzzles
from saqqara.games.registry import descriptions
from saqqara.terminal import admin, texts
from saqqara.terminal.texts import LANGUAGES, number, percent, t
from saqqara.web import serve
from tests.command_line import CommandLine

from .conftest import HIDDEN

RECORD = Path(__file__).parents[1] / "games" / "recordings" / "imhotep-09.json"
SEED = "00112233445566778899aabbccddeeff"
TYPED = {"greedy", "random", "level", "all", "import", "saqqara", "Mara", "AAAAA", "BBBBB", "classic", "great"}
"""Names of bots and people, and values of options: they stay as they are typed."""
COMMANDS = {
    "simulate": "simulate --games 20 --seed 1 --jobs 1 --interpreted",
    "tournament": "tournament --players greedy,random,level:1 --seats 2 --games 6 --seed 1 --jobs 1",
    "analyse": "analyse SHORT --bot greedy --budget 1",
    "analyse all": "analyse SHORT --bot greedy --budget 1 --all",
    "analyse page": "analyse SHORT --bot greedy --budget 1 --html -",
    "puzzles": "puzzles make --count 2 --output PUZZLES",
    "puzzles rate": "puzzles rate --output PUZZLES",
    "replay": f"replay {RECORD} --check",
    "position": f"replay {RECORD} --at 40",
    "sheets": "sheets check SHEETS",
    "admin list": "admin list",
    "admin show": "admin show abc",
    "admin close": "admin close abc def",
    "admin delete": "admin delete abc --yes",
    "admin forget": "admin forget abc",
    "admin mute": "admin mute abc",
    "admin unmute": "admin unmute abc",
    "admin ban": "admin ban abc",
    "admin unban": "admin unban abc",
    "admin restrictions": "admin restrictions",
    "admin clean": "admin clean",
    "bench": "bench",
    "verify": "verify VERIFIED",
}


class QuickMaker:
    """Makes puzzles that are there already."""

    def __init__(self, name: str, _simulations: int) -> None:
        self.name = name

    def puzzles(self, _seed: int) -> Iterable[Puzzle]:
        return puzzles(self.name)

    def rated(self, puzzle: Puzzle) -> Puzzle:
        return puzzle


class Line(NamedTuple):
    """A table, as `admin list` has it."""

    id: str
    status: str
    public: bool
    created: float = 0.0
    updated: float = 0.0
    events: int = 5


class Seat(NamedTuple):
    """A seat, as `admin show` has it."""

    kind: str
    name: str
    person: str


class Found(NamedTuple):
    """A table, as `admin show` has it."""

    id: str = "7"
    game_name: str = "imhotep"
    status: str = "running"
    played: tuple[str, ...] = ("take",)
    version: int = 3
    seats: tuple[Seat, ...] = (Seat("human", "Mara", "1"), Seat("bot", "", ""), Seat("open", "", ""))


class Done(NamedTuple):
    """What `admin clean` has done."""

    ended: int = 1
    deleted: int = 2


ANSWERS: dict[str, Any] = {
    "list": [Line("1", "running", True), Line("2", "waiting", False), Line("3", "finished", False)],
    "show": Found(),
    "close": [True, False],
    "forget": 3,
    "restrictions": [("mute", "1"), ("ban", "2"), ("address", "192.0.2.7")],
    "clean": Done(),
}


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("saqqara.arena.bench.best", lambda *_: 1234567.0)
    monkeypatch.setattr("saqqara.terminal.bench.run_python", lambda _: 0.1)
    monkeypatch.setattr("saqqara.terminal.bench.load_time", lambda *_: 0.01)
    monkeypatch.setattr("saqqara.terminal.bench.peers.peers", list)
    monkeypatch.setattr("saqqara.terminal.puzzles.puzzles", lambda name: puzzles(name)[:2])
    monkeypatch.setattr("saqqara.terminal.puzzles.Maker", QuickMaker)
    return CommandLine(monkeypatch, capsys)


@pytest.fixture
def run(cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str, str], str]:
    """Run one of the commands in a language; what it has printed."""
    sheets, verified, short = (tmp_path / name for name in ("sheets.toml", "verified.json", "short.json"))
    sheets.write_text(cli("sheets", "show").out, encoding="utf-8")
    record = saqqara.game("imhotep").start(int(SEED, 16)).record()
    verified.write_text(json.dumps({**record, "seed": SEED, "ended": "resigned"}))
    short.write_text(json.dumps(saqqara.replay(json.loads(RECORD.read_text()), 30).record()))
    files = {"SHEETS": str(sheets), "VERIFIED": str(verified), "SHORT": str(short), "PUZZLES": str(tmp_path / "puzzles.json")}

    def once(name: str, language: str) -> str:
        monkeypatch.setattr(admin, "keep_house", lambda *_: ANSWERS.get(name.partition(" ")[2]))
        outcome = cli(*(files.get(word, word) for word in COMMANDS[name].split()), "--language", language)
        assert outcome.code == 0, outcome
        return outcome.out + outcome.err

    return once


def words_of(shown: str) -> set[str]:
    """The words in an output, but for moves in notation, options, files and hashes."""
    moves = {word for each in descriptions().values() for move in each.rules.notation for word in re.split(r"[ .]", move)}
    options = {"players", "start", "seed"} | {option.name for each in descriptions().values() for option in each.options}
    names = {word for name in descriptions() for word in name.split("_")}
    plain = re.sub(r"/\S+|\b[0-9a-f]{32,}\b|--[a-z]+|`.*?`", " ", shown)
    return set(re.findall(r"[^\W\d_]{3,}", plain)) - moves - options - TYPED - names


@pytest.mark.usefixtures("hidden_texts")
@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "analyse page"])
def test_nothing_is_printed_that_is_not_a_text(run: Callable[[str, str], str], name: str) -> None:
    shown = run(name, "pl")
    assert HIDDEN in shown
    assert words_of(shown) == set(), shown


@pytest.mark.usefixtures("hidden_texts")
@pytest.mark.parametrize("name", ["simulate", "tournament", "analyse", "bench"])
def test_progress_is_told_in_texts(run: Callable[[str, str], str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    quiet = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", run(name, "pl"))
    monkeypatch.setenv("FORCE_COLOR", "1")
    shown = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", run(name, "pl"))
    assert len(shown) > len(quiet), "progress is shown"
    assert words_of(shown) == set(), shown


ANSWERED = ["help", "board", "words", "moves", "hint", "score", "log", "fly", "99", "l", "1", "undo", "undo", "redo", "redo"]
"""What somebody types at a terminal table, right and wrong."""


@pytest.mark.usefixtures("hidden_texts")
@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_nothing_is_said_at_a_terminal_table_that_is_not_a_text(cli: CommandLine, tmp_path: Path, game: str) -> None:
    typed = "\n".join([*ANSWERED, f"save {tmp_path}/none/x", f"save {tmp_path}/x", f"save {tmp_path}/x", "quit", ""])
    table = f"play --terminal --game {game} --players 3 --bots 2=random,3=random --seed 5 --language pl"
    outcome = cli(*table.split(), typed=typed)
    assert outcome.code == 0, outcome
    echoed = {*ANSWERED, "quit", "save", "joker"}
    assert words_of(outcome.out + outcome.err) - echoed == set()


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_is_asked_before_a_game_that_is_not_a_text(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("saqqara.terminal.begin.sys", Terminal)
    for answers in (
        ["chess", "imhotep", "9", "2", "XX", "", "2", "0"],
        ["anubixx", "3", f"{tmp_path}/none", "", "1", "11", "1"],
    ):
        asked = iter([*answers, "quit"])
        monkeypatch.setattr("saqqara.terminal.questions.ask", lambda prompt, given=asked: print(prompt) or next(given))
        outcome = cli("play", "--terminal", "--language", "pl", typed="quit\n")
        assert outcome.code == 0, outcome
        assert words_of(outcome.out + outcome.err) - {"quit"} == set()


class Terminal:
    """`sys`, with an input that is a terminal."""

    class stdin:  # noqa: N801 (as in `sys`)
        @staticmethod
        def isatty() -> bool:
            return True


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_on_the_page_of_an_analysis_is_not_a_text(run: Callable[[str, str], str]) -> None:
    shown = run("analyse page", "pl")
    data = json.loads(re.findall(r'id="data">(.*?)</script>', shown, re.DOTALL)[0])
    labels = re.findall(r'(?:title|aria-label)="(.*?)"', shown)
    plain = re.sub(r"<(style|script|svg|template).*?</\1>|<[^>]*>", " ", shown, flags=re.DOTALL)
    gaps = {"share", "number", "moves", "round"}
    told = re.sub(r"<[^>]*>", " ", " ".join(data["tables"]["parts"]))
    assert HIDDEN in told
    assert words_of(" ".join([plain, *labels, told, *data["words"].values(), *data["marks"].values(), *data["names"]])) <= gaps


def test_the_page_of_an_analysis_in_farsi(run: Callable[[str, str], str]) -> None:
    shown = run("analyse page", "fa")
    assert '<html lang="fa" dir="rtl">' in shown
    for text in (t("cli-page-curve"), t("cli-page-moves", moves=30), t("game-imhotep"), t("cli-not-over")):
        assert text in shown
    assert persian("100") + "\u066a</span>" in shown, "the scale of the curve"
    assert '<html lang="en" dir="ltr">' in run("analyse page", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_fit_into_80_characters(run: Callable[[str, str], str], monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = "".join(run(name, language) for name in ("simulate", "tournament", "analyse", "admin list"))
    assert "…" not in shown, "nothing is cut"
    assert "cli-" not in shown, "no id instead of words"
    rows = [line for line in shown.splitlines() if line.startswith(("greedy", "random", "level:1"))]
    assert len({cell_len(row) for row in rows[:3]}) <= 1, "aligned"


def persian(digits: str) -> str:
    """A number in Persian digits."""
    return digits.translate(str.maketrans(texts.DIGITS, texts.PERSIAN))


def test_numbers_as_the_language_writes_them() -> None:
    written = {
        "en": "1,234.50 46%",
        "ro": "1.234,50 46\xa0%",
        "fi": "1\xa0234,50 46\xa0%",
        "fa": persian("1\u066c234\u066b50 46\u066a"),
    }
    for language, expected in written.items():
        texts.use(language)
        assert f"{number(1234.5, 2)} {percent(0.457)}" == expected
    assert persian("2\u066c000") in t("cli-events", events=2000)


def test_the_notices_of_a_page_on_this_computer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    texts.use("it")
    assert serve.show_other("http://127.0.0.1:1/", True, t) == 0
    out, err = capsys.readouterr()
    assert out == "Saqqara è già aperta su http://127.0.0.1:1/\n"
    assert err == "Non è stato possibile aprire un browser: vai su http://127.0.0.1:1/\n"
