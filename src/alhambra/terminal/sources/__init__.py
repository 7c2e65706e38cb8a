"""Where a table gets its game from: this machine or a server."""
