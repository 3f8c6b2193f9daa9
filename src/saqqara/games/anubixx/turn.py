"""Rounds and actions: playing a move, and the passage from player to player and round to round.

Rules: docs/rules/anubixx.md, sections 3 and 6. `play` is the whole surface: a move in, the next decision out.
"""

from ..chance import COPIES, below, count_as, is_scripted
from .building import cross_pair, cross_stone, finished_buildings, may_cross_stone
from .components import BUILDINGS_TO_END, COLOURS, COUNT_BITS, DICE, MOST_ROUNDS, ONE_OF
from .moves import DONE_MOVE, RELIEF_MOVE
from .state import ACTION, NOBODY, NOTHING, OVER, ROLL, ROUND_LIMIT, RUNNING, SECOND, SECOND_BUILDING, Position


def play(s: Position, move: int) -> None:
    """Play a legal move, and let the dice roll to the next decision."""
    apply(s, move)
    advance(s)
    if s.question == ROLL:
        settle(s)


def apply(s: Position, move: int) -> None:
    """Do what a legal move says. The first stone of an action may be followed by a second (ruling 10)."""
    seat = s.mover
    if move < RELIEF_MOVE:
        cross_stone(s, seat, move >> 1, move & 1)
        if s.question == ACTION and may_cross_stone(s, seat):
            s.question = SECOND
            return
    elif move < DONE_MOVE:
        cross_pair(s, seat, (move - RELIEF_MOVE) >> 2, (move - RELIEF_MOVE) & 3)
    end_action(s, seat)


def settle(s: Position) -> None:
    """Let the position's own generator roll the dice, and run to the next decision."""
    roll_dice(s)
    advance(s)


def chance_asked(s: Position) -> bool:
    """Does the game wait for chance?"""
    return s.question == ROLL


def is_over(s: Position) -> bool:
    """Has the game ended?"""
    return s.question == OVER


def advance(s: Position) -> None:
    """Ask the next player, or end the round when everybody has acted."""
    if s.question != NOTHING:
        return
    if s.acted < s.players:
        seat = s.active + s.acted
        s.mover = seat if seat < s.players else seat - s.players
        s.question = ACTION
    else:
        end_round(s)


def end_action(s: Position, seat: int) -> None:
    """The dice a player took go back to the middle; only the active player's stay out of play."""
    if seat == s.active:
        s.blocked = s.held
    else:
        s.middle += s.held
    s.held = 0
    s.acted += 1
    s.question = NOTHING


def end_round(s: Position) -> None:
    """Bonuses earned in this round close for everybody else. The game ends after somebody's second building."""
    s.closed |= s.earned
    s.earned = 0
    for seat in range(s.players):
        if finished_buildings(s, seat) >= BUILDINGS_TO_END:
            s.end = SECOND_BUILDING
    if s.end == RUNNING and s.round + 1 == MOST_ROUNDS:
        s.end = ROUND_LIMIT
    if s.end != RUNNING:
        s.mover = NOBODY
        s.question = OVER
        return
    s.round += 1
    s.active = s.active + 1 if s.active + 1 < s.players else 0
    begin_round(s)


def begin_round(s: Position) -> None:
    """The active player rolls all dice."""
    s.acted = 0
    s.middle = 0
    s.blocked = 0
    s.mover = NOBODY
    s.question = ROLL


def roll_dice(s: Position) -> None:
    """Roll all dice once."""
    for die in range(DICE[s.players]):
        lay_die(s, die, below(s.words, COLOURS))
    s.question = NOTHING
    if is_scripted(s.words):
        count_rolls(s)


def count_rolls(s: Position) -> None:
    """In a script, the roll with the dice in the order of their colours stands for all rolls with the same colours."""
    equal = 1
    for die in range(1, DICE[s.players]):
        equal = equal + 1 if s.roll[die] == s.roll[die - 1] else 1
        count_as(s.words, die + 1 if s.roll[die] >= s.roll[die - 1] else 0)
        s.words[COPIES] //= equal


def lay_die(s: Position, die: int, colour: int) -> None:
    """A die shows a colour and lies in the middle."""
    s.roll[die] = COUNT_BITS * colour
    s.middle += ONE_OF[colour]
