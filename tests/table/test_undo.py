"""Undo: your own last decisions, until another seat has acted, and never past revealed chance or another's decision."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.table.commands import validate_redo, validate_undo, validate_undo_answer
from saqqara.table.events import Event, Undone, UndoOffered
from saqqara.table.table import Table

from .room import A, B, C, Room, picture, refusal, some_room

calm = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def test_your_last_decision_can_be_taken_back_and_brought_back() -> None:
    room = Room("AB")
    before = room.table.state.record()
    room.move(A, "take")
    after = picture(room.table)
    assert (room.table.undo_to(A), room.table.undo_to(B), room.table.can_redo(A)) == (0, None, False)
    room.undo(A)
    assert (room.table.state.record(), room.table.mover) == (before, 0)
    assert (room.table.undo_to(A), room.table.can_redo(A), room.table.can_redo(B)) == (None, True, False)
    assert refusal(validate_redo, room.table, B, room.table.version) == ("invalid", "error-no-redo")
    assert refusal(validate_redo, room.table, A, room.table.version - 1) == ("out_of_date", "error-old-version")
    room.redo(A)
    same = ("view", "state", "words", "played", "record")
    assert {name: after[name] for name in same} == {name: picture(room.table)[name] for name in same}
    assert refusal(validate_redo, room.table, A, room.table.version) == ("invalid", "error-no-redo")


def test_not_after_another_seat_has_acted() -> None:
    room = Room("AB")
    room.move(A, "take")
    room.move(B, "take")
    assert refusal(validate_undo, room.table, A, room.table.version) == ("invalid", "error-no-undo")
    room.undo(B)
    assert room.table.undo_to(A) == 0, "once the other has taken theirs back, yours is the last again"


def test_not_after_a_bot_has_acted_where_others_play_too() -> None:
    room = Room("A2B")
    room.move(A, "take")
    assert room.table.undo_to(A) == 0
    room.bot()
    assert (room.table.undo_to(A), room.table.undo_to(B)) == (None, None)


def test_talk_and_coming_and_going_do_not_stand_in_the_way() -> None:
    room = Room("AB")
    room.move(A, "take")
    room.chat(B)
    room.leave(B, 1)
    room.sit(B, 1)
    room.undo(A)
    room.chat(B)
    room.redo(A)
    assert [played.move for played in room.table.played] == ["take"]


def test_several_decisions_go_back_one_by_one() -> None:
    """Anubixx: a seat decides twice in its action."""
    room = Room("AB", "anubixx")
    lot = random.Random(1)
    while True:
        room.anybody(lot.choice(room.table.state.moves()))
        last = room.table.played[-2:]
        if len(last) == 2 and last[0].seat == last[1].seat and not (last[0].reveals or last[1].reveals):
            break
    person, plies = room.table.seats[last[0].seat].person, len(room.table.played)
    assert room.table.undo_to(person) == plies - 1
    room.undo(person)
    assert room.table.undo_to(person) == plies - 2
    room.undo(person)
    room.redo(person)
    room.redo(person)
    assert room.table.played[-2:] == last


def test_never_past_a_card_that_was_drawn() -> None:
    """A new round shows a round card and deals the market anew."""
    room = Room("AB")
    lot = random.Random(2)
    while True:
        seen = room.table.state.copy()
        person = room.table.seats[room.table.mover or 0].person
        room.anybody(lot.choice(room.table.state.moves()))
        last = room.table.played[-1]
        assert last.reveals == room.table.state.reveals(seen)
        if last.reveals:
            break
        assert room.table.undo_to(person) == len(room.table.played) - 1
    assert room.table.view["round"] > seen.view()["round"]
    assert refusal(validate_undo, room.table, person, room.table.version) == ("invalid", "error-no-undo")


def test_never_past_a_roll() -> None:
    room = Room("AB", "anubixx")
    rolls = len(room.table.state.chance)
    while len(room.table.state.chance) == rolls:
        person = room.table.seats[room.table.mover or 0].person
        room.anybody("done" if "done" in room.table.state.moves() else None)
    assert room.table.undo_to(person) is None


def test_never_after_having_looked_at_the_face_down_cards() -> None:
    room = Room("AB", options={"sides": "BAAAA"})
    room.play_until("pick 4")
    person = room.table.seats[room.table.mover or 0].person
    room.move(person, "pick 4")
    assert "keep 1" in room.table.state.moves()
    assert room.table.undo_to(person) is None


SHORT = {"scarabs": 7, "royal_scarabs": 7}
"""Moves to play in games that are over sooner than the others."""


@pytest.mark.parametrize("seats", ["AA", "A2", "AA2", "A22"])
@pytest.mark.parametrize("game", saqqara.game_names())
def test_who_holds_all_human_seats_goes_back_as_far_as_they_like(game: str, seats: str) -> None:
    room = Room(seats, game)
    start = picture(room.table)
    lot = random.Random(3)
    decisions = 0
    for _ in range(SHORT.get(game, 60)):
        decisions += room.table.acting(A) is not None
        room.anybody(lot.choice(room.table.state.moves()))
        assert room.table.status == "running", "too short a game for this test"
    end = picture(room.table)
    for _ in range(decisions):
        room.undo(A)
        assert room.table.acting(A) is not None, "one stands before one's own decision again"
    same = ("view", "state", "words", "played", "record")
    assert {name: start[name] for name in same} == {name: picture(room.table)[name] for name in same}
    assert refusal(validate_undo, room.table, A, room.table.version) == ("invalid", "error-no-undo")
    while room.table.can_redo(A):
        room.redo(A)
    assert {name: end[name] for name in same} == {name: picture(room.table)[name] for name in same}


def test_another_move_ends_what_could_be_brought_back() -> None:
    room = Room("AA")
    room.move(A, "take")
    room.undo(A)
    room.move(A, room.table.state.moves()[-1])
    assert (room.table.history.undone, room.table.can_redo(A)) == ([], False)


def test_a_leaver_does_not_take_back_what_the_bot_decides_for_them() -> None:
    room = Room("ABC")
    room.leave(A, 0)
    room.bot("take")
    assert room.table.undo_to(A) is None
    room.sit(A, 0)
    assert room.table.undo_to(A) == 0, "who is back answers for the seat again"


def test_a_person_with_two_seats_takes_back_past_the_bot_of_the_one_that_was_left() -> None:
    room = Room("AA")
    room.leave(A, 1)
    room.move(A, "take")
    room.bot("take")
    assert room.table.undo_to(A) == 0


def test_who_has_resigned_takes_nothing_back() -> None:
    room = Room("ABC")
    room.move(A, "take")
    room.resign(A, 0)
    assert room.table.undo_to(A) is None
    assert refusal(validate_undo, room.table, A, room.table.version) == ("invalid", "error-no-undo")


def test_onlookers_and_strangers_take_nothing_back() -> None:
    room = Room("AA")
    room.move(A)
    assert (room.table.undo_to(B), room.table.undo_to("")) == (None, None)


@calm
@given(some_room, st.integers(0, 2**32))
def test_undo_follows_the_rule_and_is_offered_exactly_when_it_works(room: Room, number: int) -> None:
    lot = random.Random(number)
    decided: list[tuple[int, str, bool]] = []
    """Our own account of the game: seat, person or none, revealed."""
    alone = len({seat.person for seat in room.table.seats if seat.kind == "human"}) == 1
    for _ in range(30):
        if room.table.mover is None:
            return
        for person in (A, B, C):
            check_offer(room.table, person, expected_undo(decided, person, alone))
        undoers = [person for person in (A, B, C) if room.table.undo_to(person) is not None]
        if undoers and lot.random() < 0.4:
            keep = room.table.undo_to(undoers[0])
            room.undo(undoers[0])
            del decided[keep:]
            continue
        seat = room.table.mover
        before = room.table.state.copy()
        room.anybody(lot.choice(room.table.state.moves()))
        decided.append((seat, room.table.seats[seat].person, room.table.state.reveals(before)))


def expected_undo(decided: list[tuple[int, str, bool]], person: str, alone: bool) -> int | None:
    """The rule in other words."""
    own = [ply for ply, (_, whose, _) in enumerate(decided) if whose == person]
    if not own:
        return None
    last = own[-1]
    if alone:
        return last
    return last if last == len(decided) - 1 and not decided[-1][2] else None


def check_offer(table: Table, person: str, expected: int | None) -> None:
    """`undo_to` is the rule, and the commands work exactly when they are offered."""
    assert table.undo_to(person) == expected
    if expected is None:
        assert refusal(validate_undo, table, person, table.version) == ("invalid", "error-no-undo")
    else:
        others = {seat.person for seat in table.seats if seat.kind == "human"} - {person}
        kind = UndoOffered if others and table.mover not in table.seats_of(person) else Undone
        assert validate_undo(table, person, table.version).data == kind(table.played[expected].seat, expected)
    if table.can_redo(person):
        redo = validate_redo(table, person, table.version)
        table.copy().apply(Event(table.version + 1, 0.0, person, "redo", redo.data))
    else:
        assert refusal(validate_redo, table, person, table.version) == ("invalid", "error-no-redo")


# Consent
def test_who_would_lose_the_turn_is_asked_first() -> None:
    room = Room("AB")
    room.move(A, "take")
    version = room.table.version
    room.happen(validate_undo(room.table, A, version), A)
    assert [played.move for played in room.table.played] == ["take"], "nothing has happened yet"
    assert refusal(validate_undo, room.table, A, room.table.version) == ("conflict", "error-undo-asked")
    assert refusal(validate_undo_answer, room.table, A, True, room.table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_undo_answer, room.table, B, True, version) == ("out_of_date", "error-old-version")
    room.answer_undo(B, False)
    assert (room.table.undo_offer, room.table.mover) == (None, 1)
    assert refusal(validate_undo_answer, room.table, B, True, room.table.version) == ("invalid", "error-no-offer")
    room.happen(validate_undo(room.table, A, room.table.version), A)
    room.answer_undo(B, True)
    assert (room.table.played[:], room.table.mover) == ([], 0)


def test_all_others_are_asked_and_a_move_is_an_answer_too() -> None:
    room = Room("ABC")
    room.move(A, "take")
    room.happen(validate_undo(room.table, A, room.table.version), A)
    room.answer_undo(C, True)
    assert len(room.table.played) == 1
    room.move(B, "take")
    assert (room.table.undo_offer, len(room.table.played)) == (None, 2), "who plays on has declined"


def test_nobody_is_asked_where_nobody_loses_anything() -> None:
    """One's own turn still, or the others have left."""
    room = Room("AB", "anubixx")
    lot = random.Random(1)
    while True:
        mover = room.table.mover
        assert mover is not None
        room.anybody(lot.choice(room.table.state.moves()))
        if room.table.mover == mover and not room.table.played[-1].reveals:
            break
    assert room.table.asked_to_undo(room.table.seats[mover].person) == set()
    gone = Room("AB")
    gone.move(A, "take")
    gone.leave(B, 1)
    gone.happen(validate_undo(gone.table, A, gone.table.version), A)
    assert gone.table.played[:] == []


@pytest.mark.parametrize("seats", ["AB", "AA", "A2", "AAB", "AB2", "ABC"])
def test_somebody_is_asked_if_anybody_must_agree(seats: str) -> None:
    room = Room(seats)
    for _ in range(6):
        for person in (A, B, C, "d" * 64):
            assert room.table.asks_to_undo(person) == bool(room.table.asked_to_undo(person))
        room.anybody()
