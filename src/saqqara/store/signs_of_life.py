"""Signs of life: when a server was last there, and when none was. Then no clock ran."""

import os
import platform
import secrets
import zlib
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from .interface import Outage
from .schema import outages, settings

ALIVE, PRESENT = "alive", "present:"
"""Names of settings: when a server was last alive, and (their beginning) when each process was."""
LONGEST_GAP = 12.0
"""Seconds without a sign of life, after which the database or all servers were away."""
KEPT_OUTAGES = 61 * 86_400.0
"""Seconds after which an outage is forgotten: no clock runs longer for one move."""
LATEST = 0xFF_FFFF
"""As much of the time when a process began as is noted."""
BOOT = Path("/proc/sys/kernel/random/boot_id")
"""Linux: another text after each start of the machine."""


def machine() -> str:
    """This machine, since it was started: numbers of processes mean the same on it."""
    boot = BOOT.read_text() if BOOT.exists() else ""
    return f"{zlib.crc32(f'{platform.node()} {boot}'.encode()):08x}"


def began(process: int) -> int | None:
    """When a process of this machine began, as Linux counts it; None if that is not known."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()[19]) & LATEST
    except (OSError, IndexError):
        return None


def new_presence() -> str:
    """The name under which this process notes that it is there: its machine, its number and beginning, and something random."""
    return f"{PRESENT}{machine()}{os.getpid():06x}{began(os.getpid()) or 0:06x}{secrets.token_hex(2)}"


def has_ended(presence: str) -> bool:
    """Is it known that this process has ended? It is, if it ran on this machine and is not there, or if another has its number.

    In a container that was restarted, processes get the same numbers as before.
    """
    noted = presence.removeprefix(PRESENT)
    where, number, beginning = noted[:8], int(noted[8:14], 16), int(noted[14:20], 16)
    if os.name != "posix" or where != machine():
        return False
    try:
        os.kill(number, 0)  # no signal: only whether it is there
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return began(number) not in (None, beginning)


def others_there(connection: Connection, now: float) -> bool:
    """Was another process there a moment ago? One that was killed is forgotten: at once on this machine, else after a while."""
    noted = settings.c.name.startswith(PRESENT)
    found = connection.execute(select(settings).where(noted)).all()
    gone = [row.name for row in found if now - float(row.value) >= LONGEST_GAP or has_ended(row.name)]
    connection.execute(delete(settings).where(settings.c.name.in_(gone)))
    return len(gone) < len(found)


def note_present(connection: Connection, name: str, now: float) -> None:
    """Note that a process is there."""
    if not connection.execute(update(settings).where(settings.c.name == name).values(value=repr(now))).rowcount:
        connection.execute(insert(settings).values(name=name, value=repr(now)))


def last_sign(connection: Connection) -> str | None:
    """When a server was last alive, as it was noted; None if none ever was."""
    return connection.execute(select(settings.c.value).where(settings.c.name == ALIVE)).scalar()


def note_alive(connection: Connection, before: str | None, now: float, longest_gap: float) -> list[Outage]:
    """Note the time, and an outage if the time before was too long ago. Returns the outages that still matter."""
    if before is None:
        connection.execute(insert(settings).values(name=ALIVE, value=repr(now)))
    else:
        last = float(before)
        changed = connection.execute(
            update(settings).where(settings.c.name == ALIVE, settings.c.value == before).values(value=repr(now))
        )
        if changed.rowcount and now - last > longest_gap:  # only the first process that is back notes it
            connection.execute(insert(outages).values(since=last, until=now))
            connection.execute(delete(outages).where(outages.c.until < now - KEPT_OUTAGES))
    return [Outage(row.since, row.until) for row in connection.execute(select(outages).order_by(outages.c.since))]
