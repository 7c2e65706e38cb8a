"""What the server sends, and how it is encoded for each viewer."""
