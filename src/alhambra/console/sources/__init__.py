"""The sources of games: this machine or a server."""
