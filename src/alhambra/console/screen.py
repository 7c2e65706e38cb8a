"""The terminal that a person sits at: printing, asking, and telling whether anybody sees it."""

import contextlib
import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from alhambra.console.language import say

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives input() its line editing and history)


_NAME = "alhambra"


class TableLeft(Exception):
    """The person has left the table: by the end of the input, or by an interruption."""


class Interrupted(TableLeft):
    """The person has interrupted a question, which may have been a slip."""


def command_name() -> str:
    """How this program can be called again: by its path where its name alone would not be found."""
    called = Path(sys.argv[0])
    return shlex.quote(str(called)) if called.name == _NAME and shutil.which(_NAME) is None else _NAME


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
        """A sentence below the picture; in a terminal it is broken between words, as long as no word is too long."""
        fits = all(len(word) <= self.console.width for word in sentence.split())
        self.console.print(Text(sentence, style=style), soft_wrap=not (self.is_live and fits))

    def remark(self, sentence: Text) -> None:
        """A sentence below the picture, in a terminal broken between its words."""
        self.console.print(sentence, soft_wrap=not self.is_live)

    def ask(self, question: str) -> str:
        """A line from the person, without the blanks around it."""
        try:
            answer = input(question).strip()
        except EOFError:
            self.console.print()
            raise TableLeft from None
        except KeyboardInterrupt:
            self.console.print()
            raise Interrupted from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # so that a piped session reads like a live one
        return answer

    def agrees(self, question: str) -> bool:
        """Ask for a yes or a no; a second interruption is a yes to leaving."""
        return self.is_yes(self.ask(f"{question} [{say('plain-yes')}/{say('plain-no')}] "))

    def is_yes(self, answer: str) -> bool:
        """Whether an answer is a plain yes."""
        return answer.lower() in ("y", "yes", say("plain-yes"), say("plain-yes")[:1])

    def is_no(self, answer: str) -> bool:
        """Whether an answer is a plain no."""
        return answer.lower() in ("n", "no", say("plain-no"), say("plain-no")[:1])

    def pause(self) -> str:
        """Let the person read, if there is one; what is typed then."""
        return self.ask(f"{say('pause')} ") if self.is_live else ""
