"""The tables of messages in the documentation match the declarations."""

import pytest

from tests.docs.message_tables import ANALYSES, EVENTS, MESSAGES, page_of, sections

SECTIONS = sections()


@pytest.mark.parametrize("place", SECTIONS)
def test_a_table_is_up_to_date(place: str) -> None:
    """Otherwise ``make docs-tables`` rewrites it. That games send and show nothing else is tested in schemas/."""
    text = page_of(place).read_text(encoding="utf-8")
    begin, end = f"<!-- {place}: begin -->\n", f"<!-- {place}: end -->\n"
    assert text.partition(begin)[2].partition(end)[0].strip() == SECTIONS[place].strip()
    assert SECTIONS[place].count("\n") > 4


def test_no_table_is_written_by_hand_where_another_stands() -> None:
    written = "".join([page.read_text(encoding="utf-8") for page in (MESSAGES, EVENTS, ANALYSES)])
    assert written.count(": begin -->") == len(SECTIONS)
