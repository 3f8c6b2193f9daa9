"""Rendering: text, and pixels from the drawings that the games make of themselves."""

import io

import numpy

from ..games import State
from .arrays import Pixels

RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH = 900
INSTALL = "pictures as pixels need resvg-py and Pillow: pip install 'saqqara[envs]'"


def check_mode(mode: str | None) -> str | None:
    """A way to render. ValueError if there is none such."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def picture(state: State, mode: str | None) -> str | Pixels | None:
    """A state as `ansi` (text) or `rgb_array` (pixels); `human` prints the text."""
    if mode == "rgb_array":
        return pixels(state.svg())
    if mode == "ansi":
        return str(state)
    if mode == "human":
        print(state)
    return None


def pixels(svg: str, width: int = WIDTH) -> Pixels:
    """A drawing as an array of rows, columns and colours (8 bits)."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise RuntimeError(INSTALL) from None
    image = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#ffffff"))
    return numpy.array(Image.open(io.BytesIO(image)).convert("RGB"))
