"""Chance that can be checked: a table's seed is fixed by its SHA-256 at the start and shown at the end."""

import hashlib

from ..games import game
from ..games.chance import SEED_BITS
from ..games.records import check_result, check_shape, start_record

HEX = SEED_BITS // 4


def commitment(seed: str) -> str:
    """What is published at the start: SHA-256 over the 16 bytes of the seed, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits."""
    return f"{seed:0{HEX}x}"


def check_chance(record: object, seed: str) -> None:
    """ValueError, which says what differs, unless this seed deals exactly the game of a record. BadRecord if it is none.

    A record that passes is valid: its moves are legal, and its chance and result are what the rules lead to.
    """
    checked = check_shape(record)
    given = start_record(game, checked)
    dealt = given.game.start(int(seed, 16))
    for move in checked["moves"]:
        try:
            dealt.play(move)
        except ValueError as error:
            raise ValueError(f"the seed deals another game: move {dealt.ply + 1}, {error}") from None
    for name, entries in dealt.record()["setup"].items():
        if entries != checked["setup"][name]:
            raise ValueError(f"the seed deals other {name.replace('_', ' ')} than the record has")
    check_result(dealt, checked)
