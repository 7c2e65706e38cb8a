"""Add records of finished games, to be replayed by link."""

import sqlalchemy as sa
from alembic import op

revision = "0002_records"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
