"""ASGI middleware: identity, origin check, body check, security headers, request metrics and the access log."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import nullcontext
from math import inf
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from msgspec import json

from ..store.addresses import read_address
from ..table.refusal import Refused
from . import body
from .config import Config
from .connections import refuse_socket
from .identity import Visitor, new_secret, person_of, read_token, set_cookie
from .idle import SHARE_OF_FILES, allow_many_files
from .limits import MOST_BODIES, MOST_UNDER_WAY, Limiter, UnderWay
from .metrics import Metrics
from .problems import problem_of
from .viewer import TOO_MANY, UNREADABLE
from .whereabouts import Whereabouts
from .wire import Problem

PART = 64 * 1024
"""Bytes of a body that are sent at a time: the next ones when the client has taken these."""
MOST_QUERY = 2048
"""Bytes of a query."""
PROBES = ("/healthz", "/readyz")
"""Always answered: whatever restarts the server, or sends people to it, may ask from the same address as they do."""
OPERATORS_PATHS = (*PROBES, "/metrics")
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
FORWARDED = b"x-forwarded-for"
READ_HEADERS = (b"cookie", b"origin", b"host", b"content-length", FORWARDED)
UNKNOWN_PROXY = "X-Forwarded-For is not believed: if this is your proxy, its visitors share one limit; set FORWARDED_ALLOW_IPS"
FORBIDDEN = 4403
"""The WebSocket close code for a request from another site."""
CLOSE_CODES = {400: UNREADABLE, 429: TOO_MANY}
log = logging.getLogger("saqqara.access")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Unreadable(Exception):
    """The body of a request cannot be taken."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


