"""The sums of the network fit the 32 bits of the values that an evaluation writes."""

import pytest

from saqqara.games.anubixx.features import FEATURES
from saqqara.games.anubixx.network import FIRST, MOST_FIRED, NEURONS, SCALE, SECOND, SECOND_NEURONS, SEEN

MOST = 2**31 - 1
MOST_FEATURE = 2**15 - 1
"""Points of a layout are less; all other features are much smaller."""


@pytest.mark.parametrize("network", [0, 1])
def test_the_first_layer_fits_32_bits(network: int) -> None:
    weights = FIRST[network]
    for neuron in range(NEURONS):
        features = sum(abs(weights[entry][neuron]) for entry in range(FEATURES)) * MOST_FEATURE
        marks = sum(abs(weights[entry][neuron]) for entry in range(FEATURES, SEEN))
        assert features + marks + abs(weights[SEEN][neuron]) <= MOST


@pytest.mark.parametrize("network", [0, 1])
def test_the_second_layer_fits_32_bits(network: int) -> None:
    weights = SECOND[network]
    for neuron in range(SECOND_NEURONS):
        fired = sum(abs(weights[before][neuron]) for before in range(NEURONS)) * MOST_FIRED
        assert fired + SCALE * abs(weights[NEURONS][neuron]) <= MOST
