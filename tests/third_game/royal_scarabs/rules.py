"""The rules of Royal Scarabs: those of Scarabs, with a view and refusals of its own."""

from collections.abc import Mapping
from typing import Any

from saqqara.games.contract import Refusal

from ..scarabs.rules import ScarabsRules
from ..scarabs.state import NONE, ROUNDS, Position


class RoyalScarabsRules(ScarabsRules):
    """The rules of Royal Scarabs."""

    name = "royal_scarabs"

    def dealt(self, before: Position, after: Position) -> bool:
        """Cards are shown at the end of a round only: until then a card can be taken back."""
        return before.shown != after.shown

    def refusal(self, position: Position, move: int) -> Refusal:
        """Only a card that was laid before cannot be laid."""
        return Refusal("card-laid", f"the card at place {move + 1} was laid in an earlier round")

    def view(self, position: Position, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        """What a seat may see. Only its own hand is in it, and nobody's card before it is shown."""
        return {
            "round": position.round,
            "rounds": ROUNDS,
            "dice": list(position.dice),
            "treasure": position.treasure,
            "hand": None if seat is None else list(position.hand[seat]),
            "seats": [
                {
                    "has_laid": position.laid[each] != NONE,
                    "shown": [card for card in position.shown[each] if card > 0],
                    "treasures": position.treasures[each],
                }
                for each in range(position.players)
            ],
        }


RULES = RoyalScarabsRules()
