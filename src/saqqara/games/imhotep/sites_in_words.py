"""The four monuments of Imhotep in words: whose stones lie there, what comes next, what it is worth now."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from ..sentences import Item, Sentence, counts, listed, numbers, players
from ..story import View
from .components import BURIAL_ROWS

SiteView = Mapping[str, Any]
MONUMENTS = ("pyramids", "temple", "burial", "obelisks")
SHOWN_NEXT = 3
"""So many of the next spaces of the pyramids are told."""


def monument(view: View, site: str) -> Item:
    """A monument under its own heading."""
    own = view[site]
    told = [stones(own), *MONUMENT_WORDS[site, own["side"]](own), *dock(view, site)]
    return Item(told, Sentence("imhotep-text-site", {"site": site, "side": own["side"]}), MONUMENTS.index(site) + 1)


def stones(own: SiteView) -> Sentence:
    """How many stones lie there, and whose."""
    total = sum(own["stones"])
    return listed("imhotep-text-stones", counts(own["stones"]), stones=total) if total else Sentence("imhotep-text-no-stones")


def dock(view: View, site: str) -> list[Sentence]:
    """Is the dock free?"""
    there = [number for number, ship in enumerate(view["ships"], 1) if ship["site"] == site]
    return [Sentence("imhotep-text-dock-taken", {"ship": there[0]}) if there else Sentence("imhotep-text-dock-free")]


def worth(own: SiteView, when: str) -> list[Sentence]:
    """What it gives to whom, if it counted now."""
    return [listed("imhotep-text-worth", counts(own["worth"]), when=when)] if any(own["worth"]) else []


def place(name: str, number: int, seat: int | None, **args: str | int) -> Sentence:
    """A numbered space, and whose stone lies there."""
    if seat is None:
        return Sentence(f"{name}-empty", {"space": number, **args})
    return Sentence(name, {"space": number, "seat": seat, **args})


def pyramids_a(own: SiteView) -> list[Sentence]:
    """The points of the next spaces."""
    coming = [points for points, owner in zip(own["points"], own["spaces"], strict=True) if owner is None]
    if not coming:
        return [Sentence("imhotep-text-pyramids-full")]
    return [listed("imhotep-text-pyramids-next", numbers(coming[:SHOWN_NEXT]), stones=len(coming[:SHOWN_NEXT]))]


def pyramids_b(own: SiteView) -> list[Sentence]:
    """Each of the three pyramids, and what its next space gives."""
    return list(chain.from_iterable(small_pyramid(name, own[name]) for name in ("left", "middle", "right")))


def small_pyramid(name: str, pyramid: SiteView) -> list[Sentence]:
    """One of the three pyramids."""
    owners = [owner for owner in pyramid["spaces"] if owner is not None]
    args: dict[str, str | int] = {"pyramid": name, "stones": len(owners), "spaces": len(pyramid["spaces"])}
    told = [listed("imhotep-text-pyramid", players(owners), **args) if owners else Sentence("imhotep-text-pyramid-empty", args)]
    if len(owners) < len(pyramid["spaces"]):
        bonus = pyramid["bonus"][len(owners)] or "none"
        told.append(Sentence("imhotep-text-pyramid-next", {"points": pyramid["points"][len(owners)], "bonus": bonus}))
    return told


def temple_a(own: SiteView) -> list[Sentence]:
    """Whose stones are on top."""
    top = [place("imhotep-text-space", number, seat) for number, seat in enumerate(own["top"], 1)]
    return [listed("imhotep-text-temple", top), *worth(own, "round")]


def temple_b(own: SiteView) -> list[Sentence]:
    """Whose stones are on top, and what each space gives."""
    spaces = zip(own["top"], own["points"], own["bonus"], strict=True)
    top = [
        place("imhotep-text-temple-space", number, seat, points=points, bonus=bonus or "none")
        for number, (seat, points, bonus) in enumerate(spaces, 1)
    ]
    return [listed("imhotep-text-temple", top), *worth(own, "round")]


def burial_a(own: SiteView) -> list[Sentence]:
    """The columns, where the next stone goes, and the groups."""
    groups = [
        listed("imhotep-text-groups", numbers(sizes), seat=seat, groups=len(sizes), points=own["worth"][seat])
        for seat in range(len(own["stones"]))
        if (sizes := sorted((len(each["cells"]) for each in own["groups"] if each["seat"] == seat), reverse=True))
    ]
    return [*columns(own["columns"]), *groups]


def burial_b(own: SiteView) -> list[Sentence]:
    """The columns, where the next stone goes, and the rows."""
    rows = [listed("imhotep-text-row", counts(row), row=number) for number, row in enumerate(own["rows"], 1) if any(row)]
    prizes = listed("imhotep-text-row-prizes", numbers(filter(None, own["prizes"])))
    return [*columns(own["columns"]), *rows, prizes, *worth(own, "end")]


def columns(found: Sequence[Sequence[int]]) -> list[Sentence]:
    """The stones column by column, and the place of the next one."""
    told = [listed("imhotep-text-column", players(column), column=number) for number, column in enumerate(found, 1)]
    full = all(len(column) == BURIAL_ROWS for column in found)
    column, row = (len(found) + 1, 1) if full else (len(found), len(found[-1]) + 1)
    return [*told, Sentence("imhotep-text-burial-next", {"column": column, "row": row})]


def obelisks_a(own: SiteView) -> list[Sentence]:
    """The prizes for the highest, and what each has now."""
    return [listed("imhotep-text-obelisk-prizes", numbers(own["prizes"])), *worth(own, "end")]


def obelisks_b(own: SiteView) -> list[Sentence]:
    """The towers, what the next one brings, and the stones that wait."""
    built = [(prize, seat) for prize, seat in zip(own["prizes"], own["towers"], strict=True) if seat is not None]
    coming = [prize for prize, seat in zip(own["prizes"], own["towers"], strict=True) if seat is None]
    towers = [Sentence("imhotep-text-tower", {"seat": seat, "points": prize}) for prize, seat in built]
    told = [listed("imhotep-text-towers", towers)] if towers else []
    told += [Sentence("imhotep-text-tower-next", {"points": coming[0]})] if coming else []
    return told + ([listed("imhotep-text-waiting", counts(own["waiting"]))] if any(own["waiting"]) else [])


MONUMENT_WORDS: dict[tuple[str, str], Callable[[SiteView], list[Sentence]]] = {
    ("pyramids", "A"): pyramids_a,
    ("pyramids", "B"): pyramids_b,
    ("temple", "A"): temple_a,
    ("temple", "B"): temple_b,
    ("burial", "A"): burial_a,
    ("burial", "B"): burial_b,
    ("obelisks", "A"): obelisks_a,
    ("obelisks", "B"): obelisks_b,
}
