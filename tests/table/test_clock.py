"""Clocks: real time with an increment, days for each move, and what happens when a flag falls."""

import random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from saqqara.table.clock import DAY, MOST_AWAY, Clock, ClockRules
from saqqara.table.commands import expired_clock, validate_move, validate_outage, validate_start, validate_undo
from saqqara.table.events import Flagged
from saqqara.table.refusal import Refused
from saqqara.table.seats import STAND_IN
from saqqara.table.table import FIRST_MOVE, Table

from .room import SEED, A, B, C, Room, refusal

LIVE = ClockRules("live", 60.0, 5.0)
DAYS = ClockRules("days", 2 * DAY)


def left(room: Room) -> list[float]:
    assert room.table.clock is not None
    return room.table.clock.now(room.at)


def test_a_live_clock_runs_for_whoever_must_decide_and_each_move_brings_the_increment() -> None:
    room = Room("AB", clock=LIVE)
    assert (left(room), room.table.clock and room.table.clock.running) == ([60, 60], 0)
    room.move(A, "take", at=1010)
    assert left(room) == [55, 60]
    room.move(B, "take", at=1040)
    assert left(room) == [55, 35]
    assert room.table.clock is not None
    assert room.table.clock.now(1050) == [45, 35]
    assert room.table.clock.deadline() == 1095


def test_nothing_runs_before_the_beginning_or_after_the_end() -> None:
    room = Room("A-", begin=False, clock=LIVE)
    assert room.table.clock is not None
    assert (room.table.clock.running, room.table.clock.deadline(), expired_clock(room.table, 9999)) == (None, None, None)
    room.sit(B, 1)
    room.happen(validate_start(room.table, A), A)
    room.resign(B, 1, at=1005)
    assert (room.table.clock.running, expired_clock(room.table, 99999)) == (None, None)
    assert left(room) == [55, 60]


def test_bots_have_all_the_time_they_want() -> None:
    room = Room("A2", clock=LIVE)
    room.move(A, "take", at=1001)
    assert room.table.clock is not None
    assert (room.table.clock.running, expired_clock(room.table, 99999)) == (None, None)
    room.at = 5000
    room.bot()
    assert room.table.clock.running == 0
    assert left(room) == [64, 60]


def test_talking_wins_no_time() -> None:
    room = Room("AB", clock=LIVE)
    room.chat(B, at=1020)
    room.chat(A, at=1030)
    assert left(room) == [30, 60]
    assert room.table.clock is not None
    assert room.table.clock.deadline() == 1060
    assert expired_clock(room.table, 1060) is not None


def test_going_to_and_fro_wins_no_time() -> None:
    room = Room("AB", clock=LIVE)
    for second in range(10):
        room.move(A, "take", at=1001 + 2 * second)
        room.undo(A, at=1002 + 2 * second)
    assert left(room)[0] == 50
    room.redo(A, at=1023)
    assert left(room)[0] == 52, "a move brought back has its increment again"
    assert left(room)[1] == 60, "what it took from the other is given back"


def test_leaving_and_coming_back_wins_no_time() -> None:
    room = Room("AB", clock=DAYS)
    room.leave(A, 0, at=1000 + DAY)
    room.at += DAY
    room.sit(A, 0)
    assert left(room) == [DAY - MOST_AWAY, 2 * DAY], "for so long a bot may think; more is not the person's"
    assert room.table.clock is not None
    assert room.table.clock.deadline() == room.at + DAY - MOST_AWAY


def test_who_leaves_and_comes_back_before_the_bot_has_moved_has_thought_all_the_time() -> None:
    """Again and again, they would think as long as they like."""
    room = Room("AB", clock=LIVE)
    for second in range(0, 20, 2):
        room.leave(A, 0, at=1001 + second)
        room.at += 1
        room.sit(A, 0)
    assert left(room) == [40, 60]
    room.leave(A, 0, at=1021)
    room.bot()
    room.at += 10
    room.sit(A, 0)
    assert left(room)[0] == 39, "the bot has moved: it was B's turn"
    room.move(B, at=1040)
    assert left(room)[0] == 39


def test_days_are_counted_anew_for_each_move() -> None:
    room = Room("AB", clock=DAYS)
    room.chat(A, at=1000 + DAY)
    assert left(room) == [DAY, 2 * DAY]
    room.move(A, "take", at=1000 + 1.5 * DAY)
    assert left(room) == [2 * DAY, 2 * DAY]
    room.move(B, "take", at=1000 + 2 * DAY)
    assert room.table.clock is not None
    assert room.table.clock.now(1000 + 3 * DAY) == [DAY, 2 * DAY]


@pytest.mark.parametrize("rules", [LIVE, DAYS], ids=lambda rules: rules.kind)
def test_when_a_flag_falls_a_game_of_two_is_over(rules: ClockRules) -> None:
    room = Room("AB", clock=rules)
    room.move(A)
    room.move(B)
    assert room.table.clock is not None
    deadline = room.table.clock.deadline()
    assert deadline is not None
    assert expired_clock(room.table, deadline - 0.01) is None
    pending = expired_clock(room.table, deadline)
    assert pending is not None
    assert pending.data == Flagged(0)
    room.happen(pending, at=deadline)
    assert (room.table.status, room.table.ended_by, room.table.ranking) == ("finished", "flagged", [2, 1])
    assert refusal(validate_move, room.table, A, "take", room.table.version) == ("finished", "error-finished")
    assert left(room)[0] == 0


