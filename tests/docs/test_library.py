"""The tables of messages in the documentation are those of the declarations."""

import pytest

from tests.docs.message_tables import LIBRARY, sections

SECTIONS = sections()


@pytest.mark.parametrize("place", SECTIONS)
def test_a_table_is_up_to_date(place: str) -> None:
    """Otherwise ``make docs-tables`` writes it anew. That games tell and show nothing else is tested in schemas/."""
    text = LIBRARY.read_text(encoding="utf-8")
    begin, end = f"<!-- {place}: begin -->\n", f"<!-- {place}: end -->\n"
    assert text.partition(begin)[2].partition(end)[0].strip() == SECTIONS[place].strip()
    assert SECTIONS[place].count("\n") > 4


def test_no_table_is_written_by_hand_where_another_stands() -> None:
    assert LIBRARY.read_text(encoding="utf-8").count(": begin -->") == len(SECTIONS)
