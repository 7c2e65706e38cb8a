"""The rules of the Characters: ten people who are auctioned and then serve their owners (CHA-1 to -10)."""