def test_when_a_flag_falls_among_more_a_bot_plays_on() -> None:
    room = Room("ABC", clock=LIVE)
    for person in (A, B, C):
        room.move(person)
    pending = expired_clock(room.table, 2000)
    assert pending is not None
    room.happen(pending, at=2000)
    assert (room.table.status, room.table.bot_to_move) == ("running", STAND_IN)
    assert expired_clock(room.table, 99999) is None, "no flag falls while the bot decides"
    room.bot()
    assert room.table.clock is not None
    assert room.table.clock.running == 1


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.floats(0, 20), st.sampled_from(["move", "undo", "chat", "leave", "sit"])), max_size=30))
@example([(0.0, "move"), (1.0, "chat"), (0.0, "move"), (0.0, "undo"), (0.0, "undo"), (0.0, "move")])
def test_time_is_used_up_by_whoever_must_decide_and_by_nobody_else(steps: list[tuple[float, str]]) -> None:
    """Our own account of both clocks, beside the table's."""
    room = Room("AB", clock=ClockRules("live", 10_000.0, 3.0))
    account = [10_000.0, 10_000.0]
    account_at_moves: list[list[float]] = []
    gone: float | None = None  # when the person who must decide has left
    for seconds, what in steps:
        mover = room.table.mover
        if mover is None:
            return
        person = (A, B)[mover]
        timed = room.table.bot_to_move is None
        room.at += seconds
        other = 1 - mover
        try:
            if what == "move":
                room.anybody()
                account_at_moves.append([each - seconds * timed * (i == mover) for i, each in enumerate(account)])
                account[mover] += 3.0 * timed
                gone = None
            elif what == "undo":
                room.undo((A, B)[other])
                before = account_at_moves.pop()
                account[other] = min(account[other], before[other])
                account[mover] = before[mover]
                gone = None
                continue
            elif what == "chat":
                room.chat(person)
            elif what == "leave":
                room.leave(person, mover)
                gone = room.at if timed else None
            else:
                room.sit(person, mover)
                account[mover] -= 0.0 if gone is None else min(room.at - gone, MOST_AWAY)
                gone = None
        except Refused:
            room.at -= seconds
            continue
        account[mover] -= seconds * timed
        assert left(room) == pytest.approx(account, abs=0.11)
    again = Table.of("table", SEED, room.table.events)
    assert again.clock is not None
    assert again.clock.now(room.at) == left(room)


def test_a_clock_that_goes_backwards_takes_nothing_back() -> None:
    clock = Clock(ClockRules("live", 10), 2)
    clock.start(0, 100.0)
    assert clock.now(50.0) == [10, 10]
    clock.stop(50.0, moved=True)
    assert clock.left == [10, 10]


# Undo, outages, and those who never begin
def test_who_takes_back_gives_the_other_their_time_and_wins_none() -> None:
    room = Room("AB", clock=ClockRules("live", 600.0, 5.0))
    room.move(A, "take", at=1010)
    room.happen(validate_undo(room.table, A, room.table.version), A, at=1100)
    room.answer_undo(B, True, at=1150)
    assert left(room) == [590, 600], "the increment is gone, and B has not lost the 140 seconds"
    assert room.table.clock is not None
    assert room.table.clock.running == 0


def test_who_declines_has_thought_on_their_own_time() -> None:
    room = Room("AB", clock=ClockRules("live", 600.0, 5.0))
    room.move(A, "take", at=1010)
    room.happen(validate_undo(room.table, A, room.table.version), A, at=1100)
    room.answer_undo(B, False, at=1150)
    assert left(room) == [595, 460]


def test_undo_does_not_refill_a_clock_of_days() -> None:
    room = Room("AB", clock=DAYS)
    room.move(A, "take", at=1000 + 1.5 * DAY)
    room.undo(A, at=1000 + 1.6 * DAY)
    assert left(room) == [0.5 * DAY, 2 * DAY]
    room.move(A, "take", at=1000 + 1.7 * DAY)
    assert left(room) == [2 * DAY, 2 * DAY]


def test_undo_takes_no_time_that_is_used_already() -> None:
    """The move brought 30 seconds, and most of them are gone when it is taken back."""
    room = Room("A2", clock=ClockRules("live", 60.0, 30.0))
    room.move(A, "take", at=1050)
    room.bot()
    room.undo(A, at=1085)
    assert left(room) == [5, 60]
    assert expired_clock(room.table, 1086) is None
    room.move(A, "take", at=1086)
    room.bot()
    assert left(room) == [5, 60], "what it brought before is used up"


