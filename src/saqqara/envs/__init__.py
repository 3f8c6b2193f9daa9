"""Environments: both games for PettingZoo, Gymnasium and OpenSpiel. `docs/environments.md` is the handbook.

Each adaptor is a module of its own and imports its library; importing this package only tells Gymnasium, if it is there, where
its environments are.
"""

from importlib.util import find_spec

__all__ = ["anubixx_v0", "imhotep_v0"]


def register() -> None:
    """Tell Gymnasium of `saqqara/Imhotep-v0` and `saqqara/Anubixx-v0`."""
    import gymnasium

    for name in ("imhotep", "anubixx"):
        identity = f"saqqara/{name.capitalize()}-v0"
        if identity not in gymnasium.registry:
            entry = "saqqara.envs.single:SingleAgentEnv"
            vector = "saqqara.envs.vector:VectorEnv"
            gymnasium.register(identity, entry_point=entry, vector_entry_point=vector, kwargs={"game": name})


if find_spec("gymnasium"):
    register()
