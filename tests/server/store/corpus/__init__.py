"""Tables that were made by this and by older versions; every later one opens them."""
