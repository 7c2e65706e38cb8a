"""The page about the browser client uses the real names of the code."""

import re

import pytest

from tests.docs.markdown import ROOT

SOURCES = ROOT / "web" / "src"
PAGE = (ROOT / "docs" / "explanation" / "browser.md").read_text(encoding="utf-8")
STOPS = re.findall(r"^  (\S+\.(?:svelte|ts)) +(\w+)  ", PAGE, re.MULTILINE)


def test_the_path_of_a_click_has_stops() -> None:
    assert len(STOPS) > 10


@pytest.mark.parametrize(("file", "name"), sorted(set(STOPS)))
def test_a_stop_of_the_click_is_in_the_code(file: str, name: str) -> None:
    assert re.search(rf"\b{name}\b", (SOURCES / file).read_text(encoding="utf-8"))


def test_the_layers_are_those_that_eslint_enforces() -> None:
    declared = re.findall(r"^  (\[.+\]),$", (ROOT / "web" / "layers.js").read_text(encoding="utf-8"), re.MULTILINE)
    rows = re.findall(r"^\| (`[^|]+`) \|", PAGE, re.MULTILINE)
    assert [re.findall(r"`(\w+)`", row) for row in rows] == [re.findall(r'"(\w+)"', line) for line in declared]


def test_every_folder_has_a_layer() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    rows = re.findall(r"^\| (`[^|]+`) \|", PAGE, re.MULTILINE)
    assert folders == {name for row in rows for name in re.findall(r"`(\w+)`", row)}
