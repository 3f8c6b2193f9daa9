# ruff: noqa: F821 (names that `bind` fills in)
"""The network of a learned evaluation, the same for every game. Written like rules.

For each seat it sees counts (small whole numbers) and marks (set or not). Two layers of neurons make the seat's strength and
its final points of them, in whole numbers throughout, so that the result is the same everywhere. What all seats see alike,
the shared marks, goes through the first layer once for all of them.

Most of the work is the first layer, and positions that are judged one after another are much alike. So its sums are kept from
one position to the next, for the shared marks and for each seat, and only what has changed is added and subtracted. Sums of
whole numbers do not depend on their order: the result is the same as from nothing.

The weights of the first layer have a row for each count, then for each mark, then one of biases.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Generic

from .contract import Rules
from .drivers import bind
from .evaluation import POINTS, SCRATCH_END, SEATS, VALUES, Array
from .fields import Flat, MoveList, P, Wide, independent

# A game's own functions
survey: Callable[[Flat, MoveList], None]
write_counts: Callable[[Flat, int, MoveList], None]
shared_marks: Callable[[Flat, MoveList, int], int]
seat_marks: Callable[[Flat, int, MoveList, int], int]
network_of: Callable[[Flat], int]
is_over: Callable[[Flat], bool]
score: Callable[[Flat, int], int]
tie_break: Callable[[Flat, int], int]
COUNTED: int
"""The counts that the game has."""
ROWS: int
"""The rows of its first layer."""
FIRST: Array
"""The first layers of its networks."""
SECOND: Array
LAST: Array

WEIGHTS = "weights.json"
"""The file in a game's folder that holds what was learned."""
SCALE = 1024
"""The weights of a layer are whole multiples of its inverse."""
NEURONS, SECOND_NEURONS = 64, 16
MOST_FIRED = 128 * SCALE
"""More than any neuron makes of a real position. With it, all sums fit 32 bits: a test of each game adds up the weights."""
MOST_COUNTS, MOST_MARKS = 48, 280
"""Counts of a seat; marks that can be set at once, the shared ones or those of a seat."""
COUNTS = SCRATCH_END - MOST_COUNTS - MOST_MARKS - NEURONS - SECOND_NEURONS
"""In the scratch space of an evaluation: the counts of a seat. The game's own part ends here."""
MARKED = COUNTS + MOST_COUNTS
"""The numbers of the marks that are set."""
FIRED = MARKED + MOST_MARKS
"""The outputs of the first layer."""
FIRED_SECOND = FIRED + NEURONS
"""The outputs of the second layer."""
KNOWN = SCRATCH_END
"""What is kept after the scratch space: which network has judged the last position, from 1; 0: nothing is kept."""
STAMP = KNOWN + 1
"""A number that rises with every list of marks."""
STAMPS = STAMP + 1
"""For each mark, the stamp of the last list that it was in."""
MOST_ROWS = 640
KEPT = STAMPS + MOST_ROWS
"""For the shared marks, then for each seat: the sums of the first layer, and what they are made of."""
KEPT_COUNTS = NEURONS
KEPT_NUMBER = KEPT_COUNTS + MOST_COUNTS
KEPT_MARKS = KEPT_NUMBER + 1
KEPT_LENGTH = KEPT_MARKS + MOST_MARKS
"""In each of these parts, after the sums: the counts, the number of marks, the marks."""
assert KEPT + (1 + SEATS) * KEPT_LENGTH <= VALUES
MOST_STAMP = 1_000_000_000
WIN, POINT = 0, 1
"""The rows of the last layer: the weights of the strength, and of the points with their mean as the last one."""
TIE_BREAKS = 1000
"""More than a tie-break can be."""
WON = 600
"""How much stronger a winner is than the others when the game is over."""


FUNCTIONS = ("survey", "write_counts", "shared_marks", "seat_marks", "network_of")
"""The functions of a game's inputs, by name."""


@dataclass(frozen=True)
class Inputs(Generic[P]):
    """What the network of a game sees. The functions are written like rules."""

    counts: int
    marks: int
    survey: Callable[[P, MoveList], None]
    """Before anything else: what is the same for all seats, into the scratch space."""
    write_counts: Callable[[P, int, MoveList], None]
    """The counts of a seat, from the index `COUNTS` on."""
    shared_marks: Callable[[P, MoveList, int], int]
    """The numbers of the marks that all seats see alike, from an index on; returns the index after the last one."""
    seat_marks: Callable[[P, int, MoveList, int], int]
    """The same for the marks of a seat."""
    network_of: Callable[[P], int]
    """Which of the game's networks judges a position, from 0."""

    def __post_init__(self) -> None:
        assert self.counts <= MOST_COUNTS
        assert self.marks <= MOST_ROWS

    @property
    def rows(self) -> int:
        """The rows of the first layer."""
        return self.counts + self.marks + 1

    def names(self) -> dict[str, Any]:
        """Functions and numbers under the names that the network knows them by."""
        functions = {name: getattr(self, name) for name in FUNCTIONS}
        return functions | {"COUNTED": self.counts, "ROWS": self.rows}


