"""OpenSpiel's own tests on our games, with the real package; and chance that decides nothing before it is seen."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from tests import needs

numpy = needs.module("numpy")
pyspiel = needs.module("pyspiel")

import saqqara  # noqa: E402
from saqqara.envs.courses import Course, ExplicitCourse, nodes_of  # noqa: E402
from saqqara.envs.open_spiel import OpenSpielBot, SaqqaraBot, game_class  # noqa: E402
from saqqara.games import describe  # noqa: E402
from saqqara.games.imhotep.components import CARD_COPIES, ROUND_CARDS  # noqa: E402

GAMES = [
    "saqqara_imhotep",
    "saqqara_imhotep(players=3,sides=BBBBB,start=-1,wrath=true)",
    "saqqara_imhotep(players=4,sides=BABAB,reward=margin)",
    "saqqara_anubixx",
    "saqqara_anubixx(players=3,layout=great,start=-1,reward=rank)",
    "saqqara_royal_scarabs(players=4,start=-1,reward=margin)",
]


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation_and_serialization(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_random_simulation_with_sampled_chance() -> None:
    """OpenSpiel serializes no generator of a Python game, so that such a game is not serialized either."""
    game = pyspiel.load_game("saqqara_scarabs(players=3,doubles=true,start=-1)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def random_course(name: str, seed: int, **options: Any) -> tuple[ExplicitCourse, random.Random]:
    return ExplicitCourse(saqqara.game(name, **options), nodes_of(name)), random.Random(seed)


def step(course: Course, choose: random.Random) -> int:
    """One random action, a player's or chance's."""
    if course.question is not None:
        answers, weights = zip(*course.question.outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        action = choose.choices(answers, weights)[0]
        course.answer(action)
    else:
        action = choose.choice(legal(course))
        course.play(action)
    return int(action)


def legal(course: Course) -> list[int]:
    moves = [0] * 200
    return moves[: course.game.rules.functions.legal_moves(course.position, moves)]


def over(course: Course) -> bool:
    return course.question is None and not legal(course)


def cards_of(s: Any) -> Counter[int]:
    """All market cards of a position, wherever they are."""
    cards = Counter(s.draw_pile[: s.draw_size] + s.discard_pile[: s.discard_size] + [card for card in s.market if card >= 0])
    for hand in s.hand:
        cards.update({kind: number for kind, number in enumerate(hand) if number})
    cards.update(s.agenda_detail[i] for i in range(s.agenda_size) if s.agenda_task[i] == 2)
    return cards


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_or_made(sides: str, seed: int) -> None:
    course, choose = random_course("imhotep", seed, players=2 + seed % 3, sides=sides)
    while not over(course):
        step(course, choose)
        if course.question is None:
            assert cards_of(course.position) == Counter(dict(enumerate(CARD_COPIES)))
            assert len(set(course.position.round_cards)) == ROUND_CARDS


@pytest.mark.parametrize("name", ["imhotep", "anubixx", "royal_scarabs"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_decided_before_it_is_seen(name: str, seed: int) -> None:
    options = {"sides": "BBBBB"} if name == "imhotep" else {}
    course, choose = random_course(name, seed, players=3, **options)
    other = copy.deepcopy(course)
    while not over(course):
        if course.question is None:  # deal everything hidden anew: it must make no difference
            other.position = other.position.copy()
            other.position.words[:] = [choose.getrandbits(32) | 1 for _ in range(4)]
            keeper = course.position.mover
            course.game.rules.functions.conceal(other.position, keeper)
        was = course.question
        action = step(course, choose)
        if was is None:
            other.play(action)
        else:
            other.answer(action)
        assert course.question == other.question
        assert course.seen_by(0) == other.seen_by(0)


def test_the_first_card_has_the_odds_of_the_deck() -> None:
    course, _ = random_course("imhotep", 1)
    assert course.question is not None
    assert course.question.what == "round_card"
    assert dict(course.question.outcomes()) == pytest.approx(dict.fromkeys(range(7), 1 / 7))
    course.answer(3)
    assert dict(course.question.outcomes()) == pytest.approx({card: copies / 34 for card, copies in enumerate(CARD_COPIES)})
    course.answer(7)
    assert dict(course.question.outcomes())[7] == pytest.approx(9 / 33)


def test_a_look_is_private() -> None:
    course, choose = random_course("imhotep", 2, players=3, sides="BBBBB")
    while not (course.question and course.question.what == "look"):
        assert not over(course)
        if course.question is None:
            picks = [move for move in legal(course) if course.game.rules.notation[move] == "pick 4"]
            if picks:
                course.play(picks[0])
                continue
        step(course, choose)
    keeper = course.question.seat
    step(course, choose)
    for seat in range(3):
        assert (course.seen_by(seat)[-1] == "look") == (seat != keeper)


def test_openspiels_mcts_plays() -> None:
    from open_spiel.python.algorithms import mcts

    for name in ("saqqara_imhotep(sides=BBBBB)", "saqqara_anubixx"):
        game = pyspiel.load_game(name)
        evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
        bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=numpy.random.RandomState(1))
        state = game.new_initial_state()
        for _ in range(30):
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            else:
                state.apply_action(bot.step(state))
        assert not state.is_terminal()


def test_its_bots_sit_in_our_arena_and_ours_among_its() -> None:
    from open_spiel.python.bots import uniform_random

    theirs = OpenSpielBot(lambda _, player: uniform_random.UniformRandomBot(player, numpy.random.RandomState(1)), "uniform")
    for name in saqqara.game_names():
        state = saqqara.game(name, start="random").start(seed=3)
        for _ in range(7):
            choice = theirs.choose(state)
            assert {each.move for each in choice.considered} == set(state.moves())
            state.play(choice.move)
        while not state.over:
            state.play(state.moves()[-1])
        with pytest.raises(ValueError, match="over"):
            theirs.choose(state)
    game = pyspiel.load_game("saqqara_anubixx")
    bots = [SaqqaraBot("greedy"), SaqqaraBot("random")]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)
    assert sum(returns) == pytest.approx(0)


def test_an_opening_is_played_before_the_game_begins() -> None:
    course, choose = random_course("anubixx", 4)
    actions = [step(course, choose) for _ in range(25)]
    state = pyspiel.load_game(f"saqqara_anubixx(opening={'_'.join(map(str, actions))}_)").new_initial_state()
    assert state.course.log() == course.log()
    assert state.history() == []


def test_tensors_and_strings_show_what_the_player_sees() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("saqqara_imhotep")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["seat"].tolist() == [1]
    assert observation.dict["sled"].tolist() == [3, 2, 0, 0]
    assert "card entrance" in state.information_state_string(0)
    assert "card entrance" not in state.observation_string(0)
    assert len(state.observation_tensor(0)) == len(state.information_state_tensor(0)) == observation.tensor.size
    assert state.action_to_string(0, 0) == "take"


@pytest.fixture(params=saqqara.game_names())
def sampled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An OpenSpiel class of a game as if it had no chance nodes."""
    monkeypatch.setattr(describe(request.param), "chance_nodes", None)
    return game_class(request.param)


