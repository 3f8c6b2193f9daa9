"""A table of a browser goes on at a server."""

import asyncio
import json
from typing import Any

import pytest

from saqqara.browser.carrying import with_record
from saqqara.table.refusal import Refused

from .memory import MemoryDatabase
from .test_home import ask, opened

REQUEST = json.dumps({"command": "carry-it-over", "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "friend"}]}).encode()


def test_the_server_can_open_the_game_so_far_with_an_open_seat() -> None:
    async def story() -> None:
        home, table = await opened(MemoryDatabase())
        path = f"/tables/{table['id']}"
        await ask(home, "POST", f"{path}/moves", command="the-first-move", version=2, move="take")
        request: dict[str, Any] = json.loads(await with_record(home, table["id"], REQUEST))
        assert request["record"]["moves"] == ["take"]
        status, carried = await ask(home, "POST", "/tables", **request)
        assert (status, carried["status"]) == (201, "waiting")
        assert carried["from_record"] == {"ply": 1, "same_deal": False}
        assert (await ask(home, "GET", path))[1]["version"] == 3, "the first table stays as it is"
        await home.close()

    asyncio.run(story())


def test_a_table_that_does_not_run_is_not_carried() -> None:
    async def story() -> None:
        home, table = await opened(MemoryDatabase())
        await ask(home, "POST", f"/tables/{table['id']}/resign", command="give-up-now", version=2, seat=0)
        with pytest.raises(Refused):
            await with_record(home, table["id"], REQUEST)
        await home.close()

    asyncio.run(story())
