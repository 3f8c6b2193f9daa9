"""The commands `saqqara admin …`: keeping house on a server, while it runs or not."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from ..store.places import local_database
from .complaints import Failure, failure, not_one_of, told
from .files import record_text, server_parts, write_text
from .parameters import with_examples
from .texts import t

if TYPE_CHECKING:
    from ..store.house import House, RestrictionKind

T = TypeVar("T")
DAY = 86_400.0
MOST_DAYS = 1_000_000
"""So long that it is as good as never."""
app = typer.Typer(
    help=with_examples(
        "help-admin",
        "saqqara admin list --status running",
        "saqqara admin show TABLE",
        "saqqara admin ban --address 192.0.2.7",
        "saqqara admin clean --abandon-days 60 --keep-days 365",
    ),
    short_help="help-admin-short",
)
STATUSES = ("waiting", "running", "finished")

AbandonDays = Annotated[float, typer.Option("--abandon-days", help="help-abandon-days", min=0, max=MOST_DAYS)]
KeepDays = Annotated[float, typer.Option("--keep-days", help="help-keep-days", min=0, max=MOST_DAYS)]
Database = Annotated[
    str | None,
    typer.Option("--database", help="help-database", envvar="SAQQARA_DATABASE", show_default="help-own-file"),
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="help-admin-table")]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE...", help="help-admin-tables")]
IDS = {"ignore_unknown_options": True}
"""Ids and secrets may begin with a hyphen: they are no options."""


def keep_house(database: str | None, work: "Callable[[House], Awaitable[T]]") -> T:
    """Do something with the tables of a database. Failure, in one sentence, if it cannot be done."""
    logging.getLogger("saqqara").addHandler(logging.NullHandler())  # what goes wrong is said by the command
    with server_parts():
        from ..store.claim import sqlite_file
        from ..store.house import House
        from ..store.interface import Conflict, StorageFailed
        from ..store.store import Store

        async def run() -> T:
            url = database or local_database()
            store = Store(url)
            if (file := sqlite_file(url)) is not None and not file.exists():  # a wrong name would make a new one
                raise failure("complaint-no-database", file=file)
            try:
                await store.open()
                return await work(House(store))
            finally:
                await store.close()

        try:
            return asyncio.run(run())
        except Conflict:
            raise failure("complaint-try-again") from None
        except StorageFailed as error:
            raise Failure(told(error)) from None


def day(at: float) -> str:
    """A time, to the minute, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("list", help=with_examples("help-admin-list", "saqqara admin list --status running"))
def list_tables(
    status: Annotated[str | None, typer.Option("--status", help="help-admin-status", metavar="|".join(STATUSES))] = None,
    most: Annotated[int, typer.Option("--most", help="help-admin-most", min=1, max=1_000_000)] = 50,
    database: Database = None,
) -> None:
    """List tables, the last changed first."""
    if status is not None and status not in STATUSES:
        raise not_one_of("--status", STATUSES, status)
    lines = keep_house(database, lambda house: house.tables(status, most))
    print_columns(
        [
            line.id,
            t("cli-status", status=line.status),
            t("cli-public" if line.public else "cli-private"),
            day(line.created),
            day(line.updated),
            t("cli-events", events=line.events),
        ]
        for line in lines
    )


def print_columns(rows: Iterable[list[str]]) -> None:
    """Rows in columns that are as wide as their widest entry."""
    from rich.cells import cell_len

    given = list(rows)
    widths = [max(map(cell_len, column)) for column in zip(*given, strict=True)]
    for row in given:
        padded = (entry + " " * (width - cell_len(entry)) for entry, width in zip(row, widths, strict=True))
        print("  ".join(padded).rstrip())


@app.command(context_settings=IDS, help="help-admin-show")
def show(table: TableName, database: Database = None) -> None:
    """Show a table: its game and who sits there, each with the hash that `mute`, `ban` and `forget` take."""
    found = keep_house(database, lambda house: house.table(table))
    counts = {"moves": len(found.played), "events": found.version}
    status = t("cli-status", status=found.status)
    print(t("cli-admin-table", table=found.id, game=found.game_name, status=status, **counts))
    print_columns(
        [f"  {t('cli-seat', number=number)}:", t("cli-kind", kind=seat.kind), seat.name or "-", seat.person]
        for number, seat in enumerate(found.seats, 1)
    )


@app.command(context_settings=IDS, help="help-admin-close")
def close(names: TableNames, database: Database = None) -> None:
    """Close tables: their games end without a winner. They can still be looked at."""
    names = [*dict.fromkeys(names)]

    async def work(house: "House") -> list[bool]:
        await check_tables(house, names)
        return [await house.end(table, "closed", time.time()) for table in names]

    for table, ended in zip(names, keep_house(database, work), strict=True):
        print(t("cli-closed" if ended else "cli-finished-already", table=table))


