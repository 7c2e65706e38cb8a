"""A server with few file descriptors, few unread bytes, and timeouts from its environment."""

import os
import resource
from functools import partial

from alhambra.server.ops.running import run
from alhambra.server.ops.settings import settings_from
from alhambra.server.web import connections, services, websocket_protocol
from alhambra.server.web.unread import Unread

FILES = 256
SECONDS = "SECONDS_OF_PATIENCE"
MOST_UNREAD = 256_000  # bytes of one client

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    seconds = float(os.environ[SECONDS])
    connections._REQUEST_SECONDS = connections._SECONDS_TO_READ = seconds  # type: ignore[misc]
    websocket_protocol._SECONDS_TO_READ = seconds  # type: ignore[misc]
    vars(services)["Unread"] = partial(Unread, MOST_UNREAD)
    chosen = settings_from(os.environ)
    run(chosen, chosen.host, chosen.port)