def random_state(game: Any, seed: int, actions: int = 10_000) -> Any:
    """Some random actions of a game, or all of them."""
    state, choose = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and len(state.history()) < actions:
        state.apply_action(choose.choice(state.legal_actions()))
    return state


def test_chance_is_sampled_where_there_are_no_chance_nodes(sampled: Any) -> None:
    game = sampled({"players": 3, "reward": "rank"})
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert game.max_chance_outcomes() == 1
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = random_state(game, 1)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns() == pytest.approx([2 - place for place in state.as_state().ranking()], abs=0.5)


def test_a_sampled_game_follows_from_its_seed_and_a_copy_does_not_know_what_comes(sampled: Any) -> None:
    first, again = (str(random_state(sampled({"rng_seed": 5}), 2).as_state()) for _ in range(2))
    assert first == again
    before = sampled({"rng_seed": 5}).new_initial_state()
    deals = set()
    for _ in range(4):
        copied = before.clone()
        while copied.is_chance_node():
            assert copied.chance_outcomes() == [(0, 1.0)]
            copied.apply_action(0)
        deals.add(copied.information_state_string(0))
    assert len(deals) > 1


def test_a_sampled_state_can_be_stored(sampled: Any) -> None:
    game = sampled({"players": 2})
    state = random_state(game, 3, actions=25)
    restored = game.deserialize_state(state.serialize())
    assert str(restored) == str(state)
    assert restored.history() == state.history()
    for player in range(2):
        assert restored.information_state_string(player) == state.information_state_string(player)
        assert restored.observation_tensor(player) == state.observation_tensor(player)


def test_a_sampled_history_shows_no_more_than_the_seat_has_seen(sampled: Any) -> None:
    state = random_state(sampled({"rng_seed": 1}), 4, actions=20)
    course = state.course
    while state.is_chance_node():
        state.apply_action(0)
    seen = course.seen_by(0)
    told, ply, position = course.entries[-1]
    other = position.copy()
    other.words[:] = [9, 8, 7, 6]
    course.game.rules.functions.conceal(other, 0)
    course.entries[-1] = (told, ply, other)
    assert course.seen_by(0) == seen


def test_the_limits_are_the_games_own() -> None:
    game = pyspiel.load_game("saqqara_imhotep(reward=margin)")
    assert game.max_chance_outcomes() == len(CARD_COPIES)
    assert (game.max_game_length(), game.max_utility()) == (describe("imhotep").most_moves, describe("imhotep").most_points)
    assert pyspiel.load_game("saqqara_imhotep(reward=rank)").max_utility() == 1
