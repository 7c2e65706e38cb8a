"""A copy of the sources with one place broken, and the tests that run this place."""

import compileall
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from coverage import CoverageData

from tests.mutants.faults import Fault, faults_of, with_fault

ROOT = Path(__file__).parents[2]
PACKAGE = Path("src/alhambra")
KEPT = ROOT / "build" / "mutants"  # the sources as they were when the tests ran, so that work can continue
REACHED = KEPT / "reached.db"  # test -> lines it runs

# A bot's evaluation and the terminal's drawing are not rules: no test says that a weight is right.
FILES = [
    file.relative_to(ROOT)
    for engine in ("protocol", "palace", "tilegames", "roll_and_write")
    for file in sorted((ROOT / PACKAGE / engine).rglob("*.py"))
    if file.name not in ("evaluation.py", "words.py")
]
TESTS = [
    f"tests/{folder}"
    for folder in (
        *("golden", "palace", "positions", "roll_and_write", "model_tests", "client", "statistics", "components"),
        *("rules", "protocol", "games", "distributions", "lockstep"),
    )
]
FEW = 20  # tests notice most faults, and a few are collected faster than all
SECONDS_A_TEST = 100  # a longer run never ends
SECONDS_A_MUTANT = 1800  # a run that is not over by then has failed, perhaps before the first test
MEMORY = 4 << 30
PASSED, NO_TESTS = 0, 5  # of pytest


@dataclass(frozen=True)
class Mutant:
    """A fault in a file."""

    file: Path
    fault: Fault

    def __str__(self) -> str:
        line = (KEPT / self.file).read_text(encoding="utf-8").splitlines()[self.fault.first - 1]
        return f"{self.file}:{self.fault.first} {self.fault.kind}: {line.strip()}"


@dataclass(frozen=True)
class Verdict:
    """The outcome of a mutant."""

    mutant: Mutant
    tests: int  # tests that run its place
    noticed_by: str  # "" if all of them pass
    seconds: float

    def __str__(self) -> str:
        came = f"noticed by {self.noticed_by}" if self.noticed_by else f"SURVIVED {self.tests} tests"
        return f"{self.mutant} | {came} | {self.seconds:.0f} s"


def all_mutants() -> list[Mutant]:
    """Yield every fault in every file, in source order."""
    sources = [(file, (KEPT / file).read_text(encoding="utf-8")) for file in FILES]
    return [Mutant(file, fault) for file, source in sources for fault in faults_of(source)]


def try_mutant(mutant: Mutant) -> Verdict:
    """Run the tests of the broken place, the most specific first, until one fails."""
    begin = time.monotonic()
    tests = tests_of(mutant)
    noticed_by = ""
    if tests:
        with copied_sources() as folder:
            file = folder / mutant.file
            file.write_text(with_fault(file.read_text(encoding="utf-8"), mutant.fault), encoding="utf-8")
            noticed_by = _first_failure(folder, tests[:FEW]) or _first_failure(folder, tests[FEW:])
    return Verdict(mutant, len(tests), noticed_by, time.monotonic() - begin)


def tests_of(mutant: Mutant) -> list[str]:
    """Return the tests that run the place of the fault; if it runs on import, all that run anything in its file."""
    lines = _tests_by_line(mutant.file)
    reached = [line for line in range(mutant.fault.first, mutant.fault.last + 1) if line in lines]
    on_import = not mutant.fault.in_function or (reached and not any(lines[line] for line in reached))
    found = {test for line in (lines if on_import else reached) for test in lines[line]}
    return sorted(found, key=lambda test: (_lines_run()[test], test))


def find_reached(tests: Sequence[str], jobs: int) -> None:
    """Copy the sources, run these tests and record which lines each of them runs."""
    shutil.rmtree(KEPT, ignore_errors=True)
    shutil.copytree(ROOT / "src", KEPT / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    compileall.compile_dir(KEPT / "src", quiet=1)
    with copied_sources() as folder:
        settings = folder / ".coveragerc"
        settings.write_text(f"[run]\nsource = {PACKAGE}\nrelative_files = true\n", encoding="utf-8")
        measuring = ("--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report=")
        done = _pytest(
            folder, "-p", "pytest_cov", *measuring, "-p", "xdist", f"-n{jobs}", "--timeout=0", *tests, timeout=None
        )
        if done.returncode:
            raise RuntimeError(f"the tests fail without a fault:\n{done.stdout}{done.stderr}")
        shutil.copy(folder / ".coverage", REACHED)


@contextmanager
def copied_sources() -> Iterator[Path]:
    """Create a folder like the project's, with its own sources and nothing compiled by mypyc."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        folder = Path(name)
        shutil.copytree(KEPT / "src", folder / "src")
        for shared in ("tests", "bench", "docs", "pyproject.toml"):
            (folder / shared).symlink_to(ROOT / shared)
        yield folder


def _first_failure(folder: Path, tests: list[str]) -> str:
    if not tests:
        return ""
    arguments = folder / "tests.txt"
    arguments.write_text("\n".join(tests), encoding="utf-8")
    try:
        done = _pytest(folder, "-x", f"@{arguments}", timeout=SECONDS_A_MUTANT)
    except subprocess.TimeoutExpired:
        return "the clock"
    if done.returncode in (PASSED, NO_TESTS):
        return ""
    told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return told[0].split(" - ")[0] if told else f"pytest, which ended with {done.returncode}"


def _pytest(folder: Path, *arguments: str, timeout: float | None) -> subprocess.CompletedProcess[str]:
    settings = ("-q", "-p", "no:cacheprovider", "-p", "pytest_timeout", f"--timeout={SECONDS_A_TEST}", "-m", "not slow")
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"},
        "PYTHONPATH": f"{folder / 'src'}:{folder}",
        "HYPOTHESIS_PROFILE": "ci",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading everything installed takes longer than most tests
    }
    return subprocess.run(
        [sys.executable, "-m", "pytest", *settings, "--basetemp", str(folder / "pytest"), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
        preexec_fn=_limit_memory,
    )


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@cache
def _reached() -> CoverageData:
    data = CoverageData(str(REACHED))
    data.read()
    return data


@cache
def _tests_by_line(file: Path) -> dict[int, list[str]]:
    """Return the tests that run each line of the file; none for lines run only on import."""
    by_line = _reached().contexts_by_lineno(str(file))
    return {line: sorted({test.split("|")[0] for test in tests if test}) for line, tests in by_line.items()}


@cache
def _lines_run() -> dict[str, int]:
    """Return the number of lines each test runs."""
    counts: dict[str, int] = {}
    for file in FILES:
        for tests in _tests_by_line(file).values():
            for test in tests:
                counts[test] = counts.get(test, 0) + 1
    return counts
