"""Rounds and turns: playing a move, working through the agenda, and the passage from round to round.

Rules: docs/rules/imhotep.md, sections 3 to 5. `play` is the whole surface: a move in, the next decision out.
"""

from ..chance import leave_open
from .agenda import (
    CLOSE_ROUND,
    DEAL,
    DISCARD,
    DRAW,
    FIRST_TURN,
    LOAD_STEP,
    PLACE,
    RESHUFFLE,
    SAIL_STEP,
    TEMPLE_SPACE,
    UNLOAD_NEXT,
    push,
)
from .cards import (
    ask_shuffle,
    clear_market,
    deal_market,
    deliver_to_market,
    discard,
    draw_card,
    keep_card,
    pick_card,
    reshuffle,
)
from .components import CHISEL, HAMMER, LEVER, MARKET, ROUNDS, SHIPS, SITES, SPACES, TAKE, TEMPLE_B_STONES
from .moves import (
    BONUS_MOVE,
    BUILD_MOVE,
    KEEP_MOVE,
    LOAD_MOVE,
    PASS_MOVE,
    PICK_MOVE,
    PLAY_MOVE,
    SAIL_MOVE,
    SKIP_MOVE,
    TAKE_MOVE,
    UNLOAD_MOVE,
)
from .scoring import score_end
from .ships import (
    free_spaces,
    load,
    may_load_to_sail,
    order_next,
    order_rest,
    sail,
    sail_by_lever,
    ships_leave,
    take_ships,
)
from .sites import build, get_stones, place_stone, score_temple, score_temple_space, take_temple_point
from .state import (
    BONUS,
    BUILD,
    KEEP,
    LEVER_SHIP,
    LOAD,
    NOBODY,
    NOTHING,
    OVER,
    PICK,
    SAIL_SHIP,
    SHUFFLE,
    TURN,
    UNLOAD,
    Position,
)


def play(s: Position, move: int) -> None:
    """Play a legal move, and let chance and the agenda run to the next decision."""
    apply(s, move)
    advance(s)
    if s.question == SHUFFLE:
        settle(s)


def apply(s: Position, move: int) -> None:
    """Do what a legal move says. The agenda holds the rest."""
    question = s.question
    s.question = NOTHING
    if question == TURN:
        take_turn(s, s.mover, move)
    else:
        answer(s, s.mover, question, move)


def settle(s: Position) -> None:
    """Let the position's own generator answer what is asked of chance, and run to the next decision."""
    while s.question == SHUFFLE:
        reshuffle(s)
        advance(s)


def chance_asked(s: Position) -> bool:
    """Does the game wait for chance?"""
    return s.question == SHUFFLE


def is_over(s: Position) -> bool:
    """Has the game ended?"""
    return s.question == OVER


