"""What a browser computes for tables of a server."""

import asyncio
import json

import msgspec
import pytest

import saqqara
from saqqara.bots import Budget, hint
from saqqara.browser.computing import analyse, hints, state_of
from saqqara.table.refusal import Refused
from saqqara.web.tables import sample_of

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


@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_a_sample_leads_to_the_hints_of_the_real_position(game: str) -> None:
    state = saqqara.game(game).start(seed=3)
    for _ in range(5):
        state.play(state.moves()[0])
    sample = sample_of(state, seed=8)
    sampled = state_of(sample)
    assert (sampled.view(state.mover) | {"ply": 5}) == state.view(state.mover)
    assert hint(sampled, Budget(simulations=100), seed=1) == hint(state, Budget(simulations=100), seed=1)

    async def story() -> None:
        home = new_home(MemoryDatabase())
        await home.open()
        found = await hints(home, msgspec.json.encode(sample))
        assert {each.move for each in found} <= set(state.moves())
        other = msgspec.structs.replace(sample, position={"players": 2})
        with pytest.raises(Refused):
            await hints(home, msgspec.json.encode(other))
        await home.close()

    asyncio.run(story())
