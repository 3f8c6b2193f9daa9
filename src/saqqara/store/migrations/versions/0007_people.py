"""An index of the tables where a person has ever sat: for forgetting somebody without reading every event."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
COMING_AND_GOING = sa.text("kind IN ('created', 'seated', 'left')")


def upgrade() -> None:
    """Create it."""
    op.create_index("events_people", "events", ["person"], sqlite_where=COMING_AND_GOING, postgresql_where=COMING_AND_GOING)


def downgrade() -> None:
    """Drop it."""
    op.drop_index("events_people", "events")
