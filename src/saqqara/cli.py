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
from .games.registry import descriptions
from .terminal.admin import AbandonDays, KeepDays
from .terminal.admin import app as admin
from .terminal.files import STDIN, Failure, read_text, server_parts
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
GAMES = list(descriptions().values())
FIRST, LAST = GAMES[0], GAMES[-1]
"""The games that stand in examples: the default one, and another one."""
TITLES = ", ".join(each.title for each in GAMES)
HELP = f"Play, simulate and step through board games ({TITLES}). `saqqara COMMAND --help` has examples."

app = typer.Typer(name="saqqara", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich", help=HELP)

GameName = Annotated[str | None, game_option()]
Players = Annotated[int | None, players_option()]
Start = Annotated[
    str | None, typer.Option("--start", help="The seat that begins, from 1.", metavar="SEAT|random", show_default="1")
]
Seed = Annotated[
    int | None, typer.Option("--seed", help="The same seed gives the same game, everywhere.", show_default="by chance")
]


LanguageName = Annotated[
    str | None,
    typer.Option("--language", help="The terminal's language: en, ro, fa, fi, pl or it.", show_default="the system's"),
]


def speak(language: str | None) -> None:
    """Let the terminal speak a language."""
    from .terminal import texts

    if language is not None and language not in texts.LANGUAGES:
        raise Failure(f"--language must be one of {', '.join(texts.LANGUAGES)}, not {language[:20]!r}")
    texts.use(language)


def show_version(wanted: bool) -> None:
    """Show the version and exit."""
    if wanted:
        print(f"saqqara {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True, help=HELP)
def saqqara(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """`saqqara` without a command shows the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(
    short_help="Play: in the browser, or with --terminal right here.",
    help=with_examples(
        "Open the table in the browser: a server for you alone, on this machine, that keeps your games. No account.\n\n"
        "With --terminal play right here; every move is saved at once: nothing is lost by Ctrl-C or a closed window.",
        ("saqqara play", "opens the page"),
        ("saqqara play --lan", "friends join by phone, in the same network"),
        ("saqqara play --terminal", "asks a few questions"),
        (f"saqqara play --terminal --players 3{example_option(FIRST)}", f"{FIRST.title} at one keyboard"),
        (f"saqqara play --terminal --game {LAST.name} --bots 2", "against the computer"),
        "saqqara play --terminal --players 3 --bots 2=level:1,3=level:10",
        ("saqqara play --terminal --resume", "your last game"),
        ("saqqara play --terminal --resume game.json", "a saved game or a record"),
    ),
)
@with_game_options()
def play(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    file: Annotated[
        str | None, typer.Argument(help="With --terminal --resume: the saved game or record to go on with.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")] = False,
    port: Annotated[
        int | None, typer.Option("--port", help="The page's port on this machine.", show_default="a free one")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices in the local network join: phones, other computers.")
    ] = False,
    game: GameName = None,
    players: Players = None,
    start: Start = None,
    seed: Seed = None,
    bots: Annotated[
        str | None, typer.Option(help="Seats that the computer plays, and how well.", metavar="2,3|2=greedy,3=level:7")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with FILE, or with your last game.")] = False,
    language: LanguageName = None,
    *,
    options: dict[str, Any],
) -> None:
    """`saqqara play`."""
    given = {"players": players, "start": start, **options}
    if not terminal:
        chosen = [game, seed, bots, file, *given.values()]
        if resume or any(each is not None for each in chosen):
            raise Failure("options of a game are for --terminal; in the browser you choose them on the page")
        raise typer.Exit(open_page(port, browser, lan))
    speak(language)
    if lan:
        raise Failure("--lan is for the page in the browser; a game in the terminal is on this computer alone")
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
        from .web.serve import play as run

        return run(port, browser, lan)


@app.command(short_help="Serve tables to others.")
def serve(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", help="sqlite:///FILE or postgresql://…", envvar="SAQQARA_DATABASE", show_default="your own file"
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            "--bus",
            help="For several processes: redis://… or postgresql://…",
            envvar="SAQQARA_BUS",
            show_default="the database",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="The public address, such as https://example.org.", envvar="SAQQARA_ORIGIN"),
    ] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Rate limits.")] = True,
    log: Annotated[str, typer.Option("--log", help="debug, info, warning or error.")] = "info",
    pace: Annotated[float, typer.Option("--pace", help="Seconds that a bot takes at least for a move.", min=0, max=10)] = 0.35,
    abandon_days: AbandonDays = 60,
    keep_days: KeepDays = 0,
) -> None:
    """Serve tables to others. One small machine needs no more than this behind a proxy; docs/hosting.md has the rest.

    Examples:
      saqqara serve --database sqlite:///tables.db --origin https://example.org

      saqqara serve --workers 4 --database postgresql://saqqara@localhost/saqqara --bus redis://localhost
    """
    with server_parts():
        from .store.places import local_database
        from .web.config import Config
        from .web.serve import serve as run

        if log not in ("debug", "info", "warning", "error"):
            raise Failure(f"--log must be debug, info, warning or error, not {log[:20]!r}")
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
        )
        raise typer.Exit(run(config, host, port, workers))


app.add_typer(admin, name="admin")


@app.command(short_help="Check that a game's chance was fair.")
def verify(file: Annotated[str, typer.Argument(help=f"A record with its seed; {STDIN} is the standard input.")]) -> None:
    """Check a finished game: that its seed is the one published at the start, and that it deals what was dealt.

    Examples:
      saqqara verify game.json

      saqqara verify game.json && echo fair
    """
    from .terminal.verify import verify as run

    raise typer.Exit(run(file))


@app.command(
    short_help="Play random games and show statistics.",
    help=with_examples(
        "Play random games and show statistics. Game number i of seed S is the game of seed S + i, at any speed.",
        f"saqqara simulate --game {FIRST.name}{example_option(FIRST)} --games 100000 --jobs 2",
        f"saqqara simulate --game {LAST.name}{example_option(LAST)} --seed 7 --json out.json",
        "saqqara simulate --games 50 --seed 1 --export games/",
        ("saqqara simulate --games 100000000 --device gpu", "needs saqqara[gpu]"),
    ),
)
@with_game_options()
def simulate(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    game: GameName = None,
    players: Players = None,
    start: Start = None,
    seed: Seed = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    jobs: Annotated[int | None, typer.Option("--jobs", help="How many at a time.", show_default="one for each core")] = None,
    export: Annotated[
        str | None, typer.Option("--export", help="Write a record of every game into this directory.", metavar="DIR")
    ] = None,
    json: Annotated[
        str | None,
        typer.Option("--json", help="Write the statistics into this file; - is the standard output.", metavar="FILE"),
    ] = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Without machine code.")] = False,
    device: Annotated[str, typer.Option("--device", help="Where the games are played.", metavar="cpu|gpu")] = "cpu",
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
    short_help="Let bots meet, and say which is stronger.",
    help=with_examples(
        "Let bots meet, and say which is stronger. Every deal is played once for each rotation of the bots over the seats.",
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
        str | None, typer.Option("--players", help="Who takes part.", metavar="greedy,search:0.2s,level:3,…")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", help="How many games, rounded up to whole deals.", show_default="400")
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="How many play in one game.", show_default="all who take part, or 2 at a time"),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same deals and choices.", show_default="by chance")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many games at a time.", show_default="as many as there are cores for")
    ] = None,
    json: Annotated[
        str | None, typer.Option("--json", help="Write the standings into this file; - is the standard output.", metavar="FILE")
    ] = None,
    csv: Annotated[str | None, typer.Option("--csv", help="Write the standings as CSV into this file.", metavar="FILE")] = None,
    state: Annotated[
        str | None,
        typer.Option(
            "--state",
            help="Write every finished game into this new file.",
            metavar="FILE",
            show_default="in the data directory",
        ),
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", help="Resume a tournament that was stopped.", metavar="FILE")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster, or on a local one.")] = False,
    *,
    options: dict[str, Any],
) -> None:
    """`saqqara tournament`."""
    from .terminal.tournament import Wanted
    from .terminal.tournament import tournament as run

    given = {"game": game, "players": players, "games": games, "seats": seats, "seed": seed}
    finished = run(given, options, resume, Wanted(jobs, ray, json, csv, state))
    raise typer.Exit(0 if finished else INTERRUPTED)


puzzles = typer.Typer(help="Puzzles: positions in which one move is clearly best and not obvious.")
app.add_typer(puzzles, name="puzzles")


@puzzles.callback(invoke_without_command=True)
def show_puzzles_help(context: typer.Context) -> None:
    """`saqqara puzzles` without a command shows the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@puzzles.command("make")
def make_puzzles(
    game: GameName = None,
    count: Annotated[int, typer.Option("--count", min=1, help="How many.")] = 200,
    simulations: Annotated[int, typer.Option("--simulations", min=100, help="Of a long search that checks a puzzle.")] = 6000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same puzzles.")] = 1000,
    output: Annotated[str, typer.Option("--output", help="The file; - is the standard output.", metavar="FILE")] = STDIN,
) -> None:
    """Make puzzles from games between strong bots, and write them as JSON.

    Example: saqqara puzzles make --count 200 --output puzzles.json
    """
    from .terminal.puzzles import make

    raise typer.Exit(0 if make(game or FIRST.name, count, simulations, seed, output) else INTERRUPTED)


@puzzles.command("rate")
def rate_puzzles(
    game: GameName = None,
    output: Annotated[str, typer.Option("--output", help="The file; - is the standard output.", metavar="FILE")] = STDIN,
) -> None:
    """Let all levels solve the puzzles that come with a game, and write them with their new ratings as JSON.

    Puzzles that the strongest levels do not solve any more are left out.

    Example: saqqara puzzles rate --output puzzles.json
    """
    from .terminal.puzzles import rate

    raise typer.Exit(0 if rate(game or FIRST.name, output) else INTERRUPTED)


@app.command(short_help="Analyse a recorded game: win probabilities, mistakes, points.")
def analyse(  # noqa: PLR0913, PLR0917 (one parameter for each option)
    file: Annotated[str, typer.Argument(help="A record; - is the standard input.")],
    budget: Annotated[
        str | None,
        typer.Option("--budget", help="For each position: seconds or simulations.", metavar="0.2s|500", show_default="0.2s"),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="The bot that judges.", metavar="search|greedy|level:10")] = "search",
    everything: Annotated[bool, typer.Option("--all", help="Show every move, not only the marked ones.")] = False,
    json: Annotated[
        str | None, typer.Option("--json", help="Write everything into this file; - is the standard output.", metavar="FILE")
    ] = None,
    html: Annotated[
        str | None, typer.Option("--html", help="Write a page with the curve and the boards.", metavar="FILE")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="With simulations, the same seed gives the same figures.")] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many moves at a time.", show_default="as many as there are cores for")
    ] = None,
) -> None:
    """Analyse a recorded game: everybody's win probability before each decision, better moves, where the points came from.

    Examples:
      saqqara analyse game.json

      saqqara analyse game.json --budget 2s --html game.html

      saqqara analyse game.json --budget 500 --json - --all
    """
    from .terminal.analyse import analyse as run

    finished = run(file, budget, bot, seed, jobs, everything=everything, json_file=json, html_file=html)
    raise typer.Exit(0 if finished else INTERRUPTED)


