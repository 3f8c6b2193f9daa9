"""Every screen of the page, for the gallery: where it is, and what is clicked there."""

from typing import Any, NamedTuple

from tests.browser.layout import record_of
from tests.web.client import Person

NAMES = ("Mara", "Ilie", "Soraya", "Otso", "Chiara")
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imhotep-2": ("imhotep", 2, {"sides": "AAAAA"}),
    "imhotep-4": ("imhotep", 4, {"sides": "BBBBB", "wrath": True}),
    "anubixx-2": ("anubixx", 2, {}),
    "anubixx-5": ("anubixx", 5, {"layout": "great"}),
}
MIDDLE = 0.55
"""The share of the moves that are played in the middle of a game."""
LOG = "header nav > button[aria-expanded]:not([aria-keyshortcuts])"
LAST = "header nav > button:last-of-type"
"""The settings of the start page, the menu of a table."""
HINT = "header nav button[aria-keyshortcuts=H]"
OPTIONS = ".ways .alt"
ANALYSE = ("#tab-chance", "#chart .ask button")
ANALYSED = "#chart:not(:has(progress)) li"


class Screen(NamedTuple):
    """A screen: its address, whether the table is in words there, what is clicked, and what is then there."""

    name: str
    address: str
    view: str = "drawing"
    clicks: tuple[str, ...] = ()
    there: str = "h1"


def pages() -> list[Screen]:
    """What there is besides tables."""
    lessons = [
        Screen(f"lesson-{game}", "/", clicks=(f'[data-lesson-start="{game}"]',), there="[data-lesson]")
        for game in ("imhotep", "anubixx")
    ]
    puzzles = [
        screen
        for game in ("imhotep", "anubixx")
        for screen in (
            Screen(f"puzzle-{game}", f"/puzzle/{game}/1"),
            Screen(f"puzzle-{game}-solved", f"/puzzle/{game}/1", clicks=("main li button",), there=".verdict"),
        )
    ]
    return [
        Screen("start", "/"),
        Screen("start-form", "/", clicks=(OPTIONS,), there="form"),
        Screen("start-settings", "/", clicks=(LAST,), there="[role=dialog]"),
        Screen("rules", "/rules"),
        Screen("rules-anubixx", "/rules#anubixx-dice"),
        Screen("missing", "/nowhere"),
        *lessons,
        *puzzles,
    ]


def tables(person: Person) -> list[Screen]:
    """Tables of one person who has all seats, in the middle of a game and at its end."""
    found = []
    for name, (game, players, options) in GAMES.items():
        record = record_of(game, players, options)
        seats = [{"kind": "me", "name": each} for each in NAMES[:players]]
        plain = {key: value for key, value in record.items() if key != "names"}
        ply = round(MIDDLE * len(record["moves"]))
        table = person.tell("/tables", game=game, seats=seats, record=plain, ply=ply)["id"]
        ended = person.tell("/studies", record=plain | {"names": list(NAMES[:players])})["id"]
        found += [
            Screen(name, f"/t/{table}", there="[data-move], [data-pick]"),
            Screen(f"{name}-end", f"/t/{ended}", there="#chart svg"),
        ]
        if players == 2:
            found += [
                Screen(f"{name}-text", f"/t/{table}", view="text", there="[data-text-view] .moves button"),
                Screen(f"{name}-log", f"/t/{table}", clicks=(LOG,), there="[role=dialog]"),
                Screen(f"{name}-hint", f"/t/{table}", clicks=(HINT,), there="[role=dialog] ol"),
                Screen(f"{name}-menu", f"/t/{table}", clicks=(LAST,), there="[role=dialog]"),
                Screen(f"{name}-replay", f"/t/{ended}?ply={ply}", there="[data-ply]"),
                Screen(f"{name}-analysis", f"/t/{ended}", clicks=ANALYSE, there=ANALYSED),
            ]
    return found


def meetings(person: Person) -> list[Screen]:
    """A waiting room, and the invitation to it."""
    table = person.create("imhotep", "me friend bot:3")
    return [
        Screen("waiting", f"/t/{table['id']}"),
        Screen("join", f"/join/{table['seats'][1]['invite']}"),
    ]


def all_screens(person: Person) -> list[Screen]:
    """Every screen; tables are that person's."""
    return [*pages(), *tables(person), *meetings(person)]
