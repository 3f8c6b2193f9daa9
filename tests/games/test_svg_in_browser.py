"""The drawings in a real browser: Chromium renders them whole, at their natural size, with nothing cut off."""

import math
import re
import shutil
import struct
import subprocess
import zlib
from pathlib import Path

import pytest

import saqqara
from tests import needs

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--hide-scrollbars",
    "--disable-background-networking",
]
FLAGS += [
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-extensions",
    "--force-device-scale-factor=1",
]


def pixels(png: bytes) -> tuple[int, int, set[bytes]]:
    """Width, height, and the different rows of a PNG's filtered data, which are few if the picture is blank."""
    width, height = struct.unpack(">II", png[16:24])
    data, at = b"", 8
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    raw = zlib.decompress(data)
    row = len(raw) // height
    return width, height, {raw[i : i + row] for i in range(0, len(raw), row)}


@pytest.mark.skipif(CHROMIUM is None, reason=needs.reason("Chromium"))
@pytest.mark.parametrize(("name", "players"), [("imhotep", 4), ("anubixx", 3), ("scarabs", 4)])
def test_chromium_draws_it(name: str, players: int, tmp_path: Path) -> None:
    state = saqqara.game(name, players=players).start(seed=3)
    for _ in range(30 if name != "scarabs" else 7):
        state.play(state.moves()[-1] if name == "anubixx" and state.ply % 3 else state.moves()[0])
    svg = state.svg()
    size = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None
    width, height = (math.ceil(float(number)) for number in size.groups())
    (tmp_path / "board.html").write_text(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{svg}')
    target = tmp_path / "board.png"
    command = [str(CHROMIUM), *FLAGS, f"--user-data-dir={tmp_path / 'profile'}", f"--window-size={width},{height}"]
    subprocess.run([*command, f"--screenshot={target}", (tmp_path / "board.html").as_uri()], check=True, capture_output=True)
    drawn_width, drawn_height, rows = pixels(target.read_bytes())
    assert (drawn_width, drawn_height) == (width, height)
    assert len(rows) > height / 3
