"""Add analyses of recorded games."""

import sqlalchemy as sa
from alembic import op

revision = "0006_analyses"
down_revision = "0005_snapshots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("analysis", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
