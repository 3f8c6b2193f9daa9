"""The body of a request: limited in size and time, and checked before it is parsed, so that parsing it takes no time."""

import re

from .wire import Problem

MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
"""For routes that take a whole record."""
RECORD_PATHS = ("/api/studies", "/api/tables")
MOST_SECONDS = 20.0
"""How long a body may take to arrive."""
MOST_VALUES = 6_000
"""The most values in a body: the record of a long game has about 500, with remarks a few thousand."""
MOST_DIGITS = 400
"""The most digits of a number: parsing takes time that grows with their square."""
DIGITS = bytes.maketrans(b"012345678", b"9" * 9)
ESCAPED_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

TOO_LARGE = Problem(413, "error-too-large", "that is too large")
TOO_SLOW = Problem(408, "error-too-slow", "the request took too long to arrive")


def most_bytes(path: str) -> int:
    """How many bytes the body of a request for this path may have."""
    return MOST_RECORD if path in RECORD_PATHS else MOST_BODY


def check_body(body: bytes) -> Problem | None:
    """What is wrong with a body of JSON, as far as that can be seen without parsing it."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return unreadable("the request is not UTF-8")
    if b"\0" in body or (b"\\u0000" in body and ESCAPED_NUL.search(body)):
        return unreadable("the request contains a NUL character")
    if body.count(b",") + body.count(b"[") + body.count(b"{") > MOST_VALUES:
        return Problem(413, "error-too-large", f"a request has at most {MOST_VALUES} values")
    if b"9" * (MOST_DIGITS + 1) in body.translate(DIGITS):
        return unreadable(f"a number has at most {MOST_DIGITS} digits")
    return None


def unreadable(text: str) -> Problem:
    """The request cannot be read."""
    return Problem(400, "error-bad-request", text)
