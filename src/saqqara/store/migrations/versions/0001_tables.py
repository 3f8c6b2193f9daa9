"""Tables, seats and events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("watch", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("lease_by", sa.String(32)),
        sa.Column("lease_until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("tables_to_do", "tables", ["status", "waits"])
    op.create_index("tables_public", "tables", ["public", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(32), unique=True),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="events_command"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("events", "seats", "tables"):
        op.drop_table(name)
