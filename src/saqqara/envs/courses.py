"""The course of a game with chance as nodes, for OpenSpiel.

`ExplicitCourse` asks for every outcome of chance. It needs a game's `ChanceNodes`. `SampledCourse` works for any game: its
chance nodes have one outcome each, and what happens then is drawn from a random generator.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from ..games import Game, game
from ..games.chance import next_word
from ..games.chance_nodes import ChanceNodes, Oracle, Question, UnansweredQuestion
from ..games.fields import Flat
from ..games.observation import Observation
from ..games.registry import describe

SAMPLED = Question("chance", -1, {0: 1})
"""The question at a chance node of a sampled course."""
F = TypeVar("F", bound=Flat)


class Course(ABC):
    """A point in a game: a player's decision, a question to chance, or the end."""

    __slots__ = ("game", "ply", "position", "question")

    game: Game
    position: Any
    """The position at the last decision. It is never changed: a move is played on a copy."""
    question: Question | None
    """What chance is asked now; None: a player decides, or the game is over."""
    ply: int
    """Moves played; -1 before the first decision."""

    @abstractmethod
    def play(self, move: int) -> None:
        """Play a legal move, up to the next decision or question to chance."""

    @abstractmethod
    def answer(self, outcome: int) -> None:
        """Answer the question to chance."""

    @abstractmethod
    def log(self) -> list[str]:
        """What has happened so far, hidden things included."""

    @abstractmethod
    def seen_by(self, seat: int) -> list[str]:
        """What has happened so far, as a seat has seen it."""

    @abstractmethod
    def name_of(self, outcome: int) -> str:
        """The name of an answer to the question."""

    @abstractmethod
    def continue_from(self, position: Flat, ply: int) -> None:
        """Go to the decision at a position. What happened before it is forgotten."""

    def _move_text(self, move: int) -> str:
        return f"{self.position.mover + 1}: {self.game.rules.notation[move]}"


