"""What a seat may see, as numbers; and from the numbers back to a position and a view.

`observe(state, seat)` is the row of numbers that every environment returns. `layout(game)` describes its fields.
`rebuild_view` makes the seat's view from the numbers alone, so nothing is missing in them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..games import Game, State, game
from ..games.observation import Observation, ObservationLayout
from ..games.registry import describe


def observation_of(name: str) -> Observation:
    """The observation of a game. ValueError if there is no such game."""
    return describe(name).observation


def layout(name: str) -> ObservationLayout:
    """The fields of the observation of a game."""
    return observation_of(name).layout


def observe(state: State, seat: int) -> list[int]:
    """What a seat sees of a state, as numbers."""
    seen = observation_of(state.game.name)
    numbers = [0] * seen.layout.size
    seen.observe(state.position, seat, state.ply, numbers)
    return numbers


def action_mask(state: State) -> list[int]:
    """1 for every move of the game that is legal now, else 0, by the number of the move."""
    mask = [0] * len(state.game.rules.notation)
    if not state.over:
        for move in state.legal():
            mask[move] = 1
    return mask


def state_around(played: Game, position: Any, options: Mapping[str, Any] | None = None) -> State:
    """A state that starts at a position. Its log is empty, so its record is not complete."""
    state = played.start(seed=0)
    state.position = position
    state.options = dict(options) if options else played.options | {"start": state.options["start"]}
    return state


def rebuild_state(played: Game, observation: Sequence[int]) -> State:
    """A state that the observer could be in: what it sees is as it is, what it does not see is arbitrary."""
    return state_around(played, observation_of(played.name).rebuild(observation, played.options))


def rebuild_view(name: str, observation: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]:
    """The view of the observer, from the numbers and the options (`state.options`, a start player drawn by lot settled)."""
    seen = observation_of(name)
    played = game(name, **options)
    state = state_around(played, seen.rebuild(observation, options), options)
    view = state.view(seen.layout.one(observation, "seat"))
    return view | {"ply": seen.layout.one(observation, "ply")}
