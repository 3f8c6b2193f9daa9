"""Too many connections, requests and bodies at once: those of one visitor do not keep out the others."""

import asyncio
import logging
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
import uvicorn

from saqqara.web import connections, idle
from saqqara.web.config import Config
from saqqara.web.connections import LimitedHttp, LimitedWebSocket, refuse_socket
from saqqara.web.idle import WANTED_FILES, IdleConnections, allow_many_files
from saqqara.web.limits import MOST_BODIES, MOST_UNDER_WAY, Limiter
from saqqara.web.metrics import Metrics
from saqqara.web.middleware import PART, Middleware

from .test_connections import HANDSHAKE

MOST = 8
REQUEST = b"GET /quick HTTP/1.1\r\n\r\n"


class Counted:
    """A connection that notes that it was closed."""

    closed = False

    def abort(self) -> None:
        self.closed = True


def test_the_longest_idle_connection_makes_room() -> None:
    waiting = IdleConnections(most=2)
    first, second, third, fourth = (Counted() for _ in range(4))
    waiting.add(first)
    waiting.add(second)
    waiting.remove(first)
    waiting.add(first)  # it had a request meanwhile
    waiting.add(third)
    assert (first.closed, second.closed, third.closed) == (False, True, False)
    waiting.remove(third)
    waiting.add(fourth)
    assert (first.closed, fourth.closed) == (False, False)


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def server(application: Any, websockets: Any = LimitedWebSocket) -> AsyncIterator[Any]:
    """A server of uvicorn with our connections; the function that connects to it."""
    listener = socket.create_server(("127.0.0.1", 0))
    own: Any = {"http": LimitedHttp, "ws": websockets, "lifespan": "off", "log_level": "critical"}
    running = uvicorn.Server(uvicorn.Config(application, **own))
    serving = asyncio.create_task(running.serve(sockets=[listener]))

    async def connect(sent: bytes = b"") -> Line:
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        opened.callback(writer.close)
        writer.write(sent)
        return reader, writer

    async with AsyncExitStack() as opened:
        yield connect
    running.should_exit = True
    await serving


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other side closes, in good order or not."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def test_silent_connections_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that say nothing, or nothing more, are closed, the longest silent first. A request under way goes on."""
    monkeypatch.setattr(connections, "idle", IdleConnections(most=MOST))
    go_on = asyncio.Event()

    async def application(scope: Any, _receive: Any, send: Any) -> None:
        if scope["path"] == "/slow":
            await go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async def story() -> None:
        async with server(application) as connect:
            slow, _ = await connect(REQUEST.replace(b"quick", b"slow"))
            used, _ = await connect(REQUEST)
            await used.readuntil(b"ok")
            silent = [(await connect())[0] for _ in range(MOST)]
            assert await all_of(used) == b"", "it has been silent longest"
            more = [(await connect(b"GET /sl"))[0] for _ in range(3)]
            for closed in silent[:3]:
                assert await all_of(closed) == b""
            assert not silent[3].at_eof()
            assert not more[0].at_eof()
            for _ in range(3):
                reader, writer = await connect(REQUEST)
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
                writer.write(REQUEST)
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            go_on.set()
            assert (await slow.readuntil(b"ok")).startswith(b"HTTP/1.1 200")

    asyncio.run(asyncio.wait_for(story(), 30))


