"""Turns of strong play with what their options are worth, and how far a bot's choices are behind the best."""
