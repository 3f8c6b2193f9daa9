"""Two tables that differ only in hidden things send the same bytes to everybody, until the hidden thing is revealed."""

import asyncio
import itertools
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games import State
from saqqara.table.events import Created
from saqqara.table.seats import Seat
from saqqara.web.identity import person_of

from ..games.options import SIDES
from .inside import Inhabitant, Inside, Wire, answered, hold_the_clock, settled, with_simple_bots

EXAMPLES = 100 if "SAQQARA_LONG" in os.environ else 8
STEPS = 80 if "SAQQARA_LONG" in os.environ else 25
SEED = "00112233445566778899aabbccddeeff"
CHANGES = {"ben", "eve"}
"""Those who ask for changes only."""
TOKENS = {"ann": "a" * 22, "ben": "b" * 22, "cem": "c" * 22, "eve": "e" * 22, "mal": "m" * 22}
"""Three who may sit at the table, an onlooker with the key, and somebody without."""
CARDS = 34
numbers = itertools.count()


class Twins:
    """Two applications with one table each, and the same people at both."""

    def __init__(self, directory: Path) -> None:
        self.both = [Inside(f"sqlite:///{directory / name}") for name in ("one.db", "other.db")]

    def close(self) -> None:
        for inside in self.both:
            inside.close()


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    with pytest.MonkeyPatch.context() as patch:
        hold_the_clock(patch)
        with_simple_bots(patch)
        patch.setattr("saqqara.web.tables.new_seed", lambda: 5)  # chance of its own, the same at both
        made = Twins(tmp_path_factory.mktemp("twins"))
        yield made
        made.close()


class Traffic:
    """One of the two tables: everything that goes to everybody, as bytes."""

    def __init__(self, inside: Inside, table: str) -> None:
        self.inside = inside
        self.table = table
        self.people: dict[str, Inhabitant] = {}
        self.wires: dict[str, Wire] = {}

    async def open(self, data: Created) -> None:
        await self.inside.put_table(self.table, SEED, data)
        for name, token in TOKENS.items():
            self.people[name] = self.inside.person(token)
            self.wires[name] = await self.connect(name)
        await settled(*self.wires.values())

    async def connect(self, name: str, since: int = 0) -> Wire:
        """A WebSocket; with the events after a version."""
        watch = {"eve": "watch=watch-key&", "mal": "watch=wrong-key&"}.get(name, "")
        changes = "&changes=true" if name in CHANGES else ""
        return await self.people[name].connect(self.table, f"{watch}since={since}{changes}")

    async def come_back(self, name: str, since: int) -> list[bytes]:
        """What somebody is sent who has missed something."""
        wire = await self.connect(name, since)
        while wire.closed is None and not any(frame.startswith(b'{"type":"presence"') for frame in wire.received):
            await asyncio.sleep(0.001)
        await wire.close()
        return [*wire.take(), str(wire.closed).encode()]

    @property
    def state(self) -> State:
        """What the table really is."""
        return self.inside.hub.tables[self.table].table.state

    @property
    def version(self) -> int:
        return self.inside.hub.tables[self.table].table.version

    async def do(self, step: "Step") -> dict[str, list[bytes]]:
        """Do something, look at everything, and say what everybody was sent."""
        seen: dict[str, list[bytes]] = {name: [] for name in TOKENS}
        path = f"/tables/{self.table}"
        if step.wire:
            self.wires[step.who].say({"type": step.kind, **step.body})
            await answered(self.wires[step.who])
        else:
            answer = await self.people[step.who].ask(step.method, f"{path}{step.door}", json=step.body, params=step.query)
            seen[step.who].append(whole(answer))
        for name, look in step.looks:
            query = {"watch": "watch-key"} if name == "eve" else {"watch": "wrong"} if name == "mal" else {}
            door, _, given_query = look.partition("?")
            query |= dict(parse_qsl(given_query))
            seen[name].append(whole(await self.people[name].ask("GET", f"{path}{door}", params=query)))
        if step.back is not None:
            seen[step.back] += await self.come_back(step.back, step.since)
        await settled(*self.wires.values())
        for name, wire in self.wires.items():
            seen[name] += wire.take()
        return seen

    async def close(self) -> None:
        for person in self.people.values():
            await person.go()
            self.inside.people.remove(person)


