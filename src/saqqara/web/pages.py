"""The page itself: the built client, from memory, compressed once. Every address of ours is the same page."""

import gzip
import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

from ..table.events import Refused
from .tables import Asked

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
PAGES = ("", "t", "join", "rules", "study", "new", "settings")
"""First parts of addresses that the page knows what to do with."""
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Saqqara</title><h1>The page is not built</h1>
<p>Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>.</p>"""
TEXTS = (".js", ".css", ".html", ".svg", ".webmanifest", ".json", ".ftl")


class Files:
    """What was built, in memory."""

    def __init__(self, directory: Path = STATIC) -> None:
        self.files: dict[str, tuple[bytes, bytes | None, str]] = {}
        for path in sorted(directory.rglob("*")) if directory.is_dir() else ():
            if path.is_file():
                name = path.relative_to(directory).as_posix()
                body = path.read_bytes()
                kind = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(name)[0]
                packed = gzip.compress(body, 9) if path.suffix in TEXTS else None
                self.files[name] = (body, packed, kind or "application/octet-stream")

    def answer(self, name: str, encodings: str, status: int = 200) -> Response[bytes]:
        """A file, packed if the browser can unpack it."""
        if name not in self.files:
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        body, packed, kind = self.files[name]
        headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
        if packed is not None and "gzip" in encodings:
            body = packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=kind, headers=headers, status_code=status)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, path: Annotated[str, PathParameter(required=False)] = "") -> Response[Any]:
    """A file of the page, or the page."""
    files: Files = request.app.state.files
    name = path.lstrip("/")
    encodings = request.headers.get("accept-encoding", "")
    if name in files.files:
        return files.answer(name, encodings)
    known = name.split("/")[0] in PAGES
    if not known and (name.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        raise Refused(404, "error-not-found", "there is nothing at this address")
    return files.answer("index.html", encodings, 200 if known else 404)
