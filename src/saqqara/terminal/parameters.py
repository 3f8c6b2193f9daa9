"""Parameters of the command line that come from the games: `--game`, `--players` and every game's own options."""

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any

import typer

from ..games.description import GameDescription
from ..games.options import Option
from ..games.registry import descriptions, game_names

GENERATED = "options"
"""The parameter of a command that stands for the options of all games."""


def game_option() -> Any:
    """The option `--game`."""
    names = game_names()
    return typer.Option("--game", help="Which game.", metavar="|".join(names), show_default=names[0])


def players_option() -> Any:
    """The option `--players` for the number of players."""
    numbers = (f"{each.title} {each.rules.players[0]} to {each.rules.players[-1]}" for each in descriptions().values())
    return typer.Option("--players", help=f"How many play: {', '.join(numbers)}.", show_default="2")


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
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in parameters}
        return run

    return decorate


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
        show_default="all" if several else default_text(first),
        rich_help_panel=", ".join(description.title for description, _ in owners),
    )
    kind = bool if first.kind == "flag" else str
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, info])


def option_help(owners: Sequence[Owner], *, several: bool) -> str:
    """The help of an option, by game where several have it."""
    texts = [option.help if len(owners) == 1 else f"{description.title}: {option.help}" for description, option in owners]
    return " ".join([*texts, *(["One value, several with commas, or all in turn."] if several else [])])


def default_text(option: Option) -> str:
    """The default value of an option, for its help."""
    return str(option.default) if option.kind != "flag" else "yes" if option.default else "no"


# Examples in the help of commands
def with_examples(text: str, *examples: str | tuple[str, str]) -> str:
    """A help text with examples: commands, each with or without a remark."""
    commands = [(each, "") if isinstance(each, str) else each for each in examples]
    width = max((len(command) for command, remark in commands if remark), default=0)
    lines = [f"  {command:<{width}}  {remark}".rstrip() for command, remark in commands]
    return f"{text}\n\nExamples:\n" + "\n\n".join(lines)


def example_option(description: GameDescription) -> str:
    """An option of a game with a value, as on the command line; empty if no option of it has an example."""
    return next((f" --{option.name} {option.example}" for option in description.options if option.example), "")


def example_variants(description: GameDescription) -> str:
    """Two values of the varied option, as on the command line; empty if the game has none."""
    values = description.all_variants()[:2]
    return f" --{description.varied_option} {','.join(values)}" if values else ""
