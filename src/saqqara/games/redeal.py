"""Deal anew what is still hidden at a point of a recorded game, so that nobody knows it from the record.

A setup lists cards in the order in which they turn up. So what nobody has seen yet is always the end of a list. How long that
end is, is found by trying: if two entries are exchanged and everybody still sees the same game, they were hidden.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from .contract import Game, State
from .registry import describe

Setup = dict[str, Any]
Seen = list[list[dict[str, Any]]]
"""The views of everybody, at the start and after each move."""


def redeal(states: Sequence[State], lot: Random) -> Setup:
    """A setup for which these states of a game look the same to everybody, with everything hidden in random order.

    Chance that has not happened yet is left out: it comes from the seed of the new game.
    """
    last = states[-1]
    record = last.record()
    setup: Setup = dict(record["setup"])
    trial = Trial(last.game, last.options, record["moves"], [views_of(state) for state in states])
    key = last.game.rules.chance_key
    for name in last.game.rules.setup_keys:
        if name != key:
            trial.shuffle_hidden(setup, setup[name], lot)
    for entry in setup[key]:
        trial.shuffle_hidden(setup, entry, lot)
    return setup


class Trial:
    """The moves of a game and what everybody saw: would they have seen the same with another setup?"""

    def __init__(self, game: Game, options: dict[str, Any], moves: Sequence[str], seen: Seen) -> None:
        self.game = type(game)(game.rules, options)
        self.moves = moves
        self.seen = seen

    def looks_same(self, setup: Setup) -> bool:
        """Does everybody see the same game with this setup?"""
        try:
            state = self.game.start(0, setup)
            for ply, views in enumerate(self.seen):
                if ply > 0:
                    state.play(self.moves[ply - 1])
                if views_of(state) != views:
                    return False
        except ValueError:  # an impossible setup, or a move that is not legal with it
            return False
        return True

    def shuffle_hidden(self, setup: Setup, entries: list[Any], lot: Random) -> None:
        """Put the hidden end of a list, which is a part of the setup, in random order."""
        seen, hidden = 0, len(entries)
        while seen < hidden:
            middle = (seen + hidden) // 2
            if self.is_hidden(setup, entries, middle):
                hidden = middle
            else:
                seen = middle + 1
        entries[hidden:] = lot.sample(entries[hidden:], len(entries) - hidden)

    def is_hidden(self, setup: Setup, entries: list[Any], number: int) -> bool:
        """Would nobody notice another entry at this place?"""
        for other in range(len(entries) - 1, number, -1):
            if entries[other] != entries[number]:
                entries[number], entries[other] = entries[other], entries[number]
                same = self.looks_same(setup)
                entries[number], entries[other] = entries[other], entries[number]
                return same
        return True


def views_of(state: State) -> list[dict[str, Any]]:
    """What an onlooker sees, and every seat if it sees more."""
    view, has_more = state.view(), describe(state.game.name).has_private_view
    return [view, *(state.view(seat) for seat in range(state.game.players) if has_more(view, seat))]
