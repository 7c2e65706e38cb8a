"""Trains networks by games of bots against themselves; requires the extra ``[training]``."""
