"""The database's tables, as the queries use them. The migrations create them."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata = MetaData()
COMING_AND_GOING = text("kind IN ('created', 'seated', 'left')")
"""The events by which people come to a table and go: whoever has done anything there has one of them."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seed", String(32), nullable=False),  # the server's part of it: `Table.secret`
    Column("watch", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("waits", Boolean, nullable=False),  # must a bot decide?
    Column("deadline", Float),
    Column("created", Float, nullable=False),
    Column("lease_by", String(32)),
    Column("lease_until", Float, nullable=False, server_default="0"),
    Index("tables_to_do", "status", "waits"),
    Index("tables_deadline", "status", "deadline"),
    Index(
        "tables_open",
        "created",
        sqlite_where=text("public = 1 AND status <> 'finished'"),
        postgresql_where=text("public AND status <> 'finished'"),
    ),
)
"""One row for each table. Everything but id, seed and watch follows from its events."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("invite", String(32), unique=True),
    Index("seats_person", "person"),
)
"""Who holds which seat, and the key by which an open seat can be taken."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("command", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("request", String(24), nullable=False, server_default=""),
    Index("events_seated", "command", sqlite_where=text("kind = 'seated'"), postgresql_where=text("kind = 'seated'")),
    Index("events_people", "person", sqlite_where=COMING_AND_GOING, postgresql_where=COMING_AND_GOING),
)
"""The log. By its key two processes cannot both write event N of a table. So whoever writes it has read all events before it,
and knows whether a command was executed: no index of commands is needed."""

settings = Table(
    "settings", metadata, Column("name", String(32), primary_key=True), Column("value", String(128), nullable=False)
)
"""What the server must remember about itself."""

outages = Table("outages", metadata, Column("since", Float, primary_key=True), Column("until", Float, nullable=False))
"""When no server was running."""

restrictions = Table(
    "restrictions", metadata, Column("kind", String(8), primary_key=True), Column("value", String(64), primary_key=True)
)
"""People who are muted or banned, by their hash, and networks that are banned."""

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Index("notices_table", "table_id"),
)
"""Tables that the owner has changed, so that servers read them anew. Those of deleted tables stay: no other gets their ids."""
