"""One game between bots: who sits where, which deal, and the result.

Every choice of a bot gets its own seed, made from the tournament's seed, the game's number, the seat and the number of moves
played. So the result does not depend on which process plays the game, nor on the order of the games.
"""

import hashlib
import time
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import Bot, Cancel, bot
from ..games import State, game
from ..games.chance import SEED_BITS


def derived_seed(seed: int, *purpose: object) -> int:
    """A seed made from another seed and a purpose."""
    words = " ".join(str(word) for word in (seed, *purpose))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[: SEED_BITS // 8], "big")


@dataclass(frozen=True)
class Match:
    """A game to be played, as plain data that can be sent to other processes and machines."""

    number: int
    """The number among the games of the tournament, from 0."""
    deal: int
    """Games of one deal have the same chance, such as cards and dice."""
    game: str
    options: dict[str, Any]
    entries: tuple[int, ...]
    """Which entry of the tournament sits on each seat."""
    bots: tuple[str, ...]
    """The bot of each seat."""
    deal_seed: int
    bots_seed: int


@dataclass(frozen=True)
class MatchResult:
    """The result of a match."""

    number: int
    deal: int
    entries: list[int]
    scores: list[int]
    ranking: list[int]
    moves: int
    seconds: list[float]
    """Thinking time of each seat."""
    decisions: list[int]
    """Number of decisions of each seat."""

    def as_json(self) -> dict[str, Any]:
        """As a line of a journal."""
        return asdict(self) | {"seconds": [round(seconds, 4) for seconds in self.seconds]}


def play_match(match: Match, cancel: Cancel | None = None) -> MatchResult | None:
    """Play a match with new bots; None if it was cancelled."""
    state = game(match.game, **match.options).start(seed=match.deal_seed)
    players = [bot(name) for name in match.bots]
    seconds, decisions = [0.0] * len(players), [0] * len(players)
    while (seat := state.mover) is not None:
        began = time.perf_counter()
        state.play(choose(match, players[seat], state, cancel))
        if cancel is not None and cancel.is_set():
            return None
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
    entries, scores, ranking = list(match.entries), state.scores(), state.ranking()
    return MatchResult(match.number, match.deal, entries, scores, ranking, state.ply, seconds, decisions)


def choose(match: Match, player: Bot, state: State, cancel: Cancel | None) -> str:
    """The move of a bot, with a seed for this decision only."""
    seed = derived_seed(match.bots_seed, match.number, state.mover, state.ply)
    return player.choose(state, seed=seed, cancel=cancel).move
