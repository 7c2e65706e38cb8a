"""``python -m tests.web.support.serve``: the server for the tests of the pages, with the same seeds in every run."""

import os

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from
from tests.web.support.seeds import fix_randomness

if __name__ == "__main__":
    fix_randomness()
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
