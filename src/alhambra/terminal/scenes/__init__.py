"""Drawings of games, with targets for cursor and mouse."""
