"""Who asks: a browser is a person, by a secret in a cookie that no script can read. Secrets are stored only as hashes."""

import base64
import hashlib
import re
import secrets

COOKIE = "saqqara"
MAX_AGE = 400 * 86_400
"""As long as browsers keep a cookie at most."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_secret() -> str:
    """128 bits that nobody guesses, for addresses and cookies."""
    return secrets.token_urlsafe(16)


def person_of(token: str) -> str:
    """The person behind a secret, as we know them."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived_id(*parts: str) -> str:
    """An address that follows from secrets: asking twice gives it twice, and nobody else guesses it."""
    joined = "\0".join(parts).encode()
    return base64.urlsafe_b64encode(hashlib.sha256(b"table\0" + joined).digest()[:16]).decode().rstrip("=")


def token_in(cookies: str) -> str | None:
    """The secret in a Cookie header, if there is a good one."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def cookie_with(token: str, secure: bool) -> str:
    """The header that hands a browser its secret."""
    return f"{COOKIE}={token}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
