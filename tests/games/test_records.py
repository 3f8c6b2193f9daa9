"""Bad records: truncated, altered or hostile ones are refused with the entry that is wrong."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara


def played(seed: int, name: str, **options: Any) -> dict[str, Any]:
    choose = random.Random(seed)
    state = saqqara.game(name, **options).start(seed=seed)
    while not state.over:
        state.play(choose.choice(state.moves()))
    return {**state.record()}


IMHOTEP = played(0, "imhotep", players=4, sides="BBBBB")
ANUBIXX = played(5, "anubixx", players=3)
assert len(IMHOTEP["setup"]["shuffles"]) == 1


def refused(record: Any) -> saqqara.BadRecord:
    with pytest.raises(saqqara.BadRecord) as error:
        saqqara.replay(record)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400
    return error.value


def altered(record: dict[str, Any], change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    changed = copy.deepcopy(record)
    change(changed)
    return changed


def put(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: Any) -> None:
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return change


def test_untouched_records_replay_and_unknown_keys_are_kept() -> None:
    for record in (IMHOTEP, ANUBIXX):
        assert saqqara.replay(record).record() == record
        remarked = record | {"names": ["Mara", "Ilie"], "remarks": {"on": [1, None, 2.5]}}
        assert saqqara.replay(remarked).record() == remarked


@pytest.mark.parametrize("record", [None, [], "record", 3, True])
def test_no_object(record: Any) -> None:
    assert refused(record).entry == "record"


@pytest.mark.parametrize("key", ["format", "game", "options", "setup", "moves"])
@pytest.mark.parametrize("value", [None, 3, True, [[]], {"x": 1}, "saqqara/0"])
def test_part_missing_or_of_the_wrong_kind(key: str, value: Any) -> None:
    missing = {name: part for name, part in IMHOTEP.items() if name != key}
    assert refused(missing).entry == key
    assert refused(IMHOTEP | {key: value}).entry.startswith(key)


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (put("game", value="chess"), "game"),
        (put("options", "players", value=5), "options"),
        (put("options", "players", value=4.0), "options"),
        (put("options", "sides", value="BBBBC"), "options"),
        (put("options", "wrath", value=1), "options"),
        (put("options", "start", value="random"), "options.start"),
        (put("options", "start", value=4), "options"),
        (put("options", "speed", value=4), "options"),
        (put("options", "self", value=4), "options"),
        (put("setup", "round_cards", value=[[4, 4, 3, 2]] * 6), "setup.round_cards[1]"),
        (put("setup", "round_cards", 2, value=[4, 3, 3, 1]), "setup.round_cards[2]"),
        (put("setup", "round_cards", 2, value=[[4], 3, 3, 1]), "setup.round_cards[2]"),
        (put("setup", "round_cards", value=[]), "setup.round_cards"),
        (put("setup", "market_deck", 33, value="papyrus"), "setup.market_deck"),
        (put("setup", "market_deck", value=["statue"] * 34), "setup.market_deck"),
        (put("setup", "market_deck", value=34), "setup.market_deck"),
        (put("setup", "shuffles", 0, value=["statue"]), "setup.shuffles[0]"),
        (put("setup", "shuffles", 0, value=None), "setup.shuffles[0]"),
        (put("setup", "shuffles", value="none"), "setup.shuffles"),
        (put("setup", "shuffles", value=[]), "setup.shuffles"),
        (put("setup", "bag", value=[]), "setup"),
        (lambda record: record["setup"]["market_deck"].pop(), "setup.market_deck"),
        (lambda record: record["setup"].pop("market_deck"), "setup.market_deck"),
        (lambda record: record["setup"].pop("shuffles"), "setup.shuffles"),
        (lambda record: record["setup"]["shuffles"].append(record["setup"]["shuffles"][0]), "setup.shuffles[1]"),
        (put("moves", 56, value="build top"), "moves[56]"),
        (put("moves", 56, value=None), "moves[56]"),
        (put("moves", 0, value="pass"), "moves[0]"),
        (lambda record: record["moves"].append("take"), f"moves[{len(IMHOTEP['moves'])}]"),
        (lambda record: record["moves"].pop(), "result"),
        (put("result", "scores", 0, value=-1), "result.scores"),
        (put("result", "scores", 0, value=float(IMHOTEP["result"]["scores"][0])), "result.scores"),
        (put("result", "ranking", value=[1, 1, 1, 1]), "result.ranking"),
        (put("result", value=[]), "result"),
    ],
)
def test_altered_imhotep(change: Callable[[dict[str, Any]], Any], entry: str) -> None:
    assert refused(altered(IMHOTEP, change)).entry == entry


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        (put("options", "layout", value="small"), "options"),
        (put("options", "layout", value="name = 3"), "options"),
        (put("setup", "sheets", value=["A", "A", "B"]), "setup.sheets[1]"),
        (put("setup", "sheets", value=["A", "B"]), "setup.sheets"),
        (put("setup", "sheets", 0, value="Z"), "setup.sheets[0]"),
        (put("setup", "rolls", 0, value=["R", "R", "R"]), "setup.rolls[0]"),
        (put("setup", "rolls", 3, value=["R", "R", "R", "X"]), "setup.rolls[3]"),
        (put("setup", "rolls", 3, value=7), "setup.rolls[3]"),
        (lambda record: record["setup"]["rolls"].pop(), "setup.rolls"),
        (lambda record: record["setup"]["rolls"].append([*"RRRR"]), f"setup.rolls[{len(ANUBIXX['setup']['rolls'])}]"),
        (put("moves", 0, value="pyramid 9.9"), "moves[0]"),
    ],
)
def test_altered_anubixx(change: Callable[[dict[str, Any]], Any], entry: str) -> None:
    assert refused(altered(ANUBIXX, change)).entry == entry


def test_illegal_move_57_is_named_with_its_reason() -> None:
    error = refused(altered(IMHOTEP, put("moves", 56, value="skip")))
    assert error.entry == "moves[56]"
    assert "move 57 is illegal: skip: " in str(error)


def test_nesting_without_end() -> None:
    nested: Any = []
    for _ in range(1_000_000):
        nested = [nested]
    assert "nested" in str(refused(IMHOTEP | {"remarks": nested}))
    assert "nested" in str(refused(IMHOTEP | {"moves": nested}))
    while nested:  # taken apart by hand: Python's own clean-up of it would be slow
        nested = nested.pop()


def test_what_json_cannot_hold() -> None:
    assert refused(IMHOTEP | {"remarks": {1, 2}}).entry == "remarks"
    assert refused(IMHOTEP | {"remarks": {3: 4}}).entry == "remarks"


def test_ply_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no ply 9999"):
        saqqara.replay(IMHOTEP, plies=9999)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.sampled_from(["", "R", "statue", "take"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [found for key, part in inner for found in paths(part, (*path, key))]


@settings(max_examples=400, deadline=None)
@given(st.data(), json_values)
def test_any_change_is_refused_or_leads_to_a_record_that_says_the_same(data: st.DataObject, value: Any) -> None:
    record = data.draw(st.sampled_from([IMHOTEP, ANUBIXX]))
    changed = altered(record, put(*data.draw(st.sampled_from(paths(record))), value=value))
    try:
        state = saqqara.replay(changed)
    except saqqara.BadRecord:
        return
    assert json.dumps(state.record(), sort_keys=True) == json.dumps(changed | state.record(), sort_keys=True)


HOSTILE = [[], "x", {"market_deck": ["statue"]}, {"round_cards": [[4, 3, 2, 1]]}, {"deck": []}, {"shuffles": 3}]


@pytest.mark.parametrize("setup", HOSTILE)
def test_hostile_setup_for_start_is_a_value_error_that_names_the_entry(setup: Any) -> None:
    with pytest.raises(ValueError, match=r"^setup"):
        saqqara.game("imhotep").start(seed=1, setup=setup)
