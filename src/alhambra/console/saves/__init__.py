"""Games kept in files, and setting up their seats."""
