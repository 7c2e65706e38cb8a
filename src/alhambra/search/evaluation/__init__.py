"""Evaluation of positions of tile games."""
