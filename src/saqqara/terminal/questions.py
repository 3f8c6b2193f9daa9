"""A few friendly questions for somebody who just typed `saqqara play`."""

from typing import Any

from rich.console import Console

from ..bots import level_names
from ..games import game_names, rules
from .options import DEFAULT_GAME, DEFAULT_PLAYERS, default_bot
from .play import ask


def choose(console: Console, question: str, answers: list[str], default: str) -> str:
    """One of some answers; its beginning or its number is enough, nothing at all means the default."""
    numbers = {} if default.isdigit() else {str(number): [answer] for number, answer in enumerate(answers, 1)}
    while True:
        typed = ask(f"{question} ({', '.join(answers)}) [{default}]: ").strip().lower()
        begun = [answer for answer in answers if answer.lower().startswith(typed or default.lower())]
        found = numbers.get(typed, begun)
        if len(found) == 1:
            return found[0]
        console.print(f"Please answer {' or '.join(answers)}.", style="yellow")


def ask_for_a_game(console: Console) -> tuple[str, dict[str, Any], str | None]:
    """The game, its options, and which seats are played by bots."""
    console.print("Welcome to Saqqara. Enter takes what stands in brackets; Ctrl-C leaves.")
    name = choose(console, "Which game?", game_names(), DEFAULT_GAME)
    seats = [str(number) for number in rules(name).players]
    players = int(choose(console, "How many players?", seats, str(DEFAULT_PLAYERS)))
    options: dict[str, Any] = {"players": players}
    if name == "imhotep":
        side = choose(console, "Which side of the sites?", ["A", "B"], "A")
        options["sides"] = side * 5
    computer = [str(number) for number in range(players)]
    moved = int(choose(console, "How many of them does the computer play?", computer, "1"))
    if not moved:
        return name, options, None
    levels = [level.lower() for level in level_names()]
    for number, level in enumerate(levels, 1):
        console.print(f"  {number} {level}")
    strength = choose(console, "How strong?", [str(number) for number in range(1, len(levels) + 1)], default_bot()[-1])
    return name, options, ",".join(f"{seat}=level:{strength}" for seat in range(players - moved + 1, players + 1))
