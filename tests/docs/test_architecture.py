"""What the documentation says about the source is true."""

import re

import pytest

from alhambra.tilegames.module import Module
from tests.docs.markdown import DOCS, ROOT, code_in, rows

HOOKS = DOCS / "reference" / "module-hooks.md"
TESTS = DOCS / "reference" / "tests.md"
INVENTED = {"my_bots.py", "panels/YourPanel.svelte", "screens/YourScreen.svelte"}  # files that readers write

_SOURCE_FILE = re.compile(r"(?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|js|tcss)")


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


def source_files() -> set[str]:
    """Return the paths of all source files, from the root of the repository."""
    folders = [ROOT / name for name in ("src", "tests", "bench", "tools", "web/src", "web/art", "docs/images")]
    files = [*ROOT.glob("*"), *(ROOT / "web").glob("*"), *(file for folder in folders for file in folder.rglob("*"))]
    return {f"/{file.relative_to(ROOT).as_posix()}" for file in files if file.is_file()}


@pytest.mark.parametrize("kind", ["explanation", "how-to", "reference"])
def test_the_source_files_that_pages_name_exist(kind: str) -> None:
    files = source_files()
    for page in (DOCS / kind).rglob("*.md"):
        text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        named = [
            name for name in code_in(text) if re.fullmatch(r"(?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|js|tcss)", name)
        ]
        named = [name for name in named if name not in INVENTED]
        assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in files)] == [], page.name
