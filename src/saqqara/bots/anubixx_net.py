"""The learned evaluation of Anubixx, for the search: two small networks, trained on games played against themselves.

One is for 2 players and one for more. Rule-style functions, so that they run at both speeds. `anubixx_features.py` says
what they see, `anubixx_weights.py` holds the numbers that were learned, and `docs/bots.md` says how.
"""

from ..games.anubixx.scoring import score, tie_break
from ..games.anubixx.state import OVER, Position
from ..games.fields import MoveList
from .anubixx_features import FEATURES, INPUTS, survey, write_features
from .anubixx_weights import BIAS, HIDDEN, MEAN_POINTS, POINT_WEIGHTS, SCALE, WIN_WEIGHTS
from .thinking import POINTS

NEURONS = len(BIAS[0])
FIRED = INPUTS + FEATURES
"""In the room for values, after the features: what the neurons make of them."""
WON = 600
"""How much stronger a winner is than the others when the game is over."""


def expect(s: Position, values: MoveList) -> None:
    """Write the strength of every seat, in hundredths of a logit, and its expected final points, in hundredths."""
    if s.question == OVER:
        write_result(s, values)
        return
    survey(s, values)
    network = 0 if s.players == 2 else 1
    for seat in range(s.players):
        write_features(s, seat, values)
        fire(network, values)
        strength = 0
        points = 0
        for neuron in range(NEURONS):
            fired = max(values[FIRED + neuron], 0)
            strength += WIN_WEIGHTS[network][neuron] * fired
            points += POINT_WEIGHTS[network][neuron] * fired
        values[seat] = strength // (SCALE * SCALE)
        values[POINTS + seat] = MEAN_POINTS[network] + points // (SCALE * SCALE)


def fire(network: int, values: MoveList) -> None:
    """What each neuron makes of the features."""
    for neuron in range(NEURONS):
        values[FIRED + neuron] = BIAS[network][neuron]
    for entry in range(FEATURES):
        seen = values[INPUTS + entry]
        if seen != 0:
            for neuron in range(NEURONS):
                values[FIRED + neuron] += seen * HIDDEN[network][entry][neuron]


def write_result(s: Position, values: MoveList) -> None:
    """After the end: the points, and who has won; points count a little beside it."""
    best = 0
    for seat in range(s.players):
        best = max(best, 1000 * score(s, seat) + tie_break(s, seat))
    for seat in range(s.players):
        points = score(s, seat)
        values[seat] = 2 * points + (WON if 1000 * points + tie_break(s, seat) == best else 0)
        values[POINTS + seat] = 100 * points
