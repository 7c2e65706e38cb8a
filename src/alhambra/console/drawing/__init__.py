"""Draw tables as lines of text."""
