"""The speed of games, compared with other engines."""
