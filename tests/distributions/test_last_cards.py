"""Hands that fit the clues are counted without listing them; here they are listed."""

from collections import Counter
from itertools import permutations

import pytest
from mypy_extensions import i64

from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.tilegames.belief.hand_counts import Hands, supply_of
from alhambra.tilegames.belief.inference import NO_LIMIT
from alhambra.tilegames.belief.secrets import FAILS, FITS, Clue, CouldNotBuy, RevealedSums
from alhambra.tilegames.belief.step_budget import StepBudget
from alhambra.tilegames.cards import CURRENCIES, CURRENCY_COUNT, FIRST_SPECIAL
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.clues import CouldPay

CASES = 60
BUREAUX = ("bureau_gulden_denar", "bureau_dirham_dukat")


def bureaux_game() -> TileGame:
    game = new_game(GameConfig("alhambra", 3, ["bureaux", "characters", "diamonds"]), "last cards")
    assert isinstance(game, TileGame)
    return game


def money(count: int, randomness: Randomness) -> list[int]:
    """Some money cards, often of the same currencies."""
    return [10 * randomness.below(1 + randomness.below(CURRENCY_COUNT)) + 1 + randomness.below(9) for _ in range(count)]


def some_clue(game: TileGame, real: list[int], randomness: Randomness) -> Clue:
    """A clue that a seat with these hidden cards and some known ones may have given."""
    known = [
        *money(randomness.below(4), randomness),
        *[game.card(name) for name in BUREAUX if randomness.below(3) == 0],
    ]
    if randomness.below(4) == 0:
        missing = [0] * CURRENCY_COUNT
        for card in real:
            if card // 10 in game.rules.field_currencies:
                missing[card // 10] += card % 10
        return RevealedSums(1, 0, tuple(missing))
    if randomness.below(4) == 0:
        return CouldNotBuy(
            1, 0, tuple(known), ((randomness.below(4), 5 + randomness.below(9)), (randomness.below(4), 9))
        )
    paid = [card for card in [*real, *known] if card < FIRST_SPECIAL and randomness.below(2)]
    return CouldPay(1, 0, tuple(known), max(1, sum(card % 10 for card in paid)))


def as_set(cards: list[int]) -> i64:
    return sum(1 << card for card in set(cards))


@pytest.mark.parametrize("number", range(CASES))
def test_the_hands_that_fit_are_those_that_listing_finds(number: int) -> None:
    randomness = Randomness(f"last cards {number}")
    game = bureaux_game()
    size = 1 + randomness.below(3)
    real = money(size, randomness)
    deck = [*real, *money(6, randomness)]
    sets = [[card for card in deck if randomness.below(4) or card == real[place]] for place in range(size)]
    if randomness.below(2):
        sets = [deck] * size  # draws with equal sets are interchangeable, unless a clue tells them apart
    clues = [(1 + randomness.below(size), some_clue(game, real, randomness)) for _ in range(1 + randomness.below(3))]
    closed = [game.card(BUREAUX[0])] if randomness.below(2) else []

    hands = Hands(supply_of(Counter(deck)).without(closed), StepBudget(NO_LIMIT))
    for place in range(size):
        hands.add(as_set(sets[place]))
        for count, clue in clues:
            if count == place + 1:
                hands.require(clue.last_cards(game, closed))

    listed: Counter[tuple[int, ...]] = Counter()
    for cards in permutations(deck, size):
        possible = all(card in sets[place] for place, card in enumerate(cards))
        if possible and all(clue.verdict(game, [*closed, *cards[:count]], 0) == FITS for count, clue in clues):
            listed[cards] += 1
    assert hands.count() == listed.total()
    drawn = Counter(tuple(hands.draw(ticket)[-size:]) for ticket in range(hands.count()))
    assert {tuple(sorted(cards)) for cards in drawn} == {tuple(sorted(cards)) for cards in listed}
    for cards in {tuple(sorted(cards)) for cards in listed}:  # the order of interchangeable draws does not matter
        assert sum(drawn[order] for order in set(permutations(cards))) == sum(
            listed[order] for order in set(permutations(cards))
        )


@pytest.mark.parametrize(("hidden", "verdict"), [("gulden_4", FITS), ("gulden_5", FAILS)])
def test_whether_a_hand_could_buy_is_asked_of_the_imagined_cards_alone(hidden: str, verdict: int) -> None:
    game = bureaux_game()
    for name in ("gulden_9", "gulden_9", "dukat_9"):
        game.gain(1, game.card(name))
    before = game.checksum()
    clue = CouldNotBuy(1, 0, (game.card("gulden_3"),), ((CURRENCIES.index("gulden"), 8),))
    assert clue.verdict(game, [game.card(hidden)], 0) == verdict
    assert game.checksum() == before
