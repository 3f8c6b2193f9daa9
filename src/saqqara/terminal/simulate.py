"""The command `simulate`: a progress bar, then statistics."""

import contextlib
import gc
import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from ..arena.simulate import BatchResult, play_games, random_game
from ..arena.statistics import Counted, Distribution, Statistics, distribution_of, interval
from ..games import Game
from ..games.machine_code.runner import runner
from ..games.plain import spoken
from .complaints import Failure, failure, not_one_of
from .files import STDIN, make_directory, record_text, write_output, write_text
from .options import check_jobs, drawn_seed, option_text
from .show import progress_bar, two_consoles

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
    first = drawn_seed() if seed is None else seed
    folder = None if directory is None else export_directory(directory, played.name)
    statistics, how = run(aside, played, games, start_games(played, first, games, device, jobs, interpreted=interpreted))
    if not statistics.games:
        aside.print("Interrupted before a game was finished.")
        return False
    if json_file != STDIN:
        show(console, played, first, statistics, how)
    if json_file is not None:
        write_output(json_file, as_json(played, first, statistics, how))
    written = 0 if folder is None else export(aside, played, first, statistics.games, folder)
    if folder is not None:
        aside.print(f"{written:,} records in {folder}")
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
        raise Failure(f"--{error}") from None


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
        raise Failure(f"--device gpu: {error}") from None


def run(console: Console, played: Game, games: int, started: Started) -> tuple[Statistics, Run]:
    """Wait for the games. Ctrl-C ends it early: the statistics then hold what was finished."""
    statistics = Statistics(played.players, played.rules.sources)
    gc.freeze()  # what is loaded now stays, so the garbage collector need not look at it
    began = time.perf_counter()
    with progress_bar(console) as progress, contextlib.suppress(KeyboardInterrupt), contextlib.closing(started.batches):
        task = progress.add_task("games", total=games, note="")
        for batch in started.batches:
            statistics.add(batch)
            rate = statistics.moves / (time.perf_counter() - began)
            progress.update(task, completed=statistics.games, note=f"{rate:,.0f} moves/s")
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
        task = progress.add_task("records", total=games, note="")
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
    options = ", ".join(f"{name} {option_text(name, value)}" for name, value in played.options.items())
    console.print(f"{played.name}: {statistics.games:,} random games, {options}, seed {seed}", style="bold")
    console.print()
    console.print(score_table(statistics))
    console.print()
    console.print(source_table(statistics))
    console.print()
    length = distribution_of(statistics.lengths)
    console.print(f"Length  {length.mean:.1f} moves ± {length.std:.1f}, from {length.min} to {length.max}")
    tied, shared = (f"{number:,} ({number / statistics.games:.2%})" for number in (statistics.tied, statistics.shared))
    console.print(f"Ties    {tied} for the most points, {shared} still shared")
    way = f"{'machine code' if how['compiled'] else 'interpreted'}, {how['jobs']} at a time" if "jobs" in how else how["device"]
    rate = f"{statistics.moves / how['seconds']:,.0f} moves/s, {statistics.games / how['seconds']:,.0f} games/s"
    console.print(f"Speed   {rate} ({way}, {how['seconds']:.1f} s)")


def score_table(statistics: Statistics) -> Table:
    """Scores and wins, by seat."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("Seat")
    for head in ("mean", "std", "min", "median", "max", "wins", "95% interval"):
        table.add_column(head, justify="right")
    for seat, counts in enumerate(statistics.scores):
        share = float(statistics.wins[seat] / statistics.games)
        low, high = interval(share, statistics.games)
        table.add_row(str(seat + 1), *distribution_cells(distribution_of(counts)), f"{share:.2%}", f"{low:.2%} to {high:.2%}")
    table.add_row("all", *distribution_cells(distribution_of(statistics.overall())), "", "")
    return table


def distribution_cells(spread: Distribution) -> list[str]:
    """The figures of a distribution."""
    return [f"{spread.mean:.2f}", f"{spread.std:.2f}", str(spread.min), f"{spread.median:g}", str(spread.max)]


def source_table(statistics: Statistics) -> Table:
    """Mean points by source, by seat."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("Points from")
    for seat in range(statistics.players):
        table.add_column(f"seat {seat + 1}", justify="right")
    table.add_column("all", justify="right")
    means = [statistics.source_means(seat) for seat in range(statistics.players)]
    for source in statistics.sources:
        row = [mean[source] for mean in means]
        cells = [f"{value:.2f}" for value in (*row, sum(row) / len(row))]
        table.add_row(spoken(source), *cells)
    return table
