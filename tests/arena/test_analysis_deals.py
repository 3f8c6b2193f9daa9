"""How an analysis values a move: over several deals of what the mover cannot know, the same deals for every move."""

import json
from pathlib import Path

import pytest

import saqqara
from saqqara import State
from saqqara.arena.analysis import DEALS, Study
from saqqara.bots import Budget

RECORD = json.loads((Path(__file__).parents[1] / "games" / "recordings" / "imhotep-09.json").read_text())
PLY = 20


class Looks:
    """Stands in for `Study.position_values`: keeps every state that it is asked about, and answers as told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answers: list[list[float]]) -> None:
        self.states: list[State] = []
        self.budgets: list[Budget] = []
        self.answers = answers
        monkeypatch.setattr(Study, "position_values", lambda _, state, budget, _purpose: self.look(state, budget))

    def look(self, state: State, budget: Budget) -> list[float]:
        self.states.append(state.copy())
        self.budgets.append(budget)
        return self.answers[(len(self.states) - 1) % len(self.answers)]

    def piles(self) -> list[tuple[int, ...]]:
        """The cards still to come, in each state."""
        return [tuple(state.position.draw_pile[: state.position.draw_size]) for state in self.states]


@pytest.fixture
def study() -> Study:
    return Study(RECORD, Budget(simulations=100), name="random", seed=3)


def test_every_look_has_a_deal_of_its_own(monkeypatch: pytest.MonkeyPatch, study: Study) -> None:
    looks = Looks(monkeypatch, [[0.5, 0.5]])
    state = study.states[PLY]
    study.value_of(state, state.moves()[0], study.budget)
    assert len(looks.piles()) == DEALS
    assert len({*looks.piles()}) == DEALS, "one deal that is looked at several times says no more than once"
    assert all(sorted(pile) == sorted(looks.piles()[0]) for pile in looks.piles())
    assert looks.budgets == [Budget(simulations=100 // DEALS)] * DEALS


def test_all_moves_of_a_position_meet_the_same_deals(monkeypatch: pytest.MonkeyPatch, study: Study) -> None:
    looks = Looks(monkeypatch, [[0.5, 0.5]])
    state = study.states[PLY]
    first, second = [move for move in state.moves() if move.startswith(("take", "load"))][:2]
    for move in (first, second):
        study.value_of(state, move, study.budget)
    assert looks.piles()[:DEALS] == looks.piles()[DEALS:]


def test_positions_have_different_deals(monkeypatch: pytest.MonkeyPatch, study: Study) -> None:
    looks = Looks(monkeypatch, [[0.5, 0.5]])
    for ply in (0, 1):
        study.value_of(study.states[ply], study.moves[ply], study.budget)
    assert not {*looks.piles()[:DEALS]} & {*looks.piles()[DEALS:]}


def test_the_value_is_the_mean_of_the_looks(monkeypatch: pytest.MonkeyPatch, study: Study) -> None:
    Looks(monkeypatch, [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0], [0.1, 0.9]])
    state = study.states[PLY]
    assert study.value_of(state, state.moves()[0], study.budget) == pytest.approx([0.4, 0.6])


def test_the_loss_is_what_the_played_move_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot `random` says which move it prefers; the looks say how good both are."""
    study = Study(RECORD, Budget(simulations=8), name="random", seed=3)
    ply = next(
        ply
        for ply, state in enumerate(study.states[:-1])
        if len(state.legal()) > 1 and study.new_bot().choose(state, study.budget, 0).move != study.moves[ply]
    )
    seat = study.states[ply].mover
    assert seat is not None
    good, bad = [[0.9 if each == seat else 0.1 for each in range(2)], [0.3 if each == seat else 0.7 for each in range(2)]]
    Looks(monkeypatch, [good] * DEALS + [bad] * DEALS)
    monkeypatch.setattr("saqqara.arena.analysis.derived_seed", lambda *_: 0)
    decision = study.judge(ply)
    assert decision.loss == pytest.approx(0.6)
    assert decision.mark == "blunder"
    assert decision.after == pytest.approx(bad)


def test_a_replayed_game_is_not_changed_by_the_looks(study: Study) -> None:
    before = [state.record() for state in study.states]
    study.judge(PLY)
    assert [state.record() for state in study.states] == before
    assert study.states[-1] == saqqara.replay(RECORD)
