"""The payments offered to a large hand, compared with a slow list of all of them."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from alhambra.protocol import NotationError
from alhambra.protocol.game import MOST_JUDGEMENTS
from alhambra.tilegames.cards import money_cards, unit
from alhambra.tilegames.modules.bureaux.rules import offered_exact_mixtures, offered_mixtures
from alhambra.tilegames.modules.characters.rules.auction import PayBidStep
from alhambra.tilegames.modules.characters.rules.paying import bid_payments
from alhambra.tilegames.turns.payment_choice import (
    MOST_PAYMENTS,
    Rating,
    best_exact_mixtures,
    best_parts,
    best_rated,
    count_mixtures,
    count_parts,
    means_of,
)
from tests.rules.positions import Position
from tests.seeds import seed_for

Values = tuple[int, ...]
Pair = tuple[Values, Values]


def purse(values: Iterable[int]) -> int:
    return sum(int(unit(value)) for value in values)


def values_in(part: int) -> Values:
    return tuple(card % 10 for card in money_cards(0, part))


def hand_of(text: str, count: int) -> Values:
    """Return this many values of cards, at most three of each."""
    digits = [1 + int(digit, 16) % 9 for digit in seed_for(text)]
    found: list[int] = []
    for value in digits:
        if len(found) < count and found.count(value) < 3:
            found.append(value)
    return tuple(sorted(found))


HANDS = [(hand_of(f"own {number}", 1 + number % 7), hand_of(f"other {number}", 1 + number % 6)) for number in range(25)]


def all_parts(values: Values) -> set[Values]:
    return {part for size in range(len(values) + 1) for part in combinations(values, size)}


def all_exact(own: Values, other: Values, price: int) -> set[Pair]:
    pairs = {(part, rest) for part in all_parts(own) if part for rest in all_parts(other) if rest}
    return {(part, rest) for part, rest in pairs if sum(part) + sum(rest) == price}


def all_mixtures(own: Values, other: Values, price: int) -> set[Pair]:
    """Return every payment with a card of the other currency from which none could be dropped."""
    pairs = {(part, rest) for part in all_parts(own) for rest in all_parts(other) if rest}
    return {(part, rest) for part, rest in pairs if 0 <= sum(part + rest) - price < min(part + rest)}


def read(pairs: Iterable[tuple[int, int]]) -> list[Pair]:
    return [(values_in(part), values_in(rest)) for part, rest in pairs]


def check_choice(chosen: list[Pair], possible: set[Pair], price: int, most: int) -> None:
    """As many as allowed, each once: the least wasteful, those with the fewest and with the most cards."""
    assert len(chosen) == len(set(chosen)) == min(most, len(possible))
    assert set(chosen) <= possible
    wastes = sorted(sum(part + rest) - price for part, rest in possible)
    assert sorted(sum(part + rest) - price for part, rest in chosen) == wastes[: len(chosen)]
    for waste in set(wastes[: len(chosen)]):
        sizes = sorted(len(part + rest) for part, rest in possible if sum(part + rest) - price == waste)
        kept = sorted(len(part + rest) for part, rest in chosen if sum(part + rest) - price == waste)
        fewest = len(kept) - len(kept) // 2
        assert kept == sizes[:fewest] + sizes[len(sizes) - len(kept) // 2 :]


# --- against the slow list ---


@pytest.mark.clause("CHA-4")
@pytest.mark.parametrize("most", [1, 2, 3, 10, 1000])
def test_exact_mixtures_are_chosen_from_both_ends(most: int) -> None:
    cut = 0
    for own, other in HANDS:
        for price in {1, sum(own) // 2 + 3, sum(own), sum(other), sum(own + other)}:
            possible = all_exact(own, other, price)
            assert count_mixtures(purse(own), purse(other), price) == len(possible)
            chosen = read(best_exact_mixtures(purse(own), purse(other), price, most))
            check_choice(chosen, possible, price, most)
            cut += len(possible) > most
    assert cut > 5 or most > 10


@pytest.mark.clause("BUR-5")
@pytest.mark.parametrize("most", [1, 2, 5, 12, 1000])
def test_mixtures_that_waste_least_are_chosen(most: int) -> None:
    cut = 0
    for own, other in HANDS:
        for price in (2, 5, 8, 13):
            possible = all_mixtures(own, other, price)
            check_choice(read(offered_mixtures(purse(own), purse(other), price, most)), possible, price, most)
            cut += len(possible) > most
    assert cut > 5 or most > 12


@pytest.mark.parametrize("most", [1, 2, 7, 1000])
def test_parts_of_one_currency_are_chosen_from_both_ends(most: int) -> None:
    for own, _ in HANDS:
        counts = count_parts(purse(own), sum(own))
        for price in range(1, sum(own) + 1):
            possible: set[Pair] = {(part, ()) for part in all_parts(own) if sum(part) == price}
            assert counts[price] == len(possible)
            chosen: list[Pair] = [(values_in(part), ()) for part in best_parts(purse(own), price, most)]
            check_choice(chosen, possible, price, most)


def test_up_to_the_bound_everything_is_offered() -> None:
    for own, other in HANDS:
        for price in (5, 9, 13, sum(own + other) // 2):
            exact = read(offered_exact_mixtures(purse(own), purse(other), price))
            assert len(exact) == len(set(exact))
            assert set(exact) == all_exact(own, other, price) or len(exact) == MOST_PAYMENTS
            mixed = read(offered_mixtures(purse(own), purse(other), price))
            assert set(mixed) == all_mixtures(own, other, price) or len(mixed) == MOST_PAYMENTS


# --- shares ---


def rated(*sizes: int) -> list[Rating]:
    """Return payments of growing waste, this many for each of several means."""
    return [((means,), waste, 1) for means, size in enumerate(sizes) for waste in range(size)]


@pytest.mark.parametrize(
    ("sizes", "shares"),
    [((3, 4), (3, 4)), ((20, 20), (5, 5)), ((1, 20), (1, 9)), ((20, 2, 20), (4, 2, 4)), ((9, 9, 9), (3, 3, 4))],
)
def test_each_means_has_a_share_and_small_ones_leave_room(sizes: tuple[int, ...], shares: tuple[int, ...]) -> None:
    ratings = rated(*sizes)
    chosen = best_rated(ratings, 10)
    assert chosen == sorted(set(chosen))
    assert [sum(ratings[index][0] == (means,) for index in chosen) for means in range(len(sizes))] == list(shares)
    assert all(ratings[index][1] < shares[ratings[index][0][0]] for index in chosen)


def test_what_is_offered_with_more_means_is_offered_with_fewer() -> None:
    ratings: list[Rating] = [((number % 3,), number % 5, number % 4) for number in range(90)]
    chosen = {ratings[index] for index in best_rated(ratings, 20)}
    alone = [rating for rating in ratings if rating[0] == (1,)]
    assert {rating for rating in chosen if rating[0] == (1,)} <= {alone[index] for index in best_rated(alone, 20)}


# --- in games ---


def rich(game: str = "alhambra", modules: Iterable[str] = ("bureaux", "characters")) -> Position:
    """Seat 0 has all the money and all the bureaux."""
    position = Position(3, modules, game)
    deck = position.game.deck
    money = [deck.name(card) for card in deck.pool]
    bureaux = [name for name in deck.special_names if name.startswith("bureau_")]
    return position.hand(0, " ".join(money + bureaux))


def pay_bid(position: Position, amount: int) -> Position:
    return position.steps([PayBidStep(0, 0, amount)])


@pytest.mark.clause("CHA-4")
@pytest.mark.parametrize("amount", [5, 10, 30, 60, 90, 120, 200, 270])
def test_a_bid_is_paid_in_a_few_ways_by_every_means(amount: int) -> None:
    position = pay_bid(rich(), amount)
    game = position.game
    offers = game.legal_actions()
    assert len(offers) <= MOST_PAYMENTS
    assert len({action.notation() for action in offers}) == len(offers)
    assert all(game.explain(action) is None for action in offers)
    means = {means_of(cards) for cards in bid_payments(game, 0, amount)}
    assert len(means) == (10 if amount <= 135 else 6)


def test_the_offers_do_not_depend_on_how_the_hand_came_about() -> None:
    position = pay_bid(rich(), 60)
    cards = sorted(position.cards(0), key=seed_for)
    other = pay_bid(Position(3, ("bureaux", "characters")).hand(0, " ".join(cards)), 60)
    assert list(position.game.legal_actions()) == list(other.game.legal_actions())
    assert list(position.turn(0).game.legal_actions()) == list(other.turn(0).game.legal_actions())


@pytest.mark.clause("CHA-4")
def test_a_payment_that_is_not_offered_stays_legal() -> None:
    position = pay_bid(rich(), 60)
    paid = "pay_bid gulden_4+gulden_4+gulden_5+gulden_5+gulden_6+gulden_6+gulden_7+gulden_7+gulden_8+gulden_8"
    assert paid not in position.legal()
    assert position.refusal(paid) is None
    position.play(paid)
    assert len(position.cards(0)) == 108 + 6 - 10


@pytest.mark.clause("BUR-5")
@pytest.mark.parametrize("game", ["alhambra", "combined"])
def test_purchases_are_few_and_every_means_is_offered(game: str) -> None:
    position = rich(game, ("bureaux", "diamonds"))
    for slot, bag in enumerate(position.game.bags[slot // 4] for slot in range(len(position.game.market))):
        dearest = max(bag, key=lambda piece: position.game.rules.prices[piece])
        bag.remove(dearest)
        position.game.lay_on_market(slot, dearest)
    position.turn(0)
    bought: list[dict[str, Any]] = [dict(action.to_json()) for action in position.game.legal_actions()]
    bought = [action for action in bought if action["kind"] == "buy"]
    assert len(bought) <= 2 * MOST_PAYMENTS
    for tile in position.on_market():
        ways: list[list[str]] = [way["cards"] for way in bought if way["tile"] == tile]
        price = position.game.rules.prices[position.game.rules.catalog.piece(tile)]
        assert price in [sum(int(card[-1]) for card in way if card[-1].isdigit()) for way in ways]
        assert len({card for way in ways for card in way if card.startswith("bureau")}) == 3


# --- queries ---


def test_a_question_about_very_many_actions_is_refused() -> None:
    position = Position(2, ["gates", "camps"])
    tiles = position.game.bags[0].copy()
    position.hand(0, "gate")
    for piece in tiles[:24]:
        if position.game.palaces[0].cells_for(piece):
            position.collect(0, position.game.piece_name(piece))
    for piece in position.game.bags[0][:]:
        position.reserve(0, position.game.piece_name(piece))
    position.turn(0)
    with pytest.raises(NotationError, match=f"at most {MOST_JUDGEMENTS}"):
        position.game.refusals({"kind": "build_gate"})
    some = position.in_reserve(0)[0]
    assert 0 < len(position.game.refusals({"kind": "build_gate", "tile": some})) <= MOST_JUDGEMENTS
