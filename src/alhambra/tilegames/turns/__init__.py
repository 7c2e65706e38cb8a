"""The steps and actions of turns, from the set-up to the end of the game."""
