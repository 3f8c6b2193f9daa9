"""OpenSpiel: both games as Python games, `saqqara_imhotep` and `saqqara_anubixx`, registered when this module is imported.

Parameters are the options of the games, and `reward` (win, rank, margin) and `opening`: actions of players and chance, joined
by "_", that have been played before the game begins, so that an algorithm can be given just the end of a game. `start=-1`
leaves the start player to chance. All chance is in chance nodes (`chance_course.py`).
"""

from copy import deepcopy
from typing import Any

import numpy
import pyspiel

from ..bots import Bot, Budget, Cancel, Choice
from ..games import State
from ..games import game as new_game
from ..games.drivers import bind
from .batch import choice_of
from .chance_course import Course, nodes_of
from .exchange import bot_of, choice_of_action
from .observation import observation_of, state_around
from .steps import REWARDS, reward

PARAMETERS: dict[str, dict[str, Any]] = {
    "imhotep": {"players": 2, "sides": "AAAAA", "wrath": False, "start": 0, "reward": "win", "opening": ""},
    "anubixx": {"players": 2, "layout": "classic", "start": 0, "reward": "win", "opening": ""},
}
MOST_ANSWERS = 12
"""Kinds of market cards: no question to chance has more answers."""
MOST_MOVES = 1500
"""More moves than a game can have."""
MOST_POINTS = 500.0
"""More points than a game can give."""


def game_type(name: str) -> Any:
    """What kind of game it is, in OpenSpiel's words."""
    kinds = pyspiel.GameType
    hides = name == "imhotep"  # market B's face-down pair, while somebody looks at it
    seats = new_game(name).rules.players
    return kinds(
        short_name=f"saqqara_{name}",
        long_name=name.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[name],
    )


class SaqqaraGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    name: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS[self.name] | (params or {})
        options = {key: value for key, value in given.items() if key not in ("reward", "opening")}
        options["start"] = "random" if options["start"] == -1 else options["start"]
        self.rules_game = new_game(self.name, **options)
        self.reward = choice_of(given["reward"], REWARDS, "reward")
        self.value = bind(reward, self.rules_game.rules.functions.by_name())
        most = MOST_POINTS if given["reward"] == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules_game.rules.notation),
            max_chance_outcomes=MOST_ANSWERS,
            num_players=self.rules_game.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.type, info, params or {})
        self.first = Course(self.rules_game, nodes_of(self.name))
        for action in filter(None, given["opening"].split("_")):
            (self.first.play if self.first.question is None else self.first.answer)(int(action))

    def new_initial_state(self) -> "SaqqaraState":
        """The beginning, or where the opening leads."""
        return SaqqaraState(self)

    def state_of(self, state: State[Any]) -> "SaqqaraState":
        """One of our states as one of OpenSpiel's. Its history begins here."""
        new = SaqqaraState(self)
        new.course.position = new.course.before.copy()
        new.course.position.take_from(state.position)
        new.course.question, new.course.ply = None, state.ply
        return new

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SaqqaraObserver":
        """What a player sees."""
        if params:
            raise ValueError(f"observation parameters are not known: {params}")
        return SaqqaraObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SaqqaraState(pyspiel.State):  # type: ignore[misc]
    """A point in a game: a player's decision, a question to chance, or the end."""

    def __init__(self, game: SaqqaraGame) -> None:
        super().__init__(game)
        self.course = deepcopy(game.first)

    def current_player(self) -> int:
        """Who decides."""
        if self.course.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.course.position.mover

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        course = self.course
        return course.question is None and bool(course.game.rules.functions.is_over(course.position))

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        if course.question is not None or player != course.position.mover:
            return []
        moves = [0] * (len(course.game.rules.notation) + 1)
        return sorted(moves[: course.game.rules.functions.legal_moves(course.position, moves)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely."""
        assert self.course.question is not None
        return self.course.question.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.question is None:
            self.course.play(action)
        else:
            self.course.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.name_of(action) if self.course.question else f"chance {action}"
        return self.course.game.rules.notation[action]

    def returns(self) -> list[float]:
        """What the end is worth to everybody; 0 before."""
        game, position = self.get_game(), self.course.position
        seats = range(game.num_players())
        return [float(game.value(position, seat, game.reward)) if self.is_terminal() else 0.0 for seat in seats]

    def as_state(self) -> State[Any]:
        """One of our states, at the last decision."""
        return state_around(self.course.game, self.course.position.copy())

    def __str__(self) -> str:
        return "\n".join(text for _, text in self.course.log)


class SaqqaraObserver:
    """The numbers of `observation.py`, by name; the string of perfect recall adds all that the player has seen happen."""

    def __init__(self, game: SaqqaraGame, kind: Any) -> None:
        self.observation = observation_of(game.name)
        self.recall = kind.perfect_recall
        layout = self.observation.layout
        self.tensor = numpy.zeros(layout.size, numpy.float32)
        self.dict = {name: self.tensor[entry.at : entry.end].reshape(entry.shape) for name, entry in layout.fields.items()}

    def _numbers(self, state: SaqqaraState, player: int) -> list[int]:
        numbers = [0] * self.observation.layout.size
        if state.course.ply >= 0:
            self.observation.observe(state.course.position, player, state.course.ply, numbers)
        return numbers

    def set_from(self, state: SaqqaraState, player: int) -> None:
        """Write what a player sees into the tensor. In the middle of a move: what was seen before it."""
        self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: SaqqaraState, player: int) -> str:
        """What a player sees, as text."""
        numbers = self._numbers(state, player)
        layout = self.observation.layout
        parts = [
            f"{name}:{','.join(map(str, numbers[e.at : e.end]))}"
            for name, e in layout.fields.items()
            if any(numbers[e.at : e.end])
        ]
        seen = "; ".join(state.course.seen_by(player)) + "\n" if self.recall else ""
        return f"{seen}p{player} {' '.join(parts)}"


class ImhotepGame(SaqqaraGame):
    """Imhotep."""

    name = "imhotep"
    type = game_type("imhotep")


class AnubixxGame(SaqqaraGame):
    """Anubixx."""

    name = "anubixx"
    type = game_type("anubixx")


for _game in (ImhotepGame, AnubixxGame):
    if _game.type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_game.type, _game)


class OpenSpielBot:
    """A bot of OpenSpiel that sits in our arena. `make` gets the OpenSpiel game and the player, and gives the bot."""

    def __init__(self, make: Any, name: str = "open_spiel") -> None:
        self.make, self.name = make, name
        self._bots: dict[tuple[str, int | None], tuple[SaqqaraGame, Any]] = {}

    def choose(
        self,
        state: State[Any],
        budget: Budget | None = None,  # noqa: ARG002 (OpenSpiel's bots have their own)
        seed: int | None = None,
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """The bot's move. It gets a state with everything dealt anew that the mover cannot know."""
        if state.mover is None:
            raise ValueError("the game is over: there is no move to choose")
        game, player = self._ready(state)
        action = int(player.step(game.state_of(state.conceal(state.mover, seed or 0))))
        return choice_of_action(state, action, self.name)

    def _ready(self, state: State[Any]) -> tuple[SaqqaraGame, Any]:
        """The bot for this game and player; made once."""
        key = (repr(state.game), state.mover)
        if key not in self._bots:
            options = dict(state.options) | {"reward": "win"}
            game = (ImhotepGame if state.game.name == "imhotep" else AnubixxGame)(options)
            self._bots[key] = game, self.make(game, state.mover)
        return self._bots[key]


class SaqqaraBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots among OpenSpiel's."""

    def __init__(self, player: str | Bot, budget: Budget | None = None) -> None:
        super().__init__()
        self.bot, self.budget = bot_of(player), budget

    def step(self, state: SaqqaraState) -> int:
        """The bot's move as an action."""
        ours = state.as_state()
        return ours.game.moves[self.bot.choose(ours, self.budget).move]

    def restart_at(self, state: Any) -> None:
        """Nothing to remember."""
