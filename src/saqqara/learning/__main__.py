"""python -m saqqara.learning: learns the evaluation of a game from nothing but games against itself."""

import sys
from importlib.util import find_spec


def main() -> int:
    """Learn, or say what is missing."""
    if find_spec("numpy") is None:
        print("Learning needs NumPy: pip install numpy", file=sys.stderr)
        return 2
    from .command import main as learn

    learn()
    return 0


if __name__ == "__main__":
    sys.exit(main())
