"""No index of commands any more: it was a third of the work of writing a move.

Who writes event N of a table has read all before it, and so knows whether a command was executed. In SQLite the constraint can
only be dropped with the table: its rows are copied.
"""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("events") as batch:
        batch.drop_constraint("events_command", type_="unique")


def downgrade() -> None:
    """Create it."""
    with op.batch_alter_table("events") as batch:
        batch.create_unique_constraint("events_command", ["table_id", "command"])
