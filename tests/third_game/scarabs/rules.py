"""The rules of Scarabs, as the rest of Saqqara meets them."""

from saqqara.games.composed import compose_functions
from saqqara.games.contract import Rules
from saqqara.games.options import Option

from . import turn
from .state import HAND, SEATS, Position


class ScarabsRules(Rules[Position]):
    """The rules of Scarabs."""

    name = "scarabs"
    players = range(2, SEATS + 1)
    options = (Option("doubles", "flag", False, "A double counts twice."),)
    sources = ("treasure", "kept_card")
    notation = tuple(f"lay {place + 1}" for place in range(HAND))
    setup_keys = ("deck", "rolls")
    position = Position
    functions = compose_functions(
        source_count=len(sources),
        deal=turn.deal,
        begin=turn.begin,
        chance_asked=turn.chance_asked,
        answer_chance=turn.roll,
        legal_moves=turn.legal_moves,
        apply=turn.apply,
        advance=turn.advance,
        is_over=turn.is_over,
        points=turn.points,
        tie_break=turn.tie_break,
        conceal=turn.conceal,
    )


RULES = ScarabsRules()
