"""``python -m alhambra.server``: a server for tests and trials, with its settings from the environment."""

import os

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from

if __name__ == "__main__":
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
