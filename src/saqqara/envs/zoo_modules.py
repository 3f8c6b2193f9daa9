"""The PettingZoo module of each game, `saqqara.envs.<game>_v0`, with `env`, `raw_env` and `parallel_env`.

There is no file for them. PettingZoo's users expect a module for each game and version, all alike but for the game's name, so
a finder makes them from the list of games when they are imported.
"""

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from ..games import game_names

PACKAGE = __name__.rpartition(".")[0]
VERSION = "_v0"
DOC = """{title} for PettingZoo: `env`, `raw_env` and `parallel_env`.

Options are those of `saqqara.game("{name}", ...)`, and `reward`, `render_mode`, `max_cycles`, `illegal` (see `zoo.py`).
"""


def is_zoo_module(fullname: str) -> bool:
    """Is this the full name of the PettingZoo module of a game?"""
    package, _, module = fullname.rpartition(".")
    return package == PACKAGE and module.endswith(VERSION) and module.removesuffix(VERSION) in game_names()


class ZooModules(MetaPathFinder, Loader):
    """Finds and makes the modules."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 (the modules have no place in the file system)
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The specification of such a module; None for any other."""
        return ModuleSpec(fullname, self, origin="made from the list of games") if is_zoo_module(fullname) else None

    def exec_module(self, module: ModuleType) -> None:
        """Fill in what the module offers. Only now PettingZoo is imported."""
        from ..games.registry import describe
        from .zoo import SaqqaraEnv, SaqqaraParallelEnv

        name = module.__name__.rpartition(".")[2].removesuffix(VERSION)
        module.__doc__ = DOC.format(title=describe(name).title, name=name)
        vars(module).update(
            env=partial(SaqqaraEnv, name),
            raw_env=partial(SaqqaraEnv, name, illegal="raise"),
            parallel_env=partial(SaqqaraParallelEnv, name),
        )


def install() -> None:
    """Add the finder, once."""
    if not any(isinstance(finder, ZooModules) for finder in sys.meta_path):
        sys.meta_path.append(ZooModules())
