"""Cookies, origins, headers, sizes, limits; and nothing that is secret in a log."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from saqqara.table.refusal import Refused
from saqqara.web.health import Readiness
from saqqara.web.identity import read_token, set_cookie
from saqqara.web.limits import PEOPLE_AT_ADDRESS, RATES, Limiter, Rate
from saqqara.web.logs import JsonLines

from .client import Server, new_command, serving
from .conftest import Game, New
from .inside import Inhabitant, Inside, Wire, answered, settled, with_simple_bots
from .test_api import problem


# Cookies
def test_a_visitor_gets_a_cookie_once_that_no_script_can_read(new: New) -> None:
    ann = new("Ann")
    first = ann.get("/tables")
    (cookie,) = first.headers.get_list("set-cookie")
    assert re.fullmatch(r"saqqara=[A-Za-z0-9_-]{22}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax", cookie)
    assert "set-cookie" not in ann.get("/tables").headers
    assert "set-cookie" not in ann.http.get("/healthz").headers


def test_behind_https_the_cookie_goes_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set_cookie("x", secure=True).endswith("; Secure")
    with_simple_bots(monkeypatch)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", origins=("https://example.org",), secure=True)
    ann = inside.person("a" * 22)

    async def story() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(inside.app), base_url="http://example.org") as stranger:
            assert (await stranger.get("/api/tables")).headers["set-cookie"].endswith("; HttpOnly; SameSite=Lax; Secure")
        for origin, status in (
            ("https://example.org", 201),
            ("https://example.org.evil.example", 403),
            ("http://example.org", 201),
        ):
            body = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}
            headers = {"Origin": origin, "Host": "example.org"}
            assert (await ann.ask("POST", "/tables", json=body, headers=headers)).status_code == status
        for host, path, status in (
            ("evil.example", "/api/tables", 421), ("example.org.evil.example", "/", 421), ("example.org:81", "/", 421),
            ("[", "/", 421), ("[::1", "/", 421), ("", "/", 421),
            ("evil.example", "/readyz", 200), ("127.0.0.1:8000", "/api/tables", 200), ("[::1]:8000", "/api/tables", 200),
        ):  # fmt: skip
            assert (await ann.http.get(path, headers={"Host": host})).status_code == status, host

    inside.run(story())
    inside.close()


@pytest.mark.parametrize("cookie", ["", "saqqara=", "saqqara=short", "saqqara=" + "x" * 65, "saqqara=a b", "other=" + "x" * 22])
def test_a_bad_cookie_is_no_identity(server: Server, cookie: str) -> None:
    assert read_token(cookie) is None
    answer = httpx.get(f"{server.address}/api/tables?mine=true", headers={"Cookie": cookie})
    assert (answer.status_code, answer.json()) == (200, [])
    assert "saqqara=" in answer.headers["set-cookie"]


def test_another_tab_is_still_you_and_another_token_is_nobody(game: Game, new: New) -> None:
    tab = new()
    tab.http.cookies.set("saqqara", game.ann.token, domain="127.0.0.1", path="/")
    assert tab.table(game.id)["yours"] == [0]
    for token in (game.ann.token[:-1] + "x", game.ann.token.swapcase(), "x" * 22, game.id, game.first["watch"]):
        stranger = new()
        stranger.http.cookies.set("saqqara", token, domain="127.0.0.1", path="/")
        assert problem(stranger.get(game.path)) == (404, "error-not-found")


# Origins
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://", "http://[", "http://127.0.0.1", "file://", "x"])
def test_requests_of_other_sites_change_nothing(game: Game, origin: str) -> None:
    version = game.version
    headers = {"Origin": origin}
    move = {"command": new_command(), "move": "take", "version": version}
    for method, path, body in (
        ("POST", f"/api{game.path}/moves", move),
        ("POST", "/api/tables", {}),
        ("PUT", f"/api{game.path}/seats/0", {}),
        ("DELETE", f"/api{game.path}/seats/0?command=long-enough", {}),
        ("POST", "/nowhere", {}),
    ):
        assert problem(game.ann.http.request(method, path, json=body, headers=headers)) == (403, "error-origin")
    assert game.version == version
    assert game.ann.http.get(f"/api{game.path}", headers=headers).status_code == 200
    own = {"Origin": game.ann.address}
    assert game.ann.http.post(f"/api{game.path}/moves", json=move, headers=own).status_code == 200


def test_an_answer_is_for_our_own_page_only(game: Game) -> None:
    answer = game.ann.http.get(f"/api{game.path}", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


# Headers
@pytest.mark.parametrize(
    "path", ["/", "/api/tables", "/api/tables/unknown", "/healthz", "/nothing", "/api/openapi.json", "/metrics"]
)
def test_every_answer_wears_what_keeps_browsers_safe(new: New, path: str) -> None:
    answer = new().http.get(path)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # WebAssembly, but no `eval`
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_refusals_at_the_door_wear_it_too(game: Game) -> None:
    for answer in (
        game.ann.http.post("/api/tables", content=b"x" * 2_000_000),
        game.ann.http.post(f"/api{game.path}/chat", content=b"x" * 70_000),
    ):
        assert problem(answer) == (413, "error-too-large")
        assert "content-security-policy" in answer.headers


def test_an_address_has_so_many_connections_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each viewer costs time with every event of a table, so one address cannot bring any number of them."""
    with_simple_bots(monkeypatch)
    monkeypatch.setattr("saqqara.web.app.MOST_CONNECTED", 2)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    ann = inside.person("a" * 22)

    async def story() -> None:
        body = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await ann.ask("POST", "/tables", json=body)).json()["id"]
        lines = [await ann.connect(table) for _ in range(2)]
        await settled(*lines)
        refused = await ann.connect(table)
        await asyncio.wait_for(refused.task, 10)
        assert (refused.closed, refused.received) == (4429, [])
        assert (await ann.ask("GET", f"/tables/{table}/events")).text == "", "nor by server-sent events"
        assert [line.closed for line in lines] == [None, None]
        await lines[0].close()
        again = await ann.connect(table)
        await settled(again)
        assert again.received
        for line in (again, lines[1]):
            await line.close()
        assert not inside.hub.connected

    inside.run(story())
    inside.close()


