"""The learned evaluation of Imhotep, for the search: small networks, trained on games played against themselves.

There is one for each number of players. `inputs.py` says what they see, `weights.json` holds what was learned, and
`docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..network import learned_by
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .habits import habit
from .inputs import INPUTS
from .rules import RULES

evaluate_learned = learned_by(RULES, INPUTS, __package__)
EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS, habit=habit)
