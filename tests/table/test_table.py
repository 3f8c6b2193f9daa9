"""Seats, turns, the log: what a table is told, and what it makes of it."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.table.commands import (
    MOST_CHAT,
    MOST_EVENTS,
    PHRASES,
    validate_bot_move,
    validate_chat,
    validate_leave,
    validate_move,
    validate_redo,
    validate_rematch,
    validate_resign,
    validate_sit,
    validate_start,
    validate_undo,
    validate_undo_answer,
)
from saqqara.table.events import Chat, Event
from saqqara.table.plain_text import NON_JOINER
from saqqara.table.refusal import Refused
from saqqara.table.seats import MOST_NAME, STAND_IN, Seat, clean_name
from saqqara.table.table import Table

from .room import SEED, A, B, C, Room, picture, refusal, some_room

calm = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


# Seats
def test_an_open_seat_is_taken_by_whoever_has_its_link_and_then_the_game_can_begin() -> None:
    room = Room("A-", begin=False)
    table = room.table
    assert (table.status, table.mover, table.acting(A)) == ("waiting", None, None)
    assert refusal(validate_start, table, A) == ("conflict", "error-open-seats")
    assert refusal(validate_sit, table, B, 1, "Ben", invited=False) == ("forbidden", "error-not-yours")
    assert refusal(validate_sit, table, B, 0, "Ben", invited=True) == ("conflict", "error-seat-taken")
    assert refusal(validate_sit, table, A, 0, "Ann", invited=True) == ("invalid", "error-seated")
    room.sit(B, 1, "Ben")
    assert room.table.seats[1] == Seat("human", B, "Ben")
    assert refusal(validate_sit, room.table, C, 1, "Cem", invited=True) == ("conflict", "error-seat-taken")
    assert refusal(validate_start, room.table, C) == ("forbidden", "error-not-yours")
    room.happen(validate_start(room.table, B), B)
    assert (room.table.status, room.table.mover) == ("running", 0)
    assert refusal(validate_start, room.table, A) == ("conflict", "error-started")


def test_an_open_seat_of_a_public_table_is_anybodys() -> None:
    room = Room("A-", begin=False, public=True)
    room.sit(B, 1, "Ben", invited=False)
    assert room.table.seats_of(B) == [1]


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = Room("AB").table
    assert refusal(validate_sit, table, C, seat, "Cem", invited=True) == ("not_found", "error-no-seat")
    assert refusal(validate_leave, table, A, seat) == ("not_found", "error-no-seat")
    assert refusal(validate_resign, table, A, seat, table.version) == ("not_found", "error-no-seat")


def test_nobody_moves_before_the_game_begins_or_after_it_has_ended() -> None:
    waiting = Room("A-", begin=False).table
    assert refusal(validate_move, waiting, A, "take", 1) == ("conflict", "error-not-started")
    assert refusal(validate_undo, waiting, A, 1) == ("conflict", "error-not-started")
    assert refusal(validate_resign, waiting, A, 0, 1) == ("conflict", "error-not-started")
    over = Room("AA")
    over.play_out()
    table = over.table
    for command in (lambda: validate_move(table, A, "take", table.version), lambda: validate_undo(table, A, table.version)):
        assert refusal(command) == ("finished", "error-finished")
    assert refusal(validate_redo, table, A, table.version) == ("finished", "error-finished")
    assert refusal(validate_resign, table, A, 0, table.version) == ("finished", "error-finished")
    assert refusal(validate_leave, table, A, 0) == ("finished", "error-finished")
    assert refusal(validate_sit, table, B, 0, "", invited=True) == ("finished", "error-finished")
    assert refusal(validate_bot_move, table, "take", table.turn) == ("finished", "error-finished")
    assert (table.undo_to(A), table.can_redo(A), table.mover) == (None, False, None)


def test_only_the_seat_that_must_decide_decides() -> None:
    table = Room("AB").table
    assert refusal(validate_move, table, B, "take", table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_move, table, C, "take", table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_move, table, "", "take", table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_bot_move, table, "take", table.turn) == ("out_of_date", "error-old-version")
    assert refusal(validate_move, table, A, "take", table.version - 1) == ("out_of_date", "error-old-version")
    assert refusal(validate_move, table, A, "take", table.version + 1) == ("out_of_date", "error-old-version")


def test_nobody_is_kept_from_moving_by_others_who_talk_or_come_and_go() -> None:
    room = Room("ABC")
    room.move(A, "take")
    seen = room.table.version
    room.happen(validate_chat(room.table, A, "hurry up", None), A)
    room.leave(A, 0)
    room.happen(validate_sit(room.table, A, 0, "", invited=False), A)
    room.happen(validate_undo(room.table, A, room.table.version), A)
    room.resign(C, 2)
    assert (room.table.position, room.table.version) == (seen, seen + 5)
    assert refusal(validate_move, room.table, B, "take", seen - 1) == ("out_of_date", "error-old-version")
    room.happen(validate_move(room.table, B, "take", seen), B)
    assert room.table.position == room.table.version == seen + 6
    assert room.table.undo_offer is None


def test_nobody_is_kept_from_answering_who_asks_to_take_back() -> None:
    """Others talk, or answer too. Nobody agrees to a question that they have not seen, also if it was asked before."""
    room = Room("ABC")
    room.move(A, "take")
    before = room.table.version
    room.happen(validate_undo(room.table, A, room.table.version), A)
    asked = room.table.version
    room.answer_undo(C, accept=False)
    assert refusal(validate_undo_answer, room.table, B, True, asked) == ("invalid", "error-no-offer")
    room.happen(validate_undo(room.table, A, room.table.version), A)
    assert refusal(validate_undo_answer, room.table, B, True, before) == ("out_of_date", "error-old-version")
    assert refusal(validate_undo_answer, room.table, B, True, asked) == ("out_of_date", "error-old-version")
    asked = room.table.version
    room.chat(A, "sorry")
    room.answer_undo(C, accept=True)
    assert refusal(validate_undo_answer, room.table, B, True, room.table.version + 1) == ("out_of_date", "error-old-version")
    room.happen(validate_undo_answer(room.table, B, True, asked), B)
    assert room.table.acting(A) == 0


def test_nobody_can_fill_the_log_for_the_others() -> None:
    room = Room("AB")
    room.move(A, "take")
    for _ in range(MOST_EVENTS // 2):
        room.happen(validate_chat(room.table, B, "more", None), B)
    assert refusal(validate_chat, room.table, B, "and more", None) == ("invalid", "error-full-log")
    room.leave(B, 1)
    assert refusal(validate_sit, room.table, B, 1, "", invited=False) == ("invalid", "error-full-log")
    room.happen(validate_chat(room.table, A, "enough", None), A)
    room.leave(A, 0)
    room.happen(validate_sit(room.table, A, 0, "", invited=False), A)
    room.undo(A)


def test_a_position_that_came_back_by_an_undo_must_be_seen_again() -> None:
    room = Room("AB")
    seen = room.table.version
    room.move(A, "take")
    room.undo(A)
    assert refusal(validate_move, room.table, A, "take", seen) == ("out_of_date", "error-old-version")


def test_an_illegal_move_is_refused_with_the_engines_reason_and_changes_nothing() -> None:
    room = Room("AB")
    before = picture(room.table)
    with pytest.raises(Refused) as refused:
        validate_move(room.table, A, "sail 1 temple", room.table.version)
    with pytest.raises(saqqara.IllegalMove) as engine:
        room.table.state.copy().play("sail 1 temple")
    assert (refused.value.kind, refused.value.error) == ("invalid", f"illegal-{engine.value.reason}")
    assert refused.value.text == engine.value.text
    assert refusal(validate_move, room.table, A, "checkmate", room.table.version) == ("invalid", "illegal-not-a-move")
    assert picture(room.table) == before


def test_one_person_may_hold_several_seats() -> None:
    room = Room("ABA", options={"sides": "AAAAA"})
    assert (room.table.seats_of(A), room.table.seats_of(B), room.table.seats_of("")) == ([0, 2], [1], [])
    room.move(A, "take")
    assert [room.table.acting(person) for person in (A, B)] == [None, 1]
    room.move(B, "take")
    assert [room.table.acting(person) for person in (A, B)] == [2, None]


def test_a_bot_is_asked_for_its_own_seats_only() -> None:
    room = Room("A4")
    assert [room.table.bot_to_move] == [None]
    room.move(A)
    assert [room.table.bot_to_move, room.table.acting(A)] == [4, None]
    assert refusal(validate_move, room.table, A, "take", room.table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_bot_move, room.table, "take", room.table.turn - 1) == ("out_of_date", "error-old-version")
    room.bot()
    assert room.table.bot_to_move is None


def test_talk_does_not_disturb_a_bot_that_thinks() -> None:
    room = Room("A4")
    room.move(A)
    turn = room.table.turn
    room.happen(validate_chat(room.table, A, "hurry up", None), A)
    assert (room.table.turn, room.table.version) == (turn, turn + 1)
    room.happen(validate_bot_move(room.table, "take", turn))
    assert room.table.turn == room.table.version
    room.happen(validate_undo(room.table, A, room.table.version), A)
    assert refusal(validate_bot_move, room.table, "take", turn) == ("out_of_date", "error-old-version")


# Leaving and coming back
def test_who_leaves_before_the_game_frees_the_seat() -> None:
    room = Room("A-", begin=False)
    room.sit(B, 1, "Ben")
    room.leave(B, 1)
    assert room.table.seats[1] == Seat("open")
    assert refusal(validate_start, room.table, A) == ("conflict", "error-open-seats")
    room.sit(C, 1, "Cem")
    room.happen(validate_start(room.table, C), C)
    assert room.table.seats_of(C) == [1]


def test_who_leaves_during_the_game_is_played_for_and_may_come_back() -> None:
    room = Room("AB")
    assert refusal(validate_leave, room.table, C, 0) == ("forbidden", "error-not-yours")
    room.leave(A, 0)
    assert (room.table.bot_to_move, room.table.acting(A)) == (STAND_IN, None)
    assert refusal(validate_leave, room.table, A, 0) == ("invalid", "error-left-already")
    assert refusal(validate_move, room.table, A, "take", room.table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_sit, room.table, C, 0, "Cem", invited=True) == ("conflict", "error-seat-taken")
    room.bot()
    room.move(B)
    room.sit(A, 0)
    assert (room.table.bot_to_move, room.table.acting(A)) == (None, 0)
    assert room.table.seats[0] == Seat("human", A, "A"), "the name is kept"
    room.move(A)


def test_who_leaves_may_say_how_well_the_bot_plays() -> None:
    room = Room("AA")
    room.happen(validate_leave(room.table, A, 1, level=1), A)
    room.move(A)
    assert room.table.bot_to_move == 1
    room.sit(A, 1)
    assert room.table.seats[1].level is None, "who is back plays as they like"


def test_a_game_that_everybody_has_left_goes_on_to_its_end() -> None:
    room = Room("AB", "anubixx")
    room.leave(A, 0)
    room.leave(B, 1)
    room.play_out()
    assert (room.table.status, room.table.ended_by) == ("finished", None)


# Giving up
def test_giving_up_ends_a_game_of_two() -> None:
    room = Room("AB")
    assert refusal(validate_resign, room.table, B, 0, room.table.version) == ("forbidden", "error-not-yours")
    assert refusal(validate_resign, room.table, B, 1, 1) == ("out_of_date", "error-old-version")
    room.resign(B, 1)
    assert (room.table.status, room.table.ended_by, room.table.ranking) == ("finished", "resigned", [1, 2])


def test_giving_up_among_more_leaves_the_evening_to_the_others() -> None:
    room = Room("ABC")
    room.resign(A, 0)
    table = room.table
    assert (table.status, table.ended_by, table.bot_to_move) == ("running", None, STAND_IN)
    assert refusal(validate_resign, table, A, 0, table.version) == ("invalid", "error-resigned")
    assert refusal(validate_sit, table, A, 0, "", invited=False) == ("invalid", "error-seated"), "nobody comes back from that"
    assert refusal(validate_leave, table, A, 0) == ("invalid", "error-left-already")
    room.bot()
    room.move(B)
    room.resign(B, 1)
    assert room.table.status == "running"
    room.resign(C, 2)
    assert (room.table.status, room.table.ended_by) == ("finished", "resigned")
    assert room.table.ranking == [1, 1, 1], "nobody is left to be first"


def test_who_gave_up_comes_last_although_a_bot_played_on_for_them() -> None:
    for winner, person in enumerate((A, B, C)):
        room = Room("ABC")
        room.resign(person, winner)
        room.play_out()
        table = room.table
        assert (table.status, table.ended_by, table.ranking[winner]) == ("finished", None, 3)
        others = [seat for seat in range(3) if seat != winner]
        assert sorted(table.ranking[seat] for seat in others) in ([1, 2], [1, 1])
        first = min(others, key=lambda seat: table.ranking[seat])
        assert table.view["scores"][first] == max(table.view["scores"][seat] for seat in others)


def test_places_after_giving_up_are_counted_as_in_sport() -> None:
    room = Room("A22")
    room.resign(A, 0)
    assert (room.table.status, room.table.ranking[0]) == ("finished", 3)
    assert 1 in room.table.ranking[1:], "the others have their places by what they have"


def test_the_record_of_a_game_given_up_is_there_and_has_no_result() -> None:
    room = Room("AB")
    room.move(A)
    assert refusal(room.table.record) == ("conflict", "error-not-finished")
    room.resign(B, 1)
    record = room.table.record()
    assert (record["ended"], record["names"], record["seed"]) == ("resigned", ["A", "B"], SEED)
    assert "result" not in record
    assert saqqara.replay(record).ply == 1


# Talking
def test_whoever_sits_at_the_table_may_talk_at_any_time() -> None:
    room = Room("A-", begin=False)
    for text in ("hello", '  <b>bold</b> & "so"  ', "سلام", "x" * MOST_CHAT):
        room.chat(A, text)
        assert room.table.events[-1].data == Chat(0, text=text.strip())
    for phrase in PHRASES:
        room.chat(A, None, phrase)
        assert room.table.events[-1].data == Chat(0, phrase=phrase)
    assert refusal(validate_chat, room.table, B, "hello", None) == ("forbidden", "error-not-yours")
    assert refusal(validate_chat, room.table, A, "x" * (MOST_CHAT + 1), None) == ("too_large", "error-too-large")
    assert refusal(validate_chat, room.table, A, " \n\t ", None) == ("invalid", "error-empty")
    assert refusal(validate_chat, room.table, A, None, None) == ("invalid", "error-empty")
    assert refusal(validate_chat, room.table, A, None, "boo") == ("invalid", "error-bad-request")
    room.chat(A, "two\nlines\x1b[2J")
    assert room.table.events[-1].data == Chat(0, text="two lines [2J")


@given(st.text(max_size=100))
def test_names_are_one_line_and_not_too_long(name: str) -> None:
    clean = clean_name(name)
    assert clean.replace(NON_JOINER, "").isprintable()
    assert len(clean) <= MOST_NAME
    assert clean_name(clean).strip() == clean.strip()


# Another game
def test_a_rematch_is_asked_for_once_by_those_who_played() -> None:
    room = Room("AB")
    assert refusal(validate_rematch, room.table, A, "next") == ("conflict", "error-not-finished")
    room.play_out()
    assert refusal(validate_rematch, room.table, C, "next") == ("forbidden", "error-not-yours")
    room.happen(validate_rematch(room.table, B, "next"), B)
    assert room.table.rematch == "next"
    with pytest.raises(Refused) as refused:
        validate_rematch(room.table, A, "other")
    assert (refused.value.kind, refused.value.details) == ("conflict", {"table": "next"})


def test_a_study_is_finished_from_the_first_and_is_not_played_again() -> None:
    moves = ["take", "take"]
    room = Room("AA", study=True, moves=moves)
    assert (room.table.status, [played.move for played in room.table.played]) == ("finished", moves)
    assert refusal(validate_rematch, room.table, A, "next") == ("invalid", "error-bad-request")
    assert "seed" not in room.table.record(), "its chance was not this seed's"


# The log
@calm
@given(some_room, st.integers(0, 2**32), st.integers(1, 60), st.booleans())
def test_the_log_leads_to_the_same_table_at_every_version(room: Room, number: int, steps: int, fast: bool) -> None:
    """Whatever people do, `Table.of` of the log so far is the table that applied it."""
    lot = random.Random(number)
    seen_before = [picture(Table.of("table", SEED, room.table.events[:1])), picture(room.table)]
    for _ in range(steps):
        step(room, lot, fast)
        if room.table.version > len(seen_before):
            seen_before.append(picture(room.table))
    events = room.table.events
    again = Table("table", SEED)
    for event, seen in zip(events, seen_before, strict=True):
        again.apply(event)
        assert picture(again) == seen
    for version in {1, len(events) // 2 + 1, len(events)}:
        assert picture(Table.of("table", SEED, events[:version])) == seen_before[version - 1]


def step(room: Room, lot: Any, fast: bool) -> None:
    """Something that may happen, or nothing if it is refused."""
    table, person = room.table, lot.choice([A, B, C])
    seat, version = lot.randrange(len(table.seats)), table.version
    room.at += lot.random() * 10

    def mover_moves() -> Any:
        move = lot.choice(table.state.moves() or ["take"])
        if table.bot_to_move:
            return validate_bot_move(table, move, table.turn)
        return validate_move(table, mover_of(table), move, version)

    choices = [
        *[mover_moves] * 8,
        *[lambda: validate_undo(table, person, version)] * 3,
        *[lambda: validate_redo(table, person, version)] * 2,
        lambda: validate_leave(table, person, seat),
        *[lambda: validate_sit(table, person, seat, "again", invited=False)] * 3,
        lambda: validate_chat(table, person, "well", None),
    ]
    if lot.random() < 0.02:
        choices = [lambda: validate_resign(table, person, seat, version)]
    try:
        pending = lot.choice(choices)()
    except Refused:
        return
    room.happen(pending, person, fast=fast)


def mover_of(table: Table) -> str:
    """The person who must decide."""
    return table.seats[table.mover].person if table.mover is not None else ""


def test_an_event_out_of_place_is_not_applied() -> None:
    room = Room("AB")
    with pytest.raises(AssertionError, match="event 9 after version 2"):
        room.table.apply(Event(9, 0.0, A, "x", Chat(0, text="late")))


@calm
@given(some_room, st.integers(0, 2**32))
def test_a_fork_goes_its_own_way(room: Room, number: int) -> None:
    before, seen = room.table, picture(room.table)
    lot = random.Random(number)
    for _ in range(20):
        step(room, lot, True)
    assert picture(before) == seen


@pytest.mark.parametrize("game", saqqara.game_names())
def test_a_table_tells_what_the_engine_tells(game: str) -> None:
    """Every view of a whole game is the engine's own."""
    room = Room("A2", game)
    state = saqqara.game(game, players=2).start(int(SEED, 16))
    while not state.over:
        assert room.table.view == state.view()
        assert room.table.mover == state.mover
        move = room.anybody(state.moves()[-1])
        state.play(move)
    assert (room.table.status, room.table.ranking) == ("finished", state.ranking())
    assert {name: value for name, value in room.table.record().items() if name in state.record()} == state.record()
    assert room.table.history.state_at(5).view() == saqqara.replay(state.record(), 5).view()


def test_a_table_knows_its_id_and_its_secret() -> None:
    room = Room("AB")
    again = Table.of("another", SEED, room.table.events)
    assert (again.id, again.secret) == ("another", SEED)
    assert again.copy().id == "another"
