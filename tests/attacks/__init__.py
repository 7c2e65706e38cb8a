"""Searches for the worst that players, visitors and positions can do. They run in ``make soak``."""
