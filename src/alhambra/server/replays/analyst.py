"""A program that analyses one game: it reads a record and writes lines of JSON.

Each line reports the number of entries that are ``done``; the last one is the analysis.
"""

import os
import sys
from typing import Any

import msgspec

from alhambra.analysis import analyse
from alhambra.analysis.messages import JudgedMove
from alhambra.games import replay
from alhambra.processes import limit_memory
from alhambra.protocol import ActionSet, Record
from alhambra.server.replays.worker_processes import MOST_BYTES

_NICE = 10  # running games take precedence


def main() -> None:
    """Analyse the record on standard input."""
    os.nice(_NICE)
    limit_memory(MOST_BYTES)
    record = Record.read(sys.stdin.read())
    found: dict[str, Any] = dict(analyse(record, on_progress=lambda entry: _write({"done": entry})))
    actions = replay(record).action_set
    for moment in found["moments"]:
        moment["played"] = _with_data(moment["played"], actions)
        moment["best"] = [_with_data(move, actions) for move in moment["best"]]
    _write(found)


def _with_data(move: JudgedMove, actions: ActionSet) -> dict[str, Any]:
    """Return a move with its actions as data, in the form that clients display."""
    then = [actions.parse(action).to_json() for action in move["then"]]
    return {**move, "action": actions.parse(move["action"]).to_json(), "then": then}


def _write(message: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
