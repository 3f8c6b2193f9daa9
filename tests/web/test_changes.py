"""Who asks for changes only, and puts them together, sees the same table as somebody who is sent all of it."""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.table.clock import ClockRules
from saqqara.table.events import Created
from saqqara.table.seats import Seat
from saqqara.web.changes import changed_places, changes_of_move
from saqqara.web.identity import person_of
from saqqara.web.viewer import Viewer

from .client import PATIENCE
from .conftest import Game
from .inside import Inhabitant, Inside, Wire, hold_the_clock, settled, with_simple_bots

EVENINGS = 12 if "SAQQARA_LONG" in os.environ else 2
TOKENS = {"ann": "a" * 22, "ben": "b" * 22, "cem": "c" * 22}
SEED = "00112233445566778899aabbccddeeff"
Table = dict[str, Any]
PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
HANDBOOK: dict[str, Any] = {}
exec(PROTOCOL.partition("```python\ndef apply_changes")[2].partition("```")[0].join(("def apply_changes", "")), HANDBOOK)
"""What `docs/protocol.md` says how a client puts changes together."""


def put(whole: Any, place: str, value: Any) -> None:
    """Put a value at a JSON Pointer."""
    *steps, last = [step.replace("~1", "/").replace("~0", "~") for step in place.split("/")[1:]]
    for step in steps:
        whole = whole[int(step) if isinstance(whole, list) else step]
    whole[int(last) if isinstance(whole, list) else last] = value


def put_all(view: Any, places: dict[str, Any]) -> None:
    """Put values at their places."""
    for place, value in places.items():
        put(view, place, value)


