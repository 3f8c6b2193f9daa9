"""People do anything in any order; whatever they see is the engine's view of the version they see it at."""

import asyncio
import itertools
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from saqqara.games import State
from saqqara.games.secure_chance import secure_game
from saqqara.table.commands import validate_bot_move
from saqqara.table.events import SYSTEM
from saqqara.table.fairness import seed_of, seed_text
from saqqara.web import creation
from saqqara.web.hub import Command

from .inside import Inhabitant, Inside, Wire, answered, hold_the_clock, settled, with_simple_bots

LONG = "SAQQARA_LONG" in os.environ
numbers = itertools.count()
NAMES = ("ann", "ben", "cem")
someone = st.sampled_from(NAMES)
pick = st.integers(0, 10_000)
secret_of_the_next_table = [0]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        hold_the_clock(patch)
        with_simple_bots(patch)
        patch.setattr(creation, "table_secret", lambda _key, _table: seed_text(secret_of_the_next_table[0]))
        running = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
        yield running
        running.close()


class Screen:
    """What one person's page knows: by its WebSocket, and nothing else."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token = f"{name}-{next(numbers)}".ljust(22, "x")
        self.wire: Wire | None = None
        self.table: Any = None
        self.answers: list[Any] = []

    def take(self) -> None:
        """Frames come in order, each one version after the last, or begin anew."""
        for frame in self.wire.take() if self.wire is not None else []:
            said = msgspec.json.decode(frame)
            if said["type"] == "hello":
                assert self.table is None or said["table"]["version"] >= self.table["version"]
                assert [entry["version"] for entry in said["log"]] == list(range(1, said["table"]["version"] + 1))
                self.table = said["table"]
            elif said["type"] == "event":
                assert said["table"]["version"] == said["entry"]["version"] == self.table["version"] + 1
                self.table = said["table"]
            elif said["type"] in ("done", "refused"):
                self.answers.append(said)


class People(RuleBasedStateMachine):
    """The model is a list of versions, each with the moves that lead to it; the engine says what they look like."""

    def __init__(self, inside: Inside) -> None:
        super().__init__()
        self.inside = inside
        self.screens = {name: Screen(name) for name in NAMES}
        self.history: list[tuple[str, ...]] = []
        """The moves of each version."""
        self.sent: list[tuple[str, str, str, Any, bytes]] = []
        """Commands that were accepted: who, method, path, body, answer."""
        self.live = False
        self.begun = 0
        """The version with which the game began."""
        self.states: dict[tuple[str, ...], State] = {}

    # Helpers
    def run(self, story: Any) -> Any:
        return self.inside.run(story)

    def person(self, name: str) -> Inhabitant:
        return self.people[name]

    async def ask(self, name: str, method: str, path: str, **more: Any) -> Any:
        answer = await self.people[name].ask(method, path, **more)
        wires = [screen.wire for screen in self.screens.values() if screen.wire is not None]
        await settled(*wires)
        for screen in self.screens.values():
            screen.take()
        return answer

    def tell(self, name: str, door: str, **body: Any) -> Any:
        """A command at the present version; what was accepted is kept, to be sent again later."""
        wish = {"command": f"command-{next(numbers)}", **body}
        return self.send(name, "POST", f"/tables/{self.id}{door}", wish)

    def send(self, name: str, method: str, path: str, wish: Any) -> Any:
        answer = self.run(self.ask(name, method, path, json=wish))
        if answer.status_code in (200, 201):
            self.sent.append((name, method, path, wish, answer.content))
        return answer

    @property
    def version(self) -> int:
        return len(self.history)

    @property
    def moves(self) -> tuple[str, ...]:
        return self.history[-1]

    def state(self, version: int | None = None) -> State:
        """The engine, played with our own account of the moves."""
        return self.after(self.history[(version or self.version) - 1])

    def after(self, moves: tuple[str, ...]) -> State:
        """The engine after these moves; not to be played on."""
        if not self.states:
            self.states[()] = secure_game(self.game, **self.options).start(int(self.seed, 16))
        if moves not in self.states:
            state = self.after(moves[:-1]).copy()
            state.play(moves[-1])
            self.states[moves] = state
        return self.states[moves]

    def happened(self, moves: tuple[str, ...] | None = None) -> None:
        self.history.append(self.moves if moves is None else moves)

    def position(self) -> int:
        """The oldest version since which the position has been the same: only people have talked, come and gone."""
        version = self.version
        while version > self.begun and self.history[version - 2] == self.moves:
            version -= 1
        return version

    def mover(self) -> str | None:
        """Who must decide; None if a bot plays for them."""
        state = self.state()
        if state.mover is None or self.away[state.mover]:
            return None
        return self.owners[state.mover]

    # Rules
    @initialize(
        game=st.sampled_from(["imhotep", "anubixx"]),
        owners=st.sampled_from([("ann", "ben"), ("ann", "ann"), ("ann", "ben", "cem"), ("ann", "ben", "ann")]),
        sides=st.sampled_from(["AAAAA", "BBBBB"]),
        secret=st.integers(0, 2**128 - 1),
    )
    def open(self, game: str, owners: tuple[str, ...], sides: str, secret: int) -> None:
        secret_of_the_next_table[0] = secret
        self.people = {name: self.inside.person(screen.token) for name, screen in self.screens.items()}
        self.game, self.owners = game, owners
        self.options: dict[str, Any] = {"players": len(owners)} | ({"sides": sides} if game == "imhotep" else {})
        seats = [{"kind": "me" if owner == "ann" else "friend", "name": owner} for owner in owners]
        for seat in seats:
            if seat["kind"] == "friend":
                del seat["name"]
        wish = {"command": f"command-{next(numbers)}", "game": game, "options": self.options, "seats": seats}
        table = self.send("ann", "POST", "/tables", wish).json()
        self.id = table["id"]
        self.history = [()]
        self.away = [False] * len(owners)
        for number, owner in enumerate(owners):
            if owner != "ann":
                key = table["seats"][number]["invite"]
                joined = self.send(owner, "POST", "/joins", {"command": f"command-{next(numbers)}", "key": key})
                assert joined.status_code == 200
                self.happened()
        self.seed = seed_of(seed_text(secret), [])
        if table["status"] == "waiting":
            assert self.tell("ann", "/start").status_code == 200
        self.happened()
        self.begun = self.version
        self.live = True

    @rule(number=pick, by_wire=st.booleans())
    def move(self, number: int, by_wire: bool) -> None:
        mover = self.mover()
        if mover is None:
            return
        legal = self.state().moves()
        chosen = legal[number % len(legal)]
        screen = self.screens[mover]
        if by_wire and screen.wire is not None:
            wish = {"type": "move", "command": f"command-{next(numbers)}", "version": self.position(), "move": chosen}
            screen.wire.say(wish)
            self.run(self.wait(screen))
            assert screen.answers.pop()["version"] == self.version + 1
        else:
            answer = self.tell(mover, "/moves", move=chosen, version=self.position())
            assert answer.json() == {"version": self.version + 1}
        self.happened((*self.moves, chosen))

    async def wait(self, screen: Screen) -> None:
        assert screen.wire is not None
        await answered(screen.wire)
        await settled(*(each.wire for each in self.screens.values() if each.wire is not None))
        for each in self.screens.values():
            each.take()

    @precondition(lambda self: self.live and self.mover() is None and not self.state().over)
    @rule(number=pick)
    def bot_moves(self, number: int) -> None:
        """What the server's bots do, when the test lets them."""
        legal = self.state().moves()
        chosen = legal[number % len(legal)]

        async def story() -> None:
            live = self.inside.hub.tables.get(self.id) or await self.inside.hub.find(self.id)
            assert live is not None
            turn = live.table.turn
            validate = partial(validate_bot_move, move=chosen, turn=turn)
            await self.inside.hub.execute(live, Command(f"bot:{turn}", SYSTEM, validate))
            self.inside.hub.broadcast(live)
            await settled(*(each.wire for each in self.screens.values() if each.wire is not None))

        self.run(story())
        for screen in self.screens.values():
            screen.take()
        self.happened((*self.moves, chosen))

    @rule(name=someone, number=pick)
    def illegal_or_foreign_move(self, name: str, number: int) -> None:
        state = self.state()
        notation = state.game.rules.notation
        chosen = notation[number % len(notation)]
        if name == self.mover() and chosen in state.moves():
            return
        answer = self.tell(name, "/moves", move=chosen, version=self.version)
        expected = 410 if state.over else 422 if name == self.mover() else 403 if name in self.owners else 404
        assert answer.status_code == expected, answer.text

    @rule(name=someone)
    def undo(self, name: str) -> None:
        keep = self.may_undo(name)
        answer = self.tell(name, "/undo", version=self.version)
        if keep is None:
            assert answer.status_code == (404 if name not in self.owners else 410 if self.state().over else 422)
        else:
            assert answer.json() == {"version": self.version + 1}
            others = self.asked(name)
            self.happened(None if others else self.moves[:keep])
            for number, other in enumerate(others, 1):
                agreed = self.tell(other, "/undo/answer", version=self.version, accept=True)
                assert agreed.json() == {"version": self.version + 1}
                self.happened(self.moves[:keep] if number == len(others) else None)

    def asked(self, name: str) -> list[str]:
        """Who must agree before somebody takes back."""
        mover = self.state().mover
        if mover is not None and self.owners[mover] == name:
            return []
        return sorted({owner for owner, away in zip(self.owners, self.away, strict=True) if not away} - {name})

    def may_undo(self, name: str) -> int | None:
        """The rule in our own words."""
        if name not in self.owners or self.state().over:
            return None
        played = [self.after(self.moves[:ply]) for ply in range(len(self.moves) + 1)]
        seats = [state.mover for state in played[:-1]]
        reveals = [after.reveals(before) for before, after in itertools.pairwise(played)]
        own = [ply for ply, seat in enumerate(seats) if seat is not None and self.owners[seat] == name]
        if not own:
            return None
        if len(set(self.owners)) == 1:  # a bot decides for a seat that they have left
            return next((ply for ply in reversed(own) if not self.away[seats[ply] or 0]), None)
        last = own[-1]
        seat = seats[last]
        fair = last == len(self.moves) - 1 and not reveals[-1] and seat is not None and not self.away[seat]
        return last if fair else None

    @rule(name=someone)
    def redo(self, name: str) -> None:
        offered = name in self.owners and self.run(self.ask(name, "GET", f"/tables/{self.id}")).json()["redo"]
        answer = self.tell(name, "/redo", version=self.version)
        assert (answer.status_code == 200) == offered
        if offered:
            log = self.run(self.ask(name, "GET", f"/tables/{self.id}/log")).json()
            ply = log[-1]["ply"]
            again = next(
                moves for moves in reversed(self.history) if len(moves) >= ply and moves[: len(self.moves)] == self.moves
            )
            self.happened(again[:ply])

    @rule(name=someone, seat=st.integers(0, 3))
    def leave(self, name: str, seat: int) -> None:
        answer = self.run(
            self.ask(name, "DELETE", f"/tables/{self.id}/seats/{seat}", params={"command": f"command-{next(numbers)}"})
        )
        good = seat < len(self.owners) and self.owners[seat] == name and not self.away[seat] and not self.state().over
        assert (answer.status_code == 200) == good
        if good:
            self.away[seat] = True
            self.happened()

    @rule(name=someone, seat=st.integers(0, 3))
    def come_back(self, name: str, seat: int) -> None:
        answer = self.send(name, "PUT", f"/tables/{self.id}/seats/{seat}", {"command": f"command-{next(numbers)}"})
        good = seat < len(self.owners) and self.owners[seat] == name and self.away[seat] and not self.state().over
        assert (answer.status_code == 200) == good
        if good:
            self.away[seat] = False
            self.happened()

    @rule(name=someone)
    def chat(self, name: str) -> None:
        answer = self.tell(name, "/chat", text="hm")
        assert answer.status_code == (200 if name in self.owners else 404)
        if name in self.owners:
            self.happened()

    @precondition(lambda self: self.sent)
    @rule(number=pick)
    def duplicate(self, number: int) -> None:
        """Something that was accepted is sent again: nothing happens, and a version is answered as before."""
        name, method, path, wish, content = self.sent[number % len(self.sent)]
        answer = self.run(self.ask(name, method, path, json=wish))
        assert answer.status_code in (200, 201)
        if b'"seats"' not in content:
            assert answer.content == content

    @rule(name=someone, behind=st.integers(1, 30))
    def stale(self, name: str, behind: int) -> None:
        version = max(0, self.position() - behind)
        answer = self.tell(name, "/moves", move="take", version=version)
        if self.state().over or name not in self.owners:
            assert answer.status_code in (404, 410)
            return
        said = answer.json()
        assert answer.status_code == 409
        expected = list(range(version + 1, self.version + 1))[-20:]
        assert [entry["version"] for entry in said["events"]] == expected
        self.check(name, said["table"])

    @rule(number=pick)
    def concurrent(self, number: int) -> None:
        """The same person in two tabs plays two moves at once: one is accepted."""
        mover = self.mover()
        if mover is None:
            return
        legal = self.state().moves()
        chosen = [legal[number % len(legal)], legal[(number // 7) % len(legal)]]
        wishes = [{"command": f"command-{next(numbers)}", "move": move, "version": self.version} for move in chosen]

        async def both() -> list[Any]:
            asked = [self.people[mover].ask("POST", f"/tables/{self.id}/moves", json=wish) for wish in wishes]
            return list(await asyncio.gather(*asked))

        answers = self.run(both())
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        won = [answer.status_code for answer in answers].index(200)
        self.happened((*self.moves, chosen[won]))
        self.run(self.ask("ann", "GET", f"/tables/{self.id}"))

    @rule(name=someone, resume=st.booleans())
    def connect(self, name: str, resume: bool) -> None:
        screen = self.screens[name]
        if screen.wire is not None:
            return
        if not resume:
            screen.table = None
        query = f"since={screen.table['version']}" if screen.table is not None else ""

        async def story() -> None:
            screen.wire = await self.people[name].connect(self.id, query)
            while screen.wire.closed is None and not screen.wire.received:
                await asyncio.sleep(0.001)
            await settled(*(each.wire for each in self.screens.values() if each.wire is not None))

        self.run(story())
        for each in self.screens.values():
            each.take()
        if name not in self.owners:
            assert screen.wire is not None
            assert screen.wire.closed == 4404
            screen.wire = None

    @rule(name=someone)
    def disconnect(self, name: str) -> None:
        screen = self.screens[name]
        if screen.wire is not None:
            self.run(screen.wire.close())
            screen.wire = None

    @rule(name=someone, missed=st.integers(0, 25), number=pick)
    def miss_something(self, name: str, missed: int, number: int) -> None:
        """A line breaks, things happen, the page comes back to where it was."""
        self.connect(name, True)
        self.disconnect(name)
        for _ in range(missed % 6 if number % 4 else missed):
            self.chat(self.owners[-1])
        self.move(number, False)
        self.connect(name, True)

    @precondition(lambda self: self.live)
    @rule(chance=st.integers(0, 5))
    def restart(self, chance: int) -> None:
        if chance:
            return
        for screen in self.screens.values():
            screen.wire = None
        self.inside.restart()
        self.people = {name: self.inside.person(screen.token) for name, screen in self.screens.items()}

    # What must hold
    @invariant()
    def everybody_sees_the_engines_view(self) -> None:
        if not self.live:
            return
        for name, screen in self.screens.items():
            if screen.table is not None:
                self.check(name, screen.table)
            if screen.wire is not None:
                assert screen.table is not None
                assert screen.table["version"] == self.version, "everything has been sent to everybody"

    def check(self, name: str, table: Any) -> None:
        """A table as a person sees it, beside the engine."""
        now = table["version"] == self.version
        state = self.state(table["version"])
        away = [seat["kind"] == "bot" for seat in table["seats"]]
        acting = state.mover if state.mover is not None and self.owners[state.mover] == name and not away[state.mover] else None
        assert table["acting"] == acting
        assert table["yours"] == [seat for seat, owner in enumerate(self.owners) if owner == name]
        assert table["status"] == ("finished" if state.over else "running")
        view = state.view()
        assert table["view"] == (state.view(acting) if view["question"] == "keep" and acting is not None else view)
        assert table["seed"] == (self.seed if state.over else None)
        if now:
            assert away == self.away
            assert table["undo"] == (self.may_undo(name) is not None)

    def teardown(self) -> None:
        async def story() -> None:
            for person in self.people.values():
                await person.go()
                self.inside.people.remove(person)

        if self.live:
            self.run(story())


def test_everybody_sees_the_engines_view_whatever_people_do(inside: Inside) -> None:
    run_state_machine_as_test(
        lambda: People(inside),  # type: ignore[arg-type]
        settings=settings(
            max_examples=300 if LONG else 20,
            stateful_step_count=60 if LONG else 30,
            deadline=None,
            phases=[Phase.explicit, Phase.reuse, Phase.generate] + ([Phase.shrink] if LONG else []),
            suppress_health_check=list(HealthCheck),
        ),
    )
