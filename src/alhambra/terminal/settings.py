"""The player's settings, stored in the user's configuration folder."""

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from alhambra.console.language import LOCALE
from alhambra.terminal.theme import DARK, LIGHT

FILE_VARIABLE = "ALHAMBRA_SETTINGS"


class TerminalSettings(msgspec.Struct):
    """The settings, with their defaults."""

    dark: bool = True
    confirm: bool = True  # confirm the end of a turn
    scorings: bool = True  # show scorings on a page of their own
    language: str | None = None  # None if none was chosen

    @property
    def theme(self) -> str:
        """Return the name of the theme."""
        return DARK.name if self.dark else LIGHT.name


def settings_file() -> Path:
    """Return the path of the settings file."""
    chosen = os.environ.get(FILE_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_config_path  # here, because most commands need no settings

    return user_config_path("alhambra", appauthor=False) / "terminal.json"


def read_settings() -> TerminalSettings:
    """Read the settings; the defaults if there are none that can be read."""
    try:
        return msgspec.json.decode(settings_file().read_bytes(), type=TerminalSettings)
    except (OSError, msgspec.MsgspecError):
        return TerminalSettings()


def keep_settings(settings: TerminalSettings) -> None:
    """Save the settings. Errors are ignored, because no game depends on them."""
    path = settings_file()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(settings))


def has_only_ascii(environment: Mapping[str, str]) -> bool:
    """Return whether the locale of the terminal is limited to ASCII."""
    chosen = next((environment[name] for name in (LOCALE[0], "LC_CTYPE", LOCALE[-1]) if environment.get(name)), "")
    encoding = chosen.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return bool(chosen) and encoding != "utf8"
