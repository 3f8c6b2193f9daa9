"""Bots have names of their own: the same at every look, and never one twice at a table."""

from itertools import product

import pytest

from saqqara.games.contract import MOST_SEATS
from saqqara.table.bot_names import NAMES, bot_names, name_bots
from saqqara.table.seats import Seat


def test_there_are_enough_for_a_table_of_one_level() -> None:
    every = [name for names in NAMES for name in names]
    assert len(set(every)) == len(every)
    assert all(len(names) >= MOST_SEATS for names in NAMES)


@pytest.mark.parametrize("table", ["abc", "iJp4Wv", "x" * 22])
def test_no_name_is_there_twice(table: str) -> None:
    for levels in product(range(1, 6), repeat=4):
        names = bot_names(table, [Seat("human", name="merer"), *(Seat("bot", level=level) for level in levels)])
        assert names[0] is None
        assert len({*names, "Merer"}) == 6
        assert all(name in NAMES[level - 1] for name, level in zip(names[1:], levels, strict=True))
        assert names == bot_names(table, [Seat("human", name="merer"), *(Seat("bot", level=level) for level in levels)])


def test_tables_differ() -> None:
    assert len({bot_names(f"table {i}", [Seat("bot", level=2)])[0] for i in range(40)}) == len(NAMES[1])


def test_a_bot_that_sits_in_for_a_person_keeps_the_name_of_the_person() -> None:
    assert bot_names("abc", [Seat("human", "somebody", "Ann", away=True), Seat("open")]) == [None, None]


def test_old_records_knew_bots_by_their_level() -> None:
    first, *others = name_bots("abc", ["Ann", "level 2", "level 2", "level of the sea"])
    assert (first, others[2]) == ("Ann", "level of the sea")
    assert {others[0], others[1]} < set(NAMES[1])
