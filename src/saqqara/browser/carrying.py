"""A table of this browser that goes on at a server: the request that opens a table there, with the game so far.

The request holds what is hidden. It is made and sent in the worker; the page never sees it.
"""

import msgspec
from msgspec.structs import replace

from ..table.commands import check_running
from ..web.wire import CreateTable
from .home import Home


async def with_record(home: Home, table: str, request: bytes) -> bytes:
    """A request for a new table, with the moves and the setup of a running table. Refused if there is none."""
    live = await home.hub.find_visible(table, home.owner.person)
    check_running(live.table)
    new = msgspec.json.decode(request, type=CreateTable)
    return msgspec.json.encode(replace(new, record=live.table.state.record()))
