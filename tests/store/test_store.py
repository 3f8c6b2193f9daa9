"""One contract for both databases: what was answered is there, what conflicts is not, and each hears its own fate."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, event, insert, inspect, text

from saqqara.store import migrate
from saqqara.store.house import House
from saqqara.store.interface import Conflict, NewTable, Projection, SeatRow, StorageFailed
from saqqara.store.schema import events, metadata
from saqqara.store.signs_of_life import LONGEST_GAP, has_ended, new_presence
from saqqara.store.store import Store, make_engine
from saqqara.store.writer import MOST_ANSWERED
from saqqara.table.clock import ClockRules
from saqqara.table.events import Chat, Created, Event, Moved, Seated, Started, Undone
from saqqara.table.seats import Seat
from saqqara.table.table import Table

from .databases import Postgres

SEED = "0" * 31 + "7"
WAITING = Projection("waiting", waits=False, deadline=None)
RUNNING = Projection("running", waits=False, deadline=None)
FINISHED = Projection("finished", waits=False, deadline=None)


def happened(sequence: int, command: str | None = None, text: str = "hi") -> Event:
    """An event with some data."""
    return Event(sequence, 1000.0 + sequence, "person", command or f"command-{sequence}", Chat(0, text=text))


def new_table(name: str, people: tuple[str, ...] = ("ann", ""), **more: Any) -> NewTable:
    """A table whose second seat waits."""
    seats = [SeatRow(i, person, None if person else f"key-{name}-{i}") for i, person in enumerate(people)]
    return NewTable(name, SEED, f"watch-{name}", more.get("public", False), more.get("projection", WAITING), seats)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Let something happen with a store of its own."""

    async def whole() -> None:
        async with opened(url) as store:
            await story(store)

    asyncio.run(whole())


async def outcomes(*writings: Awaitable[None]) -> list[type[BaseException] | None]:
    """What became of each."""
    return [None if each is None else type(each) for each in await asyncio.gather(*writings, return_exceptions=True)]


def test_what_is_created_is_found_again_by_another_process(database: str) -> None:
    options = {"deep": [1, 2.5, None, "ä", "<b>", "\u202e", "\U0001f3b2"], "big": 2**53}
    seats = [Seat("human", "ann", "Ann"), Seat("bot", level=4), Seat("open")]
    created = Created("a game", options, {}, ["move"], seats, public=True, study=False, clock=ClockRules("live", 60, 5))
    first = Event(1, 1001.0, "ann", "command-1", created)

    async def write(store: Store) -> None:
        await store.create(new_table("t1"), first)
        await store.append("t1", happened(2))

    async def read(store: Store) -> None:
        found = await store.find("t1")
        assert found is not None
        assert (found.id, found.secret, found.watch, found.projection) == ("t1", SEED, "watch-t1", WAITING)
        assert found.invites == [None, "key-t1-1"]
        assert found.events == [first, happened(2)]
        assert await store.events("t1") == found.events
        assert await store.events("t1", 1) == [happened(2)]
        assert await store.events("t1", 2) == []
        assert await store.find("t2") is None
        assert await store.events("t2") == []
        assert await store.alive()

    run(database, write)
    run(database, read)


OLD_EVENTS: list[tuple[str, dict[str, Any]]] = [
    ("created", {"game": "imhotep", "options": {"players": 2}, "setup": {}, "moves": [], "public": False, "study": False,
                 "seats": [{"kind": "human", "person": "ann", "name": "Ann", "level": None},
                           {"kind": "open", "person": "", "name": "", "level": None}],
                 "clock": {"kind": "days", "seconds": 86400.0, "increment": 0.0}}),
    ("seated", {"seat": 1, "person": "ben", "name": "Ben"}),
    ("started", {}),
    ("move", {"seat": 0, "move": "take", "words": [["imhotep-take", {"seat": 0, "stones": 3}]]}),
    ("undo", {"seat": 0, "keep": 0}),
    ("redo", {"seat": 0}),
    ("chat", {"seat": 0, "text": "hello"}),
    ("chat", {"seat": 1, "phrase": "thanks"}),
    ("left", {"seat": 1}),
    ("resigned", {"seat": 0}),
    ("flagged", {"seat": 0}),
    ("rematch", {"table": "next"}),
]  # fmt: skip
"""The data of each kind of event, as it is stored since the first version."""


