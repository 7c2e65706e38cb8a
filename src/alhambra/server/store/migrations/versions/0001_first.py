"""Create tables, entries, links, visits and due work."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "phase", "touched"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("command", sa.Text),
        sa.UniqueConstraint("table_id", "client", "command", name="entries_command"),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "visits",
        sa.Column("visitor_hash", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, sa.ForeignKey("links.token_hash"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "due",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("leased_until", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "kind", "sequence", name="due_once"),
    )
    op.create_index("due_at", "due", ["at"])


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
