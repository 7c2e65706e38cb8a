"""The options of a new table match what tables can be made of."""

from itertools import combinations
from typing import Any

import pytest

from alhambra import GAMES
from tests.server.visitors import Visitor


def chosen(visitor: Visitor, **choice: Any) -> Any:
    answer = visitor.client.post("/api/choices", json=choice)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_allowed_can_be_made_and_nothing_else(visitor: Visitor, game: str) -> None:
    info = GAMES[game]
    choices = [(), *[(option,) for option in info.options], *combinations(info.options, 2)]
    for seats in range(7):
        for options in choices:
            told = chosen(visitor, game=game, seats=seats, options=options)
            plans = [{"kind": "person"}] * seats
            made = visitor.client.post("/api/tables", json={"game": game, "seats": plans, "options": options})
            assert told["is_allowed"] == (made.status_code == 201)
            assert (seats in told["seats"]) == told["is_allowed"]


def test_an_option_that_does_not_fit_is_not_offered(visitor: Visitor) -> None:
    alone = chosen(visitor, game="roll_and_write", seats=1, options=["three_imaginary"])
    assert alone["options"] == ["three_imaginary", "opponents"]
    assert chosen(visitor, game="roll_and_write", seats=2)["options"] == []
    assert chosen(visitor, game="granada", seats=2)["modules"] == list(GAMES["granada"].modules)


def test_what_is_no_game_allows_nothing(visitor: Visitor) -> None:
    told = chosen(visitor, game="chess", seats=2, modules=["x"])
    assert told == {"is_allowed": False, "seats": [], "modules": [], "options": []}
    assert visitor.client.post("/api/choices", json={"game": 1}).status_code == 400
