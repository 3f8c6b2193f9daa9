"""A refused move says why."""

import pytest

import saqqara
from saqqara.games.anubixx.sheets import shipped

from .table import edited, play, play_rounds, start

POOR = "\n".join('quarry = "R"' if line.startswith("quarry") else line for line in shipped("classic").splitlines())
TWINS = edited('relief = ["ORGY", "VYOB", "GBRV"]', 'relief = ["OOGY", "VYOB", "GBRV"]')
BARE_TWINS = TWINS.replace('quarry = "OGYVBRYBOVRG"', 'quarry = "RRO"')


def refused(state: saqqara.State, move: str) -> tuple[str, str]:
    before = state.copy()
    with pytest.raises(saqqara.IllegalMove) as caught:
        state.play(move)
    assert state == before
    return caught.value.reason, str(caught.value).removeprefix(f"{move}: ")


@pytest.mark.parametrize(
    ("move", "reason", "text"),
    [
        ("pyramid 6.1", "not-on-this-sheet", "there is no pyramid 6.1 on this sheet"),
        ("pyramid 2.1", "needs-support", "pyramid 2.1 needs both stones below it, pyramid 1.1 and pyramid 1.2"),
        ("arch L2", "column-from-below", "arch L2 needs arch L1 below it"),
        ("arch key", "keystone-needs-columns", "the keystone needs both columns of the arch complete"),
        ("pyramid 1.1 joker", "die-must-be-taken", "a yellow die lies in the middle and must be taken"),
        ("relief 1.3-1.4 - joker", "die-must-be-taken", "a yellow die lies in the middle and must be taken"),
        ("relief 1.3-1.4 joker joker", "die-must-be-taken", "a yellow die lies in the middle and must be taken"),
        ("pyramid 9.9", "not-a-move", "not a move; legal now: arch L1, arch L1 joker, arch R1, …"),
    ],
)
def test_on_an_empty_sheet(move: str, reason: str, text: str) -> None:
    assert refused(start("AB", "YRR"), move) == (reason, text)


def test_crossed_already() -> None:
    state = play(start("AB", "YRR"), "pyramid 1.1")
    assert refused(state, "pyramid 1.1") == ("already-crossed", "pyramid 1.1 is crossed already")
    state = play_rounds("AB", ("ORR", {0: "relief 1.1-1.2"}), ("RRR", {}))
    assert refused(state, "relief 1.2-1.3") == ("already-crossed", "relief 1.2 is crossed already")


def test_relief_after_a_first_stone() -> None:
    reason, text = refused(play(start("AB", "YRR"), "pyramid 1.1"), "relief 1.1-1.2")
    assert (reason, text) == (
        "relief-is-whole-action",
        "a relief pair is a whole action; only another stone of pyramid or arch may follow",
    )


def test_no_payment() -> None:
    state = start("AB", "RRR", layout=POOR)
    without = "no yellow die lies in the middle and no yellow stone is left in your quarry"
    assert refused(state, "pyramid 1.1") == ("no-payment", f"{without}; a joker can pay: pyramid 1.1 joker")
    assert refused(state, "relief 1.3-1.4 joker -") == ("no-payment", without)
    play(state, "pyramid 1.1 joker", "pyramid 1.2 joker", "done", "done")
    assert refused(state, "pyramid 1.3") == (
        "no-payment",
        "no green die lies in the middle, no green stone is left in your quarry and you have no joker",
    )
    assert refused(state, "pyramid 1.3 joker") == ("no-joker", "you have no joker left")


def test_two_jokers_wanted_and_one_left() -> None:
    state = play(start("AB", "RRR", "RRR", "RRR"), "pyramid 1.1 joker", "done", "done", "done")
    assert refused(state, "relief 1.3-1.4 joker joker") == ("no-joker", "you have only 1 joker left")


def test_two_of_a_colour() -> None:
    assert refused(start("AB", "ORR", layout=TWINS), "relief 1.1-1.2 joker -")[0] == "die-must-be-taken"
    assert refused(start("AB", "OOR", layout=TWINS), "relief 1.1-1.2 - joker")[0] == "die-must-be-taken"
    reason, text = refused(start("AB", "RRR", layout=BARE_TWINS), "relief 1.1-1.2")
    assert (reason, text) == ("no-payment", "two orange stones are needed, and dice and your quarry have only one")


def test_after_the_end() -> None:
    state = play_rounds("AB", *[("RRR", {})] * 60)
    assert refused(state, "done") == ("game-over", "the game is over")


def test_every_refusal_has_a_sentence() -> None:
    """Any move, in the middle of any game, is legal or refused in words."""
    for seed in range(3):
        state = saqqara.game("anubixx", players=3, layout=TWINS).start(seed=seed)
        for ply in range(60):
            legal = set(state.legal())
            for move in range(len(state.game.rules.notation)):
                if move not in legal and not state.over:
                    reason, text, _ = state.refusal(move)
                    assert reason
                    assert text
            if state.over:
                break
            state.play(state.moves()[(seed + ply * 7) % len(legal)])
