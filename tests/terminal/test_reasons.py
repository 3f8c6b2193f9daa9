"""What the library says about wrong options and records, in the languages of the command line."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.games.reasons import Reason, reason, reason_of
from saqqara.terminal import texts
from saqqara.terminal.complaints import told
from saqqara.terminal.texts import LANGUAGES, t
from tests.command_line import CommandLine
from tools.texts.read import SOURCE, read, use_of
from tools.texts.usage import sources

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


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    return CommandLine(monkeypatch, capsys)


def calls() -> dict[str, set[str]]:
    """The ids of all reasons that are written out in the source, with the names of their values."""
    found: dict[str, set[str]] = {}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.suffix == ".py" else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason" and node.args:
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    given = {each.arg for each in node.keywords if each.arg}
                    found[str(name.value)] = given | ({"least", "most"} if len(given) < len(node.keywords) else set())
    return found


def test_every_reason_gives_its_text_the_values_it_shows() -> None:
    english = read(SOURCE)
    assert len(calls()) > 50
    for name, values in calls().items():
        assert use_of(english, name).variables <= values, name


@pytest.mark.usefixtures("hidden_texts")
def test_nothing_is_said_that_is_not_a_text(cli: CommandLine) -> None:
    said = [cli.refused(*command.split(), "--language", "pl") for command in WRONG_OPTIONS]
    said += [cli.refused("replay", "-", "--language", "pl", typed=json.dumps(record)) for record in WRONG_RECORDS]
    for sentence in said:
        assert not re.search(r"[^\W\d_]{3,}", re.sub(r"^-: [\w.\[\]]+|--[a-z]+", " ", sentence)), sentence


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