# Sizes
def test_what_is_too_large_is_refused_announced_or_not(game: Game) -> None:
    big = b'{"command": "long-enough", "text": "' + b"x" * 70_000 + b'"}'
    assert problem(game.ann.http.post(f"/api{game.path}/chat", content=big)) == (413, "error-too-large")

    def unannounced() -> Iterator[bytes]:
        for start in range(0, len(big), 1000):
            yield big[start : start + 1000]

    assert problem(game.ann.http.post(f"/api{game.path}/chat", content=unannounced())) == (413, "error-too-large")
    assert game.version == game.first["version"]


def test_a_record_may_be_larger(new: New) -> None:
    record = {"format": "saqqara/1", "remark": "x" * 200_000}
    assert problem(new().post("/studies", record=record)) == (422, "error-record")


# Limits
def test_who_knocks_too_often_is_told_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_simple_bots(monkeypatch)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    ann, eve = inside.person("a" * 22), inside.person("e" * 22)

    async def knock(person: Inhabitant, **body: object) -> httpx.Response:
        return await person.ask("POST", "/joins", json={"command": new_command(), "key": "guess", **body})

    async def until_refused(line: Wire) -> list[int]:
        heard: list[int] = []
        while 429 not in heard:
            line.say({"type": "undo", "command": new_command(), "version": 2})
            await answered(line)
            heard += [json.loads(frame)["error"]["status"] for frame in line.take() if b'"refused"' in frame]
        return heard

    async def story() -> None:
        for number in range(100):
            answer = await knock((ann, eve)[number % 2])  # guessing is limited by address: another cookie does not help
            if answer.status_code == 429:
                break
        assert problem(answer) == (429, "error-too-many")
        assert number >= RATES["join"].burst
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["args"]["seconds"] == int(answer.headers["retry-after"])
        assert (await ann.ask("GET", "/tables")).status_code == 200, "what was not done too often is still answered"
        seats = [{"kind": "me"}, {"kind": "me"}]
        opened = await ann.ask("POST", "/tables", json={"command": new_command(), "game": "imhotep", "seats": seats})
        heard = await until_refused(await ann.connect(opened.json()["id"], "since=2"))
        assert len(heard) > RATES["command"].burst
        assert set(heard) == {422, 429}

    inside.run(story())
    inside.close()


