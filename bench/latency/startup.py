"""Measure how soon ``alhambra play`` lets a player choose. Run as ``python -m bench.latency.startup``.

The program runs in a pseudo-terminal of 80 by 24, timed from the start of its process until the expected text is on
the screen. Where a welcome is shown, Enter is pressed at once.
"""

import tempfile
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

from alhambra._build import build_name
from bench.latency.pseudo_terminal import Terminal, alhambra_command
from bench.reporting.arguments import parser, positive
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.speed.comparisons import Target

WELCOME, DECISION = "Welcome", "\u25b8 1 "  # the cursor on the first entry of the menu
TARGET = Target(at_least=False, value=2)  # seconds until the first decision


class Way(NamedTuple):
    """A way to start: the command's arguments, the expected text, and whether a welcome comes first."""

    title: str
    words: Sequence[str]
    until: str
    is_welcomed: bool = False


WAYS = [
    Way("the welcome", ["play"], WELCOME),
    Way("the first decision, Enter at the welcome", ["play"], DECISION, True),
    Way("the first decision of a table with all modules", ["play", "--modules", "all", "--seed", "5"], DECISION),
    Way("the first decision of Roll & Write", ["play", "--game", "roll_and_write", "--seed", "5"], DECISION),
]


class Timing(NamedTuple):
    """The seconds that one way took, run by run."""

    way: Way
    seconds: list[float]
    computed: list[float]  # CPU seconds, which depend less on the load of the machine

    def row(self) -> list[str]:
        typical = median(self.seconds)
        verdict = "met" if TARGET.is_met(typical) else "missed"
        times = [number(value) for value in (typical, min(self.seconds), max(self.seconds), median(self.computed))]
        return [self.way.title, str(len(self.seconds)), *times, TARGET.text(), verdict]

    def as_json(self) -> dict[str, Any]:
        return {"title": self.way.title, "seconds": self.seconds, "computed": self.computed}


def seconds_of(way: Way) -> tuple[float, float]:
    """Start without saved games; return the seconds until the text appears, and the CPU seconds spent."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"ALHAMBRA_GAMES": f"{folder}/games", "ALHAMBRA_SETTINGS": f"{folder}/settings.json"}
        with Terminal([*alhambra_command(), *way.words], own) as terminal:
            if way.is_welcomed:
                terminal.until(WELCOME)
                terminal.type("\r")
            seconds = terminal.until(way.until)
        return seconds, terminal.computed


def timings(repeats: int) -> list[Timing]:
    """Measure all ways in turn, so that a slow moment affects all alike; the first round is a warm-up."""
    rounds = [[seconds_of(way) for way in WAYS] for _ in range(repeats + 1)][1:]
    found = [list(zip(*[times[place] for times in rounds], strict=True)) for place in range(len(WAYS))]
    return [Timing(way, list(taken), list(computed)) for way, (taken, computed) in zip(WAYS, found, strict=True)]


def timing_table(found: Sequence[Timing]) -> Table:
    columns = ["seconds until", "starts", "median", "least", "most", "computing", "target", ""]
    return Table("Starting in the terminal", columns, [timing.row() for timing in found])


def main() -> int:
    arguments = parser("bench.latency.startup", "Measure how soon a player in the terminal can choose.")
    arguments.add_argument(
        "--repeats", type=positive, default=10, metavar="N", help="starts of each kind (default: 10)"
    )
    given = arguments.parse_args()
    console = wide_console()
    with console.status("measuring"):
        found = timings(given.repeats)
    console.print(f"Build: {build_name()}")
    facts = circumstances(f"bench.latency.startup --repeats {given.repeats}", ["textual", "typer"])
    tell(given, "starting", facts, [timing_table(found)], {"timings": [timing.as_json() for timing in found]})
    return 0


if __name__ == "__main__":
    run(main)
