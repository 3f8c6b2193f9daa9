"""The names of the bots at a table: people of ancient Egypt, other names for each level, each name once at a table."""

import hashlib
import re
from collections.abc import Sequence

from .plain_text import look
from .seats import MOST_NAME, Seat

NAMES = (
    ("Ipuy", "Menna", "Kenna", "Nebre", "Huya"),
    ("Paneb", "Userhat", "Bak", "Iuty", "Qen"),
    ("Merer", "Nebet", "Kha", "Baki", "Harwa"),
    ("Hemiunu", "Senmut", "Ankhhaf", "Ineni", "Kanofer"),
    ("Kagemni", "Kaires", "Neferti", "Ipuwer", "Ani"),
)
"""For each level, the weakest first: workers, sculptors, overseers, architects, and sages for all higher ones. As many as a
table has seats.

They are short, so that they fit on a phone.
"""
IN_OTHER_LANGUAGES = (
    "Ipui", "Huja", "Iuti", "Senenmut", "Hapu", "Ken", "Cha", "Harua", "Anchhaf",
    "ایپوی", "منّا", "کنّا", "نب‌رع", "هویا", "پانب", "اوسرهات", "باک", "یوتی", "قن", "مرر", "نبت", "خا", "باکی", "هاروا",
    "همیونو", "سنموت", "عنخ‌هاف", "اینِنی", "کانوفر", "کاگمنی", "کایرس", "نفرتی", "ایپوور", "آنی",
)  # fmt: skip
"""How the page writes these names in other languages, where it writes them differently."""
BOT_LOOKS = frozenset(look(name) for names in (*NAMES, IN_OTHER_LANGUAGES) for name in names)
LEVEL = re.compile(r"level (\d+)")
"""What records called a bot before bots had names."""


def bot_names(table: str, seats: Sequence[Seat]) -> list[str | None]:
    """The name of the bot on each seat; None where a person or nobody sits. The same table always gives the same names."""
    if all(seat.kind != "bot" for seat in seats):
        return [None] * len(seats)
    taken = {seat.name.casefold() for seat in seats}
    names: list[str | None] = []
    for seat in seats:
        name = free_name(table, seat.bot_level, taken) if seat.kind == "bot" else None
        names.append(name)
        taken.add((name or "").casefold())
    return names


def free_name(table: str, level: int, taken: set[str]) -> str:
    """A name for a bot of a level that nobody at the table has."""
    names = NAMES[min(level, len(NAMES)) - 1]
    first = hashlib.sha256(f"{table} {level}".encode()).digest()[0]
    turned = [names[(first + i) % len(names)] for i in range(len(names))]
    return next(name for name in turned if name.casefold() not in taken)


def own_name(name: str, others: Sequence[Seat], person: str) -> str:
    """A person's name. A number is added if it looks like the name of a bot or of another person at the table."""
    taken = BOT_LOOKS | {look(seat.name) for seat in others if seat.name and not seat.belongs_to(person)}
    if not name or (look(name) not in taken and not LEVEL.fullmatch(name.casefold())):
        return name
    numbered = (f"{name[: MOST_NAME - 3]} {number}" for number in range(2, len(others) + 3))
    return next(each for each in numbered if look(each) not in taken)


def name_bots(table: str, names: Sequence[str]) -> list[str]:
    """The names of a record, with names for the bots that the record knows only by their level."""
    levels = [LEVEL.fullmatch(name) for name in names]
    seats = [
        Seat("bot", level=int(level[1])) if level else Seat("human", name=name)
        for name, level in zip(names, levels, strict=True)
    ]
    return [bot or name for bot, name in zip(bot_names(table, seats), names, strict=True)]
