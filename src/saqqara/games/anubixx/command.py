"""The command `saqqara sheets`: check a file with sheets, show a layout."""

from collections.abc import Callable
from typing import Annotated

import typer

from ..contract import BadEntry

HELP = "Anubixx sheets: check a file of your own, or show a layout."


def sheets_command(read_text: Callable[[str], str]) -> typer.Typer:
    """The command with its two subcommands. `read_text` reads a file."""
    command = typer.Typer(help=HELP)

    @command.callback(invoke_without_command=True)
    def show_help(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    @command.command("check")
    def check(file: Annotated[str, typer.Argument(help="A sheet file; - is the standard input.")]) -> None:
        """Say whether a sheet file can be used, or what is wrong with it and where.

        Example: saqqara sheets check my-sheets.toml
        """
        print(checked(file, read_text(file)))

    @command.command("show")
    def show(
        name: Annotated[str, typer.Argument(help="classic, great, or a sheet file.", metavar="NAME|FILE")] = "classic",
    ) -> None:
        """Print the text of a layout: a start for a file of your own.

        Example: saqqara sheets show great > my-sheets.toml
        """
        from .sheets import LAYOUTS, shipped

        text = shipped(name) if name in LAYOUTS else read_text(name)
        checked(name, text)
        print(text, end="")

    return command


def checked(file: str, text: str) -> str:
    """One line about the text of a sheet file. BadEntry says what is wrong with it."""
    from .sheets import BadSheets, check_sheets

    try:
        layout = check_sheets(text)
    except BadSheets as error:
        raise BadEntry(file, str(error)) from None
    return f"ok: {layout.name}, {len(layout.sheets)} sheets ({', '.join(layout.sheets)})"
