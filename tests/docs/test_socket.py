"""The tables of the socket's messages in the documentation match the declarations."""

import pytest

from tests.docs.server_tables import SOCKET, sections

SECTIONS = sections()


@pytest.mark.parametrize("place", SECTIONS)
def test_a_table_is_up_to_date(place: str) -> None:
    """Otherwise ``make docs-tables`` rewrites it. That the server sends nothing else is tested in server/."""
    text = SOCKET.read_text(encoding="utf-8")
    begin, end = f"<!-- {place}: begin -->\n", f"<!-- {place}: end -->\n"
    assert text.partition(begin)[2].partition(end)[0].strip() == SECTIONS[place].strip()
    assert SECTIONS[place].count("\n") > 4
