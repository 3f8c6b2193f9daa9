"""Where a person's own things lie on their machine."""

import os
import sys
from pathlib import Path


def data_directory() -> Path:
    """Where the user's games are kept: `SAQQARA_DATA` if set, else what the operating system provides for it."""
    if given := os.environ.get("SAQQARA_DATA"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "saqqara"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "saqqara"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "saqqara"
