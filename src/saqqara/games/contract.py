"""The public API, the same for every game: `Game` is a game with its options, `State` is a point in a game.

A game implements `Rules`. `docs/notation-and-record.md` is the handbook.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, NotRequired, TypedDict, cast

from . import plain
from .chance import new_seed, seed_words
from .fields import BY_SEAT, HIDDEN, PRIVATE, Flat, MoveList, P, bits_of
from .log import Log
from .options import RANDOM, Option, check_known, check_options, shorten
from .reasons import Reason, reason, reason_of
from .story import Breakdown, Message, Step

FORMAT: Final = "saqqara/1"


class IllegalMove(ValueError):
    """A move that cannot be played now; nothing has changed. `reason` is a message id, the text says it in English."""

    def __init__(self, move: str, reason: str, text: str) -> None:
        super().__init__(move, reason, text)
        self.move = move
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return f"{self.move}: {self.text}"


class BadEntry(ValueError):
    """Invalid input. `entry` is the part that is wrong."""

    def __init__(self, entry: str, text: str) -> None:
        super().__init__(entry, text)
        self.entry = entry
        self.text = text

    def __str__(self) -> str:
        return f"{self.entry}: {self.text}"


class BadRecord(BadEntry):
    """A record that breaks the rules or has the wrong form. `entry` names the place, such as `moves[56]`."""


class BadSetup(BadEntry):
    """An impossible setup, such as a deck with a card missing."""


class BadChance(BadEntry):
    """An impossible shuffle or roll in a setup, found when the game needs it."""


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranking: list[int]


class Record(TypedDict):
    """A game as JSON: options, all chance that happened, and the moves. Unknown keys are kept."""

    format: Literal["saqqara/1"]
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    """The chance of the game, as the game writes it."""
    moves: list[str]
    """In notation."""
    result: NotRequired[Result]
    """Absent while the game runs."""


class Refusal(NamedTuple):
    """Why a move is not legal: a message id, and the same in English."""

    reason: str
    text: str
    args: Mapping[str, str | int] = {}
    """What a message about it is filled with."""


@dataclass(frozen=True)
class RuleFunctions(Generic[P]):
    """A game's functions over its position; `docs/architecture.md` says what each does. They run at every speed."""

    deal: Callable[[P], None]
    begin: Callable[[P], None]
    start: Callable[[P], None]
    legal_moves: Callable[[P, MoveList], int]
    play: Callable[[P, int], None]
    apply: Callable[[P, int], None]
    advance: Callable[[P], None]
    is_over: Callable[[P], bool]
    score: Callable[[P, int], int]
    points: Callable[[P, int, int], int]
    tie_break: Callable[[P, int], int]
    conceal: Callable[[P, int], None]
    chance_asked: Callable[[P], bool]
    answer_chance: Callable[[P], None]

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """All of them by name, for drivers that are written once for every game (`drivers.bind`)."""
        return {each.name: getattr(self, each.name) for each in fields(self)}


MOST_SEATS = 5
"""The most players that a game can have: bots reserve memory for so many seats."""
DICE = "dice"
"""The field of the position with the faces of the dice, in a game that uses the default for rolls."""
NOT_IN_A_VIEW = frozenset({"players", "start_player", "mover", "question", "words"})
"""Fields that a default view leaves out: the generator, and what every view says anyway or as legal moves."""

BETWEEN_DECISIONS: Mapping[str, Any] = {"mover": None, "over": False, "moves": []}
"""What a view says while nobody must decide."""
NOT_LEGAL_NOW = Refusal("not-legal-now", "this move is not legal now")
OVER = Refusal("game-over", "the game is over")


class Seen(NamedTuple, Generic[P]):
    """A position, and an onlooker's view of it."""

    position: P
    view: Mapping[str, Any]


