"""The revisions of the database, in order."""
