"""Running and observing a server."""
