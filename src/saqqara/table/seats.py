"""Who sits where: people, bots, and open seats."""

from typing import Literal

from msgspec import Struct

from .plain_text import clean_text

STAND_IN = 5
"""The level of the bot that plays for a person who has left."""
MOST_NAME = 40


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat. A person who has left keeps it: a bot plays until they come back."""

    kind: Literal["human", "bot", "open"]
    person: str = ""
    """Who holds it: the hash of the person's secret. An open seat with a person is kept for them."""
    name: str = ""
    level: int | None = None
    away: bool = False
    resigned: bool = False
    number: str = ""
    """The random number that the person has added to the seed: 32 hexadecimal digits, or nothing."""

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide for it now?"""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def bot_level(self) -> int:
        """The level of the bot that decides for it."""
        return self.level or STAND_IN

    def belongs_to(self, person: str) -> bool:
        """Does this person hold it?"""
        return self.kind == "human" and self.person == person and person != ""


def clean_name(name: str) -> str:
    """A name without anything that deceives, not too long."""
    return clean_text(name)[:MOST_NAME].strip()
