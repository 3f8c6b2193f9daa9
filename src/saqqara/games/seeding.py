"""`chance.seed_words` in the style of rules, so that browsers and GPUs can seed games by themselves.

A generator starts with the head of the SHA-256 of a purpose and a seed. Both fit one block of the hash.
"""

from collections.abc import MutableSequence
from math import isqrt

from .chance import SEED_BITS, WORD
from .fields import Wide

PURPOSES = ("chance", "players", "games", "search", "conceal")
CHANCE, PLAYERS, GAMES, SEARCH, CONCEAL = range(5)
"""What a generator is for: the game's own chance, the choice of random moves, the seeds of further games, the tree search, and
what a searching player cannot know."""
BLOCK_WORDS, SEED_WORDS = 16, 4
"""32-bit words in a block of the hash, and in a seed."""
ROUNDS = 64


def _primes(number: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < number:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def _cube_root_bits(prime: int) -> int:
    """The first 32 bits of the fraction of a cube root."""
    root = 0
    for bit in reversed(range(32 + prime.bit_length())):
        if (root | 1 << bit) ** 3 <= prime << 96:
            root |= 1 << bit
    return root & WORD


ROUND_CONSTANTS = tuple(map(_cube_root_bits, _primes(ROUNDS)))
FIRST_HASH = tuple(isqrt(prime << 64) & WORD for prime in _primes(8))
"""The constants of SHA-256, as its standard defines them: from cube roots and square roots of primes."""


def _block_without_seed(purpose: str) -> tuple[int, ...]:
    """The block of a purpose, with zeros in place of the seed."""
    text = purpose.encode() + b"\0" + bytes(SEED_BITS // 8)
    padded = (text + b"\x80").ljust(4 * BLOCK_WORDS - 8, b"\0") + (8 * len(text)).to_bytes(8, "big")
    return tuple(int.from_bytes(padded[i : i + 4], "big") for i in range(0, len(padded), 4))


BLOCKS = tuple(map(_block_without_seed, PURPOSES))
SEED_PLACES = tuple(len(purpose) + 1 for purpose in PURPOSES)
"""The byte of each block at which the seed begins."""


def seed_generator(
    words: MutableSequence[int], purpose: int, seed: MutableSequence[int], number: Wide, block: MutableSequence[int]
) -> None:
    """Seed a generator as `seed_words(seed + number, PURPOSES[purpose])` does.

    The seed is four 32-bit words, the highest first. `block` is working memory of `BLOCK_WORDS`.
    """
    for i in range(BLOCK_WORDS):
        block[i] = BLOCKS[purpose][i]
    carry = number
    for i in range(SEED_WORDS - 1, -1, -1):
        carry += seed[i]
        word = carry & WORD
        carry = carry >> 32
        place = SEED_PLACES[purpose] + 4 * i
        shift = 8 * (place & 3)
        block[place >> 2] |= word >> shift
        block[(place >> 2) + 1] |= word << (32 - shift) & WORD
    hash_block(words, block)
    words[3] |= 1  # never all zero


def hash_block(words: MutableSequence[int], block: MutableSequence[int]) -> None:
    """Write the first four words of the SHA-256 of one block. Changes the block."""
    a, b, c, d = FIRST_HASH[0], FIRST_HASH[1], FIRST_HASH[2], FIRST_HASH[3]
    e, f, g, h = FIRST_HASH[4], FIRST_HASH[5], FIRST_HASH[6], FIRST_HASH[7]
    for step in range(ROUNDS):
        word = block[step & 15]
        late, early = block[step + 14 & 15], block[step + 1 & 15]
        if step >= BLOCK_WORDS:
            word += rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            word += rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            word = word + block[step + 9 & 15] & WORD
            block[step & 15] = word
        first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + (e & f ^ ~e & g) + ROUND_CONSTANTS[step] + word
        second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e = g, f, e, d + first & WORD
        d, c, b, a = c, b, a, first + second & WORD
    words[0] = FIRST_HASH[0] + a & WORD
    words[1] = FIRST_HASH[1] + b & WORD
    words[2] = FIRST_HASH[2] + c & WORD
    words[3] = FIRST_HASH[3] + d & WORD


def rotated(word: Wide, bits: int) -> Wide:
    """32 bits, rotated to the right."""
    return (word >> bits | word << (32 - bits)) & WORD
