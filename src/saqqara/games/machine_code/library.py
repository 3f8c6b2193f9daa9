"""Finds the library of a game, checks it and loads it.

Libraries lie in the package (`make` and the wheels put them there), or in the user's cache directory, where one is built when
it is missing and there is a compiler. A library is loaded only if its stamp fits this version, these sources and its own
bytes: an old, damaged or foreign one is never called.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..description import GameDescription
from .sources import PACKAGE, sources_hash
from .stamp import Stamp
from .targets import HOST, Target

if TYPE_CHECKING:
    import ctypes

CACHE = "SAQQARA_CACHE"
"""The environment variable that names another cache directory."""
PACKAGED = PACKAGE / "games" / "_native"


class NoLibrary(RuntimeError):
    """There is no library that fits. Says why, in a sentence."""


def packaged_stem(name: str, target: Target = HOST) -> str:
    """How the files of a game's library in the package are called, without suffix."""
    return f"{name}-{target.platform}"


def cache_directory() -> Path:
    """Where libraries are kept that were built when they were needed."""
    if given := os.environ.get(CACHE):
        return Path(given) / "machine-code"
    from platformdirs import user_cache_path

    return user_cache_path("saqqara", appauthor=False) / "machine-code"


def load(description: GameDescription) -> "ctypes.CDLL":
    """The library of a game, built now if it must be. `NoLibrary` if there is none."""
    sources = sources_hash(description)
    found = open_library(PACKAGED, packaged_stem(description.name), sources)
    if found is not None:
        return found
    folder, stem = cache_directory(), f"{packaged_stem(description.name)}-{sources[:16]}"
    found = open_library(folder, stem, sources)
    if found is None:
        build_now(description, folder, stem)
        found = open_library(folder, stem, sources)
    if found is None:
        raise NoLibrary("the library that was just built cannot be loaded")
    return found


def open_library(folder: Path, stem: str, sources: str) -> "ctypes.CDLL | None":
    """A library that fits; None if it is not there, or is another one than its stamp says."""
    stamp, path = Stamp.read(folder / f"{stem}.json"), folder / f"{stem}{HOST.suffix}"
    if stamp is None or stamp.sources != sources or not stamp.matches(path):
        return None
    import ctypes

    try:
        library = ctypes.CDLL(str(path))
        identity = (ctypes.c_char * (len(stamp.identity) + 1)).in_dll(library, "saqqara_identity").value.decode()
    except (OSError, ValueError):  # made for another machine, or without our name in it
        return None
    return library if identity == stamp.identity and library.saqqara_runs_here() else None


def build_now(description: GameDescription, folder: Path, stem: str) -> None:
    """Build a library where there is none. `NoLibrary` if that does not work."""
    from .build import BuildFailed, build, remove_old
    from .source import Untranslatable

    try:
        build(description, folder, stem)
        remove_old(folder)
    except (BuildFailed, Untranslatable) as error:
        raise NoLibrary(str(error)) from None
    except OSError as error:
        raise NoLibrary(f"{folder} cannot be written ({error.strerror}); {CACHE} names another directory") from None
