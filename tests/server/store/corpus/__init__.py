"""Tables made by this and older versions; every later version opens them."""
