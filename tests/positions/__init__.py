"""Positions as text: from whole games, by hand, and damaged."""
