"""Bots and hints, computed in worker processes."""
