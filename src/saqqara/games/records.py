"""Replay of records. Every entry is checked: the result is a state, or BadRecord."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .contract import FORMAT, BadChance, BadRecord, BadSetup, Game, IllegalMove, State, plain_type, wrong_type
from .options import RANDOM, shorten
from .reasons import Reason, reason, reason_of

DEEPEST = 50
"""How deep a record's values may be nested."""
KNOWN_KEYS = ("format", "game", "options", "setup", "moves", "result")
MISSING = reason("reason-missing", "is missing")


MakeGame = Callable[..., Game]
"""Makes a game from its name and options: `saqqara.game`."""


def replay_with(make_game: MakeGame, record: object, plies: int | None = None) -> State:
    """The state after all moves of a record, or after so many of them. The whole record is checked."""
    checked = check_shape(record)
    moves = len(checked["moves"])
    last = moves if plies is None else plies
    if not 0 <= last <= moves:
        raise ValueError(reason("reason-ply", "the record has {moves} moves, there is no ply {ply}", moves=moves, ply=last))
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
        raise BadRecord("record", wrong_type({}, record))
    check_json(record)
    wanted: dict[str, tuple[type, object]] = {
        "format": (str, ""), "game": (str, ""), "options": (Mapping, {}), "setup": (Mapping, {}), "moves": (list, []),
    }  # fmt: skip
    for key, (kind, example) in wanted.items():
        if key not in record:
            raise BadRecord(key, MISSING)
        if not isinstance(record[key], kind):
            raise BadRecord(key, wrong_type(example, record[key]))
    if record["format"] != FORMAT:
        given = repr(shorten(record["format"]))
        raise BadRecord("format", reason("reason-format", "must be {format}, not {value}", format=repr(FORMAT), value=given))
    return dict(record)


def check_json(record: Mapping[Any, Any]) -> None:
    """BadRecord unless all values are JSON and not nested too deeply. Without recursion, because a record may be hostile."""
    left: list[tuple[str, Any, int]] = [("record", record, 0)]
    while left:
        entry, value, depth = left.pop()
        if depth > DEEPEST:
            raise BadRecord(shorten(entry), reason("reason-nested", "nested deeper than {levels} levels", levels=DEEPEST))
        if isinstance(value, Mapping):
            for key, inner in value.items():
                if not isinstance(key, str):
                    why = reason("reason-key", "the key {key} is not a text", key=shorten(repr(key)))
                    raise BadRecord(shorten(entry), why)
                left.append((key if depth == 0 else f"{entry}.{key}"[:200], inner, depth + 1))
        elif isinstance(value, list):
            left.extend((f"{entry}[{i}]"[:200], inner, depth + 1) for i, inner in enumerate(value))
        elif not isinstance(value, str | int | float | bool | None):
            raise BadRecord(
                shorten(entry), reason("reason-not-json", "{type} is nothing JSON can hold", type=plain_type(value))
            )


def start_record(make_game: MakeGame, record: Mapping[str, Any], seed: int | None = None) -> State:
    """The state before the first move."""
    try:
        game = make_game(record["game"])
    except ValueError as error:
        raise BadRecord("game", reason_of(error)) from None
    try:
        game = make_game(record["game"], **record["options"])
    except (ValueError, TypeError) as error:
        raise BadRecord("options", reason_of(error)) from None
    if game.options["start"] == RANDOM:
        why = reason("reason-drawn", "must be the seat that was drawn, not {value}", value=repr(RANDOM))
        raise BadRecord("options.start", why)
    for key in game.rules.setup_keys:
        if key not in record["setup"]:
            raise BadRecord(f"setup.{key}", MISSING)
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
        sentence = "move {number} is illegal: {move}: {why}"
        why = reason("reason-illegal", sentence, number=number, move=error.move, why=illegal(error))
        raise BadRecord(entry, why) from None
    except BadChance as error:
        raise BadRecord(error.entry, error.text) from None
    check_chance(state, number, complete=False)


def illegal(error: IllegalMove) -> Reason:
    """Why a move is illegal."""
    return reason(f"illegal-{error.reason}", "{text}", text=error.text)


def check_chance(state: State, number: int, *, complete: bool = True) -> None:
    """BadRecord if a shuffle or roll is missing in the record, or at the end (`complete`) if the record has too many."""
    happened, given = len(state.chance), len(state.script)
    key = state.game.rules.chance_key
    if happened > given:
        sentence = "entry {entry} is missing, though it has happened by move {number}"
        raise BadRecord(f"setup.{key}", reason("reason-chance-missing", sentence, entry=given, number=number))
    if complete and happened < given:
        raise BadRecord(f"setup.{key}[{happened}]", reason("reason-not-yet", "has not happened yet"))


def check_result(state: State, record: Mapping[str, Any]) -> None:
    """BadRecord if the result is not what the moves lead to."""
    if "result" not in record:
        return
    if not state.over:
        raise BadRecord("result", reason("reason-result-early", "there is one, but the game is not over"))
    result = record["result"]
    if not isinstance(result, Mapping):
        raise BadRecord("result", wrong_type({}, result))
    for key, true in (("scores", state.scores()), ("ranking", state.ranking())):
        if not same_numbers(result.get(key), true):
            sentence, value = "the moves lead to {true}, not {value}", shorten(repr(result.get(key)))
            raise BadRecord(f"result.{key}", reason("reason-result", sentence, true=str(true), value=value))


def same_numbers(given: object, true: list[int]) -> bool:
    """Are these the same whole numbers? 1.0 and true are not 1."""
    return given == true and isinstance(given, list) and all(type(number) is int for number in given)
