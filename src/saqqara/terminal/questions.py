"""A few friendly questions for somebody who just typed `saqqara play --terminal`."""

from typing import Any

from rich.console import Console

from ..bots import level_names
from ..games.description import GameDescription
from ..games.options import Option
from ..games.registry import describe, game_names
from .complaints import Failure
from .options import DEFAULT_BOT, DEFAULT_PLAYERS, make_game
from .play import ask
from .texts import joined, t, text_or


def choose(console: Console, question: str, answers: list[str], default: str) -> str:
    """One of some answers; its beginning or its number is enough, nothing at all means the default."""
    numbers = {} if default.isdigit() else {str(number): [answer] for number, answer in enumerate(answers, 1)}
    while True:
        typed = ask(f"{question} ({joined(answers)}) [{default}]: ").strip().lower()
        wanted = typed or default.lower()
        begun = [answer for answer in answers if answer.lower().startswith(wanted)]
        whole = [answer for answer in begun if answer.lower() == wanted]
        found = numbers.get(typed, whole or begun)
        if len(found) == 1:
            return found[0]
        console.print(t("cli-ask-again", answers=joined(answers)), style="yellow")


def ask_for_a_game(console: Console) -> tuple[str, dict[str, Any], str | None]:
    """The game, its options, and which seats are played by bots."""
    console.print(t("cli-welcome"))
    description = describe(choose(console, t("cli-ask-game"), game_names(), game_names()[0]))
    seats = [str(number) for number in description.rules.players]
    players = int(choose(console, t("cli-ask-players"), seats, str(max(DEFAULT_PLAYERS, int(seats[0])))))
    options: dict[str, Any] = {"players": players}
    for option in description.options:
        options[option.name] = ask_for_option(console, description, option, options)
    bots = ask_for_bots(console, players)
    return description.name, options, bots


def ask_for_option(console: Console, description: GameDescription, option: Option, others: dict[str, Any]) -> str | bool:
    """The value of an option, asked again until the game takes it together with the options before it."""
    question = text_or(f"cli-option-{description.name}-{option.name}", option.help.rstrip("."))
    if option.kind == "flag":
        yes, no = t("plain-yes"), t("plain-no")
        return choose(console, f"{question}?", [yes, no], yes if option.default else no) == yes
    if option.kind == "choice":
        return choose(console, question, list(option.choices), str(option.default))
    known = f" ({joined(option.choices)})" if option.choices else ""
    while True:
        typed = ask(f"{question}{known} [{option.default}]: ").strip() or str(option.default)
        try:
            make_game(description.name, others | {option.name: typed})
        except Failure as failure:
            console.print(str(failure), style="yellow")
        else:
            return typed


def ask_for_bots(console: Console, players: int) -> str | None:
    """Which of the seats the computer plays, and how well, as `--bots` takes it."""
    computer = [str(number) for number in range(players)]
    moved = int(choose(console, t("cli-ask-computer"), computer, "1"))
    if not moved:
        return None
    levels = [text_or(f"level-{number}", name) for number, name in enumerate(level_names(), 1)]
    for number, level in enumerate(levels, 1):
        console.print(f"  {number} {level}")
    strength = choose(console, t("cli-ask-strength"), [str(number) for number in range(1, len(levels) + 1)], DEFAULT_BOT[-1])
    return ",".join(f"{seat}=level:{strength}" for seat in range(players - moved + 1, players + 1))
