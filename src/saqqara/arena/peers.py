"""How fast other libraries play their games at random: moves per second of one core, to print beside our own.

    python -m saqqara.arena.peers                      every installed peer, a row each
    python -m saqqara.arena.peers openspiel-maedn 5    one of them for 5 seconds, as a line of JSON

Random play measures the rules and nothing else: list the legal moves, choose one, play it, until the game ends. Each library
is used in the fastest way that it documents for Python.

Games. No library here has our games. From each we take the most similar game (several players, chance, a board if there is
one) and, where it exists, Connect Four: a light game that most libraries have, so that we do not only pick slow ones.
Backgammon is there because OpenSpiel and pgx both have it. `what` says which game and which way.

Moves. A move is one decision of a player, forced passes included. Dice and deals are not moves; their time counts.

Time. CPU time of the peer's process, all threads (`time.process_time`), because wall time depends on what else runs on the
machine. Our own speed is measured by the same clock. Import, compilation and warm-up are not counted, and neither is the
counting of moves after a game, where the library does not count them.

One core. Every peer runs in its own process, so that its imports, threads and memory do not affect ours, and a crash is one
sentence in our report. Before it imports anything, that process limits itself to one core: by `sched_setaffinity`, which
its threads inherit, and by thread variables on systems without it. Otherwise XLA would run pgx on all cores.
"""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any, NamedTuple

