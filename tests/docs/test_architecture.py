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


def test_the_tests_of_every_promise_exist() -> None:
    text = (DOCS / "explanation" / "security.md").read_text(encoding="utf-8")
    named = [name for name in code_in(text) if re.search(r"\b(?:test|hostile)_\w+\.py$", name)]
    assert len(named) > 30
    assert [name for name in named if not (ROOT / "tests" / name).is_file()] == []
