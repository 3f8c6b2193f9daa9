"""What is printed on the sheet of a seat: the colours of its fields and of its quarry, and how sheets change places."""

from .components import COUNT_BITS, FIELDS, MASKS, QUARRY_WORDS, STONE_BITS, STONE_MASK, STONES_A_WORD
from .state import Position


def field_mask(s: Position, seat: int, field: int) -> int:
    """The bits that count the colour of a field."""
    return MASKS[s.colour[seat][field]]


def quarry_colour(s: Position, seat: int, stone: int) -> int:
    """The colour of a quarry stone, counted from 0."""
    if stone < STONES_A_WORD:
        return COUNT_BITS * (s.quarry[seat][0] >> STONE_BITS * stone & STONE_MASK)
    return COUNT_BITS * (s.quarry[seat][1] >> STONE_BITS * (stone - STONES_A_WORD) & STONE_MASK)


def count_quarry(s: Position, seat: int) -> None:
    """Count the stones to the right of the last struck one."""
    left = 0
    for stone in range(s.struck[seat], s.quarry_size[seat]):
        left += 1 << quarry_colour(s, seat, stone)
    s.quarry_left[seat] = left


def give_sheet(s: Position, seat: int, sheet: int) -> None:
    """Put a sheet of the layout into the row of a seat; the one that was there takes its place."""
    row = 0
    while s.sheet[row] != sheet:
        row += 1
    if row == seat:
        return
    s.sheet[row] = s.sheet[seat]
    s.sheet[seat] = sheet
    size = s.quarry_size[seat]
    s.quarry_size[seat] = s.quarry_size[row]
    s.quarry_size[row] = size
    for word in range(QUARRY_WORDS):
        stones = s.quarry[seat][word]
        s.quarry[seat][word] = s.quarry[row][word]
        s.quarry[row][word] = stones
    given = s.colour[row]
    taken = s.colour[seat]
    for field in range(FIELDS):
        taken[field], given[field] = given[field], taken[field]


def put_away_sheets(s: Position) -> None:
    """Forget the sheets that nobody has."""
    for row in range(s.players, s.sheets):
        s.sheet[row] = 0
        s.quarry_size[row] = 0
        for word in range(QUARRY_WORDS):
            s.quarry[row][word] = 0
        colours = s.colour[row]
        for field in range(FIELDS):
            colours[field] = 0
