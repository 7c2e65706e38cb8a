"""Links in the documentation lead somewhere, its commands exist, and its pictures are self-contained."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.invoke import run
from tests.docs.markdown import PAGES, ROOT, all_blocks, anchors, blocks, links, name_of

# Take the first offers for some turns, whichever seat begins, so that a saved game has entries.
TYPED = "1\n" * 20

PICTURES = sorted((ROOT / "docs" / "images").glob("*.svg"))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files_of_the_repository_and_to_their_headings(page: Path) -> None:
    for link in links(page):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{name_of(page)}: {link}"
        assert not anchor or anchor in anchors(target), f"{name_of(page)}: {link}"


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=name_of)
def test_commands_do_what_they_promise(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in all_blocks(page):
        if block.language == "python" and block.title and not (ROOT / block.title).is_file():
            with (tmp_path / block.title).open("a", encoding="utf-8") as file:
                file.write(f"{block.text}\n\n")
    for block in blocks(page, "console"):
        for line in block.text.splitlines():
            words = shlex.split(line.removeprefix("$ "), comments=True)
            if words[:1] == ["make"]:
                assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            elif words[:1] == ["alhambra"]:
                outcome = run(*words[1:], typed=TYPED)
                assert outcome.code == 0, f"{name_of(page)}: {line}\n{outcome.err}"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_needs_nothing_from_elsewhere(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    assert set(re.findall(r"\w+://[^\"'\s)]+", text)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_keeps_its_blanks_in_every_program(picture: Path) -> None:
    """Some renderers know neither glyph positions nor ``xml:space``, so words stand alone or use no-break spaces."""
    text = picture.read_text(encoding="utf-8")
    assert not re.search(r'<text[^>]* x="[^"]* ', text)
    assert not re.search(r"<text[^>]*>(?: |[^<]*  )", text)


def test_there_is_a_picture_of_each_kind_of_table() -> None:
    assert {"alhambra", "combined", "roll-and-write"} <= {picture.stem for picture in PICTURES}
