"""What a move of Anubixx did, in sentences: the decision first, then what was paid, what it brought, and the next roll."""

from collections.abc import Iterator

from ..story import Message, View, end_told, points_told
from .notation import DONE, parse


def tell(before: View, move: str, after: View) -> list[Message]:
    """The sentences of a move, from what an onlooker saw before and after it."""
    seat = before["mover"]
    told = [decision(seat, move), *payment_told(before, after, seat), *success_told(before, after, seat)]
    told += (each for each in points_told(before, after) if each.args["source"] not in ("quarry", "jokers", "bonuses"))
    if after["round"] != before["round"] and not after["over"]:
        dice = "".join(die["colour"] for die in after["dice"])
        told.append(Message("anubixx-roll", {"seat": after["active"], "dice": dice, "round": after["round"]}))
    return [*told, *end_told(after)]


def decision(seat: int, move: str) -> Message:
    """The move itself."""
    parsed = parse(move)
    if parsed.building == DONE:
        return Message("anubixx-done", {"seat": seat})
    if parsed.building == "relief":
        first, second = parsed.places
        return Message("anubixx-relief", {"seat": seat, "first": first, "second": second})
    return Message("anubixx-cross", {"seat": seat, "field": parsed.places[0], "building": parsed.building})


def payment_told(before: View, after: View, seat: int) -> Iterator[Message]:
    """Quarry stones struck and lost, jokers used."""
    old, new = before["seats"][seat], after["seats"][seat]
    stones = zip(old["quarry"], new["quarry"], strict=True)
    changed = [now["status"] for then, now in stones if now["status"] != then["status"]]
    if changed:
        yield Message("anubixx-paid-quarry", {"seat": seat, "stones": changed.count("struck"), "lost": changed.count("lost")})
    jokers = new["jokers"]["used"] - old["jokers"]["used"]
    if jokers:
        yield Message("anubixx-paid-joker", {"seat": seat, "jokers": jokers})


def success_told(before: View, after: View, seat: int) -> Iterator[Message]:
    """Bonuses earned and buildings finished."""
    old, new = before["seats"][seat], after["seats"][seat]
    for symbol in new["bonuses"]:
        if symbol not in old["bonuses"]:
            yield Message("anubixx-bonus", {"seat": seat, "symbol": symbol, "points": after["points"]["bonus"]})
    for building in new["finished"]:
        if building not in old["finished"]:
            yield Message("anubixx-finished", {"seat": seat, "building": building})
