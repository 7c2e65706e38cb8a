"""What the architecture says of the source is so."""

from alhambra.tilegames.module import Module
from tests.docs.markdown import ROOT, code_in, rows

ARCHITECTURE = ROOT / "docs" / "explanation" / "architecture.md"


def test_all_hooks_of_modules_are_told() -> None:
    told = [hook for _, hooks in rows(ARCHITECTURE, "## Modules") for hook in code_in(hooks)]
    hooks = [name for name, value in vars(Module).items() if callable(value) and not name.startswith("_")]
    assert sorted(told) == sorted(hooks)


def test_all_folders_of_tests_are_told() -> None:
    told = {place.rstrip("/") for places, _ in rows(ARCHITECTURE, "## Tests") for place in code_in(places)}
    folders = {entry.name for entry in (ROOT / "tests").iterdir() if entry.is_dir() and entry.name[0] not in "._"}
    assert told == folders | {"fuzz.py"}
