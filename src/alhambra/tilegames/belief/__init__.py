"""Exact inference over hidden cards, and sampling of imagined worlds."""
