"""The list of legal actions: each once, whatever the order of the cards."""

from itertools import permutations

import pytest

from alhambra.protocol import Randomness
from tests.rules.positions import Position

TAKES = {
    "take gulden_1",
    "take dukat_2",
    "take dukat_9",
    "take gulden_1+gulden_1",
    "take dukat_2+gulden_1",
    "take dukat_2+gulden_1+gulden_1",
}


@pytest.mark.clause("ALH-MONEY-1")
@pytest.mark.parametrize(
    "display", sorted({" ".join(cards) for cards in permutations(["gulden_1", "gulden_1", "dukat_2", "dukat_9"])})
)
def test_equal_cards_are_offered_once_in_any_order_of_the_display(display: str) -> None:
    position = Position(3).display(display).turn(0)
    notations = [action.notation() for action in position.game.legal_actions()]
    assert sorted(notations) == sorted(TAKES)
    offers = position.game.legal_actions()
    assert {offers.pick(Randomness(number)).notation() for number in range(100)} == TAKES
