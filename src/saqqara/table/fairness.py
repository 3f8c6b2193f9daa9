"""Chance that can be checked, and that nobody chooses.

A table has a secret of 128 bits and publishes its SHA-256, the commitment, before anybody sits down. Each person adds a random
number when they sit down. The seed follows from the secret and these numbers, and all chance follows from the seed. At the end
the secret is shown, so that anybody can check it all.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from ..games import Game, IllegalMove, game
from ..games.chance import SEED_BITS
from ..games.reasons import reason
from ..games.records import check_result, check_shape, illegal, start_record
from ..games.secure_chance import secure_game

HEX = SEED_BITS // 4
DIGITS = re.compile(rf"[0-9a-f]{{{HEX}}}")
"""A seed, a secret or a number."""
Generator = Literal["fast", "sha-256"]
"""`fast`: tables of before, whose seed was their secret. `sha-256`: `games/secure_chance.py`, with everybody's numbers."""
PURPOSE = b"saqqara seed\0"
MOST_NUMBERS = 256
"""A seat is one byte of what the seed is made of."""
KEPT_COMMITMENTS = 4096
"""Each time that a table is sent, its commitment is sent too."""


@lru_cache(KEPT_COMMITMENTS)
def commitment(secret: str) -> str:
    """What is published at the start: SHA-256 over the 16 bytes of the secret, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits."""
    return f"{seed:0{HEX}x}"


def table_secret(key: str, table: str) -> str:
    """The secret of a table. It follows from the server's key, so it is fixed before the table is opened."""
    return hmac.new(bytes.fromhex(key), table.encode(), hashlib.sha256).hexdigest()[:HEX]


def seed_of(secret: str, numbers: Sequence[str]) -> str:
    """The seed: a part of the SHA-256 over the secret and the number of each seat. A seat without a number adds nothing."""
    given = b"".join(bytes([seat]) + bytes.fromhex(number) for seat, number in enumerate(numbers) if number)
    return hashlib.sha256(PURPOSE + bytes.fromhex(secret) + given).hexdigest()[:HEX]


def make_game(generator: Generator, name: str, options: dict[str, Any]) -> Game:
    """A game whose chance comes from this generator."""
    return game(name, **options) if generator == "fast" else secure_game(name, **options)


class Proof(Struct, frozen=True):
    """What a record says about its chance."""

    generator: Generator
    seed: str
    secret: str
    numbers: list[str]
    """By seat; empty where nobody added one."""
    commitment: str | None
    """What was published at the start, if the record says it."""


def read_proof(record: object) -> Proof:
    """The proof in a record. ValueError if there is none, or if its parts do not fit together."""
    fields = record if isinstance(record, dict) else {}
    seed = fields.get("seed")
    if not isinstance(seed, str) or not DIGITS.fullmatch(seed):
        sentence = "there is no seed in it ({digits} hexadecimal digits), so its chance cannot be checked"
        raise ValueError(reason("reason-no-seed", sentence, digits=HEX))
    published = fields.get("commitment")
    generator = fields.get("generator", "fast")
    if generator not in ("fast", "sha-256"):
        sentence = "its generator is unknown: a newer version of saqqara may know it"
        raise ValueError(reason("reason-generator", sentence))
    secret, numbers = (seed, []) if generator == "fast" else secret_and_numbers(fields)
    if published is not None and published != commitment(secret):
        whose = "seed" if generator == "fast" else "secret"
        sentence = "the {whose} is not the one that was published: its SHA-256 is {hash}"
        raise ValueError(reason("reason-not-published", sentence, whose=whose, hash=commitment(secret)))
    if generator != "fast" and (len(numbers) != players_of(fields) or seed != seed_of(secret, numbers)):
        sentence = "the seed does not follow from the secret and the numbers of the people"
        raise ValueError(reason("reason-does-not-follow", sentence))
    return Proof(generator, seed, secret, numbers, published)


def players_of(fields: dict[str, Any]) -> object:
    """How many seats a record says there were. A number of a seat that is not there is nobody's: it may have been chosen."""
    options = fields.get("options")
    return options.get("players") if isinstance(options, dict) else None


def secret_and_numbers(fields: dict[str, Any]) -> tuple[str, list[str]]:
    """The secret and the numbers in a record. ValueError if they are missing or have the wrong form."""
    secret, numbers = fields.get("secret"), fields.get("numbers")
    if not isinstance(secret, str) or not DIGITS.fullmatch(secret):
        sentence = "there is no secret in it ({digits} hexadecimal digits), so its chance cannot be checked"
        raise ValueError(reason("reason-no-secret", sentence, digits=HEX))
    valid = isinstance(numbers, list) and all(isinstance(each, str) and DIGITS.fullmatch(each or "0" * HEX) for each in numbers)
    if not valid or not numbers or len(numbers) > MOST_NUMBERS:
        sentence = "the numbers of the people are missing, so its chance cannot be checked"
        raise ValueError(reason("reason-no-numbers", sentence))
    return secret, numbers


def check_chance(record: object, seed: str, generator: Generator = "fast") -> None:
    """ValueError, which says what differs, unless this seed deals exactly the game of a record. BadRecord if it is none.

    A record that passes is valid: its moves are legal, and its chance and result are what the rules lead to.
    """
    checked = check_shape(record)
    given = start_record(game, checked)
    dealt = make_game(generator, given.game.name, given.game.options).start(int(seed, 16))
    for move in checked["moves"]:
        try:
            dealt.play(move)
        except IllegalMove as error:
            sentence = "the seed deals another game: move {number}, {move}: {why}"
            told = reason("reason-other-game", sentence, number=dealt.ply + 1, move=error.move, why=illegal(error))
            raise ValueError(told) from None
    for name, entries in dealt.record()["setup"].items():
        if entries != checked["setup"][name]:
            sentence = "the seed deals other {what} than the record has"
            raise ValueError(reason("reason-other-deal", sentence, what=name.replace("_", " ")))
    check_result(dealt, checked)
