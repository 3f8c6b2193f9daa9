"""The speed of the rules at both speeds, sizes, start-up, and peers where they are installed: what `saqqara bench` prints."""

import sys

from saqqara.arena.bench import main

if __name__ == "__main__":
    sys.exit(main(quick="--quick" in sys.argv, with_peers="--no-peers" not in sys.argv))
