"""Add addresses for turn notices, and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004_notices"
down_revision = "0003_meeting_again"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("stop_token", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told_turn", sa.Integer, nullable=False),
        sa.Column("pending", sa.Integer),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.Float, nullable=False),
        sa.Column("leased_until", sa.Float, nullable=False),
    )
    op.create_index("addresses_seat", "addresses", ["table_id", "seat"])
    op.create_index("addresses_stop", "addresses", ["stop_token"])
    op.create_index("addresses_pending", "addresses", ["pending", "next_at"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("private", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
