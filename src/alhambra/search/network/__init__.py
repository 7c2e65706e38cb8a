"""A learned value of positions: its inputs, and a small network in whole numbers."""
