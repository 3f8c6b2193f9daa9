"""OpenSpiel: every game as a Python game, `saqqara_<name>`. Importing this module registers them.

Parameters are the options of the game, and `reward` (win, rank, margin). `start=-1` leaves the start player to chance.

A game with `ChanceNodes` has explicit chance. Its parameter `opening` lists actions of players and chance, joined by "_", that
have been played before the game begins, so that an algorithm can be given just the end of a game. In any other game chance is
sampled; its parameter `rng_seed` seeds the generator, -1 from the operating system. `courses.py` plays both kinds.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, ClassVar

import numpy
import pyspiel

from ..bots import Bot, Budget, Cancel, Choice
from ..games import GameDescription, State, game_names
from ..games import game as new_game
from ..games.chance import new_seed, seed_words
from ..games.drivers import bind
from ..games.options import RANDOM
from ..games.registry import describe
from .batch import choice_of
from .courses import Course, ExplicitCourse, SampledCourse, field_texts, observation_at
from .exchange import bot_of, choice_of_action
from .observation import state_around
from .steps import REWARDS, reward

# pyspiel has no types: its objects are Any here
NOT_OPTIONS = ("reward", "opening", "rng_seed")
"""Parameters that are no options of the game."""
RANDOM_START = -1


def parameters(description: GameDescription) -> dict[str, str | bool | int]:
    """The parameters of a game, with their defaults."""
    options = {option.name: option.default for option in description.options}
    chance: dict[str, str | int] = {"rng_seed": -1} if description.chance_nodes is None else {"opening": ""}
    return {"players": description.rules.players[0], **options, "start": 0, "reward": REWARDS[0], **chance}


def game_type(description: GameDescription) -> Any:
    """What kind of game it is, in OpenSpiel's terms."""
    kinds = pyspiel.GameType
    explicit, hides = description.chance_nodes is not None, description.hidden_information
    seats = description.rules.players
    return kinds(
        short_name=f"saqqara_{description.name}",
        long_name=description.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(description),
    )


class SaqqaraGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. `game_class` makes a subclass for each game."""

    description: ClassVar[GameDescription]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = parameters(self.description) | (params or {})
        options = {key: value for key, value in given.items() if key not in NOT_OPTIONS}
        options["start"] = RANDOM if options["start"] == RANDOM_START else options["start"]
        self.rules_game = new_game(self.description.name, **options)
        self.reward = choice_of(given["reward"], REWARDS, "reward")
        self.value = bind(reward, self.rules_game.rules.functions.by_name())
        nodes = self.description.chance_nodes
        most = float(self.description.most_points) if given["reward"] == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules_game.rules.notation),
            max_chance_outcomes=1 if nodes is None else max(map(len, nodes.answers.values())),
            num_players=self.rules_game.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.description.most_moves,
        )
        super().__init__(self.type, info, params or {})
        self.first = self._first_course(given)

    def _first_course(self, given: dict[str, Any]) -> Course:
        """The beginning of the game, or where the opening leads."""
        nodes = self.description.chance_nodes
        if nodes is None:
            seed = new_seed() if given["rng_seed"] < 0 else given["rng_seed"]
            return SampledCourse(self.rules_game, list(seed_words(seed, "open_spiel")))
        course = ExplicitCourse(self.rules_game, nodes)
        for action in filter(None, given["opening"].split("_")):
            (course.play if course.question is None else course.answer)(int(action))
        return course

    def new_initial_state(self) -> "SaqqaraState":
        """The beginning, or where the opening leads."""
        return SaqqaraState(self)

    def state_of(self, state: State) -> "SaqqaraState":
        """One of our states as an OpenSpiel state. Its history begins here."""
        new = SaqqaraState(self)
        new.course.continue_from(state.position, state.ply)
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
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.course.position.mover)

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
        """The outcomes of chance, with their probabilities."""
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
        """The reward of every seat at the end; 0 before."""
        game, position = self.get_game(), self.course.position
        seats = range(game.num_players())
        return [float(game.value(position, seat, game.reward)) if self.is_terminal() else 0.0 for seat in seats]

    def as_state(self) -> State:
        """One of our states, at the last decision."""
        return state_around(self.course.game, self.course.position.copy())

    def __str__(self) -> str:
        return "\n".join(self.course.log())


class SaqqaraObserver:
    """The numbers of the game's observation, by name. The string of perfect recall adds all that the player has seen happen."""

    def __init__(self, game: SaqqaraGame, kind: Any) -> None:
        self.observation = game.description.observation
        self.recall = kind.perfect_recall
        layout = self.observation.layout
        self.tensor = numpy.zeros(layout.size, numpy.float32)
        self.dict = {name: self.tensor[entry.at : entry.end].reshape(entry.shape) for name, entry in layout.fields.items()}

    def _numbers(self, state: SaqqaraState, player: int) -> list[int]:
        return observation_at(self.observation, state.course.position, player, state.course.ply)

    def set_from(self, state: SaqqaraState, player: int) -> None:
        """Write what a player sees into the tensor. At a chance node: what it saw at the last decision."""
        self.tensor[:] = self._numbers(state, player)

    def string_from(self, state: SaqqaraState, player: int) -> str:
        """What a player sees, as text."""
        parts = field_texts(self.observation, self._numbers(state, player))
        seen = "; ".join(state.course.seen_by(player)) + "\n" if self.recall else ""
        return f"{seen}p{player} {' '.join(parts)}"


def game_class(name: str) -> type[SaqqaraGame]:
    """The OpenSpiel class of a game."""
    description = describe(name)
    members = {"__doc__": f"{description.title}.", "description": description, "type": game_type(description)}
    return type(f"{name.capitalize()}Game", (SaqqaraGame,), members)


GAME_CLASSES = {name: game_class(name) for name in game_names()}
"""The OpenSpiel class of each game, by name."""
for _class in GAME_CLASSES.values():
    if _class.type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_class.type, _class)


class OpenSpielBot:
    """A bot of OpenSpiel as one of ours. `make` gets the OpenSpiel game and the player, and returns the bot."""

    def __init__(self, make: Callable[[SaqqaraGame, int], Any], name: str = "open_spiel") -> None:
        self.make, self.name = make, name
        self._bots: dict[tuple[str, int], tuple[SaqqaraGame, Any]] = {}

    def choose(
        self,
        state: State,
        budget: Budget | None = None,  # noqa: ARG002 (OpenSpiel's bots have their own)
        seed: int | None = None,
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """The bot's move. What the mover cannot know is dealt at random in the state that the bot gets."""
        if state.mover is None:
            raise ValueError("the game is over: there is no move to choose")
        game, player = self._ready(state, state.mover)
        action = int(player.step(game.state_of(state.conceal(state.mover, seed or 0))))
        return choice_of_action(state, action, self.name)

    def _ready(self, state: State, mover: int) -> tuple[SaqqaraGame, Any]:
        """The bot for this game and player; made once."""
        key = (repr(state.game), mover)
        if key not in self._bots:
            game = GAME_CLASSES[state.game.name](dict(state.options) | {"reward": "win"})
            self._bots[key] = game, self.make(game, mover)
        return self._bots[key]


class SaqqaraBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a bot of OpenSpiel."""

    def __init__(self, player: str | Bot, budget: Budget | None = None) -> None:
        super().__init__()
        self.bot, self.budget = bot_of(player), budget

    def step(self, state: SaqqaraState) -> int:
        """The bot's move as an action."""
        ours = state.as_state()
        return ours.game.moves[self.bot.choose(ours, self.budget).move]

    def restart_at(self, state: SaqqaraState) -> None:
        """There is nothing to restart."""
