"""People who play on while their server is killed, restarted and cut off from its disk, and who remember what they were told.

Everybody plays legal moves at random and writes down every move that was acknowledged. Whoever loses the line comes back
with `?since=` and sends again, as the same command, what was not answered. What they remember is compared with what the
server kept.
"""

import asyncio
import os
import random
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import saqqara
from saqqara.store.store import Store
from saqqara.table.events import Event
from saqqara.table.fairness import check_chance, read_proof

from .client import PATIENCE, Server, new_command

LONG = bool(os.environ.get("SAQQARA_LONG"))
AWAY = (OSError, InvalidHandshake, ConnectionClosed, httpx.TransportError, TimeoutError)
"""What a client sees of a server that is not there."""
REST = 0.1
"""Seconds before somebody tries again: the server needs the processor to start."""


class Lost(AssertionError):
    """Something that was promised is not so."""


class Wish:
    """A move on its way: the same command until it is answered."""

    def __init__(self, version: int, move: str) -> None:
        self.command = new_command()
        self.version = version
        self.move = move


class Player:
    """Somebody at a table, at one screen. Commands go by WebSocket, or by HTTP."""

    def __init__(self, table: "Table", number: int, by_http: bool) -> None:
        self.table = table
        self.number = number
        self.by_http = by_http
        self.token = secrets.token_urlsafe(16)
        self.headers = {"Cookie": f"saqqara={self.token}"}
        self.http = httpx.AsyncClient(
            base_url=table.server.address,
            headers=self.headers,
            timeout=PATIENCE,
            verify=False,
        )
        self.shown: dict[str, Any] = {"version": 0, "status": "waiting", "acting": None}
        self.wish: Wish | None = None
        self.told = 0
        """The latest version of this person's own making."""
        self.resumed = 0
        self.codes: list[int] = []
        """With which codes the server has closed the line."""

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """By HTTP, where success is expected, at the latest when the database is back."""
        until = time.monotonic() + PATIENCE
        while True:
            answer = await (self.http.get(f"/api{path}") if body is None else self.http.post(f"/api{path}", json=body))
            if answer.status_code != 503 or time.monotonic() > until:
                break
            await asyncio.sleep(0.1)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    async def play(self) -> None:
        """Until the game is finished; whenever the line is lost, from where it was."""
        while self.shown["status"] != "finished":
            try:
                async with connect(self.address(), additional_headers=self.headers, max_size=None) as line:
                    await self.follow(line)
            except ConnectionClosed as closed:
                if closed.rcvd is not None:
                    self.codes.append(closed.rcvd.code)
            except AWAY:
                await asyncio.sleep(REST)
            self.resumed += 1
            await asyncio.sleep(0.02)

    def address(self) -> str:
        """Where this screen listens, and since when."""
        since = f"?since={self.shown['version']}" if self.shown["version"] else ""
        return f"{self.table.server.address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket{since}"

    async def follow(self, line: ClientConnection) -> None:
        """Look and act, as long as the line holds."""
        if self.wish is not None:
            await self.send(line)  # nobody knows whether it was heard: once more
        async for frame in line:
            await self.hear(line, msgspec.json.decode(frame))
            await self.act(line)
            if self.shown["status"] == "finished":
                return

    async def hear(self, line: ClientConnection, frame: Any) -> None:
        """One frame."""
        match frame["type"]:
            case "hello" | "event":
                self.see(frame["type"], frame["table"])
            case "done":
                self.acknowledged(frame["command"], frame["version"])
            case "refused":
                await self.refused(line, frame["error"])

    def see(self, kind: str, table: dict[str, Any]) -> None:
        """A new picture: the next one after the last, or everything anew; never an older one."""
        known, version = self.shown["version"], table["version"]
        if version < known:
            raise Lost(f"the table was at version {known}, and is at {version} now")
        if kind == "event" and version != known + 1:
            raise Lost(f"after version {known} came {version}")
        self.shown = table

    async def act(self, line: ClientConnection) -> None:
        """Move, if it is this person's turn, as far as they see, and nothing is on its way."""
        if self.shown["acting"] is None or self.wish is not None or self.shown["version"] < self.told:
            return
        self.wish = Wish(self.shown["version"], self.table.rng.choice(self.shown["view"]["moves"]))
        self.table.sent[self.wish.command] = self.wish
        await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        """The wish, by the way that this person prefers."""
        assert self.wish is not None
        body = {"command": self.wish.command, "version": self.wish.version, "move": self.wish.move}
        if not self.by_http:
            await line.send(msgspec.json.encode({"type": "move", **body}).decode())
            return
        answer = await self.http.post(f"/api/tables/{self.table.id}/moves", json=body)
        if answer.status_code == 200:
            self.acknowledged(body["command"], answer.json()["version"])
        else:
            await self.refused(line, answer.json())

    def acknowledged(self, command: object, version: int) -> None:
        """The server says that it is on disk: never to be forgotten."""
        assert self.wish is not None
        assert command == self.wish.command
        if version != self.wish.version + 1:
            raise Lost(f"a move for version {self.wish.version} is said to be version {version}")
        self.table.kept[version] = self.wish
        self.wish, self.told = None, version

    async def refused(self, line: ClientConnection, error: Any) -> None:
        """Only a database that is away is a reason."""
        self.table.refusals.append(error)
        if error["error"] != "error-storage":
            raise Lost(f"refused: {error['status']} {error['text']}")
        await asyncio.sleep(0.1)
        await self.send(line)


