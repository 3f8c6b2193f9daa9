"""The WebSocket, and its substitute: what is sent, in which order, and how one comes back."""

import asyncio
import json
import signal
import threading
import time
from pathlib import Path
from typing import Any, cast
from unittest.mock import ANY

import httpx
import pytest
from msgspec.structs import replace

from saqqara.store.interface import Projection, StorageFailed
from saqqara.web.hub import Hub
from saqqara.web.live_table import LiveTable
from saqqara.web.serve import DRAIN
from saqqara.web.viewer import STUCK, Viewer
from saqqara.web.wire import DoneFrame

from ..table.room import A, B, Room, created, seats_of
from .client import PATIENCE, Line, Server, new_command
from .conftest import Game, New
from .inside import ANSWERS, Inside, Wire, answered, settled, with_simple_bots


def test_everything_first_then_each_event_with_its_view(game: Game) -> None:
    version = game.version
    line = game.ben.socket(game.id)
    hello = line.hear()
    assert (hello["type"], hello["table"]["version"]) == ("hello", version)
    assert hello["log"] == game.ben.ask(f"{game.path}/log")
    assert hello["table"]["view"] == game.first["view"]
    game.ann.move(game.id, "take", version)
    event = line.wait_for("event")
    assert (event["entry"]["version"], event["entry"]["move"], event["entry"]["seat"]) == (version + 1, "take", 0)
    assert event["entry"]["words"]
    assert all(set(word) == {"id", "args"} for word in event["entry"]["words"])
    assert (event["table"]["acting"], event["table"]["version"]) == (1, version + 1)
    assert event["table"]["view"]["moves"] == game.ben.table(game.id)["view"]["moves"]


def test_who_was_away_resumes_where_they_were(game: Game) -> None:
    version = game.version
    line = game.ben.socket(game.id)
    line.wait_for("hello")
    line.close()
    for _ in range(5):
        game.play()
    again = game.ben.socket(game.id, since=version)
    for step in range(1, 6):
        event = again.wait_for("event")
        assert (event["entry"]["version"], event["table"]["version"]) == (version + step, version + step)
    assert event["table"]["view"] == game.ben.table(game.id)["view"]
    current = game.ben.socket(game.id, since=version + 5)
    assert current.hear()["type"] == "presence", "who knows everything is told nothing twice"


@pytest.mark.parametrize("since", [0, -3, 10**6])
def test_who_knows_nothing_or_the_impossible_is_told_everything(game: Game, since: int) -> None:
    assert game.ben.socket(game.id, since=since).hear()["type"] == "hello"


def test_who_has_missed_much_is_told_everything(game: Game) -> None:
    version = game.version
    for _ in range(25):
        game.ann.tell(f"{game.path}/chat", phrase="hello")
    hello = game.ben.socket(game.id, since=version).hear()
    assert (hello["type"], hello["table"]["version"], len(hello["log"])) == ("hello", version + 25, version + 25)


def test_commands_go_over_it_too_with_the_answer_before_the_event(game: Game) -> None:
    version = game.version
    line, other = game.ann.socket(game.id, since=version), game.ben.socket(game.id, since=version)
    command = new_command()
    wish = {"type": "move", "command": command, "version": version, "move": "take"}
    line.say(**wish)
    kinds = []
    while "event" not in kinds:
        kinds.append((frame := line.hear())["type"])
        if frame["type"] == "done":
            assert (frame["command"], frame["version"]) == (command, version + 1)
    assert kinds.index("done") < kinds.index("event")
    assert other.wait_for("event")["entry"]["move"] == "take"
    line.say(**wish)
    assert line.wait_for("done") == {"type": "done", "command": command, "version": version + 1}
    line.say(type="undo", command=new_command(), version=version + 1)
    assert line.wait_for("done")["version"] == version + 2
    game.ben.tell(f"{game.path}/undo/answer", version=version + 2, accept=True)
    line.say(type="redo", command=new_command(), version=version + 3)
    assert line.wait_for("done")["version"] == version + 4
    assert game.version == version + 4


def rematch_over(line: Line, version: int, **more: Any) -> tuple[Any, Any]:
    """Agree to a rematch over a connection: the answer, and what it shows from then on."""
    line.say(type="rematch", command=new_command(), version=version, **more)
    return line.wait_for("done"), line.wait_for("hello")