class Part(NamedTuple, Generic[P]):
    """An entry of a view."""

    fields: tuple[str, ...]
    """The fields of the position that it shows. What the end of the game changes need not be named."""
    see: "Callable[[P, Mapping[str, Any], Seen[P] | None], Any]"
    """From a position and the options. The view of an earlier position, if there is one, may save work: what is equal in it
    may be shared."""


def part(fields: str, see: Callable[[P], Any]) -> Part[P]:
    """An entry of a view that needs nothing but these fields of the position, whose names are separated by spaces."""
    return Part(tuple(fields.split()), lambda position, _options, _seen: see(position))


class Happened(NamedTuple, Generic[P]):
    """One of the things that a move did, and the position after it. Such positions share lists: only read them."""

    what: Message
    position: P
    changed: int
    """The fields that are different since the position before it, as bits."""


class Walk(NamedTuple, Generic[P]):
    """A move that was played one thing after another."""

    happened: list[Happened[P]]
    changed: int
    """The fields that are different since the last of these things, as bits: what nobody sees happen."""


class Rules(Generic[P]):
    """What a game must define. Positions are flat records; moves are numbers below `len(notation)`.

    The methods have defaults that use these attributes. A game overrides the ones that do not fit.
    """

    name: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    """The options beside `players` and `start`, for the default of `check_options` and `blank`."""
    sources: ClassVar[tuple[str, ...]]
    """Where points come from, in the order of the breakdown."""
    notation: ClassVar[tuple[str, ...]]
    """How people write each move, by its number."""
    setup_keys: ClassVar[tuple[str, ...]]
    """The keys of the record's setup; the last one lists the chance during the game: shuffles, rolls."""
    dice: ClassVar[range] = range(1, 7)
    """The faces of the dice, if the game has dice: then the position has a field `dice`."""
    position: type[P]
    functions: RuleFunctions[P]
    """The rules as functions, the same at every speed."""
    parts: ClassVar[Mapping[str, Part[Any]]] = {}
    """What the game adds to an onlooker's view, entry by entry: after a move only those are made anew that show something
    different. A game whose view is not described so has all of it made anew."""
    scored: ClassVar[Mapping[str, tuple[str, ...]] | None] = None
    """For each source the fields of the position on which its points depend until the game is over; None: any may count."""
    tied: ClassVar[tuple[str, ...] | None] = None
    """The fields of the position on which `tie_break` depends; None: any may count."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        players: range | None = cls.__dict__.get("players")
        if players is not None and not 2 <= players[0] <= players[-1] <= MOST_SEATS:
            raise TypeError(f"{cls.__name__}.players must be within 2 to {MOST_SEATS}, not {players[0]} to {players[-1]}")

    @property
    def chance_key(self) -> str:
        """The key of the record's setup for the chance during the game."""
        return self.setup_keys[-1]

    # Options and setup
    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options, completed by defaults. ValueError that says which one is unknown or impossible."""
        return check_options(self.name, self.players, self.options, given)

    def blank(self, options: Mapping[str, Any]) -> P:
        """A position that holds the options and nothing else; `start_player` is -1 if it is left to chance.

        By default every flag and choice that has a field of its name is put there as a number.
        """
        position = self.position()
        position.players = options["players"]
        position.start_player = -1 if options["start"] == RANDOM else options["start"]
        for option in self.options:
            if option.kind != "text" and hasattr(position, option.name):
                setattr(position, option.name, option.number(options[option.name]))
        return position

    def use_setup(self, position: P, setup: Mapping[str, Any]) -> None:
        """Replace what was dealt by the given parts of a setup. BadSetup if they are impossible.

        By default each part is a field that was shuffled, and what is given must be the same numbers in some order.
        """
        for key in self.setup_keys[:-1]:
            if key in setup:
                dealt = getattr(position, key)
                if not is_rearranged(setup[key], dealt):
                    sentence, numbers = "must be these numbers in any order: {numbers}", ", ".join(map(str, sorted(dealt)))
                    raise BadSetup(f"setup.{key}", reason("reason-numbers", sentence, numbers=numbers))
                dealt[:] = setup[key]

    def setup(self, position: P) -> dict[str, Any]:
        """The setup as the record holds it, before the game begins. By default: fields of the position."""
        return {key: list(getattr(position, key)) for key in self.setup_keys[:-1]}

    # The course of a game
    def chance_asked(self, position: P) -> bool:
        """Does the game wait for chance?"""
        return self.functions.chance_asked(position)

    def resolve_chance(self, position: P) -> None:
        """Answer with the position's generator."""
        self.functions.answer_chance(position)

    def use_chance(self, position: P, entry: object) -> None:
        """Answer with an entry of a record. ValueError if it is impossible. By default: a roll of the dice."""
        dice: list[int] = getattr(position, DICE)
        if not isinstance(entry, list | tuple) or len(entry) != len(dice):
            sentence = "must be a list of {dice} dice, not {value}"
            raise ValueError(reason("reason-dice", sentence, dice=len(dice), value=shorten(repr(entry))))
        for face in entry:
            if type(face) is not int or face not in self.dice:
                sentence, value = "a die shows {least} to {most}, not {value}", shorten(repr(face))
                raise ValueError(reason("reason-die", sentence, least=self.dice[0], most=self.dice[-1], value=value))
        self.resolve_chance(position)
        getattr(position, DICE)[:] = entry

    def last_chance(self, position: P) -> list[Any]:
        """The last answer of chance, as it is in the record. By default: the dice."""
        return list(getattr(position, DICE))

    def dealt(self, before: P, after: P) -> bool:  # noqa: ARG002
        """Has a move shown somebody what chance had hidden: a card drawn or dealt, a round card?

        What chance answers in the course of the game counts anyway. By default yes, if the position hides anything at all:
        then no move can be taken back where others look on.
        """
        return any(field.seen in (HIDDEN, PRIVATE) for field in self.position.FIELDS)

    def refusal(self, position: P, move: int) -> Refusal:  # noqa: ARG002
        """Why a move is not legal. By default without a reason."""
        return NOT_LEGAL_NOW

    def unavailable(self, position: P) -> Mapping[str, Refusal]:  # noqa: ARG002
        """What the mover cannot use now, and why: actions, pieces and places by the names that the game's page uses.

        By default nothing: a page that lists the legal moves has nothing to explain.
        """
        return {}

    # Pictures
    def view(self, position: P, options: Mapping[str, Any], seat: int | None) -> Mapping[str, Any]:
        """What a seat may see, as JSON: what the game adds to the common view (`view.CommonView`).

        By default: the `parts`; if there are none, every field by its name, without what is hidden from the seat.
        """
        if self.parts:
            return {name: part.see(position, options, None) for name, part in self.parts.items()}
        return {name: value for name, value in visible_fields(position, seat).items() if name not in options}

    def text(self, position: P, options: Mapping[str, Any]) -> str:
        """The board as text. By default: an onlooker's view, entry by entry."""
        points = [self.points(position, seat) for seat in range(position.players)]
        mover = None if self.functions.is_over(position) else position.mover
        return plain.text(self.name.capitalize(), self.view(position, options, None), points, mover)

    def story(self, before: Mapping[str, Any], move: str, after: Mapping[str, Any]) -> list[Message]:
        """What a move did, in sentences, from an onlooker's views before and after it."""
        return plain.tell(before, move, after)

    def steps(self, position: P, move: int, answer_chance: Callable[[P], None]) -> Iterator[Message]:
        """Play a legal move on a position, and yield after each thing that can be seen what it was, the move itself first.

        `answer_chance` answers what is asked of chance. By default the move and what follows from it are one thing.
        """
        self.functions.apply(position, move)
        self.functions.advance(position)
        while self.chance_asked(position):
            answer_chance(position)
            self.functions.advance(position)
        yield Message("move", {})

    def final_count(self, before: Breakdown, after: Breakdown) -> Iterator[tuple[str, list[dict[str, int]]]]:  # noqa: ARG002
        """The final count, source by source (`story.count_sources`). By default nothing is counted at the end."""
        return iter(())

    def svg(self, view: Mapping[str, Any]) -> str:
        """The board as a drawing, from an onlooker's whole view. By default: the view as lines of text."""
        return plain.draw(view)

    # Scores
    def points(self, position: P, seat: int) -> list[int]:
        """Points so far, or at the end, by source."""
        points = self.functions.points
        return [points(position, seat, source) for source in range(len(self.sources))]

    def tie_break(self, position: P, seat: int) -> int:
        """What decides a tie in the ranking: more is better."""
        return self.functions.tie_break(position, seat)


