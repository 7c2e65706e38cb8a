"""The settings of a server, from options or environment variables."""

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

VARIABLE: Final = "ALHAMBRA_"  # the prefix of all variables, as in ALHAMBRA_ACCESS_WORD
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
_MAY_BE_ZERO: Final = ("notice_seconds", "bot_pause_seconds", "answer_seconds")
_SECRET: Final = ("access_word", "smtp", "database")  # never shown in an error


class SettingsError(AlhambraError):
    """The settings of a server are invalid."""


class ServerSettings(NamedTuple):
    """The settings of a server."""

    database: str
    access_word: str = ""  # required to create a table; empty: anybody may
    commands_per_second: float = 20.0  # per seat, over all its clients; bursts of twice as many
    requests_per_second: float = 50.0  # per address; bursts of four times as many
    tables_per_hour: float = 60.0  # created from one address
    sockets_per_address: int = 200  # open at the same time
    proxies: str = ""  # comma-separated addresses or networks of trusted proxies
    bot_pause_seconds: float = 0.8  # before a bot plays, so that people can follow
    answer_seconds: float = 0.7  # minimum time of answers whose timing could reveal a hand
    pages: Path | None = None  # the built browser client; None: no pages are served
    idle_seconds: float = 600.0  # after which an unused table is released from memory
    forget_days: float = 14.0  # after which a table that was never started is deleted
    public_address: str = "http://127.0.0.1:8000"  # the URL of the server, for links in notices
    notice_seconds: float = 30.0  # after the beginning of a turn, before its player is notified
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…; empty: no notices by mail
    mail_from: str = ""  # the sender of mails; also the contact given to push services
    private_webhooks: bool = False  # whether webhooks may point to private networks
    host: str = "127.0.0.1"  # the address to listen on
    port: int = 8000
    metrics: bool | None = None  # whether to serve metrics; None: only on a loopback address
    log_form: str = "text"  # one of LOG_FORMS
    log_level: str = "warning"  # one of LOG_LEVELS

    @property
    def shows_metrics(self) -> bool:
        """Return whether metrics are served."""
        return is_loopback(self.host) if self.metrics is None else self.metrics


def settings_from(environment: Mapping[str, str], **given: Any) -> ServerSettings:
    """Return the settings: those given, else from the environment, else the default.

    Raises SettingsError for a value that is not allowed.
    """
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
        raise _invalid(name, text) from None


def _check(settings: ServerSettings) -> None:
    """Reject invalid settings before anything is opened."""
    for name in _NUMBERS:
        number = getattr(settings, name)
        is_positive = name not in _MAY_BE_ZERO
        if not 0 <= number < float("inf") or (is_positive and number == 0):
            raise _invalid(name, number)
    if not 0 <= settings.port <= _HIGHEST_PORT:
        raise _invalid("port", settings.port)
    for name, possible in (("log_form", LOG_FORMS), ("log_level", LOG_LEVELS)):
        if getattr(settings, name) not in possible:
            raise SettingsError("setting-unknown", setting=name, possible=list(possible))
    for proxy in settings.proxies.split(","):
        if proxy.strip() and not _is_network(proxy.strip()):
            raise _invalid("proxies", settings.proxies)
    if urlsplit(settings.public_address).scheme not in ("http", "https"):
        raise _invalid("public_address", settings.public_address)
    if settings.smtp and urlsplit(settings.smtp).scheme not in ("smtp", "smtps"):
        raise _invalid("smtp", settings.smtp)
    if settings.smtp and "@" not in settings.mail_from:
        raise SettingsError("mail-without-sender")


def _invalid(name: str, value: object) -> SettingsError:
    shown = "…" if name in _SECRET else quoted(value)
    return SettingsError("setting-wrong", setting=name, given=shown)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Return whether a server that listens on this address is reachable from this machine only."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def built_pages() -> Path:
    """Return the folder of the built browser client."""
    return Path(os.environ.get(f"{VARIABLE}PAGES") or _PACKAGED_PAGES)


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data folder."""
    return sqlite_address(Path(user_data_path("alhambra")) / "tables.sqlite")
