"""Build and install the package: ``python tools/install_package.py COMMAND...``.

COMMAND installs a wheel. Does nothing if the installed package is up to date; with ``--check``
instead of a command, the exit code shows whether it is. Only one process builds at a time.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WHEELS = ROOT / "build" / "wheel"
STAMP = ROOT / ".venv" / ".package"  # contains the fingerprint of the installed package
LOCK = ROOT / ".venv" / ".packaging"
SOURCES = ("src", "docs/rules", "pyproject.toml", "hatch_build.py", "requirements/build.txt")


def fingerprint() -> str:
    """Return a hash of all sources of the package, and of the kind of build."""
    digest = sha256(os.environ.get("ALHAMBRA_PURE", "0").encode())
    for file in source_files():
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def source_files() -> Iterator[Path]:
    """Yield the sources of the package, in a fixed order."""
    for source in SOURCES:
        path = ROOT / source
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in files if file.is_file() and "__pycache__" not in file.parts)


def is_current(wanted: str) -> bool:
    """Return whether the package with this fingerprint is installed."""
    return STAMP.is_file() and STAMP.read_text() == wanted


@contextmanager
def only_builder() -> Iterator[None]:
    """Hold the build lock, waiting for other processes if necessary."""
    with LOCK.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another build of the package ...", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def install(command: list[str]) -> None:
    """Build a wheel of the current sources and install it, unless it is up to date."""
    installed = fingerprint()
    if is_current(installed):
        return
    print("Building the package (this takes a few minutes the first time) ...", flush=True)
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WHEELS)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*command, *map(str, WHEELS.glob("*.whl"))], check=True)
    STAMP.write_text(installed)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(not is_current(fingerprint()))
    try:
        with only_builder():
            install(sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
