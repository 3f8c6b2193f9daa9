"""The command line: `saqqara play | serve | admin | verify | simulate | tournament | analyse | replay | puzzles | bench`.

What the commands do is in `terminal`. The names of the games, their options and further commands come from their
descriptions.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from . import __version__
from .games.contract import BadEntry
from .games.description import GameDescription
from .games.registry import descriptions
from .terminal.admin import AbandonDays, KeepDays
from .terminal.admin import app as admin
from .terminal.complaints import Failure, failure, not_one_of, told, usage_error
from .terminal.files import STDIN, read_text, server_parts
from .terminal.help import named_language, show_help, speaking
from .terminal.parameters import (
    example_option,
    example_variants,
    game_option,
    players_option,
    with_examples,
    with_game_options,
)

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
LOG_LEVELS = ("debug", "info", "warning", "error")


def fail(sentence: str) -> NoReturn:
    """Print one sentence on the error stream, and exit with code 2."""
    from .terminal.show import printable

    print(f"saqqara: {printable(sentence)}", file=sys.stderr)
    sys.exit(2)


def known_games() -> list[GameDescription]:
    """The games there are: commands and their options are made from them. The program ends here if one cannot be imported."""
    try:
        return list(descriptions().values())
    except ValueError as error:
        fail(str(error))


GAMES = known_games()
FIRST, LAST = GAMES[0], GAMES[-1]
"""The games that stand in examples: the default one, and another one."""

app = typer.Typer(
    name="saqqara", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich", help="help-saqqara"
)

GameName = Annotated[str | None, game_option()]
Players = Annotated[int | None, players_option()]
Start = Annotated[str | None, typer.Option("--start", help="help-start", metavar="SEAT|random", show_default="1")]
Seed = Annotated[int | None, typer.Option("--seed", help="help-seed", show_default="help-by-chance")]


def show_version(wanted: bool) -> None:
    """Show the version and exit."""
    if wanted:
        print(f"saqqara {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def saqqara(
    context: typer.Context,
    _version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="help-version")] = False,
) -> None:
    """`saqqara` without a command shows the help."""
    show_help(context)


@app.command(
    short_help="help-play-short",
    help=with_examples(
        "help-play",
        ("saqqara play", "help-play-opens"),
        ("saqqara play --lan", "help-play-friends"),
        ("saqqara play --terminal", "help-play-asks"),
        (f"saqqara play --terminal --players 3{example_option(FIRST)}", "help-play-one-keyboard"),
        (f"saqqara play --terminal --game {LAST.name} --bots 2", "help-play-computer"),
        "saqqara play --terminal --players 3 --bots 2=level:1,3=level:10",
        ("saqqara play --terminal --resume", "help-play-last"),
        ("saqqara play --terminal --resume game.json", "help-play-saved"),
    ),
)
@with_game_options()
def play(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    file: Annotated[str | None, typer.Argument(help="help-play-file", metavar="FILE")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="help-play-terminal")] = False,
    port: Annotated[int | None, typer.Option("--port", help="help-play-port", show_default="help-free-port")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-play-browser")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="help-play-lan")] = False,
    game: GameName = None,
    players: Players = None,
    start: Start = None,
    seed: Seed = None,
    bots: Annotated[str | None, typer.Option(help="help-play-bots", metavar="2,3|2=greedy,3=level:7")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-play-resume")] = False,
    *,
    options: dict[str, Any],
) -> None:
    """`saqqara play`."""
    given = {"players": players, "start": start, **options}
    if not terminal:
        chosen = [game, seed, bots, file, *given.values()]
        if resume or any(each is not None for each in chosen):
            raise failure("complaint-for-terminal")
        raise typer.Exit(open_page(port, browser, lan))
    for option, is_given in (("--lan", lan), ("--port", port is not None)):
        if is_given:
            raise failure("complaint-for-page", option=option)
    from .terminal.begin import new_game, resumed_game
    from .terminal.show import new_console

    if resume or file is not None:
        session = resumed_game(new_console(), file, {"game": game} | given, bots, seed)
    else:
        session = new_game(new_console(), game, given, bots, seed)
    raise typer.Exit(session.run())


def open_page(port: int | None, browser: bool, lan: bool) -> int:
    """Serve this person's own tables."""
    with server_parts():
        from .terminal.texts import t
        from .web.serve import play as run

        return run(port, browser, lan, t)


