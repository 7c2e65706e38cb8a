"""The turns of the benchmark, as files."""

import gzip
import json
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

PUBLIC: Final = "turns.jsonl.gz"


class TurnOption(NamedTuple):
    """A way to play a turn, and the results of games continued from it: two halves, each with its own luck."""

    actions: tuple[str, ...]  # in any order
    margins: tuple[float, float]  # the seat's lead in points over the best of the others
    wins: tuple[float, float]  # the fraction of the games that it won


class BenchmarkTurn(NamedTuple):
    """A position at the beginning of a turn, with the options worth considering."""

    game: str
    seats: int
    modules: tuple[str, ...]
    position: str
    seat: int
    samples: int  # of each option in each half
    options: tuple[TurnOption, ...]


def public_turns() -> list[BenchmarkTurn]:
    """Return the turns that come with the package."""
    return read_turns(resources.files("alhambra.benchmark").joinpath(PUBLIC).read_bytes())


def turns_in(file: Path) -> list[BenchmarkTurn]:
    """Return the turns in a file."""
    return read_turns(file.read_bytes())


def read_turns(data: bytes) -> list[BenchmarkTurn]:
    return [_turn(json.loads(line)) for line in gzip.decompress(data).decode().splitlines()]


def write_turns(turns: Iterable[BenchmarkTurn]) -> bytes:
    """Return the turns as the content of a file; equal turns make equal files."""
    lines = [json.dumps(turn._asdict(), default=tuple, separators=(",", ":")) for turn in turns]
    return gzip.compress("".join([f"{line}\n" for line in lines]).encode(), mtime=0)


def _turn(fields: dict[str, Any]) -> BenchmarkTurn:
    options = [TurnOption(tuple(names), tuple(margins), tuple(wins)) for names, margins, wins in fields.pop("options")]
    return BenchmarkTurn(**{**fields, "modules": tuple(fields["modules"])}, options=tuple(options))
