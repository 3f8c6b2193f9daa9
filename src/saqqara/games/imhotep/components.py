"""All that is printed: ships, round cards, market cards and the figures on the site boards.

Tables are tuples of ints, so that rules can index them at both speeds. Names in plain words stand beside them for
notation, records and pictures.
"""

SEATS = 4
ROUNDS = 6
COLOURS = ("black", "white", "brown", "grey")
STONES = 29
"""Stones of each colour in play: 30, less the score marker."""
SLED_PLACES = 5
TAKE = 3
"""Stones got in one action."""
START_STONES = (2, 3, 4, 5)
"""Stones on the sleds, clockwise from the start player."""

# Sites
MARKET, PYRAMIDS, TEMPLE, BURIAL, OBELISKS = range(5)
SITES = 5
SITE_NAMES = ("market", "pyramids", "temple", "burial", "obelisks")
MONUMENTS = (PYRAMIDS, TEMPLE, BURIAL, OBELISKS)
SIDE_A, SIDE_B = 0, 1

# Ships
SHIPS = 4
"""Ships in a round."""
SPACES = 4
"""Spaces of the largest ship."""
MINIMUM_LOAD = (0, 1, 1, 2, 3)
"""By the ship's capacity."""
ROUND_CARDS_OF = {
    2: ((4, 3, 3, 1), (4, 3, 2, 2), (4, 3, 2, 1), (4, 2, 2, 1), (3, 3, 2, 2), (3, 3, 2, 1), (3, 2, 2, 1)),
    3: ((4, 4, 2, 1), (4, 3, 3, 2), (4, 3, 2, 2), (4, 3, 2, 1), (4, 2, 2, 1), (3, 3, 3, 2), (3, 3, 2, 2)),
    4: ((4, 4, 3, 2), (4, 4, 2, 2), (4, 4, 2, 1), (4, 3, 3, 3), (4, 3, 3, 2), (4, 3, 2, 2), (3, 3, 3, 2)),
}
"""The seven round cards for each number of players: four ships by capacity."""
ROUND_CARDS = 7
ROUND_CARD_SHIPS = ROUND_CARDS_OF[2] + ROUND_CARDS_OF[3] + ROUND_CARDS_OF[4]
"""All 21 in one table; a round card is its number here."""
FIRST_ROUND_CARD = (0, 0, 0, ROUND_CARDS, 2 * ROUND_CARDS)
"""The number of the first round card for so many players."""

# Market cards
ENTRANCE, SARCOPHAGUS, PAVED_PATH = range(3)
PYRAMID_DECORATION, TEMPLE_DECORATION, BURIAL_DECORATION, OBELISK_DECORATION = range(3, 7)
STATUE = 7
LEVER, HAMMER, SAIL, CHISEL = range(8, 12)
CARD_NAMES = (
    "entrance", "sarcophagus", "paved_path",
    "pyramid_decoration", "temple_decoration", "burial_decoration", "obelisk_decoration",
    "statue",
    "lever", "hammer", "sail", "chisel",
)  # fmt: skip
CARD_KINDS = 12
CARD_COPIES = (2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3)
CARDS = 34
FULL_DECK = tuple(card for card in range(CARD_KINDS) for _ in range(CARD_COPIES[card]))
RED_CARD_SITE = (PYRAMIDS, BURIAL, OBELISKS)
"""Where the stone of an Entrance, a Sarcophagus, a Paved Path goes."""
DECORATED_SITE = (PYRAMIDS, TEMPLE, BURIAL, OBELISKS)
"""The site that each decoration counts, in the order of the cards."""
MARKET_PLACES = 4
HIDDEN_PLACE = 3
"""Market B: place 4, which holds two cards face down."""
MARKET_CARDS = (4, 5)
"""Cards dealt to market A and B."""

# Pyramids
PYRAMID_A_POINTS = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
PYRAMID_A_SPACES = 14
LEFT, MIDDLE, RIGHT = range(3)
PYRAMID_NAMES = ("left", "middle", "right")
PYRAMID_HEIGHT = 5
"""Stones in each of the three pyramids of side B."""
PYRAMID_B_POINTS = ((2, 1, 3, 2, 4), (2, 3, 1, 1, 4), (2, 3, 3, 1, 4))
CARD_STONE, TAKE_STONE, LOAD_STONE = 1, 2, 3
"""Side B's bonuses: the 2nd stone on the left, the 3rd in the middle, the 4th on the right (counted from 0)."""
LATE_STONE_POINTS = 1
"""For every stone that finds the pyramids finished."""

# Temple
TEMPLE_SPACES = (0, 0, 4, 5, 5)
"""Spaces in play, by number of players."""
BONUS_CHOICE, BONUS_TWO_POINTS, BONUS_CARD = range(3)
TEMPLE_B_BONUS = (BONUS_CHOICE, BONUS_TWO_POINTS, BONUS_CHOICE, BONUS_CARD, BONUS_CHOICE)
TEMPLE_A_POINTS = 1
"""For each space, at the end of a round."""
TEMPLE_B_POINTS = (1, 2, 0)
"""By the space's bonus."""
TEMPLE_B_STONES = 2
"""Instead of the point of a choice."""

# Burial chamber
BURIAL_ROWS = 3
GROUP_POINTS = (0, 1, 3, 6, 10, 15)
"""For a connected group of so many stones, and for so many statues."""
FURTHER_POINTS = 2
"""For each one beyond the table."""
BURIAL_ROW_PRIZES = (8, 4, 2, 0)

# Obelisks
OBELISK_PRIZES = ((0, 0, 0, 0), (0, 0, 0, 0), (10, 1, 0, 0), (12, 6, 1, 0), (15, 10, 5, 1))
"""Side A, by number of players and place."""
TOWER_STONES = 3
TOWERS = 8
TOWER_POINTS = (10, 9, 8, 7, 6, 5, 5, 5)

# The end
DECORATION_STONES = 3
"""Stones on the site for each point of a decoration."""
BLUE_CARD_POINTS = 1
WRATH_POINTS = -5
SOURCES = ("pyramids", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath")
FROM_PYRAMIDS, FROM_TEMPLE, FROM_BURIAL, FROM_OBELISKS, FROM_DECORATIONS, FROM_STATUES, FROM_BLUE, FROM_WRATH = range(8)

# How much can ever lie on a site: 6 ships of 4, and for the burial chamber one stone for each market card a game can
# give (6 x 4 at the market, 6 from temple B, 1 from pyramids B), rounded up to whole columns.
TEMPLE_LIMIT = 24
BURIAL_LIMIT = 57
