"""Setting the table for a test, in the words of the rulebook, and reading it afterwards.

Stones are letters, by colour and so by seat: K black, W white, B brown, G grey; `.` is an empty space. The printed
tables below are copied from docs/rules/imhotep.md, not from the engine.
"""

from collections import Counter
from typing import Any

import pytest

import saqqara
from saqqara.games.imhotep.components import CARD_NAMES, SITE_NAMES
from saqqara.games.imhotep.sites import place_stone
from saqqara.games.imhotep.state import Position

Table = saqqara.State[Position]
LETTERS = "KWBG"
ROUND_CARDS = {
    2: "4331 4322 4321 4221 3322 3321 3221",
    3: "4421 4332 4322 4321 4221 3332 3322",
    4: "4432 4422 4421 4333 4332 4322 3332",
}
COPIES = Counter(
    statue=10, pyramid_decoration=2, temple_decoration=2, burial_decoration=2, obelisk_decoration=2, lever=2, hammer=2,
    sail=3, chisel=3, entrance=2, sarcophagus=2, paved_path=2,
)  # fmt: skip


# Setting up by the contract's own means
def round_cards(players: int, first: str = "") -> list[list[int]]:
    """Six round cards, beginning with these."""
    given = first.split()
    rest = [card for card in ROUND_CARDS[players].split() if card not in given]
    return [[int(ship) for ship in card] for card in [*given, *rest][:6]]


def market_deck(top: str = "") -> list[str]:
    """The 34 market cards, these on top; harmless statues follow."""
    given = top.split()
    return [*given, *(COPIES - Counter(given)).elements()]


def table(
    players: int = 2, sides: str = "AAAAA", rounds: str = "", deck: str = "", shuffles: str = "", **options: Any
) -> Table:
    """A game about to begin: the first round cards, the top of the deck and the reshuffles to come are as given."""
    setup: dict[str, Any] = {"round_cards": round_cards(players, rounds), "market_deck": market_deck(deck)}
    if shuffles:
        setup["shuffles"] = [pile.split() for pile in shuffles.split(";")]
    return saqqara.game("imhotep", players=players, sides=sides, **options).start(seed=1, setup=setup)


def play(t: Table, moves: str) -> Table:
    """Play moves, with `;` between them."""
    for move in moves.split(";"):
        t.play(move.strip())
    return t


# Setting up by hand, for what is far away
def seats_of(stones: str) -> list[int]:
    """The owners of stones, -1 for an empty space."""
    return [LETTERS.find(stone) for stone in stones.replace(" ", "")]


def put(t: Table, site: str, stones: str) -> None:
    """Stones arrive at a monument one by one, from their quarries. Not for pyramids B."""
    for seat in seats_of(stones):
        t.position.quarry[seat] -= 1
        place_stone(t.position, seat, SITE_NAMES.index(site))


def put_pyramid(t: Table, pyramid: str, stones: str) -> None:
    """Stones stand on one of the three pyramids of side B already; their points and bonuses are long forgotten."""
    s, number = t.position, ("left", "middle", "right").index(pyramid)
    for seat in seats_of(stones):
        s.quarry[seat] -= 1
        s.built[1][seat] += 1
        s.pyramid_space[number][s.pyramid_size[number]] = seat
        s.pyramid_size[number] += 1


def cargo(t: Table, ship: int, stones: str) -> None:
    """Stones lie on a ship, space 1 first. They come from the quarries."""
    s, i = t.position, ship - 1
    owners = seats_of(stones.ljust(s.ship_capacity[i], "."))
    s.ship_space[i][: len(owners)] = owners
    s.ship_free[i] = owners.count(-1)
    s.ship_load[i] = len(owners) - s.ship_free[i]
    for seat in owners:
        if seat >= 0:
            s.quarry[seat] -= 1


def docked(t: Table, sites: str) -> None:
    """Ships 1, 2, ... have sailed to these sites; what they brought is forgotten."""
    s = t.position
    for ship, site in enumerate(sites.split()):
        s.ship_site[ship] = SITE_NAMES.index(site)
        s.site_ship[SITE_NAMES.index(site)] = ship
        s.ship_free[ship] = 0
        s.sailed += 1