def places(scores: Sequence[int], tie_breaks: Sequence[int]) -> list[int]:
    """The place of each seat; places can be shared: 1 1 3."""
    keys = list(zip(scores, tie_breaks, strict=True))
    best_first = sorted(keys, reverse=True)
    return [1 + best_first.index(key) for key in keys]


class Game(Generic[P]):
    """A game with its options, ready to be started."""

    def __init__(self, rules: Rules[P], options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.options = rules.check_options(options)
        self.moves = {text: move for move, text in enumerate(rules.notation)}

    @property
    def name(self) -> str:
        """Its name, as in `saqqara.game(name)`."""
        return self.rules.name

    @property
    def players(self) -> int:
        """How many play."""
        players: int = self.options["players"]
        return players

    def start(self, seed: int | None = None, setup: Mapping[str, Any] | None = None) -> "State[P]":
        """A new game. The same seed gives the same game everywhere; without one, chance is the operating system's.

        `setup` gives chance explicitly, as a record's setup does; what it leaves out comes from the seed.
        """
        return State(self, new_seed() if seed is None else seed, {} if setup is None else setup)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"saqqara.game({self.name!r}{options})"


class PlayedInSteps(NamedTuple, Generic[P]):
    """A move that was played on a copy."""

    state: "State[P]"
    """The state after it."""
    view: dict[str, Any]
    """What an onlooker sees of that."""
    steps: list[Step]
    """What happened one after another, as an onlooker sees it. Empty if the move did one thing only."""
    rest: dict[str, Any]
    """The entries of the view that are different after the last step; without steps, all that the move has changed."""


class State(Generic[P]):
    """A point in a game: the position, and the log of moves and chance that led to it."""

    __slots__ = ("_moves", "_setup", "_shares", "chance", "game", "options", "position", "remarks", "script")

    game: Game[P]
    options: dict[str, Any]
    """The game's options; a random start player is replaced by the seat that was drawn."""
    position: P
    """The flat record on which the rules work. Use the methods instead, unless you write a bot."""
    chance: Log[list[Any]]
    """The shuffles or rolls so far, as they are in the record."""
    script: Sequence[Any]
    """Shuffles or rolls from a setup. Those after the first `len(chance)` are not used yet."""
    _setup: dict[str, Any]
    _moves: Log[int]
    _shares: bool
    """Does the position share lists with others? Then it is copied before it changes."""
    remarks: dict[str, Any]
    """Further keys of a replayed record, such as names and dates."""

    def __init__(self, game: Game[P], seed: int, setup: Mapping[str, Any]) -> None:
        if not isinstance(setup, Mapping):
            raise BadSetup("setup", wrong_type({}, setup))
        rules = game.rules
        self.game = game
        self.position = rules.blank(game.options)
        self.position.words[:] = seed_words(seed)
        rules.functions.deal(self.position)
        check_setup_keys(setup, rules.setup_keys)
        rules.use_setup(self.position, setup)
        self.script = script_of(setup, rules.chance_key)
        self._setup = rules.setup(self.position)
        self.options = game.options | {"start": self.position.start_player}
        self._moves, self.chance, self.remarks = Log(), Log(), {}
        self._shares = False
        rules.functions.begin(self.position)
        try:
            self._run()
        except BadChance as error:
            raise BadSetup(error.entry, error.text) from None

    def _run(self) -> None:
        """Run to the next decision. Chance comes from the script until it is used up, then from the generator."""
        rules, position = self.game.rules, self.position
        rules.functions.advance(position)
        while rules.chance_asked(position):
            self._answer_chance(position)
            rules.functions.advance(position)

    def _answer_chance(self, position: P) -> None:
        """Answer what is asked of chance, and write it down."""
        rules, number = self.game.rules, len(self.chance)
        if number < len(self.script):
            try:
                rules.use_chance(position, self.script[number])
            except ValueError as error:
                raise BadChance(f"setup.{rules.chance_key}[{number}]", reason_of(error)) from None
        else:
            rules.resolve_chance(position)
        self.chance = self.chance.appended(rules.last_chance(position))

    # Deciding
    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.rules.functions.is_over(self.position)

    @property
    def mover(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        return None if self.over else self.position.mover

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    def first_moves(self, count: int) -> list[int]:
        """The first moves that were played, as numbers: fewer if the game has just begun."""
        return self._moves[:count]

    def legal(self) -> list[int]:
        """Every legal move, as a number."""
        rules = self.game.rules
        moves = [0] * (len(rules.notation) + 1)
        return moves[: rules.functions.legal_moves(self.position, moves)]

    def moves(self) -> list[str]:
        """Every legal move, in notation."""
        notation = self.game.rules.notation
        return [notation[move] for move in self.legal()]

    def play(self, move: str) -> None:
        """Play a move. IllegalMove, and nothing changed, if it is not legal."""
        self._play(self._legal_number(move))

    def played_in_steps(self, move: str, seen: Mapping[str, Any]) -> "PlayedInSteps[P]":
        """Play a move on a copy, and say what an onlooker sees happen.

        `seen` is what they see of this state. The views after it share parts with it: only read them.
        """
        number = self.game.moves[move] if move in seen["moves"] else self._legal_number(move)
        return self._played_in_steps(self.copy(), number, seen)

    def _played_in_steps(self, after: "State[P]", number: int, seen: Mapping[str, Any]) -> "PlayedInSteps[P]":
        """Play a legal move on a copy of this state."""
        happened, changed = after._walk(number, self.position)  # noqa: SLF001
        before, view, steps = self.position, dict(seen), []
        if len(happened) > 1 or after.over:
            steps = after._steps_seen(happened, before, view)  # noqa: SLF001
            before = happened[-1].position
        if len(steps) < 2:
            before, view, steps = self.position, dict(seen), []
            for each in happened:
                changed |= each.changed
        rest = changed_entries(after, after.position, changed, after._deciding(), Seen(before, view))  # noqa: SLF001
        view.update(rest)
        return PlayedInSteps(after, view, steps, rest)

    def _legal_number(self, move: str) -> int:
        """The number of a move. IllegalMove if it is not legal."""
        number = self.game.moves.get(move) if isinstance(move, str) else None
        if number is None:
            shown = move if isinstance(move, str) else repr(move)
            raise IllegalMove(shorten(shown), "not-a-move", self._what_moves_are())
        if number not in self.legal():
            refusal = self.refusal(number)
            raise IllegalMove(move, refusal.reason, refusal.text)
        return number

    def _play(self, number: int) -> None:
        """Play a legal move. If the script of chance is impossible, nothing has changed."""
        if self._shares:
            self.position, self._shares = self.position.copy_in_play(), False
        earlier = self.chance
        before = self.position.copy_in_play() if len(self.script) > len(earlier) else None
        try:
            self.game.rules.functions.apply(self.position, number)
            self._run()
        except BadChance:
            assert before is not None
            self.position, self.chance = before, earlier
            raise
        self._moves = self._moves.appended(number)

    def _walk(self, number: int, before: P) -> Walk[P]:
        """Play a legal move, and keep the position after each thing that it does. `before` is the position before it."""
        happened: list[Happened[P]] = []
        for what in self.game.rules.steps(self.position, number, self._answer_chance):
            before, different = self.position.copy_beside(before)
            happened.append(Happened(what, before, different))
        last, different = self.position.copy_beside(before)
        self.position, self._shares = last if different else before, True
        self._moves = self._moves.appended(number)
        return Walk(happened, different)

    def _steps_seen(self, happened: Sequence[Happened[P]], before: P, view: dict[str, Any]) -> list[Step]:
        """What an onlooker sees of the things that led to this state from the position before them.

        `view` becomes what they see after the last of them. This state may look different: somebody must decide again.
        """
        steps: list[Step] = []
        between = {"ply": self.ply, **BETWEEN_DECISIONS}
        for what, position, changed in happened:
            entries = changed_entries(self, position, changed, between, Seen(before, view))
            steps.append(Step(what, entries))
            view.update(entries)
            before, between = position, {}
        if self.over:
            for source, points in self.game.rules.final_count(view["breakdown"], self.breakdown()):
                counted = {"breakdown": points, "scores": [sum(each.values()) for each in points]}
                steps.append(Step(Message("count", {"source": source}), counted))
                view.update(counted)
        return steps

    def steps(self, after: "State[P]") -> list[Step]:
        """What happened one after another in the move that leads from this state to the next one, as an onlooker sees it.

        Empty if the move did one thing only.
        """
        state = self.copy()
        state.script = after.chance
        return self._played_in_steps(state, after._moves[self.ply], self.view()).steps  # noqa: SLF001

    def reveals(self, before: "State[P]") -> bool:
        """Has chance shown something since an earlier point of this game?"""
        return len(self.chance) > len(before.chance) or self.game.rules.dealt(before.position, self.position)

    def refusal(self, move: int) -> Refusal:
        """Why a move, given as a number, is not legal now."""
        return OVER if self.over else self.game.rules.refusal(self.position, move)

    def unavailable(self) -> Mapping[str, Refusal]:
        """What the mover cannot use now, and why."""
        return {} if self.over else self.game.rules.unavailable(self.position)

    def _what_moves_are(self) -> str:
        legal = self.moves()
        some = ", ".join(legal[:3])
        return f"not a move; legal now: {some}{', …' if len(legal) > 3 else ''}" if legal else "the game is over"

    # Scores
    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, per seat; they add up to the scores."""
        return breakdown_of(self.game, self.position)

    def scores(self) -> list[int]:
        """The points of each seat: so far, or at the end all of them."""
        return [sum(self.game.rules.points(self.position, seat)) for seat in range(self.game.players)]

    def ranking(self) -> list[int]:
        """The place of each seat after tie-breaks; places can be shared: 1 1 3."""
        return places(self.scores(), self._tie_breaks())

    def _tie_breaks(self) -> list[int]:
        return tie_breaks_of(self.game, self.position)

    # Seeing
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: an onlooker), as JSON, with nothing hidden in it."""
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players):
            raise ValueError(f"seat must be None or 0 to {self.game.players - 1}, not {seat!r}")
        return whole_view(self, self.position, seat, self._deciding())

    def _deciding(self) -> dict[str, Any]:
        """What a view says of the decision that is to be made."""
        over = self.over
        return {"ply": self.ply, "mover": None if over else self.position.mover, "over": over, "moves": self.moves()}

    def svg(self) -> str:
        """The board as an SVG drawing, with nothing hidden in it."""
        return self.game.rules.svg(self.view())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.game.rules.text(self.position, self.options)

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.position.mover + 1} to decide"
        return f"<{self.game.name}, {self.game.players} players, {self.ply} moves played, {now}>"

    # Copies
    def copy(self) -> "State[P]":
        """An independent copy."""
        new: State[P] = State.__new__(State)
        new.game, new.options, new.position = self.game, self.options, self.position.copy_in_play()
        new._setup, new.script, new.remarks = self._setup, self.script, self.remarks
        new._moves, new.chance, new._shares = self._moves, self.chance, False
        return new

    def conceal(self, seat: int | None, seed: int) -> "State[P]":
        """A copy in which everything that this seat cannot know is dealt again from a seed, future chance included.

        Bots search on such copies, so they cannot use hidden information. The copy's record is that of another possible game.
        """
        new = self.copy()
        new.position.words[:] = seed_words(seed, "conceal")
        self.game.rules.functions.conceal(new.position, -1 if seat is None else seat)
        new.script = []
        return new

    def __eq__(self, other: object) -> bool:
        """Equal if options and position are equal, hidden parts included; the generator is not compared."""
        if not isinstance(other, State):
            return NotImplemented
        return (self.game.name, self.options, self.table()) == (other.game.name, other.options, other.table())

    __hash__ = None  # type: ignore[assignment]

    def table(self) -> tuple[Any, ...]:
        """The values of all fields of the position but the generator's."""
        fields = zip(self.position.FIELDS, self.position.values(), strict=True)
        return tuple(value for field, value in fields if field.name != "words")

    # The record
    def record(self) -> Record:
        """The game so far as a JSON-able record, with all chance so far and no future chance."""
        rules = self.game.rules
        setup = {name: [copied(entry) for entry in entries] for name, entries in self._setup.items()}
        setup[rules.chance_key] = [entry[:] for entry in self.chance]
        moves = [rules.notation[move] for move in self._moves]
        record: Record = {"format": FORMAT, "game": rules.name, "options": dict(self.options), "setup": setup, "moves": moves}
        if self.over:
            record["result"] = {"scores": self.scores(), "ranking": self.ranking()}
        return cast("Record", record | self.remarks)  # whose keys are none of these


