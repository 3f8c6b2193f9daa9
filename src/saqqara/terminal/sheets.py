"""Anubixx sheets from the command line: checking a file, showing a layout."""

from ..games.anubixx.sheets import LAYOUTS, BadSheets, check_sheets, shipped
from .files import Failure, read_text


def check(name: str) -> str:
    """One line about a sheet file that can be played with. Failure says what is wrong with it."""
    try:
        layout = check_sheets(read_text(name))
    except BadSheets as error:
        raise Failure(f"{name}: {error}") from None
    return f"ok: {layout.name}, {len(layout.sheets)} sheets ({', '.join(layout.sheets)})"


def text_of(name: str) -> str:
    """The text of a layout that comes with the game, or of a sheet file, which must be right."""
    if name in LAYOUTS:
        return shipped(name)
    check(name)
    return read_text(name)