def test_a_connection_goes_on_to_the_table_of_a_rematch(game: Game) -> None:
    ann, ben = game.ann.socket(game.id), game.ben.socket(game.id)
    game.finish()
    version = game.version
    done, hello = rematch_over(ann, version, number="a" * 32)
    again = hello["table"]["id"]
    assert again != game.id
    assert (done["version"], hello["table"]["version"]) == (2, 2)
    assert (hello["table"]["status"], hello["table"]["yours"]) == ("waiting", [0])
    assert ben.wait_for_version(version + 1)["rematch"] == again
    assert ben.wait_for("presence")["seats"] == [False, True], "who has gone on is not at the table before any more"
    _, hello = rematch_over(ben, version + 1, number="b" * 32)
    assert (hello["table"]["id"], hello["table"]["status"], hello["table"]["yours"]) == (again, "running", [1])
    assert [ann.wait_for("event")["entry"]["kind"] for _ in range(2)] == ["seated", "started"]
    game.ben.tell(f"{game.path}/chat", phrase="thanks")  # at the table before
    first = hello["table"]["options"]["start"]
    ben.say(type="move", command=new_command(), version=hello["table"]["version"], move=hello["table"]["view"]["moves"][0])
    for line in (ann, ben):
        assert (event := line.wait_for("event"))["entry"]["version"] == hello["table"]["version"] + 1
        assert (event["entry"]["seat"], event["table"]["id"]) == (first, again)
    game.ann.tell(f"/tables/{again}/resign", seat=0, version=hello["table"]["version"] + 1)
    assert game.ann.ask(f"/tables/{again}/record")["numbers"] == ["a" * 32, "b" * 32]


def test_a_rematch_that_cannot_be_leaves_a_connection_where_it_is(game: Game) -> None:
    line, version = game.ann.socket(game.id), game.version
    line.say(type="rematch", command=new_command(), version=version)
    assert line.wait_for("refused")["error"]["error"] == "error-not-finished"
    line.say(type="rematch", command=new_command(), version=version, number="no number")
    assert line.wait_for("refused")["error"]["error"] == "error-bad-request"
    game.play()
    assert line.wait_for("event")["table"]["id"] == game.id


def test_the_same_rematch_twice_leads_to_the_same_table(game: Game) -> None:
    game.finish()
    wish = {"type": "rematch", "command": new_command(), "version": game.version}
    found = []
    for _ in range(2):
        line = game.ann.socket(game.id)
        line.say(**wish)
        found.append((line.wait_for("done"), line.wait_for("hello")["table"]["id"]))
    assert found[0] == found[1]
    line.say(**wish)
    assert line.wait_for("refused")["error"]["error"] == "error-command-taken", "there the command was to sit down"


def keep(sent: list[bytes], frames: tuple[bytes, ...]) -> bool:
    """Note what is sent."""
    sent += frames
    return True


def test_who_looks_at_another_table_by_now_is_sent_the_answer_and_no_event() -> None:
    room = Room()
    live = LiveTable(room.table, "", [None] * 2, Projection("running", waits=False, deadline=None))
    sent: list[bytes] = []
    viewer = Viewer(A, room.table.version - 1, write=lambda *frames: keep(sent, frames))
    Hub(cast("Any", None), cast("Any", None), cast("Any", None)).send_update(live, viewer, DoneFrame("command-1", 7))
    assert [json.loads(frame)["type"] for frame in sent] == ["done"]
    assert viewer.sent == room.table.version - 1


@pytest.mark.parametrize("behind", [0, 1, 2])
def test_who_goes_on_to_another_table_is_sent_all_of_it(behind: int) -> None:
    """Also if the table before was at the same version, or had been followed."""
    room = Room()
    live = LiveTable(room.table, "", [None] * 2, Projection("running", waits=False, deadline=None))
    sent: list[bytes] = []
    viewer = Viewer(A, room.table.version - behind, "key", changes=True, write=lambda *frames: keep(sent, frames))
    viewer.follows = True
    live.viewers.add(viewer)
    viewer.start_anew()
    assert not viewer.follows
    Hub(cast("Any", None), cast("Any", None), cast("Any", None)).send_update(live, viewer)
    assert [json.loads(frame)["type"] for frame in sent] == ["hello"]