@app.command(
    short_help="help-serve-short",
    help=with_examples(
        "help-serve",
        "saqqara serve --database sqlite:///tables.db --origin https://example.org",
        "saqqara serve --workers 4 --database postgresql://saqqara@localhost/saqqara --bus redis://localhost",
    ),
)
def serve(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    host: Annotated[str, typer.Option("--host", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="help-serve-port")] = 8000,
    database: Annotated[
        str | None,
        typer.Option("--database", help="help-database", envvar="SAQQARA_DATABASE", show_default="help-own-file"),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            "--bus",
            help="help-serve-bus",
            envvar="SAQQARA_BUS",
            show_default="help-the-database",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="help-serve-workers", min=1, max=64)] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="help-serve-origin", envvar="SAQQARA_ORIGIN"),
    ] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="help-serve-limits")] = True,
    log: Annotated[str, typer.Option("--log", help="help-serve-log", metavar="|".join(LOG_LEVELS))] = "info",
    pace: Annotated[float, typer.Option("--pace", help="help-serve-pace", min=0, max=10)] = 0.35,
    abandon_days: AbandonDays = 60,
    keep_days: KeepDays = 0,
) -> None:
    """`saqqara serve`."""
    with server_parts():
        from .store.places import local_database
        from .web.config import Config
        from .web.serve import serve as run

        if log not in LOG_LEVELS:
            raise not_one_of("--log", LOG_LEVELS, log)
        origins = tuple(origin or ())
        secure = bool(origins) and all(each.startswith("https://") for each in origins)
        config = Config(
            database or local_database(),
            bus,
            origins,
            secure,
            limits,
            log,
            pace,
            abandon_days=abandon_days,
            keep_days=keep_days,
            workers=workers,
        )
        raise typer.Exit(run(config, host, port))


app.add_typer(admin, name="admin")


@app.command(
    short_help="help-verify-short",
    help=with_examples("help-verify", "saqqara verify game.json", "saqqara verify game.json && echo fair"),
)
def verify(file: Annotated[str, typer.Argument(help="help-verify-file", metavar="FILE")]) -> None:
    """`saqqara verify`."""
    from .terminal.verify import verify as run

    raise typer.Exit(run(file))


@app.command(
    short_help="help-simulate-short",
    help=with_examples(
        "help-simulate",
        f"saqqara simulate --game {FIRST.name}{example_option(FIRST)} --games 100000 --jobs 2",
        f"saqqara simulate --game {LAST.name}{example_option(LAST)} --seed 7 --json out.json",
        "saqqara simulate --games 50 --seed 1 --export games/",
        ("saqqara simulate --games 100000000 --device gpu", "help-simulate-gpu"),
    ),
)
@with_game_options()
def simulate(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    game: GameName = None,
    players: Players = None,
    start: Start = None,
    seed: Seed = None,
    games: Annotated[int, typer.Option("--games", help="help-simulate-games")] = 1000,
    jobs: Annotated[int | None, typer.Option("--jobs", help="help-simulate-jobs", show_default="help-one-each-core")] = None,
    export: Annotated[str | None, typer.Option("--export", help="help-simulate-export", metavar="DIR")] = None,
    json: Annotated[
        str | None,
        typer.Option("--json", help="help-simulate-json", metavar="FILE"),
    ] = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="help-simulate-interpreted")] = False,
    device: Annotated[str, typer.Option("--device", help="help-simulate-device", metavar="cpu|gpu")] = "cpu",
    *,
    options: dict[str, Any],
) -> None:
    """`saqqara simulate`."""
    from .terminal.options import make_game
    from .terminal.simulate import simulate as run

    given = {"players": players, "start": start, **options}
    finished = run(
        make_game(game, given), seed, games,
        jobs=jobs, interpreted=interpreted, device=device, directory=export, json_file=json,
    )  # fmt: skip
    raise typer.Exit(0 if finished else INTERRUPTED)


@app.command(
    short_help="help-tournament-short",
    help=with_examples(
        "help-tournament",
        "saqqara tournament --players greedy,random --games 1000",
        f"saqqara tournament --game {LAST.name} --players search:0.2s,greedy --games 100 --json out.json",
        f"saqqara tournament --seats 4 --players search:0.2s,greedy,greedy,greedy{example_variants(FIRST)}",
        "saqqara tournament --seats 2 --players level:1,level:3,level:5,level:7,level:9",
        "saqqara tournament --resume FILE --games 2000",
    ),
)
@with_game_options(varied=True)
def tournament(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    game: GameName = None,
    players: Annotated[
        str | None, typer.Option("--players", help="help-tournament-players", metavar="greedy,search:0.2s,level:3,…")
    ] = None,
    games: Annotated[int | None, typer.Option("--games", help="help-tournament-games", show_default="400")] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="help-tournament-seats", show_default="help-all-who-take-part"),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help-tournament-seed", show_default="help-by-chance")] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="help-tournament-jobs", show_default="help-as-many-as-cores")
    ] = None,
    json: Annotated[str | None, typer.Option("--json", help="help-tournament-json", metavar="FILE")] = None,
    csv: Annotated[str | None, typer.Option("--csv", help="help-tournament-csv", metavar="FILE")] = None,
    state: Annotated[
        str | None,
        typer.Option(
            "--state",
            help="help-tournament-state",
            metavar="FILE",
            show_default="help-data-directory",
        ),
    ] = None,
    resume: Annotated[str | None, typer.Option("--resume", help="help-tournament-resume", metavar="FILE")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="help-tournament-ray")] = False,
    *,
    options: dict[str, Any],
) -> None:
    """`saqqara tournament`."""
    from .terminal.tournament import Wanted
    from .terminal.tournament import tournament as run

    given = {"game": game, "players": players, "games": games, "seats": seats, "seed": seed}
    finished = run(given, options, resume, Wanted(jobs, ray, json, csv, state))
    raise typer.Exit(0 if finished else INTERRUPTED)


