"""``python -m tests.web.serving``: the server for the tests of the pages, with lots that are the same in every run."""

import os

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from
from tests.web.lots import settle_the_house

if __name__ == "__main__":
    settle_the_house()
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
