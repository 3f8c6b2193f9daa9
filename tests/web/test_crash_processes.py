"""What was acknowledged stays with several processes too: killed workers, parents, databases, and a Redis that goes away."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import needs
from tests.store.databases import OwnPostgres, OwnRedis, children, own_postgres, own_redis, wait_for_end

from .client import Server, new_command, serving
from .crash import LONG, Evening

ROUNDS = 10 if LONG else 1
linux = pytest.mark.skipif(sys.platform != "linux", reason=needs.reason("Linux"))


def command_line(process: int) -> bytes:
    """How a process was called; empty if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


class Site:
    """A server of two processes at a PostgreSQL, and the ways in which parts of it end."""

    def __init__(self, server: Server, postgres: OwnPostgres) -> None:
        self.server = server
        self.postgres = postgres

    @property
    def parent(self) -> int:
        """The process that has started the others."""
        assert self.server.process is not None
        return self.server.process.pid

    def workers(self) -> list[int]:
        """The processes that serve. The one beside them looks after shared memory."""
        return [each for each in children(self.parent) if b"spawn_main" in command_line(each)]

    def kill_worker(self) -> None:
        """Kill a worker. The parent starts another one."""
        os.kill(random.choice(self.workers()), signal.SIGKILL)

    def kill_parent(self) -> None:
        """Kill the parent. The workers end by themselves, and the port is free again."""
        workers = self.workers()
        self.server.kill()
        wait_for_end(*workers)
        self.server.start()

    def kill_connection(self) -> None:
        """Kill a process of the database, which then ends all connections and recovers."""
        first = int((self.postgres.directory / "data" / "postmaster.pid").read_text().split()[0])
        own = [each for each in children(first) if b"saqqara saqqara" in command_line(each)]
        os.kill(random.choice(own), signal.SIGKILL)

    def kill_database(self) -> None:
        """Kill the whole database and start it again."""
        self.postgres.kill()
        self.postgres.start()

    def stop_database_and_kill_worker(self) -> None:
        """The new worker waits for the database, and the other one is left alone."""
        before = len(self.server.said)
        self.postgres.stop()
        self.kill_worker()
        self.server.wait_until_logged("waiting for the database", before)

    def kill_worker_without_database(self) -> None:
        """Both are back when the database is."""
        parent = self.parent
        self.stop_database_and_kill_worker()
        self.postgres.start()
        assert self.parent == parent

    def kill_parent_without_database(self) -> None:
        """No worker stays behind, not even one that waits for the database."""
        self.stop_database_and_kill_worker()
        workers = self.workers()
        self.server.kill()
        wait_for_end(*workers)
        self.postgres.start()
        self.server.start()

    @property
    def ends(self) -> list[Callable[[], None]]:
        """All of these ways."""
        database = [self.kill_connection, self.kill_database]
        return [
            *database,
            self.kill_worker,
            self.kill_worker_without_database,
            self.kill_parent,
            self.kill_parent_without_database,
        ]


async def kill_everything(site: Site) -> None:
    """Kill one part after another, under load, and compare."""
    rng = random.Random()
    for _ in range(ROUNDS):
        evening = Evening(site.server, tables=3, bots=1)
        await evening.begin()
        for end in rng.sample(site.ends, len(site.ends)):
            await evening.go_on(rng.randrange(3, 12))
            await asyncio.to_thread(end)
            await evening.go_on(2)
            await evening.check()
        await evening.finish()
        assert any(player.resumed for player in evening.players)


@linux
def test_killed_workers_parents_and_databases_lose_nothing(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        options = ("--pace", "0", "--workers", "2", "--log", "warning")
        with serving(tmp_path, *options, database=postgres.new_database()) as server:
            asyncio.run(kill_everything(Site(server, postgres)))
            assert not server.tracebacks


@linux
def test_a_database_that_hangs_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """Somebody waits for it meanwhile, and is told nothing: the move may be written or not."""
    with own_postgres() as postgres, serving(tmp_path, "--log", "warning", database=postgres.new_database()) as server:
        ann = server.person("Ann")
        table = ann.create(seats="me me")
        line = ann.socket(table["id"])
        with postgres.frozen():
            line.say(type="move", command=new_command(), version=table["version"], move="take")
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(60) == 1
        assert not server.tracebacks
        assert "ended without the database" in server.said


def hang(redis: OwnRedis) -> Callable[[], None]:
    """Redis answers nothing for a while."""
    redis.send(signal.SIGSTOP)
    return lambda: redis.send(signal.SIGCONT)


def stop(redis: OwnRedis) -> Callable[[], None]:
    """Redis is shut down and started again."""
    redis.end(signal.SIGTERM)
    return redis.start


def kill(redis: OwnRedis) -> Callable[[], None]:
    """Redis is killed and started again."""
    redis.end(signal.SIGKILL)
    return redis.start


def test_redis_hangs_stops_and_is_killed(tmp_path: Path) -> None:
    """Without a bus moves are made as before. Who looks on at another process hears of them as soon as it is back."""
    with own_postgres() as postgres, own_redis() as redis:
        database = postgres.new_database()
        options = ("--bus", redis.url, "--pace", "0")
        with serving(tmp_path, *options, database=database) as one, serving(tmp_path, *options, database=database) as other:
            ann, ann_there = one.person("Ann"), other.person("Ann")
            ann_there.http.cookies.set("saqqara", ann.token, domain="127.0.0.1", path="/")
            table = ann.create(seats="me me")
            version = table["version"]
            line = ann_there.socket(table["id"], since=version)
            for _ in range(ROUNDS):
                for go_away in (hang, stop, kill):
                    come_back = go_away(redis)
                    for _ in range(3):
                        version = ann.move(table["id"], ann.table(table["id"])["view"]["moves"][0], version)
                    come_back()
                    assert [line.wait_for("event")["table"]["version"] for _ in range(3)] == [version - 2, version - 1, version]
            assert not one.tracebacks
            assert not other.tracebacks
