"""Input and output of the line-based interface."""

import contextlib
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from alhambra.console.language import say

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives input() line editing and a history)


_NAME = "alhambra"


class TableLeft(Exception):
    """The person left the table: the input ended or was interrupted."""


class Interrupted(TableLeft):
    """The person interrupted a question, perhaps by mistake."""


def command_name() -> str:
    """Return the command to start this program: its path, if its name is not found."""
    called = Path(sys.argv[0])
    return shlex.quote(str(called)) if called.name == _NAME and shutil.which(_NAME) is None else _NAME


class Screen:
    """The output of a table. A terminal is cleared before each picture."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()

    def show(self, *renderables: RenderableType) -> None:
        """Show a new picture."""
        if self.is_live:
            self.console.clear()
        self.say(*renderables)

    def say(self, *renderables: RenderableType) -> None:
        """Print more below the picture."""
        for renderable in renderables:
            self.console.print(renderable)

    def say_lines(self, sentences: Iterable[str]) -> None:
        """Print sentences, a line for each."""
        for sentence in sentences:
            self.remark(Text(sentence))

    def tell(self, sentence: str, style: str = "") -> None:
        """Print a sentence, wrapped between words in a terminal unless a word is too long."""
        fits = all(len(word) <= self.console.width for word in sentence.split())
        self.console.print(Text(sentence, style=style), soft_wrap=not (self.is_live and fits))

    def remark(self, sentence: Text) -> None:
        """Print a sentence, wrapped between words in a terminal."""
        self.console.print(sentence, soft_wrap=not self.is_live)

    def ask(self, question: str) -> str:
        """Ask for a line, and strip it.

        Raises TableLeft at the end of the input, Interrupted on Ctrl+C.
        """
        try:
            answer = input(question).strip()
        except EOFError:
            self.console.print()
            raise TableLeft from None
        except KeyboardInterrupt:
            self.console.print()
            raise Interrupted from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # so that a session with piped input shows the answers as well
        return answer

    def agrees(self, question: str) -> bool:
        """Ask for a yes or no; raises Interrupted on Ctrl+C."""
        return self.is_yes(self.ask(f"{question} [{say('plain-yes')}/{say('plain-no')}] "))

    def is_yes(self, answer: str) -> bool:
        """Return whether an answer is a plain yes."""
        return answer.lower() in ("y", "yes", say("plain-yes"), say("plain-yes")[:1])

    def is_no(self, answer: str) -> bool:
        """Return whether an answer is a plain no."""
        return answer.lower() in ("n", "no", say("plain-no"), say("plain-no")[:1])

    def pause(self) -> str:
        """Wait for the person to read on, in a terminal; return what was typed."""
        return self.ask(f"{say('pause')} ") if self.is_live else ""
