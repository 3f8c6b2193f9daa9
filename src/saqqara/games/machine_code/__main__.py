"""python -m saqqara.games.machine_code: builds the machine code of games."""

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..description import GameDescription
from ..registry import describe, game_names
from .build import BuildFailed, build
from .library import PACKAGED, packaged_stem
from .source import Untranslatable
from .targets import HOST, WHEELS
from .wasm import build_modules, has_compiler

DESCRIPTION = """\
Build the machine code of games: translate their rules, evaluation and search to C, and compile it.
It needs a C compiler: the one that CC names, else cc, gcc or clang, else `pip install ziglang`.
Saqqara also builds it by itself when it is missing, into the user's cache directory.
WebAssembly for browsers needs ziglang."""
NO_WASM = "Going on without WebAssembly, so that bots think on the server: `pip install ziglang` brings a compiler for it."


def main() -> int:
    """Build, and say what was built."""
    parser = argparse.ArgumentParser(
        prog="python -m saqqara.games.machine_code",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("build", help="build libraries", description="Build the libraries of games.")
    add_games(command)
    command.add_argument("--output", type=Path, default=PACKAGED, help="the folder for libraries and C (the package's own)")
    command.add_argument("--wheel", metavar="TAG", choices=WHEELS, help="for the machines of a wheel, by ziglang (see wheels)")
    commands.add_parser("wheels", help="list the platform tags of wheels that can be built")
    command = commands.add_parser("wasm", help="build modules for browsers", description="Build the WebAssembly of games.")
    add_games(command)
    command.add_argument("--output", type=Path, required=True, help="the folder for the modules")
    given = parser.parse_args()
    if given.command == "wheels":
        print("\n".join(WHEELS))
        return 0
    names = given.games or game_names()
    if given.command == "wasm":
        if not has_compiler():
            print(NO_WASM, file=sys.stderr)
            return 1
        return build_all(names, "browsers", lambda description: build_modules(description, given.output))
    target = HOST if given.wheel is None else WHEELS[given.wheel]
    return build_all(
        names,
        target.platform,
        lambda description: build(description, given.output, packaged_stem(description.name, target), target),
    )


def add_games(command: argparse.ArgumentParser) -> None:
    """A command for some games or all."""
    command.add_argument("games", nargs="*", metavar="GAME", help=f"all by default: {', '.join(game_names())}")


def build_all(names: list[str], where: str, make: Callable[[GameDescription], object]) -> int:
    """Build the machine code of games. The status of the process: 0 if all of it could be built."""
    with ThreadPoolExecutor() as pool:  # the compiler is a process of its own
        return 0 if all(list(pool.map(lambda name: build_one(name, where, make), names))) else 1


def build_one(name: str, where: str, make: Callable[[GameDescription], object]) -> bool:
    """Build the machine code of a game, and say so. Did it work?"""
    began = time.perf_counter()
    try:
        make(describe(name))
    except (BuildFailed, Untranslatable, ValueError, OSError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return False
    print(f"Machine code of {name} for {where}: {time.perf_counter() - began:.1f} s")
    return True


if __name__ == "__main__":
    sys.exit(main())