def judge_seats(s: Flat, values: MoveList, first: Array, second: Array, last: Array) -> None:
    """Write what a network expects of every seat: its strength, in hundredths of a logit, and its points, in hundredths."""
    if is_over(s):
        write_result(s, values)
        return
    if values[KNOWN] == 0 or values[STAMP] > MOST_STAMP:
        begin_sums(values, first, max(values[KNOWN], 1))
    survey(s, values)
    change_marks(values, KEPT, shared_marks(s, values, MARKED), first)
    for seat in range(s.players):
        part = KEPT + (1 + seat) * KEPT_LENGTH
        write_counts(s, seat, values)
        change_counts(values, part, first)
        change_marks(values, part, seat_marks(s, seat, values, MARKED), first)
        for neuron in independent(NEURONS):
            values[FIRED + neuron] = values[KEPT + neuron] + values[part + neuron]
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


def forget(values: MoveList) -> None:
    """Keep nothing of the last position: the next one is judged with other weights."""
    values[KNOWN] = 0


def begin_sums(values: MoveList, weights: Array, known: int) -> None:
    """Sums of nothing but the biases, which are in the last row; they count once, so they are in the shared part."""
    values[KNOWN] = known
    for place in independent(STAMP, KEPT + (1 + SEATS) * KEPT_LENGTH):
        values[place] = 0
    for neuron in independent(NEURONS):
        values[KEPT + neuron] = weights[ROWS - 1][neuron]


def change_counts(values: MoveList, part: int, weights: Array) -> None:
    """Bring the sums of a part from its last counts to the new ones."""
    for i in range(COUNTED):
        change = values[COUNTS + i] - values[part + KEPT_COUNTS + i]
        if change != 0:
            values[part + KEPT_COUNTS + i] += change
            for neuron in independent(NEURONS):
                values[part + neuron] += change * weights[i][neuron]


def change_marks(values: MoveList, part: int, end: int, weights: Array) -> None:
    """Bring the sums of a part from its last marks to the new ones, which end at an index."""
    old = values[STAMP] + 1
    new = old + 1
    values[STAMP] = new
    marks = part + KEPT_MARKS
    number = values[part + KEPT_NUMBER]
    for place in independent(marks, marks + number):
        values[STAMPS + values[place]] = old
    for place in range(MARKED, end):
        row = values[place]
        if values[STAMPS + row] != old:
            for neuron in independent(NEURONS):
                values[part + neuron] += weights[COUNTED + row][neuron]
        values[STAMPS + row] = new
    for place in range(marks, marks + number):
        row = values[place]
        if values[STAMPS + row] == old:
            for neuron in independent(NEURONS):
                values[part + neuron] -= weights[COUNTED + row][neuron]
    number = end - MARKED
    values[part + KEPT_NUMBER] = number
    for i in independent(number):
        values[marks + i] = values[MARKED + i]


def fire_second(values: MoveList, weights: Array) -> None:
    """What each neuron of the second layer makes of the first; its biases are the last row."""
    for neuron in independent(SECOND_NEURONS):
        values[FIRED_SECOND + neuron] = SCALE * weights[NEURONS][neuron]
    for before in range(NEURONS):
        fired = max(min(values[FIRED + before], MOST_FIRED), 0)
        for neuron in independent(SECOND_NEURONS):
            values[FIRED_SECOND + neuron] += fired * weights[before][neuron]


def write_result(s: Flat, values: MoveList) -> None:
    """After the end: the points, and who has won; points count a little beside it."""
    best = 0
    for seat in range(s.players):
        best = max(best, TIE_BREAKS * score(s, seat) + tie_break(s, seat))
    for seat in range(s.players):
        points = score(s, seat)
        values[seat] = 2 * points + (WON if TIE_BREAKS * points + tie_break(s, seat) == best else 0)
        values[POINTS + seat] = 100 * points


def mark(values: MoveList, at: int, there: bool, number: int) -> int:
    """Write a mark, if it is set; return the index for the next one."""
    if there:
        values[at] = number
        return at + 1
    return at


def no_shared_marks(s: Flat, values: MoveList, at: int) -> int:  # noqa: ARG001
    """For a game whose seats see nothing alike."""
    return at


def judge_for(rules: Rules[P], inputs: Inputs[P]) -> Callable[[P, MoveList, Array, Array, Array], None]:
    """`judge_seats` for one game."""
    return bind(judge_seats, rules.functions.by_name() | inputs.names())


def evaluate_learned(s: Flat, values: MoveList) -> None:
    """Write what the network that was learned for such positions expects of every seat."""
    network = network_of(s)
    if values[KNOWN] != network + 1:
        begin_sums(values, FIRST[network], network + 1)
    judge_seats(s, values, FIRST[network], SECOND[network], LAST[network])


def learned_by(rules: Rules[P], inputs: Inputs[P], package: str) -> Callable[[P, MoveList], None]:
    """`evaluate_learned` for one game, with the weights in its package."""
    tables = dict(zip(("FIRST", "SECOND", "LAST"), read_networks(package), strict=True))
    return bind(evaluate_learned, rules.functions.by_name() | inputs.names() | tables)


def read_networks(package: str) -> tuple[Any, Any, Any]:
    """The weights that were learned, as tables: the first layers of all networks, then the second, then the last."""
    networks = json.loads(files(package).joinpath(WEIGHTS).read_text())
    numbers: dict[int, int] = {}
    first, second, last = (as_table([network[layer] for network in networks], numbers) for layer in range(3))
    return first, second, last


def as_table(value: Any, numbers: dict[int, int]) -> Any:
    """Lists as tuples, which the compiler takes for tables. Equal numbers are one object: there are far fewer than weights."""
    return tuple(as_table(each, numbers) for each in value) if isinstance(value, list) else numbers.setdefault(value, value)
