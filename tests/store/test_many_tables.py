"""A database with very many tables: what is asked again and again does not read them all; clean-up goes in small steps."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from saqqara.store import house as house_module
from saqqara.store.house import House
from saqqara.store.schema import notices
from saqqara.store.store import Store

from .test_store import FINISHED, RUNNING, happened, new_table, opened, run

ASKED: dict[str, tuple[Callable[[Store], Awaitable[Any]], str]] = {
    "public tables": (lambda store: store.public_tables(), "SCAN tables USING INDEX tables_open"),
    "own tables": (lambda store: store.tables_of("ann"), "INDEX seats_person"),
    "what is to do": (lambda store: store.due_tables(5.0, "me"), "tables_deadline (status=? AND deadline<?)"),
    "an invitation": (lambda store: store.find_invite("key-t1-1"), "SEARCH seats"),
    "admin list": (lambda store: House(store).tables(), "SEARCH events"),
    "forget": (lambda store: House(store).forget("ann", 1.0), "INDEX events_people (person=?)"),
    "clean-up": (lambda store: House(store).clean(9e9, 1.0, 1.0), "SEARCH events"),
}
"""What is asked, and how SQLite finds it."""


@pytest.mark.parametrize("what", ASKED)
def test_what_is_asked_again_and_again_does_not_read_everything(what: str, tmp_path: Path) -> None:
    ask, how = ASKED[what]

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            found: list[tuple[str, Any]] = []
            event.listen(
                store.engine.sync_engine,
                "before_cursor_execute",
                lambda _c, _d, query, values, *_: found.append((query, values)),
            )
            await ask(store)
            plans = []
            async with store.engine.connect() as connection:
                for query, values in found:
                    if query.startswith("SELECT"):
                        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values)
                        plans += [row.detail for row in rows]
            assert any(how in plan for plan in plans), plans
            assert not any(plan.startswith("SCAN events") for plan in plans), plans
            assert what.startswith(("admin", "clean")) or "SCAN tables" not in plans, plans

    asyncio.run(story())


def test_very_many_tables_are_deleted_in_small_steps_unless_somebody_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than a statement may have values; and a waiting room where somebody sits down in the meantime stays."""
    monkeypatch.setattr(house_module, "TABLES_AT_ONCE", 3)
    monkeypatch.setattr(house_module, "KEPT_NOTICES", 4)
    names = [f"t{number}" for number in range(8)]

    async def story(store: Store) -> None:
        house = House(store)
        await asyncio.gather(*(store.create(new_table(name), happened(1)) for name in names))
        write = store.write

        async def meanwhile(*statements: Any) -> None:
            if len(await store.rows(text("SELECT id FROM tables WHERE id = 't7'"))) and not await store.events("t7", 1):
                await store.append("t7", happened(5000, "back-0001"), RUNNING)
            await write(*statements)

        monkeypatch.setattr(store, "write", meanwhile)
        await house.clean(2000.0, 500.0, 0)
        assert [line.id for line in await house.tables()] == ["t7"]
        assert {row.table_id for row in await store.rows(notices.select())} == set(names), "deleted ones are remembered"
        await store.update("t7", FINISHED)
        assert await house.clean(7000.0, 0, 500.0) == (0, 1)

    run(database, story)
