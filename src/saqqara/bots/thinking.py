# ruff: noqa: F821 (names that `bind` fills in)
"""Tree search, written once for every game.

`simulate` is the tree search. `expected_line` reads the expected continuation from a tree. `play_out` plays games to the end,
one step ahead, to measure how good a move is.

The search is an open-loop tree search. Each simulation starts at the root, deals hidden things at random, goes down the tree
by moves, and samples chance on the way. A node stands for a sequence of moves, not for a position; only moves that are legal
in the current deal are candidates. Every node holds the mean value and score of all seats. Each player maximises its own
value (max^n), or, if `paranoid` is set, the others minimise the value of the searching player.
"""

from collections.abc import Callable
from math import sqrt
from typing import Annotated

from ..games.chance import below, next_word
from ..games.drivers import win_share
from ..games.evaluation import POINTS, SEATS, VALUES, Array
from ..games.fields import I32, I64, Flat, MoveList, copy_record
from ..games.mathematics import exp, log
from ..games.memory import ANY, F32, F64, POSITION, GameSize, Grid, Integers, Memory, PositionArray, Reals

# A game's own functions
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
is_over: Callable[[Flat], bool]
conceal: Callable[[Flat, int], None]
evaluate: Callable[[Flat, MoveList], None]
lead_scale: Callable[[Flat], int]
evaluate_learned: Callable[[Flat, MoveList], None]
move_key: Callable[[Flat, int], int]
rollout_score: Callable[[Flat, int], int]

NONE = -1

# Columns of a node: whole numbers, then means
FIRST, NEXT, KEY, MOVE, VISITS, AVAILABLE, LINKS = range(7)
"""The first child, the next sibling, the key of the move, the move, how often taken, how often legal."""
PRIOR, ESTIMATE, VALUE, SCORE, STATS = 0, 1, 2, 2 + SEATS, 2 + 2 * SEATS
"""The logarithm of the prior, the mover's value by the evaluation, then the mean value and the mean score of each seat."""

# Settings
EXPLORE, PRIOR_SCALE, PRIOR_VISITS, ROLLOUT, SAMPLES, SHARPNESS, EXPAND, LEARNED, ROLLOUT_SHARE, PARANOID, SETTINGS = range(11)
"""Their meanings: `games.evaluation.SearchSettings`."""

# Positions
ROOT, WORK, SPARE, POSITIONS = range(4)

MOST_DEPTH = 200
"""The longest path from the root to a leaf; deeper nodes get no children."""
LONGEST_LINE = 8
"""The most moves of an expected continuation."""
FEWEST_VISITS = 8
"""Visits that a move of the expected continuation must have."""
WEAKNESSES = 4
"""How many numbers say how a level for people is weak (`choosing.py`)."""
MARGIN = 0.1
"""Weight of the lead at the end beside the win, so that a lost game is still played well."""
MARGIN_SCALE = 1000.0
LOGIT = 100
"""The unit of a learned strength: so much more is e times as likely to win."""


class SearchMemory(Memory):
    """The memory of one search, allocated before it starts; one for each thread."""

    states: Annotated[PositionArray, POSITION, POSITIONS]
    """The root, the position at work, a spare one."""
    words: Annotated[Integers, I64, 4]
    """The search's own generator."""
    moves: Annotated[Integers, I32, GameSize.MOVES]
    values: Annotated[Integers, I32, VALUES]
    """The evaluation writes its results here."""
    candidates: Annotated[Integers, I32, GameSize.MOVES]
    """The child of each legal move, in the order of the legal moves."""
    priors: Annotated[Reals, F64, GameSize.MOVES]
    """The prior of each candidate, not yet divided by their sum."""
    path: Annotated[Integers, I32, MOST_DEPTH]
    """The nodes from the root to a leaf."""
    line: Annotated[Integers, I32, LONGEST_LINE]
    """The moves of an expected continuation."""
    used: Annotated[Integers, I32, 2]
    """Nodes in use: now, and before the newest children were added."""
    drawn: Annotated[Integers, I32, 1]
    """Did chance decide something in the last move on the way to the leaf?"""
    chances: Annotated[Reals, F64, SEATS]
    """The win probability of every seat by an evaluation."""
    outcome: Annotated[Reals, F64, 2 * SEATS]
    """Value and score of every seat at a leaf."""
    settings: Annotated[Reals, F64, SETTINGS]
    weakness: Annotated[Reals, F64, WEAKNESSES]
    """Only for the choice after a search or a step of look-ahead (`choosing.py`)."""
    links: Annotated[Grid[int], I32, ANY, LINKS]
    stats: Annotated[Grid[float], F32, ANY, STATS]


