# ruff: noqa: F821 (names that `bind` fills in)
"""Looking ahead and searching, written once for every game: what the bots run as machine code.

`look_ahead` values every legal move by one step and runs at both speeds; `think` is the one compiled entry of a game that
bots play by. `play_out` is another one, to measure them: games to the end, one step ahead.
The search is an open-loop tree search: each simulation begins at the root with everything hidden dealt anew, walks down
the tree by moves, and lets chance happen on the way. A node stands for a sequence of moves, not for a position, and only
moves that are legal in this deal are candidates. Every node holds the mean value and score of all seats, and each player
looks after its own (max^n), or the others only against the one who thinks (paranoid).
"""

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, NamedTuple

from ..games.chance import below, next_word
from ..games.evaluation import POINTS, SEATS, Array
from ..games.fields import MoveList

# A game's own functions
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
is_over: Callable[[Any], bool]
conceal: Callable[[Any, int], None]
tie_break: Callable[[Any, int], int]
evaluate: Callable[[Any, MoveList], None]
spread: Callable[[Any], int]
expect: Callable[[Any, MoveList], None]
key: Callable[[Any, int], int]
liking: Callable[[Any, int], int]
copy_position: Callable[[Any, int, int], None]

NONE = -1

# Columns of a node: whole numbers, then means
FIRST, NEXT, KEY, MOVE, VISITS, AVAILABLE, LINKS = range(7)
"""The first child, the next sibling, what the move is remembered by, the move, how often taken, how often legal."""
PRIOR, ESTIMATE, VALUE, SCORE, STATS = 0, 1, 2, 2 + SEATS, 2 + 2 * SEATS
"""How much the evaluation likes the move (a logarithm), the mover's value by the evaluation, then the means of each seat."""

# Settings
EXPLORE, PRIOR_SCALE, PRIOR_VISITS, ROLLOUT, SAMPLES, SHARPNESS, EXPAND, LEARNED, PARANOID, SETTINGS = range(10)
"""What each is for: `search.Method`."""

# Positions
ROOT, WORK, SPARE, POSITIONS = range(4)

MOST_DEPTH = 200
"""Nodes on the way from the root to a leaf."""
MARGIN = 0.1
"""How much a lead at the end counts beside the win, so that a lost game is still played well."""
MARGIN_SCALE = 1000.0
LOGIT = 100
"""The unit of a learned strength: so much more is e times as likely to win."""


class Room(NamedTuple):
    """All that a search works in, laid out before it begins; one for each thread."""

    states: Array
    """The root, the position at work, a spare one."""
    words: Array
    """The search's own generator."""
    moves: Array
    values: Array
    """Where the evaluation writes."""
    chosen: Array
    """The children of a node, by the place of their move among the legal ones."""
    path: Array
    """The nodes from the root to a leaf."""
    used: Array
    """Nodes in use, now and before the last ones were made."""
    links: Array
    stats: Array
    outcome: Array
    """Value and score of every seat at a leaf."""
    settings: Array


def copy_record(states: Array, to: int, source: int) -> None:
    """Copy one position onto another, in machine code."""
    states[to] = states[source]


def think(room: Room, simulations: int) -> int:
    """Run so many simulations; none: only look one step ahead, at the root as it is."""
    copy_position(room.states, WORK, ROOT)
    s = room.states[WORK]
    if simulations == 0:
        walk(room)
    for _ in range(simulations):
        deal_anew(room, s)
        length = walk(room)
        weigh_up(room, s)
        judge(room, is_over(s), width(room, s))
        tell(room, length)
    return simulations


def deal_anew(room: Room, s: Any) -> None:
    """The root once more, everything hidden dealt anew."""
    copy_position(room.states, WORK, ROOT)
    for i in range(4):
        s.words[i] = next_word(room.words)
    s.words[3] |= 1  # never all zero
    conceal(s, s.mover)


def look_ahead(room: Room) -> int:
    """Write what every seat may expect after each legal move of the root, in hundredths, into the rows of `stats`."""
    states = room.states
    count = legal_moves(states[ROOT], room.moves)
    for i in range(count):
        copy_position(states, WORK, ROOT)
        play(states[WORK], room.moves[i])
        evaluate(states[WORK], room.values)
        for seat in range(states[ROOT].players):
            room.stats[i][seat] = room.values[seat]
    return count


