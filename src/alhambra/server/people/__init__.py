"""The people at a table: their names, who is there, and what they leave to the server."""
