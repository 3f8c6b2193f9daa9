"""Games on a GPU: the same rules as CUDA, compiled by NVRTC through CuPy.

`program.py` writes the CUDA source of a game: functions in the style of rules, translated by `games.machine_code`, and the
kernels of a `.cu` file, which call them. `device.py` runs kernels on a GPU, `host.py` on the CPU, compiled as C++, where
tests and debuggers can look at them. `arena.gpu_simulate` and `envs.gpu_batch` are what they are used for.
"""
