"""The full-screen application."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from alhambra.terminal.filters import NoColours, OnlyAscii
from alhambra.terminal.settings import TerminalSettings, has_only_ascii, keep_settings, read_settings
from alhambra.terminal.theme import DARK, LIGHT


class TerminalApp(App[str]):
    """Shows one screen after another, adapted to the colours and characters of the terminal."""

    CSS_PATH: ClassVar[Path] = Path(__file__).with_name("terminal.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    TITLE = "Alhambra"

    def __init__(self, first: Screen[Any], settings: TerminalSettings | None = None) -> None:
        wants_no_colour = bool(os.environ.get("NO_COLOR"))
        super().__init__()
        self.settings = settings or read_settings()
        self._first = first
        self.following: tuple[str, Callable[[], Screen[Any]]] | None = None  # a screen to show in another language
        if wants_no_colour:
            self._filters.append(NoColours())
        if has_only_ascii(os.environ):
            self._filters.append(OnlyAscii())

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = self.settings.theme
        self.push_screen(self._first)

    def go_on_in(self, language: str, screen: Callable[[], Screen[Any]]) -> None:
        """Exit, to show a screen in another language, which is used from now on."""
        self.settings.language = language
        keep_settings(self.settings)
        self.following = language, screen
        self.exit()
