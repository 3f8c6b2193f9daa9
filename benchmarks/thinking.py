"""How long a level-2 bot takes while the server thinks about much else, and how late the event loop is.

    python -m benchmarks.thinking [--seconds S] [--json FILE]

A server with its own SQLite file, on all cores. All the time 4 analyses are under way, 20 people ask for one hint after the
other, and at 10 tables people wait for the strongest level, which takes two cores for three seconds. Each has a cookie of their
own. One more person plays against level 2 and waits for each answer.
"""

import argparse
import asyncio
import json
import random
import re
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

import saqqara
from benchmarks.figures import Figure, Goal, share, show
from benchmarks.load_clients import GAMES
from benchmarks.load_servers import CORES, HOST, LAG, free_port, machine_code, running
from benchmarks.load_servers import saqqara as command

ANALYSES, HINTS, BOTS = 4, 20, 10
QUICK, STRONGEST = 2, 10
"""Levels."""
LOOK_OFTEN, LOOK = 0.02, 0.5
"""Seconds between two looks at a table: of the person whose waiting is measured, and of the others."""
WAITING = re.compile(r'^saqqara_thinking_waiting{kind="([^"]+)"} (\S+)', re.MULTILINE)


class Person:
    """Somebody with a cookie and a table of their own."""

    def __init__(self, http: httpx.AsyncClient, number: int) -> None:
        self.http = http
        self.game = GAMES[number % len(GAMES)]
        self.headers = {"Cookie": f"saqqara={secrets.token_urlsafe(16)}"}
        self.table: Any = None

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """A command, or a request for a hint."""
        return await self.http.post(f"/api{path}", json=body, headers=self.headers)

    async def open(self, path: str, **body: Any) -> None:
        """Open a table or a study."""
        answer = await self.post(path, command=secrets.token_urlsafe(12), **body)
        answer.raise_for_status()
        self.table = answer.json()

    async def look(self) -> None:
        """The table as it is now."""
        self.table = (await self.http.get(f"/api/tables/{self.table['id']}", headers=self.headers)).json()

    async def open_against(self, level: int) -> None:
        """Open a table with a bot."""
        await self.open("/tables", game=self.game, seats=[{"kind": "me"}, {"kind": "bot", "level": level}])

    async def play(self, level: int) -> None:
        """Play against a bot for ever. Each answer is waited for."""
        while True:
            await self.open_against(level)
            while self.table["status"] == "running":
                await self.move(LOOK)

    async def move(self, pause: float) -> None:
        """Make a move, and wait until it is one's turn again."""
        if self.table["acting"] is not None:
            move = random.choice(self.table["view"]["moves"])  # noqa: S311
            await self.post(
                f"/tables/{self.table['id']}/moves", command=secrets.token_urlsafe(12), version=self.table["version"], move=move
            )
        await self.look()
        while self.table["acting"] is None and self.table["status"] == "running":
            await asyncio.sleep(pause)
            await self.look()

    async def ask_for_hints(self) -> None:
        """Ask for hints for ever."""
        await self.open("/tables", game=self.game, seats=[{"kind": "me"}, {"kind": "me"}])
        while True:
            await self.post(f"/tables/{self.table['id']}/hint", version=self.table["version"])

    async def analyse(self) -> None:
        """Have games analysed for ever."""
        while True:
            state = saqqara.game(self.game).start(random.randrange(1000))  # noqa: S311
            while not state.over:
                state.play(random.choice(state.moves()))  # noqa: S311
            await self.open("/studies", record=state.record())
            while not (await self.http.get(f"/api/tables/{self.table['id']}/analysis", headers=self.headers)).json()["done"]:
                await asyncio.sleep(LOOK)


async def answers(person: Person, seconds: float) -> list[float]:
    """How long a level-2 bot takes for each move, from the answer to the person's own move on."""
    found: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        await person.open_against(QUICK)
        while person.table["status"] == "running" and time.perf_counter() < until:
            before = person.table["version"]
            began = time.perf_counter()
            await person.move(LOOK_OFTEN)
            moves = person.table["version"] - before - 1
            if moves > 0:
                found.append((time.perf_counter() - began) / moves)
    return found


async def measure(port: int, seconds: float) -> list[Figure]:
    """The bot's answers and the loop's lag, first with nothing else to do and then with much."""
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", timeout=120, limits=httpx.Limits(max_connections=None)
    ) as http:
        alone = await answers(Person(http, 0), seconds / 4)
        people = [Person(http, number) for number in range(ANALYSES + HINTS + BOTS)]
        jobs = [each.analyse() for each in people[:ANALYSES]]
        jobs += [each.ask_for_hints() for each in people[ANALYSES : ANALYSES + HINTS]]
        jobs += [each.play(STRONGEST) for each in people[ANALYSES + HINTS :]]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(16)  # until all of it waits, and the lag of the start is forgotten
        busy = await answers(Person(http, 0), seconds)
        text = (await http.get("/metrics")).text
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    waiting = dict(WAITING.findall(text))
    return [
        Figure("level-2 bot answers, median", "ms", share(busy, 0.5), share(alone, 0.5)),
        Figure("level-2 bot answers, p99", "ms", share(busy, 0.99), share(alone, 0.99), Goal(500)),
        Figure("level-2 answers measured", "", len(busy), len(alone)),
        Figure("event loop late at worst, last 15 s", "ms", 1000 * float(LAG.findall(text)[0]), None, Goal(50)),
        *(Figure(f"waiting: {kind}", "", float(number)) for kind, number in waiting.items()),
    ]


def main() -> int:
    """Measure, print, and return whether every limit is met."""
    parser = argparse.ArgumentParser(description="A quick bot on a busy server.")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long it is measured (30)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        own = [*command(f"sqlite:///{folder}/tables.db", port), "--pace", "0"]
        with running(own, port, cores=CORES) as server:
            asyncio.run(machine_code(server))
            found = asyncio.run(measure(port, asked.seconds))
    show(found, f"4 analyses, 20 hints, 10 bots of level {STRONGEST}; {len(CORES)} cores", ("busy", "with nothing else to do"))
    if asked.json:
        Path(asked.json).write_text(json.dumps([figure._asdict() for figure in found], indent=1))
    return 0 if all(figure.goal is None or figure.goal.met(figure.value) for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
