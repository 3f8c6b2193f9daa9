"""No index out of bounds, no overflow, nothing too large for its field: in hundreds of games and searches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saqqara.games import describe, game_names
from saqqara.games.machine_code.build import build
from saqqara.games.machine_code.library import packaged_stem
from saqqara.games.machine_code.targets import FLAGS

from ... import needs

GAMES = 100
PLAIN = tuple(flag for flag in FLAGS if flag not in ("-O3", "-fwrapv"))
WIDE = (*PLAIN, "-O1", "-g", "-fsanitize=undefined,address", "-fno-sanitize-recover=all")
NARROW = (*WIDE, "-DNUM=int")
"""Plain whole numbers have 32 bits, as on a GPU: who needs more must say `Wide`."""
BUILDS = {"32 bits": NARROW, "64 bits": WIDE} if "SAQQARA_LONG" in os.environ else {"32 bits": NARROW}


def runtime(name: str) -> str:
    """The sanitizer's own library, which must be there before any other."""
    found = subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=False).stdout.strip()
    if not Path(found).is_absolute():
        pytest.skip(needs.reason("sanitizers"))
    return found


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("flags", BUILDS.values(), ids=BUILDS)
def test_nothing_undefined_happens(name: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    preload = runtime("libasan.so")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CC", "gcc")
        build(describe(name), tmp_path, packaged_stem(name), flags=flags, checked=True)
    environment = os.environ | {"LD_PRELOAD": preload, "ASAN_OPTIONS": "detect_leaks=0"}
    command = [sys.executable, "-m", "tests.games.machine_code.sanitized", str(tmp_path), name, str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "clean\n"), done.stderr[-3000:]