def simulate(memory: SearchMemory, simulations: int) -> int:
    """Run simulations."""
    s = memory.states[WORK]
    for _ in range(simulations):
        resample_root(memory, s)
        length = descend(memory)
        judge_leaf(memory, s, memory.path[length - 1])
        back_propagate(memory, length)
    return simulations


def resample_root(memory: SearchMemory, s: Flat) -> None:
    """Copy the root to the work position and deal everything hidden at random."""
    copy_record(memory.states[WORK], memory.states[ROOT])
    for i in range(4):
        s.words[i] = next_word(memory.words)
    s.words[3] |= 1  # never all zero
    conceal(s, s.mover)


def descend(memory: SearchMemory) -> int:
    """Go from the root to a new leaf; write the nodes into `path` and return how many they are.

    Forced moves make no nodes.
    """
    s = memory.states[WORK]
    learned = memory.settings[LEARNED] > 0
    memory.path[0] = 0
    length = 1
    in_tree = True
    while in_tree and not is_over(s):
        count = legal_moves(s, memory.moves)
        pick = 0
        if count > 1:
            if not find_children(memory, memory.path[length - 1], length, count):
                break
            for i in range(count):
                if memory.candidates[i] >= memory.used[1] and memory.settings[PRIOR_SCALE] > 0:
                    copy_record(memory.states[SPARE], memory.states[WORK])
                    play(memory.states[SPARE], memory.moves[i])
                    evaluate_position(memory, memory.states[SPARE], learned)
                    estimate_child(memory, memory.candidates[i], s.mover, win_scale(memory, s, learned))
            pick = select(memory, s.mover, count)
            memory.path[length] = memory.candidates[pick]
            in_tree = memory.links[memory.path[length], VISITS] > 0
            length += 1
        word = s.words[0]
        play(s, memory.moves[pick])
        memory.drawn[0] = s.words[0] != word
    return length


def roll_out(memory: SearchMemory, s: Flat) -> None:
    """Play some moves, each the most liked one of a few drawn at random."""
    plies = memory.settings[ROLLOUT]
    while plies != 0 and not is_over(s):
        plies -= 1
        play(s, memory.moves[rollout_move(memory, legal_moves(s, memory.moves))])


def judge_leaf(memory: SearchMemory, s: Flat, leaf: int) -> None:
    """Write what a leaf is worth: after a roll-out, or a mix of that with what the evaluation sees at once.

    In a mix, a leaf that was visited before is only rolled out: what the evaluation sees at once has been counted.
    """
    learned = memory.settings[LEARNED] > 0
    mixed = memory.settings[ROLLOUT_SHARE] > 0
    visited = memory.links[leaf, VISITS] > 0
    share = 1.0
    if memory.settings[ROLLOUT] == 0 or (mixed and not visited):
        if is_over(s) or memory.drawn[0] != 0 or visited or memory.settings[PRIOR_SCALE] == 0:
            write_outcome(memory, s, learned, 1.0)
        else:
            recall_estimate(memory, leaf, s.players)
        if not mixed or is_over(s):
            return
        share = memory.settings[ROLLOUT_SHARE]
    roll_out(memory, s)
    write_outcome(memory, s, learned, share)


def recall_estimate(memory: SearchMemory, leaf: int, players: int) -> None:
    """Write what the evaluation said of a leaf when it was added: it is the same position, visited for the first time."""
    for seat in range(players):
        memory.outcome[seat] = memory.stats[leaf, VALUE + seat]
        memory.outcome[SEATS + seat] = memory.stats[leaf, SCORE + seat]


def evaluate_position(memory: SearchMemory, s: Flat, learned: bool) -> None:
    """Write the strength of every seat, and its expected final points, by the learned or by the written evaluation."""
    if learned:
        evaluate_learned(s, memory.values)
        return
    evaluate(s, memory.values)
    for seat in range(s.players):
        memory.values[POINTS + seat] = memory.values[seat]


def win_scale(memory: SearchMemory, s: Flat, learned: bool) -> float:
    """The difference in strength that makes a seat e times as likely to win."""
    if learned:
        return LOGIT
    sharpness: float = memory.settings[SHARPNESS]
    return lead_scale(s) * sharpness / 100.0


def back_propagate(memory: SearchMemory, length: int) -> None:
    """Add an outcome to the means of all nodes on the path."""
    for i in range(length):
        node = memory.path[i]
        memory.links[node, VISITS] += 1
        for column in range(2 * SEATS):
            mean = memory.stats[node, VALUE + column]
            memory.stats[node, VALUE + column] = mean + (memory.outcome[column] - mean) / memory.links[node, VISITS]


