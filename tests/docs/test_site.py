"""The documentation site: built without warnings, and nothing in it is loaded from another host."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, name_of
from tools.fenced_examples import fenced
from tools.site_hooks import site_links

_LOADING = {"audio", "embed", "iframe", "img", "input", "link", "object", "script", "source", "track", "video"}
_ELSEWHERE = re.compile(r"^(?:https?:)?//")


class Loaded(HTMLParser):
    """The addresses that a page loads by itself, and those that it links to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        addresses = [value for name, value in attrs if name in ("src", "href", "data", "srcset", "poster") and value]
        if tag in _LOADING:
            self.loaded += addresses
        elif tag == "a":
            self.linked += addresses


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a broken link or anchor, or a page that no list names, is an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(folder),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def html_pages(site: Path) -> Iterator[tuple[Path, Loaded]]:
    for page in site.rglob("*.html"):
        yield page, Loaded(page)


def test_every_page_is_in_the_site(site: Path) -> None:
    built = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    for page in PAGES:
        name = name_of(page).removeprefix("docs/").removesuffix(".md")
        address = name.lower() if page.parent == ROOT else re.sub("README$", "index", name)
        assert page == ROOT / "README.md" or f"{address}.html" in built, name_of(page)


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    pages = list(html_pages(site))
    assert len(pages) > 60
    for page, parts in pages:
        assert [address for address in parts.loaded if _ELSEWHERE.match(address)] == [], page
    for style in site.rglob("*.css"):
        used = re.findall(r"url\(([^)]*)\)|@import\s+([^;]*);", style.read_text(encoding="utf-8"))
        assert [address for found in used for address in found if _ELSEWHERE.match(address.strip("\"' "))] == [], style


def test_links_lead_to_files_of_the_site(site: Path) -> None:
    for page, parts in html_pages(site):
        if page.name == "404.html":  # which is served at any address
            continue
        for address in parts.linked:
            path = address.partition("#")[0]
            assert _ELSEWHERE.match(address) or not path or (page.parent / path).exists(), f"{page}: {address}"


def test_no_example_of_a_docstring_became_a_quotation(site: Path) -> None:
    for page in (site / "reference" / "library").glob("*.html"):
        assert "<blockquote>" not in page.read_text(encoding="utf-8"), page


@pytest.mark.parametrize(
    ("source", "link", "expected"),
    [
        ("docs/how-to/host/run-a-server.md", "[x](../../../CHANGELOG.md#added)", "[x](../../changelog.md#added)"),
        ("docs/how-to/host/run-a-server.md", "[`unit`](../../../deploy/alhambra.service)", "`unit`"),
        ("docs/index.md", "[x](rules/README.md)", "[x](rules/README.md)"),
        ("CONTRIBUTING.md", "[x](docs/rules/README.md)", "[x](rules/README.md)"),
        ("docs/index.md", "[x](https://example.org/a.md) [y](#z)", "[x](https://example.org/a.md) [y](#z)"),
        ("docs/index.md", "![x](images/a.svg)", "![x](images/a.svg)"),
    ],
)
def test_links_are_adapted_to_the_site(source: str, link: str, expected: str) -> None:
    assert site_links(link, source) == expected


def test_examples_are_fenced() -> None:
    assert fenced("A.\n\n>>> 1\n1\n>>> 2\n2\n\nB.") == "A.\n\n\n```pycon\n>>> 1\n1\n>>> 2\n2\n```\n\nB."
