"""The environment script of Alembic: migrates over the connection given in the configuration."""

from alembic import context

from alhambra.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
