"""The game server: tables for all games, stored in a database, played over HTTP and WebSocket."""

from alhambra.extras import require_extra

require_extra("server-needs-extra", "server")
