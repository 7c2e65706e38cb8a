"""``python -m alhambra.server``: a server for tests and trials, with its settings from the environment."""

import os
from pathlib import Path

from alhambra.server.running import run
from alhambra.server.settings import PACKAGED_PAGES, Settings, default_database

if __name__ == "__main__":
    run(
        Settings(
            os.environ.get("ALHAMBRA_DATABASE") or default_database(),
            pages=Path(os.environ.get("ALHAMBRA_PAGES") or PACKAGED_PAGES),
            commands_per_second=float(os.environ.get("ALHAMBRA_COMMANDS_PER_SECOND", "20")),
        ),
        os.environ.get("ALHAMBRA_HOST", "127.0.0.1"),
        int(os.environ.get("ALHAMBRA_PORT", "8000")),
    )
