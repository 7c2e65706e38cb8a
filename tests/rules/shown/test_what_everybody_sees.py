"""What views and events show everybody about a decision and a character."""

from typing import Any

import pytest

from alhambra.tilegames.catalog import NO_TYPE
from tests.messages import fields, seen_by
from tests.rules.characters_positions import DISPLAY, MARKET, Served
from tests.rules.positions import Position, told


def decision(position: Position) -> Any:
    return seen_by(position.game, None)["decision"]


@pytest.mark.clause("ALH-TURN-1", "ALH-PLACE-1")
def test_the_decision_that_is_due_and_its_seat() -> None:
    position = Position(3).market("tower_9_ne").hand(1, "gulden_9").turn(1)
    assert decision(position) == {"seat": 1, "kind": "turn"}
    position.placing(2, "garden_9_e")
    assert decision(position) == {"seat": 2, "kind": "place"}


@pytest.mark.clause("ALH-FIN-3")
def test_no_decision_when_the_game_is_over() -> None:
    position = Position(3).ending(0)
    assert position.game.is_over
    assert decision(position) is None


@pytest.mark.clause("CHA-3")
def test_an_auction_shows_who_takes_part_and_the_highest_bid() -> None:
    position = Served().hand(1, "gulden_4").hand(2, "denar_3").auction("yusuf_e_passuff")
    asked = {"kind": "bid", "character": "yusuf_e_passuff"}
    assert decision(position) == {"seat": 1, **asked, "taking_part": [1, 2, 0], "bidder": None, "highest": 0}
    position.play("pass_bid")
    assert decision(position) == {"seat": 2, **asked, "taking_part": [2, 0], "bidder": None, "highest": 0}
    position.play("bid 3")
    assert decision(position) == {"seat": 0, **asked, "taking_part": [0, 2], "bidder": 2, "highest": 3}
    position.play("pass_bid")
    assert decision(position) == {"seat": 2, "kind": "pay_bid", "character": "yusuf_e_passuff", "amount": 3}


@pytest.mark.clause("CHA-HAKIM")
def test_hakims_type_is_shown_while_it_counts_and_forgotten_after_the_scoring() -> None:
    position = Served().serves(1, "hakim_wahid").market("- - - -").turn(0)
    assert position.view["hakim_type"] is None
    position.characters.hakim_type = position.game.rules.catalog.type_names.index("garden")
    assert position.view["hakim_type"] == "garden"
    assert position.game.strength(1) == [int(name == "garden") for name in position.game.rules.catalog.type_names]
    position.characters.hakim_type = NO_TYPE
    position.ending(0).play("hakim garden")
    assert position.game.is_over
    assert position.view["hakim_type"] is None


@pytest.mark.clause("CHA-HAKIM")
def test_hakim_counts_for_no_type_before_one_is_chosen() -> None:
    position = Served().serves(1, "hakim_wahid").collect(1, "garden_10_n").turn(0)
    assert sum(position.game.strength(1)) == 2  # one tile
    assert sum(position.game.strength(0)) == 0


@pytest.mark.clause("CHA-LAILA")
@pytest.mark.parametrize("field", [1, 2, 3, 4])
def test_it_is_told_on_which_field_laila_replaced_a_tile(field: int) -> None:
    old = MARKET.split()[field - 1]
    position = Served().serves(0, "laila_wundabah").bag("tower_13_e").display(DISPLAY).turn(0)
    replaced = told(position.play(f"laila {old}"), "tile_replaced")
    (event,) = [fields(event) for event in replaced]
    assert event == {
        "field": field,
        "old": old,
        "tile": "tower_13_e",
        "printed": position.game.view(0)["market"][field - 1]["tile"],
    }


@pytest.mark.clause("ALH-COMP-3", "ALH-PLACE-8")
@pytest.mark.parametrize(
    ("game", "start"), [("alhambra", "fountain"), ("granada", "alhambra"), ("combined", "fountain")]
)
def test_the_starting_tile_has_no_walls_no_type_and_no_price(game: str, start: str) -> None:
    (tile,) = Position(3, game=game).game.view(None)["seats"][0]["palace"]
    shown = {key: tile[key] for key in ("tile", "type", "price", "sides", "cell")}
    assert shown == {"tile": start, "type": None, "price": 0, "sides": "", "cell": [0, 0]}


@pytest.mark.clause("MOD-1")
def test_a_module_without_anything_of_its_own_to_show_shows_an_empty_table() -> None:
    view = seen_by(Position(3, ["bureaux", "camps", "diamonds"]).game, 0)
    assert [view[module] for module in ("bureaux", "camps", "diamonds")] == [{}, {}, {}]
