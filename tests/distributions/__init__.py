"""Imagined games, compared with the exact probabilities of everything hidden."""
