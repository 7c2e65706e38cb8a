"""Turns from strong play with the values of their options, and how far a bot's choices fall short of the best."""
