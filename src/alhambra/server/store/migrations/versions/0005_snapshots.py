"""Add snapshots of positions, from which games continue when the rules change."""

import sqlalchemy as sa
from alembic import op

revision = "0005_snapshots"
down_revision = "0004_notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.Text, primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
