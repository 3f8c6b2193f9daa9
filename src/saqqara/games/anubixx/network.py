"""The learned evaluation of Anubixx, for the search: two small networks, trained on games played against themselves.

One is for 2 players and one for more. For each seat they see the counts of `features.py` and the marks of `marks.py`.
`weights.json` holds the numbers that were learned, and `docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..fields import MoveList
from ..network import MOST_MARKS, Inputs, judge_for, no_shared_marks, read_networks
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .features import FEATURES, survey, write_features
from .marks import MARKS, write_marks
from .rules import RULES
from .state import Position

assert MARKS <= MOST_MARKS
INPUTS = Inputs(FEATURES, MARKS, survey, write_features, no_shared_marks, write_marks)
FIRST, SECOND, LAST = read_networks(__package__)
judge = judge_for(RULES, INPUTS)


def evaluate_learned(s: Position, values: MoveList) -> None:
    """Write the strength of every seat, in hundredths of a logit, and its expected final points, in hundredths."""
    network = 0 if s.players == 2 else 1
    judge(s, values, FIRST[network], SECOND[network], LAST[network])


EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS)
