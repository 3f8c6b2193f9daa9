"""Tables as files, to be kept elsewhere or carried to another browser: everything, also what is hidden."""

from typing import Any

import msgspec
from msgspec import Struct

from ..store.interface import Conflict, StorageFailed
from ..table.refusal import Refused, invalid
from ..web.live_table import LiveTable
from .home import Home

FORMAT = "saqqara-table/1"


class TableFile(Struct):
    """A table, as it is in the store."""

    format: str
    owner: str
    """The person whose browser it was."""
    table: dict[str, Any]
    events: list[dict[str, Any]]


async def export_table(home: Home, table: str) -> bytes:
    """A table as a file. Refused if there is none."""
    row, events = await home.store.rows(table)
    if row is None:
        raise Refused("not_found", "error-not-found", "there is no such table")
    return msgspec.json.encode(TableFile(FORMAT, home.owner.person, row, events))


async def import_table(home: Home, content: bytes) -> str:
    """Keep a table from a file as one's own, and return its id. A table that is here already stays as it is."""
    try:
        file = msgspec.json.decode(content, type=TableFile)
        if file.format != FORMAT:
            raise ValueError
        file = msgspec.json.decode(content.replace(file.owner.encode(), home.owner.person.encode()), type=TableFile)
        found = str(file.table["id"])
        await check(home, file)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AssertionError):
        raise invalid("error-import", "this file has no table that can be played here") from None
    return found


async def check(home: Home, file: TableFile) -> None:
    """Write the table of a file, and read it back: what cannot be loaded is not kept."""
    try:
        await home.store.restore(file.table, file.events)
    except Conflict:
        return
    table = str(file.table["id"])
    try:
        stored = await home.store.find(table)
        assert stored is not None
        LiveTable.load(stored)
    except StorageFailed:
        raise
    except Exception:  # noqa: BLE001 (whatever is wrong with a file of somebody else)
        await home.store.delete(table)
        raise ValueError(table) from None
