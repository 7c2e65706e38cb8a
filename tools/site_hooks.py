"""Everything the documentation site needs besides the pages in ``docs/``; MkDocs calls these functions by name.

The pages are written for the repository. In the site the changelog and the guide for contributors are pages, too, and
links to other files of the repository become plain text.
"""

import posixpath
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parents[1]
_PAGES: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
_ICON: Final = ROOT / "web" / "public" / "icon.svg"
_LINK: Final = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages and the icon that are outside ``docs/``."""
    for source, uri in _PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, uri, content=site_links(text, source)))
    files.append(File.generated(config, "images/icon.svg", abs_src_path=str(_ICON)))
    return files


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Show the kinds of pages side by side on the first page, which needs no navigation beside it."""
    if page.file.src_uri != "index.md":
        return html
    page.meta["hide"] = ["navigation", "toc"]
    begin, *kinds = html.split("<h2 ")
    cards = "".join([f'<section class="kind"><h2 {kind}</section>' for kind in kinds])
    return f'{begin}<div class="kinds">{cards}</div>'


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Adapt the links of a page to the site."""
    uri = page.file.src_uri
    return markdown if uri in _PAGES.values() else site_links(markdown, f"docs/{uri}")


def site_links(text: str, source: str) -> str:
    """Return the text of a file of the repository, with links that lead to pages of the site or are plain text."""

    def adapted(link: re.Match[str]) -> str:
        label, target = link.groups()
        path, hash_sign, anchor = target.partition("#")
        if not path or "://" in path:
            return link.group()
        found = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        page = _PAGES.get(found) or (found.removeprefix("docs/") if found.startswith("docs/") else None)
        if page is None:
            return label
        here = posixpath.dirname(_PAGES.get(source, source.removeprefix("docs/"))) or "."
        return f"[{label}]({posixpath.relpath(page, here)}{hash_sign}{anchor})"

    return _LINK.sub(adapted, text)
