"""What a browser computes for tables of a server."""

import asyncio
import json

import pytest

import saqqara
from saqqara.browser.computing import analyse
from saqqara.table.refusal import Refused

from .bridge import new_home
from .memory import MemoryDatabase


def test_a_record_is_analysed_once_and_no_table_is_stored() -> None:
    async def story() -> None:
        database = MemoryDatabase()
        home = new_home(database)
        await home.open()
        state = saqqara.game("imhotep").start(seed=3)
        for _ in range(2):
            state.play(state.moves()[0])
        record = json.dumps(state.record()).encode()
        while not (found := await analyse(home, record)).done:
            await asyncio.sleep(0)
        assert [each.ply for each in found.moves] == [0, 1]
        assert len(home.analyses.running) == 1, "asked again, it is the same analysis"
        assert not database.rows
        await home.close()

    asyncio.run(story())


@pytest.mark.parametrize("record", [b"", b"[]", b"{}", b'{"format": "saqqara/1", "game": "imhotep", "moves": ["fly"]}'])
def test_no_record_is_refused(record: bytes) -> None:
    async def story() -> None:
        home = new_home(MemoryDatabase())
        await home.open()
        with pytest.raises(Refused):
            await analyse(home, record)
        await home.close()

    asyncio.run(story())
