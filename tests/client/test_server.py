"""Requests to a server."""

import pytest

from alhambra.client.server import table_request


@pytest.mark.parametrize(
    ("kind", "name"), [("master", "Vizier 2"), ("greedy", "Trader 2"), ("student", "Student 2"), ("clever", "Clever 2")]
)
def test_bots_at_a_table_have_the_names_by_which_people_choose_them(kind: str, name: str) -> None:
    assert table_request("alhambra", ["person", kind], {})["seats"] == [
        {"kind": "person"},
        {"kind": kind, "name": name},
    ]