def breakdown_of(game: Game[P], position: P) -> list[dict[str, int]]:
    """Points by source, per seat."""
    rules = game.rules
    return [dict(zip(rules.sources, rules.points(position, seat), strict=True)) for seat in range(game.players)]


def tie_breaks_of(game: Game[P], position: P) -> list[int]:
    """What decides a tie, per seat."""
    return [game.rules.tie_break(position, seat) for seat in range(game.players)]


def whole_view(state: State[P], position: P, seat: int | None, deciding: Mapping[str, Any]) -> dict[str, Any]:
    """The view of a position on the way to a state, all of it made anew."""
    game, rules = state.game, state.game.rules
    breakdown, tie_breaks = breakdown_of(game, position), tie_breaks_of(game, position)
    scores = [sum(points.values()) for points in breakdown]
    return {
        "game": rules.name,
        "options": dict(state.options),
        "seat": seat,
        **deciding,
        "scores": scores,
        "breakdown": breakdown,
        "ranking": places(scores, tie_breaks),
        "tie_break": tie_breaks,
        **rules.view(position, state.options, seat),
    }


def changed_entries(state: State[P], position: P, changed: int, deciding: Mapping[str, Any], seen: Seen[P]) -> dict[str, Any]:
    """The entries of an onlooker's view that are different from an earlier one, if these fields of the position are."""
    rules, before = state.game.rules, seen.view
    if rules.parts and not rules.functions.is_over(position):
        affected = affected_by(type(rules), changed)  # type: ignore[arg-type]  # mypy does not know that a type has a hash
        entries = {**deciding, **changed_standing(state.game, position, affected, before)}
        for name, see in affected.parts:
            entries[name] = see(position, state.options, seen)
    else:
        entries = whole_view(state, position, None, deciding)
    return {name: value for name, value in entries.items() if value is not (known := before[name]) and value != known}


