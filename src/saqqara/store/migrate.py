"""Brings a database up to date. Alembic is only imported if there is something to do: that takes a quarter of a second."""

from pathlib import Path

from sqlalchemy import Connection, inspect

from ..games.reasons import reason
from .interface import StorageFailed

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
"""Where Alembic writes the number of the last migration that was run."""


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, one process at a time. StorageFailed if it is not ours, or newer.

    All or none of them are done, even if the process is killed.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1396788562)")
    names = inspect(connection).get_table_names()
    if names and VERSION_TABLE not in names:
        sentence = "the database belongs to another program: it has tables, but none of Saqqara's"
        raise StorageFailed(reason("failure-another-program", sentence))
    if names and connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar() == newest_version():  # noqa: S608
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python begins no transaction by itself before a table is made
    run_migrations(connection)


def newest_version() -> str:
    """The number of the last migration: its file begins with it."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def run_migrations(connection: Connection) -> None:
    """Run all migrations that were not run yet."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        sentence = "the database was made by a newer version of Saqqara: install that one"
        raise StorageFailed(reason("failure-newer", sentence)) from None
