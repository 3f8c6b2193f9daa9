"""Learning from games of the search: what is kept of them, and networks that go on learning."""

import argparse
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saqqara.games.network import WEIGHTS
from saqqara.games.registry import describe
from tests import needs

numpy = needs.module("numpy")
learning = pytest.importorskip("saqqara.learning.learner")
searched = pytest.importorskip("saqqara.learning.searched")
command = pytest.importorskip("saqqara.learning.command")
SIMULATIONS, GAMES = 8, searched.PART


@pytest.fixture(scope="module", params=("imhotep", "anubixx"))
def learner(request: pytest.FixtureRequest) -> Any:
    return learning.Learner(describe(request.param).training, threads=1)


@pytest.fixture(scope="module")
def play(learner: Any) -> Any:
    return searched.SearchedPlay(learner, SIMULATIONS)


@pytest.fixture(scope="module")
def kept(learner: Any, play: Any) -> Any:
    kind = next(iter(learner.plan.networks.values()))[0]
    return play.sample(kind, GAMES, seed=3)


def in_use(learner: Any) -> Any:
    return json.loads((files(f"saqqara.games.{learner.plan.game}") / WEIGHTS).read_text(encoding="utf-8"))


def test_positions_are_kept_with_what_the_search_expects_and_how_the_game_ended(learner: Any, kept: Any) -> None:
    assert kept.rows.shape[1:] == (2, learner.rows)
    assert (kept.rows[:, :, -1] == 1).all()
    assert list(kept.left).count(0) == GAMES
    assert len(kept) > GAMES * 8
    assert numpy.allclose(kept.wins.sum(1), 1)
    assert numpy.allclose(kept.goals.sum(1), 1, atol=1e-5)
    assert (kept.goals >= 0).all()
    last = kept.left < 2
    agree = (kept.goals[last, 0] > 0.5) == (kept.wins[last, 0] > 0.5)
    assert agree.mean() > 0.6  # near the end the search knows who wins


def test_the_same_seed_gives_the_same_games_and_another_one_others(learner: Any, play: Any, kept: Any) -> None:
    kind = next(iter(learner.plan.networks.values()))[0]
    again, others = (play.sample(kind, GAMES, seed=seed) for seed in (3, 4))
    assert numpy.array_equal(again.rows, kept.rows)
    assert numpy.array_equal(again.goals, kept.goals)
    assert not numpy.array_equal(others.rows[:20], kept.rows[:20])


def test_rounds_with_other_seeds_have_no_deal_in_common(learner: Any) -> None:
    spans = []
    for number, (word, kinds) in enumerate(learner.plan.networks.items()):
        games = 150_000 / sum(kind.share for kind in kinds)
        for seed in range(3):
            tasks = learner.tasks(word, games, searched.PART, command.first_deal(seed, number))
            spans += [(first, first + games) for _, games, first in tasks]
    spans.sort()
    assert all(end <= begin for (_, end), (begin, _) in pairwise(spans))


def test_a_network_in_use_is_restored_exactly(learner: Any, kept: Any) -> None:
    layers = in_use(learner)[0]
    written = learner.whole(searched.restored(learner, layers, [kept]))
    assert [layer.tolist() for layer in written] == layers


