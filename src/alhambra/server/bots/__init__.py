"""Bots and hints, computed in processes of their own."""