def take_turn(s: Position, seat: int, move: int) -> None:
    """Exactly one action."""
    if move == PASS_MOVE:
        s.passes += 1
        return
    s.passes = 0
    s.last_actor = seat
    if move == TAKE_MOVE:
        get_stones(s, seat, TAKE)
    elif move < SAIL_MOVE:
        load(s, seat, (move - LOAD_MOVE) // SPACES, (move - LOAD_MOVE) % SPACES)
    elif move < PLAY_MOVE:
        sail(s, (move - SAIL_MOVE) // SITES, (move - SAIL_MOVE) % SITES)
    else:
        play_card(s, seat, LEVER + move - PLAY_MOVE)


def play_card(s: Position, seat: int, card: int) -> None:
    """A blue card: its steps, then the discard pile (ruling 17)."""
    s.hand[seat][card] -= 1
    push(s, DISCARD, seat, card)
    if card == LEVER:
        s.mover = seat
        s.question = LEVER_SHIP
    elif card == HAMMER:
        get_stones(s, seat, TAKE)
        push(s, LOAD_STEP, seat, 0)
    elif card == CHISEL:
        push(s, LOAD_STEP, seat, 0)
        push(s, LOAD_STEP, seat, 0)
    else:
        s.ship_asked = NOBODY
        push(s, SAIL_STEP, seat, 0)


def load_step(s: Position, seat: int) -> None:
    """Hammer, Chisel: ask for a space, unless there is only one (ruling 15)."""
    if free_spaces(s) == 1:
        ship = 0
        while s.ship_free[ship] == 0:
            ship += 1
        load(s, seat, ship, only_space(s, ship))
    else:
        s.mover = seat
        s.question = LOAD


def only_space(s: Position, ship: int) -> int:
    """The first empty space of a ship that has one."""
    space = 0
    while s.ship_space[ship][space] != NOBODY:
        space += 1
    return space


def sail_step(s: Position, seat: int) -> None:
    """Card Sail: ask for the space to load, unless there is only one; then for the site."""
    s.mover = seat
    s.question = SAIL_SHIP
    if s.ship_asked != NOBODY:
        return
    spaces = 0
    last = 0
    for ship in range(SHIPS):
        if may_load_to_sail(s, ship):
            spaces += s.ship_free[ship]
            last = ship
    if spaces == 1:
        load_to_sail(s, seat, last, only_space(s, last))


def load_to_sail(s: Position, seat: int, ship: int, space: int) -> None:
    """Card Sail: load, then the same ship must sail. There are always two free sites or more."""
    load(s, seat, ship, space)
    s.ship_asked = ship
    s.mover = seat
    s.question = SAIL_SHIP


def answer(s: Position, seat: int, question: int, move: int) -> None:
    """A step within an action."""
    if question == PICK:
        pick_card(s, seat, move - PICK_MOVE)
    elif question == BUILD:
        s.carried = NOBODY
        build(s, seat, move - BUILD_MOVE)
    elif question == BONUS:
        if move == BONUS_MOVE:
            take_temple_point(s, seat)
        else:
            get_stones(s, seat, TEMPLE_B_STONES)
    elif question == KEEP:
        keep_card(s, seat, move - KEEP_MOVE)
    elif question == UNLOAD:
        order_next(s, move - UNLOAD_MOVE)
        order_rest(s, seat)
    elif question == LEVER_SHIP:
        sail_by_lever(s, seat, (move - SAIL_MOVE) // SITES, (move - SAIL_MOVE) % SITES)
    elif question == SAIL_SHIP and s.ship_asked != NOBODY:
        sail(s, s.ship_asked, (move - SAIL_MOVE) % SITES)
    elif question == SAIL_SHIP:
        load_to_sail(s, seat, (move - LOAD_MOVE) // SPACES, (move - LOAD_MOVE) % SPACES)
    elif move != SKIP_MOVE:
        load(s, seat, (move - LOAD_MOVE) // SPACES, (move - LOAD_MOVE) % SPACES)


def advance(s: Position) -> None:
    """Work through the agenda until something is asked, be it of a player or of chance."""
    while s.question == NOTHING:
        do_task(s)


def do_task(s: Position) -> None:
    """Do the next task of the agenda; if there is none, the turn ends."""
    if s.agenda_size == 0:
        end_turn(s)
        return
    top = s.agenda_size - 1
    s.agenda_size = top
    task = s.agenda_task[top]
    seat = s.agenda_seat[top]
    detail = s.agenda_detail[top]
    if task == UNLOAD_NEXT:
        unload_next(s, detail)
    elif task == PLACE:
        place_from_quarry(s, seat, detail)
    elif task == DISCARD:
        discard(s, detail)
    elif task == LOAD_STEP:
        load_step(s, seat)
    elif task == SAIL_STEP:
        sail_step(s, seat)
    elif task == TEMPLE_SPACE:
        score_temple_space(s, detail)
    elif task == DRAW:
        draw_card(s, seat)
    elif task == DEAL:
        deal_market(s, detail)
    elif task == RESHUFFLE:
        ask_shuffle(s)
    elif task == CLOSE_ROUND:
        close_round(s, seat)
    else:
        ask_turn(s, s.start_player)


def place_from_quarry(s: Position, seat: int, site: int) -> None:
    """A red card's stone."""
    s.quarry[seat] -= 1
    place_stone(s, seat, site)


def unload_next(s: Position, site: int) -> None:
    """The next stone leaves the ship and is handled by its owner."""
    if s.unload_size == 0:
        return
    s.unload_size -= 1
    push(s, UNLOAD_NEXT, NOBODY, site)
    if site == MARKET:
        deliver_to_market(s, s.unload_order[s.unload_size])
    else:
        place_stone(s, s.unload_order[s.unload_size], site)


def ask_turn(s: Position, seat: int) -> None:
    """A player's turn is always asked (ruling 15)."""
    s.turn = seat
    s.mover = seat
    s.question = TURN


def left_of(s: Position, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def end_turn(s: Position) -> None:
    """On to the next player, or to the end of the round when all ships have sailed or everybody passed."""
    if s.sailed < SHIPS and s.passes < s.players:
        ask_turn(s, left_of(s, s.turn))
    elif s.sailed == SHIPS:
        end_round(s, left_of(s, s.turn))
    else:
        ships_leave(s)
        end_round(s, s.start_player if s.last_actor == NOBODY else left_of(s, s.last_actor))


def end_round(s: Position, next_start_player: int) -> None:
    """Score the temple, then close the round."""
    push(s, CLOSE_ROUND, next_start_player, 0)
    score_temple(s)


def close_round(s: Position, next_start_player: int) -> None:
    """The market is cleared; the next round begins, or the game ends."""
    clear_market(s)
    s.round += 1
    if s.round < ROUNDS:
        s.start_player = next_start_player
        begin_round(s)
    else:
        score_end(s)
        s.mover = NOBODY
        s.question = OVER


def begin_round(s: Position) -> None:
    """Turn up the round card, deal the market, and give the start player the first turn."""
    leave_open(s.words)  # a round card and a market have too many outcomes to try them all
    take_ships(s, s.round_cards[s.round])
    s.passes = 0
    s.last_actor = NOBODY
    push(s, FIRST_TURN, NOBODY, 0)
    push(s, DEAL, NOBODY, 0)
