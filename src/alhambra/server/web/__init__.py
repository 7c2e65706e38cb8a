"""The server on the network: HTTP, WebSocket, and who is let in."""
