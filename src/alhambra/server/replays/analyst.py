"""A program that analyses one game: it reads a record and writes lines of JSON.

Each line reports the number of entries that are ``done``; the last one is the analysis. With ``deep`` as an argument,
the analysis is deep.
"""

import os
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from alhambra.analysis import analyse
from alhambra.processes import limit_memory
from alhambra.protocol import Record
from alhambra.server.replays.worker_processes import MOST_BYTES

DEEP: Final = "deep"
_NICE: Final = 10  # running games take precedence


def main() -> None:
    """Analyse the record on standard input."""
    os.nice(_NICE)
    limit_memory(MOST_BYTES)
    record = Record.read(sys.stdin.read())
    _write(analyse(record, DEEP in sys.argv[1:], lambda entry: _write({"done": entry})))


def _write(message: Mapping[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
