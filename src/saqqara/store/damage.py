"""Looking through an SQLite file for damage. The whole file is read, which takes seconds for each gigabyte."""

import sqlite3
import threading
from contextlib import closing

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError


class DamageCheck:
    """Looks through the file of an engine once. It runs in a thread, and can be stopped from another one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stopped = threading.Event()
        self.done = threading.Event()
        self.connection: sqlite3.Connection | None = None

    def run(self) -> bool:
        """Is the file damaged? False if it was stopped before that was known."""
        try:
            damaged = self._read() != "ok"
        except (sqlite3.Error, SQLAlchemyError) as error:
            damaged = "locked" not in str(error)
        finally:
            self.engine.dispose()
        return damaged and not self.stopped.is_set()  # SQLite calls pages unused that it had no time to reach

    def _read(self) -> str:
        with closing(self.engine.raw_connection()) as pooled:
            self.connection = pooled.driver_connection
            assert self.connection is not None
            try:
                found: str = "ok" if self.stopped.is_set() else self.connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            finally:
                self.done.set()
        return found

    def stop(self) -> None:
        """End it soon."""
        self.stopped.set()
        if self.connection is not None and not self.done.is_set():
            self.connection.interrupt()