START_LIMIT = 300.0
"""Seconds that a peer may take to import, compile and warm up."""
WARM_UP = 0.5
"""Seconds played before the clock runs; at least one round."""
ROUND = 0.05
"""Seconds played between two counts of moves."""
ONE_THREAD = {
    "NPROC": "1",  # the size of XLA's pool
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


class PeerError(RuntimeError):
    """A peer could not be measured; the text is a sentence that says why."""


class Peer(NamedTuple):
    """An installed library with one game and one way to play it."""

    name: str
    version: str
    what: str
    measure: Callable[[float], float]
    """Play for about so many seconds, and return moves per second. PeerError if it fails."""


class Library(NamedTuple):
    """What to install, and the modules that it must contain."""

    pip: str
    modules: tuple[str, ...]
    compiler: str = ""
    """A second distribution whose version matters for speed."""


class TimedGame(NamedTuple):
    """A game that is ready: the time of `play` is measured; `count` says afterwards how many moves it played."""

    play: Callable[[], Any]
    count: Callable[[Any], int]


class Candidate(NamedTuple):
    """A peer in our list, installed or not."""

    name: str
    library: Library
    what: str
    ready: Callable[[], TimedGame]


def as_counted(moves: int) -> int:
    """For a `play` that returns the number of moves itself."""
    return moves


# OpenSpiel. `pyspiel.evaluate_bots` keeps a whole game in C++, choice and chance included; `RandomRolloutEvaluator` would too,
# but Python can only hand it to a search. maedn is Ludo: four players, a die, a board, the closest to ours.
def openspiel_games(game_string: str) -> TimedGame:
    """Play whole games in C++. The history of the finished state says which entries are moves and which are chance."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_string)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(2**31))

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return TimedGame(play, lambda state: sum(entry.player >= 0 for entry in state.full_history()))


def openspiel_steps(game_string: str) -> TimedGame:
    """Play the loop of OpenSpiel's own examples: legal_actions, apply_action, chance drawn from chance_outcomes."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_string)
    choice, choices = random.choice, random.choices

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        return moves

    return TimedGame(play, as_counted)


# PettingZoo classic. `raw_env` has no checking wrappers and is twice as fast as `env`; a list of the mask's ones is faster than
# `action_space.sample(mask)`. With chance and more than two players there are poker and Hanabi, which is ten times slower.
def pettingzoo_game(module: str, **options: Any) -> TimedGame:
    """Play the loop of the documentation, last and step, on the environment without wrappers."""
    env = import_module(f"pettingzoo.classic.{module}").raw_env(**options)
    choice = random.choice

    def play() -> int:
        env.reset()
        moves = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return moves
            env.step(choice([move for move, legal in enumerate(observation["action_mask"].tolist()) if legal]))
            moves += 1

    return TimedGame(play, as_counted)


# pgx. Its own `auto_reset` and `act_randomly` under vmap; steps chained by `scan` inside one jit, which spares the trip to
# Python after each. Batches: the fastest on one core of 16, 64, 256 and 1024, pgx's own example.
# Sparrow mahjong is for three, with a shuffled wall; backgammon has dice, and a move there is one checker by one die.
def pgx_batch(game: str, batch: int, steps: int = 64) -> TimedGame:
    """Play a batch of games side by side; one that ends starts again, so every step is a move of every game."""
    jax, experimental = import_module("jax"), import_module("pgx.experimental")
    env = import_module("pgx").make(game)
    step = jax.vmap(experimental.auto_reset(env.step, env.init))

    def move(carry: Any, _: None) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = experimental.act_randomly(choice, state.legal_action_mask)
        return (step(state, action, jax.random.split(chance, batch)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(move, carry, None, length=steps)[0], donate_argnums=0)
    key = jax.random.PRNGKey(0)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return batch * steps

    return TimedGame(play, as_counted)


# python-chess. `is_game_over` lists the legal moves again; a loop that lists them once and asks for the automatic draws is
# a little faster and plays by the same rules.
def chess_game() -> TimedGame:
    """Play a game to mate, stalemate, insufficient material, 75 moves or fivefold repetition."""
    chess, choice = import_module("chess"), random.choice

    def play() -> int:
        board = chess.Board()
        moves = 0
        while legal := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(choice(legal))
            moves += 1
        return moves

    return TimedGame(play, as_counted)


# catanatron. Catan for four is the nearest of all to our games; `Game.play` is what its README and its simulator call.
def catanatron_game() -> TimedGame:
    """Play a game of four of the library's random players, to 10 points or its limit of 1000 turns."""
    library = import_module("catanatron")
    players = [library.RandomPlayer(color) for color in library.Color]

    def play() -> Any:
        game = library.Game(players)
        game.play()
        return game

    return TimedGame(play, lambda game: len(game.state.actions))


OPENSPIEL = Library("open_spiel", ("pyspiel",))
PETTINGZOO = Library("pettingzoo[classic]", ("pettingzoo", "rlcard", "pygame"))
PGX = Library("pgx", ("pgx", "jax"), compiler="jax")
CHESS = Library("chess", ("chess",))
CATANATRON = Library("catanatron", ("catanatron",))

IN_CPP = "whole games in C++ (pyspiel.evaluate_bots, uniform random bots)"
IN_ZOO = "raw_env, last() and step() from Python, random move of the action mask"
IN_XLA = "scan of vmap(auto_reset(step)) with act_randomly in one jit on CPU, batch of"

CANDIDATES = (
    Candidate(
        "openspiel-maedn",
        OPENSPIEL,
        f"Ludo (maedn) for 4, dice: {IN_CPP}",
        partial(openspiel_games, "maedn(players=4)"),
    ),
    Candidate(
        "openspiel-maedn-steps",
        OPENSPIEL,
        "Ludo (maedn) for 4, dice: legal_actions() and apply_action() from Python, move by move",
        partial(openspiel_steps, "maedn(players=4)"),
    ),
    Candidate(
        "openspiel-backgammon",
        OPENSPIEL,
        f"backgammon for 2, dice, a move plays both: {IN_CPP}",
        partial(openspiel_games, "backgammon"),
    ),
    Candidate(
        "openspiel-connect-four",
        OPENSPIEL,
        f"Connect Four for 2, no chance: {IN_CPP}",
        partial(openspiel_games, "connect_four"),
    ),
    Candidate(
        "pettingzoo-holdem",
        PETTINGZOO,
        f"limit Texas hold'em (texas_holdem_v4) for 4, cards: {IN_ZOO}",
        partial(pettingzoo_game, "texas_holdem_v4", num_players=4),
    ),
    Candidate(
        "pettingzoo-connect-four",
        PETTINGZOO,
        f"Connect Four (connect_four_v3) for 2, no chance: {IN_ZOO}",
        partial(pettingzoo_game, "connect_four_v3"),
    ),
    Candidate(
        "pgx-sparrow-mahjong",
        PGX,
        f"sparrow mahjong for 3, shuffled tiles: {IN_XLA} 64",
        partial(pgx_batch, "sparrow_mahjong", 64),
    ),
    Candidate(
        "pgx-backgammon",
        PGX,
        f"backgammon for 2, dice, a move plays one: {IN_XLA} 64",
        partial(pgx_batch, "backgammon", 64),
    ),
    Candidate(
        "pgx-connect-four",
        PGX,
        f"Connect Four for 2, no chance: {IN_XLA} 1024",
        partial(pgx_batch, "connect_four", 1024),
    ),
    Candidate(
        "python-chess",
        CHESS,
        "chess for 2, no chance: random move of list(board.legal_moves), push(), automatic draws",
        chess_game,
    ),
    Candidate(
        "catanatron",
        CATANATRON,
        "Catan for 4, dice and cards: Game(players).play() with its RandomPlayer",
        catanatron_game,
    ),
)


def peers() -> list[Peer]:
    """List the peers that are installed, ready to be measured."""
    return [
        Peer(candidate.name, version(candidate.library), candidate.what, partial(measure, candidate.name))
        for candidate in CANDIDATES
        if installed(candidate.library)
    ]


def missing() -> list[str]:
    """List what `pip install` must install for the rest."""
    return list(dict.fromkeys(candidate.library.pip for candidate in CANDIDATES if not installed(candidate.library)))


def installed(library: Library) -> bool:
    """Say whether all its modules are there, without importing them."""
    return all(find_spec(module) for module in library.modules)


def version(library: Library) -> str:
    """Return its version, and the version of its compiler."""
    own = version_of(library.pip.partition("[")[0])
    return f"{own}, {library.compiler} {version_of(library.compiler)}" if library.compiler else own


def version_of(distribution: str) -> str:
    """Return the version that pip installed."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "unknown"


def measure(name: str, seconds: float) -> float:
    """Measure a peer in its own process, and return moves per second. PeerError if there is no answer."""
    command = [sys.executable, "-m", "saqqara.arena.peers", name, str(seconds)]
    try:
        limit = START_LIMIT + 2 * seconds
        run = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired as late:
        raise PeerError(f"{name} gave no answer in {late.timeout:.0f} seconds") from None
    answer = last_line(run.stdout)
    try:
        result = json.loads(answer)
        if "error" in result:
            raise PeerError(f"{name} failed: {result['error']}")
        return float(result["moves_per_second"])
    except (ValueError, TypeError, KeyError):
        raise PeerError(f"{name} {ending(run.returncode)}: {last_line(run.stderr) or 'no output'}") from None


def ending(status: int) -> str:
    """Say in words how a process without an answer ended."""
    return f"was killed by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status} and no answer"


def last_line(text: str) -> str:
    """Return the last line that is not empty; libraries may print others before it."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


# In the peer's own process
def confine() -> None:
    """Keep this process, and every thread it will start, on one core. Call it before the peer is imported."""
    os.environ.update(ONE_THREAD)
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play_for(timed: TimedGame, seconds: float) -> tuple[int, float]:
    """Play for so many seconds of wall time, and return the moves and their CPU seconds."""
    end = perf_counter() + seconds
    moves, spent = 0, 0.0
    while not moves or perf_counter() < end:
        played: list[Any] = []
        stop, start = perf_counter() + ROUND, process_time()
        while not played or perf_counter() < stop:
            played.append(timed.play())
        spent += process_time() - start
        moves += sum(map(timed.count, played))
    return moves, spent


def answer(name: str, seconds: float) -> dict[str, Any]:
    """Measure a peer in this process."""
    candidate = next((candidate for candidate in CANDIDATES if candidate.name == name), None)
    if candidate is None:
        return {"name": name, "error": f"no such peer; there are {', '.join(candidate.name for candidate in CANDIDATES)}"}
    if not installed(candidate.library):
        return {"name": name, "error": f"not installed: pip install '{candidate.library.pip}'"}
    confine()
    random.seed(0)
    try:
        timed = candidate.ready()
        play_for(timed, WARM_UP)
        moves, spent = play_for(timed, seconds)
    except Exception as error:  # noqa: BLE001 (any error of a library is one sentence in our report)
        return {"name": name, "error": f"{type(error).__name__}: {last_line(str(error))}"}
    return {
        "name": name,
        "version": version(candidate.library),
        "moves": moves,
        "cpu_seconds": spent,
        "moves_per_second": moves / spent,
    }


def table(seconds: float) -> None:
    """Print a row for every peer."""
    for peer in peers():
        try:
            speed = f"{peer.measure(seconds):,.0f}"
        except PeerError as failure:
            speed = str(failure)
        print(f"{peer.name:24}{peer.version:20}{speed:>12}  {peer.what}", flush=True)
    for name in missing():
        print(f"not installed: {name}")


def main(arguments: list[str]) -> int:
    """With a peer and seconds: print a line of JSON. Without arguments: print the table."""
    if not arguments:
        table(3.0)
        return 0
    if len(arguments) != 2 or not is_duration(arguments[1]):
        print("usage: python -m saqqara.arena.peers [NAME SECONDS]", file=sys.stderr)
        return 2
    result = answer(arguments[0], float(arguments[1]))
    print(json.dumps(result), flush=True)
    return int("error" in result)


def is_duration(text: str) -> bool:
    """Say whether it is a positive, finite number."""
    try:
        return 0 < float(text) < float("inf")
    except ValueError:
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
