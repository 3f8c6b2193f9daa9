"""What a position of Imhotep is worth to each seat: its expected final points, in hundredths.

Written like rules, so that they run at every speed. Time is counted in ships still to sail, 24 in a game. The figures
without a rule behind them are estimates; `docs/bots.md` says how they were found.
"""

from collections.abc import Sequence

from ..evaluation import SCRATCH
from ..fields import MoveList, Wide
from .agenda import LOAD_STEP
from .components import (
    BURIAL,
    BURIAL_ROW_PRIZES,
    BURIAL_ROWS,
    CHISEL,
    DECORATED_SITE,
    HIDDEN_PLACE,
    LEVER,
    MARKET,
    MARKET_PLACES,
    MINIMUM_LOAD,
    MONUMENTS,
    OBELISK_PRIZES,
    OBELISKS,
    PAVED_PATH,
    PYRAMID_A_POINTS,
    PYRAMID_A_SPACES,
    PYRAMID_B_POINTS,
    PYRAMID_DECORATION,
    PYRAMID_HEIGHT,
    PYRAMIDS,
    RED_CARD_SITE,
    ROUNDS,
    SEATS,
    SHIPS,
    SIDE_A,
    SITES,
    SPACES,
    STATUE,
    TEMPLE,
    TEMPLE_B_BONUS,
    TEMPLE_SPACES,
    TOWER_POINTS,
    TOWERS,
    WRATH_POINTS,
)
from .moves import BONUS_MOVE, BUILD_MOVE, KEEP_MOVE, MOVES, PICK_MOVE, PLAY_MOVE, SAIL_MOVE, TAKE_MOVE
from .scoring import burial_cells, burial_points, count_bits, group_of, score, series_points, stones_on
from .ships import free_spaces
from .sites import temple_top
from .state import (
    BONUS_LOAD,
    KEEP,
    LEVER_SHIP,
    LOAD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    PICK,
    SAIL_SHIP,
    UNLOAD,
    Position,
)

SLED_VALUE = (0, 70, 130, 180, 220, 250)
"""So many stones on the sled, while ships are still to be loaded."""
LIFE = (30, 80, 140, 200, 260)
"""Rounds, in hundredths, that a stone on top of the temple lasts when so many spaces are covered before it."""
HELD_NOW = (20, 45, 70, 88, 95)
"""Chance in percent that it survives this round if a ship may still come to the temple."""
TEMPLE_B_VALUE = (120, 200, 170)
"""A choice, two points, a card."""
TOWER_SHARE = (0, 20, 55, 90)
"""How much of a tower, in percent, so many waiting stones are."""
PENDING_LOAD, PENDING_SAIL = 130, 120
"""What the steps of a blue card that are still to come are worth."""
TAKE_SCORE = (300, 150, 110, 60, 20, 0)
"""How good getting stones looks with so many on the sled."""
GAINS = SCRATCH
"""In the scratch space: what one more stone is worth, for each seat at each site."""
PARTS = GAINS + SITES * SEATS
"""After them: the parts that the expected points of each seat consist of, beside its points so far."""
TEMPLE_PART, SLED_PART, BURIAL_PART, OBELISK_PART, CARD_PART, FLOATING_PART, PART_KINDS = range(7)
"""Stones on the temple, on the sled, in the burial chamber and at the obelisks; cards; stones on ships, and what is pending."""
EVALUATED = PARTS + PART_KINDS * SEATS
"""Where the scratch space of this evaluation ends."""
PICKED_CARD = MOVES
"""The first key of a picked card, after those of the moves; then one for each kind of card."""
HIDDEN_CARD = PICKED_CARD + STATUE + CHISEL
"""The key of the hidden pair: beyond any kind of card."""
KEPT_CARD = BONUS_MOVE + 40
"""The first key of a kept card."""


