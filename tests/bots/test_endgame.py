"""Exact endgames: the solver beside a plain enumeration of all moves and all chance, and the search beside the solver."""

import os
import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import permutations
from threading import Event
from typing import Any

import pytest

import saqqara
from saqqara.bots import Budget, bot
from saqqara.bots.endgame import INTERPRETED_CHUNK, MOST_NODES, Endgame, exact_shares, node_bound
from saqqara.bots.engine import root_of
from saqqara.bots.search import SearchBot, best_settings
from saqqara.envs.courses import ExplicitCourse, nodes_of
from saqqara.games import State
from saqqara.games.chance import below
from saqqara.games.machine_code.runner import Interpreter, interpreter, runner

from ..games.options import SIDES
from ..third_game.scarabs import ScarabsDescription
from ..third_game.scarabs.rules import ScarabsRules
from ..third_game.scarabs.state import CARDS, COPIES, HAND, VALUES, Position
from ..third_game.scarabs.turn import times_seen

LONG = "SAQQARA_LONG" in os.environ
Result = tuple[list[float], list[float]]
"""The share of the win and the lead of every seat."""


def choices(name: str, number: int, players: int) -> list[State]:
    """All positions with a choice of a game of greedy players, the last one first."""
    options = {"sides": random.Random(number).choice(SIDES)} if name == "imhotep" else {}
    state = saqqara.game(name, players=players, **options).start(seed=number)
    found = []
    while not state.over:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(bot("greedy").choose(state, seed=number).move)
    return found[::-1]


BUDGET = Budget(simulations=1_250)
"""The solver may spend 20,000 nodes then."""


def endgames(name: str, games: int, players: int, last: int) -> Iterator[tuple[State, dict[int, list[float]]]]:
    """Positions among the last choices of some games that are solved."""
    for number in range(games):
        for state in choices(name, number, players)[:last]:
            shares = exact_shares(runner(name), root_of(state, 1), BUDGET, 0.0)
            if shares:
                yield state, shares


class TooLarge(Exception):
    """There is too much to enumerate for a test."""


