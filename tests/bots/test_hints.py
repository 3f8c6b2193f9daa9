"""Hints: good moves with a reason, and the numbers in the reasons."""

import pytest

import saqqara
from saqqara.bots import Budget, hint
from saqqara.bots.interface import Choice, Considered
from saqqara.bots.plans import ENOUGH, after, foreseen, reasons, why_better
from saqqara.games import State, describe
from saqqara.games.anubixx.state import Position as AnubixxPosition
from saqqara.games.imhotep.state import Position as ImhotepPosition
from saqqara.games.puzzles import puzzles
from saqqara.games.story import Message

from .positions import some_states


def test_hints_give_reasons() -> None:
    seen = set()
    for state in some_states(60, first=900):
        hints = hint(state, Budget(simulations=100), seed=1)
        assert 1 <= len(hints) <= 3
        reasons = describe(state.game.name).hints
        assert reasons is not None
        for each in hints:
            assert each.move in state.moves()
            assert each.text == reasons.texts[each.reason].format(**each.arguments).replace("_", " ")
            seen.add(each.reason)
    assert len(seen) > 8


def imhotep(*moves: str) -> State[ImhotepPosition]:
    """Two players; the ships of the first round have 4, 3, 2 and 2 spaces."""
    cards = [[4, 3, 2, 2], [4, 3, 3, 1], [4, 3, 2, 1], [4, 2, 2, 1], [3, 3, 2, 2], [3, 3, 2, 1]]
    state = saqqara.game("imhotep", players=2).start(seed=1, setup={"round_cards": cards})
    for move in moves:
        state.play(move)
    return state


def reason(state: State[ImhotepPosition] | State[AnubixxPosition], move: str) -> Message:
    assert move in state.moves()
    reasons = describe(state.game.name).hints
    assert reasons is not None
    return reasons.reason(state.position, state.position.mover, move)


@pytest.mark.parametrize(
    ("moves", "stones", "sled"),
    [((), 3, 5), (("take",), 2, 5), (("load 1.1", "load 1.2"), 3, 4)],
)
def test_a_hint_counts_the_stones_that_the_sled_gets(moves: tuple[str, ...], stones: int, sled: int) -> None:
    assert reason(imhotep(*moves), "take") == Message("hint-take", {"stones": stones, "sled": sled})


@pytest.mark.parametrize(
    ("moves", "mine", "others"),
    [((), 1, 0), (("load 1.2",), 1, 1), (("load 1.2", "load 1.3"), 2, 1), (("load 1.2", "load 1.3", "load 1.4"), 2, 2)],
)
def test_a_hint_counts_the_stones_on_the_ship_that_is_loaded(moves: tuple[str, ...], mine: int, others: int) -> None:
    expected = Message("hint-load", {"ship": 1, "mine": mine, "others": others})
    assert reason(imhotep(*moves), "load 1.1") == expected


def test_a_hint_counts_the_stones_on_the_ship_that_sails() -> None:
    state = imhotep("load 1.1", "load 1.2", "load 1.3")
    assert reason(state, "sail 1 temple") == Message("hint-sail", {"mine": 1, "others": 2, "site": "temple"})
    state = imhotep("load 3.1", "take")
    assert reason(state, "sail 3 obelisks") == Message("hint-sail", {"mine": 1, "others": 0, "site": "obelisks"})
    state = imhotep("load 3.1")
    assert reason(state, "sail 3 obelisks") == Message("hint-sail-empty", {"others": 1, "site": "obelisks"})


def test_a_hint_counts_the_stones_that_are_crossed() -> None:
    """One stone of the pyramid or the arch, two fields of the relief, whatever they are paid with."""
    counted = {"hint-cross-free": 0, "hint-cross-paid": 0}
    for state in some_states(80, first=401):
        for move in state.moves() if state.game.name == "anubixx" else []:
            message = reason(state, move)
            if "stones" in message.args:
                assert message.args["stones"] == (2 if move.startswith("relief") else 1)
                counted[message.id] += 1
    assert min(counted.values()) > 20


def test_a_hint_counts_what_quarry_and_jokers_lose() -> None:
    checked = 0
    for state in some_states(80, first=401):
        for move in state.moves() if state.game.name == "anubixx" else []:
            message = reason(state, move)
            if message.id == "hint-cross-paid":
                before, after = state.breakdown()[state.position.mover], state.copy()
                after.play(move)
                then = after.breakdown()[state.position.mover]
                assert message.args["cost"] == sum(before[each] - then[each] for each in ("quarry", "jokers"))
                checked += 1
    assert checked > 20


def considered(*line: str) -> Considered:
    return Considered(line[0], 100, [0.5, 0.5], [0.0, 0.0], line=[*line])