class Page:
    """What a client knows of a table, from frames of any kind."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.steps: Any = None
        self.entries: list[Any] = []
        self.kinds: Counter[str] = Counter()

    def read(self, frame: bytes) -> None:
        """A frame has come."""
        said = json.loads(frame)
        self.kinds[said["type"]] += 1
        if said["type"] in ("hello", "event"):
            self.table = said["table"]
        elif said["type"] == "changes":
            assert self.table is not None
            assert said["table"]["version"] == self.table["version"] + 1
            expected = deepcopy(self.table)
            HANDBOOK["apply_changes"](expected, deepcopy(said))
            self.table = {**self.table, **said["table"]}
            self.steps = [self.walk(step) for step in said["steps"]]
            put_all(self.table["view"], said["view"])
            assert self.table == expected, "docs/protocol.md has another way to put changes together"
        elif said["type"] == "presence":
            assert self.table is not None
            for seat, present in zip(self.table["seats"], said["seats"], strict=True):
                seat["present"] = present
        elif said["type"] == "thinking" and self.table is not None:
            self.table["thinking"] = said["seat"] is not None
        if said["type"] in ("event", "changes"):
            self.entries.append(said["entry"])
        if said["type"] == "event":
            self.steps = said["steps"]

    def walk(self, step: dict[str, Any]) -> dict[str, Any]:
        """A step of a move, as an `event` tells it."""
        assert self.table is not None
        view = self.table["view"]
        put_all(view, step["view"])
        entries = {place.split("/")[1].replace("~1", "/").replace("~0", "~") for place in step["view"]}
        return {"what": step["what"], "changes": {name: deepcopy(view[name]) for name in entries}}


class Screen:
    """A person at a table, who is sent changes at one connection and everything at another."""

    def __init__(self, person: Inhabitant, table: str) -> None:
        self.person = person
        self.path = table
        self.small, self.large = Page(), Page()
        self.wires: list[Wire] = []

    async def connect(self) -> None:
        """Both connections, from the version that is known."""
        for page, wish in ((self.small, "&changes=true"), (self.large, "")):
            since = 0 if page.table is None else page.table["version"]
            self.wires.append(await self.person.connect(self.path, f"watch=watch-key&since={since}{wish}"))

    async def look(self) -> None:
        """Both know the same, and it is what the server answers when it is asked."""
        for page, wire in zip((self.small, self.large), self.wires, strict=True):
            for frame in wire.take():
                page.read(frame)
        assert self.small.table == self.large.table
        assert (self.small.entries, self.small.steps) == (self.large.entries, self.large.steps)
        answer = await self.person.ask("GET", f"/tables/{self.path}", params={"watch": "watch-key"})
        assert self.small.table == answer.json()

    async def come_back(self) -> None:
        """Away, and back with the version known."""
        for wire in self.wires:
            await wire.close()
        self.wires = []
        await self.connect()


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        hold_the_clock(patch)
        with_simple_bots(patch)
        made = Inside(f"sqlite:///{tmp_path_factory.mktemp('changes') / 'tables.db'}")
        yield made
        made.close()


async def play(inside: Inside, table: str, first: Created, people: list[str], lot: random.Random) -> Counter[str]:
    """A random evening; everybody compares after every step. What kinds of frames came to those who wanted changes?"""
    await inside.put_table(table, SEED, first)
    screens = {name: Screen(inside.person(TOKENS[name]), table) for name in TOKENS}
    for screen in screens.values():
        await screen.connect()
    live = inside.hub.tables[table]
    for step in range(400):
        state, body = live.table.state, {"command": f"command-{step}", "version": live.table.version}
        if live.table.status == "finished":
            break
        who = screens[people[state.mover or 0]].person
        kind = lot.choices(["moves", "undo", "redo", "chat", "back", "leave", "sit"], [60, 3, 3, 2, 4, 1, 2])[0]
        if kind == "back":
            await screens[lot.choice(list(screens))].come_back()
        elif kind == "leave":
            await who.ask("DELETE", f"/tables/{table}/seats/{state.mover}", params={"command": body["command"]})
        elif kind == "sit":
            for seat, name in enumerate(people):
                given = {"command": f"sitting-{step}-{seat}", "name": name}
                await screens[name].person.ask("PUT", f"/tables/{table}/seats/{seat}", json=given)
        else:
            more = {"moves": {"move": lot.choice(state.moves())}, "chat": {"text": "hm"}}.get(kind, {})
            if kind == "chat":
                del body["version"]
            await who.ask("POST", f"/tables/{table}/{kind}", json=body | more)
        await settled(*(wire for screen in screens.values() for wire in screen.wires))
        for screen in screens.values():
            await screen.look()
    kinds = sum((screen.small.kinds for screen in screens.values()), Counter[str]())
    for screen in screens.values():
        assert screen.large.kinds["changes"] == 0
        await screen.person.go()
        inside.people.remove(screen.person)
    return kinds


GAMES_PLAYED = [
    ("imhotep", {"sides": "AAAAA"}, ["ann", "ben"]),
    ("imhotep", {"sides": "BBBBB"}, ["ann", "ben", "ann"]),
    ("anubixx", {}, ["ann", "ben"]),
    ("anubixx", {"layout": "great"}, ["ben", "ann", "ben"]),
]


@pytest.mark.parametrize(("game", "options", "people"), GAMES_PLAYED)
@pytest.mark.parametrize("number", range(EVENINGS))
def test_changes_make_the_same_table(
    inside: Inside, game: str, options: dict[str, Any], people: list[str], number: int
) -> None:
    """With undo, chat, leaving and coming back; on the last of them with a clock, and with hidden cards in Imhotep."""
    seats = [Seat("human", person_of(TOKENS[name]), name) for name in people]
    clock = ClockRules("live", 600.0, 5.0) if number % 2 else None
    first = Created(game, {"players": len(people), **options}, {}, [], seats, public=False, study=False, clock=clock)
    table = f"table-{game}-{len(people)}-{number}"
    kinds = inside.run(play(inside, table, first, people, random.Random(number)))
    assert kinds["changes"] > 2 * kinds["event"], "changes are hardly ever sent"


json_parts = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "a/b", "m~n"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from(["a", "a/b", "~1", "c"]), parts, max_size=3),
    max_leaves=12,
)
views = st.fixed_dictionaries(dict.fromkeys(("moves", "a/b", "~0", "seats"), json_parts))


@settings(max_examples=300)
@given(views, views, st.sets(st.sampled_from(["moves", "a/b", "~0", "seats"])))
def test_any_parts_of_a_view_may_change(before: Table, other: Table, which: set[str]) -> None:
    entries = {name: other[name] for name in which}
    after = deepcopy(before)
    for place, value in changed_places(before, entries).items():
        put(after, place, value)
    assert after == {**before, **entries}


def test_places_are_as_deep_as_what_has_changed() -> None:
    dice = [{"colour": 1, "at": [0, 1]}, {"colour": 2, "at": [2]}]
    before = {"moves": ["a"], "dice": dice, "round": 1, "rows": [[{"stone": 1}, {"stone": 2}], [{"stone": 3}]]}
    rolled = [dice[0], {"colour": 2, "at": [3]}]
    assert changed_places(before, {"dice": rolled, "round": 2}) == {"/dice/1/at": [3], "/round": 2}
    assert changed_places(before, {"dice": [*dice, dice[0]]}) == {"/dice": [*dice, dice[0]]}
    assert changed_places(before, {"dice": [dice[0], {"colour": 2}]}) == {"/dice/1": {"colour": 2}}
    assert changed_places(before, {"rows": [[{"stone": 1}, {"stone": 7}], [{"stone": 3}]]}) == {"/rows/0/1/stone": 7}
    assert changed_places(before, {"moves": ["b"]}) == {"/moves": ["b"]}


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_what_a_move_says_is_small(name: str) -> None:
    """Nothing is said of a stone, a field or a card that stays as it is."""
    dice, state = random.Random(3), saqqara.game(name).start(seed=3)
    view, said, whole = state.view(), 0, 0
    while not state.over:
        played = state.played_in_steps(dice.choice(view["moves"]), view)
        steps, rest = changes_of_move(view, played)
        state, view = played.state, played.view
        said += len(msgspec.json.encode([steps, rest]))
        whole += len(msgspec.json.encode([played.steps, view]))
    assert said < whole / 5


def test_who_comes_back_is_sent_everything_once(game: Game) -> None:
    """What a client had before may come from another version of the server."""
    game.ann.socket(game.id, changes=True).wait_for("hello")
    line = game.ben.socket(game.id, since=game.version, changes=True)
    line.wait_for("presence")
    game.play()
    assert line.wait_for("event")["table"] == game.ben.table(game.id)
    game.play()
    assert line.wait_for("changes")["table"]["version"] == game.version


def test_who_stops_to_read_is_shown_as_away_with_the_next_move(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    people = ["ann", "ben"]
    seats = [Seat("human", person_of(TOKENS[name]), name) for name in people]
    first = Created("anubixx", {"players": 2}, {}, [], seats, public=False, study=False, clock=None)

    async def story() -> None:
        await inside.put_table("table-stuck", SEED, first)
        screens = [Screen(inside.person(TOKENS[name]), "table-stuck") for name in people]
        for screen in screens:
            await screen.connect()
        live = inside.hub.tables["table-stuck"]
        for reads in (True, False):
            if not reads:
                monkeypatch.setattr(Viewer, "reads", property(lambda viewer: viewer.person != seats[1].person))
            state, mover = live.table.state, screens[live.table.state.mover or 0].person
            body = {"command": f"command-{reads}", "version": live.table.version, "move": state.moves()[0]}
            assert (await mover.ask("POST", "/tables/table-stuck/moves", json=body)).status_code == 200
            await settled(*screens[0].wires)
            await screens[0].look()
            assert screens[0].small.table is not None
            assert [seat["present"] for seat in screens[0].small.table["seats"]] == [True, reads]
        for screen in screens:
            await screen.person.go()
            inside.people.remove(screen.person)

    inside.run(story())


def test_over_real_connections_also_as_server_sent_events(game: Game) -> None:
    small, large = game.ben.socket(game.id, changes=True), game.ben.socket(game.id)
    for line in (small, large):
        line.wait_for("hello")
    path = f"{game.ben.address}/api{game.path}/events"
    cookie = {"Cookie": f"saqqara={game.ben.token}"}
    with httpx.stream("GET", path, params={"changes": True}, headers=cookie, timeout=PATIENCE) as stream:
        heard = (json.loads(line.removeprefix("data: ")) for line in stream.iter_lines() if line.startswith("data: "))
        assert next(heard)["type"] == "hello"
        game.play()
        changes, event = small.wait_for("changes"), large.wait_for("event")
        assert changes["entry"] == event["entry"]
        assert changes["view"]["/mover"] == event["table"]["view"]["mover"] == 1
        assert len(json.dumps(changes)) < len(json.dumps(event)) / 2
        assert next(frame for frame in heard if frame["type"] != "presence") == changes
