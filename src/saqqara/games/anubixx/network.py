"""The learned evaluation of Anubixx, for the search: two small networks, trained on games played against themselves.

One is for 2 players and one for more. For each seat they see the counts of `features.py` and the marks of
`marks.py`; two layers of neurons make its strength and its final points of them, in whole numbers throughout, so
that the result is the same everywhere. Written like rules. `weights.json` holds the numbers that
were learned, and `docs/bots.md` says how.
"""

import json
from importlib.resources import files
from typing import Any

from ..evaluation import POINTS, VALUES, Array, Evaluation
from ..fields import MoveList, Wide
from .evaluation import evaluate, lead_scale, move_key, rollout_score
from .features import FEATURES, INPUTS, survey, write_features
from .marks import MARKS, write_marks
from .scoring import score, tie_break
from .state import OVER, Position

WEIGHTS = "weights.json"
SCALE = 1024
"""The weights of a layer are whole multiples of its inverse."""
NEURONS, SECOND_NEURONS = 64, 16
MOST_FIRED = 128 * SCALE
"""More than any neuron makes of a real position. With it, all sums fit 32 bits: `tests/games/anubixx/test_network.py` adds up
the weights."""
SEEN = FEATURES + MARKS
"""What the first layer has weights for, and after it a row for its biases."""
FIRED = INPUTS + FEATURES
"""In the scratch space, after the features: the outputs of the first layer."""
FIRED_SECOND = FIRED + NEURONS
"""The outputs of the second layer."""
NOTED = FIRED_SECOND + SECOND_NEURONS
"""The marks of a seat."""
assert NOTED + MARKS <= VALUES
WIN, POINT = 0, 1
"""The rows of the last layer: the weights of the strength, and of the points with their mean as the last one."""
TIE_BREAKS = 1000
"""More than a tie-break can be."""
WON = 600
"""How much stronger a winner is than the others when the game is over."""


def tables(value: Any) -> Any:
    """Lists as tuples, which the compiler takes for tables."""
    return tuple(tables(each) for each in value) if isinstance(value, list) else value


LEARNED = json.loads(files(__package__).joinpath(WEIGHTS).read_text())
"""Two networks, the first one for 2 players, each with three layers."""
FIRST, SECOND, LAST = (tables([network[layer] for network in LEARNED]) for layer in range(3))


def evaluate_learned(s: Position, values: MoveList) -> None:
    """Write the strength of every seat, in hundredths of a logit, and its expected final points, in hundredths."""
    if s.question == OVER:
        write_result(s, values)
        return
    network = 0 if s.players == 2 else 1
    judge_seats(s, values, FIRST[network], SECOND[network], LAST[network])


def judge_seats(s: Position, values: MoveList, first: Array, second: Array, last: Array) -> None:
    """Write what a network expects of every seat."""
    survey(s, values)
    for seat in range(s.players):
        write_features(s, seat, values)
        fire(values, write_marks(s, seat, values, NOTED), first)
        fire_second(values, second)
        strength: Wide = 0
        points: Wide = last[POINT][SECOND_NEURONS]
        points *= SCALE * SCALE
        for neuron in range(SECOND_NEURONS):
            fired: Wide = max(values[FIRED_SECOND + neuron], 0) // SCALE
            strength += last[WIN][neuron] * fired
            points += last[POINT][neuron] * fired
        values[seat] = strength // (SCALE * SCALE)
        values[POINTS + seat] = points // (SCALE * SCALE)


def fire(values: MoveList, end: int, weights: Array) -> None:
    """What each neuron of the first layer makes of the features and the marks."""
    for neuron in range(NEURONS):
        values[FIRED + neuron] = weights[SEEN][neuron]
    for entry in range(FEATURES):
        seen = values[INPUTS + entry]
        if seen != 0:
            for neuron in range(NEURONS):
                values[FIRED + neuron] += seen * weights[entry][neuron]
    for place in range(NOTED, end):
        row = FEATURES + values[place]
        for neuron in range(NEURONS):
            values[FIRED + neuron] += weights[row][neuron]


def fire_second(values: MoveList, weights: Array) -> None:
    """What each neuron of the second layer makes of the first; its biases are the last row."""
    for neuron in range(SECOND_NEURONS):
        values[FIRED_SECOND + neuron] = SCALE * weights[NEURONS][neuron]
    for before in range(NEURONS):
        fired = min(values[FIRED + before], MOST_FIRED)
        if fired > 0:
            for neuron in range(SECOND_NEURONS):
                values[FIRED_SECOND + neuron] += fired * weights[before][neuron]


def write_result(s: Position, values: MoveList) -> None:
    """After the end: the points, and who has won; points count a little beside it."""
    best = 0
    for seat in range(s.players):
        best = max(best, TIE_BREAKS * score(s, seat) + tie_break(s, seat))
    for seat in range(s.players):
        points = score(s, seat)
        values[seat] = 2 * points + (WON if TIE_BREAKS * points + tie_break(s, seat) == best else 0)
        values[POINTS + seat] = 100 * points


EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score, learned=evaluate_learned)