def works(limiter: Limiter, person: str | None, address: str) -> bool:
    try:
        limiter.check("read", person, address)
    except Refused:
        return False
    return True


def test_cookies_cost_nothing_and_are_worth_nothing() -> None:
    """Without a cookie, or with a new one each time, an address is counted."""
    burst = int(RATES["read"].burst)
    limiter = Limiter(enabled=True, clock=lambda: 0.0)
    assert [works(limiter, None, "192.0.2.1") for _ in range(burst + 2)] == [True] * burst + [False] * 2
    assert works(limiter, "known", "192.0.2.1"), "who has a cookie is not counted with those who have none"
    assert works(limiter, None, "192.0.2.2")
    limiter = Limiter(enabled=True, clock=lambda: 0.0)
    most = burst * PEOPLE_AT_ADDRESS
    assert [works(limiter, f"cookie {number}", "192.0.2.1") for number in range(most + 1)] == [True] * most + [False]


def test_a_school_class_plays_behind_one_address() -> None:
    """Thirty people open tables or join them, connect, play, and play again with the same people, all in the same minute."""
    limiter = Limiter(enabled=True, clock=lambda: 0.0)
    for first in ("create", "join"):
        limiter.buckets.clear()
        each = ["read"] * 20 + [first, "connect"] + ["command"] * 20 + ["create", "connect"]
        for person in range(30):
            for action in each:
                limiter.check(action, str(person), "192.0.2.7")  # type: ignore[arg-type]  # names of actions


