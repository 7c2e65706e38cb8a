"""Let a link give access to several tables: a table and its rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0003_meeting_again"
down_revision = "0002_records"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "links_made_anew",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "visits_made_anew",
        sa.Column("visitor_hash", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    for name, columns in (("links", "token_hash, table_id, role, seat"), ("visits", "visitor_hash, token_hash, made")):
        op.execute(f"INSERT INTO {name}_made_anew ({columns}) SELECT {columns} FROM {name}")
    for name in ("visits", "links"):
        op.drop_table(name)
        op.rename_table(f"{name}_made_anew", name)
    op.create_index("links_table", "links", ["table_id"])


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