def test_refusals_over_it_are_those_of_http(game: Game) -> None:
    version = game.version
    ann, ben = game.ann.socket(game.id, since=version), game.ben.socket(game.id, since=version)
    eve = game.ben.socket(game.id, since=version)
    for line, wish, status, error in (
        (ben, {"type": "move", "move": "take", "version": version}, 403, "error-not-yours"),
        (ann, {"type": "move", "move": "take", "version": version - 1}, 409, "error-old-version"),
        (ann, {"type": "move", "move": "nonsense", "version": version}, 422, "illegal-not-a-move"),
        (ann, {"type": "undo", "version": version}, 422, "error-no-undo"),
        (ann, {"type": "redo", "version": version}, 422, "error-no-redo"),
    ):
        command = new_command()
        line.say(command=command, **wish)
        refused = line.wait_for("refused")
        assert (refused["command"], refused["error"]["status"], refused["error"]["error"]) == (command, status, error)
        if status == 409:
            assert refused["error"]["table"]["version"] == version
    assert game.version == version
    eve.close()


def test_onlookers_hear_and_are_not_heard(game: Game, new: New) -> None:
    eve = new("Eve")
    line = eve.socket(game.id, watch=game.first["watch"])
    hello = line.wait_for("hello")
    assert (hello["table"]["yours"], hello["table"]["watch"]) == ([], None)
    line.say(type="move", command=new_command(), version=game.version, move="take")
    assert line.wait_for("refused")["error"]["status"] == 403
    game.play("take")
    assert line.wait_for("event")["table"]["acting"] is None


def test_a_foreign_table_and_one_that_is_not_there_close_in_the_same_way(game: Game, new: New) -> None:
    eve = new("Eve")
    for table, watch in ((game.id, None), ("A" * 22, None), (game.id, "wrong"), ("A" * 22, "wrong")):
        line = eve.socket(table, watch=watch)
        assert line.closing_code() == 4404
        assert line.connection.protocol.close_reason == "error-not-found"


def test_other_sites_are_not_let_in(game: Game) -> None:
    for origin in ("https://evil.example", "null", "http://["):
        assert game.ann.socket(game.id, Origin=origin).closing_code() == 4403
    assert game.ann.socket(game.id, Origin=game.ann.address).hear()["type"] == "hello"


@pytest.mark.parametrize("watch", ["&since=abc", "&since=", "&since=1.5", "&changes=1", "&changes=", "%FF", "%00", "a" * 3000])
def test_an_address_that_cannot_be_read_is_not_called_another_site(game: Game, watch: str) -> None:
    line = game.ann.socket(game.id, watch=watch)
    assert line.closing_code() == 4400
    assert line.connection.protocol.close_reason == "error-bad-request"


def test_who_has_left_a_private_table_hears_no_more(new: New) -> None:
    ann, ben = new("Ann"), new("Ben")
    table = ann.create(seats="me friend friend")
    ben.join(table["seats"][1]["invite"])
    line = ben.socket(table["id"])
    assert line.wait_for("hello")
    assert ben.leave(table["id"], 1).status_code == 200
    ann.tell(f"/tables/{table['id']}/chat", text="they are gone")
    assert line.closing_code() == 4404


def test_who_does_not_read_is_not_present() -> None:
    live = LiveTable(Room().table, "", [None] * 2, Projection("running", waits=False, deadline=None))
    viewer = Viewer(A, 1)
    live.viewers |= {viewer, Viewer(B, 1)}
    assert live.present() == [True, True]
    for _ in range(STUCK):
        viewer.send_bytes(b"{}")
    assert live.present() == [False, True]


def test_streams_end_when_the_server_does(own_server: Server) -> None:
    """Server-sent events end like any other answer, before the time for that has run out."""
    ann = own_server.person("Ann")
    table = ann.create(seats="me me")
    with ann.http.stream("GET", f"/api/tables/{table['id']}/events") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("data:") or next(lines).startswith("data:")
        began = time.monotonic()
        assert own_server.process is not None
        own_server.process.terminate()
        for _ in lines:
            pass  # until the end, without an error
        assert own_server.process.wait(PATIENCE) in {0, -signal.SIGTERM}
    took = time.monotonic() - began
    own_server.process = None
    own_server.start()
    assert took < DRAIN
    assert "graceful shutdown exceeded" not in own_server.said
    assert not own_server.tracebacks