def test_all_requests_of_an_address_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of files and metrics, whatever the cookie; but a probe is always answered."""
    monkeypatch.setitem(RATES, "request", Rate(5, 1))
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    cast("Any", inside.app.app).state.limiter.clock = lambda: 0.0
    paths = ["/", "/icon.svg", "/nothing", "/metrics", "/api/openapi.json"]

    async def story() -> None:
        for number, path in enumerate(paths):
            answer = await inside.person(f"person {number}".ljust(22, "x").replace(" ", "-")).http.get(path)
            assert answer.status_code != 429
        ann = inside.person("a" * 22)
        for path in paths:
            answer = await ann.http.get(path)
            assert problem(answer) == (429, "error-too-many")
            assert int(answer.headers["retry-after"]) >= 1
        refused = await ann.connect("table")
        await asyncio.wait_for(refused.task, 10)
        assert refused.closed == 4429
        assert [(await ann.http.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        assert (await ann.http.post("/healthz", content=b"x" * 1000)).status_code == 429, "this is no probe"

    inside.run(story())
    inside.close()


def test_a_page_with_all_its_files_is_never_refused(tmp_path: Path) -> None:
    """Not even twenty of them behind one address, at once."""
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    state = cast("Any", inside.app.app).state
    state.limiter.clock = lambda: 0.0
    names = [*state.files.files, *(f"assets/{number}.js" for number in range(250 - len(state.files.files)))]

    async def story() -> None:
        ann = inside.person("a" * 22)
        for name in names:
            assert (await ann.http.get(f"/{name}")).status_code != 429
        counted = state.limiter.buckets["request", "127.0.0.1"][0]
        assert counted > 0.95 * RATES["request"].burst

    inside.run(story())
    inside.close()


def test_metrics_are_limited_as_reading_is(tmp_path: Path) -> None:
    """They take a millisecond or two."""
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    cast("Any", inside.app.app).state.limiter.clock = lambda: 0.0

    async def story() -> None:
        ann = inside.person("a" * 22)
        answers = [(await ann.http.get("/metrics")).status_code for _ in range(int(RATES["read"].burst) + 1)]
        assert answers == [200] * (len(answers) - 1) + [429]

    inside.run(story())
    inside.close()


def test_the_database_is_asked_once_a_second_whether_it_is_there() -> None:
    now, asked, answer = [0.0], [0], asyncio.Event()

    async def alive() -> bool:
        asked[0] += 1
        await answer.wait()
        return True

    store = SimpleNamespace(alive=alive, damaged=False)
    readiness = Readiness(cast("Any", store), clock=lambda: now[0])

    async def story() -> None:
        together = [asyncio.create_task(readiness.known()) for _ in range(5)]
        await asyncio.sleep(0)
        now[0] = 7.0
        together.append(asyncio.create_task(readiness.known()))  # it has not answered yet
        await asyncio.sleep(0)
        answer.set()
        assert await asyncio.gather(*together) == [True] * 6
        assert asked == [1]
        assert await readiness.known()
        assert asked == [2]
        now[0] = 7.9
        store.damaged = True
        assert not await readiness.known(), "that is known without a question"
        assert asked == [2]

    asyncio.run(story())


def test_reading_without_a_cookie_is_counted_by_address(tmp_path: Path) -> None:
    """Every such request gets a new cookie: counted by person, each would be the first of somebody."""
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", limits=True)
    cast("Any", inside.app.app).state.limiter.clock = lambda: 0.0

    async def read() -> int:
        transport = httpx.ASGITransport(inside.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://inside") as nobody:
            return (await nobody.get("/api/tables/unknown")).status_code

    async def story() -> None:
        answers = [await read() for _ in range(int(RATES["read"].burst) + 1)]
        assert answers == [404] * (len(answers) - 1) + [429]

    inside.run(story())
    inside.close()


def test_answers_are_not_kept_by_browsers_and_proxies(game: Game) -> None:
    for path in (f"/api{game.path}", "/api/tables", "/api/tables/unknown", "/api/games"):
        assert game.ann.http.get(path).headers["cache-control"] == "no-store"
    assert game.ann.http.get("/").headers["cache-control"] != "no-store"


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/%ff%fe", "/api/tables?mine=%00", "/%c3", "/api/tables?" + "a" * 3000]
)
def test_addresses_that_are_no_text_are_refused(new: New, path: str) -> None:
    assert problem(new().http.get(path)) == (400, "error-bad-request")


def test_buckets_fill_again() -> None:
    now = [0.0]
    limiter = Limiter(enabled=True, clock=lambda: now[0])
    rate = RATES["think"]

    def works() -> bool:
        try:
            limiter.check("think", "me", "here")
        except Refused as refused:
            assert refused.details["seconds"] >= 1  # noqa: PT017
            return False
        return True

    assert [works() for _ in range(int(rate.burst) + 3)] == [True] * int(rate.burst) + [False] * 3
    now[0] += 1 / rate.per_second
    assert [works(), works()] == [True, False]
    now[0] += 10_000
    assert [works() for _ in range(int(rate.burst) + 1)] == [True] * int(rate.burst) + [False]
    limiter.check("think", "you", "here")
    Limiter(enabled=False).check("think", "me", "here")


# Logs
def test_logs_hold_no_secret(tmp_path: Path) -> None:
    """Everything that happens at a table, at the level that servers run with; then every line is looked at."""
    with serving(tmp_path, "--pace", "0") as server:
        ann, ben, eve = server.person("Ann-the-named"), server.person("Ben"), server.person("Eve")
        table = ann.create(seats="me friend bot:1", public=True)
        key = table["seats"][1]["invite"]
        ben.join(key)
        path = f"/tables/{table['id']}"
        ann.tell(f"{path}/start")
        line = ann.socket(table["id"])
        eve.get(path, watch=table["watch"])
        eve.post("/joins", key=key)
        eve.post(f"{path}/moves", move="take", version=1)
        version = line.wait_for("hello")["table"]["version"]
        ann.move(table["id"], "take", version)
        ann.post(f"{path}/moves", move="nonsense", version=version)
        ann.tell(f"{path}/chat", text="a secret between us")
        ann.http.post("/api/tables", content=b"[" * 10_000)
        line.connection.send("{")
        line.connection.send(b"\x00")
        ann.leave(table["id"], 0)
        server.restart()
        while (seen := ann.table(table["id"]))["status"] != "finished":
            for person, seat in ((ann, 0), (ben, 1)):
                person.post(f"{path}/resign", seat=seat, version=seen["version"])
        secrets = [table["id"], key, table["watch"], seen["seed"], ann.token, ben.token, "Ann-the-named", "a secret between us"]
        said = server.said
    assert '"message": "open"' in said
    for secret in secrets:
        assert secret not in said
    for text in said.splitlines():
        if text.startswith("{"):
            assert {"time", "level", "logger", "message"} <= set(json.loads(text))
    assert "Traceback" not in said


def test_log_lines_are_json_even_with_odd_values() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("line\nbreak",), "levelname": "INFO", "name": "x", "odd": {1, 2}})
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "a line\nbreak"
