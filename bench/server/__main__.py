"""Compare moves per second and latencies with boardgame.io: ``python -m bench.server --write``.

Every round starts a fresh server and plays at its tables from another process; the servers take turns.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench.reporting.arguments import parser
from bench.reporting.machine import circumstances
from bench.reporting.program import run, tell
from bench.reporting.tables import Table, number, wide_console
from bench.server.memory import MemoryOfTables, measured_memory
from bench.server.recorder import Sample
from bench.server.subjects import Ours, OursOnGranian, Peer, Subject, stop
from bench.speed.comparisons import Target
from tests.server.service import free_port

TABLES = (1, 50, 200)
SECONDS = 5.0
ROUNDS = 3
IDLE_TABLES = 2000
_MOST_SECONDS_OF_A_ROUND = 120

FASTER = Target(at_least=True, value=2)
SOONER = Target(at_least=False, value=0.5)
BYTES = Target(at_least=False, value=2500)
ONE_TABLE_MS = Target(at_least=False, value=2)
IDLE_KILOBYTES = Target(at_least=False, value=5)

Samples = dict[tuple[str, int], list[Sample]]  # by subject and number of tables


def one_round(subject: Subject, tables: int, seconds: float, seed: int, folder: Path) -> Sample:
    """Start a server, play at a number of tables, and stop it."""
    port = free_port()
    process = subject.start(port, folder / "server.log")
    try:
        words = [subject.load, port, process.pid, tables, seconds, seed]
        command = [sys.executable, "-m", "bench.server.load", *[str(word) for word in words]]
        output = subprocess.run(
            command, check=True, stdout=subprocess.PIPE, text=True, timeout=_MOST_SECONDS_OF_A_ROUND
        ).stdout
        return Sample(**json.loads(output))
    finally:
        stop(process)


def middle(samples: list[Sample], what: str) -> float:
    """Return the median of the rounds."""
    return median([float(getattr(sample, what)) for sample in samples])


def sample_table(samples: Samples) -> Table:
    """Return a row for each server and number of tables."""
    columns = ["server", "tables", "moves/s", "p50 ms", "p99 ms", "bytes a move", "processor ms a move"]
    fields = Sample._fields
    rows = [
        [name, str(tables), *[number(middle(found, field)) for field in fields]]
        for (name, tables), found in samples.items()
    ]
    return Table("Tables of four clients", columns, rows)


def verdict_table(samples: Samples, memory: MemoryOfTables) -> Table:
    """Return the targets and results."""
    rows = []

    def add(what: str, value: float, target: Target) -> None:
        rows.append([what, number(value), target.text(), target.verdict(value)])

    for tables in sorted({tables for _, tables in samples}):
        ours, peer = samples[Ours.name, tables], samples[Peer.name, tables]
        pairs = list(zip(ours, peer, strict=True))
        speed = median([own.moves_per_second / other.moves_per_second for own, other in pairs])
        slowness = median([own.slow_ms / other.slow_ms for own, other in pairs])
        add(f"moves/s against boardgame.io, tables: {tables}", speed, FASTER)
        add(f"p99 against boardgame.io, tables: {tables}", slowness, SOONER)
        add(f"bytes a move for four clients, tables: {tables}", middle(ours, "bytes_per_move"), BYTES)
        if tables == 1:
            add("p50 ms of one table", middle(ours, "median_ms"), ONE_TABLE_MS)
    add("kB of an idle table", memory.idle_bytes / 1000, IDLE_KILOBYTES)
    return Table("Targets", ["what", "measured", "target", ""], rows)


def main() -> int:
    arguments = parser("bench.server", "Measure the server under load, side by side with boardgame.io.")
    arguments.add_argument("--peer", type=Path, default=Path("build/peer"), help="where boardgame.io is installed")
    arguments.add_argument("--quick", action="store_true", help="one short round of each")
    given = arguments.parse_args()
    rounds, seconds = (1, 2.0) if given.quick else (ROUNDS, SECONDS)
    console = wide_console()
    samples: Samples = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subjects = [Ours(folder), Peer(given.peer), OursOnGranian(folder)]  # the last for reference
        for tables in TABLES:
            for number_of_round in range(rounds):
                for subject in subjects[: 2 if number_of_round else None]:
                    console.print(f"{subject.name}, {tables} tables, round {number_of_round + 1}", style="dim")
                    sample = one_round(subject, tables, seconds, number_of_round, folder)
                    samples.setdefault((subject.name, tables), []).append(sample)
        memory = measured_memory(folder, IDLE_TABLES)
    tables_found = [sample_table(samples), memory.table(), verdict_table(samples, memory)]
    facts = circumstances("bench.server", ["uvicorn", "granian", "litestar"])
    data = {f"{name}, {tables}": [one._asdict() for one in found] for (name, tables), found in samples.items()}
    tell(given, "server", facts, tables_found, {"samples": data})
    return 0


if __name__ == "__main__":
    run(main)
