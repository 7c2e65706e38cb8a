"""What all measuring programs have in common: how they report results, and how they react to an interruption."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from bench.reporting.document import write_section
from bench.reporting.machine import circumstances_markdown
from bench.reporting.tables import Table, wide_console


def tell(
    given: argparse.Namespace,
    section: str,
    facts: Sequence[tuple[str, str]],
    tables: Sequence[Table],
    data: dict[str, Any],
) -> None:
    """Print the tables; write the data and the section of the document if the options of ``parser`` ask for it.

    The facts describe the environment and go into both.
    """
    console = wide_console()
    for table in tables:
        console.print(table.rich())
    if given.json is not None:
        given.json.write_text(json.dumps({"circumstances": dict(facts), **data}, indent=1), encoding="utf-8")
    if given.write:
        write_section(section, "\n".join([circumstances_markdown(facts), *[table.markdown() for table in tables]]))


def run(main: Callable[[], int], when_stopped: str = "Stopped.") -> NoReturn:
    """Run a program to its end, or until Ctrl+C."""
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(when_stopped)
