"""Chance as nodes of a tree: nothing is decided before it is seen.

A position always holds some order of the draw pile and of the coming round cards. Here that order means nothing: whenever a
card is turned up, a round card revealed, a sheet dealt or a die rolled, chance is asked which of the unseen ones it is,
and that one is put in its place first. The rules themselves do the rest. They are the games' own functions, cloned so that at
these few places they ask first (`asking`).

A question to chance comes up in the middle of a move. The move is then taken back, the question handed out, and when the answer
is there the move is played again with all answers so far.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple, cast

from ..games import Game, game
from ..games.drivers import globals_of, rebind

Spot = tuple[list[int], int]
"""A place where an unseen card lies: the list that holds it, and where in it."""


class Question(NamedTuple):
    """What chance is asked."""

    what: str
    """`card`, `look` (a card that only one seat sees), `round_card`, `start`, `sheet` or `die`."""
    seat: int
    """Who alone sees the answer; -1: everybody."""
    weights: dict[int, int]
    """How many chances each answer has."""

    def outcomes(self) -> list[tuple[int, float]]:
        """The answers with their probabilities."""
        total = sum(self.weights.values())
        return [(answer, weight / total) for answer, weight in sorted(self.weights.items())]


class Asked(Exception):
    """A question to chance that has no answer yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class Oracle:
    """Answers questions from a list, and raises `Asked` at the end of it."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = iter(answers)

    def ask(self, what: str, weights: Mapping[int, int], seat: int = -1) -> int:
        """The answer to a question; a question with one possible answer is none."""
        if len(weights) == 1:
            return next(iter(weights))
        for answer in self.answers:
            return answer
        raise Asked(Question(what, seat, dict(weights)))


def asking(function: Callable[..., Any], replaced: Mapping[Callable[..., Any], Callable[..., Any]]) -> FunctionType:
    """A clone of a rule, and of all rules it calls, in which some are replaced by others."""
    names: dict[str, Any] = {}
    for name, callee in globals_of(cast("FunctionType", function)).items():
        if isinstance(callee, FunctionType):
            names[name] = replaced[callee] if callee in replaced else asking(callee, replaced)
    return rebind(function, names)


class Table(NamedTuple):
    """One game with lazy chance."""

    position: type[Any]
    """The game's position, with the oracle that its rules ask."""
    begin: Callable[[Any], None]
    apply: Callable[[Any, int], None]
    advance: Callable[[Any], None]
    answer_chance: Callable[[Any], None]
    """What to do when the rules themselves ask chance."""
    answers: dict[str, tuple[str, ...]]
    """The names of the answers to each question."""