def find_children(memory: SearchMemory, node: int, depth: int, count: int) -> bool:
    """Write the child of every legal move into `candidates`; add those that are missing. False if this node stays a leaf.

    Children are mostly in the order of the legal moves, so the next sibling of the last child found is tried first.
    """
    links = memory.links
    memory.used[1] = memory.used[0]
    too_new = node > 0 and links[node, VISITS] < memory.settings[EXPAND]
    if too_new or depth == MOST_DEPTH or memory.used[0] + count > len(memory.links):
        return False
    before = NONE
    for i in range(count):
        move = memory.moves[i]
        wanted = move_key(memory.states[WORK], move) if node > 0 else move
        child = links[node, FIRST] if before == NONE else links[before, NEXT]
        if child == NONE or links[child, KEY] != wanted:
            child = links[node, FIRST]
            while child != NONE and links[child, KEY] != wanted:
                child = links[child, NEXT]
        if child == NONE:
            child = new_child(memory, node, before)
            links[child, KEY] = wanted
            links[child, MOVE] = move
        links[child, AVAILABLE] += 1
        memory.candidates[i] = child
        before = child
    return True


def new_child(memory: SearchMemory, node: int, before: int) -> int:
    """A node without visits, after its sibling `before` or as the first child."""
    links = memory.links
    child: int = memory.used[0]
    memory.used[0] = child + 1
    clear_node(links, memory.stats, child)
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


def estimate_child(memory: SearchMemory, child: int, seat: int, scale: float) -> None:
    """Write the evaluation of a new child: its prior, the mover's value and the expected points."""
    players = memory.states[ROOT].players
    others = 0
    write_chances(memory, 0, players, scale)
    for other in range(players):  # values and scores stay until the first visit
        memory.stats[child, SCORE + other] = memory.values[POINTS + other] / 100.0
        memory.stats[child, VALUE + other] = memory.chances[other]
        if other != seat:
            others += memory.values[other]
    lead = memory.values[seat] - others / (players - 1)
    memory.stats[child, PRIOR] = lead / memory.settings[PRIOR_SCALE]
    searcher = memory.states[ROOT].mover
    against = memory.settings[PARANOID] > 0 and seat != searcher
    memory.stats[child, ESTIMATE] = 1.0 - memory.chances[searcher] if against else memory.chances[seat]


