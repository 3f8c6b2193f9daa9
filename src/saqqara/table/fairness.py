"""Chance that can be checked: a table's seed is fixed by its SHA-256 at the start and shown at the end."""

import hashlib
from typing import Any

from ..games import State, game
from ..games.chance import SEED_BITS

HEX = SEED_BITS // 4


def commitment(seed: str) -> str:
    """What is published at the start: SHA-256 over the 16 bytes of the seed, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits."""
    return f"{seed:0{HEX}x}"


def check_chance(state: State[Any], seed: str) -> None:
    """ValueError, which says what differs, unless this seed deals exactly what a replayed game was dealt."""
    record = state.record()
    again = game(record["game"], **record["options"]).start(int(seed, 16))
    for move in record["moves"]:
        try:
            again.play(move)
        except ValueError as error:
            raise ValueError(f"the seed deals another game: move {again.ply + 1}, {error}") from None
    for name, dealt in again.record()["setup"].items():
        if dealt != record["setup"][name]:
            raise ValueError(f"the seed deals other {name.replace('_', ' ')} than the record has")
