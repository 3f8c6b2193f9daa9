"""The learned evaluation of Anubixx, for the search: small networks, trained on games played against themselves.

One is for 2 players with sheets like those that come with the game, one for 3 to 5 players, and one for 2 players with other
sheets. For each seat they see the counts of `features.py` and the marks of `marks.py`. `weights.json` holds the numbers that
were learned, and `docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..network import MOST_MARKS, Inputs, learned_by, no_shared_marks
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .features import FEATURES, survey, write_features
from .habits import habit
from .marks import MARKS, write_marks
from .rules import RULES
from .sheets import LAYOUTS, read_layout
from .state import Position

SHIPPED = tuple(read_layout(name) for name in LAYOUTS)
LEVELS = tuple(len(layout.pyramid_points) for layout in SHIPPED)
ARCH_LEVELS = tuple(len(layout.arch_points) for layout in SHIPPED)
SYMBOL_FIELDS = tuple(tuple(field for fields in layout.symbols.values() for field in fields) for layout in SHIPPED)
"""The fields with a symbol in each layout that comes with the game."""
SYMBOLS_ON = tuple(tuple(number for number, fields in enumerate(layout.symbols.values()) for _ in fields) for layout in SHIPPED)
"""The number of the symbol on each of these fields."""


def is_like_shipped(s: Position) -> bool:
    """Are the sheets as high as some that come with the game, with the same symbols? Colours and points may differ."""
    for layout in range(len(LEVELS)):
        if s.pyramid_levels == LEVELS[layout] and s.arch_levels == ARCH_LEVELS[layout]:
            same = True
            for i in range(len(SYMBOL_FIELDS[layout])):
                if s.symbol[SYMBOL_FIELDS[layout][i]] != SYMBOLS_ON[layout][i]:
                    same = False
            if same:
                return True
    return False


def network_of(s: Position) -> int:
    """By the sheets and the number of players. The order is that of `training.py`."""
    if s.players > 2:
        return 1
    return 0 if is_like_shipped(s) else 2


assert MARKS <= MOST_MARKS
INPUTS = Inputs(FEATURES, MARKS, survey, write_features, no_shared_marks, write_marks, network_of)
evaluate_learned = learned_by(RULES, INPUTS, __package__)
EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS, habit=habit)
