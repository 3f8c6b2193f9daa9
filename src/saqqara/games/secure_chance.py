"""Chance that cannot be guessed: every random word comes from SHA-256.

The state of the fast generator (`chance.py`) can be computed from what it has dealt, and so can everything that it will deal.
Tables with people use the generator here instead. It keeps its state in the same four words, so copies, undo and records work
as before. Bots and simulations keep the fast generator.
"""

import hashlib
from collections.abc import MutableSequence
from copy import copy
from dataclasses import replace
from functools import cache
from struct import Struct
from typing import Any, cast

from . import game
from .chance import next_word
from .chance_nodes import asking
from .contract import Game, Rules
from .fields import Wide

PURPOSE = b"draw\0"
STATE, STATE_AND_WORD = Struct(">4I"), Struct(">5I")


def secure_word(words: MutableSequence[int]) -> Wide:
    """The next 32 random bits: a part of the SHA-256 of the state. Another part of it is the next state."""
    digest = hashlib.sha256(PURPOSE + STATE.pack(*words)).digest()
    *words[:], word = STATE_AND_WORD.unpack_from(digest)
    return int(word)


def secure_game(name: str, **options: Any) -> Game:
    """A game as `saqqara.game` makes it, whose chance cannot be guessed. Any: the options are the game's own."""
    made = copy(game(name, **options))
    made.rules = secure_rules(made.rules)
    return made


@cache
def secure_rules(rules: Rules) -> Rules:
    """The same rules with the secure generator where they deal and where they answer for chance."""
    secure, functions = copy(rules), rules.functions
    secure.functions = replace(
        functions,
        deal=cast("Any", asking(functions.deal, {next_word: secure_word})),
        answer_chance=cast("Any", asking(functions.answer_chance, {next_word: secure_word})),
    )
    return secure
