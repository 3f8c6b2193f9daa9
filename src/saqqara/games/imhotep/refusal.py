"""Why a move is not legal, in words, and why actions, ships, docks and cards cannot be used.

What is legal is decided in `moves.py` alone; this only explains.
"""

from ..contract import Refusal
from .components import (
    CARD_NAMES,
    CHISEL,
    HAMMER,
    LEVER,
    MINIMUM_LOAD,
    PYRAMID_NAMES,
    SAIL,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLED_PLACES,
    SPACES,
)
from .moves import (
    BONUS_MOVE,
    BUILD_MOVE,
    KEEP_MOVE,
    LOAD_MOVE,
    NOTATION,
    PASS_MOVE,
    PICK_MOVE,
    PLAY_MOVE,
    SAIL_MOVE,
    SKIP_MOVE,
    TAKE_MOVE,
    UNLOAD_MOVE,
    legal_moves,
)
from .ships import free_spaces
from .state import (
    BONUS,
    BONUS_LOAD,
    BUILD,
    KEEP,
    LEVER_SHIP,
    LOAD,
    NOBODY,
    NOWHERE,
    PICK,
    SAIL_SHIP,
    TURN,
    UNLOAD,
    Position,
)

ASKED = {
    TURN: "an action is asked: take, load, sail or play",
    LOAD: "the card's next stone must be loaded",
    BONUS_LOAD: "the pyramid's bonus is asked: load a stone, or skip",
    SAIL_SHIP: "the card's ship is asked: load a stone on it, then sail it",
    LEVER_SHIP: "Lever's ship and site are asked",
    UNLOAD: "Lever's order of unloading is asked",
    PICK: "a market card must be picked",
    KEEP: "one of the two face-down cards must be kept",
    BUILD: "a pyramid must be chosen",
    BONUS: "the temple's bonus is asked: point or stones",
}
"""What is asked, by question."""


