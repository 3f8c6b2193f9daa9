"""`make film`: what moves at a table, frame by frame on contact sheets, into gallery/.

There is one sheet for each game, moment and size: the end of a round, the final count, and a ship being unloaded at each site.
Each frame says its time and scene. `python -m tests.browser.film WORD …` takes only those whose name has every word, such as
`round phone`; `--every 60` takes a frame each 60 milliseconds; `--moving` also writes each as a moving picture.
"""

import argparse
import base64
import io
import json
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

import saqqara
from saqqara.bots import bot
from tests.browser.chromium import open_browser
from tests.browser.gallery import FOLDER, GAP, SIZES
from tests.browser.scenes import SCENES, play, until_shown
from tests.browser.screens import NAMES
from tests.web.client import Person, Server, new_command

GAMES = {"imhotep": 4, "anubixx": 3}
"""The games, and how many play."""
WIDTHS = {"desktop": (600, 4), "phone": (230, 10)}
"""The width of a frame on the sheet, and how many lie beside each other."""
MOVING = (800, 90, 950_000)
"""A moving picture: its width, milliseconds between frames, and its size in bytes at most."""
LABEL = 16
REST = 1200
"""How long a film goes on when everything has been shown, in milliseconds."""


class Moment(NamedTuple):
    """A move that is worth a film: the game up to it, and its ply."""

    name: str
    record: dict[str, Any]
    ply: int


class Frame(NamedTuple):
    """What the screen showed, and when, in seconds."""

    at: float
    data: str

    @property
    def picture(self) -> Image.Image:
        """The picture, decoded: a browser that films is slow enough."""
        return Image.open(io.BytesIO(base64.b64decode(self.data))).convert("RGB")


