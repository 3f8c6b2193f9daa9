"""The learned evaluation of Anubixx, for the search: small networks, trained on games played against themselves.

One is for 2 players with sheets like the classic ones, one for 3 to 5 players with such sheets, and there is one more of each
kind for all other sheets. For each seat they see the counts of `features.py` and the marks of `marks.py`. `weights.json` holds
the numbers that were learned, and `docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..network import MOST_MARKS, Inputs, learned_by, no_shared_marks
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .features import FEATURES, survey, write_features
from .habits import habit
from .marks import MARKS, write_marks
from .rules import RULES
from .sheets import read_layout
from .state import Position

CLASSIC = read_layout("classic")
LEVELS = len(CLASSIC.pyramid_points)
ARCH_LEVELS = len(CLASSIC.arch_points)
SYMBOL_FIELDS = tuple(field for fields in CLASSIC.symbols.values() for field in fields)
"""The fields with a symbol."""
SYMBOLS_ON = tuple(number for number, fields in enumerate(CLASSIC.symbols.values()) for _ in fields)
"""The number of the symbol on each of these fields."""


def is_like_classic(s: Position) -> bool:
    """Are the sheets as high as the classic ones, with the same symbols? Colours and points may differ."""
    if s.pyramid_levels != LEVELS or s.arch_levels != ARCH_LEVELS:
        return False
    different = 0
    for i in range(len(SYMBOL_FIELDS)):
        if s.symbol[SYMBOL_FIELDS[i]] != SYMBOLS_ON[i]:
            different += 1
    return different == 0


def network_of(s: Position) -> int:
    """By the number of players, then by the sheets. The order is that of `training.py`."""
    few = 0 if s.players == 2 else 1
    return few if is_like_classic(s) else few + 2


assert MARKS <= MOST_MARKS
INPUTS = Inputs(FEATURES, MARKS, survey, write_features, no_shared_marks, write_marks, network_of)
evaluate_learned = learned_by(RULES, INPUTS, __package__)
EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS, habit=habit)
