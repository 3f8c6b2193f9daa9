"""Machine code from the rules: the same functions as C, built once and loaded with ctypes.

`emitter.py` (with `functions.py` and `expressions.py`) translates functions written in the style of rules to C. `entries.py`
says which functions of a game are called from outside. `build.py` compiles the C to a library, and `library.py` finds,
checks and loads it. `wasm.py` compiles it for browsers, and `interface.py` says what callers in other languages must know.
`layout.py` lays out positions and working memory as bytes, for both sides alike.

`docs/architecture.md` says how to write a function so that it can be translated.
"""