def moments(game: str) -> Iterator[Moment]:
    """The moves of a game between greedy bots that end a round or the game, or unload the fullest ship at a site."""
    state, player = saqqara.game(game, players=GAMES[game]).start(seed=7), bot("greedy")
    rounds, fullest = list[int](), dict[str, tuple[int, int]]()
    while not state.over:
        before, move = state.view(), player.choose(state, seed=state.ply).move
        if move.startswith("sail"):
            _, ship, site = move.split()
            stones = sum(seat is not None for seat in before["ships"][int(ship) - 1]["spaces"])
            fullest[site] = max(fullest.get(site, (0, 0)), (stones, state.ply))
        state.play(move)
        if state.over or state.view()["round"] != before["round"]:
            rounds.append(state.ply - 1)
    record = {**state.record()}
    yield Moment(f"{game}-round", record, rounds[len(rounds) // 2 - 1])
    yield Moment(f"{game}-end", record, rounds[-1])
    for site, (_, ply) in fullest.items():
        yield Moment(f"{game}-unload-{site}", record, ply)


def film(browser: Browser, person: Person, moment: Moment, size: str, speed: str) -> tuple[list[Frame], list[dict[str, Any]]]:
    """Play the move, and keep what the screen shows until everything has been shown; the scenes, with their times."""
    options: dict[str, Any] = {"base_url": person.address, "reduced_motion": "no-preference", **SIZES[size]}
    context = browser.new_context(**options)
    context.add_cookies([{"name": "saqqara", "value": person.token, "url": person.address}])
    settings = json.dumps({"name": "Mara", "language": "en", "theme": "light", "speed": speed})
    context.add_init_script(f"localStorage.setItem('saqqara', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(f"/t/{_table(person, moment)}", wait_until="networkidle")
    page.locator("[data-move], [data-pick]").first.wait_for()
    frames = list[Frame]()
    scenes = _watch(page, frames, moment.record["moves"][moment.ply])
    context.close()
    return frames, scenes


def _table(person: Person, moment: Moment) -> str:
    """A table where the move comes next; all seats are this browser's."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: moment.record["options"]["players"]]]
    wish = {"command": new_command(), "game": moment.record["game"], "options": moment.record["options"], "seats": seats}
    table: str = person.http.post("/api/tables", json=wish | {"record": moment.record, "ply": moment.ply}).json()["id"]
    return table


def _watch(page: Page, frames: list[Frame], move: str) -> list[dict[str, Any]]:
    session = page.context.new_cdp_session(page)

    def keep(sent: dict[str, Any]) -> None:
        session.send("Page.screencastFrameAck", {"sessionId": sent["sessionId"]})
        frames.append(Frame(sent["metadata"]["timestamp"], sent["data"]))

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 85})
    play(page, move)
    until_shown(page)
    page.wait_for_timeout(REST)
    session.remove_listener("Page.screencastFrame", keep)
    session.send("Page.stopScreencast")
    origin = page.evaluate("performance.timeOrigin")
    return [scene | {"at": (origin + scene["at"]) / 1000} for scene in page.evaluate(SCENES)]


def shown_at(frames: list[Frame], at: float) -> Image.Image:
    """What the screen showed then."""
    return next((frame.picture for frame in reversed(frames) if frame.at <= at), frames[0].picture)


def _height(frames: list[Frame], width: int) -> int:
    """The height of a frame of this width."""
    picture = frames[0].picture
    return width * picture.height // picture.width


def times(frames: list[Frame], scenes: list[dict[str, Any]], step: float) -> list[float]:
    """From a moment before the first scene to the last frame, in steps of so many seconds."""
    begin = scenes[0]["at"] - step
    return [begin + i * step for i in range(int((max(frame.at for frame in frames) - begin) / step) + 2)]


def sheet(frames: list[Frame], scenes: list[dict[str, Any]], size: str, step: float) -> Image.Image:
    """Frames side by side, each with its time in milliseconds and its scene."""
    width, columns = WIDTHS[size]
    height = _height(frames, width)
    every = times(frames, scenes, step)
    found = Image.new("RGB", (columns * (width + GAP), -(-len(every) // columns) * (height + LABEL + GAP)), "white")
    pen = ImageDraw.Draw(found)
    for i, at in enumerate(every):
        x, y = i % columns * (width + GAP), i // columns * (height + LABEL + GAP)
        scene = next((each["name"] for each in reversed(scenes) if each["at"] <= at), "before")
        pen.text((x + 2, y + 2), f"{round((at - scenes[0]['at']) * 1000)}  {scene}", fill="black")
        found.paste(shown_at(frames, at).resize((width, height)), (x, y + LABEL))
    return found


def moving(frames: list[Frame], scenes: list[dict[str, Any]], path: Path) -> None:
    """One moving picture, as good as its size allows."""
    width, step, most = MOVING
    height = _height(frames, width)
    first, *others = (
        shown_at(frames, at).resize((width, height), Image.Resampling.LANCZOS) for at in times(frames, scenes, step / 1000)
    )
    for quality in (75, 65, 55, 45):
        first.save(path, save_all=True, append_images=others, duration=step, loop=0, quality=quality, method=4)
        if path.stat().st_size <= most:
            return


def main() -> None:
    """Make the sheets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD", help="only films whose name has every word")
    parser.add_argument("--every", type=int, default=240, metavar="MS", help="a frame each so many milliseconds")
    parser.add_argument("--speed", default="normal", choices=["calm", "normal", "quick"])
    parser.add_argument("--moving", action="store_true", help="also write moving pictures")
    options = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    every = [(moment, size) for game in GAMES for moment, size in product(moments(game), SIZES)]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server, open_browser() as browser:
            for moment, size in every:
                name = f"film-{moment.name}-{size}"
                if not all(word in name for word in options.words):
                    continue
                began = time.monotonic()
                frames, scenes = film(browser, server.person("Mara"), moment, size, options.speed)
                sheet(frames, scenes, size, options.every / 1000).save(FOLDER / f"{name}.jpg", quality=85)
                if options.moving:
                    moving(frames, scenes, FOLDER / f"{name}.webp")
                print(f"{FOLDER / name}.jpg: {len(frames)} frames, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
