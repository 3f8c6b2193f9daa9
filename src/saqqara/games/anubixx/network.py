"""The learned evaluation of Anubixx, for the search: two small networks, trained on games played against themselves.

One is for 2 players and one for more. For each seat they see the counts of `features.py` and the marks of `marks.py`.
`weights.json` holds the numbers that were learned, and `docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..network import MOST_MARKS, Inputs, learned_by, no_shared_marks
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .features import FEATURES, survey, write_features
from .habits import habit
from .marks import MARKS, write_marks
from .rules import RULES

assert MARKS <= MOST_MARKS
INPUTS = Inputs(FEATURES, MARKS, survey, write_features, no_shared_marks, write_marks)
evaluate_learned = learned_by(RULES, INPUTS, __package__)
EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS, habit=habit)
