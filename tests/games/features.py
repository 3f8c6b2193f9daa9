"""What happens in a recorded game: every card, side, bonus, tie-break, pass, reshuffle and way to end has a name here.

`REQUIRED` names everything that the recorded games together must show; `features` finds it in one of them.
"""

from collections.abc import Iterator
from typing import Any

import saqqara
from saqqara import State
from saqqara.games.imhotep.components import (
    CARD_NAMES,
    CARD_STONE,
    LEFT,
    LOAD_STONE,
    MIDDLE,
    PAVED_PATH,
    PYRAMID_A_SPACES,
    PYRAMID_HEIGHT,
    PYRAMID_NAMES,
    RIGHT,
    SITE_NAMES,
    SOURCES,
    TAKE_STONE,
    TEMPLE,
)
from saqqara.games.imhotep.sites import temple_top
from saqqara.games.imhotep.state import NOBODY, PICK

BLUE = CARD_NAMES[8:]
BONUS_CARD_SPACE = 3
SYMBOLS = ("scarab", "ankh", "eye", "snake", "falcon", "cat", "lotus")
BOTH_GAMES = {"shared win", "tie-break decides the win", "tie-break decides a lower place", "start player not the first seat"}
IMHOTEP = (
    BOTH_GAMES
    | {f"{players} players" for players in (2, 3, 4)}
    | {f"{site} {side}" for site in SITE_NAMES for side in "AB"}
    | {f"sail to {site}" for site in SITE_NAMES}
    | {f"gain {card}" for card in CARD_NAMES}
    | {f"play {card}" for card in BLUE}
    | {f"points from {source}" for source in SOURCES}
    | {f"build {name}" for name in PYRAMID_NAMES}
    | {"bonus card on the left pyramid", "bonus stones on the middle pyramid", "bonus load on the right pyramid", "skip"}
    | {"keep 1", "keep 2", "bonus point", "bonus stones", "temple bonus card", "unload out of order"}
    | {"pass", "everybody passes", "reshuffle", "wrath", "all three pyramids finished"}
    | {"stone after the pyramids are finished, side A", "stone after the pyramids are finished, side B"}
    | {"tower", "red card with an empty quarry", "end after round 6"}
)
ANUBIXX = (
    BOTH_GAMES
    | {f"{players} players" for players in (2, 3, 4, 5)}
    | {f"layout {layout}" for layout in ("classic", "great")}
    | {f"bonus {symbol}" for symbol in SYMBOLS}
    | {"end bonus", "end bonus for two", "bonus for two in one round", "symbol completed after its bonus closed"}
    | {"pyramid by joker", "arch by joker", "relief joker -", "relief - joker", "relief joker joker"}
    | {"pyramid finished", "arch finished", "relief finished", "nothing crossed", "one stone crossed"}
    | {"end by second building", "end by round limit"}
)
REQUIRED = {"imhotep": IMHOTEP, "anubixx": ANUBIXX}


def features(record: dict[str, Any]) -> set[str]:
    """Everything named above that happens in a record."""
    state = saqqara.game(record["game"], **record["options"]).start(seed=0, setup=record["setup"])
    observe = {"imhotep": imhotep_move, "anubixx": anubixx_move}[record["game"]]
    found = set(common(state))
    for move in record["moves"]:
        before = state.copy()
        state.play(move)
        found.update(observe(before, move, state))
    assert state.over
    found.update(ranking(state))
    found.update({"imhotep": imhotep_end, "anubixx": anubixx_end}[record["game"]](state, record))
    return found


def common(state: State) -> Iterator[str]:
    yield f"{state.game.players} players"
    if state.options["start"] != 0:
        yield "start player not the first seat"


def ranking(state: State) -> Iterator[str]:
    places, scores = state.ranking(), state.scores()
    if places.count(1) > 1:
        yield "shared win"
    for seat, place in enumerate(places):
        for other, behind in enumerate(places):
            if scores[seat] == scores[other] and place < behind:
                yield "tie-break decides the win" if place == 1 else "tie-break decides a lower place"


def imhotep_move(before: State, move: str, after: State) -> Iterator[str]:
    old, new = before.position, after.position
    word, *rest = move.split()
    if word in ("keep", "bonus", "skip", "pass", "build", "play"):
        yield move
    if word == "sail":
        yield f"sail to {rest[1]}"
    if word == "unload":
        first = next(seat for seat in old.ship_space[old.unload_ship] if seat >= 0)
        if move != f"unload p{first + 1}":
            yield "unload out of order"
    if move == "pass" and (new.round > old.round or after.over):
        yield "everybody passes"
    if word == "build":
        yield from imhotep_build(old, PYRAMID_NAMES.index(rest[0]))
    yield from imhotep_cards(before, after)
    for source, name in enumerate(SOURCES):
        if any(new.points[seat][source] != old.points[seat][source] for seat in range(new.players)):
            yield f"points from {name}"


