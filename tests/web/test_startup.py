"""Starting wrong says so in one sentence, with exit code 2."""

import asyncio
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection

from saqqara.store.claim import claim
from saqqara.store.migrate import migrate
from saqqara.store.store import Store
from saqqara.web.config import Config
from saqqara.web.identity import person_of
from saqqara.web.startup import check_addresses, check_origin, check_services

from ..command_line import CommandLine
from ..store.databases import Postgres
from .client import free_port, serving
from .inside import Inside


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


def check_refusals(cli: CommandLine, cases: dict[str, tuple[tuple[str, ...], str]]) -> None:
    """Each start fails with its sentence, and nothing else is said."""
    for name, (options, sentence) in cases.items():
        said = cli.refused("serve", *options)
        assert sentence in said, f"{name}: {said}"
        assert "secret-word" not in said


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def made(path: Path) -> sqlite3.Connection:
    """A database of ours, from an earlier start."""

    async def make() -> None:
        store = Store(f"sqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return sqlite3.connect(path)


def test_what_is_wrong_with_a_start_is_said(cli: CommandLine, tmp_path: Path, taken: int) -> None:
    good = made(tmp_path / "good.db")
    good.execute("PRAGMA journal_mode=DELETE")
    good.close()
    content = (tmp_path / "good.db").read_bytes()
    page = int.from_bytes(content[16:18])
    (tmp_path / "damaged.db").write_bytes(content[: 2 * page] + secrets.token_bytes(6 * page) + content[8 * page :])
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough to be mistaken for one" * 20)
    (tmp_path / "newer.db").write_bytes(content)
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    fine = ("--database", f"sqlite:///{tmp_path}/fine.db")
    check_refusals(cli, {
        "two slashes": (("--database", "sqlite://tables.db"), "a file needs three slashes"),
        "no directory": (("--database", f"sqlite:///{tmp_path}/none/tables.db"), "directory of the database does not exist"),
        "a directory": (("--database", f"sqlite:///{tmp_path}"), "is a directory"),
        "a text": (("--database", f"sqlite:///{tmp_path}/text.db"), "file is not a database"),
        "damaged": (("--database", f"sqlite:///{tmp_path}/damaged.db"), "database"),
        "newer": (("--database", f"sqlite:///{tmp_path}/newer.db"), "newer version of Saqqara"),
        "of another program": (("--database", f"sqlite:///{tmp_path}/other.db"), "belongs to another program"),
        "read-only": (("--database", f"sqlite:///file:{tmp_path}/good.db?mode=ro&uri=true"), "readonly database"),
        "port taken": ((*fine, "--port", str(taken)), "address already in use"),
        "days without end": ((*fine, "--keep-days", "inf"), "--keep-days must be 1000000 or less"),
        "port impossible": ((*fine, "--port", "70000"), "--port must be 0 to 65535"),
        "host impossible": ((*fine, "--host", "no.such.host.invalid"), "no address of this machine"),
        "host too long": ((*fine, "--host", "x" * 300), "no address of this machine"),
        "name too long": (("--database", f"sqlite:///{tmp_path}/{'x' * 300}.db"), "the database cannot be opened"),
        "driver unknown": (("--database", f"sqlite+nosuch:///{tmp_path}/x.db"), "database 'sqlite+nosuch' is not known"),
        "driver without asyncio": (("--database", f"sqlite+pysqlite:///{tmp_path}/x.db"), "is not known"),
        "timeout": (("--database", f"sqlite:///{tmp_path}/x.db?timeout=x"), "the database cannot be opened"),
        "port no number": (("--database", "postgresql://127.0.0.1:abc/x"), "the database cannot be opened"),
        "port too high": (("--database", "postgresql://127.0.0.1:99999/x"), "the database cannot be opened"),
        "part unknown": (("--database", "postgresql://127.0.0.1:1/x?nonsense=1"), "the database cannot be opened"),
        "part wrong": (("--database", "postgresql://127.0.0.1:1/x?sslmode=bogus"), "the database cannot be opened"),
        **{origin: ((*fine, "--origin", origin), "--origin must be an address such as https://example.org") for origin in (
            "example.org", "https://", "https://example.org/", "https://example.org:99999", "https://example.org:443", "http://a:80",
            "https://[::1", "https://a b", "https://ann@example.org", "https://*.example.org", "HTTPS://example.org", "https://a..b",
        )},
        "bus unknown": ((*fine, "--bus", "carrier-pigeon://x"), "is not known"),
        "port of the bus": ((*fine, "--bus", "redis://127.0.0.1:abc"), "the bus (redis) cannot be reached"),
        "bus away": ((*fine, "--bus", f"redis://:secret-word@127.0.0.1:{free_port()}"), "the bus (redis) cannot be reached"),
    })  # fmt: skip


@pytest.mark.parametrize("proxy", ["caddy", "10.0.0.0/99", "172.16.0.1/12", "10.0.0.1 10.0.0.2", "127.0.0.1, *.example.org"])
def test_a_proxy_that_nobody_is_is_said(cli: CommandLine, tmp_path: Path, proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be believed by nobody, and all its visitors would share one limit."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxy)
    said = cli.refused("serve", "--database", f"sqlite:///{tmp_path}/fine.db", "--bus", "carrier-pigeon://x")
    assert "FORWARDED_ALLOW_IPS must be addresses or networks" in said
    for right in ("*", "", "127.0.0.1", "::1,10.0.0.0/8, 192.0.2.7"):
        check_addresses(Config(f"sqlite:///{tmp_path}/fine.db", proxies=right))


def test_what_is_wrong_with_postgresql_is_said(cli: CommandLine, postgres_server: Postgres) -> None:
    host = postgres_server.url.rsplit("@", 1)[1].rsplit("/", 1)[0]
    unknown = f"postgresql://saqqara:secret-word@{host}/no_such_database"
    away = f"postgresql://saqqara:secret-word@127.0.0.1:{free_port()}/x"
    check_refusals(cli, {
        "away": (("--database", away), "the database cannot be opened"),
        "away, two workers": (("--workers", "2", "--database", away), "the database cannot be opened"),
        "no such database": (("--database", unknown), "does not exist"),
        "no such database, two workers": (("--workers", "2", "--database", unknown), "does not exist"),
    })  # fmt: skip


def test_a_place_for_own_tables_that_cannot_be_made_is_said(
    cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no directory")
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "file" / "data"))
    for words in (("serve",), ("play", "--no-browser"), ("admin", "list")):
        assert "data cannot be written: not a directory" in cli.refused(*words)


def test_what_is_wrong_with_own_tables_is_said(cli: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.db").write_text("no database at all" * 100)
    assert "the database cannot be opened: file is not a database" in cli.refused("play", "--no-browser")


def test_own_tables_that_are_open_are_shown_whatever_port_is_asked_for(cli: CommandLine, tmp_path: Path, taken: int) -> None:
    words = ("play", "--no-browser", "--port", str(taken))
    assert f"port {taken} is taken" in cli.refused(*words)
    first = claim(f"sqlite:///{tmp_path / 'data' / 'tables.db'}", f"http://127.0.0.1:{taken}/")
    assert first is not None
    for port in (taken, free_port()):
        outcome = cli(*words[:-1], str(port))
        assert (outcome.code, outcome.out) == (0, f"Saqqara is open already at http://127.0.0.1:{taken}/\n")
    assert "--port must be" in cli.refused(*words[:-1], "70000")
    first.release()


def test_where_a_server_is_can_be_opened(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    addresses: list[str] = []

    def note(_database: str, address: str) -> None:
        addresses.append(address)
        raise ValueError("that is enough")

    monkeypatch.setattr("saqqara.web.serve.claim", note)
    for host in ("127.0.0.1", "::1"):
        cli.refused("serve", "--host", host, "--port", "8123", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert addresses == ["http://127.0.0.1:8123/", "http://[::1]:8123/"]


@pytest.mark.parametrize("sound", [True, False])
def test_own_tables_are_opened_once(cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sound: bool) -> None:
    """And that they are open is said afterwards."""
    opened: list[str] = []

    def note(connection: Connection) -> None:
        migrate(connection)
        opened.append("opened")

    (tmp_path / "data").mkdir()
    made(tmp_path / "data" / "tables.db").close()
    monkeypatch.setattr("saqqara.store.store.migrate", note)
    monkeypatch.setattr("saqqara.web.serve.set_up", lambda _level: None)
    monkeypatch.setattr("saqqara.web.serve.tune", lambda: opened.append("ready"))
    monkeypatch.setattr("uvicorn.Server.main_loop", lambda _: asyncio.sleep(0))
    monkeypatch.setattr("saqqara.web.app.load_machine_code", lambda _metrics: None)
    if sound:
        outcome = cli("play", "--no-browser", "--port", "0")
        assert (outcome.code, outcome.err) == (0, "")
        assert "http://127.0.0.1:" in outcome.out
        assert opened == ["opened", "ready"]
    else:
        monkeypatch.setattr(Store, "look_for_damage", find_damage)
        assert "the database is damaged" in cli.refused("play", "--no-browser", "--port", "0")
        assert opened == ["opened"]


async def find_damage(store: Store, _seconds: float | None = None) -> None:
    store.damaged = True


def test_what_is_wrong_for_an_owner_is_said(tmp_path: Path) -> None:
    """The thread of a database that was never closed complained with a traceback, when the event loop was gone."""
    (tmp_path / "text.db").write_text("this is no database, but a text that is long enough to be mistaken for one" * 20)
    command = [sys.executable, "-m", "saqqara", "admin", "list", "--database", f"sqlite:///{tmp_path}/text.db"]
    for _ in range(3):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


@pytest.mark.parametrize(("change", "sentence"), [
    ("CREATE TRIGGER full BEFORE INSERT ON restrictions BEGIN SELECT RAISE(ABORT, 'no more'); END", "no more"),
    ("DROP TABLE restrictions", "no such table: restrictions"),
])  # fmt: skip
def test_a_database_that_fails_while_the_owner_works_is_said(tmp_path: Path, change: str, sentence: str) -> None:
    """When something is written, or read. The statement and the log are not for the owner."""
    with made(tmp_path / "tables.db") as database:
        database.execute(change)
    words = ["admin", "ban", "--address", "192.0.2.7", "--database", f"sqlite:///{tmp_path}/tables.db"]
    done = subprocess.run([sys.executable, "-m", "saqqara", *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, f"saqqara: {sentence}\n")


def test_a_database_that_never_answers_is_not_waited_for(cli: CommandLine, taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something else listens at that port. The driver would wait for a minute."""
    monkeypatch.setattr("saqqara.store.store.CONNECT_SECONDS", 0.2)
    said = cli.refused("serve", "--database", f"postgresql://saqqara@127.0.0.1:{taken}/x")
    assert "the database cannot be opened: there is no answer" in said


def test_damage_that_shows_later(tmp_path: Path) -> None:
    """Pages go bad while the server runs: reads that fail are logged, and it is not ready any more."""
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        tables = [ann.create()["id"] for _ in range(40)]
        server.terminate()
        file = tmp_path / "tables.db"
        before = file.read_bytes()
        server.start()
        assert httpx.get(f"{server.address}/readyz").status_code == 200
        with file.open("r+b") as opened:
            opened.seek(4096)
            opened.write(os.urandom(len(before) - 4096))
        answers = {ann.get(f"/tables/{table}").status_code for table in tables}
        assert 503 in answers or 500 in answers
        assert httpx.get(f"{server.address}/readyz").status_code == 503
        assert '"message": "a read failed"' in server.said
        server.kill()


def test_a_start_does_not_wait_until_a_large_file_is_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Damage that no read has met is found beside the running server: it is logged, and the server is not ready any more."""
    monkeypatch.setattr("saqqara.store.store.QUICK_LOOK", 0.0)
    database = made(tmp_path / "tables.db")
    database.executescript("CREATE TABLE never_read (a); INSERT INTO never_read VALUES (zeroblob(100000))")
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    database.close()
    url = f"sqlite:///{tmp_path}/tables.db"
    with (tmp_path / "tables.db").open("r+b") as opened:
        opened.seek((pages - 20) * 4096)
        opened.write(os.urandom(20 * 4096))
    check_services(Config(url))  # it was given no time: nothing is found, and nothing is wrongly called damaged
    inside = Inside(url)

    async def not_ready() -> int:
        while (await inside.person("a" * 22).http.get("/readyz")).status_code == 200:
            await asyncio.sleep(0.01)
        return (await inside.person("a" * 22).http.get("/readyz")).status_code

    assert inside.run(asyncio.wait_for(not_ready(), 20)) == 503
    assert "the database is damaged" in caplog.text
    inside.close()


def test_the_fullest_log_names_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, "--log", "debug") as server:
        ann, ben = server.person("Ann-the-named"), server.person("Ben-the-named")
        table = ann.create(seats="me friend")
        key = table["seats"][1]["invite"]
        ben.join(key)
        ann.tell(f"/tables/{table['id']}/start")
        ben.get("/tables", mine=True)
        ben.http.get(f"/join/{key}")
        said = server.said
    assert '"message": "request"' in said
    for secret in (key, table["id"], table["watch"], ann.token, person_of(ann.token), person_of(ben.token), "the-named"):
        assert secret not in said


def test_play_twice_opens_the_page_of_the_first(tmp_path: Path) -> None:
    own = {**os.environ, "SAQQARA_DATA": str(tmp_path)}
    play = [sys.executable, "-m", "saqqara", "play", "--no-browser"]
    with subprocess.Popen([*play, "--port", "0"], env=own, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            address = first.stdout.readline().split()[4]
            second = subprocess.run(play, env=own, capture_output=True, text=True, timeout=60, check=False)
            assert (second.returncode, second.stdout) == (0, f"Saqqara is open already at {address}\n")
            serve = [sys.executable, "-m", "saqqara", "serve", "--port", "0"]
            refused = subprocess.run(serve, env=own, capture_output=True, text=True, timeout=60, check=False)
            assert refused.returncode == 2
            assert f"are served already, at {address}" in refused.stderr
        finally:
            first.send_signal(signal.SIGINT)


@pytest.mark.parametrize(
    "origin", ["https://example.org", "http://a-b.xn--c1yn36f:8080", "http://[::1]:8000", "https://10.0.0.1:8443"]
)
def test_addresses_that_can_be_origins(origin: str) -> None:
    check_origin(origin)
