"""The terminal that a person sits at: printing, asking, and telling whether anybody sees it."""

import contextlib
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from alhambra.cli.speaking import say

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives input() its line editing and history)


class Left(Exception):
    """The person has left the table: by the end of the input, or by an interruption."""


class Screen:
    """Where a table is shown. A terminal is wiped for each new picture; anything else gets one after another."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()

    def show(self, *renderables: RenderableType) -> None:
        """A new picture."""
        if self.is_live:
            self.console.clear()
        self.say(*renderables)

    def say(self, *renderables: RenderableType) -> None:
        """More below the picture."""
        for renderable in renderables:
            self.console.print(renderable)

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence below the picture, in one line whatever its length, so that a path in it can be copied."""
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def remark(self, sentence: Text) -> None:
        """A sentence below the picture, in a terminal broken between its words."""
        self.console.print(sentence, soft_wrap=not self.is_live)

    def ask(self, question: str) -> str:
        """A line from the person, without the blanks around it."""
        try:
            answer = input(question).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # so that a piped session reads like a live one
        return answer

    def pause(self) -> None:
        """Let the person read, if there is one."""
        if self.is_live:
            self.ask(f"{say('pause')} ")
