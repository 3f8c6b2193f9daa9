"""What a move of Anubixx did, in sentences: the decision first, then what was paid, what it brought, and the next roll."""

from collections.abc import Iterator

from ..story import Message, View, end_told, points_told
from .notation import DONE, parse
from .view import colour_of


def tell(before: View, move: str, after: View) -> list[Message]:
    """The sentences of a move, from what an onlooker saw before and after it."""
    seat = before["mover"]
    told = [decision(before, seat, move), *payment_told(before, after, seat), *success_told(before, after, seat)]
    told += (each for each in points_told(before, after) if each.args["source"] not in ("quarry", "jokers", "bonuses"))
    if after["round"] != before["round"] and not after["over"]:
        dice = "".join(die["colour"] for die in after["dice"])
        told.append(Message("anubixx-roll", {"seat": after["active"], "dice": dice, "round": after["round"]}))
    return [*told, *end_told(after)]


def decision(before: View, seat: int, move: str) -> Message:
    """The move itself: a stone by its colour and row, so that people find it on the sheet."""
    parsed = parse(move)
    if parsed.building == DONE:
        return Message("anubixx-done", {"seat": seat})
    colours = [colour_of(before["seats"][seat], field) for field in parsed.fields]
    if parsed.building == "relief":
        return Message("anubixx-cross-relief", {"seat": seat, "fields": "".join(colours)})
    place = parsed.places[0]
    if place == "key":
        return Message("anubixx-cross-keystone", {"seat": seat})
    if parsed.building == "arch":
        return Message("anubixx-cross-arch", {"seat": seat, "colour": colours[0], "column": place[0], "row": int(place[1:])})
    row, stone = map(int, place.split("."))
    return Message("anubixx-cross-pyramid", {"seat": seat, "colour": colours[0], "row": row, "stone": stone})


def payment_told(before: View, after: View, seat: int) -> Iterator[Message]:
    """Quarry stones struck and lost, jokers used."""
    old, new = before["seats"][seat], after["seats"][seat]
    if new is old:
        return
    stones = () if new["quarry"] is old["quarry"] else zip(old["quarry"], new["quarry"], strict=True)
    changed = [now["status"] for then, now in stones if now["status"] != then["status"]]
    if changed:
        yield Message("anubixx-paid-quarry", {"seat": seat, "stones": changed.count("struck"), "lost": changed.count("lost")})
    jokers = new["jokers"]["used"] - old["jokers"]["used"]
    if jokers:
        yield Message("anubixx-paid-joker", {"seat": seat, "jokers": jokers})


def success_told(before: View, after: View, seat: int) -> Iterator[Message]:
    """Bonuses earned and buildings finished."""
    old, new = before["seats"][seat], after["seats"][seat]
    if new is old:
        return
    for symbol in new["bonuses"]:
        if symbol not in old["bonuses"]:
            yield Message("anubixx-bonus", {"seat": seat, "symbol": symbol, "points": after["points"]["bonus"]})
    for building in new["finished"]:
        if building not in old["finished"]:
            yield Message("anubixx-finished", {"seat": seat, "building": building})
