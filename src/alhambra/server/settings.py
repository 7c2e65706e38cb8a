"""How a server is run."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from alhambra.server.store.database import sqlite_address

_PAGES_VARIABLE: Final = "ALHAMBRA_PAGES"  # where the built pages lie, if they are not part of the package
_PACKAGED_PAGES: Final = Path(__file__).resolve().parent / "static"


class Settings(NamedTuple):
    """What a host decides."""

    database: str
    access_word: str = ""  # asked for before a table is made; none: everybody may
    commands_per_second: float = 20.0  # that a client may send; twice as many at once
    bot_pause_seconds: float = 0.8  # before a bot plays, so that people can follow
    pages: Path | None = None  # the built browser table; None: no pages are served
    idle_seconds: float = 600.0  # after which a table leaves the memory
    forget_days: float = 14.0  # after which a table that was never started is forgotten
    public_address: str = "http://127.0.0.1:8000"  # under which players reach the server: for links in notices
    notice_seconds: float = 30.0  # that a turn lasts before its player is told of it
    smtp: str = ""  # the server for mail: smtp://user:password@host:587 or smtps://…; none: no notices by mail
    mail_from: str = ""  # whom mails come from; also told to the services that push to browsers
    private_webhooks: bool = False  # whether webhooks may lead to addresses of private networks


def built_pages() -> Path:
    """Where the pages for browsers lie."""
    return Path(os.environ.get(_PAGES_VARIABLE) or _PACKAGED_PAGES)


def default_database() -> str:
    """A file in the user's folder for data."""
    return sqlite_address(Path(user_data_path("alhambra")) / "tables.sqlite")
