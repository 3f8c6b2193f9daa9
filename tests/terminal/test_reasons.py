"""What the library says about wrong options and records, in the languages of the command line."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.games.anubixx.sheets import shipped
from saqqara.games.reasons import Reason, as_message, reason, reason_of
from saqqara.terminal import texts
from saqqara.terminal.complaints import told
from saqqara.terminal.texts import LANGUAGES, t
from tests.command_line import CommandLine
from tools.texts.read import SOURCE, read, use_of
from tools.texts.usage import sources

from .conftest import HIDDEN

RECORD: dict[str, Any] = {**saqqara.game("imhotep").start(seed=1).record()}
WRONG_OPTIONS = [
    "play --terminal --players 5",
    "play --terminal --sides ABC",
    "play --terminal --game anubixx --wrath",
    "play --terminal --seed -1",
    "play --terminal --bots 2=nobody",
    "play --terminal --bots 2=search:x",
    "simulate --games 0",
    f"simulate --games 2 --seed {(1 << 128) - 1}",
    "tournament --players foo,random",
    "tournament --players random,greedy --seats 9",
]
WRONG_RECORDS: list[object] = [
    [1],
    {},
    RECORD | {"format": "saqqara/9"},
    RECORD | {"game": "chess"},
    RECORD | {"options": {"players": 9}},
    RECORD | {"options": {"start": "random"}},
    RECORD | {"setup": {}},
    RECORD | {"setup": RECORD["setup"] | {"round_cards": 3}},
    RECORD | {"setup": RECORD["setup"] | {"market_deck": "none"}},
    RECORD | {"moves": ["take", "fly"]},
    RECORD | {"moves": {}},
    RECORD | {"result": {"scores": [1, 2]}},
]


HEADS = {"reason": "", "bad": "reason-sheet-"}
"""Functions that make reasons, and how the ids of their texts begin."""
WRONG_SHEETS = [
    ('name = "classic"', ""),
    ("[points]", "[point]"),
    ("keystone = 12", "keystone = 1.5"),
    ("keystone = 12", "keystone = 100"),
    ("keystone = 12", "keystone = "),
    ("[3, 6, 10, 15, 21]", "21"),
    ("[0, 3, 5, 8]", "[]"),
    ("{ 4 = 4,", "{ 5 = 4,"),
    ("{ 4 = 4,", '{ 4 = "4",'),
    ('["arch L3"]', '["arch L5"]'),
    ('["arch L3"]', "[3]"),
    ('["arch L3"]', '["pyramid 3.2"]'),
    ("[sheets.A]", "[sheets.AA]"),
    ("YOGVB", "YOXVB"),
    ("RVRG", "RVR"),
    ('arch = "OVYR"', 'arch = "OVY"'),
    ('quarry = "OGYVBRYBOVRG"', 'quarry = ""'),
]
WRONG_SERVERS = [
    "serve --database mysql://x",
    "serve --database sqlite://x.db",
    "serve --database sqlite:////nowhere/x.db",
    "serve --database sqlite:////",
    "serve --workers 2 --database sqlite:///DIRECTORY/x.db",
    "serve --origin example.org --database sqlite:///DIRECTORY/x.db",
    "serve --bus ftp://x --database sqlite:///DIRECTORY/x.db",
    "serve --bus redis://127.0.0.1:1 --database sqlite:///DIRECTORY/x.db",
    "serve --port 99999 --database sqlite:///DIRECTORY/x.db",
    "play --no-browser --port 99999",
    "serve --host 192.0.2.1 --database sqlite:///DIRECTORY/x.db",
    "serve --database sqlite:///DIRECTORY/text.db",
    "admin list --database postgresql://127.0.0.1:1/x",
    "admin show abc --database sqlite:///DIRECTORY/x.db",
    "admin ban --address here --database sqlite:///DIRECTORY/x.db",
]
WRONG_JSON = ["", "{1: 2}", '{"a" 1}', '["a" "b"]', '"a', '"\x01"', r'"\x"', "1 2", "NaN", "1e999", "9" * 5000, "[" * 100_000]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    return CommandLine(monkeypatch, capsys)


def calls() -> Iterator[tuple[str, set[str]]]:
    """The ids of all reasons that are written out in the source, with the names of their values."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.suffix == ".py" else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HEADS and node.args:
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    given = {each.arg for each in node.keywords if each.arg}
                    bounds = {"least", "most"} if len(given) < len(node.keywords) else set()
                    yield HEADS[node.func.id] + str(name.value), given | bounds


