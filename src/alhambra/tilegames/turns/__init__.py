"""What happens in a turn, and how turns follow each other."""
