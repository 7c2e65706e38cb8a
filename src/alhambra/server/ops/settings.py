"""How a server is run: what a host decides, by options or by the environment."""

import os
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from alhambra.protocol import AlhambraError, quoted
from alhambra.server.store.database import sqlite_address

VARIABLE: Final = "ALHAMBRA_"  # begins the names of all variables: ALHAMBRA_ACCESS_WORD for the access word
_PACKAGED_PAGES: Final = Path(__file__).resolve().parents[1] / "static"
_HIGHEST_PORT: Final = 65_535
LOG_FORMS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_NUMBERS: Final = (
    "commands_per_second",
    "requests_per_second",
    "tables_per_hour",
    "sockets_per_address",
    "idle_seconds",
    "forget_days",
    "notice_seconds",
    "bot_pause_seconds",
    "answer_seconds",
)
_MAY_BE_NOTHING: Final = ("notice_seconds", "bot_pause_seconds", "answer_seconds")
_SECRET: Final = ("access_word", "smtp", "database")  # never shown in an error


class SettingsError(AlhambraError):
    """A server cannot be run like that."""


class ServerSettings(NamedTuple):
    """What a host decides."""

    database: str
    access_word: str = ""  # asked for before a table is made; none: everybody may
    commands_per_second: float = 20.0  # for a seat, by all its clients; twice as many at once
    requests_per_second: float = 50.0  # from one address; four times as many at once
    tables_per_hour: float = 60.0  # that are made from one address
    sockets_per_address: int = 200  # that are open at once
    proxies: str = ""  # addresses or networks, with commas, of proxies that tell where visitors come from
    bot_pause_seconds: float = 0.8  # before a bot plays, so that people can follow
    answer_seconds: float = 0.7  # that an answer takes at least where its time could tell something
    pages: Path | None = None  # the built browser table; None: no pages are served
    idle_seconds: float = 600.0  # after which a table leaves the memory
    forget_days: float = 14.0  # after which a table that was never started is forgotten
    public_address: str = "http://127.0.0.1:8000"  # under which players reach the server: for links in notices
    notice_seconds: float = 30.0  # that a turn lasts before its player is told of it
    smtp: str = ""  # the server for mail: smtp://user:password@host:587 or smtps://…; none: no notices by mail
    mail_from: str = ""  # whom mails come from; also told to the services that push to browsers
    private_webhooks: bool = False  # whether webhooks may lead to addresses of private networks
    host: str = "127.0.0.1"  # the address to listen at
    port: int = 8000
    metrics: bool | None = None  # whether there are metrics; None: if only this machine reaches the server
    log_form: str = "text"  # one of LOG_FORMS
    log_level: str = "warning"  # one of LOG_LEVELS

    @property
    def shows_metrics(self) -> bool:
        """Whether metrics are served."""
        return is_loopback(self.host) if self.metrics is None else self.metrics


def settings_from(environment: Mapping[str, str], **given: Any) -> ServerSettings:
    """The settings that are given, else those of the environment; what cannot be is refused."""
    values: dict[str, Any] = {}
    for name, hint in get_type_hints(ServerSettings).items():
        text = environment.get(VARIABLE + name.upper(), "")
        if given.get(name) is not None:
            values[name] = given[name]
        elif text:
            values[name] = _read(name, text, hint)
    values.setdefault("database", default_database())
    values.setdefault("pages", _PACKAGED_PAGES)
    if "public_address" not in values:
        values["public_address"] = f"http://{values.get('host', '127.0.0.1')}:{values.get('port', 8000)}"
    settings = ServerSettings(**values)
    _check(settings)
    return settings


def _read(name: str, text: str, hint: Any) -> Any:
    if hint == Path | None:
        return Path(text)
    try:
        return msgspec.convert(text, hint, strict=False)
    except msgspec.ValidationError:
        raise _wrong(name, text) from None


def _check(settings: ServerSettings) -> None:
    """Refuse what cannot be, before anything is opened."""
    for name in _NUMBERS:
        number = getattr(settings, name)
        is_needed = name not in _MAY_BE_NOTHING
        if not 0 <= number < float("inf") or (is_needed and number == 0):
            raise _wrong(name, number)
    if not 0 <= settings.port <= _HIGHEST_PORT:
        raise _wrong("port", settings.port)
    for name, possible in (("log_form", LOG_FORMS), ("log_level", LOG_LEVELS)):
        if getattr(settings, name) not in possible:
            raise SettingsError("setting-unknown", setting=name, possible=list(possible))
    for proxy in settings.proxies.split(","):
        if proxy.strip() and not _is_network(proxy.strip()):
            raise _wrong("proxies", settings.proxies)
    if urlsplit(settings.public_address).scheme not in ("http", "https"):
        raise _wrong("public_address", settings.public_address)
    if settings.smtp and urlsplit(settings.smtp).scheme not in ("smtp", "smtps"):
        raise _wrong("smtp", settings.smtp)
    if settings.smtp and "@" not in settings.mail_from:
        raise SettingsError("mail-without-sender")


def _wrong(name: str, value: object) -> SettingsError:
    shown = "…" if name in _SECRET else quoted(value)
    return SettingsError("setting-wrong", setting=name, given=shown)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a server that listens there."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def built_pages() -> Path:
    """Where the pages for browsers lie."""
    return Path(os.environ.get(f"{VARIABLE}PAGES") or _PACKAGED_PAGES)


def default_database() -> str:
    """A file in the user's folder for data."""
    return sqlite_address(Path(user_data_path("alhambra")) / "tables.sqlite")
