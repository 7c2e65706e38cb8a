"""Long searches for mistakes: every test on many more random cases, then whole games, positions and attacks."""
