"""The speed of the rules at both speeds, sizes, start-up, and peers where they are installed: what `saqqara bench` prints."""

import sys

from saqqara.terminal.bench import bench

if __name__ == "__main__":
    sys.exit(bench(quick="--quick" in sys.argv, with_peers="--no-peers" not in sys.argv))