@pytest.mark.parametrize("again", ["redo", "move"])
@pytest.mark.parametrize(("seats", "other"), [("AA", 1), ("A2", 0)])
def test_alone_undo_does_not_refill_a_clock_of_days(seats: str, other: int, again: str) -> None:
    """Back and forth: the seat that has thought goes on with what it had."""
    room = Room(seats, clock=DAYS)
    room.move(A, "take")
    if seats == "A2":
        room.bot("take")
    room.at += 1.5 * DAY
    room.undo(A)
    assert left(room)[other] == 0.5 * DAY
    if again == "redo":
        room.redo(A)
    else:
        room.move(A, "take")
        if seats == "A2":
            room.bot("take")
    assert (room.table.mover, left(room)[other]) == (other, 0.5 * DAY)
    room.move(A)
    if seats == "AA":
        room.move(A)
    else:
        room.bot()
    assert (room.table.mover, left(room)[other]) == (other, 2 * DAY), "a further move has its days"


def test_after_an_undo_the_days_of_later_turns_are_counted_anew() -> None:
    """Anubixx: a seat decides twice in its action, so it takes back without asking."""
    room = Room("AB", "anubixx", clock=DAYS)
    lot = random.Random(1)
    seat = -1
    while seat != room.table.mover or room.table.played[-1].reveals:
        assert room.table.mover is not None
        seat = room.table.mover
        room.anybody(lot.choice(room.table.state.moves()))
    person = room.table.seats[seat].person
    room.at += 1.5 * DAY
    room.undo(person)
    room.redo(person)
    assert left(room)[seat] == 0.5 * DAY
    while room.table.mover == seat:
        room.anybody()
    while room.table.mover != seat:
        room.anybody()
    assert left(room)[seat] == 2 * DAY


def test_who_takes_the_first_move_back_has_begun_all_the_same() -> None:
    room = Room("A2", clock=ClockRules("live", 900.0))
    room.move(A, "take", at=1100)
    room.bot()
    room.undo(A, at=1300)
    assert expired_clock(room.table, 1301) is None
    assert left(room) == [600, 900]
    pending = expired_clock(room.table, 1901)
    assert pending is not None
    assert pending.data == Flagged(0)


def test_while_the_server_was_away_nobody_lost_time() -> None:
    room = Room("AB", clock=LIVE)
    room.move(A, at=1001)
    room.move(B, at=1002)
    assert expired_clock(room.table, 9000) is not None
    room.happen(validate_outage(room.table, 1010, 8990), at=9000)
    assert expired_clock(room.table, 9000) is None
    assert left(room)[0] == pytest.approx(64 - 8 - 10)
    assert refusal(validate_outage, room.table, 1010, 8990) == ("invalid", "error-bad-request"), "it counts once"
    assert refusal(validate_outage, room.table, 900, 1001) == ("invalid", "error-bad-request"), "no clock ran then"
    again = Table.of("table", SEED, room.table.events)
    assert again.clock is not None
    assert again.clock.now(9000) == left(room)


def test_a_game_of_two_in_which_somebody_never_begins_has_no_winner() -> None:
    room = Room("AB", clock=ClockRules("live", 3600.0))
    room.move(A, at=1010)
    assert expired_clock(room.table, 1010 + FIRST_MOVE - 1) is None
    pending = expired_clock(room.table, 1010 + FIRST_MOVE)
    assert pending is not None
    room.happen(pending, at=1010 + FIRST_MOVE)
    assert (room.table.status, room.table.ended_by, room.table.ranking) == ("finished", "aborted", [1, 1])


def test_among_more_a_bot_plays_for_who_never_begins_and_they_may_come_back() -> None:
    room = Room("ABC", clock=ClockRules("live", 3600.0))
    pending = expired_clock(room.table, 1000 + FIRST_MOVE)
    assert pending is not None
    room.happen(pending, at=1000 + FIRST_MOVE)
    assert (room.table.status, room.table.bot_to_move) == ("running", STAND_IN)
    room.sit(A, 0)
    assert room.table.acting(A) == 0


def test_a_copy_of_a_clock_runs_by_itself() -> None:
    clock = Clock(LIVE, 2)
    clock.start(0, 0.0)
    other = clock.copy()
    other.stop(20.0, moved=False)
    assert (clock.left, clock.running, clock.deadline()) == ([60, 60], 0, 60)
    assert (other.left, other.running, other.deadline()) == ([40, 60], None, None)


def test_a_clock_that_was_stopped_stands_still() -> None:
    clock = Clock(LIVE, 2)
    clock.start(0, 0.0)
    clock.stop(20.0, moved=False)
    clock.stop(50.0, moved=True)
    assert (clock.now(90.0), clock.deadline()) == ([40, 60], None)


def test_days_begin_anew_when_the_turn_comes_to_another_seat() -> None:
    """Also for a seat that used up time without a move, such as before an undo."""
    clock = Clock(DAYS, 2)
    clock.start(0, 0.0)
    clock.stop(DAY, moved=False)
    clock.start(0, DAY)
    assert clock.now(DAY) == [DAY, 2 * DAY], "the same turn goes on"
    clock.stop(DAY, moved=False)
    clock.start(1, DAY)
    clock.stop(DAY, moved=False)
    clock.start(0, DAY)
    assert clock.now(DAY) == [2 * DAY, 2 * DAY]
