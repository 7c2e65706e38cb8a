"""``python -m tests.adding.serve_with_gardeners``: a server that offers the Gardeners, with fixed seeds.

Its worker processes import this module again, so the registration is outside the main block.
"""

import os

import tests.adding.with_gardeners  # noqa: F401
from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from
from tests.web.support.seeds import fix_randomness

if __name__ == "__main__":
    fix_randomness()
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
