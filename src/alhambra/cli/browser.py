"""Play in the browser, on a server that runs on this machine."""

import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import typer

from alhambra.console.language import say
from alhambra.protocol import AlhambraError

_HOST: Final = "127.0.0.1"
_USUAL_PORT: Final = 8765  # fixed if possible, because browsers store settings by address
_SECONDS_TO_START: Final = 60.0
_SECONDS_BETWEEN_LOOKS: Final = 0.1


def play_in_browser() -> None:
    """Serve tables on this machine and open the start page, until the program is interrupted."""
    # Imported here, because the server is an optional extra.
    from alhambra.server.ops.running import run
    from alhambra.server.ops.settings import ServerSettings, built_pages, default_database

    pages = built_pages()
    if not (pages / "index.html").is_file():
        raise AlhambraError("pages-not-built")
    port = free_port()
    address = f"http://{_HOST}:{port}/"
    threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    run(ServerSettings(default_database(), pages=pages, public_address=address.rstrip("/")), _HOST, port)


def free_port() -> int:
    """Return the usual port if it is free, else any free one."""
    for wanted in (_USUAL_PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind((_HOST, wanted))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    raise AlhambraError("no-free-port")


def _open_when_ready(address: str) -> None:
    """Open the page when the server answers; print the link if no browser can be opened."""
    began = time.monotonic()
    while not _answers(f"{address}healthz"):
        if time.monotonic() - began > _SECONDS_TO_START:
            return
        time.sleep(_SECONDS_BETWEEN_LOOKS)
    is_open = has_display() and webbrowser.open(address)
    typer.echo(say("browser-open" if is_open else "browser-link", address=address))


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def has_display() -> bool:
    """Return whether a graphical browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