def last_ship(t: Table) -> None:
    """Only ship 4 has not sailed, with one stone of the mover: `sail 4 obelisks` ends the round."""
    docked(t, "market pyramids burial")
    cargo(t, 4, LETTERS[t.position.mover])


def end_round(t: Table) -> None:
    """The fourth ship brings one stone of the mover to the obelisks."""
    last_ship(t)
    t.play("sail 4 obelisks")


def last_round(t: Table) -> None:
    """It is round 6."""
    t.position.round = 5


def give(t: Table, seat: int, cards: str) -> None:
    """Cards lie before a seat. They come from the bottom of the draw pile."""
    s = t.position
    for card in cards.split():
        number = CARD_NAMES.index(card)
        pile = s.draw_pile[: s.draw_size]
        pile.remove(number)
        s.draw_pile[: len(pile)] = pile
        s.draw_size -= 1
        s.hand[seat][number] += 1


def piles(t: Table, draw: str = "", discard: str = "") -> None:
    """The draw pile (top first) and the discard pile hold these cards only; all others are out of the way."""
    s = t.position
    up, down = ([CARD_NAMES.index(card) for card in cards.split()] for cards in (draw, discard))
    s.draw_pile[: len(up)], s.draw_size = up[::-1], len(up)
    s.discard_pile[: len(down)], s.discard_size = down, len(down)


def sled(t: Table, *stones: int) -> None:
    """So many stones on the sleds, from seat 1 on; the quarries give and take."""
    s = t.position
    for seat, number in enumerate(stones):
        s.quarry[seat] += s.sled[seat] - number
        s.sled[seat] = number


def quarry(t: Table, *stones: int) -> None:
    """So many stones in the quarries, from seat 1 on; the others are out of the way."""
    t.position.quarry[: len(stones)] = stones


def stuck(t: Table) -> None:
    """Nobody has a stone on the sled or in the quarry."""
    sled(t, *[0] * t.game.players)
    quarry(t, *[0] * t.game.players)


# Reading the table: all from the public view
def sleds(t: Table) -> list[int]:
    """Stones on the sleds."""
    return [seat["sled"] for seat in t.view()["seats"]]


def quarries(t: Table) -> list[int]:
    """Stones in the quarries."""
    return [seat["quarry"] for seat in t.view()["seats"]]


def hand(t: Table, seat: int) -> list[str]:
    """The cards before a seat."""
    cards: list[str] = t.view()["seats"][seat]["hand"]
    return cards


def discards(t: Table) -> list[str]:
    """The discard pile."""
    cards: list[str] = t.view()["discard_pile"]
    return cards


def market(t: Table) -> list[str | None]:
    """The open places of the market."""
    places: list[str | None] = t.view()["market"]["places"]
    return places


def points(t: Table, source: str) -> list[int]:
    """Everybody's points from a source so far."""
    return [seat[source] for seat in t.breakdown()]


def final(t: Table, source: str) -> list[int]:
    """Everybody's points from a source, if the game ended now."""
    return [seat[source] for seat in t.view()["if_it_ended_now"]]


def letters(stones: list[int | None]) -> str:
    """Stones as letters."""
    return "".join("." if seat is None else LETTERS[seat] for seat in stones)


def ship(t: Table, number: int) -> str:
    """What lies on a ship, from the bow."""
    return letters(t.view()["ships"][number - 1]["spaces"])


def stones(t: Table, site: str) -> str:
    """Stones on a site in order: the temple by spaces and the burial chamber by columns, with a blank between."""
    seen = t.view()[site]
    parts = {"temple": "spaces", "burial": "columns"}
    return " ".join(letters(part) for part in seen[parts[site]])


def pyramid(t: Table, name: str) -> str:
    """The stones of one of the pyramids of side B."""
    return letters(t.view()["pyramids"][name]["spaces"]).rstrip(".")


def refused(t: Table, move: str) -> str:
    """The reason why a move is refused."""
    with pytest.raises(saqqara.IllegalMove) as caught:
        t.play(move)
    return caught.value.reason
