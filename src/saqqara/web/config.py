"""What a server can be told."""

import os

import msgspec

from ..store.places import data_directory

ENVIRONMENT = "SAQQARA_SERVER_CONFIG"
"""Through which a server's processes are told."""


class Config(msgspec.Struct, frozen=True):
    """How to serve."""

    database: str
    """`sqlite:///FILE` or `postgresql://…`"""
    bus: str | None = None
    """How several processes hear of each other's moves: `redis://…`, or `postgresql://…` for the database's own."""
    origins: tuple[str, ...] = ()
    """Addresses under which browsers reach us, if a proxy changes the Host header."""
    secure: bool = False
    """Is the page served by HTTPS? Then the cookie goes nowhere else."""
    limits: bool = True
    """Rate limits; only a load test does without."""
    log: str = "info"
    pace: float = 0.35
    """Seconds that a bot takes at least where people look on, so that they can follow."""
    proxies: str = msgspec.field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    """Whose word about the address of a visitor is taken: addresses or networks, with commas between."""

    def hand_over(self) -> None:
        """Leave it where the server's processes find it."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_over(cls) -> "Config":
        """What was left by `hand_over`."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=cls)


def local_database() -> str:
    """The database of a person's own games; its directory is made."""
    directory = data_directory()
    directory.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'tables.db'}"
