"""Running a server until it is told to stop."""

import gc
import logging
from typing import Final

import uvicorn

from alhambra.server.settings import Settings
from alhambra.server.web.app import make_app

_LARGEST_FRAME: Final = 16_384
_SECONDS_TO_FINISH: Final = 5
_COLLECT_AFTER: Final = (20_000, 20, 20)  # new objects, young collections, middle ones


def run(settings: Settings, host: str, port: int) -> None:
    """Serve at the address until a signal comes; what is under way is finished first."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    app = make_app(settings)
    _look_less_for_garbage()
    uvicorn.run(
        app,
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


def _look_less_for_garbage() -> None:
    """Keep what was loaded out of the search for cycles, for which everybody waits and which finds nothing there."""
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
