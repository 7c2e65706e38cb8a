"""Names that no card or tile of the game has are refused like any other wrong choice."""

import pytest

from tests.messages import seen_by
from tests.rules.characters_positions import Served
from tests.rules.expansion_1_positions import Expanded
from tests.rules.positions import Position


@pytest.mark.clause("ALH-BUY-1", "ALH-MONEY-1")
@pytest.mark.parametrize("card", ["gulden_0", "gulden_10", "gulden_-1", "diamond_0", "scoring_1", "gold"])
def test_only_cards_of_the_game_are_taken_and_paid(card: str) -> None:
    position = Position(3).market("tower_9_ne").hand(0, "gulden_9").display("gulden_1 dukat_2 dukat_3 dukat_4").turn(0)
    assert position.refusal(f"buy tower_9_ne {card}") == "ALH-BUY-1"
    assert position.refusal(f"buy tower_9_ne gulden_9+{card}") == "ALH-BUY-1"
    assert position.refusal(f"take {card}") == "ALH-MONEY-1"
    assert position.refusal(f"take gulden_1+{card}") == "ALH-MONEY-1"


@pytest.mark.clause("ALH-BUY-1", "ALH-PLACE-1", "ALH-RED-1")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_an_unknown_tile_is_no_face_of_a_known_one(game: str) -> None:
    catalog = Position(3, game=game).game.rules.catalog
    last = [bag[-1] for bag in catalog.bags][-1]
    name = catalog.names[last]
    position = Position(3, game=game).market(name).hand(0, "gulden_9").turn(0)
    assert position.refusal("buy nowhere gulden_9") == "ALH-BUY-1"
    position = Position(3, game=game).reserve(0, name).turn(0)
    assert position.refusal("build nowhere 0,1") == "ALH-RED-1"
    position = Position(3, game=game).placing(0, name)
    assert position.refusal("place nowhere 0,1") == "ALH-PLACE-1"
    assert position.refusal("reserve nowhere") == "ALH-PLACE-1"


@pytest.mark.clause("BON-3")
def test_an_unknown_bonus_card_is_none_of_those_held() -> None:
    for card, shown in seen_by(Expanded(3, ["bonus_cards"]).game, None)["bonus_cards"]["tiles"].items():
        position = (
            Expanded(3, ["bonus_cards"]).bonus_hands(card.removeprefix("bonus_"), "", "").collect(0, shown).turn(0)
        )
        assert position.refusal(f"open_bonus_card {card}") is None
        assert position.refusal("open_bonus_card bonus_nowhere") == "BON-3"


@pytest.mark.clause("CHA-5")
@pytest.mark.parametrize("seat", range(3))
def test_an_unknown_card_pays_no_bid_whatever_others_hold(seat: int) -> None:
    position = Served(3, ("diamonds",)).hand(seat, "gulden_9").hand((seat - 1) % 3, "diamond_9")
    position.auction("fatima", last=(seat - 1) % 3)
    while position.decision is not None and position.decision[0] == "bid":
        position.play("bid 9" if position.decision[1] == seat else "pass_bid")
    assert position.decision == ("pay_bid", seat)
    assert position.refusal("pay_bid gulden_9") is None
    assert position.refusal("pay_bid nowhere") == "CHA-5"