@app.command(context_settings=IDS, help=with_examples("help-admin-export", "saqqara admin export TABLE game.json"))
def export(
    table: TableName,
    file: Annotated[str, typer.Argument(help="help-admin-file", metavar="FILE")] = "-",
    database: Database = None,
) -> None:
    """Write the record of a table."""
    from pathlib import Path

    found = keep_house(database, lambda house: house.table(table))
    record: dict[str, Any] = dict(found.record() if found.status == "finished" else found.state.record())
    if file == "-":
        print(record_text(record), end="")
    else:
        write_text(Path(file), record_text(record))


@app.command(context_settings=IDS, help="help-admin-delete")
def delete(
    names: TableNames,
    yes: Annotated[bool, typer.Option("--yes", help="help-admin-yes")] = False,
    database: Database = None,
) -> None:
    """Delete tables with everything that happened there. This cannot be undone."""
    names = [*dict.fromkeys(names)]
    if not (yes or agreed(t("cli-delete", tables=len(names)))):
        raise typer.Exit(1)

    async def work(house: "House") -> None:
        await check_tables(house, names)
        await house.delete(names)
        await house.shrink()

    keep_house(database, work)
    print(t("cli-deleted", deleted=len(names)))


async def check_tables(house: "House", names: Iterable[str]) -> None:
    """ValueError if one of the tables is not there: then nothing is done with the others either."""
    for table in names:
        await house.find(table)


def agreed(question: str) -> bool:
    """Does the owner answer yes? Nobody who could answer is a no."""
    try:
        return typer.confirm(question)
    except typer.Abort:
        return False


@app.command(context_settings=IDS, help="help-admin-forget")
def forget(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="help-admin-person")], database: Database = None
) -> None:
    """Forget a person: their name and their words go from all tables. Where they still play, a bot plays on."""

    async def work(house: "House") -> int:
        from ..store.house import subject

        return await house.forget(subject("ban", person), time.time())

    print(t("cli-forgotten", tables=keep_house(database, work)))


def restrict(action: Literal["restrict", "lift"], kind: "RestrictionKind", value: str, database: str | None) -> None:
    """Mute or ban somebody, or allow it again."""
    keep_house(database, lambda house: getattr(house, action)(kind, value))


PersonToRestrict = Annotated[str | None, typer.Argument(metavar="PERSON", help="help-admin-person")]
Address = Annotated[str | None, typer.Option("--address", help="help-admin-address")]


@app.command(context_settings=IDS, help="help-admin-mute")
def mute(person: Annotated[str, typer.Argument(metavar="PERSON", help="help-admin-person")], database: Database = None) -> None:
    """Mute a person: they can play, but not talk. `unmute` allows it again."""
    restrict("restrict", "mute", person, database)
    print(t("cli-muted"))


@app.command(context_settings=IDS, help="help-admin-unmute")
def unmute(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="help-admin-person")], database: Database = None
) -> None:
    """Let a person talk again."""
    restrict("lift", "mute", person, database)
    print(t("cli-unmuted"))


@app.command(
    context_settings=IDS,
    help=with_examples("help-admin-ban", "saqqara admin ban PERSON", "saqqara admin ban --address 192.0.2.0/24"),
)
def ban(person: PersonToRestrict = None, address: Address = None, database: Database = None) -> None:
    """Ban a person, or everybody behind an address."""
    kind, value = who(person, address)
    restrict("restrict", kind, value, database)
    print(t("cli-banned"))


@app.command(context_settings=IDS, help="help-admin-unban")
def unban(person: PersonToRestrict = None, address: Address = None, database: Database = None) -> None:
    """Let a person, or everybody behind an address, in again."""
    kind, value = who(person, address)
    restrict("lift", kind, value, database)
    print(t("cli-unbanned"))


def who(person: str | None, address: str | None) -> "tuple[RestrictionKind, str]":
    """Whom a ban is for. Failure unless it is one of both."""
    if (person is None) == (address is None):
        raise failure("complaint-person-or-address")
    return ("ban", person) if person is not None else ("address", address or "")


@app.command(help="help-admin-restrictions")
def restrictions(database: Database = None) -> None:
    """List everybody who is muted or banned."""
    found = keep_house(database, lambda house: house.restrictions())
    print_columns([t("cli-restriction", kind=kind), value] for kind, value in found)


@app.command(help="help-admin-clean")
def clean(
    abandon_days: AbandonDays = 60,
    keep_days: KeepDays = 0,
    database: Database = None,
) -> None:
    """Clean up now, as the server does every night: end abandoned games, delete old tables, make the file smaller."""
    done = keep_house(database, lambda house: house.clean(time.time(), abandon_days * DAY, keep_days * DAY))
    print(t("cli-cleaned", ended=done.ended, deleted=done.deleted))
