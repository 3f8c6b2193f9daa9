"""What is printed on the sheet of a seat: the colours of its fields and of its quarry, and how sheets change places."""

from .components import COUNT_BITS, COUNT_MASK, FIELDS, QUARRY_WORDS, STONE_BITS, STONES_A_WORD
from .state import Position


def field_mask(s: Position, seat: int, field: int) -> int:
    """The bits that count the colour of a field."""
    return COUNT_MASK << s.colour[seat][field]


def quarry_colour(s: Position, seat: int, stone: int) -> int:
    """The colour of a quarry stone, counted from 0."""
    word = 0
    place = stone
    while place >= STONES_A_WORD:
        place -= STONES_A_WORD
        word += 1
    return COUNT_BITS * (s.quarry[seat][word] >> STONE_BITS * place & (1 << STONE_BITS) - 1)


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
    for field in range(FIELDS):
        colour = s.colour[seat][field]
        s.colour[seat][field] = s.colour[row][field]
        s.colour[row][field] = colour


def put_away_sheets(s: Position) -> None:
    """Forget the sheets that nobody has."""
    for row in range(s.players, s.sheets):
        s.sheet[row] = 0
        s.quarry_size[row] = 0
        for word in range(QUARRY_WORDS):
            s.quarry[row][word] = 0
        for field in range(FIELDS):
            s.colour[row][field] = 0