def test_websockets_that_are_over_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one that is refused is over. The client may put off closing it."""
    monkeypatch.setattr(connections, "idle", IdleConnections(most=MOST))

    class NeverClosed(LimitedWebSocket):
        """uvicorn closes it after 10 seconds."""

        def __init__(self, *args: Any, **keywords: Any) -> None:
            super().__init__(*args, **keywords)
            self.close_timeout = 1_000.0

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await refuse_socket(receive, send, 4404, "error-not-found")

    async def story() -> None:
        async with server(application, NeverClosed) as connect:
            refused = []
            for _ in range(MOST + 1):
                refused.append((await connect(HANDSHAKE))[0])
                assert b"error-not-found" in await refused[-1].readuntil(b"not-found")
            assert await all_of(refused[0]) == b""
            assert not refused[1].at_eof()

    asyncio.run(asyncio.wait_for(story(), 30))
    assert not connections.idle.waiting


@pytest.mark.parametrize(
    ("limits", "after"),
    [((1024, 20_000), 20_000), ((1024, resource.RLIM_INFINITY), WANTED_FILES), ((80_000, 100_000), 80_000), ((500, 500), 500)],
)
def test_a_server_may_have_many_files_open(limits: tuple[int, int], after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [limits]
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: now[0])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, new: now.__setitem__(0, new))
    assert allow_many_files() == after
    assert now == [(after, limits[1])]


def test_where_the_system_allows_no_more_files_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_kind: int, _new: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise the limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert allow_many_files() == 256
    assert idle.SHARE_OF_FILES * 256 < idle.MOST_IDLE


class Asking:
    """Requests to our middleware, with an application that waits or answers."""

    def __init__(self, limits: bool = True) -> None:
        self.go_on = asyncio.Event()
        self.app = Middleware(self.application, Config("", limits=limits), Metrics(), Limiter(enabled=False))
        self.tasks: list[asyncio.Task[Any]] = []

    async def application(self, scope: Any, _receive: Any, send: Any) -> None:
        if scope["path"] == "/slow":
            await self.go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(
        self, path: str, method: str = "GET", address: str = "192.0.2.7", body: bool = True
    ) -> tuple[int, dict[str, Any]]:
        """The status and the content of the answer."""
        said: list[Any] = []

        async def receive() -> Any:
            if not body:
                await self.go_on.wait()
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        head = [(b"content-length", b"0" if body else b"1")]
        scope = {"type": "http", "method": method, "path": path, "headers": head, "client": (address, 1)}
        await self.app(scope, receive, send)
        return said[0]["status"], msgspec.json.decode(said[1]["body"] or b"{}")

    async def begin(self, number: int, *request: Any, **more: Any) -> None:
        """Send requests that are not answered yet."""
        self.tasks += [asyncio.create_task(self.ask(*request, **more)) for _ in range(number)]
        await asyncio.sleep(0)

    async def end(self) -> None:
        """All are answered now."""
        self.go_on.set()
        assert {status for status, _ in await asyncio.gather(*self.tasks)} == {200}


def test_one_address_has_not_too_much_under_way() -> None:
    async def story() -> None:
        asking = Asking()
        await asking.begin(int(asking.app.requests.most), "/slow")
        status, problem = await asking.ask("/quick")
        assert (status, problem["error"], problem["args"]) == (429, "error-too-many", {"seconds": 1})
        assert (await asking.ask("/healthz"))[0] == 200, "a probe is always answered"
        assert (await asking.ask("/quick", address="192.0.2.8"))[0] == 200
        await asking.end()
        assert (await asking.ask("/quick"))[0] == 200
        assert not asking.app.requests.counts

    asyncio.run(asyncio.wait_for(story(), 30))


def test_one_address_takes_a_part_of_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Asking().app.requests.most <= MOST_UNDER_WAY
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: (1024, 1024))
    assert Asking().app.requests.most == 256


def test_a_large_answer_is_under_way_until_it_is_read() -> None:
    """It is sent in parts. As a whole it would wait in memory, uncounted, and who needs long for it would count as stuck."""
    whole = bytes(range(256)) * 1000

    async def story() -> None:
        taken: list[Any] = []
        reads = asyncio.Event()

        async def application(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": whole})

        async def send(message: Any) -> None:
            taken.append(message)
            if "body" in message:
                await reads.wait()

        app = Middleware(application, Config(""), Metrics(), Limiter(enabled=False))
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.7", 1)}
        asking = asyncio.create_task(app(scope, None, send))  # type: ignore[arg-type]  # nothing is received
        await asyncio.sleep(0)
        _, first = taken
        assert (len(first["body"]), first["more_body"], app.requests.counts["192.0.2.7"]) == (PART, True, 1)
        reads.set()
        await asking
        assert b"".join(each["body"] for each in taken[1:]) == whole
        assert [each.get("more_body", False) for each in taken[1:]] == [True, True, True, False]
        assert not app.requests.counts

    asyncio.run(asyncio.wait_for(story(), 30))


def test_bodies_that_do_not_arrive_are_few_for_each_address() -> None:
    """Each may be a megabyte."""

    async def story() -> None:
        asking = Asking()
        await asking.begin(MOST_BODIES, "/quick", "POST", body=False)
        assert (await asking.ask("/quick", "POST"))[1]["error"] == "error-too-many"
        assert (await asking.ask("/quick"))[0] == 200, "it has no body"
        assert (await asking.ask("/quick", "POST", address="192.0.2.8"))[0] == 200
        await asking.end()
        assert (await asking.ask("/quick", "POST"))[0] == 200
        assert not asking.app.bodies.counts

    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_load_test_has_as_much_under_way_as_it_likes() -> None:
    async def story() -> None:
        asking = Asking(limits=False)
        await asking.begin(MOST_UNDER_WAY + 1, "/slow")
        assert (await asking.ask("/quick"))[0] == 200
        await asking.end()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_the_log_says_once_that_a_proxy_is_not_believed(caplog: pytest.LogCaptureFixture) -> None:
    """All its visitors would share one address's limits."""

    async def story() -> None:
        app = Asking().app
        for forwarded, client in ((b"203.0.113.5", "203.0.113.5"), (b"203.0.113.5", "10.0.0.2"), (b"203.0.113.6", "10.0.0.2")):
            head = [(b"x-forwarded-for", forwarded)]
            scope = {"type": "http", "method": "GET", "path": "/", "headers": head, "client": (client, 1)}
            await app(scope, None, _take)  # type: ignore[arg-type]  # nothing is received
            warned.append(len(caplog.records))

    warned: list[int] = []
    with caplog.at_level(logging.WARNING, "saqqara.access"):
        asyncio.run(story())
    assert warned == [0, 1, 1]
    assert "FORWARDED_ALLOW_IPS" in caplog.text
    assert "203.0.113" not in caplog.text, "logs have no addresses"


async def _take(_message: Any) -> None: ...