def test_a_network_goes_on_learning(learner: Any, play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    word = next(iter(learner.plan.networks))
    forgetful = [(numpy.array(layer) // 3).tolist() for layer in in_use(learner)[0]]
    reports: list[float] = []
    monkeypatch.setattr(learner, "report", lambda _, network, held: reports.append(learner.surprise(network, held[0])))
    layers = searched.refine(learner, play, word, forgetful, 200, 5)
    before, after = reports
    assert after < before
    assert [layer.shape for layer in layers] == [numpy.array(layer).shape for layer in forgetful]


def test_what_is_learned_is_who_won_mixed_with_what_the_search_expected_later(learner: Any, play: Any) -> None:
    word = next(iter(learner.plan.networks))
    (sample, *_), (held_out, *_) = play.play(word, 60, 7)
    last = sample.left == 0
    assert numpy.array_equal(sample.goals[last], sample.wins[last])
    assert 0 < abs(sample.goals - sample.wins).max() < 1
    assert numpy.allclose(sample.goals.sum(1), 1, atol=1e-5)
    assert 0 < len(held_out) < len(sample)


@pytest.mark.parametrize("more", [(), ("--searched", "4")], ids=["from nothing", "searched"])
def test_only_the_network_that_was_asked_for_is_written_anew(
    learner: Any, more: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    word, layers = list(learner.plan.networks)[1], in_use(learner)
    (tmp_path / WEIGHTS).write_text(json.dumps(layers), encoding="utf-8")
    monkeypatch.setattr(command, "files", lambda _package: tmp_path)
    monkeypatch.setattr(command, "learn_all", lambda _given, _plan, words: dict.fromkeys(words, layers[0]))
    monkeypatch.setattr(command, "refine_all", lambda _given, _plan, words, _in_use: dict.fromkeys(words, layers[0]))
    monkeypatch.setattr("sys.argv", ["learning", learner.plan.game, "--only", word, *more])
    command.main()
    assert json.loads((tmp_path / WEIGHTS).read_text(encoding="utf-8")) == [layers[0], layers[0], *layers[2:]]


def test_without_weights_all_networks_are_learned_first(
    learner: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "files", lambda _package: tmp_path)
    monkeypatch.setattr("sys.argv", ["learning", learner.plan.game, "--searched", "4"])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 2
    assert "learn all networks from nothing first" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    "wrong",
    [
        "--generations 0",
        "--generations -1",
        "--games 0",
        "--searched 0",
        "--searched -5",
        "--threads 0",
        "--seed -1",
        "--searched 5 --seed 99999999999999999999999999999999999999",
        "--searched 5 --generations 3",
        "--searched 5 --games 3",
    ],
)
def test_what_cannot_be_learned_from_is_refused(
    learner: Any, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing else is learned instead, which would take hours and replace the networks."""
    (tmp_path / WEIGHTS).write_text(json.dumps(in_use(learner)), encoding="utf-8")
    monkeypatch.setattr(command, "files", lambda _package: tmp_path)
    for learn in ("learn_all", "refine_all"):
        monkeypatch.setattr(command, learn, lambda *_: pytest.fail("something is learned"))
    monkeypatch.setattr("sys.argv", ["learning", learner.plan.game, *wrong.split()])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 2
    assert wrong.split()[-2] in capsys.readouterr().err


def test_ctrl_c_ends_it_in_a_sentence_and_leaves_the_weights(
    learner: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / WEIGHTS).write_text("[]", encoding="utf-8")
    monkeypatch.setattr(command, "files", lambda _package: tmp_path)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "learn_all", interrupted)
    monkeypatch.setattr(command, "networks_in_use", lambda *_: {})
    monkeypatch.setattr("sys.argv", ["learning", learner.plan.game])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 130
    assert "Interrupted" in capsys.readouterr().err
    assert (tmp_path / WEIGHTS).read_text(encoding="utf-8") == "[]"


def test_ctrl_c_ends_the_processes(learner: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them would go on for hours, and the command would wait for it."""
    monkeypatch.setattr(ProcessPoolExecutor, "map", interrupted_map)
    given = argparse.Namespace(game=learner.plan.game, generations=1000, games=1000, threads=1)
    with pytest.raises(KeyboardInterrupt):
        command.learn_all(given, learner.plan, list(learner.plan.networks)[:1])
    assert not multiprocessing.active_children()


def interrupted_map(pool: ProcessPoolExecutor, learn: Any, words: list[str]) -> None:
    """Learning has begun when somebody presses Ctrl-C."""
    for word in words:
        pool.submit(learn, word)
    raise KeyboardInterrupt
