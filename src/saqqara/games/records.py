"""Replay of records. Every entry is checked: the result is a state, or BadRecord."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .contract import FORMAT, BadChance, BadRecord, BadSetup, Game, IllegalMove, State, plain_type
from .options import RANDOM, shorten

DEEPEST = 50
"""How deep a record's values may be nested."""
KNOWN_KEYS = ("format", "game", "options", "setup", "moves", "result")


MakeGame = Callable[..., Game]
"""Makes a game from its name and options: `saqqara.game`."""


def replay_with(make_game: MakeGame, record: object, plies: int | None = None) -> State:
    """The state after all moves of a record, or after so many of them. The whole record is checked."""
    checked = check_shape(record)
    moves = len(checked["moves"])
    last = moves if plies is None else plies
    if not 0 <= last <= moves:
        raise ValueError(f"the record has {moves} moves, there is no ply {last}")
    wanted: State | None = None
    for number, state in enumerate(play_record(make_game, checked)):
        if number == last:
            wanted = state if last == moves else state.copy()
    assert wanted is not None
    return wanted


def replay_states_with(make_game: MakeGame, record: object, seed: int | None = None) -> list[State]:
    """Every state of a record, from the start to its end. Chance after the record comes from the seed."""
    return [state.copy() for state in play_record(make_game, check_shape(record), seed)]


def play_record(make_game: MakeGame, record: Mapping[str, Any], seed: int | None = None) -> Iterator[State]:
    """Play a record once. Yields one and the same state at the start and after every move: copy it to keep it."""
    state = start_record(make_game, record, seed)
    state.remarks = {key: value for key, value in record.items() if key not in KNOWN_KEYS}
    yield state
    for number, move in enumerate(record["moves"], 1):
        play_entry(state, number, move)
        yield state
    check_chance(state, len(record["moves"]))
    check_result(state, record)


def check_shape(record: object) -> dict[str, Any]:
    """The record, if its parts have the right types. BadRecord if not."""
    if not isinstance(record, Mapping):
        raise BadRecord("record", f"must be an object, not {plain_type(record)}")
    check_json(record)
    for key, kind in (("format", str), ("game", str), ("options", Mapping), ("setup", Mapping), ("moves", list)):
        if key not in record:
            raise BadRecord(key, "is missing")
        if not isinstance(record[key], kind):
            wanted = {str: "a text", Mapping: "an object", list: "a list"}[kind]
            raise BadRecord(key, f"must be {wanted}, not {plain_type(record[key])}")
    if record["format"] != FORMAT:
        raise BadRecord("format", f"must be {FORMAT!r}, not {shorten(record['format'])!r}")
    return dict(record)


def check_json(record: Mapping[Any, Any]) -> None:
    """BadRecord unless all values are JSON and not nested too deeply. Without recursion, because a record may be hostile."""
    left: list[tuple[str, Any, int]] = [("record", record, 0)]
    while left:
        entry, value, depth = left.pop()
        if depth > DEEPEST:
            raise BadRecord(shorten(entry), f"nested deeper than {DEEPEST} levels")
        if isinstance(value, Mapping):
            for key, inner in value.items():
                if not isinstance(key, str):
                    raise BadRecord(shorten(entry), f"the key {shorten(repr(key))} is not a text")
                left.append((key if depth == 0 else f"{entry}.{key}"[:200], inner, depth + 1))
        elif isinstance(value, list):
            left.extend((f"{entry}[{i}]"[:200], inner, depth + 1) for i, inner in enumerate(value))
        elif not isinstance(value, str | int | float | bool | None):
            raise BadRecord(shorten(entry), f"{plain_type(value)} is nothing JSON can hold")


def start_record(make_game: MakeGame, record: Mapping[str, Any], seed: int | None = None) -> State:
    """The state before the first move."""
    try:
        game = make_game(record["game"])
    except ValueError as error:
        raise BadRecord("game", str(error)) from None
    try:
        game = make_game(record["game"], **record["options"])
    except (ValueError, TypeError) as error:
        raise BadRecord("options", str(error)) from None
    if game.options["start"] == RANDOM:
        raise BadRecord("options.start", "must be the seat that was drawn, not 'random'")
    for key in game.rules.setup_keys:
        if key not in record["setup"]:
            raise BadRecord(f"setup.{key}", "is missing")
    try:
        state = game.start(seed, record["setup"])
    except BadSetup as error:
        raise BadRecord(error.entry, error.text) from None
    check_chance(state, 0, complete=False)
    return state


def play_entry(state: State, number: int, move: object) -> None:
    """Play one move of the record."""
    entry = f"moves[{number - 1}]"
    try:
        state.play(move)  # type: ignore[arg-type]
    except IllegalMove as error:
        raise BadRecord(entry, f"move {number} is illegal: {error}") from None
    except BadChance as error:
        raise BadRecord(error.entry, error.text) from None
    check_chance(state, number, complete=False)


def check_chance(state: State, number: int, *, complete: bool = True) -> None:
    """BadRecord if a shuffle or roll is missing in the record, or at the end (`complete`) if the record has too many."""
    happened, given = len(state.chance), len(state.script)
    key = state.game.rules.chance_key
    if happened > given:
        raise BadRecord(f"setup.{key}", f"entry {given} is missing, though it has happened by move {number}")
    if complete and happened < given:
        raise BadRecord(f"setup.{key}[{happened}]", "has not happened yet")


def check_result(state: State, record: Mapping[str, Any]) -> None:
    """BadRecord if the result is not what the moves lead to."""
    if "result" not in record:
        return
    if not state.over:
        raise BadRecord("result", "there is one, but the game is not over")
    result = record["result"]
    if not isinstance(result, Mapping):
        raise BadRecord("result", f"must be an object, not {plain_type(result)}")
    for key, true in (("scores", state.scores()), ("ranking", state.ranking())):
        if not same_numbers(result.get(key), true):
            raise BadRecord(f"result.{key}", f"the moves lead to {true}, not {shorten(repr(result.get(key)))}")


def same_numbers(given: object, true: list[int]) -> bool:
    """Are these the same whole numbers? 1.0 and true are not 1."""
    return given == true and isinstance(given, list) and all(type(number) is int for number in given)
