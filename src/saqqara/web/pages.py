"""The page: the built client, served from memory, compressed once. Every address of the page gets the same HTML file."""

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
PAGE_PATHS = re.compile(r"|rules|t/[^/]+|join/[^/]+")
"""The addresses that the client has a page for (`pageOf` in the client). All others are answered with 404."""
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Saqqara</title><h1>The page is not built</h1>
<p>Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>.</p>"""
COMPRESSED = (".js", ".mjs", ".css", ".html", ".svg", ".webmanifest", ".json", ".ftl", ".wasm")
LARGE = 1_000_000
"""Bytes above which a file is compressed quickly: the best compression would make a server start seconds later."""
NAMED_BY_CONTENT = ("assets/", "python/")
"""Folders whose files, or whose own names, change with their content."""


class File(NamedTuple):
    """A file of the built client."""

    body: bytes
    compressed: bytes | None
    media_type: str


class Files:
    """The built client, in memory."""

    def __init__(self, directory: Path = STATIC) -> None:
        found = sorted(directory.rglob("*")) if directory.is_dir() else []
        self.files = {path.relative_to(directory).as_posix(): read_file(path) for path in found if path.is_file()}

    def response(self, name: str, encodings: str, status: int = 200) -> Response[bytes]:
        """A file, compressed if the browser accepts that."""
        if name not in self.files:
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        body, compressed, media_type = self.files[name]
        headers = {"cache-control": IMMUTABLE if name.startswith(NAMED_BY_CONTENT) else "no-cache", "vary": "accept-encoding"}
        if compressed is not None and "gzip" in encodings:
            body = compressed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=media_type, headers=headers, status_code=status)


def read_file(path: Path) -> File:
    """Read a file, and compress it if that helps."""
    body = path.read_bytes()
    media_type = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
    compressed = gzip.compress(body, 1 if len(body) > LARGE else 9) if path.suffix in COMPRESSED else None
    return File(body, compressed, media_type or "application/octet-stream")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request, path: Annotated[str, PathParameter(required=False)] = "") -> Response[Any]:
    """A file of the client, or the page. An unknown address gets the page too, with status 404: it says what is missing."""
    files: Files = request.app.state.files
    name = path.lstrip("/")
    encodings = request.headers.get("accept-encoding", "")
    if name in files.files:
        return files.response(name, encodings)
    known = PAGE_PATHS.fullmatch(name) is not None
    if not known and (name.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        raise Refused("not_found", "error-not-found", "there is nothing at this address")
    return files.response("index.html", encodings, 200 if known else 404)


ROUTES = [page]