def whole(answer: Any) -> bytes:
    """Status, headers and content."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "set-cookie")
    return repr((answer.status_code, headers)).encode() + bytes(answer.content)


class Step:
    """Something that a person tries, the same at both tables."""

    def __init__(self, lot: random.Random, traffic: Traffic, people: list[str]) -> None:
        state, version = traffic.state, traffic.version
        mover = people[state.mover] if state.mover is not None else people[0]
        self.who = mover if lot.random() < 0.8 else lot.choice(list(TOKENS))
        self.kind = lot.choices(["move", "undo", "redo", "chat", "resign-not", "hint-not"], [12, 3, 2, 1, 1, 1])[0]
        self.body: dict[str, Any] = {"command": f"command-{next(numbers)}", "version": version}
        self.method, self.query = "POST", None
        if lot.random() < 0.1:
            self.body["version"] = max(0, version - lot.randint(1, 5))
        self.wire = self.kind in ("move", "undo", "redo") and lot.random() < 0.4
        self.door = {"move": "/moves", "resign-not": "/resign", "hint-not": "/hint"}.get(self.kind, f"/{self.kind}")
        if self.kind == "move":
            market = [move for move in state.moves() if move.startswith(("pick 4", "keep")) or move.endswith(" market")]
            moves = market if market and lot.random() < 0.5 else state.moves()
            self.body["move"] = lot.choice(moves) if lot.random() < 0.9 else lot.choice(state.game.rules.notation)
        elif self.kind == "chat":
            self.body = {"command": self.body["command"], "text": "hm"}
        elif self.kind == "resign-not":
            self.body["seat"] = 4
        elif self.kind == "hint-not":
            self.body = {"version": 0}
        doors = ["", "/log", "/record", "/analysis", "/prologue", "/previews", "/words", "/unavailable"]
        doors += [f"/plies/{state.ply}", f"/plies/{state.ply}/steps", f"/words?ply={state.ply}"]
        sample = f"/sample?version={version + 1}"
        self.looks = [(mover, "/previews"), *((name, sample) for name in people), (lot.choice(list(TOKENS)), lot.choice(doors))]
        self.back = lot.choice(list(TOKENS)) if lot.random() < 0.2 and version > 1 else None
        self.since = lot.randint(max(1, version - 4), max(1, version - 1))


def play_twins(twins: Twins, data: list[Created], people: list[str], number: int, hidden: Any) -> int:
    """Play the same at both tables while the difference is hidden from all; how many steps?"""
    lot, table = random.Random(number), f"table-{next(numbers)}"
    both = [Traffic(inside, table) for inside in twins.both]

    def each(story: Any) -> list[Any]:
        return [traffic.inside.run(story(traffic)) for traffic in both]

    for traffic, first in zip(both, data, strict=True):
        traffic.inside.run(traffic.open(first))
    steps = 0
    try:
        for _ in range(STEPS):
            if both[0].state.over:
                break
            step = Step(lot, both[0], people)
            seen = each(lambda traffic, step=step: traffic.do(step))
            secret = hidden(both[0].state)
            for name in TOKENS:
                over = both[0].state.over  # then everybody may have the seed
                assert over or SEED.encode() not in b"".join(seen[0][name] + seen[1][name])
                if name not in secret:
                    assert seen[0][name] == seen[1][name], f"{name} is sent something else"
            if secret == ALL:
                break
            steps += 1
    finally:
        each(lambda traffic: traffic.close())
    return steps


def first_event(game: str, options: dict[str, Any], setup: dict[str, Any], people: list[str]) -> Created:
    """A table's first event with its chance given."""
    seats = [Seat("human", person_of(TOKENS[name]), name) for name in people]
    options = {"players": len(people), **options}
    return Created(game, options, setup, [], seats, public=False, study=False, clock=None)


seatings = st.sampled_from([["ann", "ben"], ["ann", "ann"], ["ann", "ben", "cem"], ["ann", "ben", "ann", "cem"]])
calm = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
ALL = set(TOKENS)


