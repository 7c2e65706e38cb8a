"""``python -m alhambra.server``: a server for tests and trials, with its settings from the environment."""

import os

from alhambra.server.running import run
from alhambra.server.settings import Settings, built_pages, default_database

if __name__ == "__main__":
    run(
        Settings(
            os.environ.get("ALHAMBRA_DATABASE") or default_database(),
            pages=built_pages(),
            commands_per_second=float(os.environ.get("ALHAMBRA_COMMANDS_PER_SECOND", "20")),
            bot_pause_seconds=float(os.environ.get("ALHAMBRA_BOT_PAUSE_SECONDS", "0.8")),
        ),
        os.environ.get("ALHAMBRA_HOST", "127.0.0.1"),
        int(os.environ.get("ALHAMBRA_PORT", "8000")),
    )
