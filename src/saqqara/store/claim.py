"""One server for one SQLite file: the first one claims it, and says where it is.

The claim is a lock on a small file beside the database. The operating system frees it when the process ends, however that
happens.
"""

import os
import sqlite3
from pathlib import Path

from ..games.reasons import reason
from .causes import cause


class Claimed(ValueError):
    """Another server has this file."""

    def __init__(self, file: Path, address: str) -> None:
        sentence = "the tables in {file} are served already, at {address}: stop that server, or give another --database"
        super().__init__(reason("failure-served-already", sentence, file=str(file), address=address))
        self.address = address
        """Where the other server is."""


class Claim:
    """The claim to a file, for as long as the process lives."""

    def __init__(self, file: Path, address: str) -> None:
        """Claim a file. Claimed if another process has it; ValueError if its directory cannot be written to."""
        file = Path(os.path.realpath(file))  # by whatever link it is called
        lock = file.with_name(f"{file.name}.lock")
        try:
            self.connection = sqlite3.connect(lock, timeout=0.1, isolation_level=None)
            self._claim(file, address)
        except sqlite3.DatabaseError as error:
            why = reason("failure-file-not-written", "{file} cannot be written: {why}", file=str(lock), why=cause(error))
            raise ValueError(why) from None

    def _claim(self, file: Path, address: str) -> None:
        """Write down the address, then begin a transaction that is never ended: others can read, but not begin one."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute("CREATE TABLE IF NOT EXISTS server (address TEXT)")
            self.connection.execute("DELETE FROM server")
            self.connection.execute("INSERT INTO server VALUES (?)", (address,))
            self.connection.execute("COMMIT")
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            found = self.connection.execute("SELECT address FROM server").fetchone()
            elsewhere = reason("failure-another-address", "another address")
            raise Claimed(file, found[0] if found else elsewhere) from None

    def release(self) -> None:
        """Give the file back."""
        self.connection.close()


def claim(database: str, address: str) -> Claim | None:
    """Claim the SQLite file of a URL. None if others may share the database."""
    file = sqlite_file(database)
    return None if file is None else Claim(file, address)


def served_at(database: str) -> str | None:
    """Where the server is that has claimed the SQLite file of a URL; None if nobody has."""
    try:
        own = claim(database, "")
    except Claimed as other:
        return other.address
    if own is not None:
        own.release()
    return None


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite URL; None if it is another database, or one in memory."""
    kind, _, path = database.partition(":///")
    return (
        Path(path.partition("?")[0].removeprefix("file:"))
        if kind.startswith("sqlite") and path and path != ":memory:"
        else None
    )
