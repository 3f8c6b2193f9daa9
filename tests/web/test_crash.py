"""What was acknowledged stays: through kill -9, SIGTERM, a disk that refuses writes and a database that goes away.

Real processes. By default 20 kills, with `SAQQARA_LONG=1` a hundred; the other ends fewer times.
"""

import asyncio
import random
import resource
import signal
import sys
import time
from pathlib import Path

import pytest

from tests import needs
from tests.store.databases import OwnPostgres, own_postgres

from .client import Server, new_command, serving
from .crash import LONG, Evening

KILLS = 100 if LONG else 20
STOPS = 50 if LONG else 8
OUTAGES = 20 if LONG else 3
DRAINED = 5.0
"""Seconds within which a server that is asked to end has ended, with people at its tables and bots thinking."""


async def kill_often(server: Server) -> None:
    """Kill the server at random moments under load; games that end are followed by others."""
    rng = random.Random()
    kills = 0
    while kills < KILLS:
        evening = Evening(server, tables=4, bots=1)
        await evening.begin()
        while kills < KILLS and not all(task.done() for task in evening.tasks):
            await evening.go_on(rng.randrange(1, 12))
            await asyncio.sleep(rng.uniform(0, 0.05))
            await asyncio.to_thread(server.restart, kill=True)
            kills += 1
            await evening.check()
        await evening.finish()
        assert any(player.resumed for player in evening.players)


def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        asyncio.run(kill_often(server))


async def stop_often(server: Server) -> None:
    """Ask the server to end, under load."""
    evening = Evening(server, tables=3, bots=2)
    await evening.begin()
    for _ in range(STOPS):
        await evening.go_on(8)
        asked = time.monotonic()
        code = await asyncio.to_thread(server.terminate)
        assert time.monotonic() - asked < DRAINED
        assert code in (0, -signal.SIGTERM)
        await asyncio.to_thread(server.start)
        await evening.check()
    await evening.finish()
    codes = {code for player in evening.players for code in player.codes}
    assert codes <= {1012, 1001}, codes  # "restarting", "going away": come back


def test_sigterm_loses_nothing_and_bots_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        asyncio.run(stop_often(server))
        assert not server.tracebacks


def test_bots_go_on_after_a_restart_without_anybody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.create("anubixx", "bot:1 bot:1 me", options={"start": 0})
        seen = ada.table(table["id"])["version"]
        server.restart(kill=True)
        line = ada.socket(table["id"], since=seen)
        assert line.wait_for_version(seen)["acting"] is None or ada.table(table["id"])["acting"] is not None
        while (now := ada.table(table["id"]))["acting"] is None:
            line.wait_for_version(now["version"] + 1)
        assert {entry["seat"] for entry in ada.ask(f"/tables/{table['id']}/log") if entry["kind"] == "move"} == {0, 1}


@pytest.mark.skipif(sys.platform != "linux", reason=needs.reason("Linux"))
def test_a_disk_that_refuses_writes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.person("Ada")
        table = ada.create("imhotep", "me me")["id"]
        version = ada.move(table, "take", ada.table(table)["version"])
        line = ada.socket(table, since=version)
        command, said = new_command(), new_command()
        disk_takes(server, 4096)

        refused = ada.post(f"/tables/{table}/moves", move="take", version=version, command=command)
        assert (refused.status_code, refused.json()["error"]) == (503, "error-storage")
        assert "try again" in refused.json()["text"]
        line.say(type="move", command=said, version=version, move="take")
        assert line.wait_for("refused")["error"]["status"] == 503
        assert ada.post("/tables", game="imhotep", seats=[{"kind": "me"}, {"kind": "me"}]).status_code == 503
        assert ada.table(table)["version"] == version
        assert len(ada.ask(f"/tables/{table}/log")) == version

        disk_takes(server, resource.RLIM_INFINITY)
        assert ada.move(table, "take", version, command=command) == version + 1
        assert ada.move(table, "take", version, command=command) == version + 1
        assert line.wait_for("event")["table"]["version"] == version + 1
        server.restart(kill=True)
        assert len(ada.ask(f"/tables/{table}/log")) == version + 1
        assert not server.tracebacks


def disk_takes(server: Server, size: int) -> None:
    """How far the server may write into a file: beyond, the disk says no."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def take_database_away(server: Server, postgres: OwnPostgres) -> None:
    """Restart PostgreSQL under the server, under load."""
    rng = random.Random()
    evening = Evening(server, tables=3, bots=1)
    await evening.begin()
    for _ in range(OUTAGES):
        await evening.go_on(rng.randrange(5, 20))
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(rng.uniform(0, 0.3))
        await asyncio.to_thread(postgres.start)
        await evening.go_on(2)
        await evening.check()
    await evening.finish()
    assert any(table.refusals for table in evening.tables)


def test_postgresql_restarted_under_it(tmp_path: Path) -> None:
    """`test_crash_processes.py` does the same with several processes."""
    with own_postgres() as postgres, serving(tmp_path, "--pace", "0", database=postgres.new_database()) as server:
        asyncio.run(take_database_away(server, postgres))
        assert not server.tracebacks
