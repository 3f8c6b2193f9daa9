"""A command sent twice has one effect and one answer: at once, later, and after the server was started again."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from .client import Person, Server, new_command
from .conftest import Game, New, begin

AT_ONCE = 12


def together(*requests: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All at the same time, each on a connection of its own."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return [each.result() for each in [pool.submit(request) for request in requests]]


def again(person: Person, path: str, body: object, method: str = "POST") -> Callable[[], httpx.Response]:
    """A request that can be sent at any time from anywhere."""
    cookie = {"Cookie": f"saqqara={person.token}"}
    return lambda: httpx.request(method, f"{person.address}/api{path}", json=body, headers=cookie, timeout=60)


def contents(answers: list[httpx.Response]) -> set[tuple[int, bytes]]:
    return {(answer.status_code, answer.content) for answer in answers}


def test_a_move_twice(game: Game) -> None:
    body = {"command": new_command(), "move": "take", "version": game.version}
    request = again(game.ann, f"{game.path}/moves", body)
    first = request()
    game.ben.move(game.id, "take", first.json()["version"])
    assert contents([first, request(), request()]) == {(200, first.content)}
    assert game.version == first.json()["version"] + 1


def test_a_move_many_times_at_once(game: Game) -> None:
    version = game.version
    body = {"command": new_command(), "move": "take", "version": version}
    answers = together(*[again(game.ann, f"{game.path}/moves", body)] * AT_ONCE)
    assert contents(answers) == {(200, b'{"version":%d}' % (version + 1))}
    assert game.version == version + 1


def test_different_moves_at_once_one_of_them_is_accepted(game: Game) -> None:
    version = game.version
    bodies = [{"command": new_command(), "move": "take", "version": version} for _ in range(AT_ONCE)]
    answers = together(*(again(game.ann, f"{game.path}/moves", body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (AT_ONCE - 1)
    for answer in answers:
        if answer.status_code == 409:
            assert [entry["version"] for entry in answer.json()["events"]] == [version + 1]
            assert answer.json()["table"]["version"] == version + 1
    assert game.version == version + 1


def test_every_door_has_one_effect(game: Game) -> None:
    """Undo, redo, chat, leaving, coming back, giving up, playing again: each twice."""
    ann, path = game.ann, game.path
    ann.move(game.id, "take", game.version)

    def twice(person: Person, door: str, body: dict[str, object], method: str = "POST") -> httpx.Response:
        before = game.version
        request = again(person, door, {"command": new_command(), **body}, method)
        first, second = request(), request()
        assert first.status_code in (200, 201), first.text
        assert first.content == second.content
        assert game.version == before + 1
        return first

    twice(ann, f"{path}/undo", {"version": game.version})
    twice(game.ben, f"{path}/undo/answer", {"version": game.version, "accept": True})
    twice(ann, f"{path}/redo", {"version": game.version})
    twice(ann, f"{path}/chat", {"text": "hello"})
    command = new_command()
    left = [game.ben.leave(game.id, 1, command) for _ in range(2)]
    assert left[0].status_code == 200
    assert left[1].json()["version"] >= left[0].json()["version"]
    twice_back = [again(game.ben, f"{path}/seats/1", {"command": (back := new_command())}, "PUT")() for _ in range(2)]
    assert {answer.status_code for answer in twice_back} <= {200, 422}
    assert back
    twice(ann, f"{path}/resign", {"seat": 0, "version": game.version})
    twice(ann, f"{path}/rematch", {})


def test_opening_and_joining_and_beginning_twice(new: New) -> None:
    ann, ben = new("Ann"), new("Ben")
    body = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}
    opened = together(*[again(ann, "/tables", body)] * AT_ONCE)
    assert len(contents(opened)) == 1
    assert opened[0].status_code == 201
    table = opened[0].json()
    assert [line["id"] for line in ann.ask("/tables", mine=True)] == [table["id"]]
    join = {"command": new_command(), "key": table["seats"][1]["invite"], "name": "Ben"}
    joined = together(*[again(ben, "/joins", join)] * AT_ONCE)
    assert len(contents(joined)) == 1
    assert (joined[0].status_code, joined[0].json()["version"]) == (200, 2)
    start = {"command": new_command()}
    begun = together(*[again(ann, f"/tables/{table['id']}/start", start)] * AT_ONCE)
    assert len(contents(begun)) == 1
    assert ann.table(table["id"])["version"] == 3


def test_a_table_that_begins_at_once_is_opened_once(new: New) -> None:
    ann = new("Ann")
    body = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}
    opened = together(*[again(ann, "/tables", body)] * AT_ONCE)
    assert contents(opened) == {(201, opened[0].content)}
    assert opened[0].json()["version"] == 2


def test_two_people_with_one_invitation_one_of_them_gets_the_seat(new: New) -> None:
    ann, others = new("Ann"), [new(f"Friend {i}") for i in range(6)]
    key = (table := ann.create(seats="me friend"))["seats"][1]["invite"]
    answers = together(*(again(each, "/joins", {"command": new_command(), "key": key, "name": each.name}) for each in others))
    assert sorted(answer.status_code for answer in answers) == [200] + [404] * 5
    assert ann.table(table["id"])["version"] == 2


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(game: Game) -> None:
    game.finish()
    requests = [again(each, f"{game.path}/rematch", {"command": new_command()}) for each in (game.ann, game.ben) * 3]
    answers = together(*requests)
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert [entry["kind"] for entry in game.ann.ask(f"{game.path}/log")].count("rematch") == 1


@pytest.mark.parametrize("first", [0, 1], ids=["who asks", "who agrees"])
def test_the_command_of_a_rematch_is_for_one_agreement_alone(game: Game, first: int) -> None:
    game.finish()
    people = (game.ann, game.ben)
    for person in people[:first]:
        person.tell(f"{game.path}/rematch")
    person, command = people[first], new_command()
    new = person.tell(f"{game.path}/rematch", command=command, number="a" * 32)
    for other in ({"number": "b" * 32}, {}):
        refused = person.post(f"{game.path}/rematch", command=command, **other)
        assert (refused.status_code, refused.json()["error"]) == (409, "error-command-taken")
    assert person.tell(f"{game.path}/rematch", command=command, number="a" * 32) == new
    assert person.tell(f"{game.path}/rematch", number="b" * 32) == new, "who has agreed is shown the table"


def test_an_agreement_to_a_rematch_has_the_same_answer_later(game: Game) -> None:
    """Also when others have agreed since, and have moved."""
    game.finish()
    commands = {person: new_command() for person in (game.ann, game.ben)}
    answers = {person: person.tell(f"{game.path}/rematch", command=command) for person, command in commands.items()}
    assert [(each["version"], each["status"]) for each in answers.values()] == [(2, "waiting"), (4, "running")]
    new = answers[game.ben]
    mover = (game.ann, game.ben)[new["view"]["mover"]]
    mover.move(new["id"], "take", new["version"])
    for person, command in commands.items():
        assert person.tell(f"{game.path}/rematch", command=command) == answers[person]


def test_who_has_left_the_room_of_a_rematch_may_agree_again(game: Game, new: New) -> None:
    """As long as nobody else sits there. A command that is sent again does not sit them down again."""
    game.finish()
    command = new_command()
    room = game.ann.tell(f"{game.path}/rematch", command=command)
    assert game.ann.leave(room["id"], 0).status_code == 200
    assert game.ann.tell(f"{game.path}/rematch", command=command)["version"] == 2
    assert game.ben.table(room["id"])["seats"][0]["kind"] == "open"
    back = game.ann.tell(f"{game.path}/rematch")
    assert (back["yours"], back["seats"][0]["name"]) == ([0], "Ann")
    assert game.ann.leave(room["id"], 0).status_code == 200
    key = game.ben.tell(f"{game.path}/rematch")["seats"][0]["invite"]
    new("Eve").join(key)
    refused = game.ann.post(f"{game.path}/rematch")
    assert (refused.status_code, refused.json()["error"]) == (409, "error-seat-taken")


def test_a_rematch_with_a_command_that_was_something_else_opens_no_table(game: Game) -> None:
    command = new_command()
    game.ben.tell(f"{game.path}/chat", text="again?", command=command)
    game.finish()
    for asked_before in (None, game.ann):
        if asked_before is not None:
            asked_before.tell(f"{game.path}/rematch")
        refused = game.ben.post(f"{game.path}/rematch", command=command)
        assert (refused.status_code, refused.json()["error"]) == (409, "error-command-taken")
        assert (game.ann.table(game.id)["rematch"] is None) == (asked_before is None)


def test_anothers_command_is_not_answered(game: Game) -> None:
    command = new_command()
    game.ann.tell(f"{game.path}/chat", text="psst", command=command)
    refused = game.ben.post(f"{game.path}/chat", text="me too", command=command)
    assert (refused.status_code, refused.json()["error"]) == (409, "error-command-taken")


def test_nobody_can_take_the_commands_of_bots_and_flags(game: Game) -> None:
    """What the server does by itself has names that no client may use."""
    for name in ("flag:100", "bot:12345", "start:at-once"):
        assert game.ann.post(f"{game.path}/chat", text="mine", command=name).status_code == 400


@pytest.mark.parametrize("kill", [False, True], ids=["terminated", "killed"])
def test_the_same_answer_after_the_server_was_started_again(own_server: Server, kill: bool) -> None:
    game = begin(own_server.person("Ann"), own_server.person("Ben"))
    key = {"command": new_command(), "game": "anubixx", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    move = {"command": new_command(), "move": "take", "version": game.version}
    requests = [again(game.ann, "/tables", key), again(game.ann, f"{game.path}/moves", move)]
    joined = again(game.ben, "/joins", {"command": new_command(), "key": requests[0]().json()["seats"][1]["invite"]})
    requests.append(joined)
    joined()
    before = [request().content for request in requests]
    version, table = game.version, game.ann.table(game.id)
    own_server.restart(kill=kill)
    assert [request().content for request in requests] == before
    assert game.version == version
    after = game.ann.table(game.id)
    assert after == table


def test_who_hangs_up_before_the_answer_has_moved_all_the_same(game: Game) -> None:
    version = game.version
    body = b'{"command":"%s","move":"take","version":%d}' % (new_command().encode(), version)
    head = (
        f"POST /api{game.path}/moves HTTP/1.1\r\nHost: x\r\nCookie: saqqara={game.ann.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )

    async def hang_up() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", int(game.ann.address.rsplit(":", 1)[1]))
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    line = game.ben.socket(game.id, since=version)
    asyncio.run(hang_up())
    assert line.wait_for("event")["entry"]["move"] == "take"
    assert game.version == version + 1
