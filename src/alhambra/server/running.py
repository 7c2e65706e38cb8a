"""Running a server until it is told to stop."""

import logging
from typing import Final

import uvicorn

from alhambra.server.settings import Settings
from alhambra.server.web.app import make_app

_LARGEST_FRAME: Final = 16_384
_SECONDS_TO_FINISH: Final = 5


def run(settings: Settings, host: str, port: int) -> None:
    """Serve at the address until a signal comes; what is under way is finished first."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )
