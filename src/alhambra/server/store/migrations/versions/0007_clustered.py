"""Store entries without rowid in SQLite: an append then nearly always changes a single page.

Also drop the unique constraint on commands.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007_clustered"
down_revision = "0006_analyses"
branch_labels = None
depends_on = None

_COLUMNS = "table_id, sequence, made, data, client, command"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("entries_command", "entries")
        return
    op.create_table(
        "entries_made_anew",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("command", sa.Text),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO entries_made_anew ({_COLUMNS}) SELECT {_COLUMNS} FROM entries ORDER BY table_id, sequence")
    op.drop_table("entries")
    op.rename_table("entries_made_anew", "entries")


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