class Course:
    """A point in a game with lazy chance: a position, or a question to chance in the middle of a move."""

    __slots__ = ("answers", "before", "game", "log", "move", "ply", "position", "question", "table")

    def __init__(self, played: Game[Any], table: Table) -> None:
        self.game, self.table = played, table
        self.before = table.position()
        self.before.take_from(played.rules.blank(played.options))
        self.before.words[:] = [1, 2, 3, 4]
        self.position = self.before
        self.move: int | None = None
        self.answers: list[int] = []
        self.question: Question | None = None
        self.log: list[tuple[int, str]] = []
        self.ply = -1
        self._run()

    def __deepcopy__(self, memo: Any) -> "Course":
        new: Course = Course.__new__(Course)
        new.game, new.table, new.move, new.question, new.ply = self.game, self.table, self.move, self.question, self.ply
        new.before, new.position = self.before, self.position  # never changed: a move is played on a copy
        new.answers, new.log = self.answers[:], self.log[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data, to be kept or sent elsewhere."""
        rest = (self.move, self.question, self.ply, self.answers, self.log)
        return restored, (self.game.name, self.game.options, self.before.values(), self.position.values(), rest)

    def play(self, move: int) -> None:
        """Play a legal move, up to the next decision or question to chance."""
        self.before, self.move, self.answers = self.position, move, []
        self.log.append((-1, f"{self.position.mover + 1}: {self.game.rules.notation[move]}"))
        self._run()

    def answer(self, outcome: int) -> None:
        """Let chance answer."""
        assert self.question is not None
        self.answers.append(outcome)
        self.log.append((self.question.seat, f"{self.question.what} {self.table.answers[self.question.what][outcome]}"))
        self._run()

    def _run(self) -> None:
        """Play the move from its beginning with the answers there are."""
        s = self.before.copy()
        s.oracle = Oracle(self.answers)
        try:
            if self.move is None:
                self.table.begin(s)
            else:
                self.table.apply(s, self.move)
            self.table.advance(s)
            while self.game.rules.chance_asked(s):
                self.table.answer_chance(s)
                self.table.advance(s)
        except Asked as asked:
            self.question = asked.question
            return
        self.position, self.question = s, None
        self.ply += 1

    def seen_by(self, seat: int) -> list[str]:
        """All that has happened, as a seat has seen it."""
        return [text if owner in (-1, seat) else text.split()[0] for owner, text in self.log]

    def name_of(self, outcome: int) -> str:
        """The name of an answer to the question."""
        assert self.question is not None
        return f"{self.question.what} {self.table.answers[self.question.what][outcome]}"


def restored(name: str, options: dict[str, Any], before: Any, position: Any, rest: Any) -> Course:
    """A course from plain data."""
    course: Course = Course.__new__(Course)
    course.game, course.table = game(name, **options), table_of(name)
    course.before, course.position = course.table.position(), course.table.position()
    for s, values in ((course.before, before), (course.position, position)):
        for field, value in zip(s.FIELDS, values, strict=True):
            setattr(s, field.name, value)
    course.move, course.question, course.ply, course.answers, course.log = rest
    return course


@cache
def table_of(name: str) -> Table:
    """The rules of a game, with lazy chance."""
    return {"imhotep": imhotep_table, "anubixx": anubixx_table}[name]()


def settle_start(s: Any) -> None:
    """Draw lots for the start player, if it is left to chance."""
    if s.start_player < 0:
        s.start_player = s.oracle.ask("start", dict.fromkeys(range(s.players), 1))


SEAT_NAMES = tuple(f"p{seat + 1}" for seat in range(5))


def imhotep_table() -> Table:
    """Imhotep: market cards, round cards and the face-down pair of market B."""
    from ..games.imhotep import cards, setup, ships, turn
    from ..games.imhotep.components import CARD_NAMES, FIRST_ROUND_CARD, HIDDEN_PLACE, MARKET, ROUND_CARDS, SIDE_B
    from ..games.imhotep.rules import RULES
    from ..games.imhotep.state import NO_CARD, Position

    class AskingPosition(Position):
        """A position with an oracle."""

        __slots__ = ("oracle",)
        oracle: Oracle

    def face_down(s: Any) -> list[Spot]:
        places = range(HIDDEN_PLACE, HIDDEN_PLACE + 2) if s.sides[MARKET] == SIDE_B else ()
        return [(s.market, place) for place in places if s.market[place] != NO_CARD]

    def reveal(s: Any, spot: Spot, unseen: list[Spot], seat: int = -1) -> None:
        """Let chance say which of the unseen cards lies here."""
        weights = Counter(pile[i] for pile, i in unseen)
        card = s.oracle.ask("card" if seat < 0 else "look", weights, seat)
        pile, i = next((pile, i) for pile, i in unseen if pile[i] == card)
        pile[i], spot[0][spot[1]] = spot[0][spot[1]], card

    def on_pile(s: Any) -> list[Spot]:
        return [(s.draw_pile, i) for i in range(s.draw_size)]

    def top_card(s: Any) -> int:
        reveal(s, (s.draw_pile, s.draw_size - 1), on_pile(s) + face_down(s))
        return cards.top_card(s)

    def dealt_card(s: Any) -> int:
        place = next(place for place, card in enumerate(s.market) if card == NO_CARD)
        return cards.top_card(s) if s.sides[MARKET] == SIDE_B and place >= HIDDEN_PLACE else top_card(s)

    def turn_up(s: Any, seat: int = -1) -> None:
        """The face-down cards are looked at by a seat, or by all."""
        hidden = face_down(s)
        while hidden:
            reveal(s, hidden[0], hidden + on_pile(s), seat)
            hidden = hidden[1:]

    def pick_card(s: Any, seat: int, place: int) -> None:
        if place == HIDDEN_PLACE and s.sides[MARKET] == SIDE_B:
            turn_up(s, seat if len(face_down(s)) > 1 else -1)
        cards.pick_card(s, seat, place)

    def clear_market(s: Any) -> None:
        turn_up(s)
        cards.clear_market(s)

    def take_ships(s: Any, round_card: int) -> None:  # noqa: ARG001 (the card that lies there means nothing)
        left = s.round_cards[s.round :]
        first = FIRST_ROUND_CARD[s.players]
        card = first + s.oracle.ask("round_card", {card - first: 1 for card in left})
        other = s.round + left.index(card)
        s.round_cards[other], s.round_cards[s.round] = s.round_cards[s.round], card
        ships.take_ships(s, card)

    replaced: dict[Callable[..., Any], Callable[..., Any]] = {
        cards.top_card: top_card,
        cards.pick_card: pick_card,
        cards.clear_market: clear_market,
        ships.take_ships: take_ships,
        cards.deal_market: asking(cards.deal_market, {cards.top_card: dealt_card}),
    }
    begin_asking = asking(setup.begin, replaced)

    def begin(s: Any) -> None:
        settle_start(s)
        setup.deal(s)
        begin_asking(s)

    numbers = tuple(str(number + 1) for number in range(ROUND_CARDS))
    answers = {"card": CARD_NAMES, "look": CARD_NAMES, "round_card": numbers, "start": SEAT_NAMES}
    advance, play = asking(turn.advance, replaced), asking(turn.apply, replaced)
    return Table(AskingPosition, begin, play, advance, RULES.resolve_chance, answers)


def anubixx_table() -> Table:
    """Anubixx: sheets and dice."""
    from ..games.anubixx import setup, turn
    from ..games.anubixx.components import COLOUR_LETTERS, COLOURS, DICE, SHEETS
    from ..games.anubixx.rules import RULES
    from ..games.anubixx.state import Position

    class AskingPosition(Position):
        """A position with an oracle."""

        __slots__ = ("oracle",)
        oracle: Oracle

    def begin(s: Any) -> None:
        settle_start(s)
        left = list(range(s.sheets))
        for seat in range(s.players):
            s.sheet[seat] = s.oracle.ask("sheet", dict.fromkeys(left, 1))
            left.remove(s.sheet[seat])
        setup.begin(s)

    def roll(s: Any) -> None:
        colours = dict.fromkeys(range(COLOURS), 1)
        RULES.use_chance(s, [COLOUR_LETTERS[s.oracle.ask("die", colours)] for _ in range(DICE[s.players])])

    sheets = tuple(chr(ord("A") + sheet) for sheet in range(SHEETS))
    answers = {"start": SEAT_NAMES, "sheet": sheets, "die": tuple(COLOUR_LETTERS)}
    return Table(AskingPosition, begin, turn.apply, turn.advance, roll, answers)
