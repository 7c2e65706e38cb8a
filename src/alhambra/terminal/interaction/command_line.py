"""The line in which something is typed."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Input


class CommandLine(Input):
    """An input in which Ctrl+C means what it means on the rest of the screen, instead of copying.

    It is no binding with priority, since those overtake keys that were pressed before them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,super+c", "screen.interrupt", show=False)]
