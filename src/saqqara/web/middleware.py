"""ASGI middleware: identity, origin check, body limit, security headers, request metrics and the access log."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct, json

from .config import Config
from .identity import new_secret, person_of, read_token, set_cookie
from .metrics import Metrics
from .wire import Problem

MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
"""For routes that take a whole record."""
RECORD_PATHS = ("/api/studies", "/api/tables")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
READ_HEADERS = (b"cookie", b"origin", b"host", b"content-length")
FORBIDDEN = 4403
"""The WebSocket close code for a request from another site."""
log = logging.getLogger("saqqara.access")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Visitor(Struct, frozen=True):
    """Who makes a request."""

    person: str
    token: str
    address: str


class TooLarge(Exception):
    """The body is longer than allowed."""


class Middleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Identify the visitor, check the origin, and pass the request on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in READ_HEADERS}
        known = read_token(headers.get(b"cookie", b"").decode("latin-1"))
        token = known or new_secret()
        address = (scope.get("client") or ("", 0))[0]
        scope["saqqara"] = Visitor(person_of(token), token, address)
        if not self.same_origin(scope, headers):
            await self.refuse(scope, send, Problem(403, "error-origin", "this request comes from another site"))
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await HttpExchange(self, scope, receive, send, None if known else token).run(headers)

    def same_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Does the request come from our own page? Browsers send an Origin with everything that changes something."""
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return True
        text = origin.decode("latin-1")
        try:
            site = urlsplit(text).netloc
        except ValueError:
            return False
        return text in self.config.origins or site == headers.get(b"host", b"").decode("latin-1") != ""

    async def refuse(self, scope: Scope, send: Send, problem: Problem) -> None:
        """Answer with a problem, without calling the application."""
        self.metrics.refused.labels(problem.error).inc()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": problem.text})
            return
        body = json.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class HttpExchange:
    """One HTTP request and its response: limited, measured, logged, with our headers."""

    def __init__(self, middleware: Middleware, scope: Scope, receive: Receive, send: Send, new_token: str | None) -> None:
        self.middleware = middleware
        self.scope = scope
        self._receive = receive
        self._send = send
        self.new_token = new_token
        """The secret of a visitor who has none yet."""
        self.bytes_left = MOST_RECORD if scope["path"] in RECORD_PATHS else MOST_BODY
        self.status = 0

    async def run(self, headers: dict[bytes, bytes]) -> None:
        """Let the application answer."""
        began = time.perf_counter()
        announced = headers.get(b"content-length", b"0")
        try:
            if not announced.isdigit() or int(announced) > self.bytes_left:
                raise TooLarge
            await self.middleware.app(self.scope, self.receive, self.send)
        except TooLarge:
            await self.middleware.refuse(self.scope, self.send, Problem(413, "error-too-large", "that is too large"))
        finally:
            self.measure(time.perf_counter() - began)

    async def receive(self) -> Message:
        """The next part of the body. TooLarge if there is more than allowed."""
        message = await self._receive()
        self.bytes_left -= len(message.get("body", b""))
        if self.bytes_left < 0:
            raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the response; its start gets the security headers, and the cookie if the visitor is new."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            # Not with every file: a new visitor's page asks for several things at once, and one secret must win.
            if self.new_token is not None and (is_page(message) or self.scope["path"].startswith("/api/")):
                cookie = set_cookie(self.new_token, self.middleware.config.secure)
                message["headers"].append((b"set-cookie", cookie.encode()))
        await self._send(message)

    def measure(self, seconds: float) -> None:
        """Metrics and access log."""
        method, path = self.scope["method"], self.scope["path"]
        self.middleware.metrics.requests.labels(method, str(self.status)).observe(seconds)
        route = self.scope.get("path_template") or path.split("/")[1]
        milliseconds = round(1000 * seconds, 1)
        log.debug("request", extra={"method": method, "route": route, "status": self.status, "ms": milliseconds})


def is_page(message: Message) -> bool:
    """Does this response start an HTML page?"""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"])
