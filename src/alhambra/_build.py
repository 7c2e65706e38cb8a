"""Selects the build of the package: compiled with mypyc, or interpreted from the same sources.

Set ALHAMBRA_PURE=1 in the environment to run an installed compiled package interpreted.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

COMPILED = "compiled (mypyc)"
INTERPRETED = "interpreted"


class SourceFinder:
    """Finds the modules of this package as source files, even where there is a compiled module next to the source."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("alhambra.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_build() -> None:
    """Apply ALHAMBRA_PURE; call it before any other module of the package is loaded."""
    if os.environ.get("ALHAMBRA_PURE", "0") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def build_name() -> str:
    """Return the name of the build that runs in this process."""
    spec = find_spec("alhambra.protocol.game")
    return COMPILED if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else INTERPRETED
