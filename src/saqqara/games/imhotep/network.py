"""The learned evaluation of Imhotep, for the search: small networks, trained on games played against themselves.

One is for 2 players and one for more. `inputs.py` says what they see, `weights.json` holds what was learned, and
`docs/bots.md` says how.
"""

from ..evaluation import Evaluation
from ..fields import MoveList
from ..network import judge_for, read_networks
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .inputs import INPUTS
from .rules import RULES
from .state import Position

FIRST, SECOND, LAST = read_networks(__package__)
judge = judge_for(RULES, INPUTS)


def evaluate_learned(s: Position, values: MoveList) -> None:
    """Write the strength of every seat, in hundredths of a logit, and its expected final points, in hundredths."""
    network = 0 if s.players == 2 else 1
    judge(s, values, FIRST[network], SECOND[network], LAST[network])


EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned, inputs=INPUTS)
