"""What choices give away: the statistics of the benchmark, and that it goes on where it was stopped."""

import random
import sys
from pathlib import Path
from statistics import fmean

import pytest

from benchmarks import regret
from benchmarks.regret import FOLDS, Measured
from saqqara.bots import bot


def test_the_best_move_is_chosen_and_valued_by_different_games() -> None:
    found = Measured({"weak": "a", "strong": "b"}, {"a": [0.4] * FOLDS, "b": [0.5] * (FOLDS - 1) + [0.3]})
    assert found.gives_away("weak") == pytest.approx(fmean([0.1] * (FOLDS - 1) + [-0.1]))
    assert found.gives_away("strong") == 0
    assert found.at_most("weak") == pytest.approx(0.06)


def test_chance_alone_gives_nothing_away() -> None:
    lot = random.Random(1)
    equal = [
        Measured({"any": "0"}, {str(i): [lot.gauss(0.5, 0.1) for _ in range(FOLDS)] for i in range(4)}) for _ in range(2000)
    ]
    assert abs(fmean(each.gives_away("any") for each in equal)) < 0.006
    assert fmean(each.at_most("any") for each in equal) > 0.03


@pytest.mark.parametrize("judge", [[], ["--judge", "8"]])
def test_it_goes_on_where_it_was_stopped(
    judge: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(regret, "GUIDE", bot("random"))
    bots = ["--bots", "random,search:20", "--playouts", "5", "--jobs", "1", "--results", str(tmp_path / "found")]
    for positions, lines in ((4, 2), (8, 3), (8, 3)):
        monkeypatch.setattr(sys, "argv", ["regret", *bots, *judge, "--positions", str(positions)])
        assert regret.main() == 0
        assert len((tmp_path / "found").read_text().splitlines()) == lines
        assert f"{positions} positions" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["regret", "--results", str(tmp_path / "found")])
    with pytest.raises(SystemExit):
        regret.main()
    assert "measured with other settings" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["--judge 0", "--judge -1", "--seed -1", "--seed 1000000000000000000000000000000000000000"])
def test_numbers_that_cannot_be_are_refused(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(regret, "GUIDE", bot("random"))
    bots = ["--bots", "random", "--playouts", "5", "--jobs", "1", "--positions", "1"]
    monkeypatch.setattr(sys, "argv", ["regret", *bots, *wrong.split()])
    with pytest.raises(SystemExit):
        regret.main()
    assert "must be" in capsys.readouterr().err
