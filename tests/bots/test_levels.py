"""The levels for people: how they are weak, and that they choose alike at both speeds."""

from collections import Counter
from pathlib import Path

import pytest

import saqqara
from saqqara.bots import Budget, bot
from saqqara.bots.choosing import choose_evaluated, choose_visited, look_ahead
from saqqara.bots.engine import new_memory, root_of, step_memory
from saqqara.bots.levels import FIRST_MOVES, number_today, usual_bot
from saqqara.bots.search import SearchBot, best_settings, settings_list
from saqqara.bots.thinking import simulate
from saqqara.games.evaluation import Level, Weakness
from saqqara.games.machine_code.runner import Runner, interpreter, runner
from saqqara.games.registry import describe

from .positions import some_states

WEAK = Weakness(softness=1.5, tolerance=4, habit=1, short_sight=0.4)


def test_every_game_has_as_many_levels_as_there_are_names() -> None:
    for name in saqqara.game_names():
        assert len(describe(name).levels) == len(saqqara.bots.level_names())


def test_a_step_ahead_is_chosen_alike_at_both_speeds() -> None:
    def chosen(engine: Runner, state: saqqara.State, seed: int) -> tuple[int, list[float]]:
        memory = step_memory(engine, root_of(state, seed), WEAK, seed)
        count = engine.function(look_ahead)(memory)
        return engine.function(choose_evaluated)(memory, count), list(memory.priors[:count])

    for seed, state in enumerate(some_states(12, first=40)):
        assert chosen(runner(state.game.name), state, seed) == chosen(interpreter(state.game.name), state, seed)


def test_a_visited_move_is_chosen_alike_at_both_speeds() -> None:
    def chosen(engine: Runner, state: saqqara.State, seed: int) -> int:
        settings = settings_list(best_settings(state))
        memory = new_memory(engine, root_of(state, seed), 2000, settings, seed, Weakness(tolerance=20))
        engine.function(simulate)(memory, 15)
        found: int = engine.function(choose_visited)(memory)
        return found

    for seed, state in enumerate(each for each in some_states(8, first=80) if len(each.legal()) > 1):
        move = chosen(runner(state.game.name), state, seed)
        assert move == chosen(interpreter(state.game.name), state, seed)
        assert move in state.legal()


def test_who_is_short_sighted_counts_what_is_there() -> None:
    for state in some_states(10, first=120):
        engine, after = runner(state.game.name), state.copy()
        memory = step_memory(engine, root_of(state, 1), Weakness(short_sight=1.0))
        assert engine.function(look_ahead)(memory) == len(state.legal())
        move = state.moves()[0]
        after.play(move)
        scores, mover = after.scores(), state.position.mover
        others = scores[:mover] + scores[mover + 1 :]
        if after.over or not describe(state.game.name).hidden_information:
            lead = scores[mover] - (max(others) + sum(others) / len(others)) / 2
            assert memory.priors[0] == pytest.approx(100 * lead, abs=1e-6)


def test_habits_only_add_to_what_a_move_is_worth() -> None:
    pleased = 0
    for state in some_states(20, first=160):
        engine, rules = runner(state.game.name), state.game.rules
        plain, fond = (step_memory(engine, root_of(state, 1), Weakness(habit=habit)) for habit in (0.0, 1.0))
        for memory in (plain, fond):
            engine.function(look_ahead)(memory)
        habit = describe(state.game.name).evaluation.habit
        for i, move in enumerate(state.legal()):
            assert fond.priors[i] - plain.priors[i] == pytest.approx(habit(state.position, move)), rules.notation[move]
            pleased += habit(state.position, move) > 0
    assert pleased > 0


def test_threads_and_weakness_do_not_go_together() -> None:
    with pytest.raises(ValueError, match="several threads"):
        SearchBot("test", Budget(simulations=10), threads=2, weakness=Weakness(tolerance=2))


@pytest.mark.parametrize("number", range(1, 10))
def test_a_level_below_the_top_chooses_the_same_again(number: int) -> None:
    for state in some_states(2, first=200):
        first, second = (usual_bot(state, number).choose(state, seed=5) for _ in range(2))
        assert (first.move, first.considered) == (second.move, second.considered)


def begun_games(name: str, games: int) -> list[saqqara.State]:
    """Games in which just enough moves were played to know which day it is."""
    states = [saqqara.game(name).start(seed=seed) for seed in range(games)]
    for seed, state in enumerate(states):
        while state.ply < FIRST_MOVES:
            assert number_today(state, 5) == 5, "at first it is a usual day"
            state.play(bot("random").choose(state, seed=1000 * seed + state.ply).move)
    return states


def test_in_a_third_of_the_games_each_a_level_plays_as_its_neighbours() -> None:
    days = Counter(number_today(state, 5) for state in begun_games("imhotep", 300))
    assert set(days) == {4, 5, 6}
    assert min(days.values()) > 70


def test_a_day_lasts_to_the_end_of_the_game_and_tells_nothing_hidden() -> None:
    for seed, state in enumerate(begun_games("imhotep", 12)):
        of_seat: dict[int | None, int] = {}
        while not state.over:
            today = number_today(state, 5)
            assert of_seat.setdefault(state.mover, today) == today == number_today(state.conceal(state.mover, seed), 5)
            state.play(bot("random").choose(state, seed=seed + state.ply).move)


def test_the_first_level_gets_no_weaker_and_the_last_is_always_the_same() -> None:
    states = begun_games("imhotep", 60)
    assert {number_today(state, 1) for state in states} == {1, 2}
    assert {number_today(state, 10) for state in states} == {10}
    assert {number_today(state, 5) for state in begun_games("anubixx", 60)} == {5}, "a game without good and bad days"


def test_a_level_plays_as_the_one_of_the_day() -> None:
    state = next(each for each in begun_games("imhotep", 60) if number_today(each, 5) == 6)
    usual, today = (usual_bot(state, number).choose(state, seed=1).considered for number in (5, 6))
    assert usual != today
    assert bot("level:5").choose(state, seed=1).considered == today
    assert bot("usual:5").choose(state, seed=1).considered == usual


def in_words(level: Level) -> str:
    """A level as `docs/bots.md` writes it."""
    weak = level.weakness
    if level.simulations:
        return f"{level.simulations:,} simulations" + (f", one in {weak.tolerance:g}" if weak.tolerance != 1 else "")
    parts = [f"softness {weak.softness:g}, limit {weak.tolerance:g}"] if weak.softness else []
    parts += [f"{name} {value:g}" for name, value in (("habit", weak.habit), ("short sight", weak.short_sight)) if value]
    return "one step; " + ", ".join(parts)


def test_the_levels_are_those_of_the_docs() -> None:
    imhotep, anubixx = (describe(name).levels[:-1] for name in ("imhotep", "anubixx"))
    rows = [f"| {in_words(one)} | {in_words(other)} |" for one, other in zip(imhotep, anubixx, strict=True)]
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    assert [row for row in rows if row not in text] == []


def test_a_level_may_explore_more_than_the_strongest_search() -> None:
    state = saqqara.game("imhotep").start(seed=4)

    def most_visits(explore: float | None) -> int:
        return SearchBot("test", Budget(simulations=200), explore=explore).choose(state, seed=1).considered[0].visits

    own = describe("imhotep").search.explore
    assert most_visits(own) == most_visits(None) > 1.2 * most_visits(10 * own)
