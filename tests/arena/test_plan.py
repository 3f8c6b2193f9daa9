"""The plan of a tournament: the same deals for everybody, on every seat."""

from collections import Counter, defaultdict
from typing import Any

import pytest

from saqqara.arena.plan import FORMAT, Plan, make_plan, prolonged, read_plan
from saqqara.games import describe

PLANS: list[dict[str, Any]] = [
    {"name": "imhotep", "players": ["greedy", "random"], "games": 64},
    {"name": "imhotep", "players": ["greedy", "random", "level:1"], "games": 20, "options": {"sides": "aaaaa, BBBBB"}},
    {"name": "imhotep", "players": ["search:50", "greedy", "greedy", "greedy"], "games": 96, "seats": 4},
    {"name": "anubixx", "players": ["a", "b", "c", "d"], "games": 1, "seats": 2},
    {"name": "anubixx", "players": ["random"] * 5, "games": 48 * 5},
]


def plan_of(asked: dict[str, Any]) -> Plan:
    names = [{"a": "random", "b": "greedy", "c": "level:1", "d": "level:2"}.get(name, name) for name in asked["players"]]
    return make_plan(**(asked | {"players": names}))


@pytest.mark.parametrize("asked", PLANS)
def test_every_deal_is_played_from_every_seat(asked: dict[str, Any]) -> None:
    plan = plan_of(asked)
    assert plan.games >= asked["games"]
    assert plan.games - asked["games"] < plan.block
    seats: defaultdict[int, Counter[tuple[int, int]]] = defaultdict(Counter)
    deals: defaultdict[int, set[str]] = defaultdict(set)
    for number in range(plan.games):
        match = plan.match(number)
        assert match.number == number
        deals[match.deal].add(f"{match.options} {match.deal_seed}")
        assert match.bots == tuple(plan.players[entry] for entry in match.entries)
        seats[match.deal].update((entry, seat) for seat, entry in enumerate(match.entries))
    assert all(len(chance) == 1 for chance in deals.values()), "all games of a deal have the same chance"
    assert len(set.union(*deals.values())) == plan.deals, "and no two deals have"
    for counted in seats.values():
        assert len(counted) == len(plan.players) * plan.seats, "every entry sits on every seat of every deal"
        assert len({*counted.values()}) == 1, "equally often"


def test_all_orders_around_the_table_come() -> None:
    plan = plan_of(PLANS[4])
    assert len({plan.match(deal * plan.block).entries for deal in range(24)}) == 24
    plan = make_plan("imhotep", ["random"] * 4, 1, options={"sides": "AAAAA,ABABA,BBBBB"})
    for mix in range(3):
        orders = Counter(plan.match(deal * plan.block).entries for deal in range(mix, 36, 3))
        assert len(orders) == 6, "with every mix of sides"
        assert {*orders.values()} == {2}


def test_the_mixes_are_balanced() -> None:
    mixes = describe("imhotep").all_variants()
    assert len({*mixes}) == 32
    for number in range(2, 34, 2):
        assert all(Counter(site)["A"] == number // 2 for site in zip(*mixes[:number], strict=True))
    plan = plan_of(PLANS[0])
    assert [plan.match(2 * deal).options["sides"] for deal in range(32)] == list(mixes)


def test_more_entries_than_seats_meet_in_all_combinations() -> None:
    plan = plan_of(PLANS[3])
    met = Counter(frozenset(plan.match(number).entries) for number in range(plan.games))
    assert len(met) == 6
    assert {*met.values()} == {2}


def test_fewer_entries_than_seats_are_filled_up_by_the_last() -> None:
    plan = make_plan("imhotep", ["search:50", "greedy"], 8, seats=4)
    assert plan.players == ("search:50", "greedy", "greedy", "greedy")
    assert plan.labels == ["search:50", "greedy (1)", "greedy (2)", "greedy (3)"]


def test_seats_unless_told() -> None:
    assert make_plan("imhotep", ["random"] * 3, 1).seats == 3
    assert make_plan("imhotep", ["random"] * 5, 1).seats == 2
    assert make_plan("anubixx", ["random"] * 5, 1).seats == 5


def test_plans_of_old_journals() -> None:
    head = {"format": FORMAT, "game": "imhotep", "players": ["greedy", "random"], "seats": 2, "deals": 3, "seed": 7}
    plan = read_plan(head | {"mixes": ["ABABA", "BBBBB"], "options": {"wrath": True}})
    assert plan.variants == ("ABABA", "BBBBB")
    assert plan.as_json() == head | {"mixes": ["ABABA", "BBBBB"], "options": {"wrath": True}}
    assert plan.match(2).options == {"players": 2, "sides": "BBBBB", "wrath": True}
    plan = read_plan(head | {"game": "anubixx", "mixes": [], "options": {"layout": "great"}})
    assert plan.match(2).options == {"players": 2, "layout": "great"}


def test_a_plan_as_json_and_prolonged() -> None:
    plan = plan_of(PLANS[1])
    assert read_plan(plan.as_json()) == plan
    longer = prolonged(plan, 100)
    assert longer.games >= 100
    assert [longer.match(number) for number in range(plan.games)] == [plan.match(number) for number in range(plan.games)]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": []}, "seats|players"),
        ({"players": ["nobody", "random"]}, "unknown bot 'nobody'"),
        ({"players": ["search:none", "random"]}, "no budget"),
        ({"games": 0}, "games must be 1 or more"),
        ({"seats": 5}, "seats must be 2 to 4"),
        ({"options": {"sides": "AAB"}}, "sides must be five letters"),
        ({"seed": -1}, "seed must be"),
        ({"seed": (1 << 128) - 2}, "seed must leave room"),
        ({"options": {"layout": "great"}}, "unknown option of imhotep"),
        ({"name": "anubixx", "options": {"sides": "AAAAA"}}, "unknown option of anubixx 'sides'"),
        ({"name": "chess"}, "unknown game"),
    ],
)
def test_plans_that_cannot_be(wrong: dict[str, Any], sentence: str) -> None:
    right: dict[str, Any] = {"name": "imhotep", "players": ["random", "greedy"], "games": 8}
    with pytest.raises(ValueError, match=sentence):
        make_plan(**(right | wrong))