def test_a_hint_says_what_the_expected_play_brings_by_source() -> None:
    """Black has a stone on ship 3. At the pyramids it counts at once; white would bring it to the temple. That the points are
    missing otherwise goes without saying."""
    state = imhotep("load 3.1", "load 3.2")
    good = considered("sail 3 pyramids", "take", "take")
    bad = considered("take", "sail 3 temple", "take")
    assert reasons(state, good, bad) == [Message("hint-line-gain", {"seat": 0, "source": "pyramids", "points": 2})]


def test_a_hint_says_how_much_less_there_is_otherwise() -> None:
    """To cross nothing brings nothing; but a joker would be lost."""
    state = saqqara.game("anubixx", players=2).start(seed=1)
    dear = next(move for move in state.moves() if reason(state, move).args.get("cost") == 2)
    (told,) = reasons(state, considered("done", "done"), considered(dear, "done"))
    assert told == Message("hint-line-fewer", {"seat": 0, "source": told.args["source"], "points": 2})


def test_a_hint_saves_nothing_where_nothing_is_left() -> None:
    said = set()
    for state in some_states(80, first=401):
        if state.game.name == "anubixx":
            left = state.breakdown()[state.position.mover]
            saves = left["quarry"] + left["jokers"] > 0
            said.add(saves)
            assert reason(state, "done").id == ("hint-done" if saves else "hint-wait")
    assert said == {True, False}


def test_a_hint_says_what_an_opponent_would_get_otherwise() -> None:
    """White's three stones in the burial chamber would be one group."""
    state = imhotep("load 2.1", "load 1.1", "take", "load 1.2", "take", "load 1.3")
    good = considered("sail 1 market", "pick 1", "pick 1")
    bad = considered("load 2.2", "sail 1 burial", "load 3.1")
    assert reasons(state, good, bad)[-1] == Message("hint-line-more", {"seat": 1, "source": "burial", "points": 6})


def test_lines_are_compared_after_the_same_number_of_moves() -> None:
    state = imhotep("load 3.1", "load 3.2")
    assert reasons(state, considered("take"), considered("sail 3 pyramids", "take")) == []
    assert reasons(state, considered("sail 3 pyramids", "take"), None) == [
        Message("hint-line-gain", {"seat": 0, "source": "pyramids", "points": 2})
    ]


def test_what_cannot_be_played_of_one_line_is_left_out_of_the_other() -> None:
    """The other line expects a draw, and another deal lets nobody pick. Then the longer line would have been played alone."""
    state = imhotep("load 3.1", "load 3.2")
    good = considered("load 2.1", "sail 3 pyramids", "take")
    gain = Message("hint-line-gain", {"seat": 0, "source": "pyramids", "points": 2})
    assert reasons(state, good, considered("take", "take", "take")) == [gain]
    assert reasons(state, good, considered("take", "pick 1", "take")) == [gain]
    assert reasons(state, considered("take", "pick 1", "take"), good) == []


def test_a_move_that_was_hardly_looked_at_is_played_on_before_it_is_compared() -> None:
    """A bot tries a bad move once and knows no answer to it. Why it is bad is what people want to know most."""
    state = imhotep("load 3.1", "load 3.2")
    hardly = Considered("sail 3 temple", 0, [0.5, 0.5], [0.0, 0.0])
    line = foreseen(state, hardly).line
    assert line[0] == hardly.move
    assert len(line) >= ENOUGH
    assert after(state, line).ply == state.ply + len(line)
    good = considered("sail 3 pyramids", "take", "take")
    told = why_better(state, Choice(good.move, [good, hardly], [], []), good.move, hardly.move)
    assert told[0] == Message("hint-line-gain", {"seat": 0, "source": "pyramids", "points": 2})


def test_nothing_is_expected_after_the_last_move() -> None:
    state = saqqara.game("anubixx", players=2).start(seed=1)
    while not state.over:
        before, move = state.copy(), state.moves()[-1]
        state.play(move)
    assert foreseen(before, Considered(move, 0, [], [])).line == [move]


def test_what_the_temple_gives_at_the_end_of_the_round_counts() -> None:
    state = imhotep("load 3.1", "load 4.1", "load 3.2", "load 4.2")
    assert reasons(state, considered("sail 3 temple", "take"), None) == [
        Message("hint-line-gain", {"seat": 0, "source": "temple", "points": 2})
    ]


def test_a_game_without_reasons_of_its_own_counts_the_points_so_far() -> None:
    state = saqqara.game("scarabs", players=2).start(seed=1)
    while state.view()["round"] == 1:
        state.play(state.moves()[0])
    assert all(each.id.startswith("hint-line-") for each in reasons(state, considered(*state.moves()[:2]), None))


def test_hints_of_a_long_search_have_lines_and_those_of_a_short_one_do_not() -> None:
    state = puzzles("imhotep")[0].state("imhotep")
    assert any(each.why for each in hint(state, Budget(simulations=1_500), seed=1))
    assert not any(each.why for each in hint(state, Budget(simulations=100), seed=1))
