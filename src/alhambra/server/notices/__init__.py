"""Turn notices to players: by webhook, by mail, or by a push message to their browser."""
