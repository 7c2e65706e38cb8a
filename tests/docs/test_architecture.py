"""What the documentation says of the source is so."""

import re

from alhambra.tilegames.module import Module
from tests.docs.markdown import DOCS, ROOT, code_in, rows

HOOKS = DOCS / "reference" / "module-hooks.md"
TESTS = DOCS / "reference" / "tests.md"


def test_all_hooks_of_modules_are_listed() -> None:
    listed = [hook for _, hooks in rows(HOOKS, "## Hooks") for hook in code_in(hooks)]
    hooks = [name for name, value in vars(Module).items() if callable(value) and not name.startswith("_")]
    assert sorted(listed) == sorted(hooks)


def test_all_folders_of_tests_are_listed() -> None:
    tables = re.findall(r"^\| (`.*?) \|", TESTS.read_text(encoding="utf-8"), re.MULTILINE)
    listed = [place.rstrip("/") for places in tables for place in code_in(places)]
    folders = {entry.name for entry in (ROOT / "tests").iterdir() if entry.is_dir() and entry.name[0] not in "._"}
    assert sorted(listed) == sorted(folders | {"fuzz.py"})
