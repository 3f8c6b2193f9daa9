"""The door that everything comes through: who is it, may they, how much do they carry; and what every answer wears."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct, json

from .config import Config
from .metrics import Metrics
from .people import cookie_with, new_secret, person_of, token_in
from .wire import Problem

MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
"""For doors that take a whole record."""
RECORD_DOORS = ("/api/studies", "/api/tables")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
log = logging.getLogger("saqqara.access")
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Visitor(Struct, frozen=True):
    """Who asks."""

    person: str
    token: str
    address: str


class TooLarge(Exception):
    """More came than was announced or allowed."""


class Door:
    """An ASGI middleware around the whole application."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {
            name: value for name, value in scope["headers"] if name in (b"cookie", b"origin", b"host", b"content-length")
        }
        token = token_in(headers.get(b"cookie", b"").decode("latin-1"))
        known = token is not None
        token = token or new_secret()
        address = (scope.get("client") or ("", 0))[0]
        scope["saqqara"] = Visitor(person_of(token), token, address)
        if not self.same_origin(scope, headers):
            await self.turn_away(scope, send, 403, "error-origin", "this request comes from another site")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.http(scope, receive, send, None if known else token, headers)

    def same_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Does it come from our own page? Only browsers say where from, and they always do when it matters."""
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return True
        said = origin.decode("latin-1")
        try:
            site = urlsplit(said).netloc
        except ValueError:
            return False
        return said in self.config.origins or site == headers.get(b"host", b"").decode("latin-1") != ""

    async def http(self, scope: Scope, receive: Receive, send: Send, token: str | None, headers: dict[bytes, bytes]) -> None:
        """An HTTP request: bounded, measured, logged, its answer dressed."""
        began, status, path = time.perf_counter(), 0, scope["path"]
        most = MOST_RECORD if path in RECORD_DOORS else MOST_BODY
        announced = headers.get(b"content-length", b"0")

        async def bounded_receive() -> dict[str, Any]:
            nonlocal most
            message = await receive()
            most -= len(message.get("body", b""))
            if most < 0:
                raise TooLarge
            return message

        async def dressed_send(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [*HEADERS]
                page = any(name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"])
                if token is not None and (page or scope["path"].startswith("/api/")):  # a page asks several things at once
                    more.append((b"set-cookie", cookie_with(token, self.config.secure).encode()))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        try:
            if not announced.isdigit() or int(announced) > most:
                raise TooLarge
            await self.app(scope, bounded_receive, dressed_send)
        except TooLarge:
            await self.turn_away(scope, dressed_send, 413, "error-too-large", "that is too large")
        finally:
            took = time.perf_counter() - began
            method = scope["method"]
            self.metrics.requests.labels(method, str(status)).observe(took)
            route = scope.get("path_template") or path.split("/")[1]
            log.debug("request", extra={"method": method, "route": route, "status": status, "ms": round(1000 * took, 1)})

    async def turn_away(self, scope: Scope, send: Send, status: int, error: str, text: str) -> None:
        """Say no in one sentence."""
        self.metrics.refused.labels(error).inc()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": text})
            return
        body = json.encode(Problem(status, error, text))
        start = {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})
