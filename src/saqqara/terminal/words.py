"""What the terminal calls the seats of a game, and what a game calls its moves."""

from ..games import State
from ..games.plain import spoken
from ..games.registry import describe
from ..games.story import Message
from .texts import t, text_or


def seat_name(state: State, seat: int) -> str:
    """A seat by its name, if the game has names for seats, and its number."""
    names = describe(state.game.name).seat_names
    return t("cli-seat-coloured", colour=names[seat], number=seat + 1) if names else t("cli-seat", number=seat + 1)


def player_name(state: State, seat: int) -> str:
    """Who plays a seat, where people have no names: the seat's colour, or its number."""
    names = describe(state.game.name).seat_names
    return t("cli-colour", colour=names[seat]) if names else t("cli-seat-alone", number=seat + 1)


def source_name(source: str) -> str:
    """Where points come from."""
    return text_or(f"end-source-{source}", spoken(source))


def said(message: Message | str) -> str:
    """A message of a game in words."""
    return message if isinstance(message, str) else t(message.id, **message.args)
