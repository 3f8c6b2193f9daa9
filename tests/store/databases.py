"""A PostgreSQL and a Redis of the tests' own, in a temporary directory; or those that the environment names.

`SAQQARA_TEST_POSTGRES` is the URL of a server where databases may be made, `SAQQARA_TEST_REDIS` that of a Redis.
"""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests import needs

PATIENCE = 60.0


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def program(name: str, *directories: str) -> str:
    """The path of a program; the test is skipped where it is not installed."""
    for directory in directories:
        for found in sorted(Path("/").glob(directory.lstrip("/")), reverse=True):
            if (found / name).exists():
                return str(found / name)
    if (there := shutil.which(name)) is not None:
        return there
    pytest.skip(needs.reason("Redis" if name.startswith("redis") else "PostgreSQL"))


class Postgres:
    """A PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"saqqara_{secrets.token_hex(6)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return f"{self.url.rsplit('/', 1)[0]}/{name}"

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class OwnPostgres(Postgres):
    """One that we have started, and may stop and start again."""

    def __init__(self, directory: Path, port: int) -> None:
        super().__init__(f"postgresql://saqqara@127.0.0.1:{port}/postgres")
        self.directory = directory
        self.port = port

    def run(self, name: str, *arguments: str) -> None:
        """One of PostgreSQL's programs, as a user that may run it: it refuses to serve root."""
        tool = program(name, "/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")
        lower = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        done = subprocess.run([*lower, tool, *arguments], capture_output=True, text=True, check=False, cwd=self.directory)
        assert done.returncode == 0, f"{name}: {done.stdout}{done.stderr}"

    def create(self) -> None:
        """Make its files."""
        if os.geteuid() == 0:
            import pwd

            own = pwd.getpwnam("postgres")
            os.chown(self.directory, own.pw_uid, own.pw_gid)
        self.run("initdb", "-D", str(self.directory / "data"), "-U", "saqqara", "-A", "trust", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        """Start, and wait until it serves."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.directory} -c fsync=off"
        log = str(self.directory / "log")
        self.run("pg_ctl", "-D", str(self.directory / "data"), "-l", log, "-o", options, "-w", "-t", "60", "start")

    def stop(self) -> None:
        """Stop at once, as a failing machine would."""
        self.run("pg_ctl", "-D", str(self.directory / "data"), "-m", "immediate", "-w", "stop")

    def processes(self) -> list[int]:
        """Its processes, the one that has started the others first."""
        first = int((self.directory / "data" / "postmaster.pid").read_text().split()[0])
        return [first, *children(first)]

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Meanwhile it does not answer."""
        processes = self.processes()
        try:
            for process in processes:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def kill(self) -> None:
        """Kill its first process. The others end when they notice; before that it cannot be started again."""
        locks = [self.directory / "data" / "postmaster.pid", self.directory / f".s.PGSQL.{self.port}.lock"]
        first = self.processes()[0]
        os.kill(first, signal.SIGSTOP)  # no connection is opened between the two lines
        others = children(first)
        os.kill(first, signal.SIGKILL)
        wait_for_end(first, *others)
        for lock in locks:
            lock.unlink()  # in a container nobody may ask how it ended: then its number still seems to be in use


@contextmanager
def postgres() -> Iterator[Postgres]:
    """The environment's PostgreSQL, or one of our own."""
    if url := os.environ.get("SAQQARA_TEST_POSTGRES"):
        yield Postgres(url)
        return
    with own_postgres() as server:
        yield server


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """One of our own, to be stopped and started."""
    program("initdb", "/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")
    directory = Path(tempfile.mkdtemp(prefix="saqqara-postgres-"))
    try:
        server = OwnPostgres(directory, free_port())
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(directory, ignore_errors=True)


class OwnRedis:
    """A Redis that we have started, and may stop, kill and start again. It keeps nothing."""

    def __init__(self, directory: str) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", directory, "--save", "", "--appendonly", "no"]
        self.command = [program("redis-server"), *options]
        self.start()

    def start(self) -> None:
        """Start, and wait until it serves."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    def send(self, how: signal.Signals) -> None:
        """Send a signal. SIGSTOP: it hangs; SIGCONT: it goes on."""
        self.process.send_signal(how)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it is gone."""
        self.send(how)
        self.process.wait(PATIENCE)


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    """One of our own, to be stopped and started."""
    with tempfile.TemporaryDirectory(prefix="saqqara-redis-") as directory:
        server = OwnRedis(directory)
        try:
            yield server
        finally:
            server.end(signal.SIGKILL)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of the environment's Redis, or of one of our own."""
    if url := os.environ.get("SAQQARA_TEST_REDIS"):
        yield url
        return
    with own_redis() as server:
        yield server.url


def children(process: int) -> list[int]:
    """The processes that a process has started (Linux)."""
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def wait_for_end(*processes: int) -> None:
    """Until these processes are gone."""
    until = time.monotonic() + PATIENCE
    while any(runs(each) for each in processes):
        assert time.monotonic() < until, f"still there: {[each for each in processes if runs(each)]}"
        time.sleep(0.02)


def runs(process: int) -> bool:
    """Is it there, and not only because nobody has asked how it ended? (Linux)"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def wait_for_port(port: int) -> None:
    """Until somebody listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(f"nobody listens at port {port}")
