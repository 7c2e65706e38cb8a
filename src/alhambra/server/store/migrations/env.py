"""Run by Alembic: migrates over the connection that it is given."""

from alembic import context

from alhambra.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
