"""Run a server configured by environment variables: ``python -m alhambra.server``."""

import os

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from

if __name__ == "__main__":
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
