"""The scorings and what they will give."""