def refusal(s: Position, move: int) -> Refusal:
    """The reason, for a move that is not legal."""
    if not is_answer(s, move):
        return Refusal("not-asked", ASKED[s.question])
    if move == TAKE_MOVE:
        return refuse_take(s)
    if move == PASS_MOVE:
        return Refusal("must-act", f"a pass is legal only when there is no other move; there is {example(s)}")
    if LOAD_MOVE <= move < SAIL_MOVE:
        return refuse_load(s, (move - LOAD_MOVE) // SPACES, (move - LOAD_MOVE) % SPACES)
    if SAIL_MOVE <= move < PLAY_MOVE:
        return refuse_sail(s, (move - SAIL_MOVE) // SITES, (move - SAIL_MOVE) % SITES)
    if PLAY_MOVE <= move < UNLOAD_MOVE:
        return refuse_card(s, LEVER + move - PLAY_MOVE)
    if UNLOAD_MOVE <= move < PICK_MOVE:
        return Refusal("no-stone-aboard", f"seat {move - UNLOAD_MOVE + 1} has no stone left on the ship")
    if PICK_MOVE <= move < KEEP_MOVE:
        return Refusal("place-empty", f"no card lies at place {move - PICK_MOVE + 1}")
    return Refusal("pyramid-finished", f"the {PYRAMID_NAMES[move - BUILD_MOVE]} pyramid is finished")


def is_answer(s: Position, move: int) -> bool:
    """Is the move of the kind that is asked now?"""
    question = s.question
    if question == TURN:
        return move != SKIP_MOVE and move < UNLOAD_MOVE
    if LOAD_MOVE <= move < SAIL_MOVE:
        return question in (LOAD, BONUS_LOAD) or (question == SAIL_SHIP and s.ship_asked == NOBODY)
    if SAIL_MOVE <= move < PLAY_MOVE:
        return question == LEVER_SHIP or (question == SAIL_SHIP and s.ship_asked != NOBODY)
    if UNLOAD_MOVE <= move < PICK_MOVE:
        return question == UNLOAD
    if PICK_MOVE <= move < KEEP_MOVE:
        return question == PICK
    return BUILD_MOVE <= move < BONUS_MOVE and question == BUILD


def example(s: Position) -> str:
    """One legal move."""
    moves = [0] * (len(NOTATION) + 1)
    legal_moves(s, moves)
    return NOTATION[moves[0]]


def refuse_take(s: Position) -> Refusal:
    """Get stones."""
    if s.sled[s.mover] == SLED_PLACES:
        return Refusal("sled-full", f"the sled is full with {SLED_PLACES} stones")
    return Refusal("quarry-empty", "no stone is left in the quarry")


def refuse_load(s: Position, ship: int, space: int) -> Refusal:
    """Load."""
    capacity = s.ship_capacity[ship]
    if s.ship_site[ship] != NOWHERE:
        return Refusal("ship-sailed", f"ship {ship + 1} has sailed")
    if space >= capacity:
        return Refusal("no-such-space", f"ship {ship + 1} has {spaces(capacity)}")
    if s.ship_space[ship][space] != NOBODY:
        return Refusal("space-taken", f"space {space + 1} of ship {ship + 1} is taken")
    if s.sled[s.mover] == 0:
        return Refusal("sled-empty", "there is no stone on the sled")
    return refuse_light(s, ship, f"ship {ship + 1} could not sail even with this stone; it needs {MINIMUM_LOAD[capacity]}")


def refuse_sail(s: Position, ship: int, site: int) -> Refusal:
    """Sail."""
    if s.ship_site[ship] != NOWHERE:
        return Refusal("ship-sailed", f"ship {ship + 1} has sailed")
    if s.site_ship[site] != NOBODY:
        return refuse_dock(site)
    if s.question == SAIL_SHIP:
        return Refusal("other-ship", f"the card sails ship {s.ship_asked + 1}, which was just loaded")
    needed = MINIMUM_LOAD[s.ship_capacity[ship]]
    return refuse_light(s, ship, f"ship {ship + 1} holds {s.ship_load[ship]} and needs {stones(needed)} to sail")


def refuse_light(s: Position, ship: int, text: str) -> Refusal:
    """A ship without its minimum load."""
    missing = MINIMUM_LOAD[s.ship_capacity[ship]] - s.ship_load[ship]
    return Refusal("below-minimum", text, {"stones": missing})


def refuse_dock(site: int) -> Refusal:
    """A dock where a ship lies."""
    return Refusal("site-taken", f"a ship has docked at the {SITE_NAMES[site]} this round")


def refuse_card(s: Position, card: int) -> Refusal:
    """Play a blue card."""
    name = CARD_NAMES[card]
    if s.hand[s.mover][card] == 0:
        return Refusal("no-such-card", f"there is no {name} in the hand")
    if card == LEVER:
        return useless(card, "no-ship", "no ship can sail, so Lever cannot be played")
    if card == SAIL:
        return useless(card, "no-load", "no stone can be loaded on a ship that could then sail, so Sail cannot be played")
    if free_spaces(s) == 0:
        return useless(card, "no-space", f"no ship has an empty space, so {name} cannot be played")
    if card == HAMMER:
        return useless(card, "no-stone", "there is no stone to load, so Hammer cannot be played")
    assert card == CHISEL
    return useless(card, "two-stones", "Chisel needs 2 stones on the sled and 2 empty spaces on ships")


def useless(card: int, why: str, text: str) -> Refusal:
    """A card that can do nothing now."""
    return Refusal("card-useless", text, {"card": CARD_NAMES[card], "why": why})


# What cannot be used now
def unavailable(s: Position) -> dict[str, Refusal]:
    """Why actions ("take"), ships ("ship 2"), docks ("dock temple") and own blue cards ("card lever") cannot be used now."""
    moves = [0] * (len(NOTATION) + 1)
    legal = set(moves[: legal_moves(s, moves)])
    found = unavailable_actions(s, legal) if s.question == TURN else {}
    found |= {f"ship {ship + 1}": reason for ship in range(SHIPS) if (reason := ship_reason(s, ship, legal))}
    for site in range(SITES):
        if s.site_ship[site] != NOBODY:
            found[f"dock {SITE_NAMES[site]}"] = refuse_dock(site)
    for card in range(LEVER, CHISEL + 1):
        if s.hand[s.mover][card] > 0 and PLAY_MOVE + card - LEVER not in legal:
            found[f"card {CARD_NAMES[card]}"] = refusal(s, PLAY_MOVE + card - LEVER)
    return found


def unavailable_actions(s: Position, legal: set[int]) -> dict[str, Refusal]:
    """Why each of the four actions is not possible, for those that are not."""
    found = {}
    if TAKE_MOVE not in legal:
        found["take"] = refuse_take(s)
    if not any(LOAD_MOVE <= move < SAIL_MOVE for move in legal):
        empty = Refusal("sled-empty", "there is no stone on the sled")
        found["load"] = empty if s.sled[s.mover] == 0 else Refusal("ships-full", "no ship has an empty space")
    if not any(SAIL_MOVE <= move < PLAY_MOVE for move in legal):
        found["sail"] = Refusal("no-ship-ready", "no ship holds the stones that it needs to sail")
    if not any(PLAY_MOVE <= move < UNLOAD_MOVE for move in legal):
        blue = [card for card in range(LEVER, CHISEL + 1) if s.hand[s.mover][card] > 0]
        found["play"] = refuse_card(s, blue[0]) if blue else Refusal("no-blue-card", "there is no blue card in the hand")
    return found


def ship_reason(s: Position, ship: int, legal: set[int]) -> Refusal | None:
    """Why a ship cannot be used; None: it can, or no ship is asked for now."""
    loads = range(LOAD_MOVE + SPACES * ship, LOAD_MOVE + SPACES * (ship + 1))
    sails = range(SAIL_MOVE + SITES * ship, SAIL_MOVE + SITES * (ship + 1))
    if s.ship_site[ship] != NOWHERE:
        return Refusal("ship-sailed", f"ship {ship + 1} has sailed")
    loading = s.question in (LOAD, BONUS_LOAD) or (s.question == SAIL_SHIP and s.ship_asked == NOBODY)
    if loading and not legal.intersection(loads):
        if s.ship_free[ship] == 0:
            return Refusal("ship-full", f"ship {ship + 1} has no empty space")
        return refuse_load(s, ship, free_space(s, ship))
    if s.question in (TURN, LEVER_SHIP, SAIL_SHIP) and not loading and not legal.intersection(sails):
        return refuse_sail(s, ship, next(site for site in range(SITES) if s.site_ship[site] == NOBODY))
    return None


def free_space(s: Position, ship: int) -> int:
    """An empty space of a ship that has one."""
    return next(space for space in range(SPACES) if s.ship_space[ship][space] == NOBODY)


def spaces(number: int) -> str:
    """1 space, 2 spaces."""
    return "1 space" if number == 1 else f"{number} spaces"


def stones(number: int) -> str:
    """1 stone, 2 stones."""
    return "1 stone" if number == 1 else f"{number} stones"
