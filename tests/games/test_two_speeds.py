"""One source, two speeds: interpreted and compiled rules agree at every decision of thousands of random games."""

import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import Game
from saqqara.games.chance import below, seed_words
from saqqara.games.compile import Compiler, dtype, from_record, to_record
from saqqara.games.contract import Rules
from saqqara.games.drivers import copy_positions, rebind
from saqqara.games.fields import MoveList

from . import fingerprint
from .options import ALL_GAMES, name_of

numpy = pytest.importorskip("numpy")
pytest.importorskip("numba")

LONGEST = 700
start: Any
legal_moves: Any
play: Any
is_over: Any
score: Any


def trace(s: Any, words: Any, moves: MoveList, states: Any, listed: Any, scores: Any) -> int:
    """Play a random game and write down every state, its legal moves (ended by -1) and its scores."""
    start(s)
    ply = 0
    while True:
        states[ply] = s
        for seat in range(s.players):
            scores[ply][seat] = score(s, seat)
        count = legal_moves(s, moves)
        for i in range(count):
            listed[ply][i] = moves[i]
        listed[ply][count] = -1
        if is_over(s):
            return ply
        play(s, moves[below(words, count)])
        ply += 1


class Tracer:
    """The compiled `trace` of one game, with room for what it writes down."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        size = len(rules.notation) + 1
        self.record = numpy.zeros(1, dtype(rules.position))
        self.moves = numpy.zeros(size, numpy.int64)
        self.states = numpy.zeros(LONGEST, self.record.dtype)
        self.listed = numpy.zeros((LONGEST, size), numpy.int64)
        self.scores = numpy.zeros((LONGEST, 5), numpy.int64)
        bound = rebind(trace, rules.functions.by_name())
        room = (numpy.zeros(4, numpy.int64), self.moves, self.states, self.listed, self.scores)
        self.compiled = Compiler(rules.position).entry(bound, self.record[0], *room)

    def run(self, position: Any, seed: int) -> int:
        to_record(position, self.record[0])
        words = numpy.array(seed_words(seed, "players"))
        plies: int = self.compiled(self.record[0], words, self.moves, self.states, self.listed, self.scores)
        return plies

    def flat_states(self, plies: int) -> Any:
        columns = [self.states[: plies + 1][field.name].reshape(plies + 1, -1) for field in self.rules.position.FIELDS]
        return numpy.concatenate([column.astype(numpy.int64) for column in columns], axis=1)


TRACERS: dict[str, Tracer] = {}


def tracer(rules: Rules[Any]) -> Tracer:
    if rules.name not in TRACERS:
        TRACERS[rules.name] = Tracer(rules)
    return TRACERS[rules.name]


def flat(position: Any) -> list[int]:
    values: list[int] = []
    for field, value in zip(position.FIELDS, position.values(), strict=True):
        if not field.shape:
            values.append(value)
        elif len(field.shape) == 1:
            values.extend(value)
        else:
            values.extend(itertools.chain.from_iterable(value))
    return values


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_interpreted_and_compiled_agree_at_every_decision(game: Game[Any]) -> None:
    rules, traced = game.rules, tracer(game.rules)
    functions, moves = rules.functions, [0] * (len(rules.notation) + 1)
    for seed in range(12 if game.name == "imhotep" else 80):
        s = rules.blank(game.options)
        s.words[:] = seed_words(seed)
        plies = traced.run(s, seed)
        words = list(seed_words(seed, "players"))
        functions.start(s)
        states, listed, scores = [], [], []
        while True:
            states.append(flat(s))
            scores.append([functions.score(s, seat) for seat in range(game.players)])
            count = functions.legal_moves(s, moves)
            listed.append(moves[:count])
            if functions.is_over(s):
                break
            functions.play(s, moves[below(words, count)])
        assert len(states) == plies + 1
        assert numpy.array_equal(numpy.array(states), traced.flat_states(plies))
        assert [row[: row.index(-1)] for row in traced.listed[: plies + 1].tolist()] == listed
        assert traced.scores[: plies + 1, : game.players].tolist() == scores


def test_a_record_goes_to_machine_code_and_back() -> None:
    for name in saqqara.game_names():
        state = saqqara.game(name).start(seed=3)
        record = numpy.zeros(1, dtype(state.game.rules.position))
        to_record(state.position, record[0])
        again = state.game.rules.position()
        from_record(record[0], again)
        assert again.values() == state.position.values()


def test_a_damaged_cache_is_cleared_and_compiled_anew(tmp_path: Path) -> None:
    rules = saqqara.game("imhotep").rules
    states = numpy.zeros(2, dtype(rules.position))
    states["round"] = [3, 4]
    for damage in (None, b"", b"\x80garbage"):
        cached = list(tmp_path.rglob("*.nb?"))
        assert bool(cached) == (damage is not None)
        for file in cached:
            file.write_bytes(damage or b"")
        copy = Compiler(rules.position, tmp_path).entry(copy_positions, states, 1)
        copy(states, 1)
        assert states["round"].tolist() == [3, 3]


def test_an_imhotep_position_is_at_most_512_bytes() -> None:
    assert dtype(saqqara.game("imhotep").rules.position).itemsize <= 512


def test_import_is_light() -> None:
    code = "import saqqara, sys; assert not {'numpy', 'numba', 'rich', 'typer'} & {*sys.modules}"
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
        pytest.skip(f"Python {version} is not on this machine: the same game there is NOT tested")
    source = Path(saqqara.__file__).parent.parent
    command = [python, str(Path(fingerprint.__file__))]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, check=True, stdout=subprocess.PIPE, text=True)
    golden = Path(__file__).parent / "recordings" / "fingerprint.txt"
    assert done.stdout == golden.read_text()


def test_numba_is_asked_for_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(RuntimeError, match=r"machine code needs NumPy and Numba: pip install 'saqqara\[fast\]'"):
        Compiler(saqqara.game("imhotep").rules.position)