class Table:
    """A table, and what its people remember."""

    def __init__(self, server: Server, number: int, bot: bool = False) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.game = ("imhotep", "anubixx")[number % 2]
        self.bot = bot
        self.id = ""
        self.commitment = ""
        self.sent: dict[str, Wish] = {}
        self.kept: dict[int, Wish] = {}
        """What was acknowledged, by version."""
        self.refusals: list[Any] = []
        self.players = [Player(self, seat, by_http=seat == 1) for seat in range(1 if bot else 2)]

    async def open(self) -> None:
        """Everybody sits down, and it begins."""
        first = self.players[0]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 1} if self.bot else {"kind": "friend"}]
        opened = await first.ask("/tables", {"game": self.game, "seats": seats, "command": new_command()})
        self.id, self.commitment = opened["id"], opened["commitment"]
        if not self.bot:
            key = opened["seats"][1]["invite"]
            await self.players[1].ask("/joins", {"key": key, "name": "Bea", "command": new_command()})
            await first.ask(f"/tables/{self.id}/start", {"command": new_command()})

    async def check(self) -> None:
        """The log, as the server tells it, holds every move that was acknowledged, in its place."""
        kept = dict(self.kept)
        log = await self.players[0].ask(f"/tables/{self.id}/log")
        if [entry["version"] for entry in log] != [*range(1, len(log) + 1)]:
            raise Lost("the log has a hole")
        for version, wish in kept.items():
            if version > len(log) or log[version - 1]["move"] != wish.move:
                raise Lost(f"{wish.move} was acknowledged as version {version} and is not there")

    async def check_end(self, events: list[Event]) -> None:
        """The finished game: nothing missing, nothing twice, by the rules, and its chance was the seed's."""
        await self.check()
        moves: list[Any] = [event for event in events if event.kind == "move"]
        theirs = [event.command for event in moves if event.person]
        assert sorted(theirs) == sorted(self.sent), "what was played is not what was sent, each once"
        assert all(self.sent[event.command].move == event.data.move for event in moves if event.person)
        record = await self.players[0].ask(f"/tables/{self.id}/record")
        assert record["moves"] == [event.data.move for event in moves]
        state = saqqara.replay(record)
        assert state.over
        proof = read_proof(record)
        check_chance(record, proof.seed, proof.generator)
        assert proof.commitment == self.commitment

    async def close(self) -> None:
        """Go home."""
        for player in self.players:
            await player.http.aclose()


class Evening:
    """Several tables at a server, and everybody plays."""

    def __init__(self, server: Server, tables: int, bots: int = 0) -> None:
        self.server = server
        self.tables = [Table(server, number, bot=number >= tables) for number in range(tables + bots)]
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        """How many moves so far."""
        return sum(len(table.kept) for table in self.tables)

    @property
    def players(self) -> Iterable[Player]:
        """Everybody."""
        return [player for table in self.tables for player in table.players]

    async def begin(self) -> None:
        """Everybody sits down and plays, once the bots can."""
        await asyncio.to_thread(self.server.wait_for_machine_code)
        for table in self.tables:
            await table.open()
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def go_on(self, moves: int = 1) -> None:
        """Until so many more moves were acknowledged, or all games are finished."""
        wanted = self.acknowledged + moves
        until = time.monotonic() + 5 * PATIENCE
        while self.acknowledged < wanted and not all(task.done() for task in self.tasks):
            self.look()
            assert time.monotonic() < until, f"nothing goes on: {self.server.said[-2000:]}"
            await asyncio.sleep(0.005)

    def look(self) -> None:
        """Has anybody seen something that must not be?"""
        for task in self.tasks:
            if task.done():
                task.result()

    async def check(self) -> None:
        """Every table holds what was acknowledged there."""
        self.look()
        for table in self.tables:
            with suppress(*AWAY):
                await table.check()

    async def finish(self) -> None:
        """Every game to its end, and everything compared."""
        await asyncio.wait_for(asyncio.gather(*self.tasks), 10 * PATIENCE)
        store = Store(self.server.database)
        try:
            for table in self.tables:
                await table.check_end(await store.events(table.id))
                await table.close()
        finally:
            await store.close()
