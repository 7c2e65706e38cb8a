"""A table, for the terminal and for a Markdown document."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as RichTable

from alhambra.arena.match_statistics import Estimate

NOTHING = "-"  # an empty cell
_WIDTH = 112  # of the widest table


class Table(NamedTuple):
    """The first columns are text, the rest numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    word_columns: int = 1

    def rich(self) -> RichTable:
        table = RichTable(title=self.title, title_justify="left", title_style="bold", header_style="bold", box=SIMPLE)
        for index, column in enumerate(self.columns):
            table.add_column(column, justify="left" if index < self.word_columns else "right", no_wrap=True)
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        rule = ["---" if index < self.word_columns else "---:" for index in range(len(self.columns))]
        lines = [_line(row) for row in ([column.replace("\n", " ") for column in self.columns], rule, *self.rows)]
        return f"### {self.title}\n\n" + "\n".join(lines) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def number(value: float) -> str:
    """Format a number to about three significant figures; large ones as integers with thousands separators."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
    return f"{value:,.{digits}f}"


def interval(estimate: Estimate, factor: float = 1.0) -> str:
    """Format a mean with its interval; in percent if the factor is 100."""
    mean, low, high = (factor * value for value in estimate)
    return f"{mean:.1f} ({low:.1f} to {high:.1f})"


def wide_console() -> Console:
    """Return a console that never truncates numbers; a narrower terminal wraps the lines."""
    console = Console()
    console.width = max(console.width, _WIDTH)
    return console
