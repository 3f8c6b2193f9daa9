"""Games of the search in a kernel are those of the native library, and both share the work."""

from collections import deque
from typing import Any

import pytest

from saqqara.games.registry import describe
from saqqara.gpu.host import Host

from .. import needs

numpy = needs.module("numpy")

from saqqara.learning.learner import Learner, Sample  # noqa: E402
from saqqara.learning.searched import PART, SearchedPlay  # noqa: E402

SIMULATIONS = 6


def same(ours: Sample, theirs: Sample) -> bool:
    """Do two samples hold the same positions?"""
    arrays = ("rows", "wins", "points", "left", "goals")
    return all(numpy.array_equal(getattr(ours, name), getattr(theirs, name)) for name in arrays)


@pytest.fixture(params=("imhotep", "anubixx"))
def play(request: pytest.FixtureRequest, host: Host) -> SearchedPlay:
    plan = describe(request.param).training
    assert plan is not None
    return SearchedPlay(Learner(plan, threads=1), SIMULATIONS, host)


def tasks_of(play: SearchedPlay, games: int) -> list[Any]:
    kinds = [kind for network in play.learner.plan.networks.values() for kind in network]
    return [(kind, games, 11 + 5 * i) for i, kind in enumerate(kinds[:: len(kinds) // 3])]


def test_a_kernel_plays_the_games_of_the_native_library(play: SearchedPlay) -> None:
    assert play.gpu is not None
    for task in tasks_of(play, 2):  # fewer games than a warp has room for
        (ours,), theirs = play.gpu.samples([task]), play.sample(*task)
        assert len(ours) > 10
        assert same(ours, theirs)


def test_kernel_and_threads_share_the_work_and_nothing_is_played_twice_or_lost(
    play: SearchedPlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play.gpu is not None
    tasks, played = tasks_of(play, PART), list[int]()
    plain = [play.sample(*task) for task in tasks]
    kernel = play.gpu.samples

    def counted(given: list[Any]) -> list[Sample]:
        played.append(len(given))
        return kernel(given)

    monkeypatch.setattr(play.gpu, "samples", counted)
    monkeypatch.setattr(play, "_play_waiting", lambda waiting, found: None)  # the threads have nothing to do
    found: dict[int, Sample] = {}
    waiting = deque(enumerate(tasks))
    number, task = waiting.pop()
    found[number] = play.sample(*task)
    play.gpu.play_waiting(waiting, found)
    assert sum(played) == len(tasks) - 1
    assert all(same(found[i], each) for i, each in enumerate(plain))
    assert [same(*pair) for pair in zip(play.samples(tasks), plain, strict=True)] == [True] * len(tasks)
