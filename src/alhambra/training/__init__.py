"""Trains networks with games of bots against themselves; requires the extra ``[training]``."""
