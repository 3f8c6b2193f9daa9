"""Checking that a game's chance was fair: the seed is the published one, and it deals what was dealt."""

import re

from ..games import BadRecord, replay
from ..table.fairness import HEX, check_chance, commitment
from .files import Failure, read_json

SEED = re.compile(rf"[0-9a-f]{{{HEX}}}")


def verify(name: str) -> int:
    """Say that it holds, and return 0. Failure says what does not."""
    record = read_json(name)
    try:
        state = replay(record)
    except BadRecord as error:
        raise Failure(f"{name}: {error}") from None
    seed, published = record.get("seed"), record.get("commitment")
    if not isinstance(seed, str) or not SEED.fullmatch(seed):
        raise Failure(f"{name}: there is no seed in it ({HEX} hexadecimal digits), so its chance cannot be checked")
    if published is not None and published != commitment(seed):
        raise Failure(f"{name}: the seed is not the one that was published: its SHA-256 is {commitment(seed)}")
    try:
        check_chance(state, seed)
    except ValueError as error:
        raise Failure(f"{name}: {error}") from None
    print(f"fair: the seed {seed} deals this game, move for move.")
    if published is None:
        print(f"Compare its SHA-256 with what was published at the start: {commitment(seed)}")
    else:
        print(f"Its SHA-256 is the published {published}.")
    return 0
