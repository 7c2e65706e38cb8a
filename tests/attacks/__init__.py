"""What hostile visitors do to a server, and what others notice of it."""
