"""What a player has chosen for all games; kept in the user's folder for settings."""

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from alhambra.console.language import LOCALE
from alhambra.terminal.theme import DARK, LIGHT

FILE_VARIABLE = "ALHAMBRA_SETTINGS"


class TerminalSettings(msgspec.Struct):
    """The choices; what a file does not tell has these values."""

    dark: bool = True
    confirm: bool = True  # whether the end of a turn is asked for
    scorings: bool = True  # whether a scoring is set apart
    language: str | None = None  # if it was chosen

    @property
    def theme(self) -> str:
        """The name of the theme."""
        return DARK.name if self.dark else LIGHT.name


def settings_file() -> Path:
    """Where settings are kept."""
    chosen = os.environ.get(FILE_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_config_path  # here, as most commands have no settings

    return user_config_path("alhambra", appauthor=False) / "terminal.json"


def read_settings() -> TerminalSettings:
    """The kept settings; the usual ones where none can be read."""
    try:
        return msgspec.json.decode(settings_file().read_bytes(), type=TerminalSettings)
    except (OSError, msgspec.MsgspecError):
        return TerminalSettings()


def keep_settings(settings: TerminalSettings) -> None:
    """Keep the settings, if that can be done; a game does not depend on it."""
    path = settings_file()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(settings))


def has_only_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the locale of the terminal says that it shows nothing but ASCII."""
    chosen = next((environment[name] for name in (LOCALE[0], "LC_CTYPE", LOCALE[-1]) if environment.get(name)), "")
    encoding = chosen.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return bool(chosen) and encoding != "utf8"
