"""The command `simulate`: a progress bar, then statistics."""

import contextlib
import gc
import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from ..arena.simulate import BatchResult, play_games, random_game
from ..arena.statistics import Counted, Distribution, Statistics, distribution_of, interval
from ..games import Game
from ..games.machine_code.runner import runner
from .complaints import Failure, failure, not_one_of, told
from .files import STDIN, check_output, make_directory, record_text, write_output, write_text
from .options import check_jobs, drawn_seed, options_text
from .show import plain_table, progress_bar, two_consoles
from .texts import number, percent, t
from .words import source_name

Run = dict[str, Any]
"""About a run: seconds, the device; on the CPU also jobs, and whether it was machine code."""


def simulate(  # noqa: PLR0913 (what can be asked for on the command line)
    played: Game,
    seed: int | None,
    games: int,
    *,
    jobs: int | None,
    interpreted: bool,
    device: str,
    directory: str | None,
    json_file: str | None,
) -> bool:
    """Simulate games. Returns false if it was interrupted."""
    aside, console = two_consoles()
    check_jobs(jobs)
    check_output(json_file)
    first = drawn_seed() if seed is None else seed
    folder = None if directory is None else export_directory(directory, played.name)
    statistics, how = run(aside, played, games, start_games(played, first, games, device, jobs, interpreted=interpreted))
    if not statistics.games:
        aside.print(t("cli-interrupted-before-game"))
        return False
    if json_file != STDIN:
        show(console, played, first, statistics, how)
    if json_file is not None:
        write_output(json_file, as_json(played, first, statistics, how))
    written = 0 if folder is None else export(aside, played, first, statistics.games, folder)
    if folder is not None:
        aside.print(t("cli-records-in", records=written, folder=str(folder)))
    return statistics.games == games and (folder is None or written == games)


class Started(NamedTuple):
    """Games that are being played."""

    batches: Generator[BatchResult | Counted, None, None]
    how: Run


def start_games(played: Game, seed: int, games: int, device: str, jobs: int | None, *, interpreted: bool) -> Started:
    """Start the games on a device. Failure if that cannot be."""
    try:
        if device == "gpu":
            if interpreted or jobs is not None:
                raise failure("complaint-only-cpu")
            return start_on_gpu(played, seed, games)
        if device != "cpu":
            raise not_one_of("--device", ("cpu", "gpu"), device)
        number, compiled = jobs or os.cpu_count() or 1, not interpreted and runner(played.name).native
        batches = play_games(played, seed, games, jobs=number, compiled=compiled)
        return Started(batches, {"device": "cpu", "jobs": number, "compiled": compiled})
    except ValueError as error:
        raise Failure(told(error)) from None


def start_on_gpu(played: Game, seed: int, games: int) -> Started:
    """Start the games on the GPU."""
    try:
        from ..arena.gpu_simulate import play_on_gpu
        from ..gpu.device import GpuError, gpu
    except ModuleNotFoundError:
        raise failure("complaint-gpu") from None
    try:
        return Started(play_on_gpu(played, seed, games), {"device": gpu().name})
    except GpuError as error:
        raise Failure(f"--device gpu: {told(error)}") from None


def run(console: Console, played: Game, games: int, started: Started) -> tuple[Statistics, Run]:
    """Wait for the games. Ctrl-C ends it early: the statistics then hold what was finished."""
    statistics = Statistics(played.players, played.rules.sources)
    gc.freeze()  # what is loaded now stays, so the garbage collector need not look at it
    began = time.perf_counter()
    with progress_bar(console) as progress, contextlib.suppress(KeyboardInterrupt), contextlib.closing(started.batches):
        task = progress.add_task(t("cli-progress-games"), total=games, note="")
        for batch in started.batches:
            statistics.add(batch)
            rate = statistics.moves / (time.perf_counter() - began)
            progress.update(task, completed=statistics.games, note=t("cli-moves-a-second", moves=number(rate)))
    return statistics, {"seconds": time.perf_counter() - began, **started.how}


def export_directory(name: str, game: str) -> Path:
    """The directory for the records. Failure if it has records of the game already."""
    directory = make_directory(Path(name))
    if any(directory.glob(f"{game}-*.json")):
        raise failure("complaint-records-there", directory=directory, game=game)
    write_text(directory / f"{game}.try", "")
    (directory / f"{game}.try").unlink()
    return directory


