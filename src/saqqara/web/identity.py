"""Who a visitor is: a browser has a secret in a cookie that scripts cannot read. The server stores only hashes of secrets."""

import base64
import hashlib
import re
import secrets

from msgspec import Struct

COOKIE = "saqqara"
MAX_AGE = 400 * 86_400
"""The longest time for which browsers keep a cookie."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


LOCAL = "local-"
"""The ids of tables that live in a browser begin with it."""


class Visitor(Struct, frozen=True):
    """Who makes a request."""

    person: str
    token: str
    address: str
    known: bool = True
    """Did the request have a cookie?"""
    local: bool = False
    """Does the request come from the page of the same browser?"""

    def table_id(self, command: str) -> str:
        """The id of the table that a command of this visitor opens."""
        return (LOCAL if self.local else "") + derived_id(self.token, command)


def new_secret() -> str:
    """A random text of 128 bits, for cookies and addresses."""
    return secrets.token_urlsafe(16)


def person_of(token: str) -> str:
    """The person who has this secret: its hash."""
    return hashlib.sha256(token.encode()).hexdigest()


TAIL = 3
"""The last characters of a table's id: they say which of several workers serves it. A rematch has those of the game before."""


def derived_id(*parts: str) -> str:
    """An id that follows from secrets: the same parts give the same id, and nobody else can guess it."""
    joined = "\0".join(parts).encode()
    return base64.urlsafe_b64encode(hashlib.sha256(b"table\0" + joined).digest()[:16]).decode().rstrip("=")


def read_token(cookies: str) -> str | None:
    """The secret in a Cookie header, if there is a valid one."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def set_cookie(token: str, secure: bool) -> str:
    """The Set-Cookie header that gives a browser its secret."""
    return f"{COOKIE}={token}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
