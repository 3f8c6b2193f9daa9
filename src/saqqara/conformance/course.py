"""Checks of the course of a game: moves, scores, copies, seeds and records."""

import json
import pickle
import random
from collections.abc import Mapping
from typing import Any

from ..games import BadRecord, Game, IllegalMove, State, game, replay
from ..games.contract import Rules
from .require import Nonconforming, fail, play_to_end, random_states, require, require_equal, some_states

NOT_MOVES: tuple[Any, ...] = ("", " ", "no move", "x" * 1000, None, 3, ["move"], {"move": "move"})
LONGEST_TEXT = 100
"""Of a line of the board as text."""


def check_fields(played: Game, seed: int) -> None:  # noqa: ARG001
    """Options and setup have their fields in the position."""
    rules = played.rules
    fields = {field.name for field in rules.position.FIELDS}
    numbers = [each.name for each in rules.options if each.kind != "text"] if type(rules).blank is Rules.blank else []
    parts = rules.setup_keys[:-1] if type(rules).use_setup is Rules.use_setup else ()
    for name, advice in (
        *((each, "the option does nothing; name a field like it, or override Rules.blank") for each in numbers),
        *((each, "setup_keys names it; its last key is the one of the dice") for each in parts),
    ):
        if name not in fields:
            raise Nonconforming(f"the position has no field {name!r}: {advice}")


def check_options(played: Game, seed: int) -> None:
    """Options are completed and checked."""
    rules, state = played.rules, played.start(seed)
    require_equal(state, game(played.name, **played.options), played, "a game's own options make another game")
    require_equal(state, sorted(played.options), sorted({"players", "start", *played.options}), "options lack some")
    for wrong in ({"no-such-option": 1}, {"players": rules.players[-1] + 1}, {"players": "2"}, {"start": played.players}):
        try:
            game(played.name, **{**played.options, **wrong})
        except ValueError:
            continue
        fail(state, f"check_options takes impossible options: {wrong}")
    drawn = {game(played.name, **{**played.options, "start": "random"}).start(each).options["start"] for each in range(60)}
    require_equal(state, drawn, set(range(played.players)), 'start="random" does not draw every seat; does deal() draw it?')


def check_end_and_scores(played: Game, seed: int) -> None:
    """The game ends, and its scores add up."""
    for state in random_states(played, seed):
        moves, mover, over = state.moves(), state.mover, state.over
        require(state, over == (mover is None) == (moves == []), f"over is {over}, mover is {mover}, legal moves are {moves}")
        require(state, over or mover in range(played.players), f"the mover {mover} is no seat")
        require(state, not over or state.position.mover < 0, "the position's mover must be -1 when the game is over")
        sums = [sum(sources.values()) for sources in state.breakdown()]
        require_equal(state, sums, state.scores(), "the points by source do not add up to the scores")
        scores = [played.rules.functions.score(state.position, seat) for seat in range(played.players)]
        if over:
            require_equal(state, scores, state.scores(), "score() and points() disagree at the end")
    best = max(state.scores())
    require(state, state.scores()[state.ranking().index(1)] == best, "the first in the ranking does not have the most points")


def check_moves(played: Game, seed: int) -> None:
    """Legal moves can be played; all others are refused with a reason and change nothing."""
    notation = played.rules.notation
    require(played.start(seed), len(set(notation)) == len(notation), "two moves are written in the same way")
    for state in some_states(played, seed):
        legal = state.moves()
        require(state, len(set(legal)) == len(legal), "a legal move is listed twice")
        before, record, words = state.copy(), state.record(), list(state.position.words)
        for move in (*notation, *NOT_MOVES):
            if move in legal:
                state.copy().play(move)
            else:
                require_refusal(state, move)
        unchanged = (state, state.record(), state.moves(), state.position.words)
        require_equal(state, unchanged, (before, record, legal, words), "a refused move has changed something")


def require_refusal(state: State, move: Any) -> None:
    """The move is refused in one short sentence."""
    try:
        state.play(move)
    except IllegalMove as refused:
        told = str(refused)
        require(state, bool(refused.reason and refused.text), f"the refusal of {move!r} says nothing")
        require(state, "\n" not in told and len(told) < 300, f"the refusal of {move!r} is not one short sentence: {told}")
        return
    fail(state, f"{str(move)[:60]!r} is not among the legal moves, but was played")


def check_copies(played: Game, seed: int) -> None:
    """A copy is equal and independent; states travel between processes."""
    for state in some_states(played, seed, 6):
        before, record = state.view(), state.record()
        copy = state.copy()
        require(state, copy == state, "a copy is not equal")
        play_to_end(copy, seed + 1)
        require_equal(state, (state.view(), state.record()), (before, record), "playing on a copy has changed the original")
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
        require(state, again == state and again.record() == record, "a state is not the same after pickling")


