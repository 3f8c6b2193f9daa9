"""What a seat sees of Royal Scarabs, as numbers for learning: the seat itself first, then the others in their order."""

from collections.abc import Mapping, Sequence
from typing import Any

from saqqara.games.observation import MOST_PLIES, Observation, ObservationLayout, amount, naming

from ..scarabs.state import DICE, HAND, LAY, OVER, ROUNDS, SEATS, VALUES, Position
from .rules import RULES

LAYOUT = ObservationLayout(
    [
        naming("seat", 1, 0, SEATS - 1, "who observes"),
        amount("ply", 1, 0, MOST_PLIES, "moves played"),
        naming("mover", 1, -1, SEATS - 1, "who decides, counted from the observer; -1: the game is over"),
        amount("round", 1, 1, ROUNDS, "this round"),
        naming("lead", 1, 0, SEATS - 1, "who lays first, counted from the observer"),
        naming("dice", DICE, 1, 6, "the roll of this round"),
        amount("treasure", 1, 0, 127, "what this round wins"),
        naming("hand", HAND, 1, VALUES, "the observer's cards"),
        naming("laid", SEATS, -1, HAND - 1, "by seat from the observer: the place of the card that lies face down; -1: none"),
        naming("shown", (SEATS, HAND), 0, VALUES, "by seat from the observer: cards that everybody has seen; 0: not yet"),
        amount("won", SEATS, 0, 127, "by seat from the observer: points from treasures"),
        amount("treasures", SEATS, 0, ROUNDS, "by seat from the observer: treasures"),
        amount("kept", SEATS, 0, VALUES, "by seat from the observer, at the end: the card never laid"),
    ]
)
SEAT, PLY, MOVER, ROUND = LAYOUT.at("seat"), LAYOUT.at("ply"), LAYOUT.at("mover"), LAYOUT.at("round")
LEAD, ROLLED, TREASURE, CARDS = LAYOUT.at("lead"), LAYOUT.at("dice"), LAYOUT.at("treasure"), LAYOUT.at("hand")
LAID, SHOWN, WON = LAYOUT.at("laid"), LAYOUT.at("shown"), LAYOUT.at("won")
TREASURES, KEPT = LAYOUT.at("treasures"), LAYOUT.at("kept")


def observe(s: Position, seat: int, ply: int, out: Any) -> None:
    """Write what a seat sees."""
    out[SEAT] = seat
    out[PLY] = ply
    out[MOVER] = -1
    if s.question == LAY:
        out[MOVER] = (s.mover - seat) % s.players
    out[ROUND] = s.round
    out[LEAD] = (s.lead - seat) % s.players
    out[TREASURE] = s.treasure
    for die in range(DICE):
        out[ROLLED + die] = s.dice[die]
    for place in range(HAND):
        out[CARDS + place] = s.hand[seat][place]
    for other in range(s.players):
        row = (other - seat) % s.players
        out[LAID + row] = s.laid[other]
        out[WON + row] = s.won[other]
        out[TREASURES + row] = s.treasures[other]
        out[KEPT + row] = s.kept[other]
        for place in range(HAND):
            out[SHOWN + row * HAND + place] = s.shown[other][place]


def rebuild(observation: Sequence[int], options: Mapping[str, Any]) -> Position:
    """A position that the observer could be in."""
    s = RULES.blank(options)
    seat = LAYOUT.one(observation, "seat")
    mover = LAYOUT.one(observation, "mover")
    s.question, s.mover = (OVER, -1) if mover < 0 else (LAY, (seat + mover) % s.players)
    s.round, s.treasure = LAYOUT.one(observation, "round"), LAYOUT.one(observation, "treasure")
    s.lead = (seat + LAYOUT.one(observation, "lead")) % s.players
    s.dice = LAYOUT.part(observation, "dice")
    for name in ("laid", "shown", "won", "treasures", "kept"):
        rows = LAYOUT.part(observation, name)
        for other in range(s.players):
            getattr(s, name)[other] = rows[(other - seat) % s.players]
    s.hand[seat] = LAYOUT.part(observation, "hand")
    s.words = [1, 2, 3, 4]
    RULES.functions.conceal(s, seat)
    return s


OBSERVATION = Observation(LAYOUT, observe, rebuild)
