"""Environments: every game for PettingZoo, Gymnasium and OpenSpiel. `docs/environments.md` is the handbook.

Importing this package needs none of them: it registers the environments of Gymnasium, if that is installed, and makes the
PettingZoo modules importable, one for each game: `from saqqara.envs import <game>_v0`.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ..games import game_names
from .zoo_modules import install, is_zoo_module


def register() -> None:
    """Register an environment of every game in Gymnasium: `saqqara/<Game>-v0`."""
    import gymnasium

    for name in game_names():
        identity = f"saqqara/{name.capitalize()}-v0"
        if identity not in gymnasium.registry:
            entry = "saqqara.envs.single:SingleAgentEnv"
            vector = "saqqara.envs.vector:VectorEnv"
            gymnasium.register(identity, entry_point=entry, vector_entry_point=vector, kwargs={"game": name})


def __getattr__(name: str) -> ModuleType:
    """The PettingZoo module of a game, imported when it is first used."""
    if is_zoo_module(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


install()
if find_spec("gymnasium"):
    register()
