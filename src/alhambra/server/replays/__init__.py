"""Replays, analyses and lessons, computed in bounded worker processes."""
