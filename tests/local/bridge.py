"""The home of tables in a browser behind HTTP and WebSocket, so that the tests of the server's protocol can visit it too.

Only this bridge is for tests: requests are answered by `Home`, as in the worker of a page. Each cookie is a person of its own.
"""

import asyncio
import socket
import threading
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs

import uvicorn

from saqqara.browser.home import Connection, Home
from saqqara.browser.jobs import do
from saqqara.browser.requests import Request, Response
from saqqara.browser.store import BrowserStore
from saqqara.browser.work import Elsewhere
from saqqara.web.identity import Visitor, new_secret, person_of, read_token, set_cookie

from .memory import MemoryDatabase

Message = MutableMapping[str, Any]


async def think(_priority: int, job: bytes) -> bytes:
    """Another worker: here a thread."""
    return await asyncio.to_thread(do, job)


def new_home(database: MemoryDatabase, announce: Any = lambda *_: None) -> Home:
    """A tab of a browser."""
    return Home(BrowserStore(database), Elsewhere(think), announce, pace=0.0)


def visitor_of(scope: Any) -> tuple[Visitor, str | None]:
    """Who makes a request; with the cookie that they are given, if they have none."""
    headers = dict(scope["headers"])
    known = read_token(headers.get(b"cookie", b"").decode())
    token = known or new_secret()
    return Visitor(person_of(token), token, "", local=True), None if known else set_cookie(token, secure=False)


class Bridge:
    """An ASGI application in front of a home."""

    def __init__(self) -> None:
        self.home = new_home(MemoryDatabase())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await self.home.open()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await self.home.close()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "http":
            await self.http(scope, receive, send)
        else:
            await self.websocket(scope, receive, send)

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        visitor, cookie = visitor_of(scope)
        query = scope["query_string"].decode()
        path = scope["path"].removeprefix("/api") + (f"?{query}" if query else "")
        answered: asyncio.Future[Response] = asyncio.get_running_loop().create_future()
        request = Request(scope["method"], path, body.decode("utf-8", "surrogateescape") or None)
        task = asyncio.create_task(self.home.request(request, answered.set_result, visitor))
        response = await answered
        headers = [(b"content-type", b"application/json"), *([(b"set-cookie", cookie.encode())] if cookie else [])]
        await send({"type": "http.response.start", "status": response.status, "headers": headers})
        await send({"type": "http.response.body", "body": response.content})
        await task

    async def websocket(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode()).items()}
        since = int(query["since"]) if "since" in query else None
        table = scope["path"].split("/")[3]
        found = await self.home.connect(table, since, query.get("watch"), visitor_of(scope)[0])
        if isinstance(found, int):
            await send({"type": "websocket.close", "code": found})
            return
        await self.converse(found, receive, send)

    async def converse(self, connection: Connection, receive: Any, send: Any) -> None:
        """Pass frames on in both directions until one side closes."""
        sending: asyncio.Queue[Message] = asyncio.Queue()

        async def write() -> None:
            while (message := await sending.get())["type"] != "websocket.close":
                await send(message)
            await send(message)

        writer = asyncio.create_task(write())
        runner = asyncio.create_task(
            connection.run(
                lambda frame: sending.put_nowait({"type": "websocket.send", "text": frame.decode()}),
                lambda code: sending.put_nowait({"type": "websocket.close", "code": code}),
            )
        )
        while (message := await receive())["type"] == "websocket.receive":
            connection.receive(message["text"])
        connection.close()
        await runner
        writer.cancel()


@contextmanager
def bridged() -> Iterator[str]:
    """The address of a home behind a bridge, for as long as it is needed."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()  # whoever comes before the server runs waits, and is not refused
        server = uvicorn.Server(uvicorn.Config(Bridge(), log_level="error", lifespan="on", ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join(30)