def imhotep_build(old: Any, pyramid: int) -> Iterator[str]:
    stone = old.pyramid_size[pyramid]
    if (pyramid, stone) == (LEFT, CARD_STONE):
        yield "bonus card on the left pyramid"
    if (pyramid, stone) == (MIDDLE, TAKE_STONE) and old.sled[old.mover] < 5 and old.quarry[old.mover] > 0:
        yield "bonus stones on the middle pyramid"
    if (pyramid, stone) == (RIGHT, LOAD_STONE):
        yield "bonus load on the right pyramid"


def imhotep_cards(before: State, after: State) -> Iterator[str]:
    old, new = before.position, after.position
    for card, name in enumerate(CARD_NAMES):
        if any(new.hand[seat][card] > old.hand[seat][card] for seat in range(new.players)):
            yield f"gain {name}"
    if new.round > old.round:
        drawer = temple_top(old, BONUS_CARD_SPACE) if old.sides[TEMPLE] else NOBODY
        if drawer != NOBODY and old.draw_size:
            yield "temple bonus card"
            if old.draw_pile[old.draw_size - 1] <= PAVED_PATH and old.quarry[drawer] == 0:
                yield "red card with an empty quarry"
    elif old.question == PICK and new.discard_size > old.discard_size:
        for card in new.discard_pile[old.discard_size : new.discard_size]:
            if card <= PAVED_PATH:
                yield f"gain {CARD_NAMES[card]}"


def imhotep_end(state: State, record: dict[str, Any]) -> Iterator[str]:
    s, sides = state.position, record["options"]["sides"]
    yield "end after round 6"
    yield from (f"{site} {side}" for site, side in zip(SITE_NAMES, sides, strict=True))
    if record["options"]["wrath"]:
        yield "wrath"
    if record["setup"]["shuffles"]:
        yield "reshuffle"
    stones = sum(s.built[1])
    if sides[1] == "A" and stones > PYRAMID_A_SPACES:
        yield "stone after the pyramids are finished, side A"
    if sides[1] == "B" and s.pyramid_size == [PYRAMID_HEIGHT] * 3:
        yield "all three pyramids finished"
        if stones > 3 * PYRAMID_HEIGHT:
            yield "stone after the pyramids are finished, side B"
    if s.tower_size:
        yield "tower"


def anubixx_move(before: State, move: str, after: State) -> Iterator[str]:
    rules = before.game.rules
    old, new = (rules.view(state.position, state.options, None) for state in (before, after))
    seat = before.mover
    assert seat is not None
    word, *rest = move.split()
    if "joker" in rest:
        yield f"relief {' '.join(rest[1:])}" if word == "relief" else f"{word} by joker"
    if move == "done":
        yield "nothing crossed" if old["question"] == "action" else "one stone crossed"
    for building in set(new["seats"][seat]["finished"]) - set(old["seats"][seat]["finished"]):
        yield f"{building} finished"
    for bonus, then in zip(new["bonuses"], old["bonuses"], strict=True):
        if seat in bonus["seats"] and seat not in then["seats"]:
            yield f"bonus {bonus['symbol']}"
            if then["status"] == "last_chance":
                yield "bonus for two in one round"
        elif completed(new["seats"][seat], bonus) and not completed(old["seats"][seat], bonus):
            yield "symbol completed after its bonus closed"


def completed(sheet: dict[str, Any], bonus: dict[str, Any]) -> bool:
    """Are all fields of a symbol crossed on this sheet?"""
    arch = sheet["arch"]
    rows = [*sheet["pyramid"], *sheet["relief"], arch["left"], arch["right"], [arch["keystone"]]]
    return all(field["crossed"] for row in rows for field in row if field["symbol"] == bonus["symbol"])


def anubixx_end(state: State, record: dict[str, Any]) -> Iterator[str]:
    view = state.view()
    yield f"layout {record['options']['layout']}"
    yield {"second_building": "end by second building", "round_limit": "end by round limit"}[view["end"]]
    with_bonus = [seat for seat in view["seats"] if seat["end_bonus"]]
    yield from ["end bonus", "end bonus for two"][: len(with_bonus)]
