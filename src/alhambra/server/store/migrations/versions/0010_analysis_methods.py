"""Keep analyses by their depth, with the method by which they were made; earlier ones are made again when asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0010_analysis_methods"
down_revision = "0009_hidden"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("analyses")
    op.create_table(
        "analyses",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("depth", sa.Text, primary_key=True),
        sa.Column("method", sa.Text, nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
