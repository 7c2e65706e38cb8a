"""Add the tables that visitors have removed from their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0009_hidden"
down_revision = "0008_contents"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden_tables",
        sa.Column("visitor_hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
