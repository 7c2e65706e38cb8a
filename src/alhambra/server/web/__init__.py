"""The web application: HTTP, WebSocket, authorisation and limits."""
