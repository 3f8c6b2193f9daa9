"""An index of the commands by which people sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
SEATED = sa.text("kind = 'seated'")


def upgrade() -> None:
    """Create it."""
    op.create_index("events_seated", "events", ["command"], sqlite_where=SEATED, postgresql_where=SEATED)


def downgrade() -> None:
    """Drop it."""
    op.drop_index("events_seated", "events")
