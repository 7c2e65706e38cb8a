"""Long searches for errors: every test with many more random cases, then whole games, positions and attacks."""
