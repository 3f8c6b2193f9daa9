"""The rules of Scarabs as functions over the position."""

from saqqara.games.chance import below, shuffle
from saqqara.games.fields import MoveList

from .state import CARDS, COPIES, DICE, HAND, LAID, LAY, NONE, OVER, ROLL, ROLLED, ROUNDS, VALUES, Position


# Setup
def deal(s: Position) -> None:
    """Shuffle the deck."""
    for card in range(CARDS):
        s.deck[card] = 1 + card // COPIES
    shuffle(s.words, s.deck, CARDS)


def begin(s: Position) -> None:
    """Everybody gets a hand; the rest of the deck is out of the game. The first roll is asked."""
    for seat in range(s.players):
        for place in range(HAND):
            s.hand[seat][place] = s.deck[seat * HAND + place]
    clear_deck(s)
    s.round = 1
    s.lead = s.start_player
    begin_round(s)


def clear_deck(s: Position) -> None:
    """No card is left in the deck."""
    for card in range(CARDS):
        s.deck[card] = 0


def begin_round(s: Position) -> None:
    """Nothing is laid, and the dice are asked."""
    for seat in range(s.players):
        s.laid[seat] = NONE
    s.mover = NONE
    s.question = ROLL


# Chance
def chance_asked(s: Position) -> bool:
    """Does the game wait for the dice?"""
    return s.question == ROLL


def roll(s: Position) -> None:
    """Roll the dice."""
    for die in range(DICE):
        s.dice[die] = 1 + below(s.words, 6)
    s.question = ROLLED


# Moves: the number of a move is the place of a card in the mover's hand
def legal_moves(s: Position, moves: MoveList) -> int:
    """Every card that has not been laid may be laid."""
    count = 0
    if s.question == LAY:
        for place in range(HAND):
            if s.shown[s.mover][place] == 0:
                moves[count] = place
                count += 1
    return count


def apply(s: Position, move: int) -> None:
    """Lay a card face down."""
    s.laid[s.mover] = move
    s.question = LAID


def advance(s: Position) -> None:
    """Run to the next question."""
    if s.question == ROLLED:
        s.treasure += worth_of_roll(s)
        s.mover = s.lead
        s.question = LAY
    elif s.question == LAID:
        s.mover = (s.mover + 1) % s.players
        if s.laid[s.mover] == NONE:
            s.question = LAY
        else:
            end_round(s)


def worth_of_roll(s: Position) -> int:
    """The sum of the dice; with the option, twice the sum of a double."""
    worth = s.dice[0] + s.dice[1]
    if s.doubles and s.dice[0] == s.dice[1]:
        worth *= 2
    return worth


def end_round(s: Position) -> None:
    """Show the cards. The highest wins the treasure; if the highest are equal, it stays for the next round."""
    best = 0
    winner = NONE
    for seat in range(s.players):
        card = s.hand[seat][s.laid[seat]]
        s.shown[seat][s.laid[seat]] = card
        if card > best:
            best = card
            winner = seat
        elif card == best:
            winner = NONE
    if winner != NONE:
        s.won[winner] += s.treasure
        s.treasures[winner] += 1
        s.treasure = 0
    if s.round < ROUNDS:
        s.round += 1
        s.lead = (s.lead + 1) % s.players
        begin_round(s)
    else:
        end_game(s)


def end_game(s: Position) -> None:
    """The card that everybody has kept is shown and counts."""
    for seat in range(s.players):
        for place in range(HAND):
            if s.shown[seat][place] == 0:
                s.kept[seat] = s.hand[seat][place]
                s.shown[seat][place] = s.hand[seat][place]
    s.mover = NONE
    s.question = OVER


def is_over(s: Position) -> bool:
    """Has the game ended?"""
    return s.question == OVER


# Points: source 0 is treasure, source 1 the kept card
def points(s: Position, seat: int, source: int) -> int:
    """The points of a seat from a source."""
    if source == 0:
        return s.won[seat]
    return s.kept[seat]


def tie_break(s: Position, seat: int) -> int:
    """More treasures decide a tie."""
    return s.treasures[seat]


# What is hidden
def conceal(s: Position, seat: int) -> None:
    """Deal anew the cards that a seat cannot know, from all the cards that it has not seen.

    It reads nothing that is hidden from the seat. The deck serves as scratch space.
    """
    size = 0
    for value in range(1, VALUES + 1):
        for _copy in range(COPIES - times_seen(s, seat, value)):
            s.deck[size] = value
            size += 1
    shuffle(s.words, s.deck, size)
    for other in range(s.players):
        if other != seat:
            for place in range(HAND):
                s.hand[other][place] = s.shown[other][place]
                if s.shown[other][place] == 0:
                    size -= 1
                    s.hand[other][place] = s.deck[size]
    clear_deck(s)


def times_seen(s: Position, seat: int, value: int) -> int:
    """How many cards of this value a seat has seen: in its own hand, and among those that others have shown."""
    seen = 0
    for other in range(s.players):
        for place in range(HAND):
            if other == seat:
                if s.hand[other][place] == value:
                    seen += 1
            elif s.shown[other][place] == value:
                seen += 1
    return seen
