"""Searches for positions and messages that go beyond what the program can bear. They run in ``make soak``."""