def export(console: Console, played: Game, seed: int, games: int, directory: Path) -> int:
    """Write a record of each game, one file each. Returns how many were written before the end or Ctrl-C."""
    written = 0
    with progress_bar(console) as progress, contextlib.suppress(KeyboardInterrupt):
        task = progress.add_task(t("cli-progress-records"), total=games, note="")
        for number in range(games):
            record = random_game(played, seed + number).record() | {"seed": seed + number}
            write_text(directory / f"{played.name}-{number:07}.json", record_text(record), durable=False)
            written = number + 1
            progress.update(task, completed=written)
    return written


def as_json(played: Game, seed: int, statistics: Statistics, how: Run) -> str:
    """Everything as JSON."""
    about = {"game": played.name, "options": played.options, "seed": seed}
    return json.dumps(about | statistics.as_json() | {"run": how}, indent=1) + "\n"


def show(console: Console, played: Game, seed: int, statistics: Statistics, how: Run) -> None:
    """The statistics as tables."""
    options = options_text(played.options)
    head = t("cli-simulate-head", game=played.name, games=statistics.games, options=options, seed=str(seed))
    console.print(head, style="bold")
    console.print()
    console.print(score_table(statistics))
    console.print()
    console.print(source_table(statistics))
    console.print()
    lines = (
        (t("cli-length"), length_text(statistics)),
        (t("cli-ties"), ties_text(statistics)),
        (t("cli-speed"), speed_text(statistics, how)),
    )
    width = max(cell_len(label) for label, _ in lines) + 2
    for label, text in lines:
        console.print(label + " " * (width - cell_len(label)) + text)


def length_text(statistics: Statistics) -> str:
    """How long the games were."""
    length = distribution_of(statistics.lengths)
    mean, deviation = number(length.mean, 1), number(length.std, 1)
    return t("cli-simulate-length", mean=mean, deviation=deviation, least=length.min, most=length.max)


def ties_text(statistics: Statistics) -> str:
    """How often several had the most points, and how often even the tie-break left them equal."""
    shares = {"tiedShare": statistics.tied, "sharedShare": statistics.shared}
    given = {name: percent(games / statistics.games, 2) for name, games in shares.items()}
    return t("cli-simulate-ties", tied=statistics.tied, shared=statistics.shared, **given)


def speed_text(statistics: Statistics, how: Run) -> str:
    """How fast it was, and by which means."""
    code = "compiled" if how.get("compiled") else "interpreted"
    way = t("cli-simulate-way", code=code, jobs=how["jobs"]) if "jobs" in how else how["device"]
    moves, games = (number(count / how["seconds"]) for count in (statistics.moves, statistics.games))
    return t("cli-simulate-speed", moves=moves, games=games, way=way, seconds=number(how["seconds"], 1))


def score_table(statistics: Statistics) -> Table:
    """Scores and wins, by seat."""
    heads = ("seat", "mean", "deviation", "least", "median", "most", "wins", "interval")
    table = plain_table(*(t(f"cli-head-{head}") for head in heads))
    for seat, counts in enumerate(statistics.scores):
        share = float(statistics.wins[seat] / statistics.games)
        low, high = (percent(bound, 2) for bound in interval(share, statistics.games))
        cells = distribution_cells(distribution_of(counts))
        table.add_row(number(seat + 1), *cells, percent(share, 2), t("cli-interval", low=low, high=high))
    table.add_row(t("cli-head-all"), *distribution_cells(distribution_of(statistics.overall())), "", "")
    return table


def distribution_cells(spread: Distribution) -> list[str]:
    """The figures of a distribution."""
    median = number(spread.median, 0 if spread.median == int(spread.median) else 1)
    return [number(spread.mean, 2), number(spread.std, 2), number(spread.min), median, number(spread.max)]


def source_table(statistics: Statistics) -> Table:
    """Mean points by source, by seat."""
    seats = range(statistics.players)
    table = plain_table(t("cli-head-points-from"), *(t("cli-seat", number=seat + 1) for seat in seats), t("cli-head-all"))
    means = [statistics.source_means(seat) for seat in seats]
    for source in statistics.sources:
        row = [mean[source] for mean in means]
        table.add_row(source_name(source), *(number(value, 2) for value in (*row, sum(row) / len(row))))
    return table
