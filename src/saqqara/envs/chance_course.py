"""A game with chance nodes: nothing is decided before it is seen.

A question to chance comes up in the middle of a move. The move is then taken back, the question handed out, and when the
answer is there the move is played again with all answers so far. `games/chance_nodes.py` says how a game asks.
"""

from typing import Any

from ..games import Game, game
from ..games.chance_nodes import ChanceNodes, Oracle, Question, UnansweredQuestion
from ..games.registry import describe


class Course:
    """A point in a game with lazy chance: a position, or a question to chance in the middle of a move."""

    __slots__ = ("answers", "before", "game", "log", "move", "nodes", "ply", "position", "question")

    def __init__(self, played: Game[Any], nodes: ChanceNodes) -> None:
        self.game, self.nodes = played, nodes
        self.before = nodes.position()
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
        new.game, new.nodes, new.move, new.question, new.ply = self.game, self.nodes, self.move, self.question, self.ply
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
        self.log.append((self.question.seat, f"{self.question.what} {self.nodes.answers[self.question.what][outcome]}"))
        self._run()

    def _run(self) -> None:
        """Play the move from its beginning with the answers there are."""
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
        except UnansweredQuestion as asked:
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
        return f"{self.question.what} {self.nodes.answers[self.question.what][outcome]}"


def restored(name: str, options: dict[str, Any], before: Any, position: Any, rest: Any) -> Course:
    """A course from plain data."""
    course: Course = Course.__new__(Course)
    course.game, course.nodes = game(name, **options), nodes_of(name)
    course.before, course.position = course.nodes.position(), course.nodes.position()
    for s, values in ((course.before, before), (course.position, position)):
        for field, value in zip(s.FIELDS, values, strict=True):
            setattr(s, field.name, value)
    course.move, course.question, course.ply, course.answers, course.log = rest
    return course


def nodes_of(name: str) -> ChanceNodes:
    """A game's rules with chance nodes."""
    nodes = describe(name).chance_nodes
    assert nodes is not None
    return nodes