@app.command(short_help="Step through a recorded game, or check it.")
def replay(
    file: Annotated[str, typer.Argument(help="A record; - is the standard input.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Print the position after so many moves, and exit.", metavar="N")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record is valid.")] = False,
    svg: Annotated[
        str | None,
        typer.Option("--svg", help="Write a picture of the position (the last one, or that of --at).", metavar="FILE"),
    ] = None,
    language: LanguageName = None,
) -> None:
    """Step through a recorded game. Keys: n or → next, p or ← previous, f first, l last, a number and Enter, q quit.

    Examples:
      saqqara replay game.json

      saqqara replay game.json --at 40

      saqqara replay game.json --at 40 --svg position.svg

      saqqara replay --check - < game.json
    """
    from .terminal import replay as stepping
    from .terminal.show import new_console

    speak(language)

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


@app.command(short_help="Measure the speed of the rules.")
def bench(
    quick: Annotated[bool, typer.Option("--quick/--full", help="A quick or a careful measurement.")] = True,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="Measure other engines too, if they are installed.")] = True,
) -> None:
    """Measure the speed of the rules.

    Example: saqqara bench --full
    """
    from .arena.bench import main as measure

    raise typer.Exit(measure(quick, peers))


for description in GAMES:
    for name, command in description.commands(read_text).items():
        app.add_typer(command, name=name)


def fail(sentence: str) -> NoReturn:
    """Print one sentence on the error stream, and exit with code 2."""
    from .terminal.show import printable

    print(f"saqqara: {printable(sentence)}", file=sys.stderr)
    sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command. An error of the user is reported in one sentence, without a traceback."""
    try:
        code: Any = app(args=arguments, prog_name="saqqara", standalone_mode=False)
        sys.stdout.flush()
    except (Failure, BadEntry) as error:
        fail(str(error))
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


def usage_error(error: Exception) -> str | None:
    """The message of an error in the command line; None for other errors (Typer has no public name for the class)."""
    message = getattr(error, "format_message", None)
    if message is None:
        return None
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "saqqara"
    return f"{' '.join(message().split()).rstrip('.')} (see {command} --help)"


if __name__ == "__main__":
    main()
