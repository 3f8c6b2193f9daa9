"""What the learned evaluation of Anubixx sees of a sheet, beside what the rules say of it."""

from saqqara.games import State
from saqqara.games.anubixx import marks
from saqqara.games.anubixx.components import PAIRS, PILE_START, PILES, RELIEF_FIELDS, STONE_PILE, STONES
from saqqara.games.anubixx.moves import DONE_MOVE, RELIEF_MOVE
from tests.bots.positions import some_states


def marks_of(state: State, seat: int) -> list[int]:
    room = [0] * marks.MARKS
    return room[: marks.write_marks(state.position, seat, room, 0)]


def anubixx_states() -> list[State]:
    return [state for state in some_states(160, first=3000) if state.game.name == "anubixx"]


def test_marks_are_numbers_of_their_own() -> None:
    for state in anubixx_states():
        for seat in range(state.game.players):
            found = marks_of(state, seat)
            assert len(set(found)) == len(found)
            assert all(0 <= mark < marks.MARKS for mark in found)


def test_crosses_are_marked() -> None:
    for state in anubixx_states():
        s = state.position
        for seat in range(state.game.players):
            stones = {PILE_START[pile] + level for pile in range(PILES) for level in range(s.height[seat][pile])}
            relief = {STONES + field for field in range(RELIEF_FIELDS) if s.relief[seat] >> field & 1}
            assert {mark for mark in marks_of(state, seat) if mark < marks.OPEN} == stones | relief


def test_what_can_be_crossed_is_what_the_rules_allow() -> None:
    seen = set()
    for state in anubixx_states():
        mover = state.mover
        assert mover is not None
        found = set(marks_of(state, mover))
        legal = [move for move in state.legal() if move != DONE_MOVE]
        joker = marks.JOKERS not in found
        payable = {
            pile
            for pile in range(PILES)
            if marks.OPEN + pile in found and (joker or found & {marks.BY_DIE + pile, marks.BY_QUARRY + pile})
        }
        assert payable == {STONE_PILE[move >> 1] for move in legal if move < RELIEF_MOVE}
        pairs = {move - RELIEF_MOVE >> 2 for move in legal if move >= RELIEF_MOVE}
        by_dice = {pair for pair in range(PAIRS) if marks.PAIR_BY_DICE + pair in found}
        assert by_dice <= pairs <= {pair for pair in range(PAIRS) if marks.FREE + pair in found}
        assert marks.IS_MOVER in found
        seen |= found
    assert len(seen) > 150


def test_dice_are_for_those_who_are_still_to_act() -> None:
    for state in anubixx_states():
        for seat in range(state.game.players):
            found = marks_of(state, seat)
            if marks.TO_ACT not in found:
                assert not any(marks.BY_DIE <= mark < marks.BY_QUARRY for mark in found)
                assert not any(marks.PAIR_BY_DIE <= mark < marks.RELIEF_BY_QUARRY for mark in found)
