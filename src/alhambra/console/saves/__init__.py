"""Saved games, and the seats of new ones."""
