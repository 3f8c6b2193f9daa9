"""The configuration of a server."""

import os

import msgspec

ENVIRONMENT = "SAQQARA_SERVER_CONFIG"
"""The environment variable that passes the configuration to the server's processes."""


class Config(msgspec.Struct, frozen=True):
    """The configuration of a server."""

    database: str
    """`sqlite:///FILE` or `postgresql://…`"""
    bus: str | None = None
    """How several processes hear of each other's moves: `redis://…`, or `postgresql://…` for the database's own."""
    origins: tuple[str, ...] = ()
    """Public addresses of the page. If there are any, requests for another Host are refused."""
    secure: bool = False
    """Is the page served by HTTPS? Then the cookie is sent only by HTTPS."""
    limits: bool = True
    """Rate limits; only a load test does without."""
    log: str = "info"
    pace: float = 0.35
    """Seconds that a bot takes at least if somebody looks on, so that people can follow."""
    proxies: str = msgspec.field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    """Proxies whose X-Forwarded-For header is trusted: addresses or networks, separated by commas."""
    network_port: int | None = None
    """The port for other devices in the local network; None: they cannot reach it, or by `origins` only."""
    workers: int = 1
    """Processes on this machine that serve at one port."""
    meeting_place: str | None = None
    """The directory in which they find each other, to hand connections over; None: they do not."""

    abandon_days: float = 0
    """A game ends when nobody has touched it for so many days; 0: never."""
    keep_days: float = 0
    """A finished table is deleted after so many days; 0: never."""

    def hand_over(self) -> None:
        """Store it in the environment, for the server's processes."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_over(cls) -> "Config":
        """The configuration that `hand_over` stored."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=cls)
