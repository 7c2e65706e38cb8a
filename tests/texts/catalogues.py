"""The catalogues as files, read by Fluent's parser alone."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from alhambra.texts import languages
from tests.texts.sources import roots

LANGUAGES = languages()
PAGES = Path(__file__).parents[2] / "web" / "texts"


class Text(NamedTuple):
    """A message, a term or an attribute of one."""

    file: Path
    params: frozenset[str]
    references: frozenset[str]
    plain: str  # its words, without the values filled in


def files(language: str) -> list[Path]:
    """Return the catalogues of a language, including those of modules and games from outside."""
    return sorted({file for root in roots() for file in root.rglob(f"texts/{language}.ftl")})


def all_files(language: str) -> list[Path]:
    """Return the catalogues of a language, including those of the browser's pages."""
    return [*files(language), *sorted(PAGES.rglob(f"{language}.ftl"))]


def entries(file: Path) -> list[Any]:
    """Return the contents of a catalogue, except for comments."""
    found = parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in found if not isinstance(entry, ast.BaseComment)]


@cache
def texts(language: str) -> dict[str, Text]:
    """Return all texts of a language; those of attributes as ``key.attribute``."""
    found: dict[str, Text] = {}
    for file in files(language):
        for entry in entries(file):
            for name, pattern in _patterns(entry):
                assert name not in found, f"{name} is both in {file} and in {found[name].file}"
                found[name] = _text(file, pattern)
    return found


def _patterns(entry: Any) -> list[tuple[str, Any]]:
    if not isinstance(entry, (ast.Message, ast.Term)):
        return []
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    named = [(name, entry.value), *((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)]
    return [(key, pattern) for key, pattern in named if pattern is not None]


def _text(file: Path, pattern: Any) -> Text:
    reader = _Reader()
    reader.visit(pattern)
    return Text(file, frozenset(reader.params), frozenset(reader.references), " ".join(reader.words))


class _Reader(Visitor):
    """Collects the parts of a pattern."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.value)
