"""The page: the built client, served from memory. Every address of the page gets the same HTML file."""

import asyncio
import gzip
import mimetypes
import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import Response, get
from litestar.params import PathParameter

from ..table.refusal import Refused
from .http import Request

STATIC = Path(__file__).parent / "static"
IMMUTABLE = "public, max-age=31536000, immutable"
PAGE_PATHS = re.compile(r"|rules|t/[^/]+|join/[^/]+|puzzle/[a-z_]+(/\d+)?")
"""The addresses that the client has a page for (`pageOf` in the client; a test compares them). Others are answered with 404."""
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Saqqara</title><h1>The page is not built</h1>
<p>Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>.</p>"""
COMPRESSED = (".js", ".mjs", ".css", ".html", ".svg", ".webmanifest", ".json", ".ftl", ".wasm")
LARGE = 1_000_000
"""Bytes above which a file is compressed quickly: the first visitor would wait seconds for the best compression."""
NAMED_BY_CONTENT = ("assets/", "python/")
"""Folders whose files, or whose own names, change with their content."""


class File(NamedTuple):
    """A file of the built client."""

    body: bytes
    media_type: str
    worth_compressing: bool


class Files:
    """The built client, in memory."""

    def __init__(self, directory: Path = STATIC) -> None:
        found = sorted(directory.rglob("*")) if directory.is_dir() else []
        self.files = {path.relative_to(directory).as_posix(): read_file(path) for path in found if path.is_file()}
        self.compressed: dict[str, asyncio.Task[bytes]] = {}
        """Files that somebody has asked for. Compressing all of them would make the server start later."""

    async def response(self, name: str, encodings: str, status: int = 200) -> Response[bytes]:
        """A file, compressed if the browser accepts that."""
        if name not in self.files:
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        body, media_type, worth_compressing = self.files[name]
        headers = {"cache-control": IMMUTABLE if name.startswith(NAMED_BY_CONTENT) else "no-cache", "vary": "accept-encoding"}
        if worth_compressing and "gzip" in encodings:
            body = await self._compress(name, body)
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=media_type, headers=headers, status_code=status)

    async def _compress(self, name: str, body: bytes) -> bytes:
        """A file, compressed once for all, in a thread."""
        if name not in self.compressed:
            level = 1 if len(body) > LARGE else 9
            self.compressed[name] = asyncio.create_task(asyncio.to_thread(gzip.compress, body, level))
        return await asyncio.shield(self.compressed[name])


def read_file(path: Path) -> File:
    """Read a file."""
    media_type = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
    return File(path.read_bytes(), media_type or "application/octet-stream", path.suffix in COMPRESSED)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request, path: Annotated[str, PathParameter(required=False)] = "") -> Response[Any]:
    """A file of the client, or the page. An unknown address gets the page too, with status 404: it says what is missing."""
    files: Files = request.app.state.files
    name = path.lstrip("/")
    encodings = request.headers.get("accept-encoding", "")
    if name in files.files:
        return await files.response(name, encodings)
    known = PAGE_PATHS.fullmatch(name) is not None
    if not known and (name.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        raise Refused("not_found", "error-not-found", "there is nothing at this address")
    return await files.response("index.html", encodings, 200 if known else 404)


ROUTES = [page]
