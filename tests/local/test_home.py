"""Tables in a browser: what survives, what two tabs do to each other, files, and a store that is full."""

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from saqqara.browser.files import export_table, import_table
from saqqara.browser.home import Connection, Home
from saqqara.browser.requests import ROUTES, Request, Response
from saqqara.browser.store import BrowserStore
from saqqara.browser.work import Elsewhere
from saqqara.table.refusal import Refused
from saqqara.web.app import ROUTES as SERVED
from saqqara.web.http import litestar_path

from .bridge import new_home
from .memory import MemoryDatabase

T = TypeVar("T")
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(story)


async def ask(home: Home, method: str, path: str, **body: Any) -> Any:
    answers: list[Response] = []
    await home.request(Request(method, path, json.dumps(body) if body else None), answers.append)
    return answers[0].status, json.loads(answers[0].content)


async def opened(database: MemoryDatabase, seats: list[dict[str, Any]] | None = None) -> tuple[Home, Any]:
    home = new_home(database)
    await home.open()
    status, table = await ask(
        home, "POST", "/tables", command="open-the-table", game="imhotep", seats=seats or SEATS, options={"start": 0}
    )
    assert status == 201
    return home, table


def test_every_operation_of_the_server_is_one_of_the_browser() -> None:
    served = {(method, path) for route in SERVED for method in getattr(route, "http_methods", ()) for path in route.paths}
    ours = {(route.method, litestar_path(route)) for route in ROUTES}
    assert ours <= served
    beside = {path for _, path in served - ours if path.startswith("/api")}
    assert beside == {"/api/network", "/api/openapi.json", "/api/tables/{table:str}/events"}


def test_a_table_is_there_again_in_the_next_visit() -> None:
    async def story() -> None:
        database = MemoryDatabase()
        home, table = await opened(database)
        await ask(home, "POST", f"/tables/{table['id']}/moves", command="the-first-move", version=2, move="take")
        await home.close()
        home = new_home(database)
        await home.open()
        assert table["id"].startswith("local-")
        assert (await ask(home, "GET", f"/tables/{table['id']}"))[1]["version"] == 3
        assert [each["id"] for each in (await ask(home, "GET", "/tables?mine=true"))[1]] == [table["id"]]
        await home.close()

    run(story())


def test_two_tabs_at_one_table_see_the_same_and_only_one_move_is_taken() -> None:
    async def story() -> None:
        database = MemoryDatabase()
        one, table = await opened(database)
        two = new_home(database)
        await two.open()
        path = f"/tables/{table['id']}"
        assert (await ask(two, "GET", path))[1]["version"] == 2
        bodies = [{"command": f"command-of-{tab}", "version": 2, "move": "take"} for tab in ("one", "two")]
        both = zip((one, two), bodies, strict=True)
        answers = await asyncio.gather(*(ask(tab, "POST", f"{path}/moves", **body) for tab, body in both))
        assert sorted(status for status, _ in answers) == [200, 409]
        views = [(await ask(tab, "GET", path))[1] for tab in (one, two)]
        assert views[0]["version"] == views[1]["version"] == 3
        assert views[0]["view"] == views[1]["view"]
        await one.close()
        await two.close()

    run(story())


def test_a_full_store_is_said_and_nothing_is_changed() -> None:
    async def story() -> None:
        database = MemoryDatabase()
        home, table = await opened(database)
        move = {"command": "the-first-move", "version": 2, "move": "take"}
        database.full = True
        status, problem = await ask(home, "POST", f"/tables/{table['id']}/moves", **move)
        assert (status, problem["error"]) == (507, "error-storage-full")
        database.full = False
        assert (await ask(home, "GET", f"/tables/{table['id']}"))[1]["version"] == 2
        assert (await ask(home, "POST", f"/tables/{table['id']}/moves", **move))[0] == 200
        await home.close()

    run(story())