class Enumeration:
    """Everything that can happen, one course after another, with the chance nodes that were written for OpenSpiel."""

    def __init__(self, most: int) -> None:
        self.left = most

    def after(self, state: State, move: int) -> list[float]:
        """The shares of the win after a move."""
        course = ExplicitCourse(state.game, nodes_of(state.game.name))
        course.continue_from(state.position, state.ply)
        course.play(move)
        return self.result(course)[0]

    def result(self, course: ExplicitCourse) -> Result:
        """The result if everybody maximises the own share, then the own lead; of equal moves the first."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        rules, s = course.game.rules, course.position
        if course.question is not None:
            return average([(p, self.result(answered(course, outcome))) for outcome, p in course.question.outcomes()])
        if rules.functions.is_over(s):
            return final(rules, s)
        moves = [0] * (len(rules.notation) + 1)
        count = rules.functions.legal_moves(s, moves)
        found = [self.result(played(course, move)) for move in moves[:count]]
        return max(found, key=lambda each: (round(each[0][s.mover], 6), round(each[1][s.mover], 6)))


def played(course: ExplicitCourse, move: int) -> ExplicitCourse:
    new = deepcopy(course)
    new.play(move)
    return new


def answered(course: ExplicitCourse, outcome: int) -> ExplicitCourse:
    new = deepcopy(course)
    new.answer(outcome)
    return new


def average(parts: list[tuple[float, Result]]) -> Result:
    seats = range(len(parts[0][1][0]))
    shares, leads = ([sum(p * each[i][seat] for p, each in parts) for seat in seats] for i in (0, 1))
    return shares, leads


def final(rules: Any, s: Any) -> Result:
    """The result of a game that is over."""
    places = [(rules.functions.score(s, seat), rules.functions.tie_break(s, seat)) for seat in range(s.players)]
    shares = [(place == max(places)) / places.count(max(places)) for place in places]
    leads = [places[seat][0] - max(each[0] for i, each in enumerate(places) if i != seat) for seat in range(s.players)]
    return shares, [float(lead) for lead in leads]


@pytest.mark.parametrize(("name", "players"), [("imhotep", 2), ("imhotep", 3), ("anubixx", 2), ("anubixx", 3)])
def test_the_solver_agrees_with_a_plain_enumeration(name: str, players: int) -> None:
    compared = 0
    for state, shares in endgames(name, 40 if LONG else 6, players, 3):
        for move, share in shares.items():
            enumeration = Enumeration(30_000 if LONG else 400)
            try:
                expected = enumeration.after(state, move)
            except TooLarge:
                continue
            assert share == pytest.approx(expected), (state.record(), state.game.rules.notation[move])
            compared += 1
    assert compared >= 8, "there is something to compare"


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_the_solver_is_the_same_at_both_speeds(name: str) -> None:
    compared = 0
    for state, shares in endgames(name, 4, 2, 3):
        endgame = Endgame(runner(name), root_of(state, 1), 1_000)
        if endgame.solve():
            plain = Endgame(interpreter(name), root_of(state, 1), 1_000)
            assert plain.solve() == shares
            assert plain.spent == endgame.spent
            compared += 1
    assert compared > 3


def test_what_is_hidden_does_not_matter() -> None:
    """Cards still to be drawn: the answer is the average over all that can come, however they lie in a deal."""
    drawn = 0
    for state, shares in endgames("imhotep", 24, 2, 3):
        other = Endgame(runner("imhotep"), root_of(state, 2), 20_000).solve()
        assert other == {move: pytest.approx(share) for move, share in shares.items()}
        drawn += any(share[0] not in (0, 0.5, 1) for share in shares.values())
    assert drawn > 0, "in some of them a card decides"


def draw_unseen(s: Position, seat: int) -> None:
    """In place of the rule of Scarabs: only the cards that are needed are drawn."""
    size = 0
    for value in range(1, VALUES + 1):
        for _copy in range(COPIES - times_seen(s, seat, value)):
            s.deck[size] = value
            size += 1
    for other in range(s.players):
        for place in range(HAND):
            if other != seat and s.shown[other][place] == 0:
                drawn = below(s.words, size)
                size -= 1
                s.hand[other][place], s.deck[drawn] = s.deck[drawn], s.deck[size]
    s.deck[:] = [0] * CARDS


class DrawnRules(ScarabsRules):
    """The rules of Scarabs, with this one."""

    functions = replace(ScarabsRules.functions, conceal=draw_unseen)


class DrawnScarabs(ScarabsDescription):
    """Scarabs whose hidden hands have few enough deals to try them all."""

    rules = DrawnRules()


def last_choice_of_scarabs(seed: int) -> State:
    state = saqqara.game("scarabs", players=2).start(seed=seed)
    lot = random.Random(seed)
    while not (state.position.round == 4 and state.position.laid[1 - state.position.mover] >= 0):
        state.play(lot.choice(state.moves()))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_last_choice_is_an_average_over_all_hidden_hands(seed: int) -> None:
    state = last_choice_of_scarabs(seed)
    s = state.position
    shares = Endgame(Interpreter(DrawnScarabs()), root_of(state, 1), 20_000).solve()
    assert set(shares) == set(state.legal())
    unseen = [value for value in range(1, VALUES + 1) for _ in range(COPIES - times_seen(s, s.mover, value))]
    hidden = [place for place in range(HAND) if s.shown[1 - s.mover][place] == 0]
    for move, share in shares.items():
        results = []
        for deal in permutations(unseen, len(hidden)):
            after = s.copy()
            for place, card in zip(hidden, deal, strict=True):
                after.hand[1 - s.mover][place] = card
            state.game.rules.functions.play(after, move)
            results.append(final(state.game.rules, after)[0])
        assert share == pytest.approx([sum(column) / len(results) for column in zip(*results, strict=True)])


def test_hidden_hands_with_too_many_deals_are_left_to_the_search() -> None:
    state = last_choice_of_scarabs(1)
    assert Endgame(runner("scarabs"), root_of(state, 1), 20_000).solve() == {}
    choice = bot("search:50").choose(state, seed=1)
    assert not any(each.exact for each in choice.considered)


def test_a_choice_before_another_choice_with_hidden_hands_is_not_solved() -> None:
    state = saqqara.game("scarabs", players=2).start(seed=3)
    lot = random.Random(3)
    while not (state.position.round == 4 and state.position.mover == state.position.lead):
        state.play(lot.choice(state.moves()))
    assert Endgame(Interpreter(DrawnScarabs()), root_of(state, 1), 20_000).solve() == {}


def test_the_bound_holds_and_a_cancelled_solver_stops_at_once() -> None:
    state = choices("imhotep", 1, 2)[14]
    small = Endgame(runner("imhotep"), root_of(state, 1), 50)
    assert small.solve() == {}
    assert small.spent == 50
    assert len(small.memory.keys) == 101
    cancelled = Event()
    plain = Endgame(interpreter("imhotep"), root_of(state, 1), MOST_NODES)
    looks = iter([False, True])
    assert plain.solve(lambda: next(looks)) == {}
    assert plain.spent == INTERPRETED_CHUNK
    cancelled.set()
    assert exact_shares(runner("imhotep"), root_of(state, 1), Budget(seconds=3), 0.0, cancelled) == {}


def test_a_bound_comes_from_the_budget_and_not_from_the_clock() -> None:
    engine = runner("imhotep")
    assert node_bound(engine, Budget(simulations=100)) == 1_600
    assert node_bound(interpreter("imhotep"), Budget(simulations=100)) == 1_600
    assert node_bound(engine, Budget(seconds=100)) == MOST_NODES


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_the_search_agrees_with_the_solver(name: str) -> None:
    """Alone, without the solver, the search gives away next to nothing where all moves are solved; with it, nothing at all."""
    losses = []
    for state, shares in endgames(name, 120 if LONG else 6, 2, 9):
        mover, best = state.position.mover, max(share[state.position.mover] for share in shares.values())
        if len(shares) == len(state.legal()):
            alone = SearchBot("alone", Budget(simulations=2_000), best_settings(state)).choose(state, seed=1)
            losses.append(best - shares[state.game.moves[alone.move]][mover])
        choice = SearchBot("search", BUDGET).choose(state, seed=1)
        assert choice.value[mover] == pytest.approx(best)
    right, loss = sum(each < 1e-6 for each in losses) / len(losses), sum(losses) / len(losses)
    print(f"{name}: {len(losses)} positions, the search is right in {right:.1%} and gives away {loss:.3%}")
    assert len(losses) >= (200 if LONG else 8)
    assert right >= 0.99 or loss < 0.001