def evaluate(s: Position, values: MoveList) -> None:
    """Write the expected final points of every seat, in hundredths, into the first entries of `values`."""
    if s.question == OVER:
        for seat in range(s.players):
            values[seat] = 100 * score(s, seat)
        return
    ships = ships_to_come(s)
    for seat in range(s.players):
        write_parts(s, seat, values, ships)
        for site in range(SITES):
            values[GAINS + SITES * seat + site] = stone_gain(s, seat, site, ships)
    add_loads(s, values)
    add_unloading(s, values)
    add_pending(s, values)
    for seat in range(s.players):
        values[PARTS + PART_KINDS * seat + FLOATING_PART] += values[seat]


def write_parts(s: Position, seat: int, values: MoveList, ships: int) -> None:
    """Write the parts of a seat's expected points and their sum, still without stones on ships."""
    part = PARTS + PART_KINDS * seat
    values[part + TEMPLE_PART] = temple_value(s, seat)
    values[part + SLED_PART] = sled_value(s, seat, ships)
    values[part + BURIAL_PART] = burial_value(s, seat, ships)
    values[part + OBELISK_PART] = obelisk_value(s, seat, ships)
    values[part + CARD_PART] = card_value(s, seat, ships) + wrath_value(s, seat, ships)
    value = 100 * score(s, seat)
    for i in range(FLOATING_PART):
        value += values[part + i]
    values[seat] = value
    values[part + FLOATING_PART] = -value


def ships_to_come(s: Position) -> int:
    """Ships still to sail in the game."""
    return SHIPS * (ROUNDS - s.round) - s.sailed


def lead_scale(s: Position) -> int:
    """How far the final points may still move, in hundredths: the scale on which a lead becomes a win."""
    return 250 + 25 * ships_to_come(s)


def temple_value(s: Position, seat: int) -> int:
    """Stones on top of the temple, for as many rounds as they may last."""
    spaces = TEMPLE_SPACES[s.players]
    rounds = ROUNDS - 1 - s.round
    value = 0
    for space in range(spaces):
        if temple_top(s, space) == seat:
            before = (space - s.temple_size) % spaces
            lasts = min(LIFE[before], 100 * rounds)
            lasts += 100 if s.site_ship[TEMPLE] != NOBODY else HELD_NOW[before]
            value += lasts * temple_space_value(s, space) // 100
    return value


def temple_space_value(s: Position, space: int) -> int:
    """What a temple space brings each time it is scored."""
    return 100 if s.sides[TEMPLE] == SIDE_A else TEMPLE_B_VALUE[TEMPLE_B_BONUS[space]]


def sled_value(s: Position, seat: int, ships: int) -> int:
    """Stones on the sled, as far as there is room for them; in the last round they only break ties."""
    stones = s.sled[seat]
    if ships <= SHIPS:
        return min(SLED_VALUE[stones], 60 * free_spaces(s)) * ships // (SHIPS + 1) + stones
    return SLED_VALUE[stones]


def likely_prize(stones: int, place: int, slack: int, prize: int, next_prize: int) -> int:
    """A prize between two places, the lower one's share `place` in percent; without a stone only the hope of one."""
    expected = prize * (100 - place) + next_prize * place
    return expected if stones > 0 else expected * min(slack, 60) // 100


def burial_value(s: Position, seat: int, ships: int) -> int:
    """Side A: the groups as they are. Side B: likely places in the rows."""
    if s.sides[BURIAL] == SIDE_A:
        return 100 * burial_points(s, seat)
    value = 0
    for row in range(BURIAL_ROWS):
        value += row_value(s, seat, row, ships)
    return value