@calm
@given(seatings, st.sampled_from(SIDES), st.booleans(), st.integers(0, 2**64), st.integers(0, 24), st.integers(1, 5))
def test_draw_pile_and_round_cards_to_come(
    twins: Twins, people: list[str], sides: str, wrath: bool, number: int, deep: int, rounds: int
) -> None:
    """Cards below a depth of the draw pile, and round cards after a round, lie in another order."""
    options = {"sides": sides, "wrath": wrath, "start": number % len(people)}
    setup = saqqara.game("imhotep", players=len(people), **options).start(number).record()["setup"]
    lot = random.Random(number)
    depth = deep + (5 if sides[0] == "B" else 4)
    deck, cards = setup["market_deck"], setup["round_cards"]
    other = {
        "market_deck": deck[:depth] + another_order(lot, deck[depth:]),
        "round_cards": cards[:rounds] + another_order(lot, cards[rounds:]),
    }
    data = [first_event("imhotep", options, each, people) for each in ({**setup, "shuffles": []}, other)]

    def hidden(state: State) -> set[str]:
        """Who may see a difference now: all, once a card from below has been drawn or a later round has begun."""
        position = state.position
        drawn = CARDS - position.draw_size
        return ALL if state.chance or position.round >= rounds or drawn > depth else set()

    play_twins(twins, data, people, number, hidden)


def another_order(lot: random.Random, things: list[Any]) -> list[Any]:
    """The same things, shuffled."""
    return lot.sample(things, len(things))


@calm
@given(seatings, st.sampled_from([sides for sides in SIDES if sides[0] == "B"]), st.integers(0, 2**64))
def test_the_face_down_pair(twins: Twins, people: list[str], sides: str, number: int) -> None:
    """Market B's two face-down cards are others; only who looks at them learns it, until one is kept."""
    options = {"sides": sides}
    setup = saqqara.game("imhotep", players=len(people), **options).start(number).record()["setup"]
    lot = random.Random(number)
    deck = setup["market_deck"]
    place = lot.choice([3, 4])
    swap = next(i for i in range(5, CARDS) if deck[i] != deck[place])
    other = deck[:]
    other[place], other[swap] = other[swap], other[place]
    data = [first_event("imhotep", options, {**setup, "market_deck": each, "shuffles": []}, people) for each in (deck, other)]

    looked: set[str] = set()

    def hidden(state: State) -> set[str]:
        """Who may see a difference now: who has looked at the pair, also before they took that back and were sent it again;
        all, once one of the two was kept."""
        view, drawn = state.view(), CARDS - state.position.draw_size
        if state.position.round > 0 or drawn > 5 or view["market"]["face_down"] != 2:
            return ALL
        if view["question"] == "keep":
            looked.add(people[state.mover or 0])
        return looked

    play_twins(twins, data, people, number, hidden)


@calm
@given(seatings, st.sampled_from(["classic", "great"]), st.integers(0, 2**64), st.integers(1, 6))
def test_rolls_to_come(twins: Twins, people: list[str], layout: str, number: int, same: int) -> None:
    options = {"layout": layout}
    state = saqqara.game("anubixx", players=len(people), **options).start(number)
    while not state.over:
        state.play(state.moves()[0])
    setup = state.record()["setup"]
    rolls = setup["rolls"]
    lot = random.Random(number)
    other = {**setup, "rolls": rolls[:same] + another_order(lot, rolls[same:])}
    data = [first_event("anubixx", options, each, people) for each in (setup, other)]
    play_twins(twins, data, people, number, lambda state: ALL if len(state.chance) > same else set())


@calm
@given(seatings, st.sampled_from(["scarabs", "royal_scarabs"]), st.integers(0, 2**64), st.integers(0, 4))
def test_a_card_in_a_hand(twins: Twins, people: list[str], game: str, number: int, place: int) -> None:
    """The second seat holds another card. Only who sits there learns it, until the card is shown."""
    setup = saqqara.game(game, players=len(people)).start(number).record()["setup"]
    deck, at = setup["deck"], 5 + place
    swap = next(i for i in range(5 * len(people), len(deck)) if deck[i] != deck[at])
    other = deck[:]
    other[at], other[swap] = other[swap], other[at]
    data = [first_event(game, {}, {"deck": each}, people) for each in (deck, other)]

    def hidden(state: State[Any]) -> set[str]:
        """Who may see a difference now: who holds the card; all, once it is shown."""
        return ALL if state.position.shown[1][place] else {people[1]}

    play_twins(twins, data, people, number, hidden)
