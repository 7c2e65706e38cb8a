"""Fresh environments with the package and some extras, built from what is installed here, without a network."""

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PACKAGE = "alhambra-game"
_SITE = f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"


def build_wheel(folder: Path) -> Path:
    """Build a wheel of the sources, neither compiled nor with the browser client."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "ALHAMBRA_PURE": "1", "ALHAMBRA_PAGES_BUILD": "skip"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


class Environment:
    """An environment with a wheel and only what it declares for some extras."""

    def __init__(self, folder: Path, wheel: Path, extras: Iterable[str] = ()) -> None:
        venv.create(folder, symlinks=os.name == "posix")
        site = folder / _SITE
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
        [own] = [found for found in Distribution.discover(path=[str(site)]) if found.name == PACKAGE]
        self.packages = sorted(_link_requirements(own, set(extras), site))
        self.python = str(folder / "bin" / "python")

    def run(self, *arguments: str, language: str = "C", **more: str) -> subprocess.CompletedProcess[str]:
        """Run Python with arguments, in a given language."""
        return subprocess.run(
            [self.python, *arguments],
            env={**self.variables, "LANG": language, **more},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def variables(self) -> dict[str, str]:
        """Return the environment variables of its programs: no other packages, no coverage, no local settings."""
        kept = {name: os.environ[name] for name in ("HOME", "PATH", "TMPDIR") if name in os.environ}
        return {**kept, "PYTHONIOENCODING": "utf-8"}


def _link_requirements(own: Distribution, extras: set[str], site: Path) -> set[str]:
    """Link everything the distribution requires into the folder; return the names of the packages, with its own."""
    linked: set[tuple[str, str]] = set()
    waiting = [(own, extra) for extra in ("", *extras)]
    names = {own.name}
    while waiting:
        found, extra = waiting.pop()
        if (found.name, extra) in linked:
            continue
        linked.add((found.name, extra))
        if found.name not in names:
            names.add(found.name)
            _link_files(found, site)
        for line in found.requires or ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                needed = own if canonicalize_name(wanted.name) == PACKAGE else distribution(wanted.name)
                waiting += [(needed, more) for more in ("", *wanted.extras)]
    return {canonicalize_name(name) for name in names}


def _link_files(found: Distribution, site: Path) -> None:
    """Link each file of a package, as several packages may share a folder."""
    for file in found.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            source = Path(str(found.locate_file(file)))
            _link(source, site / file)
            if file.suffix == ".py" and Path(cache_from_source(str(source))).exists():
                _link(Path(cache_from_source(str(source))), Path(cache_from_source(str(site / file))))


def _link(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    if not place.exists():
        place.symlink_to(source)
