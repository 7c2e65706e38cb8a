"""Tables in words, one fact after another, for screen readers."""
