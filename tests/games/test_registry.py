"""Games that the environment names: what is wrong with one is said in a sentence, and no game hides another."""

import os
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from saqqara.games import registry
from saqqara.games.options import Option
from tests.third_game.scarabs import ScarabsDescription


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    registry.descriptions.cache_clear()
    yield
    registry.descriptions.cache_clear()


def test_a_module_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA_GAMES, "no_such_games.jackal")
    with pytest.raises(ValueError, match=r"SAQQARA_GAMES names .no_such_games\.jackal., which cannot be imported"):
        registry.game_names()


def test_the_command_line_says_it_in_a_sentence() -> None:
    environment = os.environ | {registry.EXTRA_GAMES: "no_such_games.jackal"}
    ended = subprocess.run(
        [sys.executable, "-m", "saqqara", "serve"], env=environment, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, len(ended.stderr.splitlines())) == (2, "", 1)
    assert ended.stderr.startswith("saqqara: SAQQARA_GAMES names 'no_such_games.jackal', which cannot be imported")


def test_a_module_without_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA_GAMES, "json")
    with pytest.raises(ValueError, match="SAQQARA_GAMES names 'json', which has no DESCRIPTION"):
        registry.game_names()


def test_two_games_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impostor(ScarabsDescription):
        name = "imhotep"

    module = ModuleType("impostor_game")
    module.DESCRIPTION = Impostor()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "impostor_game", module)
    monkeypatch.setenv(registry.EXTRA_GAMES, "impostor_game")
    with pytest.raises(ValueError, match=r"two games are called 'imhotep': those of saqqara\.games\.imhotep and tests"):
        registry.game_names()


@pytest.mark.parametrize(
    ("default", "choices", "said"),
    [(30, (30, 20), "the choices of the option 'target' must be texts"), ("40", ("30", "20"), "must be one of its choices")],
)
def test_choices_are_texts_and_the_default_is_one_of_them(default: object, choices: tuple[object, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Option("target", "choice", default, "The points that end the game.", choices)  # type: ignore[arg-type]


def test_a_choice_that_there_is_not_is_told_with_its_quotes() -> None:
    with pytest.raises(ValueError, match="target must be '30' or '20', not 20"):
        Option("target", "choice", "30", "The points that end the game.", ("30", "20")).check(20)
