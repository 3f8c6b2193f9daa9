"""Each mistake that an author may make is found by a check, with the sentence that `docs/adding-a-game.md` quotes."""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest

import saqqara
from saqqara.conformance import CHECKS, Nonconforming
from saqqara.conformance.__main__ import main
from saqqara.games import registry
from saqqara.games.chance import below, shuffle
from saqqara.games.composed import play_move
from saqqara.games.contract import Part, RuleFunctions
from saqqara.games.drivers import bind
from saqqara.games.fields import BY_SEAT, FIXED, I8, SEATED, MoveList, flat
from saqqara.games.machine_code import runner as runner_module
from saqqara.games.machine_code.sources import source_files
from saqqara.games.options import Option
from saqqara.games.story import Message

from .scarabs import ScarabsDescription, turn
from .scarabs.rules import RULES, ScarabsRules
from .scarabs.state import HAND, LAY, OVER, SEATS, VALUES, Position
from .scarabs.turn import advance, begin_round

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
Functions = RuleFunctions[Position]


def with_functions(**changed: Callable[..., Any]) -> type[ScarabsRules]:
    """The rules with some functions replaced."""

    class Changed(ScarabsRules):
        functions: Functions = replace(RULES.functions, **changed)

    return Changed


def play_with(changed: Callable[[Position], None]) -> Callable[[Position, int], None]:
    """`play` with another `advance`."""
    steps: dict[str, Callable[..., Any]] = {
        "apply": turn.apply,
        "advance": changed,
        "chance_asked": turn.chance_asked,
        "answer_chance": turn.roll,
    }
    return bind(play_move, steps)


def nothing(s: Position, seat: int) -> None:
    """Conceals nothing."""


def shuffle_real_cards(s: Position, seat: int) -> None:
    """Only changes the order of the cards that are really there."""
    for other in range(s.players):
        if other != seat:
            held = [place for place in range(HAND) if s.shown[other][place] == 0]
            cards = [s.hand[other][place] for place in held]
            shuffle(s.words, cards, len(cards))
            for place, card in zip(held, cards, strict=True):
                s.hand[other][place] = card


def deal_everybody_anew(s: Position, seat: int) -> None:
    """Forgets that the seat knows its own hand."""
    turn.conceal(s, -1)


def change_the_treasure(s: Position, seat: int) -> None:
    """Changes what everybody sees."""
    turn.conceal(s, seat)
    s.treasure = 1 + below(s.words, 50)


def roll_the_first_lead(s: Position) -> None:
    """Draws something that is in no setup."""
    turn.begin(s)
    s.lead = below(s.words, s.players)


def list_twice(s: Position, moves: MoveList) -> int:
    """The first move twice."""
    count = turn.legal_moves(s, moves)
    moves[count] = moves[0]
    return count + 1 if count else 0


def no_move_in_the_last_round(s: Position, moves: MoveList) -> int:
    """Forgets the last round."""
    return 0 if s.round == 4 else turn.legal_moves(s, moves)


def too_large_a_treasure(s: Position) -> None:
    """Does not fit a field of 8 bits."""
    advance(s)
    s.treasure += 130


def winners_in_a_list(s: Position, seat: int) -> int:
    """Allocates a list."""
    return [s.treasures[other] for other in range(s.players)][seat]


def never_end(s: Position) -> None:
    """Goes on with the same cards after the last round."""
    advance(s)
    if s.question == OVER:
        s.shown = [[0] * HAND for _ in range(SEATS)]
        s.round = 1
        begin_round(s)


def show_at_the_last_seat(s: Position) -> None:
    """Counts the rounds where nobody sits."""
    advance(s)
    s.shown[SEATS - 1][0] = s.round


def cards_by_value(s: Position, moves: MoveList) -> int:
    """One move for every value in the hand."""
    held = {s.hand[s.mover][place] for place in range(HAND) if s.shown[s.mover][place] == 0} if s.question == LAY else set()
    for number, value in enumerate(sorted(held)):
        moves[number] = value - 1
    return len(held)


def lay_value(s: Position, move: int) -> None:
    """Lays the first card of a value."""
    turn.apply(s, next(place for place in range(HAND) if s.hand[s.mover][place] == move + 1 and s.shown[s.mover][place] == 0))