def write_chances(memory: SearchMemory, first: int, players: int, scale: float) -> None:
    """Write the win probability of every seat, from the strengths of all seats, which begin at `first`."""
    values = memory.values
    chances = memory.chances
    strongest = values[first]
    for seat in range(1, players):
        strongest = max(strongest, values[first + seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = exp((values[first + seat] - strongest) / scale)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


def select(memory: SearchMemory, seat: int, count: int) -> int:
    """The index of the candidate to visit now: UCB1, unvisited ones first, or PUCT if there are priors."""
    if memory.settings[PRIOR_SCALE] > 0:
        return select_by_prior(memory, seat, count)
    best = 0
    best_bound = -1.0
    unvisited = 0
    for i in range(count):
        child = memory.candidates[i]
        visits = memory.links[child, VISITS]
        if visits == 0:
            unvisited += 1
            if below(memory.words, unvisited) == 0:
                best = i
        elif unvisited == 0:
            reach = sqrt(log(memory.links[child, AVAILABLE]) / visits)
            bound = memory.stats[child, VALUE + seat] + memory.settings[EXPLORE] * reach
            if bound > best_bound:
                best = i
                best_bound = bound
    return best


def select_by_prior(memory: SearchMemory, seat: int, count: int) -> int:
    """PUCT: the evaluation gives the priors, and its value counts as some visits."""
    candidates = memory.candidates
    stats = memory.stats
    highest = stats[candidates[0], PRIOR]
    for i in range(1, count):
        highest = max(highest, stats[candidates[i], PRIOR])
    total = 0.0
    for i in range(count):
        memory.priors[i] = exp(stats[candidates[i], PRIOR] - highest)
        total += memory.priors[i]
    best = 0
    best_bound = -1.0
    prior_visits = memory.settings[PRIOR_VISITS]
    searcher = memory.states[ROOT].mover
    against = memory.settings[PARANOID] > 0 and seat != searcher
    for i in range(count):
        child = candidates[i]
        visits = memory.links[child, VISITS]
        mean = 1.0 - stats[child, VALUE + searcher] if against else stats[child, VALUE + seat]
        value = (mean * visits + stats[child, ESTIMATE] * prior_visits) / (visits + prior_visits)
        prior = memory.priors[i] / total
        bound = value + memory.settings[EXPLORE] * prior * sqrt(memory.links[child, AVAILABLE]) / (1 + visits)
        if bound > best_bound:
            best = i
            best_bound = bound
    return best


def rollout_move(memory: SearchMemory, count: int) -> int:
    """The index of the move in a roll-out: the most liked one of a few drawn at random."""
    s = memory.states[WORK]
    best = below(memory.words, count)
    if count > 1 and memory.settings[SAMPLES] > 1:
        best_score = rollout_score(s, memory.moves[best])
        for _ in range(1, int(memory.settings[SAMPLES])):
            pick = below(memory.words, count)
            score = rollout_score(s, memory.moves[pick])
            if score > best_score:
                best = pick
                best_score = score
    return best


def write_outcome(memory: SearchMemory, s: Flat, learned: bool, share: float) -> None:
    """Write the value and the score of every seat: the result if the game has ended, else what an evaluation expects.

    It counts for a share; the rest is what has been written before.
    """
    outcome = memory.outcome
    ended = is_over(s)
    evaluate_position(memory, s, learned)
    if ended:
        write_chances(memory, POINTS, s.players, MARGIN_SCALE)
    else:
        write_chances(memory, 0, s.players, win_scale(memory, s, learned))
    for seat in range(s.players):
        points = memory.values[POINTS + seat] / 100.0
        value = memory.chances[seat]
        if ended:
            value = MARGIN * value + (1.0 - MARGIN) * win_share(s, seat)
        outcome[seat] = (1.0 - share) * outcome[seat] + share * value
        outcome[SEATS + seat] = (1.0 - share) * outcome[SEATS + seat] + share * points


def expected_line(memory: SearchMemory, first: int) -> int:
    """Write the most visited moves, one after another, that follow a move of the root into `line`; return how many they are.

    They are legal in one possible course of the game. The move itself is the first of them.
    """
    s = memory.states[WORK]
    copy_record(memory.states[WORK], memory.states[ROOT])
    node = 0
    move = first
    memory.line[0] = move
    length = 1
    while length < LONGEST_LINE:
        if legal_moves(s, memory.moves) > 1:
            node = child_by_move(memory, node, move)
            if node == NONE or memory.links[node, VISITS] < FEWEST_VISITS:
                break
        play(s, move)
        count = legal_moves(s, memory.moves)
        if count == 0:
            break
        move = memory.moves[0] if count == 1 else most_visited(memory, node, count)
        if move == NONE:
            break
        memory.line[length] = move
        length += 1
    return length


def child_by_move(memory: SearchMemory, node: int, move: int) -> int:
    """The child of a node that was added for a move; NONE if there is none."""
    child: int = memory.links[node, FIRST]
    while child != NONE and memory.links[child, MOVE] != move:
        child = memory.links[child, NEXT]
    return child


def most_visited(memory: SearchMemory, node: int, count: int) -> int:
    """The most visited of the legal moves at a node; NONE if none of them has a child."""
    best = NONE
    most = NONE
    child = memory.links[node, FIRST]
    while child != NONE:
        for i in range(count):
            if memory.moves[i] == memory.links[child, MOVE] and memory.links[child, VISITS] > most:
                best = memory.moves[i]
                most = memory.links[child, VISITS]
        child = memory.links[child, NEXT]
    return best


def play_out(memory: SearchMemory, move: int, times: int) -> float:
    """The mean share of the win of the root's mover after a move, over so many games."""
    s = memory.states[WORK]
    mover = memory.states[ROOT].mover
    wins = 0.0
    for _ in range(times):
        resample_root(memory, s)
        play(s, move)
        while not is_over(s):
            count = legal_moves(s, memory.moves)
            play(s, memory.moves[best_by_one_step(memory, s, count)])
        wins += win_share(s, mover)
    return wins / times


def best_by_one_step(memory: SearchMemory, s: Flat, count: int) -> int:
    """The index of the move after which the evaluation sees the mover furthest ahead."""
    best = 0
    best_lead = -1_000_000_000
    for i in range(count if count > 1 else 0):
        copy_record(memory.states[SPARE], memory.states[WORK])
        play(memory.states[SPARE], memory.moves[i])
        evaluate_position(memory, memory.states[SPARE], memory.settings[LEARNED] > 0)
        lead = 0
        for seat in range(s.players):
            lead += (s.players - 1) * memory.values[seat] if seat == s.mover else -memory.values[seat]
        if lead > best_lead:
            best = i
            best_lead = lead
    return best


ENTRIES = (simulate, expected_line, play_out)
CONSTANTS = {
    "SEATS": SEATS,
    "ROOT": ROOT,
    "NONE": NONE,
    "FIRST": FIRST,
    "NEXT": NEXT,
    "KEY": KEY,
    "MOVE": MOVE,
    "VISITS": VISITS,
    "AVAILABLE": AVAILABLE,
    "LINKS": LINKS,
    "VALUE": VALUE,
    "SCORE": SCORE,
    "STATS": STATS,
    "SETTINGS": SETTINGS,
}
"""What a caller in another language must know to read a tree (`machine_code/interface.py`)."""
