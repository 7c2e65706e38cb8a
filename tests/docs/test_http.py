"""The page about the HTTP API names every call of the server, and the fields of a new table."""

import re

from alhambra.server.web.routes.tables import NewTable
from tests.docs.markdown import DOCS, ROOT, code_in, rows

PAGE = DOCS / "reference" / "server" / "http.md"
ROUTES = ROOT / "src" / "alhambra" / "server" / "web" / "routes"
_ROUTE = re.compile(r'^@(?:get|post|delete|put|patch)\(\s*"([^"]+)"', re.MULTILINE)


def called() -> set[str]:
    """Return the paths of all calls below ``/api`` and of those for operation."""
    files = [file for file in ROUTES.glob("*.py") if file.stem != "pages"]
    return {path for file in files for path in _ROUTE.findall(file.read_text(encoding="utf-8"))}


def test_every_call_is_named() -> None:
    text = PAGE.read_text(encoding="utf-8")
    paths = called()
    assert len(paths) > 25
    names = {re.sub(r"\{[^}]*\}", "", path).rstrip("/").rpartition("/")[2] for path in paths}
    assert [name for name in sorted(names) if not re.search(rf"/{name}\b", text)] == []


def test_every_field_of_a_new_table_is_named() -> None:
    fields = [name for names, *_ in rows(PAGE, "## Creating a table") for name in code_in(names)]
    assert sorted(fields) == sorted(NewTable.__struct_fields__)
