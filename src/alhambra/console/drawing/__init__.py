"""Tables drawn as lines of text."""
