"""Searches for the worst that players and positions can do to the library."""
