"""Chance: xoshiro128**, whose four 32-bit words lie in the game's own record.

Every intermediate value fits a signed 64-bit integer, so Python and machine code agree bit for bit.

In place of a generator the words can hold a script (`write_script`). Then `below` answers what the script says and counts how
many answers were possible, so that all outcomes of a move can be tried one after another (`bots/solving.py`).
"""

import hashlib
import secrets
from collections.abc import MutableSequence

from .fields import Wide
from .reasons import reason

WORD = 0xFFFFFFFF
SEED_BITS = 128
SCRIPT, OPEN = 1 << 32, 1 << 33
"""The last word of a script, and of a script whose outcomes are too many to count. A generator's words are smaller."""
ANSWERS, OUTCOMES, COPIES, KIND = range(4)
"""The words of a script: the answers still to give, the number of outcomes so far, how many of them this one stands for, and
`SCRIPT` or `OPEN`. The answers are one number in mixed radix, the first answer in the lowest digit."""
MOST_OUTCOMES = 100_000
"""A script with more outcomes becomes `OPEN`."""


def new_seed() -> int:
    """A seed of 128 bits from the operating system."""
    return secrets.randbits(SEED_BITS)


def seed_words(seed: int, purpose: str = "chance") -> tuple[int, int, int, int]:
    """The generator's first state for a seed: the head of its SHA-256, so that near seeds give unrelated games.

    `purpose` keeps streams apart that come from one seed, such as the dice and a random player's choices.
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        sentence = "{option} must be a whole number from 0 to 2**{bits} - 1, not {value}"
        raise ValueError(reason("reason-seed", sentence, option="seed", bits=SEED_BITS, value=repr(str(seed)[:60])))
    head = hashlib.sha256(purpose.encode() + b"\0" + seed.to_bytes(SEED_BITS // 8, "big")).digest()
    a, b, c, d = (int.from_bytes(head[i : i + 4], "big") for i in (0, 4, 8, 12))
    return a, b, c, d | 1  # never all zero, which would be a fixed point


def next_word(words: MutableSequence[int]) -> Wide:
    """The next 32 random bits."""
    a = words[0]
    b = words[1]
    c = words[2] ^ a
    d = words[3] ^ b
    words[0] = a ^ d
    words[1] = b ^ c
    words[2] = c ^ ((b << 9) & WORD)
    words[3] = ((d << 11) & WORD) | (d >> 21)
    b = (b * 5) & WORD
    return ((b << 7 | b >> 25) * 9) & WORD


def below(words: MutableSequence[int], limit: int) -> int:
    """A whole number from 0 to limit - 1, all equally likely (Lemire's method, exact). A script says which."""
    if words[KIND] >= SCRIPT:
        return scripted(words, limit)
    product = next_word(words) * limit
    low = product & WORD
    if low < limit:
        threshold = (WORD + 1 - limit) % limit
        while low < threshold:
            product = next_word(words) * limit
            low = product & WORD
    return product >> 32


def shuffle(words: MutableSequence[int], items: MutableSequence[int], size: int) -> None:
    """Put the first `size` items in random order (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item


def write_script(words: MutableSequence[int], answers: Wide) -> None:
    """Write a script in place of a generator's state."""
    words[ANSWERS] = answers
    words[OUTCOMES] = 1
    words[COPIES] = 1
    words[KIND] = SCRIPT


def is_scripted(words: MutableSequence[int]) -> bool:
    """Do the words hold a script?"""
    return words[KIND] >= SCRIPT


def scripted(words: MutableSequence[int], limit: int) -> int:
    """The next answer of a script."""
    if words[OUTCOMES] * limit > MOST_OUTCOMES:
        words[KIND] = OPEN
        return 0
    answer = words[ANSWERS] % limit
    words[ANSWERS] //= limit
    words[OUTCOMES] *= limit
    return int(answer)


def count_as(words: MutableSequence[int], copies: int) -> None:
    """In a script, say how many equal outcomes this one stands for; 0: another one stands for it."""
    words[COPIES] *= copies


def leave_open(words: MutableSequence[int]) -> None:
    """In a script, say that what comes now has too many outcomes to count."""
    if words[KIND] >= SCRIPT:
        words[KIND] = OPEN
