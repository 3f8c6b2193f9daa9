"""Parameters of the command line that come from the games: `--game`, `--players` and every game's own options."""

import inspect
import re
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any

import typer

from ..games.description import GameDescription
from ..games.options import Option
from ..games.registry import descriptions, game_names
from .texts import text_or

PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b")
"""A word that stands for a value, such as FILE."""
GENERATED = "options"
"""The parameter of a command that stands for the options of all games."""


def game_option() -> Any:
    """The option `--game`."""
    names = game_names()
    return typer.Option("--game", help="help-game", metavar="|".join(names), show_default=names[0])


def players_option() -> Any:
    """The option `--players` for the number of players."""
    return typer.Option("--players", help="help-players", show_default="2")


def with_game_options(*, varied: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A decorator for a command: its parameter `options` becomes one option for each option of every game.

    The command gets those that were given, as a dict. With `varied`, the varied option of a game takes several values.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        generated = [parameter(name, owners, varied=varied) for name, owners in options_by_name().items()]
        own = inspect.signature(command, eval_str=True).parameters
        if taken := own.keys() & {each.name for each in generated}:
            raise ValueError(f"the option {taken.pop()!r} of a game has the name of an option of the command line")

        @wraps(command)
        def run(**given: Any) -> None:
            options = {each.name: given.pop(each.name) for each in generated}
            command(**given, **{GENERATED: {name: value for name, value in options.items() if value is not None}})

        parameters = [new for each in own.values() for new in (generated if each.name == GENERATED else [each])]
        return own_parameters(run, parameters)

    return decorate


def own_parameters(command: Callable[..., Any], parameters: Sequence[inspect.Parameter]) -> Callable[..., Any]:
    """The command, for which Typer sees these parameters."""
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


Owner = tuple[GameDescription, Option]


def options_by_name() -> dict[str, list[Owner]]:
    """Every option of every game, by name. Several games may have an option of the same name."""
    found: dict[str, list[Owner]] = {}
    for description in descriptions().values():
        for option in description.options:
            found.setdefault(option.name, []).append((description, option))
    return found


def parameter(name: str, owners: Sequence[Owner], *, varied: bool) -> inspect.Parameter:
    """The parameter of a command for an option."""
    is_flag = {option.kind == "flag" for _, option in owners}
    if len(is_flag) > 1:
        raise ValueError(f"the option {name!r} is a flag in one game and takes a value in another")
    _, first = owners[0]
    several = varied and any(description.varied_option == name for description, _ in owners)
    written = f"--{name}/--no-{name}" if first.kind == "flag" else f"--{name}"
    info = typer.Option(
        written,
        help=option_help(owners, several=several),
        metavar=None if first.kind == "flag" else first.metavar or "|".join(first.choices) or None,
        show_default="help-all" if several else default_text(first),
        rich_help_panel=", ".join(description.title for description, _ in owners),
    )
    kind = bool if first.kind == "flag" else str
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, info])


def option_help(owners: Sequence[Owner], *, several: bool) -> str:
    """The help of an option, by game where several have it."""
    ids = [text_id(description, option) for description, option in owners]
    parts = (
        ids
        if len(owners) == 1
        else [f"{description.title}: {name}" for (description, _), name in zip(owners, ids, strict=True)]
    )
    return " ".join([*parts, *(["help-varied"] if several else [])])


def text_id(description: GameDescription, option: Option) -> str:
    """The id of the help of a game's option."""
    return f"help-option-{description.name}-{option.name}"


def game_texts() -> dict[str, str]:
    """What games themselves say of their options, by id: for games without texts in the languages."""
    return {text_id(game, option): option.help for owners in options_by_name().values() for game, option in owners}


def default_text(option: Option) -> str:
    """The default value of an option, for its help: the value, or an id."""
    return str(option.default) if option.kind != "flag" else "help-yes" if option.default else "help-no"


def placeholders(text: str) -> str:
    """A text with the placeholders of values in the user's language."""
    return PLACEHOLDER.sub(lambda found: text_or(f"help-placeholder-{found[0].lower()}", found[0]), text)


# Examples in the help of commands
def with_examples(text: str, *examples: str | tuple[str, str]) -> str:
    """A help text with examples: commands, each with or without a remark. Text and remarks are ids."""
    commands = [(each, "") if isinstance(each, str) else each for each in examples]
    width = max((len(command) for command, remark in commands if remark), default=0)
    lines = [f"  {command:<{width}}  {remark}".rstrip() for command, remark in commands]
    return f"{text}\n\nhelp-examples\n" + "\n\n".join(lines)


def example_option(description: GameDescription) -> str:
    """An option of a game with a value, as on the command line; empty if no option of it has an example."""
    return next((f" --{option.name} {option.example}" for option in description.options if option.example), "")


def example_variants(description: GameDescription) -> str:
    """Two values of the varied option, as on the command line; empty if the game has none."""
    values = description.all_variants()[:2]
    return f" --{description.varied_option} {','.join(values)}" if values else ""
