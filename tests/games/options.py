"""All options of both games, for tests that must hold for every one of them."""

import itertools
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import saqqara
from saqqara import Game

SIDES = ["".join(letters) for letters in itertools.product("AB", repeat=5)]


def imhotep_options() -> Iterator[dict[str, Any]]:
    for players, sides, wrath in itertools.product((2, 3, 4), SIDES, (False, True)):
        yield {"players": players, "sides": sides, "wrath": wrath, "start": sides.count("B") % players}


def anubixx_options() -> Iterator[dict[str, Any]]:
    for players, layout in itertools.product((2, 3, 4, 5), ("classic", "great")):
        yield {"players": players, "layout": layout, "start": players - 1}


def all_games() -> list[Game[Any]]:
    imhotep = [saqqara.game("imhotep", **options) for options in imhotep_options()]
    return imhotep + [saqqara.game("anubixx", **options) for options in anubixx_options()]


def name_of(game: Game[Any]) -> str:
    return "-".join(str(value) for value in (game.name, *game.options.values()))


FEW_GAMES = [
    saqqara.game("imhotep", players=2),
    saqqara.game("imhotep", players=3, sides="BABAB", wrath=True, start="random"),
    saqqara.game("imhotep", players=4, sides="BBBBB", start=2),
    saqqara.game("anubixx", players=2),
    saqqara.game("anubixx", players=3, layout="great", start="random"),
    saqqara.game("anubixx", players=5),
]
"""A few that differ in everything, for tests that take their time."""

some_game = st.one_of(
    st.builds(
        lambda players, sides, wrath, start: saqqara.game("imhotep", players=players, sides=sides, wrath=wrath, start=start),
        st.integers(2, 4),
        st.sampled_from(SIDES),
        st.booleans(),
        st.sampled_from([0, 1, "random"]),
    ),
    st.builds(
        lambda players, layout, start: saqqara.game("anubixx", players=players, layout=layout, start=start),
        st.integers(2, 5),
        st.sampled_from(["classic", "great"]),
        st.sampled_from([0, 1, "random"]),
    ),
)
