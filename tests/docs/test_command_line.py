"""The reference of the command line matches the commands."""

from pathlib import Path

import pytest

from alhambra.cli.command_list import COMMANDS
from alhambra.server.ops.settings import VARIABLE, ServerSettings
from tests.docs.command_tables import sections

SECTIONS = [(page, place, text) for page, places in sections().items() for place, text in places.items()]


@pytest.mark.parametrize(("page", "place", "text"), SECTIONS, ids=[place for _, place, _ in SECTIONS])
def test_a_section_is_up_to_date(page: Path, place: str, text: str) -> None:
    """Otherwise ``make docs-tables`` rewrites it."""
    begin, end = f"<!-- {place}: begin -->\n", f"<!-- {place}: end -->\n"
    assert page.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0].strip() == text.strip()


def test_every_command_and_setting_is_there() -> None:
    texts = {place: text for _, place, text in SECTIONS}
    assert all(f"## {command}\n" in texts["commands"] for command in COMMANDS)
    shown = {name for name in ServerSettings._fields if f"`{VARIABLE}{name.upper()}`" in texts["settings"]}
    assert set(ServerSettings._fields) - shown == {"pages"}
