"""The environment of a measurement."""

import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from alhambra import __version__


def cpu_model() -> str:
    """Return the name of the processor as reported by the system."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def circumstances(command: str, packages: Sequence[str]) -> list[tuple[str, str]]:
    """Return the command, date, Python, processor, and the versions of this and other packages."""
    return [
        ("Command", f"python -m {command}"),
        ("Date", f"{datetime.now(UTC):%Y-%m-%d}"),
        ("Python", f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"),
        ("Processor", cpu_model()),
        ("Versions", ", ".join([f"alhambra {__version__}", *[f"{name} {version(name)}" for name in packages]])),
    ]


def circumstances_markdown(facts: Sequence[tuple[str, str]]) -> str:
    return "\n".join([f"- {name}: {f'`{value}`' if name == 'Command' else value}" for name, value in facts]) + "\n"
