"""Positions of tile games as text."""
