"""The table service: tables for all games, kept in a database, played over HTTP and WebSocket."""
