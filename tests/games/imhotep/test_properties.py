"""What holds after every move of every game, whatever the sides: nothing appears and nothing is lost."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games.imhotep.agenda import DISCARD
from saqqara.games.imhotep.components import BURIAL_LIMIT, CARD_NAMES, TEMPLE_LIMIT
from saqqara.games.imhotep.state import AGENDA, Position

from .table import COPIES, Table, quarry, sleds

ALL_SIDES = ["".join(sides) for sides in product("AB", repeat=5)]
UNTOUCHED = -9
SEEDS = st.integers(0, 2**32 - 1)
FAMILIES = [("play", 4), ("sail", 2), ("", 1)]
"""Kinds of moves and how much they are preferred: played evenly, games see few sailings and fewer blue cards."""


def stones_of(s: Position, seat: int) -> int:
    """All stones of a seat, wherever they are."""
    afloat = sum(spaces.count(seat) for spaces in s.ship_space) + s.unload_order[: s.unload_size].count(seat)
    built = sum(s.built[site][seat] for site in range(5))
    return s.sled[seat] + s.quarry[seat] + afloat + built + (s.carried == seat)


def all_cards(s: Position) -> list[int]:
    """All market cards by kind, wherever they are; a card in play waits on the agenda to be discarded."""
    cards = s.draw_pile[: s.draw_size] + s.discard_pile[: s.discard_size] + [card for card in s.market if card >= 0]
    cards += [s.agenda_detail[i] for i in range(s.agenda_size) if s.agenda_task[i] == DISCARD]
    return [cards.count(kind) + sum(hand[kind] for hand in s.hand) for kind in range(len(CARD_NAMES))]


def check(t: Table, stones: int) -> None:
    """Everything that always holds, with so many stones of each colour."""
    s = t.position
    assert [stones_of(s, seat) for seat in range(s.players)] == [stones] * s.players
    assert all_cards(s) == [COPIES[name] for name in CARD_NAMES]
    assert all(0 <= stones <= 5 for stones in s.sled)
    assert min(s.quarry) >= 0
    assert s.temple_size == sum(s.built[2]) <= TEMPLE_LIMIT
    assert s.burial_size == sum(s.built[3]) == sum(map(sum, s.burial_row)) <= BURIAL_LIMIT
    if t.game.options["sides"][4] == "B":
        assert sum(s.built[4]) == sum(s.waiting) + 3 * s.tower_size
    assert t.over or t.legal()


def choose(t: Table, chance: Random) -> str:
    """A random move: first its kind, then one of the kind."""
    moves = t.moves()
    weights = [next(weight for kind, weight in FAMILIES if move.startswith(kind)) for move in moves]
    return chance.choices(moves, weights)[0]


def play_to_the_end(t: Table, chance: Random, stones: int = 29) -> None:
    """A whole game, everything checked after every move."""
    t.position.agenda_task[:] = [UNTOUCHED] * AGENDA
    check(t, stones)
    while not t.over:
        t.play(choose(t, chance))
        check(t, stones)
    assert AGENDA - t.position.agenda_task.count(UNTOUCHED) <= AGENDA - 2
    assert t.position.agenda_size == 0


@pytest.mark.parametrize("wrath", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ALL_SIDES)
def test_nothing_is_lost(sides: str, players: int, wrath: bool) -> None:
    seed = ALL_SIDES.index(sides) * 8 + players * 2 + wrath
    t = saqqara.game("imhotep", players=players, sides=sides, wrath=wrath, start="random").start(seed=seed)
    play_to_the_end(t, Random(seed))
    assert t.scores() == [sum(seat.values()) for seat in t.breakdown()]
    assert sorted(t.ranking())[0] == 1


@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 4), sides=st.sampled_from(ALL_SIDES), wrath=st.booleans(), seed=SEEDS, moves=SEEDS)
def test_nothing_is_lost_in_any_game(players: int, sides: str, wrath: bool, seed: int, moves: int) -> None:
    t = saqqara.game("imhotep", players=players, sides=sides, wrath=wrath).start(seed=seed)
    play_to_the_end(t, Random(moves))


@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 4), sides=st.sampled_from(ALL_SIDES), stones=st.integers(5, 12), seed=SEEDS, moves=SEEDS)
def test_nothing_is_lost_when_stones_run_out(players: int, sides: str, stones: int, seed: int, moves: int) -> None:
    """With few stones in the quarries, players pass, rounds end without all ships, and red cards find no stone."""
    t = saqqara.game("imhotep", players=players, sides=sides).start(seed=seed)
    quarry(t, *(stones - sled for sled in sleds(t)))
    play_to_the_end(t, Random(moves), stones)


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 4), sides=st.sampled_from(ALL_SIDES), seed=SEEDS, moves=SEEDS)
def test_any_record_replays(players: int, sides: str, seed: int, moves: int) -> None:
    t = saqqara.game("imhotep", players=players, sides=sides).start(seed=seed)
    chance = Random(moves)
    while not t.over:
        t.play(choose(t, chance))
    again = saqqara.replay(t.record())
    assert again.record() == t.record()
    assert again.breakdown() == t.breakdown()


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 4), sides=st.sampled_from(ALL_SIDES), seed=SEEDS, moves=SEEDS)
def test_within_an_action_every_question_has_two_answers_or_more(players: int, sides: str, seed: int, moves: int) -> None:
    t = saqqara.game("imhotep", players=players, sides=sides).start(seed=seed)
    chance = Random(moves)
    while not t.over:
        assert t.view()["question"] == "turn" or len(t.legal()) >= 2
        assert len({*t.moves()}) == len(t.moves())
        t.play(choose(t, chance))
