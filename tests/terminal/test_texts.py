"""The terminal speaks the player's language."""

from pathlib import Path

import pytest

from saqqara.terminal import texts
from saqqara.terminal.texts import LANGUAGES, environment_language, joined, t
from tests.command_line import CommandLine
from tools.texts.read import PLURALS


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path))
    return CommandLine(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fi_FI"}, "fi"),
        ({"LANG": "pl", "LC_ALL": "it_IT@euro"}, "it"),
        ({"LANGUAGE": "de:ro:en", "LC_ALL": "pl_PL"}, "ro"),
        ({"LC_ALL": "C", "LANG": "pl"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_it_knows_every_language() -> None:
    assert set(LANGUAGES) == set(PLURALS)


def test_texts_are_filled_with_numbers_and_names_as_the_language_writes_them() -> None:
    assert t("hint-sail", site="pyramid", mine=2, others=1) == "2 stones of yours and 1 of others go to the pyramid."
    assert t("no-such-text") == "no-such-text"
    gain: dict[str, str | int] = {"who": "other", "name": "Mara", "points": 4}
    said = t("hint-line-more", **gain, source="burial", sourceName="Burial chamber")
    assert said == "Otherwise Mara gets 4 points more at the burial chamber."
    assert "fewer (Scarabs)." in t("hint-line-fewer", **gain, source="scarabs", sourceName="Scarabs"), "of another game"
    texts.use("fa")
    assert "۱۲" in t("end-shared-text", points=12)
    assert joined(["a 1", "b"], "standard") == "a 1 و b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_written_in_every_language(language: str) -> None:
    texts.use(language)
    comma = "،\u200f" if language == "fa" else ","
    assert joined(["a", "b", "c"]) == f"a{comma} b{comma} c", "without 'and'"
    assert joined(["a"]) == "a"
    assert joined(["a", "b", "c"], "standard").startswith(f"a{comma} b")


def test_a_table_in_another_language(cli: CommandLine) -> None:
    typed = "sail 1 temple\nfly\nscore\nhint\nwords\nquit\n"
    told = cli("play", "--terminal", "--language", "fa", "--seed", 3, typed=typed).out
    assert t("illegal-below-minimum") in told, "why a move is not possible"
    assert "Your sled" not in told
    assert "\\u200" not in told, "joiners are part of the words"
    for name in ("end-source-temple", "end-source-burial", "text-moves"):
        assert t(name) in told
    assert "--language must be one of en, ro," in cli.refused("play", "--terminal", "--language", "xx")


def test_the_heads_of_results_have_a_singular() -> None:
    game: dict[str, str | int] = {"game": "imhotep", "players": 2, "options": "seed 1", "seed": 1, "result": ""}
    assert "2 games of 2 on 1 deal," in texts.t("cli-tournament-head", games=2, seats=2, deals=1, **game)
    assert ", 1 move," in texts.t("cli-analyse-head-seconds", moves=1, bot="search", seconds="0.2", **game)
    assert "1 moves" not in texts.t("cli-analyse-head-simulations", moves=1, bot="search", simulations=1, **game)
    assert "1 simulations" not in texts.t("cli-analyse-head-simulations", moves=1, bot="search", simulations=1, **game)
    assert ", 1 move." in texts.t("cli-record-ok", moves=1, **game)
    assert ": 1 random game," in texts.t("cli-simulate-head", games=1, **game)