def changed_standing(game: Game[P], position: P, affected: "Affected", seen: Mapping[str, Any]) -> dict[str, Any]:
    """Points and places, if they may be others than in an earlier view."""
    if not affected.sources and not affected.ties:
        return {}
    breakdown, scores, tie_breaks = seen["breakdown"], seen["scores"], seen["tie_break"]
    if affected.sources:
        breakdown = changed_breakdown(game, position, affected.sources, breakdown)
        scores = [sum(each.values()) for each in breakdown]
    if affected.ties:
        tie_breaks = tie_breaks_of(game, position)
    return {"scores": scores, "breakdown": breakdown, "ranking": places(scores, tie_breaks), "tie_break": tie_breaks}


def changed_breakdown(
    game: Game[P], position: P, sources: Sequence[tuple[int, str]], known: Sequence[dict[str, int]]
) -> list[dict[str, int]]:
    """Points by source, per seat, if those from all other sources are known."""
    if len(sources) == len(game.rules.sources):
        return breakdown_of(game, position)
    points = game.rules.functions.points
    return [{**own, **{name: points(position, seat, source) for source, name in sources}} for seat, own in enumerate(known)]


class Affected(NamedTuple):
    """What fields of the position that have changed may change in a view."""

    sources: list[tuple[int, str]]
    """The sources that may bring other points, by number and name."""
    ties: bool
    """What decides between equal scores."""
    parts: list[tuple[str, Callable[..., Any]]]
    """The names of parts, and the functions that make them anew."""


