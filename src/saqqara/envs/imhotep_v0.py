"""Imhotep for PettingZoo: `env`, `raw_env` and `parallel_env`, as in PettingZoo's own modules.

Options are those of `saqqara.game("imhotep", ...)`, and `reward`, `render_mode`, `max_cycles`, `illegal` (see `zoo.py`).
"""

from functools import partial

from .zoo import SaqqaraEnv, SaqqaraParallelEnv

env = partial(SaqqaraEnv, "imhotep")
raw_env = partial(SaqqaraEnv, "imhotep", illegal="raise")
parallel_env = partial(SaqqaraParallelEnv, "imhotep")
