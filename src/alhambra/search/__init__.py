"""Search and evaluation for the stronger bots."""
