"""What a position of a tile game is worth to a seat."""