def row_value(s: Position, seat: int, row: int, ships: int) -> int:
    """Burial chamber B: what a row is likely to bring."""
    behind = seats_behind(s.burial_row[row], s.players, seat, 100 + 15 * ships)
    place = min(behind // 100, 2)
    mine = s.burial_row[row][seat]
    prize = BURIAL_ROW_PRIZES[place]
    return likely_prize(mine, share_behind(behind, place), 3 * ships, prize, BURIAL_ROW_PRIZES[place + 1])


def seats_behind(stones: Sequence[int], players: int, seat: int, scale: int) -> int:
    """How many others are likely to end with more stones than a seat, in hundredths."""
    behind = 0
    for other in range(players):
        if other != seat:
            behind += min(max(50 - 5000 * (stones[seat] - stones[other]) // scale, 0), 100)
    return behind


def share_behind(behind: int, place: int) -> int:
    """How likely the next place is, beside this one, in hundredths."""
    return behind - 100 * place if behind < 300 else 100


def obelisk_value(s: Position, seat: int, ships: int) -> int:
    """Side A: the likely place. Side B: waiting stones, each a part of the next tower."""
    if s.sides[OBELISKS] != SIDE_A:
        if s.tower_size >= TOWERS:
            return 100 * s.waiting[seat]
        hope = min(ships, 12) * (TOWER_POINTS[s.tower_size] - 3) * 100 // 12
        return 100 * s.waiting[seat] + hope * TOWER_SHARE[s.waiting[seat]] // 100
    behind = seats_behind(s.built[OBELISKS], s.players, seat, 100 + 25 * ships)
    place = min(behind // 100, 2)
    mine = s.built[OBELISKS][seat]
    prizes = OBELISK_PRIZES[s.players]
    return likely_prize(mine, share_behind(behind, place), 4 * ships, prizes[place], prizes[place + 1])


def card_value(s: Position, seat: int, ships: int) -> int:
    """Statues, decorations and unused blue cards."""
    hand = s.hand[seat]
    statues = hand[STATUE]
    value = 100 * series_points(statues)
    value += (series_points(statues + 1) - series_points(statues)) * min(ships, 16)
    for kind in range(len(DECORATED_SITE)):
        if hand[PYRAMID_DECORATION + kind] > 0:
            value += hand[PYRAMID_DECORATION + kind] * decoration_value(s, kind, ships)
    for card in range(LEVER, CHISEL + 1):
        value += hand[card] * blue_value(card, ships)
    return value


def decoration_value(s: Position, kind: int, ships: int) -> int:
    """One decoration: a point for every three stones there will be."""
    return (100 * stones_on(s, DECORATED_SITE[kind]) + 45 * ships) // 3


def blue_value(card: int, ships: int) -> int:
    """One blue card: it saves an action, or is worth a point."""
    return 100 + (4 if card == LEVER else 9) * min(ships, 10)


def wrath_value(s: Position, seat: int, ships: int) -> int:
    """The variant's penalty, the surer the later it is."""
    if s.wrath:
        for site in MONUMENTS:
            if s.built[site][seat] == 0:
                return WRATH_POINTS * max(100 - 8 * ships, 10)
    return 0


def stone_gain(s: Position, seat: int, site: int, ships: int) -> int:
    """What one more stone of a seat on a site is worth to it."""
    if site == MARKET:
        return market_gain(s, seat, ships)
    if site == PYRAMIDS:
        return pyramid_gain(s)
    if site == TEMPLE:
        space = s.temple_size % TEMPLE_SPACES[s.players]
        return temple_space_value(s, space) * (100 + min(110, 100 * (ROUNDS - 1 - s.round))) // 100
    if site == OBELISKS:
        return obelisk_gain(s, seat, ships)
    if s.sides[BURIAL] == SIDE_A:
        return group_gain(s, seat)
    row = s.burial_size % BURIAL_ROWS
    before = row_value(s, seat, row, ships)
    s.burial_row[row][seat] += 1
    gain = row_value(s, seat, row, ships) - before
    s.burial_row[row][seat] -= 1
    return gain


def pyramid_gain(s: Position) -> int:
    """The points of the next space; of several, the best."""
    if s.sides[PYRAMIDS] == SIDE_A:
        space = s.pyramid_size[0]
        return 100 * PYRAMID_A_POINTS[space] if space < PYRAMID_A_SPACES else 100
    best = 1
    for pyramid in range(3):
        if s.pyramid_size[pyramid] < PYRAMID_HEIGHT:
            best = max(best, PYRAMID_B_POINTS[pyramid][s.pyramid_size[pyramid]])
    return 100 * best


def obelisk_gain(s: Position, seat: int, ships: int) -> int:
    """Side A: a better place. Side B: a part of a tower, or the tower."""
    before = obelisk_value(s, seat, ships)
    if s.sides[OBELISKS] == SIDE_A:
        s.built[OBELISKS][seat] += 1
        gain = obelisk_value(s, seat, ships) - before
        s.built[OBELISKS][seat] -= 1
        return gain
    if s.waiting[seat] == 2 and s.tower_size < TOWERS:
        return 100 * TOWER_POINTS[s.tower_size] - before
    s.waiting[seat] += 1
    gain = obelisk_value(s, seat, ships) - before
    s.waiting[seat] -= 1
    return gain


def group_gain(s: Position, seat: int) -> int:
    """Burial chamber A: what the next cell adds to the seat's groups beside it."""
    cell = s.burial_size
    left = cell >= BURIAL_ROWS and s.burial[cell - BURIAL_ROWS] == seat
    above = cell % BURIAL_ROWS > 0 and s.burial[cell - 1] == seat
    if not left and not above:
        return 150
    cells = burial_cells(s, seat)
    bit: Wide = 1
    after = cells | bit << cell
    group = group_of_cell(after, cell)
    points = series_points(count_bits(group))
    rest = group & cells
    while rest != 0:
        part = group_of(rest)
        points -= series_points(count_bits(part))
        rest &= ~part
    return 100 * points + 30


def group_of_cell(cells: Wide, cell: int) -> Wide:
    """The connected group that holds a cell."""
    while True:
        group = group_of(cells)
        if group >> cell & 1:
            return group
        cells &= ~group


def market_gain(s: Position, seat: int, ships: int) -> int:
    """A stone at the market brings a card: between the best there is and the one after it."""
    best = 0
    second = 0
    for place in range(MARKET_PLACES):
        card = s.market[place]
        if card != NO_CARD:
            hidden = place == HIDDEN_PLACE and s.market[HIDDEN_PLACE + 1] != NO_CARD
            worth = 230 if hidden else gained_card(s, seat, card, ships)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return (2 * best + second) // 3 + 20


def gained_card(s: Position, seat: int, card: int, ships: int) -> int:
    """What a card is worth to who takes it."""
    if card <= PAVED_PATH:
        return stone_gain_elsewhere(s, seat, RED_CARD_SITE[card], ships)
    if card == STATUE:
        statues = s.hand[seat][STATUE]
        gain = series_points(statues + 1) - series_points(statues)
        return 100 * gain + min(ships, 16)
    if card >= LEVER:
        return blue_value(card, ships)
    return decoration_value(s, card - PYRAMID_DECORATION, ships)


def stone_gain_elsewhere(s: Position, seat: int, site: int, ships: int) -> int:
    """A red card's stone."""
    if site == PYRAMIDS:
        return pyramid_gain(s)
    if site == OBELISKS:
        return obelisk_gain(s, seat, ships)
    return group_gain(s, seat) if s.sides[BURIAL] == SIDE_A else 150


def add_loads(s: Position, values: MoveList) -> None:
    """Stones on ships: where would each player sail the ship? Who is to move has twice the say."""
    for ship in range(SHIPS):
        if s.ship_site[ship] == NOWHERE and s.ship_load[ship] > 0:
            ready = s.ship_load[ship] >= MINIMUM_LOAD[s.ship_capacity[ship]]
            for sailor in range(s.players):
                site = favourite_site(s, values, ship, sailor)
                share = 2 if sailor == s.turn else 1
                for space in range(s.ship_capacity[ship]):
                    owner = s.ship_space[ship][space]
                    if owner != NOBODY:
                        gain = values[GAINS + SITES * owner + site] * share // (s.players + 1)
                        values[owner] += gain * (95 if ready else 85) // 100


def favourite_site(s: Position, values: MoveList, ship: int, sailor: int) -> int:
    """The free site to which a player would like a ship to sail: best for it, compared with the others' average."""
    best_site = 0
    best = -1000000
    for site in range(SITES):
        if s.site_ship[site] == NOBODY:
            gain = 0
            for space in range(s.ship_capacity[ship]):
                owner = s.ship_space[ship][space]
                if owner == sailor:
                    gain += values[GAINS + SITES * owner + site] * (s.players - 1)
                elif owner != NOBODY:
                    gain -= values[GAINS + SITES * owner + site]
            if gain > best:
                best = gain
                best_site = site
    return best_site


def add_unloading(s: Position, values: MoveList) -> None:
    """Stones on their way off a ship, and one that waits for its pyramid or card."""
    if s.unload_size > 0 and s.unload_ship != NOBODY:
        site = s.ship_site[s.unload_ship]
        for i in range(min(s.unload_size, SPACES)):
            owner = s.unload_order[i]
            values[owner] += values[GAINS + SITES * owner + site]
    if s.carried != NOBODY:
        values[s.carried] += values[GAINS + SITES * s.carried + PYRAMIDS]
    if s.question in (PICK, KEEP):
        values[s.mover] += values[GAINS + SITES * s.mover + MARKET]


def add_pending(s: Position, values: MoveList) -> None:
    """The rest of a blue card's action."""
    if s.question in (LOAD, BONUS_LOAD):
        values[s.mover] += PENDING_LOAD
    elif s.question == SAIL_SHIP:
        values[s.mover] += PENDING_SAIL + (PENDING_LOAD if s.ship_asked == NOBODY else 0)
    elif s.question in (LEVER_SHIP, UNLOAD):
        values[s.mover] += PENDING_SAIL
    for i in range(s.agenda_size):
        if s.agenda_task[i] == LOAD_STEP:
            values[s.agenda_seat[i]] += PENDING_LOAD


def move_key(s: Position, move: int) -> int:
    """The key of a move in the search tree: cards by their kind, for they lie elsewhere in another deal."""
    if s.question == PICK:
        place = move - PICK_MOVE
        hidden = place == HIDDEN_PLACE and s.market[HIDDEN_PLACE + 1] != NO_CARD
        return HIDDEN_CARD if hidden else PICKED_CARD + s.market[place]
    if s.question == KEEP:
        return KEPT_CARD + s.market[HIDDEN_PLACE + move - KEEP_MOVE]
    return move


def rollout_score(s: Position, move: int) -> int:
    """How good a move looks at first sight, for roll-outs."""
    seat = s.mover
    if s.question == PICK:
        place = move - PICK_MOVE
        hidden = place == HIDDEN_PLACE and s.market[HIDDEN_PLACE + 1] != NO_CARD
        return 200 if hidden else gained_card(s, seat, s.market[place], ships_to_come(s))
    if s.question == KEEP:
        return gained_card(s, seat, s.market[HIDDEN_PLACE + move - KEEP_MOVE], ships_to_come(s))
    if BUILD_MOVE <= move < BONUS_MOVE:
        return PYRAMID_B_POINTS[move - BUILD_MOVE][s.pyramid_size[move - BUILD_MOVE]]
    if move == TAKE_MOVE:
        return TAKE_SCORE[s.sled[seat]]
    if SAIL_MOVE <= move < PLAY_MOVE:
        return sail_score(s, seat, (move - SAIL_MOVE) // SITES)
    return 120


def sail_score(s: Position, seat: int, ship: int) -> int:
    """A ship with many stones of one's own, and full."""
    mine = 0
    for space in range(s.ship_capacity[ship]):
        if s.ship_space[ship][space] == seat:
            mine += 1
    return 70 + 60 * mine - 25 * s.ship_free[ship]
