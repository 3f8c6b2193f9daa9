"""What view and previews say of payments and progress, compared with what the rules do."""

from typing import Any

import pytest

from saqqara.games import State
from saqqara.table.previews import previews

from ...bots.positions import some_state
from .table import ARCH, by_dice, edited, jokers, play, play_rounds, quarry, start

TWINS = edited('relief = ["ORGY", "VYOB", "GBRV"]', 'relief = ["OOGY", "VYOB", "GBRV"]')


def preview(state: State, move: str) -> Any:
    return next(each for each in previews(state) if each["move"] == move)


@pytest.mark.parametrize(
    ("roll", "move", "payment"),
    [
        ("YRR", "pyramid 1.1", ["die"]),
        ("RRR", "pyramid 1.1", ["quarry"]),
        ("RRR", "pyramid 1.1 joker", ["joker"]),
        ("RRR", "done", []),
        ("OOR", "relief 1.1-1.2", ["die", "die"]),
        ("ORR", "relief 1.1-1.2", ["die", "quarry"]),
        ("ORR", "relief 1.1-1.2 - joker", ["die", "joker"]),
        ("RRR", "relief 1.1-1.2", ["quarry", "quarry"]),
        ("RRR", "relief 1.1-1.2 joker -", ["joker", "quarry"]),
        ("RRR", "relief 1.1-1.2 - joker", ["quarry", "joker"]),
        ("RRR", "relief 1.1-1.2 joker joker", ["joker", "joker"]),
    ],
)
def test_a_preview_says_how_each_stone_is_paid(roll: str, move: str, payment: list[str]) -> None:
    assert preview(start("AB", roll, layout=TWINS), move)["payment"] == payment


def test_a_preview_says_what_the_payment_costs() -> None:
    state = start("AB", "RRR")
    assert preview(state, "pyramid 1.1")["cost"] == 3 * state.view()["points"]["quarry"], "two stones are skipped"
    assert preview(state, "pyramid 1.1 joker")["cost"] == state.view()["points"]["joker"]
    assert preview(start("AB", "YRR"), "pyramid 1.1")["cost"] == 0


def test_payments_are_those_that_happen() -> None:
    paid = {"die": 0, "quarry": 0, "joker": 0}
    for number in range(1, 121, 2):
        state = some_state(number)
        seat = state.position.mover
        for each in previews(state):
            after = play(state.copy(), each["move"])
            payment = each["payment"]  # type: ignore[typeddict-item]
            struck = quarry(after, seat).count("x") - quarry(state, seat).count("x")
            assert payment.count("quarry") == struck
            assert payment.count("joker") == jokers(state, seat) - jokers(after, seat)
            fields = each["move"].count(".") if "key" not in each["move"] else 1
            assert len(payment) == (fields or each["move"].startswith("arch"))
            for means in payment:
                paid[means] += 1
    assert min(paid.values()) > 20


def test_fields_that_a_die_pays_for() -> None:
    state = start("AB", "YYO")
    seen = state.view()
    assert seen["mover"] == 0
    sheet = seen["seats"][0]
    rows = [*sheet["pyramid"], sheet["arch"]["left"], sheet["arch"]["right"], [sheet["arch"]["keystone"]], *sheet["relief"]]
    fields = {field["field"]: field["colour"] for row in rows for field in row}
    assert set(seen["paid_by_die"]) == {name for name, colour in fields.items() if colour in "YO"}
    after = play(state, "pyramid 1.1").view()
    assert "pyramid 1.1" not in after["paid_by_die"], "it is crossed"
    assert set(after["paid_by_die"]) < set(seen["paid_by_die"])


def test_the_order_of_a_round_begins_with_the_active_player() -> None:
    state = start("ABC", "RRRR", "GGGG")
    assert state.view()["order"] == [0, 1, 2]
    assert play(state, "done", "done", "done").view()["order"] == [1, 2, 0]


def test_how_far_buildings_count() -> None:
    assert start("AB").view()["seats"][0]["reached"] == {"pyramid": 0, "arch": 0, "relief": 0}
    full = play_rounds("AB", *by_dice(0, "A", ARCH[:8], dice=3))
    assert full.view()["seats"][0]["reached"]["arch"] == 4
    keystone = play_rounds("AB", *by_dice(0, "A", ARCH, dice=3))
    assert keystone.view()["seats"][0]["reached"]["arch"] == 5
    state = play(start("AB", "RRR"), "relief 2.2-2.3")
    assert state.view()["seats"][0]["reached"] == {"pyramid": 0, "arch": 0, "relief": 2}
    built = play_rounds("AB", *by_dice(0, "A", ["pyramid 1.1", "pyramid 1.2", "pyramid 2.1", "arch L1"], dice=3))
    assert built.view()["seats"][0]["reached"] == {"pyramid": 2, "arch": 0, "relief": 0}
