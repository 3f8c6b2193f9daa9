"""Views and previews are exactly what their types say: the OpenAPI document and the client rely on it."""

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from saqqara import Game
from saqqara.games import State
from saqqara.games.anubixx import state as anubixx_state
from saqqara.games.anubixx import view_types as anubixx_types
from saqqara.games.anubixx.components import COLOUR_LETTERS
from saqqara.games.imhotep import components as imhotep_components
from saqqara.games.imhotep import state as imhotep_state
from saqqara.games.imhotep import view_types as imhotep_types
from saqqara.games.registry import describe
from saqqara.games.story import Message
from saqqara.games.view import GenericView
from saqqara.table.previews import previews

from .options import FEW_GAMES, name_of


def problem(value: Any, kind: Any, where: str = "") -> str | None:
    """Where a value is not of its type; None: it is."""
    origin = get_origin(kind)
    parts: list[tuple[Any, Any, str]] | None
    if kind is Any or (kind is Message and isinstance(value, Message)):
        return None
    if origin in (Union, UnionType):
        problems = [problem(value, each, where) for each in get_args(kind)]
        return None if None in problems else f"{where}: {problems}"
    if origin is Literal:
        return None if value in get_args(kind) else f"{where}: {value!r} is none of {get_args(kind)}"
    if origin is NotRequired:
        return problem(value, get_args(kind)[0], where)
    if origin is list:
        parts = [(each, get_args(kind)[0], f"{where}[{i}]") for i, each in enumerate(value)] if type(value) is list else None
    elif origin is dict:
        parts = [(value[key], get_args(kind)[1], f"{where}.{key}") for key in value] if type(value) is dict else None
    elif is_typeddict(kind):
        keys = set(value) if type(value) is dict else set()
        further = keys - kind.__required_keys__ - kind.__optional_keys__
        if not kind.__required_keys__ <= keys or (further and kind is not GenericView):
            return f"{where}: keys {keys ^ kind.__required_keys__} of {kind.__name__}"
        hints = get_type_hints(kind)
        parts = [(value[key], hints[key], f"{where}.{key}") for key in value if key not in further]
    else:
        return None if type(value) is kind or (value is None and kind is NoneType) else f"{where}: {value!r} is no {kind}"
    if parts is None:
        return f"{where}: {value!r} is no {origin}"
    return next((found for part in parts if (found := problem(*part)) is not None), None)


def states_of(game: Game) -> list[State]:
    """All states of one game."""
    state, seen = game.start(seed=5), []
    while not state.over:
        seen.append(state.copy())
        moves = state.moves()
        state.play(moves[state.ply * 7 % len(moves)])
    return [*seen, state]


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_views_are_of_their_type(game: Game) -> None:
    kind = describe(game.name).view_type
    for state in states_of(game):
        for seat in (None, state.mover):
            assert problem(state.view(seat), kind) is None


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_previews_are_of_their_type(game: Game) -> None:
    kind = describe(game.name).preview.type
    for state in states_of(game)[::9]:
        for each in previews(state):
            assert problem(each, kind) is None


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_the_tie_break_and_the_scores_give_the_ranking(game: Game) -> None:
    for state in states_of(game)[::5]:
        view = state.view()
        keys = list(zip(view["scores"], view["tie_break"], strict=True))
        assert view["ranking"] == [1 + sum(other > key for other in keys) for key in keys]


def test_names_in_types_are_those_of_the_rules() -> None:
    assert get_args(imhotep_types.Card) == imhotep_components.CARD_NAMES
    assert get_args(imhotep_types.Site) == imhotep_components.SITE_NAMES
    assert get_args(imhotep_types.Colour) == imhotep_components.COLOURS
    assert set(get_args(imhotep_types.Question)) == set(imhotep_state.QUESTION_NAMES) - {"nothing", "shuffle"}
    assert get_args(anubixx_types.Colour) == tuple(COLOUR_LETTERS)
    assert set(get_args(anubixx_types.Question)) == set(anubixx_state.QUESTION_NAMES) - {"nothing", "roll"}
    assert (None, *get_args(anubixx_types.End)) == anubixx_state.END_NAMES
