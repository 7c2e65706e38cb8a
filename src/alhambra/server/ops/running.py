"""Running a server until it receives a signal to stop."""

import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin  # keeps the description that it has written once

from alhambra.components import load_components
from alhambra.declarations import declaration_of
from alhambra.games import GAMES
from alhambra.protocol import fault_of, quoted
from alhambra.server.ops.logs import begin_logging
from alhambra.server.ops.settings import ServerSettings, SettingsError
from alhambra.server.web.app import make_app
from alhambra.server.web.connections import HttpConnection, connection_slots, raise_file_limit
from alhambra.server.web.websocket_protocol import Wire
from alhambra.texts import language, languages

_LOG: Final = logging.getLogger(__name__)
_LARGEST_FRAME: Final = 16_384
_SECONDS_TO_FINISH: Final = 5
_KEEP_ALIVE_SECONDS: Final = 5
_GC_THRESHOLDS: Final = (20_000, 20, 20)  # as gc.set_threshold takes them


def _log_signal(*_: object) -> None:
    _LOG.info("received a signal to stop")


def run(settings: ServerSettings, host: str, port: int, announce: Callable[[], None] | None = None) -> None:
    """Serve at this address until a signal comes, then shut down gracefully.

    ``announce`` is called when nothing is left that could be refused. Raises SettingsError if the address cannot be
    used, and DatabaseError if the database cannot be opened.
    """
    _check_address(host, port)
    begin_logging(settings)
    if threading.current_thread() is threading.main_thread():
        # uvicorn raises the signal again after a graceful shutdown; that must not kill the process
        signal.signal(signal.SIGTERM, _log_signal)
    _LOG.info("serving on port %d", port)
    app = make_app(settings)
    slots = connection_slots(settings, raise_file_limit(), app.state.services.rates)
    _warm_up(app)
    _reduce_garbage_collection()
    if announce is not None:
        announce()
    uvicorn.run(
        app,
        host=host,
        port=port,
        backlog=slots.backlog,
        http=cast(Any, partial(HttpConnection, slots, app.state.services.unread)),
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
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


def _check_address(host: str, port: int) -> None:
    """Raise SettingsError if the server could not listen there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                if os.name == "posix":  # as the server will; elsewhere it would allow two servers at one address
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except socket.gaierror:
        raise SettingsError("host-unknown", host=quoted(host)) from None
    except OSError as error:
        raise SettingsError("address-not-free", host=host, port=port, fault=fault_of(error)) from None


def _warm_up(app: Litestar) -> None:
    """Do one-off work now: up to 50 ms each, for which the first visitors would otherwise wait."""
    for name in languages():
        language(name).text("language-name")
    load_components()
    for game in GAMES:
        declaration_of(game)
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


def _reduce_garbage_collection() -> None:
    """Exempt everything loaded so far from garbage collection, which blocks all visitors."""
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
