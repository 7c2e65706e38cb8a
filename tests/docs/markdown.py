"""Reading the documentation: its fenced blocks, its tables and its links."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]

_FENCE = re.compile(r"^( *)```(.*)$")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`]+)`")
_HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
_FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the text, the line where it begins, and the file that its title names."""

    language: str
    text: str
    line: int
    title: str = ""


def blocks(page: Path, language: str) -> list[Block]:
    """Return the blocks of a page in this language, except files of the repository."""
    found = [block for block in all_blocks(page) if block.language == language]
    return [block for block in found if not (ROOT / block.title).is_file()]


def all_blocks(page: Path) -> list[Block]:
    """Return the blocks of a page."""
    found: list[Block] = []
    lines: list[str] | None = None
    begin, info, indent = 0, "", 0
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = _FENCE.match(line)
        if fence and lines is None:
            lines, begin, info, indent = [], number, fence.group(2).strip(), len(fence.group(1))
        elif fence and lines is not None:
            language, _, options = info.partition(" ")
            title = options.removeprefix("title=").strip('"')
            found.append(Block(language, "\n".join(lines) + "\n", begin, title))
            lines = None
        elif lines is not None:
            lines.append(line[indent:])
    assert lines is None, f"{page.name}: the block of line {begin} has no end"
    return found


def rows(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading, without the head of the table."""
    text = page.read_text(encoding="utf-8").partition(f"\n{heading}\n")[2]
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| "))
    table: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def code_in(cell: str) -> list[str]:
    """Return the texts in a cell that are set as code."""
    return _CODE.findall(cell)


def links(page: Path) -> list[str]:
    """Return the targets of all links and pictures of a page."""
    return _LINK.findall(_prose(page))


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub and the documentation site derive them."""
    return {_slug(heading) for heading in _HEADING.findall(_prose(page))}


def name_of(page: Path) -> str:
    """Return the path of a page within the repository."""
    return page.relative_to(ROOT).as_posix()


def _prose(page: Path) -> str:
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def _slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
