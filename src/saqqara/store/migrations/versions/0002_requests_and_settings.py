"""The request of each command, and settings of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("events", sa.Column("request", sa.String(24), nullable=False, server_default=""))
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("settings")
    with op.batch_alter_table("events") as batch:
        batch.drop_column("request")
