"""Where a person's own files are on their machine."""

import os
from pathlib import Path

from platformdirs import user_data_path

from ..games.reasons import reason, system_reason


def data_directory() -> Path:
    """Where the user's games are kept: `SAQQARA_DATA` if set, else the operating system's directory for user data."""
    given = os.environ.get("SAQQARA_DATA")
    return Path(given) if given else user_data_path("saqqara", appauthor=False)


def local_database() -> str:
    """The database of a person's own games; its directory is created. ValueError, in one sentence, if it cannot be."""
    directory = data_directory()
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = "{file} cannot be written: {why}"
        raise ValueError(reason("failure-file-not-written", sentence, file=str(directory), why=system_reason(error))) from None
    return f"sqlite:///{directory / 'tables.db'}"
