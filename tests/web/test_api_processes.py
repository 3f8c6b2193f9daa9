"""Two processes at one PostgreSQL, with Redis or PostgreSQL between them: any of them serves any table."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from ..store.databases import Postgres
from .client import Person, Server, new_command, serving


class Pair:
    """Two servers, and people who are known to both."""

    def __init__(self, one: Server, other: Server) -> None:
        self.one, self.other = one, other

    def person(self, name: str) -> tuple[Person, Person]:
        """The same browser at both."""
        here, there = self.one.person(name), self.other.person(name)
        there.http.cookies.set("saqqara", here.token, domain="127.0.0.1", path="/")
        return here, there


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def pair(request: pytest.FixtureRequest, postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = postgres_server.new_database()
    bus = request.getfixturevalue("redis_url") if request.param == "redis" else database
    directory = tmp_path_factory.mktemp("pair")
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(directory, "--bus", bus, "--pace", "0", database=database)) for _ in range(2)]
        yield Pair(*servers)


def test_moves_at_one_are_seen_at_the_other(pair: Pair) -> None:
    ann, ann_there = pair.person("Ann")
    ben, ben_there = pair.person("Ben")
    table = ann.create(seats="me friend")
    assert ben_there.join(table["seats"][1]["invite"])["yours"] == [1]
    path = f"/tables/{table['id']}"
    started = ann_there.tell(f"{path}/start")
    assert started["status"] == "running"
    lines = [person.socket(table["id"], since=started["version"]) for person in (ann, ben_there)]
    version = started["version"]
    for step in range(12):
        mover = (ann, ann_there, ben, ben_there)[(2 if step % 2 else 0) + (step // 2) % 2]
        seen = mover.table(table["id"])
        assert seen["version"] == version, "what was answered at one is known at the other"
        version = mover.move(table["id"], "take" if "take" in seen["view"]["moves"] else seen["view"]["moves"][0], version)
        for line in lines:
            event = line.wait_for("event")
            assert (event["entry"]["version"], event["table"]["version"]) == (version, version)


def test_who_hears_at_one_may_answer_at_the_other_at_once(pair: Pair) -> None:
    """What a WebSocket of one process has told is known to the other when the command comes."""
    ann, ann_there = pair.person("Ann")
    table = ann.create(seats="me me")
    line = ann.socket(table["id"], since=table["version"])
    version = table["version"]
    for step in range(20):
        who = (ann, ann_there)[step % 2]
        moves = table["view"]["moves"]
        version = who.move(table["id"], moves[0], version)
        table = line.wait_for_version(version)


def test_of_moves_at_both_at_once_exactly_one_is_accepted(pair: Pair) -> None:
    ann, ann_there = pair.person("Ann")
    table = ann.create("anubixx", "me me")
    lines = [person.socket(table["id"], since=table["version"]) for person in (ann, ann_there)]
    version = table["version"]

    def request(person: Person, move: str) -> httpx.Response:
        body = {"command": new_command(), "move": move, "version": version}
        cookie = {"Cookie": f"saqqara={person.token}"}
        return httpx.post(f"{person.address}/api/tables/{table['id']}/moves", json=body, headers=cookie, timeout=60)

    with ThreadPoolExecutor(8) as pool:
        for _ in range(10):
            move = ann.table(table["id"])["view"]["moves"][0]
            answers = list(pool.map(request, (ann, ann_there) * 4, [move] * 8))
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
            version += 1
            for line in lines:
                assert line.wait_for("event")["entry"]["version"] == version
    log = ann_there.ask(f"/tables/{table['id']}/log")
    assert [entry["version"] for entry in log] == list(range(1, version + 1))


def test_the_same_command_at_both_has_one_effect(pair: Pair) -> None:
    ann, ann_there = pair.person("Ann")
    table = ann.create(seats="me me")
    ann_there.table(table["id"])
    version = table["version"]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            body = {"command": new_command(), "text": "once"}

            def request(person: Person, body: dict[str, str] = body) -> httpx.Response:
                cookie = {"Cookie": f"saqqara={person.token}"}
                return httpx.post(f"{person.address}/api/tables/{table['id']}/chat", json=body, headers=cookie, timeout=60)

            answers = list(pool.map(request, (ann, ann_there) * 4))
            version += 1
            assert {(answer.status_code, answer.content) for answer in answers} == {(200, b'{"version":%d}' % version)}
    assert ann.table(table["id"])["version"] == version


def test_an_invitation_made_at_one_is_good_at_the_other_and_once(pair: Pair) -> None:
    ann, _ = pair.person("Ann")
    table = ann.create(seats="me friend")
    key = table["seats"][1]["invite"]
    people = [pair.person(f"Friend {number}")[number % 2] for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: person.post("/joins", key=key), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [404] * 5


def test_bots_move_once_whoever_looks_after_them(pair: Pair) -> None:
    ann, ann_there = pair.person("Ann")
    table = ann.create("anubixx", "me bot:1")
    line = ann_there.socket(table["id"], since=table["version"])
    while table["status"] == "running" and table["version"] < 30:
        if table["acting"] is not None:
            who = (ann, ann_there)[table["version"] % 2]
            who.move(table["id"], table["view"]["moves"][0], table["version"])
        event = line.wait_for("event")
        assert event["table"]["version"] == table["version"] + 1
        table = event["table"]


def test_when_one_dies_the_other_goes_on(pair: Pair) -> None:
    """The bot of a table that the dead process looked after is taken over."""
    ann, ann_there = pair.person("Ann")
    table = ann.create("anubixx", "me bot:1")
    if "SAQQARA_LONG" in os.environ:  # the dead process has just looked after the bot: it takes a while until that is over
        ann.move(table["id"], table["view"]["moves"][-1], table["version"])
        while (table := ann.table(table["id"]))["acting"] is None:
            pass
    line = ann_there.socket(table["id"], since=table["version"])
    pair.one.kill()
    try:
        for _ in range(6):
            while table["acting"] is None:
                table = line.wait_for("event")["table"]
            ann_there.move(table["id"], table["view"]["moves"][0], table["version"])
            table = line.wait_for("event")["table"]
    finally:
        pair.one.start()
    assert ann.table(table["id"])["version"] >= table["version"]
