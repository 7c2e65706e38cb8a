"""The rules of the Characters (CHA-1 to -10)."""
