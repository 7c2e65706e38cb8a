"""How fast games are played, side by side with other engines."""
