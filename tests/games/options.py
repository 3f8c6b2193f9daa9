"""All registered games with all their options, for tests that must hold for every one of them."""

import itertools

from hypothesis import strategies as st

import saqqara
from saqqara import Game
from saqqara.conformance import all_games as all_of
from saqqara.conformance import few_games as few_of

SIDES = ["".join(letters) for letters in itertools.product("AB", repeat=5)]


def name_of(game: Game) -> str:
    return "-".join(str(value) for value in (game.name, *game.options.values()))


ALL_GAMES = [game for name in saqqara.game_names() for game in all_of(name)]
FEW_GAMES = [game for name in saqqara.game_names() for game in few_of(name)]
"""Every number of players once, with options that differ, for tests that take their time."""

some_game = st.builds(
    lambda game, start: saqqara.game(game.name, **(game.options | {"start": start})),
    st.sampled_from(saqqara.game_names()).flatmap(lambda name: st.sampled_from(all_of(name))),
    st.sampled_from([0, 1, "random"]),
)
