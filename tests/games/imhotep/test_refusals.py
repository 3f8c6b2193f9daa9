"""A refused move says why, and nothing has changed. Reasons of single actions stand with their rules."""

from typing import Any

import pytest

import saqqara

from .table import Table, cargo, docked, give, play, put, put_pyramid, refused, sled, table


def asked_pick() -> Table:
    t = table(2)
    cargo(t, 2, "KW")
    return play(t, "sail 2 market")


def asked_keep() -> Table:
    t = table(2, "BAAAA")
    cargo(t, 4, "K")
    return play(t, "sail 4 market; pick 4")


def asked_build() -> Table:
    t = table(2, "ABAAA")
    put_pyramid(t, "middle", "WWWWW")
    cargo(t, 4, "K")
    return play(t, "sail 4 pyramids")


def asked_bonus_load() -> Table:
    t = table(2, "ABAAA", rounds="3221")
    put_pyramid(t, "right", "WWW")
    cargo(t, 3, "K")
    return play(t, "sail 3 pyramids; build right")


def asked_bonus() -> Table:
    t = table(2, "AABAA")
    put(t, "temple", "K")
    docked(t, "market pyramids burial")
    cargo(t, 4, "K")
    return play(t, "sail 4 obelisks")


def asked_load() -> Table:
    t = table(2)
    give(t, 0, "chisel")
    return play(t, "play chisel; load 1.1")


def asked_sail() -> Table:
    t = table(2, rounds="3322")
    give(t, 0, "sail")
    cargo(t, 2, "WW")
    return play(t, "play sail")


def asked_site() -> Table:
    return play(asked_sail(), "load 3.1")


def asked_lever() -> Table:
    t = table(2)
    give(t, 0, "lever")
    cargo(t, 1, "KWWK")
    return play(t, "play lever")


def asked_unload() -> Table:
    return play(asked_lever(), "sail 1 temple")


def asked_turn() -> Table:
    return table(2)


QUESTIONS = [
    asked_turn, asked_load, asked_bonus_load, asked_sail, asked_site, asked_lever, asked_unload, asked_pick, asked_keep,
    asked_build, asked_bonus,
]  # fmt: skip


@pytest.mark.parametrize("asked", QUESTIONS)
def test_every_move_is_either_legal_or_refused_with_nothing_changed(asked: Any) -> None:
    t = asked()
    legal = t.moves()
    before = t.position.copy().values()
    for move in t.game.rules.notation:
        if move in legal:
            t.copy().play(move)
        else:
            with pytest.raises(saqqara.IllegalMove, match=move) as caught:
                t.play(move)
            assert caught.value.move == move
            assert caught.value.reason not in ("", "not-a-move", "game-over")
    assert (t.position.values(), t.moves()) == (before, legal)


@pytest.mark.parametrize("asked", QUESTIONS[1:])
def test_within_an_action_no_other_action_is_possible(asked: Any) -> None:
    t = asked()
    assert refused(t, "take") == refused(t, "pass") == refused(t, "play hammer") == "not-asked"


@pytest.mark.parametrize("asked", QUESTIONS[:1])
@pytest.mark.parametrize("move", ["skip", "unload p1", "pick 1", "keep 1", "build left", "bonus point", "bonus stones"])
def test_a_turn_asks_for_an_action(asked: Any, move: str) -> None:
    assert refused(asked(), move) == "not-asked"


@pytest.mark.parametrize("move", ["", "Take", " take", "load 1", "load 0.1", "load 5.1", "load 1.5", "sail 1", "unload p5"])
def test_what_is_no_move(move: str) -> None:
    assert refused(table(2), move) == "not-a-move"


@pytest.mark.parametrize("move", [None, 3, b"take", ["take"]])
def test_what_is_not_even_a_text(move: Any) -> None:
    assert refused(table(2), move) == "not-a-move"


def test_a_seats_stones_run_out_while_unloading() -> None:
    t = table(3)
    give(t, 0, "lever")
    cargo(t, 1, "KWB")
    play(t, "play lever; sail 1 temple; unload p2")
    assert refused(t, "unload p2") == refused(t, "unload p4") == "no-stone-aboard"


def test_a_finished_pyramid() -> None:
    assert refused(asked_build(), "build middle") == "pyramid-finished"


def test_the_ship_just_loaded_must_sail() -> None:
    assert refused(asked_site(), "sail 2 temple") == "other-ship"


def test_the_bonus_load_needs_an_empty_space_of_a_ship_that_has_not_sailed() -> None:
    t = asked_bonus_load()
    assert refused(t, "load 3.1") == "ship-sailed"
    assert refused(t, "load 4.2") == "no-such-space"


def test_the_message_says_what_is_wrong() -> None:
    t = table(2)
    sled(t, 5)
    with pytest.raises(saqqara.IllegalMove, match=r"^take: the sled is full with 5 stones$"):
        t.play("take")