def test_a_bot_answers_and_the_list_is_told() -> None:
    async def story() -> None:
        told: list[tuple[str, int, str]] = []
        home = new_home(MemoryDatabase(), lambda *what: told.append(what))
        await home.open()
        seats = [SEATS[0], {"kind": "bot", "level": 1}]
        _, table = await ask(
            home, "POST", "/tables", command="open-the-table", game="imhotep", seats=seats, options={"start": 0}
        )
        connection = await home.connect(table["id"], None)
        assert isinstance(connection, Connection)
        frames: asyncio.Queue[Any] = asyncio.Queue()
        task = asyncio.create_task(connection.run(lambda frame: frames.put_nowait(json.loads(frame)), lambda _code: None))
        await ask(home, "POST", f"/tables/{table['id']}/moves", command="the-first-move", version=2, move="take")
        while (frame := await asyncio.wait_for(frames.get(), 60))["type"] != "event" or frame["entry"]["seat"] != 1:
            pass
        assert frame["table"]["acting"] == 0
        connection.close()
        await task
        await home.close()
        assert (told[-1][0], told[-1][1]) == (table["id"], frame["table"]["version"])
        assert json.loads(told[-1][2])["acting"] == 0

    run(story())


def test_a_search_ends_when_the_last_one_leaves_and_another_tab_may_go_on() -> None:
    async def story() -> None:
        database = MemoryDatabase()
        begun, ended = asyncio.Event(), asyncio.Event()

        async def think_for_ever(_priority: int, _job: bytes) -> bytes:
            begun.set()
            try:
                return await asyncio.Future()
            finally:
                ended.set()

        home = Home(BrowserStore(database), Elsewhere(think_for_ever), lambda *_: None, pace=0.0)
        await home.open()
        seats = [SEATS[0], {"kind": "bot", "level": 1}]
        body = {"command": "open-the-table", "game": "imhotep", "seats": seats, "options": {"start": 0}}
        _, table = await ask(home, "POST", "/tables", **body)
        first, second = [await arrive(home, table["id"]) for _ in range(2)]
        await ask(home, "POST", f"/tables/{table['id']}/moves", command="the-first-move", version=2, move="take")
        await begun.wait()
        await leave(*first)
        assert not ended.is_set(), "somebody is still there"
        await leave(*second)
        await ended.wait()
        assert await home.store.lease(table["id"], "another tab", time.time(), 15)
        await home.close()

    run(asyncio.wait_for(story(), 60))


async def arrive(home: Home, table: str) -> tuple[Connection, asyncio.Task[None]]:
    """Connect to a table."""
    connection = await home.connect(table, None)
    assert isinstance(connection, Connection)
    task = asyncio.create_task(connection.run(lambda _frame: None, lambda _code: None))
    while connection.viewer not in connection.live.viewers:
        await asyncio.sleep(0)
    return connection, task


async def leave(connection: Connection, task: asyncio.Task[None]) -> None:
    """Close a connection."""
    connection.close()
    await task


def test_a_stored_table_goes_on_in_another_browser() -> None:
    async def story() -> None:
        home, table = await opened(MemoryDatabase())
        path = f"/tables/{table['id']}"
        await ask(home, "POST", f"{path}/moves", command="the-first-move", version=2, move="take")
        content = await export_table(home, table["id"])
        other = new_home(MemoryDatabase())
        await other.open()
        assert await import_table(other, content) == table["id"]
        assert await import_table(other, content) == table["id"], "a second time it is there already"
        there = (await ask(other, "GET", path))[1]
        assert (there["version"], there["yours"], there["acting"]) == (3, [0, 1], 1)
        assert there["view"] == (await ask(home, "GET", path))[1]["view"]
        await home.close()
        await other.close()

    run(story())


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b'{"format": "saqqara/1"}', b'{"format":"saqqara-table/1","owner":"x","table":{"id":"a"},"events":[]}'],
)
def test_other_files_are_refused_and_leave_nothing(content: bytes) -> None:
    async def story() -> None:
        database = MemoryDatabase()
        home = new_home(database)
        await home.open()
        with pytest.raises(Refused) as refused:
            await import_table(home, content)
        assert refused.value.error == "error-import"
        assert not database.rows
        await home.close()

    run(story())
