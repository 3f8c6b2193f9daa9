"""Anubixx's side of the contract: options, setups, records and the view."""

import json
from typing import Any

import pytest

import saqqara

from .table import dice, play, play_rounds, start


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"players": 1}, "players must be 2 to 5, not 1"),
        ({"players": 6}, "players must be 2 to 5, not 6"),
        ({"start": 2}, 'start must be a seat from 0 to 1 or "random", not 2'),
        ({"sides": "AAAAA"}, "unknown option of anubixx 'sides'; there are: players, layout, start"),
        ({"layout": "huge"}, 'layout must be "classic" or "great" or the content of a sheet file, not \'huge\''),
        ({"layout": "name = 3"}, "the file has no entry 'points'"),
        ({"layout": 3}, "sheets must be the content of a sheet file, not a number"),
        ({"layout": {}}, "the file has no entry 'name'"),
    ],
)
def test_impossible_options(options: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 (the text is compared below)
        saqqara.game("anubixx", **options)
    assert str(caught.value) == text


def test_defaults() -> None:
    assert saqqara.game("anubixx").options == {"players": 2, "layout": "classic", "start": 0}


def test_a_random_start_player_is_settled_at_the_start() -> None:
    game = saqqara.game("anubixx", players=5, start="random")
    seats = {game.start(seed=seed).options["start"] for seed in range(40)}
    assert seats == {0, 1, 2, 3, 4}
    state = game.start(seed=3)
    assert state.record()["options"]["start"] == state.mover == state.view()["active"]


@pytest.mark.parametrize(
    ("setup", "text"),
    [
        ({"sheets": ["A"]}, "setup.sheets: must be a list of 2 sheets, one for each seat"),
        ({"sheets": "AB"}, "setup.sheets: must be a list of 2 sheets, one for each seat"),
        ({"sheets": ["A", "A"]}, "setup.sheets[1]: sheet A is dealt already; everybody gets a different one"),
        ({"sheets": ["A", "G"]}, "setup.sheets[1]: 'G' is no sheet; there are A, B, C, D, E, F"),
        ({"sheets": ["A", ""]}, "setup.sheets[1]: '' is no sheet; there are A, B, C, D, E, F"),
        ({"rolls": [["R", "R"]]}, "setup.rolls[0]: must be a list of 3 colours, not 2"),
        ({"rolls": ["RRR"]}, "setup.rolls[0]: must be a list of 3 colours, not a text"),
        ({"rolls": [["R", "R", "X"]]}, "setup.rolls[0]: die 3 shows 'X', which is no colour (R, B, V, O, G, Y)"),
        ({"dice": []}, "setup: unknown entry of a setup 'dice'; there are: sheets, rolls"),
    ],
)
def test_impossible_setups(setup: dict[str, Any], text: str) -> None:
    with pytest.raises(saqqara.BadSetup) as caught:
        saqqara.game("anubixx").start(seed=1, setup=setup)
    assert str(caught.value) == text


def test_what_a_setup_leaves_out_comes_from_the_seed() -> None:
    game = saqqara.game("anubixx", players=3)
    free = game.start(seed=9).record()["setup"]
    assert game.start(seed=9, setup={"rolls": [["R"] * 4]}).record()["setup"]["sheets"] == free["sheets"]
    assert game.start(seed=9, setup={"sheets": ["F", "E", "D"]}).record()["setup"]["rolls"] == free["rolls"]


def test_a_record_holds_every_roll_that_has_happened_and_none_to_come() -> None:
    state = start("AC", "RGB", "YYY", "VVV")
    assert state.record()["setup"] == {"sheets": ["A", "C"], "rolls": [["R", "G", "B"]]}
    play(state, "done", "done")
    assert state.record()["setup"]["rolls"] == [["R", "G", "B"], ["Y", "Y", "Y"]]
    record = json.loads(json.dumps(state.record()))
    assert saqqara.replay(record) == state


def test_a_finished_game_replays_to_its_result() -> None:
    state = play_rounds("AB", *[("RRR", {})] * 60)
    record = json.loads(json.dumps(state.record()))
    assert record["result"] == {"scores": [16, 16], "ranking": [1, 1]}
    assert saqqara.replay(record).record() == record


def test_conceal_changes_only_the_dice_to_come() -> None:
    state = play(saqqara.game("anubixx", players=3).start(seed=5), "done")
    other = state.conceal(0, seed=1)
    assert other.view() == state.view()
    for table in (state, other):
        while table.view()["round"] < 4:
            table.play("done")
    assert state.record()["setup"]["rolls"] != other.record()["setup"]["rolls"]


def test_of_equal_dice_the_first_is_taken_first() -> None:
    state = play(start("ABC", "BBBR"), "pyramid 1.5", "done", "pyramid 1.1")
    assert [die["place"] for die in state.view()["dice"]] == ["blocked", "held", "middle", "middle"]
    assert dice(play(state, "done"), "middle") == "BBR"


def test_the_view_is_json_and_the_same_for_everybody() -> None:
    state = play(start("ABC", "BBBR"), "pyramid 1.5", "done")
    assert json.loads(json.dumps(state.view())) == state.view()
    assert state.view(0) | {"seat": None} == state.view()


def test_the_board_shows_crosses_dice_and_points() -> None:
    text = str(play(start("ABC", "BBBR"), "pyramid 1.5", "done"))
    assert "Dice: B B R in the middle, B blocked" in text
    assert "1   Y   O   G   V  [x]" in text
    assert "> Seat 2, sheet B" in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_games_with_the_same_layout_share_no_list() -> None:
    rules = saqqara.game("anubixx").rules
    options = saqqara.game("anubixx").options
    one, other = rules.blank(options), rules.blank(options)
    assert one.numbers() == other.numbers()
    for field, own, theirs in zip(one.FIELDS, one.values(), other.values(), strict=True):
        assert not field.shape or own is not theirs
        assert len(field.shape) < 2 or all(row is not their_row for row, their_row in zip(own, theirs, strict=True))
