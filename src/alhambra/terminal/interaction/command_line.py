"""The input line for commands."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input


class CommandLine(Input):
    """An input in which Ctrl+C does the same as on the rest of the screen, instead of copying.

    This is not a priority binding, because those overtake keys that were pressed earlier.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,super+c", "screen.interrupt", show=False)]