puzzles = typer.Typer(help="help-puzzles")
app.add_typer(puzzles, name="puzzles")


@puzzles.command("make", help=with_examples("help-puzzles-make", "saqqara puzzles make --count 200 --output puzzles.json"))
def make_puzzles(
    game: GameName = None,
    count: Annotated[int, typer.Option("--count", min=1, help="help-puzzles-count")] = 200,
    simulations: Annotated[int, typer.Option("--simulations", min=100, help="help-puzzles-simulations")] = 6000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="help-puzzles-seed")] = 1000,
    output: Annotated[str, typer.Option("--output", help="help-puzzles-output", metavar="FILE")] = STDIN,
) -> None:
    """`saqqara puzzles make`."""
    from .terminal.puzzles import make

    raise typer.Exit(0 if make(game, count, simulations, seed, output) else INTERRUPTED)


@puzzles.command("rate", help=with_examples("help-puzzles-rate", "saqqara puzzles rate --output puzzles.json"))
def rate_puzzles(
    game: GameName = None,
    output: Annotated[str, typer.Option("--output", help="help-puzzles-output", metavar="FILE")] = STDIN,
) -> None:
    """`saqqara puzzles rate`."""
    from .terminal.puzzles import rate

    raise typer.Exit(0 if rate(game, output) else INTERRUPTED)


@app.command(
    short_help="help-analyse-short",
    help=with_examples(
        "help-analyse",
        "saqqara analyse game.json",
        "saqqara analyse game.json --budget 2s --html game.html",
        "saqqara analyse game.json --budget 500 --json - --all",
    ),
)
def analyse(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    file: Annotated[str, typer.Argument(help="help-record-file", metavar="FILE")],
    budget: Annotated[
        str | None,
        typer.Option("--budget", help="help-analyse-budget", metavar="0.2s|500", show_default="0.2s"),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="help-analyse-bot", metavar="search|greedy|level:10")] = "search",
    everything: Annotated[bool, typer.Option("--all", help="help-analyse-all")] = False,
    json: Annotated[str | None, typer.Option("--json", help="help-analyse-json", metavar="FILE")] = None,
    html: Annotated[str | None, typer.Option("--html", help="help-analyse-html", metavar="FILE")] = None,
    seed: Annotated[int, typer.Option("--seed", help="help-analyse-seed")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", help="help-analyse-jobs", show_default="help-as-many-as-cores")] = None,
) -> None:
    """`saqqara analyse`."""
    from .terminal.analyse import analyse as run

    finished = run(file, budget, bot, seed, jobs, everything=everything, json_file=json, html_file=html)
    raise typer.Exit(0 if finished else INTERRUPTED)


@app.command(
    short_help="help-replay-short",
    help=with_examples(
        "help-replay",
        "saqqara replay game.json",
        "saqqara replay game.json --at 40",
        "saqqara replay game.json --at 40 --svg position.svg",
        "saqqara replay --check - < game.json",
    ),
)
def replay(
    file: Annotated[str, typer.Argument(help="help-record-file", metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", help="help-replay-at", metavar="N")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-replay-check")] = False,
    svg: Annotated[
        str | None,
        typer.Option("--svg", help="help-replay-svg", metavar="FILE"),
    ] = None,
) -> None:
    """`saqqara replay`."""
    from .terminal import replay as stepping
    from .terminal.show import new_console

    game = stepping.Replay(stepping.load(file))
    if check:
        print(stepping.check(game))
        return
    if at is not None:
        game.go_to(at)
    if svg is not None:
        stepping.draw(game, Path(svg))
    elif at is not None or file == STDIN:
        stepping.show_position(new_console(), game)
    else:
        stepping.step_through(new_console(), game)


@app.command(help=with_examples("help-bench", "saqqara bench --full"))
def bench(
    quick: Annotated[bool, typer.Option("--quick/--full", help="help-bench-quick")] = True,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="help-bench-peers")] = True,
) -> None:
    """`saqqara bench`."""
    from .terminal.bench import bench as measure

    raise typer.Exit(measure(quick, peers))


for description in GAMES:
    for name, command in description.commands(read_text).items():
        app.add_typer(command, name=name)
speaking(app)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command. An error of the user is reported in one sentence, without a traceback."""
    from .terminal import texts

    texts.use(named_language(sys.argv[1:] if arguments is None else arguments))
    try:
        code: Any = app(args=arguments, prog_name="saqqara", standalone_mode=False)
        sys.stdout.flush()
    except Failure as error:
        fail(str(error))
    except BadEntry as error:
        fail(told(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of the output has gone
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        if (message := usage_error(error)) is None:
            raise
        fail(message)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