@lru_cache(maxsize=4096)
def affected_by(rules: type[Rules[P]], changed: int) -> Affected:
    """What changed fields affect. A game changes the same fields together again and again."""

    def differ(names: Sequence[str] | None) -> bool:
        return names is None or changed & bits_of(rules.position, names) != 0

    sources = [(i, name) for i, name in enumerate(rules.sources) if rules.scored is None or differ(rules.scored[name])]
    parts = [(name, part.see) for name, part in rules.parts.items() if differ(part.fields)]
    return Affected(sources, differ(rules.tied), parts)


def check_setup_keys(setup: Mapping[str, Any], known: Sequence[str]) -> None:
    """BadSetup if there is an entry that the game's setup does not have."""
    try:
        check_known(setup, known, "entry of a setup")
    except ValueError as error:
        raise BadSetup("setup", reason_of(error)) from None


def script_of(setup: Mapping[str, Any], key: str) -> list[Any]:
    """The chance during the game that a setup gives."""
    script = setup.get(key, [])
    if not isinstance(script, list | tuple):
        raise BadSetup(f"setup.{key}", wrong_type([], script))
    return list(script)


def copied(entry: Any) -> Any:
    """A copy of an entry of a setup: a word, or a list of words or numbers."""
    return entry[:] if isinstance(entry, list) else entry


