"""A hash of each command, so that another one under the same id is not taken for it."""

import sqlalchemy as sa
from alembic import op

revision = "0008_contents"
down_revision = "0007_clustered"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("content", sa.Text))


def downgrade() -> None:
    raise NotImplementedError("a database is not led back to an older form; restore a backup instead")
