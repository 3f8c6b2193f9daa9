"""`make gallery`: a picture of every screen, from the real server and a real browser, into gallery/.

Both games; start, middle and end of a game; few and many players; all A and all B; light and dark; desktop, laptop and
phone; English and Farsi. `python -m tests.browser.gallery WORD …` takes only those whose name holds every word.
"""

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser
from rich.progress import track

from tests.browser.chromium import open_browser
from tests.web.client import Person, Server, new_command

FOLDER = Path("gallery")
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1366x768": {"viewport": {"width": 1366, "height": 768}},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imhotep-2-A": ("imhotep", 2, {"sides": "AAAAA"}),
    "imhotep-2-B": ("imhotep", 2, {"sides": "BBBBB"}),
    "imhotep-4-A": ("imhotep", 4, {"sides": "AAAAA"}),
    "imhotep-4-B": ("imhotep", 4, {"sides": "BBBBB", "wrath": True}),
    "anubixx-2": ("anubixx", 2, {}),
    "anubixx-5": ("anubixx", 5, {"layout": "great"}),
}
MOMENTS = {"start": 0.0, "middle": 0.55, "end": 1.0}
NAMES = ("Mara", "Ilie", "Soraya", "Otso", "Chiara")


class Picture(NamedTuple):
    """One picture to take."""

    name: str
    address: str
    size: str
    theme: str
    language: str


def play_on(person: Person, table: dict[str, Any], share: float) -> None:
    """Play a table with one person at every seat as far as a share of its rounds."""
    dice = random.Random(5)
    while True:
        now = person.http.get(f"/api/tables/{table['id']}").json()
        view = now["view"]
        rounds = view["rounds"] if now["game"] == "imhotep" else 18
        if now["status"] == "finished" or (share < 1 and view["round"] - 1 >= share * rounds):
            return
        wish = {"command": new_command(), "version": now["version"], "move": dice.choice(view["moves"])}
        assert person.http.post(f"/api/tables/{table['id']}/moves", json=wish).status_code == 200


def addresses(person: Person) -> dict[str, str]:
    """Every page there is, by name; games are played as far as they must be."""
    found = {"start": "/", "rules": "/rules"}
    combinations = list(product(GAMES.items(), MOMENTS.items()))
    for (name, (game, players, options)), (moment, share) in track(combinations, "Playing"):
        seats = [{"kind": "me", "name": NAMES[seat]} for seat in range(players)]
        wish = {"command": new_command(), "game": game, "options": options, "seats": seats}
        table = person.http.post("/api/tables", json=wish).json()
        play_on(person, table, share)
        found[f"{name}-{moment}"] = f"/t/{table['id']}"
        if moment == "end":
            found[f"{name}-replay"] = f"/t/{table['id']}?ply=20"
    return found


def pictures(found: dict[str, str], words: list[str]) -> Iterator[Picture]:
    """Every page at every size, in light and dark, in both languages."""
    for (name, address), size, theme, language in product(found.items(), SIZES, ("light", "dark"), ("en", "fa")):
        picture = Picture(f"{name}-{size}-{theme}-{language}", address, size, theme, language)
        if all(word in picture.name for word in words):
            yield picture


def take(browser: Browser, server: Server, person: Person, picture: Picture) -> None:
    """Open a page as that person and take its picture."""
    settings = {"name": "Mara", "language": picture.language, "theme": picture.theme, "speed": "off"}
    context = browser.new_context(base_url=server.address, **SIZES[picture.size])
    context.add_cookies([{"name": "saqqara", "value": person.token, "url": server.address}])
    context.add_init_script(f"localStorage.setItem('saqqara', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    page.goto(picture.address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{picture.name}.png")
    context.close()


def main(words: list[str]) -> None:
    """Take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server, open_browser() as browser:
            person = server.person("Mara")
            wanted = list(pictures(addresses(person), words))
            for picture in track(wanted, "Taking pictures"):
                take(browser, server, person, picture)
    print(f"{len(wanted)} pictures are in {FOLDER}/")


if __name__ == "__main__":
    main(sys.argv[1:])
