"""Indexes for what is asked again and again of a database with very many tables: clocks that run out, and public tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
OPEN = sa.text("public AND status <> 'finished'")
OPEN_IN_SQLITE = sa.text("public = 1 AND status <> 'finished'")


def upgrade() -> None:
    """Create them. The index of all public tables is not needed any more."""
    op.create_index("tables_deadline", "tables", ["status", "deadline"])
    op.create_index("tables_open", "tables", ["created"], sqlite_where=OPEN_IN_SQLITE, postgresql_where=OPEN)
    op.drop_index("tables_public", "tables")


def downgrade() -> None:
    """Drop them."""
    op.create_index("tables_public", "tables", ["public", "status", "created"])
    op.drop_index("tables_open", "tables")
    op.drop_index("tables_deadline", "tables")
