"""One source, two speeds: interpreted rules and machine code agree at every decision of thousands of random games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara import Game
from saqqara.conformance.speeds import Tracer
from saqqara.games.drivers import Trace
from saqqara.games.machine_code.layout import position_layout
from saqqara.games.machine_code.runner import interpreter, runner
from tests import needs

from . import fingerprint
from .options import ALL_GAMES, name_of


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_interpreted_and_native_agree_at_every_decision(game: Game) -> None:
    native, plain = Tracer(runner(game.name), game), Tracer(interpreter(game.name), game)
    assert native.engine.native
    for seed in range(6 if game.name == "imhotep" else 60):
        assert native.run(seed) == plain.run(seed)


def test_a_position_goes_to_machine_code_and_back() -> None:
    for name in saqqara.game_names():
        state = saqqara.game(name).start(seed=3)
        memory = runner(name).allocate(Trace, states=6, counts=1, legal=1, scores=1)
        memory.states.store(5, state.position)
        again = memory.states.load(5, state.game.rules.position())
        assert again.values() == state.position.values()


def test_an_imhotep_position_is_at_most_512_bytes() -> None:
    assert position_layout(saqqara.game("imhotep").rules.position).size <= 512


def test_import_is_light() -> None:
    code = "import saqqara, sys; assert not {'ctypes', 'numpy', 'rich', 'typer'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code], check=True)


def find_python(version: str) -> str | None:
    """That version of Python, on the path or among pyenv's."""
    candidates = [shutil.which(f"python{version}"), *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))]
    for python in filter(None, candidates):
        if subprocess.run([python, "-c", ""], check=False, capture_output=True).returncode == 0:
            return python
    return None


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_same_seed_same_game_on_every_python(version: str) -> None:
    python = find_python(version)
    if python is None:
        pytest.skip(needs.reason("another Python"))
    source = Path(saqqara.__file__).parent.parent
    command = [python, str(Path(fingerprint.__file__))]
    done = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": str(source), "SAQQARA_GAMES": ""},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    golden = Path(__file__).parent / "recordings" / "fingerprint.txt"
    assert done.stdout == golden.read_text()
