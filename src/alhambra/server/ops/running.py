"""Running a server until it is told to stop."""

import gc
import logging
import signal
import threading
from functools import partial
from typing import Any, Final, cast

import uvicorn

from alhambra.components import load_components
from alhambra.server.ops.logs import begin_logging
from alhambra.server.ops.settings import ServerSettings
from alhambra.server.web.app import make_app
from alhambra.server.web.connections import HttpConnection, places_for, raise_file_limit
from alhambra.server.web.websocket_protocol import Wire
from alhambra.texts import language, languages

_LOG: Final = logging.getLogger(__name__)
_LARGEST_FRAME: Final = 16_384
_SECONDS_TO_FINISH: Final = 5
_SECONDS_TO_ASK_AGAIN: Final = 5  # over the same connection
_COLLECT_AFTER: Final = (20_000, 20, 20)  # new objects, young collections, middle ones


def _stopped(*_: object) -> None:
    _LOG.info("asked to stop")


def run(settings: ServerSettings, host: str, port: int) -> None:
    """Serve at the address until a signal comes; what is under way is finished first."""
    begin_logging(settings)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _stopped)  # comes again when all is finished, and is no failure
    _LOG.info("serving on port %d", port)
    app = make_app(settings)
    places = places_for(settings, raise_file_limit(), app.state.services.rates)
    _warm_up()
    _look_less_for_garbage()
    uvicorn.run(
        app,
        host=host,
        port=port,
        backlog=places.queue,
        http=cast(Any, partial(HttpConnection, places, app.state.services.unread)),
        timeout_keep_alive=_SECONDS_TO_ASK_AGAIN,
        ws=Wire,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )
    _LOG.info("stopped")


def _warm_up() -> None:
    """Load all catalogues and components, which takes some 60 ms, before the first visitor would have to wait."""
    for name in languages():
        language(name).text("language-name")
    load_components()


def _look_less_for_garbage() -> None:
    """Keep what was loaded out of the search for cycles, for which everybody waits and which finds nothing there."""
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)