def walk(room: Room) -> int:
    """Walk from the root to a new leaf and play on from it; write the nodes into the path and say how many they are.

    Forced moves are no nodes. Moves are played here and nowhere below: each further level of calls above the rules would
    cost seconds of compilation.
    """
    s = room.states[WORK]
    room.path[0] = 0
    length = 1
    plies = room.settings[ROLLOUT]
    in_tree = True
    while not is_over(s):
        count = legal_moves(s, room.moves)
        pick = 0
        if count > 1 and in_tree:
            in_tree = find_children(room, room.path[length - 1], length, count)
        if count > 1 and in_tree:
            for i in range(count):
                if room.chosen[i] >= room.used[1] and room.settings[PRIOR_SCALE] > 0:
                    copy_position(room.states, SPARE, WORK)
                    play(room.states[SPARE], room.moves[i])
                    weigh_up(room, room.states[SPARE])
                    estimate(room, room.chosen[i], s.mover, width(room, s))
            pick = select(room, s.mover, count)
            room.path[length] = room.chosen[pick]
            in_tree = room.links[room.path[length], VISITS] > 0
            length += 1
        elif not in_tree:
            if plies == 0:
                break
            plies -= 1
            pick = liked_move(room, count)
        play(s, room.moves[pick])
    return length


def weigh_up(room: Room, s: Any) -> None:
    """Write what every seat may expect: its strength, and its points at the end."""
    if room.settings[LEARNED] > 0:
        expect(s, room.values)
        return
    evaluate(s, room.values)
    for seat in range(s.players):
        room.values[POINTS + seat] = room.values[seat]


def width(room: Room, s: Any) -> float:
    """How much stronger a seat must be to be e times as likely to win."""
    scale = LOGIT if room.settings[LEARNED] > 0 else spread(s)
    sharpness: float = room.settings[SHARPNESS]
    return scale * sharpness / 100.0


def tell(room: Room, length: int) -> None:
    """Add an outcome to the means of all nodes on the path."""
    for i in range(length):
        node = room.path[i]
        room.links[node, VISITS] += 1
        for column in range(2 * SEATS):
            mean = room.stats[node, VALUE + column]
            room.stats[node, VALUE + column] = mean + (room.outcome[column] - mean) / room.links[node, VISITS]


def find_children(room: Room, node: int, depth: int, count: int) -> bool:
    """Write the child of every legal move into `chosen`, new ones made. False if this node is to stay a leaf.

    Children mostly lie in the order of the legal moves, so the sibling of the last one found is tried first.
    """
    links = room.links
    room.used[1] = room.used[0]
    young = node > 0 and links[node, VISITS] < room.settings[EXPAND]
    if young or depth == MOST_DEPTH or room.used[0] + count > len(links):
        return False
    before = NONE
    for i in range(count):
        move = room.moves[i]
        remembered = key(room.states[WORK], move) if node > 0 else move
        child = links[node, FIRST] if before == NONE else links[before, NEXT]
        if child == NONE or links[child, KEY] != remembered:
            child = links[node, FIRST]
            while child != NONE and links[child, KEY] != remembered:
                child = links[child, NEXT]
        if child == NONE:
            child = new_child(room, node, before)
            links[child, KEY] = remembered
            links[child, MOVE] = move
        links[child, AVAILABLE] += 1
        room.chosen[i] = child
        before = child
    return True


def new_child(room: Room, node: int, before: int) -> int:
    """A node without visits, after its sibling `before` or as the first child."""
    links = room.links
    child: int = room.used[0]
    room.used[0] = child + 1
    clear_node(links, room.stats, child)
    if before == NONE:
        links[child, NEXT] = links[node, FIRST]
        links[node, FIRST] = child
    else:
        links[child, NEXT] = links[before, NEXT]
        links[before, NEXT] = child
    return child


def clear_node(links: Array, stats: Array, node: int) -> None:
    """A node without visits or children."""
    for column in range(LINKS):
        links[node, column] = 0
    links[node, FIRST] = NONE
    links[node, NEXT] = NONE
    for column in range(STATS):
        stats[node, column] = 0.0


def estimate(room: Room, child: int, seat: int, scale: float) -> None:
    """What the evaluation thinks of a new child: how likely it is to be the best, and what the seats may expect."""
    players = room.states[ROOT].players
    others = 0
    for other in range(players):
        room.stats[child, SCORE + other] = room.values[POINTS + other] / 100.0  # until the first visit
        if other != seat:
            others += room.values[other]
    lead = room.values[seat] - others / (players - 1)
    room.stats[child, PRIOR] = lead / room.settings[PRIOR_SCALE]
    room.stats[child, ESTIMATE] = win_share(room.values, 0, players, seat, scale)
    thinker = room.states[ROOT].mover
    if room.settings[PARANOID] > 0 and seat != thinker:
        room.stats[child, ESTIMATE] = 1.0 - win_share(room.values, 0, players, thinker, scale)


def win_share(values: MoveList, first: int, players: int, seat: int, scale: float) -> float:
    """The win probability of a seat from what every seat expects, the first one's entry being `first`."""
    total = 0.0
    for other in range(players):
        total += exp(min(max((values[first + other] - values[first + seat]) / scale, -40.0), 40.0))
    return 1.0 / total


def select(room: Room, seat: int, count: int) -> int:
    """Which of the children in `chosen` to try now."""
    if room.settings[PRIOR_SCALE] > 0:
        return select_by_prior(room, seat, count)
    best = 0
    best_bound = -1.0
    unvisited = 0
    for i in range(count):
        child = room.chosen[i]
        visits = room.links[child, VISITS]
        if visits == 0:
            unvisited += 1
            if below(room.words, unvisited) == 0:
                best = i
        elif unvisited == 0:
            reach = sqrt(log(room.links[child, AVAILABLE]) / visits)
            bound = room.stats[child, VALUE + seat] + room.settings[EXPLORE] * reach
            if bound > best_bound:
                best = i
                best_bound = bound
    return best


def select_by_prior(room: Room, seat: int, count: int) -> int:
    """PUCT: moves that the evaluation likes are tried more, and its opinion counts like some visits."""
    chosen = room.chosen
    stats = room.stats
    highest = stats[chosen[0], PRIOR]
    for i in range(1, count):
        highest = max(highest, stats[chosen[i], PRIOR])
    total = 0.0
    for i in range(count):
        total += exp(stats[chosen[i], PRIOR] - highest)
    best = 0
    best_bound = -1.0
    trust = room.settings[PRIOR_VISITS]
    thinker = room.states[ROOT].mover
    against = room.settings[PARANOID] > 0 and seat != thinker
    for i in range(count):
        child = chosen[i]
        visits = room.links[child, VISITS]
        mean = 1.0 - stats[child, VALUE + thinker] if against else stats[child, VALUE + seat]
        value = (mean * visits + stats[child, ESTIMATE] * trust) / (visits + trust)
        prior = exp(stats[child, PRIOR] - highest) / total
        bound = value + room.settings[EXPLORE] * prior * sqrt(room.links[child, AVAILABLE]) / (1 + visits)
        if bound > best_bound:
            best = i
            best_bound = bound
    return best


def liked_move(room: Room, count: int) -> int:
    """Beyond the tree: the move that is liked best among a few drawn at random."""
    s = room.states[WORK]
    best = below(room.words, count)
    if count > 1 and room.settings[SAMPLES] > 1:
        best_liking = liking(s, room.moves[best])
        for _ in range(1, room.settings[SAMPLES]):
            pick = below(room.words, count)
            liked = liking(s, room.moves[pick])
            if liked > best_liking:
                best = pick
                best_liking = liked
    return best


def judge(room: Room, ended: bool, scale: float) -> None:
    """Write the value and the score of every seat: what came out, or what the evaluation expects."""
    s = room.states[WORK]
    values = room.values
    if ended:
        write_wins(room, s)
    for seat in range(s.players):
        room.outcome[SEATS + seat] = values[POINTS + seat] / 100.0
        if ended:
            margin = win_share(values, POINTS, s.players, seat, MARGIN_SCALE)
            room.outcome[seat] = MARGIN * margin + (1.0 - MARGIN) * room.outcome[seat]
        else:
            room.outcome[seat] = win_share(values, 0, s.players, seat, scale)


def write_wins(room: Room, s: Any) -> None:
    """After the end: write who has won, a shared win in parts."""
    winners = 0
    best = -1_000_000_000
    for seat in range(s.players):
        result = room.values[POINTS + seat] * 1000 + tie_break(s, seat)
        if result > best:
            best = result
            winners = 1
        elif result == best:
            winners += 1
    for seat in range(s.players):
        won = room.values[POINTS + seat] * 1000 + tie_break(s, seat) == best
        room.outcome[seat] = 1.0 / winners if won else 0.0


def play_out(room: Room, move: int, times: int) -> float:
    """The share of wins of the root's mover after a move."""
    s = room.states[WORK]
    mover = room.states[ROOT].mover
    wins = 0.0
    for _ in range(times):
        deal_anew(room, s)
        play(s, move)
        while not is_over(s):
            count = legal_moves(s, room.moves)
            play(s, room.moves[best_by_one_step(room, s, count)])
        weigh_up(room, s)
        write_wins(room, s)
        wins += room.outcome[mover]
    return wins / times


def best_by_one_step(room: Room, s: Any, count: int) -> int:
    """The place of the move that the evaluation likes best for the mover."""
    best = 0
    best_lead = -1_000_000_000
    for i in range(count if count > 1 else 0):
        copy_position(room.states, SPARE, WORK)
        play(room.states[SPARE], room.moves[i])
        weigh_up(room, room.states[SPARE])
        lead = 0
        for seat in range(s.players):
            lead += (s.players - 1) * room.values[seat] if seat == s.mover else -room.values[seat]
        if lead > best_lead:
            best = i
            best_lead = lead
    return best
