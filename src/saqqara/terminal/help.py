"""Help of the command line in the user's language.

In the source a help text is an id of a Fluent message, or a text with such ids in it. The ids become words when help is shown:
Fluent is not imported before.
"""

import inspect
import re
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..games.registry import descriptions
from ..games.story import Message
from . import texts
from .complaints import not_one_of
from .parameters import game_texts, own_parameters, placeholders

ID = re.compile(r"\bhelp-[\w-]*\w")
HEADINGS = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "DEFAULT_STRING": "help-default",
    "ENVVAR_STRING": "help-environment",
    "REQUIRED_LONG_STRING": "help-required",
}
"""Typer's own words, by the names of its constants."""
TYPES = {"int": "NUMBER", "float": "NUMBER", "str": "TEXT", "list[str]": "TEXT", "bool": ""}
"""What stands for a value, by Typer's names of types. A flag has none."""


# Words instead of ids
def said(text: str) -> str:
    """A text with words instead of ids."""
    otherwise = game_texts()
    games = list(descriptions().values())
    numbers = (f"{each.title} {each.rules.players[0]}\u2013{each.rules.players[-1]}" for each in games)
    given = {"titles": ", ".join(each.title for each in games), "first": games[0].title, "players": ", ".join(numbers)}
    return ID.sub(lambda found: texts.text_or(found[0], otherwise.get(found[0], found[0]), **given), text)


def translate(command: Any, context: Any) -> None:
    """Give a command, its parameters and its subcommands their words. (The classes of Click have no public names in Typer.)"""
    from typer import rich_utils

    for constant, name in HEADINGS.items():
        setattr(rich_utils, constant, texts.t(name, value="{}"))
    command.help = said(placeholders(command.help or ""))
    for each in command.get_params(context):
        each.help = texts.t("help-help") if each.name == "help" else said(each.help or "")
        show_type(each, context)
        if isinstance(each.show_default, str):
            each.show_default = said(each.show_default)
    for each in getattr(command, "commands", {}).values():
        each.short_help = said(each.short_help or each.help or "")


def show_type(parameter: Any, context: Any) -> None:
    """Let the help show what stands for the value of a parameter. (Arguments are shown by their placeholders alone.)"""
    if parameter.param_type_name == "argument":
        parameter.display_type_rich = lambda **_: ""
    kind = parameter.display_type(context).strip("<>").removesuffix(" range")
    given = TYPES.get(kind, kind) if parameter.metavar is None else parameter.metavar
    parameter.metavar = placeholders(given)


def usage(command: Any, context: Any) -> str:
    """The line that says how a command is called."""
    pieces = placeholders(" ".join(command.collect_usage_pieces(context)))
    return texts.t("help-usage", command=context.command_path, pieces=pieces)


class Spoken:
    """Help in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        translate(self, ctx)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def get_usage(self, ctx: Any) -> str:
        """The line that says how the command is called."""
        return usage(self, ctx)


class Command(Spoken, TyperCommand):
    """A command whose help is in the user's language."""


class Group(Spoken, TyperGroup):
    """A command with subcommands, whose help is in the user's language."""


# The language, as every command takes it
def check_language(language: str | None) -> None:
    """Failure if there is no such language."""
    if language is not None and language not in texts.LANGUAGES:
        raise not_one_of("--language", texts.LANGUAGES, language)


LANGUAGE = inspect.Parameter(
    "language",
    inspect.Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[
        str | None,
        typer.Option(
            "--language",
            help="help-language",
            metavar="|".join(texts.LANGUAGES),
            show_default="help-system-language",
            callback=check_language,
            expose_value=False,
        ),
    ],
)


def named_language(arguments: Sequence[str]) -> str | None:
    """The language that `--language` names, anywhere among the arguments; None if there is none such."""
    for before, word in zip(("", *arguments), arguments, strict=False):
        name = word.removeprefix("--language=") if word.startswith("--language=") else word if before == "--language" else ""
        if name in texts.LANGUAGES:
            return name
    return None


def speaking(app: typer.Typer) -> typer.Typer:
    """Let all commands of an application take `--language`, and show their help in it."""
    app.info.cls = Group
    if app.registered_callback is None:
        app.callback(invoke_without_command=True)(show_help)
    for info in (app.registered_callback, *app.registered_commands):
        if info is not None and info.callback is not None:
            info.callback = with_language(info.callback)
    for each in app.registered_commands:
        each.cls = Command
    for group in app.registered_groups:
        if group.typer_instance is not None:
            speaking(group.typer_instance)
    return app


def show_help(context: typer.Context) -> None:
    """Without a subcommand, show the help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def with_language(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the option `--language`. It prints the message that the command returns, if there is one."""

    @wraps(command)
    def run(*, language: None = None, **given: Any) -> None:  # noqa: ARG001 (main has read it)
        told = command(**given)
        if isinstance(told, Message):
            print(texts.t(told.id, **told.args))

    return own_parameters(run, [*inspect.signature(command, eval_str=True).parameters.values(), LANGUAGE])
