"""Measures many subjects in short alternating rounds, so that a slow moment of the machine affects all alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from alhambra._build import INTERPRETED
from bench.speed.subjects import Subject
from bench.speed.worker import Played, Round

REPOSITORY = Path(__file__).parents[2]  # where subprocesses find this package


class BenchError(Exception):
    """Something cannot be measured; the message says why and what to do."""


class Measurement:
    """All rounds of one subject. Rounds of the same number belong together across subjects."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.rounds: list[Round] = []

    @property
    def ways(self) -> list[str]:
        return list(self.rounds[0].played)

    def decisions_per_game(self, way: str) -> float:
        """The mean over all games of all rounds."""
        played = [found.played[way] for found in self.rounds]
        return sum([part.decisions for part in played]) / sum([part.games for part in played])

    def decisions(self, way: str) -> list[float]:
        """Decisions per second in each round."""
        return [found.played[way].decisions / found.played[way].seconds for found in self.rounds]

    def games(self, way: str) -> list[float]:
        """Games of mean length per second in each round: few games fit into one, and their lengths vary."""
        length = self.decisions_per_game(way)
        return [decisions / length for decisions in self.decisions(way)]

    def copies(self) -> list[float]:
        """Microseconds per copy in each round."""
        return [found.copy_microseconds for found in self.rounds]


def ratios(upper: Sequence[float], lower: Sequence[float]) -> list[float]:
    """Return the ratios of two series, round by round."""
    return [above / below for above, below in zip(upper, lower, strict=True)]


def nearly_worst(times: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(times)[len(times) * 99 // 100]


def environment_of(build: str) -> dict[str, str]:
    """Return the environment in which this Python runs a build."""
    return os.environ | {"ALHAMBRA_PURE": "1" if build == INTERPRETED else "0"}


def measure(
    subjects: Sequence[Subject], rounds: int, seconds: float, copy_seconds: float, tell: Callable[[str], None]
) -> list[Measurement]:
    """Measure each subject in a number of rounds, one after another in every round."""
    with ExitStack() as stack:
        processes = []
        for subject in subjects:
            tell(f"starting {subject.title}")
            processes.append(WorkerProcess(stack.enter_context(_start(subject)), subject))
        measurements = [Measurement(subject) for subject in subjects]
        for number in range(1, rounds + 1):
            for process, measurement in zip(processes, measurements, strict=True):
                tell(f"round {number} of {rounds}: {measurement.subject.title}")
                measurement.rounds.append(process.round(seconds, copy_seconds))
        return measurements


class WorkerProcess:
    """The parent's end of a subject's process."""

    def __init__(self, process: "subprocess.Popen[str]", subject: Subject) -> None:
        self._process = process
        self._title = subject.title
        build = self._answer()
        if build != subject.build:
            raise BenchError(f"{subject.title} must run {subject.build} but runs {build}; 'make bench' installs both")

    def round(self, seconds: float, copy_seconds: float) -> Round:
        assert self._process.stdin is not None
        print(json.dumps([seconds, copy_seconds]), file=self._process.stdin, flush=True)
        played, copy_microseconds = self._answer()
        return Round({way: Played(*numbers) for way, numbers in played.items()}, copy_microseconds)

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BenchError(f"{self._title} cannot be measured: its process has ended; see its message above")
        return json.loads(line)


def _start(subject: Subject) -> "subprocess.Popen[str]":
    """Start a process of this Python that runs the subject's build."""
    environment = environment_of(subject.build) | {"PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.speed.worker", json.dumps(subject)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=REPOSITORY, env=environment, text=True
    )
