"""Measurements of the analysis of games: whether luck is fair, and what the decisions of bots cost."""
