"""The games that are built on the same turns, and which of them there are."""
