"""An index of notices by table: whether a table was deleted is asked before another one gets its id."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create it."""
    op.create_index("notices_table", "notices", ["table_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("notices_table", "notices")
