"""Telling players that it is their turn: by a call to a web address, by mail, or by a push to their browser."""
