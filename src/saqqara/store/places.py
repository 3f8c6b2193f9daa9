"""Where a person's own files are on their machine."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_directory() -> Path:
    """Where the user's games are kept: `SAQQARA_DATA` if set, else the operating system's directory for user data."""
    given = os.environ.get("SAQQARA_DATA")
    return Path(given) if given else user_data_path("saqqara", appauthor=False)


def local_database() -> str:
    """The database of a person's own games; its directory is created."""
    directory = data_directory()
    directory.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'tables.db'}"