def test_events_that_were_stored_before_are_read(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        async with store.engine.begin() as connection:
            await connection.execute(delete(events))
            for sequence, (kind, data) in enumerate(OLD_EVENTS, 1):
                row = {"table_id": "t1", "sequence": sequence, "command": f"command-{sequence}", "kind": kind}
                await connection.execute(insert(events).values(row | {"person": "ann", "at": 5.0, "data": json.dumps(data)}))
        found = await store.events("t1")
        assert [event.kind for event in found] == [kind for kind, _ in OLD_EVENTS]
        assert [event.data for event in found[1:3]] == [Seated(1, "ben", "Ben"), Started()]
        assert isinstance(found[3].data, Moved)
        assert json.loads(bytes(found[3].data.words)) == OLD_EVENTS[3][1]["words"]
        assert found[4].data == Undone(0, 0)
        table = Table.of("t1", SEED, found)
        assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
        assert (table.status, table.rematch, [played.move for played in table.played]) == ("finished", "next", ["take"])

    run(database, story)


def test_a_place_in_the_log_is_taken_once(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        await store.append("t1", happened(2, "mine-0001"))
        with pytest.raises(Conflict):
            await store.append("t1", happened(2, "other-001"))
        assert [event.command for event in await store.events("t1")] == ["command-1", "mine-0001"]

    run(database, story)


def test_a_table_is_created_once_and_its_event_belongs_to_a_table(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        with pytest.raises(Conflict):
            await store.create(new_table("t1"), happened(1))
        with pytest.raises(Conflict):
            await store.append("nowhere", happened(1))
        assert await store.events("nowhere") == []

    run(database, story)


def test_what_conflicts_is_not_written_at_all(database: str) -> None:
    """The projection and the seat go with the event, or not at all."""

    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        await store.append("t1", happened(2))
        with pytest.raises(Conflict):
            await store.append("t1", happened(2, "another-1"), RUNNING, SeatRow(1, "ben", None))
        found = await store.find("t1")
        assert found is not None
        assert (found.projection, found.invites) == (WAITING, [None, "key-t1-1"])
        assert await store.tables_of("ben") == []
        await store.append("t1", happened(3), Projection("running", waits=True, deadline=77.5), SeatRow(1, "ben", None))
        found = await store.find("t1")
        assert found is not None
        assert (found.projection, found.invites) == (Projection("running", waits=True, deadline=77.5), [None, None])
        assert await store.tables_of("ben") == ["t1"]

    run(database, story)


def test_a_deleted_table_is_not_written_again_also_among_many(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        await House(store).delete(["t1"])
        names = ["t0", "t1", "t2"]
        assert await outcomes(*(store.create(new_table(name), happened(1)) for name in names)) == [None, Conflict, None]
        assert [await store.find(name) is not None for name in names] == [True, False, True]
        assert await store.events("t1") == []

    run(database, story)


def test_of_many_at_once_only_those_fail_that_conflict(database: str) -> None:
    async def story(store: Store) -> None:
        names = [f"t{i}" for i in range(40)]
        assert set(await outcomes(*(store.create(new_table(name), happened(1)) for name in names))) == {None}
        good = [store.append(name, happened(2), RUNNING) for name in names[:30]]
        twice = [store.append(name, happened(2, "rival-001")) for name in names[:10]]
        lost = [store.append(f"no-{i}", happened(1)) for i in range(5)]
        answers = await outcomes(*good, *twice, *lost)
        assert answers == [None] * 30 + [Conflict] * 15
        for number, name in enumerate(names):
            assert [event.command for event in await store.events(name)] == ["command-1", "command-2"][: 1 + (number < 30)]

    run(database, story)


def test_moves_of_one_moment_are_one_statement_and_all_or_none_of_it(postgres_server: Any) -> None:
    """Every answer of PostgreSQL that is waited for takes time: no BEGIN or COMMIT around a group of moves, or around reads."""
    transactions: list[str] = []
    statements: list[str] = []

    def listen(connection: Any, *_: object) -> None:
        connection.driver_connection.add_query_logger(note)

    def note(logged: Any) -> None:
        if not logged.query.startswith("INSERT"):
            transactions.append(logged.query)

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement.split(maxsplit=1)[0])

    async def story(store: Store) -> None:
        names = [f"t{i}" for i in range(20)]
        await asyncio.gather(*(store.create(new_table(name), happened(1)) for name in names))
        await store.events("t1")  # for the first time on a connection, its driver asks for types
        event.listen(store.engine.sync_engine, "checkout", listen)
        event.listen(store.engine.sync_engine, "before_cursor_execute", count)
        assert await outcomes(*(store.append(name, happened(2)) for name in names)) == [None] * 20
        found = await asyncio.gather(*(store.events(name, since) for name in names for since in (0, 1, 2)))
        assert [[each.sequence for each in some] for some in found] == [[1, 2], [2], []] * 20
        assert (statements, transactions) == (["INSERT", "SELECT"], [])
        rivals = [store.append(name, happened(3 if name < "t15" else 2, "rival-001")) for name in names]
        assert await outcomes(*rivals) == [None if name < "t15" else Conflict for name in names]

    run(postgres_server.new_database(), story)


def test_rivals_for_one_place_in_one_breath(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        for sequence in range(2, 8):
            answers = await outcomes(*(store.append("t1", happened(sequence, f"rival-{sequence}-{i}")) for i in range(7)))
            assert sorted(map(str, answers)) == sorted([str(None)] + [str(Conflict)] * 6)
        assert [event.sequence for event in await store.events("t1")] == list(range(1, 8))

    run(database, story)


def test_two_stores_never_both_write_one_place(postgres_server: Any) -> None:
    """Two processes at one PostgreSQL, both in a hurry."""
    url = postgres_server.new_database()

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.create(new_table("t1"), happened(1))
            for sequence in range(2, 30):
                answers = await outcomes(
                    *(
                        store.append("t1", happened(sequence, f"{name}-{sequence}-{i}"), RUNNING)
                        for name, store in (("one", one), ("other", other))
                        for i in range(3)
                    )
                )
                assert sorted(map(str, answers)) == sorted([str(None)] + [str(Conflict)] * 5)
            assert [event.sequence for event in await other.events("t1")] == list(range(1, 30))

    asyncio.run(story())


def test_two_stores_write_many_tables_in_any_order_without_waiting_for_each_other_forever(postgres_server: Any) -> None:
    """Groups of two processes that touch the same rows in different orders: no deadlock is anybody's refusal."""
    url = postgres_server.new_database()

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            names = [f"t{i:02}" for i in range(12)]
            await asyncio.gather(*(one.create(new_table(name), happened(1)) for name in names))
            lot = random.Random(4)
            for sequence in range(2, 12):
                answers = await outcomes(
                    *(
                        store.append(name, happened(sequence, f"{id(store)}-{sequence}"), RUNNING)
                        for store in (one, other)
                        for name in lot.sample(names, len(names))
                    )
                )
                assert StorageFailed not in answers
                assert answers.count(None) == len(names)

    asyncio.run(story())


def test_invitations_lead_to_one_seat_until_they_are_taken(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1", ("ann", "", "")), happened(1))
        assert await store.find_invite("key-t1-1") == ("t1", 1)
        assert await store.find_invite("key-t1-2") == ("t1", 2)
        assert await store.find_invite("key-t1-3") is None
        assert await store.find_invite("") is None
        await store.append("t1", happened(2), None, SeatRow(1, "ben", None))
        assert await store.find_invite("key-t1-1") is None
        await store.append("t1", happened(3), None, SeatRow(1, "", "key-new"))
        assert await store.find_invite("key-new") == ("t1", 1)
        with pytest.raises(Conflict):
            await store.append("t1", happened(4), None, SeatRow(2, "", "key-new"))

    run(database, story)


def test_lists_of_tables(database: str) -> None:
    async def story(store: Store) -> None:
        for number, (name, status) in enumerate(zip("abcd", (WAITING, RUNNING, FINISHED, RUNNING), strict=True)):
            first = Event(1, 100.0 + number, "ann", "command-1", Started())
            people = ("ann", "ann") if name != "d" else ("ben", "")
            await store.create(new_table(name, people, public=name in "bcd", projection=status), first)
        assert await store.tables_of("ann") == ["b", "a", "c"]
        assert await store.tables_of("ben") == ["d"]
        assert await store.tables_of("cem") == []
        assert await store.public_tables() == ["d", "b"]

    run(database, story)


def test_what_is_to_do_is_found_and_one_process_looks_after_it(database: str) -> None:
    async def story(store: Store) -> None:
        for name, projection in {
            "bot": Projection("running", waits=True, deadline=None),
            "flag": Projection("running", waits=False, deadline=50.0),
            "later": Projection("running", waits=False, deadline=500.0),
            "calm": RUNNING,
            "over": Projection("finished", waits=True, deadline=50.0),
        }.items():
            await store.create(new_table(name, projection=projection), happened(1))
        assert sorted(await store.due_tables(100.0)) == ["bot", "flag"]
        assert sorted(await store.due_tables(501.0)) == ["bot", "flag", "later"]
        assert await store.lease("bot", "me", 100.0, 10.0)
        assert not await store.lease("bot", "you", 105.0, 10.0)
        assert await store.lease("bot", "me", 105.0, 10.0)
        assert await store.due_tables(110.0) == ["flag"]
        assert await store.due_tables(110.0, "you") == ["flag"]
        assert sorted(await store.due_tables(110.0, "me")) == ["bot", "flag"], "what one looks after oneself is still to do"
        assert await store.lease("bot", "you", 116.0, 10.0)
        assert not await store.lease("nowhere", "me", 100.0, 10.0)

    run(database, story)


def test_migrations_from_nothing_and_again(database: str) -> None:
    async def names(store: Store) -> set[str]:
        async with store.engine.connect() as connection:
            return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))

    async def story() -> None:
        for _ in range(3):
            async with opened(database) as store:
                assert await names(store) == {*metadata.tables, "alembic_version"}
                async with store.engine.connect() as connection:
                    assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "0009"

    asyncio.run(story())


def step_back(connection: Connection) -> None:
    """Make the database what it was before commands lost their index."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0008")


def test_a_database_of_before_keeps_everything(database: str) -> None:
    """Until 0009 commands had an index, and SQLite must copy all events to be rid of it."""

    def indexes(connection: Connection) -> list[str | None]:
        found = inspect(connection)
        unique = [each["name"] for each in found.get_unique_constraints("events")]
        return sorted(each["name"] or "" for each in found.get_indexes("events") if each["name"] not in unique) + unique

    async def fill(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(new_table(name), happened(1))
            for sequence in range(2, 30):
                await store.append(name, happened(sequence))
        async with store.engine.begin() as connection:
            await connection.run_sync(step_back)
            assert await connection.run_sync(indexes) == ["events_people", "events_seated", "events_command"]

    async def read(store: Store) -> None:
        assert await store.events("t2") == [happened(sequence) for sequence in range(1, 30)]
        async with store.engine.connect() as connection:
            assert await connection.run_sync(indexes) == ["events_people", "events_seated"]
        with pytest.raises(Conflict):
            await store.append("t1", happened(29, "rival-001"))
        await House(store).delete(["t1"])
        assert await store.events("t1") == []

    run(database, fill)
    run(database, read)


@pytest.mark.parametrize("before", ["nothing", "tables of before"])
def test_a_start_that_is_killed_can_be_started_again(tmp_path: Path, before: str) -> None:
    """Copied at each statement of the migrations, the files are as a killed process leaves them: each copy can be opened."""
    copies: set[tuple[bytes, bytes]] = set()
    files = (tmp_path / "tables.db", tmp_path / "tables.db-wal")

    async def fill(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        async with store.engine.begin() as connection:
            await connection.run_sync(step_back)

    def copy(*_: object) -> None:
        copies.add((files[0].read_bytes(), files[1].read_bytes() if files[1].exists() else b""))

    async def upgrade() -> None:
        store = Store(f"sqlite:///{files[0]}")
        event.listen(store.engine.sync_engine, "after_cursor_execute", copy)
        await store.open()
        await store.close()

    async def read(store: Store) -> None:
        await store.create(new_table("t2"), happened(1))
        assert await store.events("t1") == ([] if before == "nothing" else [happened(1)])

    if before != "nothing":
        run(f"sqlite:///{files[0]}", fill)
    asyncio.run(upgrade())
    assert copies
    for number, contents in enumerate(copies):
        (place := tmp_path / str(number)).mkdir()
        for file, content in zip(files, contents, strict=True):
            (place / file.name).write_bytes(content)
        run(f"sqlite:///{place / 'tables.db'}", read)


def test_what_is_up_to_date_is_opened_without_alembic(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    async def story() -> None:
        async with opened(database):
            pass
        monkeypatch.setattr(migrate, "run_migrations", None)
        async with opened(database):
            pass

    asyncio.run(story())
    scripts = Config()
    scripts.set_main_option("script_location", str(migrate.MIGRATIONS))
    assert migrate.newest_version() == ScriptDirectory.from_config(scripts).get_current_head()


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from saqqara.store.schema import metadata

    async def story(store: Store) -> None:
        async with store.engine.connect() as connection:
            difference = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
        assert difference == []

    run(database, story)


def test_processes_that_start_together_do_not_disturb_each_other(postgres_server: Any) -> None:
    url = postgres_server.new_database()

    async def story() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(new_table("t1"), happened(1))
        assert await stores[3].find("t1") is not None
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())


def test_a_commit_of_sqlite_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    """`FULL` is 2: with `NORMAL` a power cut can undo the last commits."""

    async def story(store: Store) -> None:
        assert isinstance(store.writer.engine, Engine)
        with store.writer.engine.connect() as connection:
            pragmas = {
                name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("synchronous", "journal_mode")
            }
        assert pragmas == {"synchronous": 2, "journal_mode": "wal"}

    run(f"sqlite:///{tmp_path / 'tables.db'}", story)


def test_closing_writes_what_waits(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        await store.open()
        await store.create(new_table("t1"), happened(1))
        writings = [asyncio.ensure_future(store.append("t1", happened(sequence))) for sequence in range(2, 20)]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(*writings) == [None] * 18
        async with opened(database) as again:
            assert len(await again.events("t1")) == 19

    asyncio.run(story())


def test_who_goes_away_does_not_take_the_write_along(database: str) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        leaving = asyncio.ensure_future(store.append("t1", happened(2)))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await store.append("t1", happened(3))
        assert [event.sequence for event in await store.events("t1")] == [1, 2, 3]

    run(database, story)


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "x", "", "postgresql+psycopg://somewhere/x"])
def test_other_databases_are_refused_by_name(url: str) -> None:
    with pytest.raises(ValueError, match="is not known"):
        make_engine(url)


def test_the_writer_keeps_its_promise_and_writes_no_temporary_files(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store.writer.engine, Engine)
        with store.writer.engine.connect() as connection:
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "temp_store")]
        assert found == [2, 2], "FULL, MEMORY"

    run(f"sqlite:///{tmp_path}/tables.db", story)


def test_a_group_is_answered_in_parts_and_in_order(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(new_table("t1"), happened(1))
        turns: list[int] = []
        turn = 0
        writings = [store.append("t1", happened(sequence)) for sequence in range(2, MOST_ANSWERED + 12)]
        for writing in writings:
            writing.add_done_callback(lambda _done: turns.append(turn))
        while len(turns) < len(writings):
            await asyncio.sleep(0)
            turn += 1
        assert turns == sorted(turns)
        assert turns.count(turns[0]) == MOST_ANSWERED
        assert turns.count(turns[-1]) == 10
        assert [event.sequence for event in await store.events("t1")] == list(range(1, MOST_ANSWERED + 12))

    run(f"sqlite:///{tmp_path}/tables.db", story)


def test_a_short_restart_is_noted_where_processes_share_the_database(postgres_server: Postgres) -> None:
    """When all have ended in good order, nobody was there until the next one began. One that was killed may have been there."""

    async def story(first: Store) -> None:
        async with opened(first.url) as second, opened(first.url) as third:
            assert await first.report_alive(lambda: 1000.0, starting=True) == []
            assert await second.report_alive(lambda: 1003.0, starting=True) == []
            await first.report_end(lambda: 1004.0)
            assert await first.report_alive(lambda: 1007.0, starting=True) == [], "the second one was there"
            await first.report_end(lambda: 1008.0)
            await second.report_end(lambda: 1009.0)
            assert await third.report_alive(lambda: 1011.0, starting=True) == [(1009.0, 1011.0)]
            assert await first.report_alive(lambda: 1012.0, starting=True) == [(1009.0, 1011.0)]
            assert await second.report_alive(lambda: 1012.0 + LONGEST_GAP, starting=True) == [
                (1009.0, 1011.0),
                (1012.0, 1012.0 + LONGEST_GAP),
            ]

    run(postgres_server.new_database(), story)


NOTED = """
import asyncio, sys, time
from saqqara.store.store import Store
async def story():
    store = Store(sys.argv[1])
    await store.open()
    await store.report_alive(lambda: 1000.0, starting=True)
    print(store.name, flush=True)
    await asyncio.sleep(600)
asyncio.run(story())
"""
"""A program that notes that it is there, and stays."""


def test_who_was_killed_on_this_machine_is_not_there_any_more(postgres_server: Postgres) -> None:
    """A restart after all processes were killed is noted, however short it was."""

    async def story(own: Store) -> None:
        with subprocess.Popen([sys.executable, "-c", NOTED, own.url], stdout=subprocess.PIPE, text=True) as killed:
            assert killed.stdout is not None
            name = killed.stdout.readline().strip()
            assert await own.report_alive(lambda: 1001.0, starting=True) == [], "the other one is there"
            await own.report_end(lambda: 1002.0)
            killed.kill()
            killed.wait(30)
        assert await own.report_alive(lambda: 1003.0, starting=True) == [(1002.0, 1003.0)]
        assert has_ended(name)
        elsewhere = name.replace(name[8:16], f"{int(name[8:16], 16) ^ 1:08x}")
        assert not has_ended(elsewhere), "nothing is known of another machine's processes"
        own_name = new_presence()
        assert not has_ended(own_name)
        another = f"{own_name[:22]}{int(own_name[22:28], 16) ^ 1:06x}{own_name[28:]}"
        assert has_ended(another) == (sys.platform == "linux"), (
            "it had the number that is this process's now, as happens in a container that is restarted"
        )

    run(postgres_server.new_database(), story)
