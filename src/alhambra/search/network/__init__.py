"""A learned value of positions: its inputs, and a small network computed in integers."""