class Middleware:
    """ASGI middleware around the whole application."""

    def __init__(
        self, app: App, config: Config, metrics: Metrics, limiter: Limiter, whereabouts: Whereabouts | None = None
    ) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.limiter = limiter
        self.whereabouts = whereabouts or Whereabouts()
        self.requests = UnderWay(min(MOST_UNDER_WAY, SHARE_OF_FILES * allow_many_files()) if config.limits else inf)
        self.bodies = UnderWay(MOST_BODIES if config.limits else inf)
        self.warned = False
        """Has the log said that a proxy is not believed?"""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Identify the visitor, check the origin, and pass the request on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in READ_HEADERS}
        known = read_token(headers.get(b"cookie", b"").decode("latin-1"))
        token = known or new_secret()
        address = (scope.get("client") or ("", 0))[0]
        self.look_for_proxy(headers.get(FORWARDED), address)
        scope["saqqara"] = Visitor(person_of(token), token, address, known is not None)
        if (problem := self.problem_with(scope, headers, address)) is not None:
            await self.refuse(scope, receive, send, problem)
            return
        if scope["path"].startswith("/api/"):
            self.whereabouts.note(scope["saqqara"].person, address)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await HttpExchange(self, scope, receive, send, None if known else token).run(headers)

    def look_for_proxy(self, forwarded: bytes | None, address: str) -> None:
        """Say once in the log if a proxy names addresses of visitors that are not taken over from it."""
        if forwarded is not None and not self.warned and address.encode() not in forwarded:
            self.warned = True
            log.warning(UNKNOWN_PROXY)

    def problem_with(self, scope: Scope, headers: dict[bytes, bytes], address: str) -> Problem | None:
        """Why a request is refused before anybody looks what it asks for; None if it is not."""
        if not is_probe(scope):
            try:
                self.limiter.check("request", None, address)
            except Refused as refused:
                return problem_of(refused)
        if not is_text(scope):
            return body.unreadable("the address is not UTF-8, has a NUL, or is too long")
        if not self.own_host(scope, headers):
            return Problem(421, "error-host", "this server is not at that address")
        if not self.same_origin(scope, headers):
            return Problem(403, "error-origin", "this request comes from another site")
        return None

    def own_host(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Is the request for the public address? Numbers and routes for operators are let through: probes use them."""
        if not self.config.origins or scope["path"] in OPERATORS_PATHS:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return host in {urlsplit(origin).netloc.lower() for origin in self.config.origins} or is_number(host)

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

    async def refuse(self, scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
        """Answer with a problem, without calling the application."""
        self.metrics.refused.labels(problem.error).inc()
        if scope["type"] == "websocket":
            await refuse_socket(receive, send, CLOSE_CODES.get(problem.status, FORBIDDEN), problem.error)
            return
        encoded = json.encode(problem)
        length = str(len(encoded)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length), (b"connection", b"close")]
        if "seconds" in problem.args:
            headers.append((b"retry-after", str(problem.args["seconds"]).encode()))
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": encoded, "more_body": False})


class HttpExchange:
    """One HTTP request and its response: limited, measured, logged, with our headers."""

    def __init__(self, middleware: Middleware, scope: Scope, receive: Receive, send: Send, new_token: str | None) -> None:
        self.middleware = middleware
        self.scope = scope
        self._receive = receive
        self._send = send
        self.new_token = new_token
        """The secret of a visitor who has none yet."""
        self.body: bytes | None = None
        """The whole body, until the application has received it."""
        self.status = 0

    async def run(self, headers: dict[bytes, bytes]) -> None:
        """Let the application answer, unless too much is under way for the same address."""
        began, address = time.perf_counter(), self.scope["saqqara"].address
        try:
            with nullcontext() if is_probe(self.scope) else self.middleware.requests.count(address):
                if self.scope["method"] not in SAFE_METHODS:
                    with self.middleware.bodies.count(address):
                        self.body = await self.read_body(headers.get(b"content-length", b"0"))
                await self.middleware.app(as_get(self.scope), self.receive, self.send)
        except (Refused, Unreadable) as error:
            problem = error.problem if isinstance(error, Unreadable) else problem_of(error)
            await self.middleware.refuse(self.scope, self._receive, self.send, problem)
        except asyncio.CancelledError:
            pass  # the server has waited long enough at its end, and the client is gone: uvicorn would log a traceback
        finally:
            self.measure(time.perf_counter() - began)

    async def read_body(self, announced: bytes) -> bytes:
        """The whole body. Unreadable if it is too large, comes too slowly, or is nothing that should be parsed."""
        most = body.most_bytes(self.scope["path"])
        if not announced.isdigit() or int(announced) > most:
            raise Unreadable(body.TOO_LARGE)
        whole = bytearray()
        more = True
        try:
            async with asyncio.timeout(body.MOST_SECONDS):
                while more:
                    message = await self._receive()
                    if message["type"] == "http.disconnect":
                        raise Unreadable(body.unreadable("the request is not complete"))
                    whole += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(whole) > most:
                        raise Unreadable(body.TOO_LARGE)
        except TimeoutError:
            raise Unreadable(body.TOO_SLOW) from None
        complete = bytes(whole)
        problem = body.check_body(complete)
        if problem is not None:
            raise Unreadable(problem)
        return complete

    async def receive(self) -> Message:
        """The body, which is here already; then whatever comes."""
        if self.body is None:
            return await self._receive()
        whole, self.body = self.body, None
        return {"type": "http.request", "body": whole, "more_body": False}

    async def send(self, message: Message) -> None:
        """Send a part of the response; its start gets the security headers, and the cookie if the visitor is new."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            # Not with every file: a new visitor's page asks for several things at once, and one secret must win.
            if self.scope["path"].startswith("/api/"):
                message["headers"].append((b"cache-control", b"no-store"))
            if self.new_token is not None and (is_page(message) or self.scope["path"].startswith("/api/")):
                cookie = set_cookie(self.new_token, self.middleware.config.secure)
                message["headers"].append((b"set-cookie", cookie.encode()))
        if len(message.get("body", b"")) <= PART:
            await self._send(message)
            return
        for part in parts_of(message):
            await self._send(part)

    def measure(self, seconds: float) -> None:
        """Metrics and access log."""
        method, path = self.scope["method"], self.scope["path"]
        self.middleware.metrics.requests.labels(method, str(self.status)).observe(seconds)
        route = self.scope.get("path_template") or path.split("/")[1]
        milliseconds = round(1000 * seconds, 1)
        log.debug("request", extra={"method": method, "route": route, "status": self.status, "ms": milliseconds})


def as_get(scope: Scope) -> Scope:
    """HEAD for a page, a file or a probe is answered as GET. uvicorn leaves out the body: its own scope stays as it is."""
    if scope["method"] != "HEAD" or scope["path"].startswith("/api/"):
        return scope
    return {**scope, "method": "GET"}


def parts_of(message: Message) -> Iterator[Message]:
    """A part of a response in smaller ones: who reads slowly takes one after another. The request is under way until then."""
    rest = memoryview(message["body"])
    while len(rest) > PART:
        yield {**message, "body": rest[:PART], "more_body": True}
        rest = rest[PART:]
    yield {**message, "body": rest}


def is_text(scope: Scope) -> bool:
    """Are path and query of a request UTF-8, without NUL characters, and of a usual length?"""
    query = scope.get("query_string", b"")
    if len(query) > MOST_QUERY:
        return False
    try:
        decoded = unquote_to_bytes(scope.get("raw_path") or scope["path"].encode()) + unquote_to_bytes(query)
        decoded.decode()
    except UnicodeError:
        return False
    return b"\0" not in decoded


def is_probe(scope: Scope) -> bool:
    """Does this request ask whether the server is there, and nothing else?"""
    return scope["path"] in PROBES and scope["type"] == "http" and scope["method"] in SAFE_METHODS


def is_number(host: str) -> bool:
    """Is this host the number of a machine, or this machine?"""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or read_address(name) is not None


def is_page(message: Message) -> bool:
    """Does this response start an HTML page?"""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"])
