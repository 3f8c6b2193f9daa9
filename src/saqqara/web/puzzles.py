"""Puzzles: one for each day, and its solution once it is answered."""

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from ..bots.hints import with_reason
from ..bots.interface import Considered
from ..bots.plans import LOOK, why_better
from ..bots.search import SearchBot
from ..games.puzzles import OTHER, Puzzle, puzzles
from ..games.registry import game_names
from ..games.sentences import TableInWords
from ..games.story import Message
from ..table.in_words import table_in_words
from ..table.refusal import Refused
from .context import Context
from .routing import route

Number = Annotated[int, Meta(ge=0, le=1_000_000, description="Counted from 0. After the last puzzle the first one follows.")]
GameOfPuzzle = Annotated[str, Meta(min_length=1, max_length=64, description="The game.")]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its solution."""

    game: str
    number: int
    seat: int
    """Who is to decide."""
    players: int
    ply: int
    """The moves before it."""
    view: Raw
    """A `View` (encoded already): what this seat sees."""
    words: TableInWords
    """The table in words, without the moves."""
    svg: str
    """The board as this seat sees it, as a drawing with English words, for clients that draw no boards."""
    answers: list[str]
    """Moves to choose from, in an order that says nothing."""
    rating: int
    """The first level from which on all levels find the best answer."""


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """What somebody thinks is best."""

    answer: Annotated[str, Meta(max_length=80)]


class Judged(Struct, frozen=True):
    """An answer, and what is known about it."""

    move: str
    value: float
    """The probability that the mover wins after it, on average over everything that the mover cannot see."""
    reason: Message
    why: list[Message]
    """Of the best answer: what the expected play brings, and what another answer would change."""
    levels: list[int]
    """The levels that chose it."""


class PuzzleSolution(Struct, frozen=True):
    """What the answers are worth."""

    best: str
    right: bool
    answers: list[Judged]
    """In the order of the puzzle."""
    record: dict[str, Any]
    """The game so far. A table that plays on deals everything hidden anew."""


def find_puzzle(game: str, number: int) -> Puzzle:
    """A puzzle of a game. Refused if the game has none."""
    found = puzzles(game) if game in game_names() else ()
    if not found:
        raise Refused("not_found", "error-not-found", "this game has no puzzles")
    return found[number % len(found)]


@route("GET", "/puzzles/{game}/{number}", "A puzzle", 404)
async def show_puzzle(context: Context, game: GameOfPuzzle, number: Number) -> PuzzleInfo:
    """A position in which one move is clearly best, without the solution."""
    context.limit("read")
    return await context.apart(puzzle_info, game, number, find_puzzle(game, number))


@route("POST", "/puzzles/{game}/{number}", "Answer a puzzle", 400, 404, thinks=True)
async def answer_puzzle(context: Context, game: GameOfPuzzle, number: Number, data: PuzzleAnswer) -> PuzzleSolution:
    """The solution, for somebody who has answered. Nothing is stored."""
    context.limit("read")
    puzzle = find_puzzle(game, number)
    if data.answer not in puzzle.answers:
        raise Refused("invalid", "error-bad-request", "this is not one of the answers")
    return await context.analyses.think(context.person, partial(solution, game, puzzle, data.answer))


def puzzle_info(game: str, number: int, puzzle: Puzzle) -> PuzzleInfo:
    """What is shown before the answer."""
    state = puzzle.state(game)
    seat = state.position.mover
    view = state.view(seat)
    return PuzzleInfo(
        game=game,
        number=number,
        seat=seat,
        players=state.game.players,
        ply=state.ply,
        view=Raw(msgspec.json.encode(view)),
        words=table_in_words(state, seat, acting=False),
        svg=state.game.rules.svg(view),
        answers=sorted(puzzle.answers),
        rating=puzzle.rating,
    )


def solution(game: str, puzzle: Puzzle, answer: str) -> PuzzleSolution:
    """What is shown after it."""
    state = puzzle.state(game)
    chosen = [None if number == OTHER else puzzle.answers[int(number)] for number in puzzle.levels]
    best = puzzle.answers[0]
    choice = SearchBot("puzzle", LOOK).choose(state, seed=0)
    why = why_better(state, choice, best, answer if answer != best else puzzle.answers[1])
    judged = []
    for move, value in sorted(zip(puzzle.answers, puzzle.values, strict=True)):
        hint = with_reason(state, Considered(move, 1, [value] * state.game.players, [0.0] * state.game.players))
        levels = [level for level, each in enumerate(chosen, 1) if each == move]
        judged.append(Judged(move, value, Message(hint.reason, hint.arguments), why if move == best else [], levels))
    return PuzzleSolution(best, answer == best, judged, dict(state.record()))


ROUTES = [show_puzzle, answer_puzzle]
