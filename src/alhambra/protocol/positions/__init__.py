"""Positions as text: their lines, and values that are written as words."""
