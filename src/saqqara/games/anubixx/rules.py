"""Anubixx's side of the contract: options, setup, chance, and where to find everything else."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any

from ..contract import BadSetup, Refusal, RuleFunctions, Rules, plain_type
from ..options import RANDOM, check_known, check_players, check_start, shorten
from ..reasons import Reason, reason
from ..story import Breakdown, Message, count_sources
from . import refusal, setup, turn
from .components import COLOUR_LETTERS, DICE, SOURCES
from .moves import NOTATION, legal_moves
from .scoring import SCORED, points, score, tie_break
from .sheet import give_sheet
from .sheets import KEPT_LAYOUTS, lay_out, read_layout
from .state import NOTHING, OVER, Position
from .story import tell
from .view import PARTS, letter

OPTIONS = ("players", "layout", "start")
SETUP = ("sheets", "rolls")


class AnubixxRules(Rules[Position]):
    """The rules of Anubixx."""

    name = "anubixx"
    players = range(2, 6)
    sources = SOURCES
    notation = NOTATION
    setup_keys = SETUP
    position = Position
    functions = RuleFunctions(
        setup.deal,
        setup.begin,
        setup.start,
        legal_moves,
        turn.play,
        turn.apply,
        turn.advance,
        turn.is_over,
        score,
        points,
        tie_break,
        setup.conceal,
        turn.chance_asked,
        turn.roll_dice,
    )
    parts = PARTS
    scored = SCORED
    tied = ("height",)

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        check_known(given, OPTIONS, "option of anubixx")
        players = check_players(given.get("players", 2), self.players)
        layout = given.get("layout", "classic")
        sheets = len(read_layout(layout).sheets)
        if sheets < players:
            sentence = "{option} must be at most {sheets}, for the layout has only {sheets} sheets"
            raise ValueError(reason("reason-anubixx-players", sentence, option="players", sheets=sheets))
        return {"players": players, "layout": deepcopy(layout), "start": check_start(given.get("start", 0), players)}

    def blank(self, options: Mapping[str, Any]) -> Position:
        layout = options["layout"]
        s = laid_out(layout).copy() if isinstance(layout, str) else with_layout(layout)
        s.players = options["players"]
        s.start_player = -1 if options["start"] == RANDOM else options["start"]
        return s

    def use_setup(self, position: Position, given: Mapping[str, Any]) -> None:
        if "sheets" in given:
            for seat, sheet in enumerate(read_dealt(given["sheets"], position)):
                give_sheet(position, seat, sheet)

    def setup(self, position: Position) -> dict[str, Any]:
        letters = sheet_letters(position)
        return {"sheets": [letters[sheet] for sheet in position.sheet[: position.players]]}

    def use_chance(self, position: Position, entry: object) -> None:
        for die, colour in enumerate(read_roll(entry, DICE[position.players])):
            turn.lay_die(position, die, colour)
        position.question = NOTHING

    def last_chance(self, position: Position) -> list[str]:
        return [letter(colour) for colour in position.roll[: DICE[position.players]]]

    def dealt(self, before: Position, after: Position) -> bool:
        return before.round != after.round

    def refusal(self, position: Position, move: int) -> Refusal:
        return refusal.refusal(position, move)

    def unavailable(self, position: Position) -> dict[str, Refusal]:
        return refusal.unavailable(position)

    def text(self, position: Position, options: Mapping[str, Any]) -> str:
        from .board import text

        points = [self.points(position, seat) for seat in range(position.players)]
        mover = None if position.question == OVER else position.mover
        return text(self.view(position, options, None), points, mover)

    def story(self, before: Mapping[str, Any], move: str, after: Mapping[str, Any]) -> list[Message]:
        return tell(before, move, after)

    def steps(self, position: Position, move: int, answer_chance: Callable[[Position], None]) -> Iterator[Message]:
        turn.apply(position, move)
        yield Message("move", {})
        turn.advance(position)
        if turn.is_over(position):
            yield Message("anubixx-step-end", {})
        elif turn.chance_asked(position):
            answer_chance(position)
            turn.advance(position)
            yield Message("anubixx-step-roll", {"seat": position.active, "round": position.round + 1})

    def final_count(self, before: Breakdown, after: Breakdown) -> Iterator[tuple[str, list[dict[str, int]]]]:
        """All of it from nothing: until the end the scores were only what the sheets were worth."""
        nothing = [dict.fromkeys(each, 0) for each in before]
        return count_sources(nothing, after, SOURCES)

    def svg(self, view: Mapping[str, Any]) -> str:
        from .svg import draw

        return draw(view)


def with_layout(layout: object) -> Position:
    """An empty position with a layout."""
    s = Position()
    lay_out(s, read_layout(layout))
    return s


@lru_cache(KEPT_LAYOUTS)
def laid_out(layout: str) -> Position:
    """The same, to be copied: a game is dealt twice at every table."""
    return with_layout(layout)


def sheet_letters(s: Position) -> str:
    """The letters of the layout's sheets, in their order."""
    return "".join(chr(ord("A") + number) for number in s.sheet_letter[: s.sheets])


def read_dealt(given: object, s: Position) -> list[int]:
    """The sheets of the seats, all different, by number."""
    entry = "setup.sheets"
    if not isinstance(given, list | tuple) or len(given) != s.players:
        sentence = "must be a list of {sheets} sheets, one for each seat"
        raise BadSetup(entry, reason("reason-anubixx-sheets", sentence, sheets=s.players))
    letters = sheet_letters(s)
    sheets: list[int] = []
    for i, sheet in enumerate(given):
        if not isinstance(sheet, str) or len(sheet) != 1 or sheet not in letters:
            sentence, known = "{value} is no sheet; there are {known}", ", ".join(letters)
            raise BadSetup(f"{entry}[{i}]", reason("reason-anubixx-sheet", sentence, value=shorten(repr(sheet)), known=known))
        if letters.index(sheet) in sheets:
            sentence = "sheet {sheet} is dealt already; everybody gets a different one"
            raise BadSetup(f"{entry}[{i}]", reason("reason-anubixx-dealt", sentence, sheet=sheet))
        sheets.append(letters.index(sheet))
    return sheets


def read_roll(given: object, dice: int) -> list[int]:
    """The colours of the dice, by number. ValueError if it is no roll of so many dice."""
    if not isinstance(given, list | tuple):
        raise ValueError(dice_colours(dice, plain_type(given)))
    if len(given) != dice:
        raise ValueError(dice_colours(dice, str(len(given))))
    for i, colour in enumerate(given):
        if not isinstance(colour, str) or len(colour) != 1 or colour not in COLOUR_LETTERS:
            sentence, known = "die {number} shows {value}, which is no colour ({known})", ", ".join(COLOUR_LETTERS)
            value = shorten(repr(colour))
            raise ValueError(reason("reason-anubixx-die", sentence, number=i + 1, value=value, known=known))
    return [COLOUR_LETTERS.index(colour) for colour in given]


def dice_colours(dice: int, found: str) -> Reason:
    """Why this is no roll of so many dice."""
    return reason("reason-anubixx-dice", "must be a list of {dice} colours, not {found}", dice=dice, found=found)


RULES = AnubixxRules()
