"""The command `saqqara sheets`: check a file with sheets, show a layout."""

from collections.abc import Callable
from typing import Annotated

import typer

from ..contract import BadEntry
from ..reasons import reason_of
from ..story import Message


def sheets_command(read_text: Callable[[str], str]) -> typer.Typer:
    """The command with its two subcommands; their help is ids of texts. `read_text` reads a file."""
    command = typer.Typer(help="help-sheets")

    @command.command("check", help="help-sheets-check\n\nhelp-examples\n  saqqara sheets check my-sheets.toml")
    def check(file: Annotated[str, typer.Argument(help="help-sheets-file", metavar="FILE")]) -> Message:
        return checked(file, read_text(file))

    @command.command("show", help="help-sheets-show\n\nhelp-examples\n  saqqara sheets show great > my-sheets.toml")
    def show(
        name: Annotated[str, typer.Argument(help="help-sheets-name", metavar="NAME|FILE")] = "classic",
    ) -> None:
        from .sheets import LAYOUTS, shipped

        text = shipped(name) if name in LAYOUTS else read_text(name)
        checked(name, text)
        print(text, end="")

    return command


def checked(file: str, text: str) -> Message:
    """A message about the text of a sheet file. BadEntry says what is wrong with it."""
    from .sheets import BadSheets, check_sheets

    try:
        layout = check_sheets(text)
    except BadSheets as error:
        raise BadEntry(file, reason_of(error)) from None
    return Message("cli-sheets-ok", {"name": layout.name, "count": len(layout.sheets), "sheets": ", ".join(layout.sheets)})
