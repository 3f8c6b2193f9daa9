"""The command: `python -m saqqara.conformance [NAME ...]`, all games if none is named."""

import argparse
import sys
import textwrap
import time
import traceback

from ..games import game_names
from . import CHECKS, Nonconforming, NotChecked, all_games, few_games, title_of

FRAMES = 4
"""So much is shown of the traceback of an error in a game, counted from its end."""


def main() -> int:
    """Run every check on every game that was named. 0 if all pass."""
    parser = argparse.ArgumentParser(prog="python -m saqqara.conformance", description="Check that games conform.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a game (all of them if none is named)")
    parser.add_argument("--all", action="store_true", help="with all options, not only a few")
    parser.add_argument("--seeds", type=int, default=3, help="random games for each check (default: 3)")
    given = parser.parse_args()
    failed = 0
    for name in given.names or game_names():
        try:
            games = all_games(name) if given.all else few_games(name)
        except ValueError as error:
            parser.error(str(error))
        print(f"{name}, with {len(games)} sets of options")
        for check in CHECKS:
            began = time.perf_counter()
            try:
                for game in games:
                    for seed in range(given.seeds):
                        check(game, seed)
            except NotChecked as reason:
                print(f"  skipped {title_of(check)}: {reason}")
            except Exception as error:  # noqa: BLE001 (whatever a game's functions raise)
                failed += 1
                print(f"  FAILED  {title_of(check)}\n{explanation(error)}")
            else:
                print(f"  ok      {title_of(check)} ({time.perf_counter() - began:.1f} s)")
    print("All checks passed." if not failed else f"{failed} checks failed.")
    return 1 if failed else 0


def explanation(error: Exception) -> str:
    """What went wrong: a sentence of the check, or the traceback of an error in the game itself."""
    told = str(error) if isinstance(error, Nonconforming) else "".join(traceback.format_exception(error, limit=-FRAMES))
    return textwrap.indent(told.rstrip(), " " * 10)


if __name__ == "__main__":
    sys.exit(main())
