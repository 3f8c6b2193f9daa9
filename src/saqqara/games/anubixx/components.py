"""All that is printed, whatever the layout: dice, colours, the geometry of a sheet, and the points that never change.

A stone is one field of the pyramid or the arch. Stones lie in piles that grow from the bottom: the two columns of the
arch, its keystone, and the columns of the pyramid (the first stone of every level, the second, and so on). The stones of
a pile are numbered on from `PILE_START`, so that the next one up is always the next number.
"""

SEATS = 5
DICE = (0, 0, 3, 4, 4, 4)
"""By number of players."""
MOST_DICE = 4
MOST_ROUNDS = 60
"""Ruling 8."""

# Colours. Dice and stones are counted by colour in one number, with five bits for each colour: up to 31 of each. In the
# position a colour is the place of its bits: 0, 5, 10 and so on. `MASKS[colour]` are its bits.
COLOURS = 6
COLOUR_LETTERS = "RBVOGY"
COLOUR_NAMES = ("red", "blue", "violet", "orange", "green", "yellow")
COUNT_BITS = 5
ONE_OF = tuple(1 << COUNT_BITS * colour for colour in range(COLOURS))
"""One die or stone of a colour."""
COUNT_MASK = (1 << COUNT_BITS) - 1
NO_COLOUR = COUNT_BITS * COLOURS
"""In place of a colour where nothing is printed or no die lies."""
MASKS = tuple(0 if place == NO_COLOUR or place % COUNT_BITS else COUNT_MASK << place for place in range(NO_COLOUR + 1))
"""The bits that count a colour; none for what is no colour."""

# Geometry: the largest sheet that a layout may have
SHEETS = 8
PYRAMID_LEVELS = 7
ARCH_LEVELS = 6
QUARRY_STONES = 20
STONES_A_WORD, STONE_BITS = 10, 3
"""The colours of a quarry are packed: so many stones in a number, with so many bits each."""
STONE_MASK = (1 << STONE_BITS) - 1
QUARRY_WORDS = QUARRY_STONES // STONES_A_WORD
SYMBOLS = 12
LEFT, RIGHT, KEYSTONE, PYRAMID = range(4)
"""Piles: the arch first; then the columns of the pyramid from the left."""
PILES = PYRAMID + PYRAMID_LEVELS
PILE_HEIGHT: tuple[int, ...] = (ARCH_LEVELS, ARCH_LEVELS, 1, *range(PYRAMID_LEVELS, 0, -1))
PILE_START = tuple(sum(PILE_HEIGHT[:pile]) for pile in range(PILES))
STONES = sum(PILE_HEIGHT)
STONE_PILE = tuple(pile for pile in range(PILES) for _ in range(PILE_HEIGHT[pile]))

# Relief: fields are numbered after the stones, row by row
RELIEF_ROWS = 3
RELIEF_COLUMNS = 4
RELIEF_FIELDS = RELIEF_ROWS * RELIEF_COLUMNS
FIELDS = STONES + RELIEF_FIELDS
PAIR_FIELDS = tuple(
    (STONES + first, STONES + second)
    for first in range(RELIEF_FIELDS)
    for second in (first + 1, first + RELIEF_COLUMNS)
    if (second == first + 1 and second % RELIEF_COLUMNS != 0) or (second == first + RELIEF_COLUMNS and second < RELIEF_FIELDS)
)
"""The two fields of each pair that is adjacent."""
PAIRS = len(PAIR_FIELDS)
PAIR_FIRST, PAIR_SECOND = (tuple(pair[place] for pair in PAIR_FIELDS) for place in range(2))
PAIR_BITS = tuple(1 << one - STONES | 1 << other - STONES for one, other in PAIR_FIELDS)
"""The fields of each pair as bits of the relief."""

# Points
BONUS_POINTS = 3
QUARRY_POINTS = 1
JOKER_POINTS = 2
BUILDINGS_TO_END = 2
SOURCES = ("pyramid", "arch", "relief", "bonuses", "quarry", "jokers")
FROM_PYRAMID, FROM_ARCH, FROM_RELIEF, FROM_BONUSES, FROM_QUARRY, FROM_JOKERS = range(6)


def count_of(things: int, colour: int) -> int:
    """How many of a colour there are among dice or stones counted by colour."""
    return things >> colour & COUNT_MASK


def stone_name(stone: int) -> str:
    """A stone as people write it: `arch L2`, `arch key`, `pyramid 1.3`."""
    pile = STONE_PILE[stone]
    level = stone - PILE_START[pile] + 1
    if pile == KEYSTONE:
        return "arch key"
    return f"arch {'LR'[pile]}{level}" if pile < KEYSTONE else f"pyramid {level}.{pile - PYRAMID + 1}"


def field_name(field: int) -> str:
    """Any field as people write it, the relief's as `relief 2.1`."""
    if field < STONES:
        return stone_name(field)
    row, column = divmod(field - STONES, RELIEF_COLUMNS)
    return f"relief {row + 1}.{column + 1}"


FIELD_NAMES = tuple(field_name(field) for field in range(FIELDS))
