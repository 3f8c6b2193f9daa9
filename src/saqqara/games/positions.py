# ruff: noqa: F821 (names that `bind` fills in)
"""Drivers for a single position: its legal moves, the position after a move, a random game from there; and seeds.

They are for callers that have no Python: the modules for browsers (`machine_code/wasm.py`).
"""

from collections.abc import Callable
from typing import Annotated

from .drivers import play_random
from .fields import I32, I64, Flat, MoveList
from .memory import POSITION, GameSize, Integers, Memory, PositionArray
from .seeding import BLOCK_WORDS, CHANCE, CONCEAL, PLAYERS, SEARCH, SEED_WORDS, seed_generator

start: Callable[[Flat], None]
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
score: Callable[[Flat, int], int]
conceal: Callable[[Flat, int], None]


class Board(Memory):
    """One position, and what was asked about it."""

    states: Annotated[PositionArray, POSITION, 1]
    words: Annotated[Integers, I64, 4]
    """The generator that chooses random moves."""
    moves: Annotated[Integers, I32, GameSize.MOVES]
    scores: Annotated[Integers, I32, GameSize.SEATS]


class Seeding(Memory):
    """A seed, and the generator that starts with it."""

    seed: Annotated[Integers, I64, SEED_WORDS]
    """32 bits each, the highest first."""
    words: Annotated[Integers, I64, 4]
    block: Annotated[Integers, I64, BLOCK_WORDS]
    """Working memory."""


def start_game(memory: Board) -> None:
    """Deal, and run to the first decision. Before, the position holds the options and the generator's words."""
    start(memory.states[0])


def list_moves(memory: Board) -> int:
    """Write the legal moves, and return how many they are: none when the game is over."""
    return legal_moves(memory.states[0], memory.moves)


def list_scores(memory: Board) -> None:
    """Write the points of every seat."""
    for seat in range(memory.states[0].players):
        memory.scores[seat] = score(memory.states[0], seat)


def play_move(memory: Board, move: int) -> None:
    """Play a legal move and run to the next decision; the position's generator answers chance."""
    play(memory.states[0], move)


def play_to_end(memory: Board) -> int:
    """Play random moves until the game is over. Returns how many."""
    return play_random(memory.states[0], memory.words, memory.moves)


def conceal_hidden(memory: Board) -> None:
    """Deal what the mover cannot know anew, from the position's generator."""
    conceal(memory.states[0], memory.states[0].mover)


def seed_words(memory: Seeding, purpose: int) -> None:
    """Write the words of a generator, as `chance.seed_words` gives them."""
    seed_generator(memory.words, purpose, memory.seed, 0, memory.block)


ENTRIES = (start_game, list_moves, list_scores, play_move, play_to_end, conceal_hidden, seed_words)
CONSTANTS = {"CHANCE": CHANCE, "PLAYERS": PLAYERS, "SEARCH": SEARCH, "CONCEAL": CONCEAL}
"""The purposes of generators, for callers in other languages."""
