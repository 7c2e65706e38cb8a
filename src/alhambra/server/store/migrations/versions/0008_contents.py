"""Add a hash of each command, to detect a different command under the same id."""

import sqlalchemy as sa
from alembic import op

revision = "0008_contents"
down_revision = "0007_clustered"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("content", sa.Text))


def downgrade() -> None:
    raise NotImplementedError("a database cannot be downgraded; restore a backup instead")
