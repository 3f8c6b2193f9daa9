"""Which functions of a game become machine code: the drivers, and whatever they call."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..description import GameDescription
from ..drivers import bind
from ..memory import GameSize
from ..network import judge_for
from .layout import Sizes
from .sources import drivers_of

if TYPE_CHECKING:
    from .emitter import Emitter


def game_functions(description: GameDescription) -> dict[str, Callable[..., Any]]:
    """All functions of a game that drivers may call, by the names that they call them by."""
    rules, evaluation = description.rules.functions.by_name(), description.evaluation.functions()
    return rules | evaluation | {"observe": description.observation.observe} | network_functions(description)


def network_functions(description: GameDescription) -> dict[str, Any]:
    """What the drivers of a learned evaluation need, if the game has one."""
    inputs = description.evaluation.inputs
    if inputs is None:
        return {}
    return inputs.names() | {"judge_seats": judge_for(description.rules, inputs)}


def game_sizes(description: GameDescription) -> Sizes:
    """The sizes of arrays that depend on the game."""
    rules, inputs = description.rules, description.evaluation.inputs
    return {
        GameSize.ACTIONS: len(rules.notation),
        GameSize.MOVES: len(rules.notation) + 1,
        GameSize.SEATS: rules.players[-1],
        GameSize.SOURCES: len(rules.sources),
        GameSize.OBSERVATION: description.observation.layout.size,
        GameSize.INPUTS: inputs.rows if inputs else 0,
    }


def emit(description: GameDescription, drivers: Sequence[str] | None = None, *, checked: bool = False) -> "Emitter":
    """Translate the entries of a game: those of some modules, or all. `Untranslatable` if one cannot be."""
    from .emitter import Emitter  # large, and needed only where a library is built

    emitter = Emitter(description.rules.position, game_sizes(description), checked=checked)
    functions = game_functions(description)
    for module in drivers_of(description) if drivers is None else drivers:
        for entry in import_module(module).ENTRIES:
            emitter.entry(bind(entry, functions))
    return emitter
