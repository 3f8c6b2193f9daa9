"""python -m saqqara.games.machine_code: builds the machine code of games."""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..registry import describe, game_names
from .build import BuildFailed, build
from .library import PACKAGED, packaged_stem
from .source import Untranslatable
from .targets import HOST, WHEELS, Target

DESCRIPTION = """\
Build the machine code of games: translate their rules, evaluation and search to C, and compile it.
It needs a C compiler: the one that CC names, else cc, gcc or clang, else `pip install ziglang`.
Saqqara also builds it by itself when it is missing, into the user's cache directory."""


def main() -> int:
    """Build, and say what was built."""
    parser = argparse.ArgumentParser(
        prog="python -m saqqara.games.machine_code",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("build", help="build libraries", description="Build the libraries of games.")
    command.add_argument("games", nargs="*", metavar="GAME", help=f"all by default: {', '.join(game_names())}")
    command.add_argument("--output", type=Path, default=PACKAGED, help="the folder for libraries and C (the package's own)")
    command.add_argument("--wheel", metavar="TAG", choices=WHEELS, help="for the machines of a wheel, by ziglang (see wheels)")
    commands.add_parser("wheels", help="list the platform tags of wheels that can be built")
    given = parser.parse_args()
    if given.command == "wheels":
        print("\n".join(WHEELS))
        return 0
    target = HOST if given.wheel is None else WHEELS[given.wheel]
    with ThreadPoolExecutor() as pool:  # the compiler is a process of its own
        done = list(pool.map(lambda name: build_one(name, given.output, target), given.games or game_names()))
    return 0 if all(done) else 1


def build_one(name: str, output: Path, target: Target) -> bool:
    """Build the library of a game, and say so. Did it work?"""
    began = time.perf_counter()
    try:
        build(describe(name), output, packaged_stem(name, target), target)
    except (BuildFailed, Untranslatable, ValueError, OSError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return False
    print(f"Machine code of {name} for {target.platform}: {time.perf_counter() - began:.1f} s")
    return True


if __name__ == "__main__":
    sys.exit(main())
