"""The drawings in a real browser: Chromium renders them whole, at their natural size, with nothing cut off."""

import math
import re
import struct
import zlib

import pytest
from playwright.sync_api import Browser

import saqqara


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


@pytest.mark.parametrize(("name", "players"), [("imhotep", 4), ("anubixx", 3), ("scarabs", 4)])
def test_chromium_draws_it(browser: Browser, name: str, players: int) -> None:
    state = saqqara.game(name, players=players).start(seed=3)
    for _ in range(30 if name != "scarabs" else 7):
        state.play(state.moves()[-1] if name == "anubixx" and state.ply % 3 else state.moves()[0])
    svg = state.svg()
    size = re.search(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None
    width, height = (math.ceil(float(number)) for number in size.groups())
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{svg}')
    drawn_width, drawn_height, rows = pixels(page.locator("svg").screenshot())
    page.close()
    assert (drawn_width, drawn_height) == (width, height)
    assert len(rows) > height / 3
