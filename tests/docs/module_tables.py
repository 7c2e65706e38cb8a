"""The actions of modules: described in the page of each folder, and collected for the documentation.

Run as ``python -m tests.docs.module_tables`` to write the table of all packaged modules.
"""

from importlib.util import find_spec
from pathlib import Path

from alhambra.tilegames.module import Module
from alhambra.tilegames.modules import folder_of
from tests.docs.markdown import DOCS, rows
from tests.packaged import PACKAGED

NOTATION = DOCS / "reference" / "formats" / "notation.md"


def page_of(module: type[Module]) -> Path:
    """Return the page in a module's folder."""
    spec = find_spec(folder_of(module))
    origin = None if spec is None else spec.origin
    assert origin is not None, f"the module {module.name} has no folder"
    return Path(origin).with_name("README.md")


def actions_of(module: type[Module]) -> list[list[str]]:
    """Return the actions in a module's page: form, example, description."""
    page = page_of(module)
    return rows(page, "## Actions") if "\n## Actions\n" in page.read_text(encoding="utf-8") else []


def notation_rows() -> list[list[str]]:
    """Return the table of actions of all packaged modules."""
    return [[module.name, *action] for module in PACKAGED for action in actions_of(module)]


def _write(page: Path, old: list[list[str]], new: list[list[str]]) -> None:
    """Replace a block of rows with others."""
    text = page.read_text(encoding="utf-8")
    before, after = (f"\n{chr(10).join([_line(row) for row in table])}\n" for table in (old, new))
    assert before in text, f"{page.name}: the rows of modules do not stand together"
    page.write_text(text.replace(before, after), encoding="utf-8")


def _line(row: list[str]) -> str:
    return f"| {' | '.join(row)} |"


if __name__ == "__main__":
    _write(NOTATION, rows(NOTATION, "## Modules"), notation_rows())