def plain_type(value: object) -> str:
    """The JSON type of a value, for error messages."""
    if value is None:
        return "null"
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list", dict: "an object"}
    name = names.get(type(value))
    return reason(f"reason-{name.replace(' ', '-')}", name) if name else type(value).__name__


def wrong_type(wanted: object, value: object) -> Reason:
    """Why a value cannot stand where one of another JSON type must stand."""
    return reason("reason-type", "must be {wanted}, not {found}", wanted=plain_type(wanted), found=plain_type(value))


def is_rearranged(given: object, dealt: Sequence[int]) -> bool:
    """Is a given value a list of these numbers in any order?"""
    return isinstance(given, list | tuple) and all(type(one) is int for one in given) and sorted(given) == sorted(dealt)


def visible_fields(position: Flat, seat: int | None) -> dict[str, Any]:
    """The fields of a position that a seat may see; under `seats` those with an entry for each seat.

    Of a private field a seat sees its own entry, and null for the others.
    """
    seen: dict[str, Any] = {}
    seats: list[dict[str, Any]] = [{} for _ in range(position.players)]
    for field, value in zip(position.FIELDS, position.copy().values(), strict=True):
        if field.seen == HIDDEN or field.name in NOT_IN_A_VIEW:
            continue
        if field.seen not in (BY_SEAT, PRIVATE):
            seen[field.name] = value
            continue
        for owner, own in enumerate(seats):
            own[field.name] = value[owner] if field.seen == BY_SEAT or owner == seat else None
    return seen | {"seats": seats} if any(seats) else seen
