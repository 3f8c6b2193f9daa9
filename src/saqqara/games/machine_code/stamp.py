"""The stamp of a library: what it was made of, so that one that does not fit is never called."""

import hashlib
import json
from pathlib import Path
from typing import NamedTuple, Self


class Stamp(NamedTuple):
    """What a library was made of."""

    identity: str
    """Version, game and hash of the C; the library holds the same text."""
    sources: str
    """The hash of the Python sources and data that the C was written from."""
    library: str
    """The hash of the library."""
    flags: str
    """How it was compiled."""

    @classmethod
    def read(cls, path: Path) -> Self | None:
        """The stamp in a file; None if there is no file, or no stamp in it."""
        try:
            found = json.loads(path.read_bytes())
            stamp = cls(**found)
        except (OSError, ValueError, TypeError):
            return None
        return stamp if all(isinstance(each, str) for each in stamp) else None

    def matches(self, library: Path) -> bool:
        """Is the library the one that was stamped, undamaged?"""
        try:
            return hashlib.sha256(library.read_bytes()).hexdigest()[:32] == self.library
        except OSError:
            return False