def test_every_reason_gives_its_text_the_values_it_shows() -> None:
    english = read(SOURCE)
    assert len(dict(calls())) > 120
    for name, values in calls():
        assert use_of(english, name).variables <= values, name


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_is_said_that_is_not_a_text(cli: CommandLine) -> None:
    said = [cli.refused(*command.split(), "--language", "pl") for command in WRONG_OPTIONS]
    said += [cli.refused("replay", "-", "--language", "pl", typed=json.dumps(record)) for record in WRONG_RECORDS]
    for sentence in said:
        assert not re.search(r"[^\W\d_]{3,}", re.sub(r"^-: [\w.\[\]]+|--[a-z]+", " ", sentence)), sentence


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_is_said_of_sheets_that_is_not_a_text(cli: CommandLine, tmp_path: Path) -> None:
    given, file = shipped("classic"), tmp_path / "sheets.toml"
    for old, new in WRONG_SHEETS:
        assert old in given
        file.write_text(given.replace(old, new, 1), encoding="utf-8")
        said = cli.refused("sheets", "check", file, "--language", "pl").removeprefix(f"{file}: ")
        assert HIDDEN in said
        assert set(re.findall(r"[^\W\d_]{3,}", said)) <= set(re.findall(r"\w+", given + new)), said


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_is_said_of_servers_and_json_that_is_not_a_text(cli: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database at all. " * 100)
    for command in WRONG_SERVERS:
        typed = command.replace("DIRECTORY", str(tmp_path)).split()
        said = cli.refused(*typed, "--language", "pl")
        assert HIDDEN in said
        assert set(re.findall(r"[^\W\d_]{3,}", re.sub(r"/\S*", " ", said))) <= set(re.findall(r"\w+", " ".join(typed))), said
    for text in WRONG_JSON:
        said = cli.refused("replay", "-", "--language", "pl", typed=text)
        assert not re.search(r"[^\W\d_]{3,}", said.replace("NaN", "")), said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_in_every_language(cli: CommandLine, language: str) -> None:
    said = cli.refused("simulate", "--players", "5", "--language", language)
    assert said == t("reason-range", option="--players", least=2, most=4, value="5")
    said = cli.refused("replay", "-", "--language", language, typed=json.dumps(RECORD | {"moves": ["take", "fly"]}))
    why = t("illegal-not-a-move")
    assert said == f"-: moves[1]: {t('reason-illegal', number=2, move='fly', why=why)}"


def test_a_reason_of_a_game_without_texts_stays_english() -> None:
    texts.use("fi")
    assert told(ValueError(reason("reason-of-scarabs", "no {what} here", what="beetle"))) == "no beetle here"
    assert told(ValueError("plain")) == "plain"


def test_a_reason_keeps_its_id_on_the_way() -> None:
    with pytest.raises(saqqara.BadRecord) as found:
        saqqara.replay(RECORD | {"options": {"players": 9}})
    assert isinstance(found.value.text, Reason)
    assert found.value.text == "players must be 2 to 4, not 9"
    assert reason_of(ValueError(found.value.text)) is found.value.text


def test_a_reason_as_a_page_gets_it() -> None:
    why = reason("reason-type", "must be {wanted}, not {found}", wanted=reason("reason-a-list", "a list"), found="null")
    wanted = {"id": "reason-a-list", "args": {}, "text": "a list"}
    assert as_message(why) == {
        "id": "reason-type",
        "args": {"wanted": wanted, "found": "null"},
        "text": "must be a list, not null",
    }
