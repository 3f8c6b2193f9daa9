"""What operations share: the visitor, the services of the application, and how commands are answered."""

import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, ParamSpec, TypeVar

from msgspec import Meta

from ..store.addresses import network_of
from ..table.commands import validate_sit
from ..table.events import Event
from ..table.fairness import commitment, table_secret
from ..table.refusal import Refused
from ..table.table import PendingEvent, Table
from .analyses import Analyses
from .hub import CREATE, SHOW, Command, Hub
from .identity import Visitor
from .limits import Action, Limiter
from .live_table import MOST_MISSED, LiveTable, TableVersion
from .log_entries import log_entries
from .problems import OutOfDate
from .routing import Answer
from .snapshots import snapshot
from .wire import PLAYERS, CommandResult, Commitment, JoinTable, Snapshot, TakeSeat

TableId = Annotated[str, Meta(min_length=1, max_length=64, description="The table.")]
Watch = Annotated[str, Meta(max_length=64, description="The onlookers' key.")] | None
SeatNumber = Annotated[int, Meta(ge=0, le=PLAYERS[-1] - 1, description="A seat, counted from 0.")]
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")
Validate = partial[PendingEvent]


class Context:
    """The visitor who makes a request, and the services of the application."""

    def __init__(self, hub: Hub, analyses: Analyses, limiter: Limiter, visitor: Visitor) -> None:
        self.hub = hub
        self.analyses = analyses
        self.limiter = limiter
        self.visitor = visitor

    @property
    def person(self) -> str:
        """The visitor."""
        return self.visitor.person

    def limit(self, action: Action) -> None:
        """Count an action of the visitor. Refused if it is too frequent, or if they are banned."""
        self.hub.restrictions.check(self.visitor.person, self.visitor.address)
        self.limiter.check(action, self.visitor.person if self.visitor.known else None, self.visitor.address)

    async def apart(self, function: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
        """Call a function that takes milliseconds, while the event loop goes on."""
        return await self.hub.apart.run(SHOW, self.person, partial(function, *args, **keywords))

    async def create(self, make: Callable[[Visitor, R, str, float], T], request: R) -> T:
        """Make a table as a request says. What others want to see comes first, and each address has its turn."""
        made = partial(make, self.visitor, request, self.hub.store.key, time.time())
        return await self.hub.apart.run(CREATE, network_of(self.visitor.address), made)

    async def table(self, table_id: str, watch: str | None = None) -> LiveTable:
        """A table that the visitor may see."""
        self.limit("read")
        return await self.hub.find_visible(table_id, self.person, watch)

    async def commitment(self, table_id: str) -> Commitment:
        """What a table publishes of its secret, before it is opened. Refused if it cannot be opened, because it was deleted."""
        if table_id not in self.hub.tables and await self.hub.store.was_deleted(table_id):
            raise Refused("not_found", "error-not-found", "that table was deleted; choose another command id")
        return Commitment(commitment(table_secret(self.hub.store.key, table_id)))

    def sitting(self, seat: int, data: TakeSeat | JoinTable, *, invited: bool) -> Validate:
        """The validation of taking a seat, as a request asks for it."""
        return partial(
            validate_sit,
            person=self.person,
            seat=seat,
            name=data.name,
            invited=invited,
            number=data.number,
            same_deal=data.same_deal,
        )

    async def command(
        self, table_id: str, command_id: str, validate: Validate, version: int | None = None, new_invite: str | None = None
    ) -> tuple[LiveTable, Event]:
        """Find the table of a command and execute it."""
        self.limit("command")
        live = await self.hub.find_for_command(table_id, self.person, command_id)
        return live, await self.execute(live, Command(command_id, self.person, validate, new_invite), version)

    async def execute(self, live: LiveTable, command: Command, version: int | None = None, locked: bool = False) -> Event:
        """Execute a command. OutOfDate, with what the client has missed, if its version is an old one.

        `locked`: the caller holds the table's lock.
        """
        try:
            return await (self.hub.execute_locked if locked else self.hub.execute)(live, command)
        except Refused as refused:
            raise self.with_missed(refused, live, version) from None

    def with_missed(self, refused: Refused, live: LiveTable, version: int | None) -> Refused | OutOfDate:
        """The same refusal; if the version is an old one, with what the client has missed since."""
        if refused.kind != "out_of_date" or version is None:
            return refused
        return OutOfDate(refused, log_entries(live.table)[version:][-MOST_MISSED:], snapshot(live, self.person))

    async def snapshot_answer(self, live: LiveTable, event: Event | None = None) -> Answer[Snapshot]:
        """The table as the answer: after this event, or now.

        A command that is sent again is answered with the same event, and so with the same table.
        """
        version = None if event is None else live.versions.get(event.sequence)
        if version is None and event is not None:
            table = live.table
            version = TableVersion(await self.apart(Table.of, table.id, table.secret, table.events[: event.sequence]))
        return Answer(snapshot(live, self.person, version), live)

    def result_answer(self, live: LiveTable, event: Event) -> Answer[CommandResult]:
        """The version as the answer."""
        return Answer(CommandResult(event.sequence), live)
