"""The command `verify`: checks that a game's seed is the published one, and that it deals the game of the record."""

import re
from typing import Any

from ..games import BadRecord, replay
from ..table.fairness import HEX, check_chance, commitment
from .files import Failure, read_json

SEED = re.compile(rf"[0-9a-f]{{{HEX}}}")


def verify(name: str) -> int:
    """Check a record, and return exit code 0. Failure says what is wrong."""
    record = read_json(name)
    try:
        seed, published = seed_of(record)
        check_chance(record, seed)
    except ValueError as error:
        raise Failure(f"{name}: {first_fault(record) or error}") from None
    print(f"fair: the seed {seed} deals this game, move for move.")
    if published is None:
        print(f"Compare its SHA-256 with what was published at the start: {commitment(seed)}")
    else:
        print(f"Its SHA-256 is the published {published}.")
    return 0


def seed_of(record: Any) -> tuple[str, str | None]:
    """The seed in a record, and the commitment that was published. ValueError if they do not fit, or there is no seed."""
    fields = record if isinstance(record, dict) else {}
    seed, published = fields.get("seed"), fields.get("commitment")
    if not isinstance(seed, str) or not SEED.fullmatch(seed):
        raise ValueError(f"there is no seed in it ({HEX} hexadecimal digits), so its chance cannot be checked")
    if published is not None and published != commitment(seed):
        raise ValueError(f"the seed is not the one that was published: its SHA-256 is {commitment(seed)}")
    return seed, published


def first_fault(record: object) -> str | None:
    """What is wrong with the record apart from its seed; None: nothing."""
    try:
        replay(record)
    except BadRecord as error:
        return str(error)
    return None
