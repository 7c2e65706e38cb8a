"""The steps of a game of Roll & Write: set-up, turns, rounds, the end."""