def check_fixed(played: Game, seed: int) -> None:
    """What is fixed stays as it is from the beginning to the end, and rows of empty seats, also in new deals."""
    fixed = [field.name for field in played.rules.position.FIELDS if field.fixed]
    seated = [field.name for field in played.rules.position.FIELDS if field.seated]
    first, players = played.start(seed).position, played.players
    for state in random_states(played, seed):
        for position in (state.position, state.conceal(None, seed).position):
            changed = [name for name in fixed if getattr(position, name) != getattr(first, name)]
            require(state, not changed, f"a field is marked FIXED, but changes: {', '.join(changed)}")
            changed = [name for name in seated if getattr(position, name)[players:] != getattr(first, name)[players:]]
            require(state, not changed, f"a field is marked SEATED, but a seat that nobody plays changes: {', '.join(changed)}")


def check_steps(played: Game, seed: int) -> None:
    """A move that is played in steps does the same, and a view made from earlier ones shows the same."""
    choose = random.Random(seed)  # noqa: S311 (a walk through a game, no secret)
    state = played.start(seed=seed)
    view = state.view()
    while not state.over:
        move = choose.choice(state.moves())
        after = state.copy()
        after.play(move)
        again, seen, steps, rest = state.played_in_steps(move, view)
        require_equal(after, again.table(), after.table(), "steps() leads elsewhere than apply() and advance()")
        require_equal(after, again.record(), after.record(), "steps() leads to another record")
        require_equal(after, seen, after.view(), "a view after a move shows something else than view()")
        shown = view
        for step in steps:
            shown = {**shown, **step.changes}
        different = {name: value for name, value in seen.items() if value != shown[name]}
        require_equal(after, rest, different, "the entries that are different are others")
        require_equal(after, steps, state.steps(after), "views between steps differ")
        state, view = again, seen


def check_seeds(played: Game, seed: int) -> None:
    """The same seed gives the same game; a setup decides before the seed does."""
    *_, state = random_states(played, seed)
    *_, again = random_states(played, seed)
    require_equal(state, again.record(), state.record(), "the same seed gives another game")
    record = state.record()
    other = game(played.name, **state.options).start(seed=seed + 1, setup=record["setup"])
    for move in record["moves"]:
        other.play(move)
    require(state, other == state, "the same setup with another seed leads elsewhere: is some chance not in the setup?")


def check_records(played: Game, seed: int) -> None:
    """A record leads to the same state at every ply; an altered one is refused."""
    states = some_states(played, seed)
    for state in states:
        record = json.loads(json.dumps(state.record()))
        again = replay(record)
        require_equal(state, again.table(), state.table(), "a record does not lead back to the state")
        require_equal(state, again.record(), record, "the record of a replayed state is another")
        require(state, replay(states[-1].record(), plies=state.ply) == state, f"ply {state.ply} of the final record differs")
    record = states[-1].record()
    require_bad(states[-1], record | {"result": {"scores": [-999] * played.players, "ranking": [1] * played.players}})
    require_bad(states[-1], record | {"moves": record["moves"][:-1]})
    require_bad(states[-1], record | {"options": record["options"] | {"start": "random"}})
    del record["result"]  # which would give away that something else happened
    for key in record["setup"]:
        for wrong in (None, 7, "x", [None], [[None]], {"a": 1}, *altered(record["setup"][key], seed)):
            require_bad(states[-1], record | {"setup": record["setup"] | {key: wrong}})


def altered(part: Any, seed: int) -> list[Any]:
    """A part of a setup with something too much, or something impossible in it."""
    if not isinstance(part, list) or not part:
        return []
    place = random.Random(seed).randrange(len(part))  # noqa: S311
    return [[*part, part[-1]], [*part[:place], "impossible", *part[place + 1 :]]]


def require_bad(state: State, record: Mapping[str, object]) -> None:
    """The record is refused in one short sentence that names the entry."""
    try:
        replay(record)
    except BadRecord as error:
        require(state, bool(error.entry) and "\n" not in str(error), f"the refusal of a record is not one sentence: {error}")
        return
    changed = {key: value for key, value in record.items() if value != state.record().get(key)}
    fail(state, f"a record was replayed that cannot be: {str(changed)[:300]}")


def check_texts(played: Game, seed: int) -> None:
    """The board as text fits a terminal, the drawing is SVG, and a game's repr rebuilds it."""
    for state in some_states(played, seed):
        lines = str(state).splitlines()
        require(state, all(len(line) <= LONGEST_TEXT for line in lines), f"a line is longer than {LONGEST_TEXT} characters")
        require(state, all(line == line.rstrip() for line in lines), "a line of the board ends with a space")
        require(state, state.svg().startswith("<svg") and state.svg().endswith("</svg>"), "the drawing is no SVG document")
        require(state, played.name in repr(state), "the repr of a state does not name the game")
    rebuilt = eval(repr(played), {"saqqara": __import__("saqqara")})  # noqa: S307 (our own repr)
    require(state, rebuilt == played, "the repr of a game does not rebuild it")


CHECKS = (
    check_fields,
    check_options,
    check_end_and_scores,
    check_moves,
    check_copies,
    check_fixed,
    check_steps,
    check_seeds,
    check_records,
    check_texts,
)