def test_presence(game: Game, new: New) -> None:
    ann = game.ann.socket(game.id)
    assert ann.wait_for("presence") == {"type": "presence", "seats": [True, False], "watching": 0}
    ben = game.ben.socket(game.id)
    assert ann.wait_for("presence")["seats"] == [True, True]
    eve = new("Eve").socket(game.id, watch=game.first["watch"])
    assert ann.wait_for("presence")["watching"] == 1
    eve.close()
    assert ann.wait_for("presence")["watching"] == 0
    ben.close()
    assert ann.wait_for("presence")["seats"] == [True, False]
    seats = game.ann.table(game.id)["seats"]
    assert [seat["present"] for seat in seats] == [True, False]


def test_server_sent_events_say_the_same(game: Game) -> None:
    version, heard = game.version, []
    begun = threading.Event()

    def listen() -> None:
        cookies = {"Cookie": f"saqqara={game.ben.token}"}
        path = f"{game.ben.address}/api{game.path}/events"
        with httpx.stream("GET", path, params={"since": version}, headers=cookies, timeout=60) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            for text in answer.iter_lines():
                if text.startswith("data: "):
                    heard.append(json.loads(text.removeprefix("data: ")))
                    begun.set()
                    if heard[-1]["type"] == "event":
                        return

    listener = threading.Thread(target=listen)
    listener.start()
    assert begun.wait(60)
    game.play("take")
    listener.join(60)
    assert not listener.is_alive()
    assert heard[-1]["entry"]["move"] == "take"
    assert heard[-1]["table"]["acting"] == 1


def test_two_tabs_of_one_person_see_the_same(game: Game) -> None:
    lines = [game.ann.socket(game.id, since=game.version) for _ in range(3)]
    game.play("take")
    assert len({json.dumps(line.wait_for("event")) for line in lines}) == 1


def test_a_database_that_is_away_is_said_and_the_line_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside one process: writing fails, then reading, then all is well again."""
    with_simple_bots(monkeypatch)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = inside.person("a" * 22)
    data = created("imhotep", [replace(seat, person=ann.id) for seat in seats_of("AA")])
    away = StorageFailed("no such disk: /secret/place")

    async def fails(*_arguments: object, **_more: object) -> None:
        raise away

    async def refused(wire: Wire, version: int) -> dict[str, Any]:
        wire.say({"type": "move", "command": new_command(), "version": version, "move": "take"})
        await answered(wire)
        answer: dict[str, Any] = json.loads(next(frame for frame in wire.take() if frame.startswith(ANSWERS)))
        assert "/secret/place" not in json.dumps(answer)
        return answer

    async def story() -> None:
        await inside.put_table("table", "0" * 32, data)
        wire = await ann.connect("table", "since=2")
        await settled(wire)
        with monkeypatch.context() as patch:
            patch.setattr(inside.hub.store, "append", fails)
            answer = await refused(wire, 2)
            assert (answer["error"]["status"], answer["error"]["error"]) == (503, "error-storage")
            by_http = await ann.ask("POST", "/tables/table/chat", json={"command": new_command(), "text": "hm"})
            assert (by_http.status_code, by_http.json()["error"]) == (503, "error-storage")
            assert "/secret/place" not in by_http.text
            patch.setattr(inside.hub.store, "find", fails)
            late = await ann.connect("another-table")
            await settled(late)
            assert late.closed == 1013
            assert (await ann.ask("GET", "/tables/another-table")).status_code == 503
            assert (await ann.ask("GET", "/tables/table")).status_code == 200, "what is in memory can be looked at"
        assert (await refused(wire, 2)) == {"type": "done", "command": ANY, "version": 3}

    inside.run(story())
    inside.close()


def test_what_a_request_changes_is_broadcast_where_the_event_loop_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections belong to the event loop. In another thread, two writers would meet in one connection."""
    with_simple_bots(monkeypatch)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = inside.person("a" * 22)
    data = created("imhotep", [replace(seat, person=ann.id) for seat in seats_of("AA")])
    threads: list[threading.Thread] = []
    inside.hub.broadcast_listeners.append(lambda _live: threads.append(threading.current_thread()))

    async def story() -> None:
        await inside.put_table("table", "0" * 32, data)
        said = await ann.ask("POST", "/tables/table/chat", json={"command": new_command(), "text": "hello"})
        assert said.status_code == 200
        await asyncio.sleep(0)
        assert threads == [threading.current_thread()]

    inside.run(story())
    inside.close()
