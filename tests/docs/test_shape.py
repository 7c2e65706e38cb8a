"""Pages are short and have short lines, and belong to one kind each."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.docs.markdown import DOCS, PAGES, ROOT, name_of

MOST_LINES = 300
LONGEST_LINE = 100
MOST_PAGES = 15
ARCHITECTURE_LINES = 250
KINDS = {"tutorials", "how-to", "reference", "explanation"}

# Written wholly or mostly by programs, or with a form of their own.
GENERATED = {
    DOCS / "reference" / "benchmarks.md",
    DOCS / "reference" / "strength.md",
    DOCS / "reference" / "command-line.md",
}
WRITTEN = [page for page in PAGES if page not in GENERATED and DOCS / "rules" not in page.parents]


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_a_page_is_short(page: Path) -> None:
    most = ARCHITECTURE_LINES if page.name == "architecture.md" else MOST_LINES
    assert len(page.read_text(encoding="utf-8").splitlines()) <= most


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_lines_of_prose_are_short(page: Path) -> None:
    prose = re.sub(r"^( *)```.*?^\1```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = [line for line in prose.splitlines() if not line.startswith(("|", "    ")) and "](" not in line]
    assert [line for line in lines if len(line) > LONGEST_LINE] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_has_one_kind_and_begins_with_its_title(page: Path) -> None:
    inside = page.relative_to(ROOT).parts
    assert page.parent == ROOT or inside in (("docs", "index.md"),) or inside[1] in KINDS | {"rules"}
    assert page.read_text(encoding="utf-8").startswith("# ")


def test_no_folder_is_crowded() -> None:
    folders = Counter(page.parent for page in PAGES)
    assert {folder for folder, pages in folders.items() if pages > MOST_PAGES} == set()