class MovesNameCards(with_functions(legal_moves=cards_by_value, apply=lay_value)):  # type: ignore[misc]
    notation = tuple(f"lay {value + 1}" for value in range(VALUES))


class ViewShowsHands(ScarabsRules):
    def view(self, position: Position, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        return {"hand": [row[:] for row in position.hand]}


class ViewOfTuples(ScarabsRules):
    def view(self, position: Position, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        return {"dice": tuple(position.dice)}


class ViewOfTheState(ScarabsRules):
    def view(self, position: Position, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        return {"dice": position.dice}


class ViewInParts(ScarabsRules):
    parts: ClassVar = {"dice": Part(("dice",), lambda s, _options, _seen: s.dice[:])}


class PartIsNeverMadeAnew(ScarabsRules):
    parts: ClassVar = {"dice": Part((), lambda s, _options, _seen: s.dice[:])}


class PointsAreNeverCountedAnew(ViewInParts):
    scored: ClassVar = dict.fromkeys(ScarabsRules.sources, ())


class TiesAreNeverDecidedAnew(ViewInParts):
    tied = ()


class StepsWithoutTheRest(ScarabsRules):
    def steps(self, position: Position, move: int, answer_chance: Callable[[Position], None]) -> Iterator[Message]:
        turn.apply(position, move)
        yield Message("move", {})


class TextShowsHands(ScarabsRules):
    def text(self, position: Position, options: Mapping[str, Any]) -> str:
        return str(position.hand)[:90]


class LongText(ScarabsRules):
    def text(self, position: Position, options: Mapping[str, Any]) -> str:
        return "-" * 101


class AnyRoll(ScarabsRules):
    def use_chance(self, position: Position, entry: object) -> None:
        turn.roll(position)
        if isinstance(entry, list) and len(entry) == 2 and all(isinstance(face, int) for face in entry):
            position.dice[:] = entry


class SameNotation(ScarabsRules):
    notation = ("lay",) * HAND


@flat
class OpenPosition(Position):
    __annotations__ = Position.__annotations__ | {"hand": Annotated[list[list[int]], I8, SEATS, HAND, BY_SEAT]}


class HandIsNotPrivate(ScarabsRules):
    position = OpenPosition


@flat
class FixedPosition(Position):
    __annotations__ = Position.__annotations__ | {"won": Annotated[list[int], I8, SEATS, BY_SEAT, FIXED]}


class PointsAreFixed(ScarabsRules):
    position = FixedPosition


@flat
class SeatedPosition(Position):
    __annotations__ = Position.__annotations__ | {"shown": Annotated[list[list[int]], I8, SEATS, HAND, BY_SEAT, SEATED]}


class EmptySeatShowsCards(with_functions(advance=show_at_the_last_seat)):  # type: ignore[misc]
    position = SeatedPosition


class OptionWithoutField(ScarabsRules):
    options = (*ScarabsRules.options, Option("target", "choice", "30", "The end.", ("30", "20")))  # type: ignore[assignment]


class SetupWithoutField(ScarabsRules):
    setup_keys = ("target", "deck", "rolls")  # type: ignore[assignment]


MISTAKES: dict[str, tuple[type[ScarabsRules], str]] = {
    "an option has no field": (OptionWithoutField, "the position has no field 'target'"),
    "a part of the setup has no field": (SetupWithoutField, "the position has no field 'target'"),
    "conceal does nothing": (with_functions(conceal=nothing), "conceal() never changes hand: is it complete?"),
    "conceal reads hidden cards": (with_functions(conceal=shuffle_real_cards), "conceal(seat 1) depends on what is hidden"),
    "conceal forgets": (with_functions(conceal=deal_everybody_anew), "conceal() changes what seat 1 knows of hand"),
    "conceal changes too much": (
        with_functions(conceal=change_the_treasure),
        "conceal() changes fields that are open: treasure",
    ),
    "a hidden field is not marked": (HandIsNotPrivate, "conceal() changes fields that are open: hand"),
    "a fixed list changes": (PointsAreFixed, "a field is marked FIXED, but changes: won"),
    "an empty seat changes": (EmptySeatShowsCards, "a field is marked SEATED, but a seat that nobody plays changes: shown"),
    "the view shows hidden cards": (ViewShowsHands, "the view of an onlooker shows what is hidden from it: hand[0]"),
    "moves name hidden cards": (MovesNameCards, "the view of an onlooker shows what is hidden from it: moves"),
    "the text shows hidden cards": (TextShowsHands, "the board as text shows what is hidden"),
    "a view is no JSON": (ViewOfTuples, "a view is not the same after JSON: dice"),
    "a view is part of the state": (ViewOfTheState, "who changes a view changes the next one: dice"),
    "a view keeps what is old": (PartIsNeverMadeAnew, "a view after a move shows something else than view(): dice"),
    "points are never counted anew": (
        PointsAreNeverCountedAnew,
        "a view after a move shows something else than view(): scores",
    ),
    "ties are never decided anew": (
        TiesAreNeverDecidedAnew,
        "a view after a move shows something else than view(): tie_break",
    ),
    "steps leave something out": (StepsWithoutTheRest, "steps() leads elsewhere than apply() and advance()"),
    "chance outside the setup": (with_functions(begin=roll_the_first_lead), "is some chance not in the setup?"),
    "use_chance takes anything": (AnyRoll, "a record was replayed that cannot be"),
    "a move is listed twice": (with_functions(legal_moves=list_twice), "a legal move is listed twice"),
    "two moves are written alike": (SameNotation, "two moves are written in the same way"),
    "no legal move": (
        with_functions(legal_moves=no_move_in_the_last_round),
        "there is no legal move, but the game is not over",
    ),
    "the game does not end": (with_functions(advance=never_end), "the game has not ended after"),
    "score and points differ": (with_functions(score=lambda s, seat: 0), "score() and points() disagree at the end"),
    "the start is not drawn": (with_functions(deal=turn.deal), 'start="random" does not draw every seat; does deal() draw it?'),
    "a value does not fit": (
        with_functions(advance=too_large_a_treasure, play=play_with(too_large_a_treasure)),
        "do its values fit its width?",
    ),
    "a rule cannot be translated": (with_functions(tie_break=winners_in_a_list), "a function cannot be machine code"),
    "a line is too long": (LongText, "a line is longer than 100 characters"),
}


def register(rules: ScarabsRules, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Let the game have these rules."""
    description = ScarabsDescription()
    description.rules = rules
    known = registry.descriptions() | {"scarabs": description}
    monkeypatch.setattr(registry, "descriptions", lambda: known)
    monkeypatch.setattr(runner_module, "_runners", {})
    monkeypatch.setenv("SAQQARA_CACHE", str(cache))


def sentences(rules: ScarabsRules, monkeypatch: pytest.MonkeyPatch, cache: Path) -> Iterator[str]:
    """What the checks say of a game with these rules."""
    register(rules, monkeypatch, cache)
    for check in CHECKS:
        try:
            check(saqqara.game("scarabs", players=3), 0)
        except Nonconforming as error:
            yield str(error)
        except Exception:  # noqa: BLE001 (wrong rules may break anywhere)
            continue


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_and_named(mistake: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules, sentence = MISTAKES[mistake]
    assert any(sentence in found for found in sentences(rules(), monkeypatch, tmp_path))


def test_the_game_without_mistakes_conforms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert list(sentences(ScarabsRules(), monkeypatch, tmp_path)) == []


def test_the_command_goes_on_after_a_failure_and_ends_with_status_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class BrokenView(ViewShowsHands):
        def text(self, position: Position, options: Mapping[str, Any]) -> str:
            raise RuntimeError("an error of the game's own")

    register(BrokenView(), monkeypatch, tmp_path)
    monkeypatch.setattr(sys, "argv", ["conformance", "scarabs", "--seeds", "1"])
    assert main() == 1
    told = capsys.readouterr().out
    assert "  FAILED  A view is plain JSON" in told
    assert "shows what is hidden from it: hand[0]" in told
    assert "RuntimeError: an error of the game's own" in told
    assert "  ok      There are hints" in told


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_handbook_explains_the_sentence(mistake: str) -> None:
    assert f"`{MISTAKES[mistake][1]}`" in PAGE


def test_machine_code_is_made_anew_when_a_game_it_builds_on_changes() -> None:
    assert Path(turn.__file__) in source_files(registry.describe("royal_scarabs"))