class ExplicitCourse(Course):
    """A game with explicit chance: nothing is decided before it is seen.

    A question to chance comes up in the middle of a move. The move is then taken back. When the answer is there, the move is
    played again, with all answers so far. `games/chance_nodes.py` says how a game asks.
    """

    __slots__ = ("answers", "before", "entries", "move", "nodes")

    def __init__(self, played: Game, nodes: ChanceNodes[Any]) -> None:
        self.game, self.nodes = played, nodes
        self.before = nodes.position()
        self.before.take_from(played.rules.blank(played.options))
        self.before.words[:] = [1, 2, 3, 4]
        self.position = self.before
        self.move: int | None = None
        self.answers: list[int] = []
        self.question = None
        self.entries: list[tuple[int, str]] = []
        self.ply = -1
        self._run()

    def __deepcopy__(self, memo: object) -> "ExplicitCourse":
        new: ExplicitCourse = ExplicitCourse.__new__(ExplicitCourse)
        new.game, new.nodes, new.move, new.question, new.ply = self.game, self.nodes, self.move, self.question, self.ply
        new.before, new.position = self.before, self.position
        new.answers, new.entries = self.answers[:], self.entries[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data, for pickle."""
        rest = (self.move, self.question, self.ply, self.answers, self.entries)
        return restore_explicit, (self.game.name, self.game.options, self.before.values(), self.position.values(), rest)

    def play(self, move: int) -> None:
        """Play a legal move, up to the next decision or question to chance."""
        self.entries.append((-1, self._move_text(move)))
        self.before, self.move, self.answers = self.position, move, []
        self._run()

    def answer(self, outcome: int) -> None:
        """Answer the question to chance."""
        assert self.question is not None
        self.entries.append((self.question.seat, self.name_of(outcome)))
        self.answers.append(outcome)
        self._run()

    def _run(self) -> None:
        """Play the move from its beginning, with the answers there are."""
        s = self.before.copy()
        s.oracle = Oracle(self.answers)
        try:
            if self.move is None:
                self.nodes.begin(s)
            else:
                self.nodes.apply(s, self.move)
            self.nodes.advance(s)
            while self.game.rules.chance_asked(s):
                self.nodes.answer_chance(s)
                self.nodes.advance(s)
        except UnansweredQuestion as unanswered:
            self.question = unanswered.question
            return
        self.position, self.question = s, None
        self.ply += 1

    def log(self) -> list[str]:
        """Moves and answers."""
        return [text for _, text in self.entries]

    def seen_by(self, seat: int) -> list[str]:
        """Moves and answers; of an answer that only another seat sees, only the kind of question."""
        return [text if owner in (-1, seat) else text.split()[0] for owner, text in self.entries]

    def name_of(self, outcome: int) -> str:
        """The kind of question and the answer."""
        assert self.question is not None
        return f"{self.question.what} {self.nodes.answers[self.question.what][outcome]}"

    def continue_from(self, position: Flat, ply: int) -> None:
        """Go to the decision at a position."""
        self.position = self.before.copy()
        self.position.take_from(position)
        self.question, self.ply = None, ply


def restore_explicit(name: str, options: dict[str, Any], before: Any, position: Any, rest: Any) -> ExplicitCourse:
    """A course from plain data."""
    course: ExplicitCourse = ExplicitCourse.__new__(ExplicitCourse)
    course.game, course.nodes = game(name, **options), nodes_of(name)
    course.before = with_values(course.nodes.position(), before)
    course.position = with_values(course.nodes.position(), position)
    course.move, course.question, course.ply, course.answers, course.entries = rest
    return course


def nodes_of(name: str) -> ChanceNodes[Any]:
    """The chance nodes of a game that has them."""
    nodes = describe(name).chance_nodes
    assert nodes is not None
    return nodes


class SampledCourse(Course):
    """A game with sampled chance: the deal and every roll or shuffle are chance nodes with one outcome.

    What happens there comes from `words`, a random generator that all courses of an OpenSpiel game share. So a copy of a
    course cannot tell what chance will bring.
    """

    __slots__ = ("entries", "waiting", "words")

    def __init__(self, played: Game, words: list[int]) -> None:
        self.game, self.words = played, words
        self.position = self.waiting = played.rules.blank(played.options)
        self.question = SAMPLED
        self.entries: list[tuple[str, int, Any]] = []
        self.ply = -1

    def __deepcopy__(self, memo: object) -> "SampledCourse":
        new: SampledCourse = SampledCourse.__new__(SampledCourse)
        new.game, new.words, new.position, new.waiting = self.game, self.words, self.position, self.waiting
        new.question, new.ply, new.entries = self.question, self.ply, self.entries[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data, for pickle."""
        entries = [(text, ply, None if position is None else position.values()) for text, ply, position in self.entries]
        rest = (self.question, self.ply, entries)
        positions = (self.position.values(), self.waiting.values())
        return restore_sampled, (self.game.name, self.game.options, self.words, *positions, rest)

    def play(self, move: int) -> None:
        """Play a legal move, up to the next decision or question to chance."""
        s = self.position.copy()
        self.game.rules.functions.apply(s, move)
        self._advance(s, self._move_text(move))

    def answer(self, outcome: int) -> None:  # noqa: ARG002 (there is only one)
        """Let the generator answer."""
        functions, s = self.game.rules.functions, self.waiting.copy()
        for i in range(4):
            s.words[i] = next_word(self.words)
        s.words[3] |= 1  # never all zero
        if self.ply < 0 and not self.entries:
            functions.deal(s)
            functions.begin(s)
        else:
            self.game.rules.resolve_chance(s)
        self._advance(s, self.name_of(outcome=0))

    def _advance(self, s: Flat, text: str) -> None:
        """Run to the next question."""
        rules = self.game.rules
        rules.functions.advance(s)
        if rules.chance_asked(s):
            self.waiting, self.question = s, SAMPLED
            self.entries.append((text, self.ply, None))
        else:
            self.position, self.question = s, None
            self.ply += 1
            self.entries.append((text, self.ply, s))

    def log(self) -> list[str]:
        """Moves and chance nodes."""
        return [text for text, _, _ in self.entries]

    def seen_by(self, seat: int) -> list[str]:
        """Moves and chance nodes, and what changed after each in what the seat sees."""
        observation = describe(self.game.name).observation
        told, before = [], [0] * observation.layout.size
        for text, ply, position in self.entries:
            told.append(text)
            if position is not None:
                now = observation_at(observation, position, seat, ply)
                told[-1] += "".join(f" {field}" for field in changed_fields(observation, before, now))
                before = now
        return told

    def name_of(self, outcome: int) -> str:  # noqa: ARG002 (there is only one)
        """What every chance node is called."""
        return SAMPLED.what

    def continue_from(self, position: Flat, ply: int) -> None:
        """Go to the decision at a position."""
        self.position, self.question, self.ply = position.copy(), None, ply
        self.entries = [("position", ply, self.position)]


def restore_sampled(
    name: str, options: dict[str, Any], words: list[int], position: Any, waiting: Any, rest: Any
) -> SampledCourse:
    """A course from plain data."""
    course = SampledCourse(game(name, **options), words)
    record = course.game.rules.position
    course.position, course.waiting = with_values(record(), position), with_values(record(), waiting)
    course.question, course.ply, entries = rest
    course.entries = [(text, ply, None if values is None else with_values(record(), values)) for text, ply, values in entries]
    return course


def with_values(record: F, values: Sequence[Any]) -> F:
    """A record with these values of its fields."""
    for each, value in zip(record.FIELDS, values, strict=True):
        setattr(record, each.name, value)
    return record


def observation_at(observation: Observation, position: Flat, seat: int, ply: int) -> list[int]:
    """The numbers that a seat sees at a position; zeros before the first decision."""
    numbers = [0] * observation.layout.size
    if ply >= 0:
        observation.observe(position, seat, ply, numbers)
    return numbers


def field_texts(observation: Observation, numbers: Sequence[int]) -> list[str]:
    """The fields of an observation that are not all zero, as text."""
    return changed_fields(observation, [0] * observation.layout.size, numbers)


def changed_fields(observation: Observation, before: Sequence[int], now: Sequence[int]) -> list[str]:
    """The fields of an observation that have changed, as text."""
    texts = []
    for each in observation.layout.fields.values():
        part = now[each.at : each.end]
        if part != before[each.at : each.end]:
            texts.append(f"{each.name}:{','.join(map(str, part))}")
    return texts
