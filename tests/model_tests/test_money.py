"""Payments, money takes and bids."""

from __future__ import annotations

from tests.model.money import (
    DIAMONDS,
    FARUK_TAKE_LIMIT,
    Card,
    bureau_payments,
    holds,
    minimal_bureau_payments,
    minimal_payments,
    money_takes,
    payable_bids,
    payments,
    purchases,
)

GULDEN_DENAR = frozenset({"gulden", "denar"})


def denars(*values: int) -> list[Card]:
    return [("denar", value) for value in values]


def values_of(found: set[tuple[Card, ...]]) -> set[tuple[int, ...]]:
    return {tuple(value for _, value in chosen) for chosen in found}


def test_a_garden_for_ten_is_paid_with_eleven() -> None:
    assert values_of(minimal_payments([*denars(4, 7), ("gulden", 9)], 10, "denar")) == {(4, 7)}


def test_every_sufficient_payment_is_legal_but_only_thrifty_ones_are_suggested() -> None:
    hand = denars(1, 5, 5, 8)
    assert values_of(minimal_payments(hand, 6, "denar")) == {(8,), (1, 5), (5, 5)}
    assert values_of(payments(hand, 6, "denar")) == {
        (8,), (1, 5), (5, 5), (1, 8), (5, 8), (1, 5, 5), (1, 5, 8), (5, 5, 8), (1, 5, 5, 8),
    }  # fmt: skip
    assert minimal_payments(hand, 20, "denar") == set()


def test_the_bureau_example_of_the_rulebook() -> None:
    hand = [*denars(7, 2), ("gulden", 9)]
    garden = minimal_bureau_payments(hand, 11, "gulden", GULDEN_DENAR)
    assert (("denar", 2), ("gulden", 9)) in garden
    assert (("denar", 7),) in minimal_bureau_payments(hand, 7, "gulden", GULDEN_DENAR)


def test_a_bureau_needs_the_field_currency_and_without_the_other_it_could_be_dropped() -> None:
    hand = [*denars(3, 4), ("gulden", 2), ("dirham", 9)]
    assert bureau_payments(hand, 5, "dirham", GULDEN_DENAR) == set()
    assert minimal_bureau_payments(hand, 5, "denar", GULDEN_DENAR) == {
        (("denar", 3), ("gulden", 2)),
        (("denar", 4), ("gulden", 2)),
    }
    assert bureau_payments(denars(3, 4), 5, "denar", GULDEN_DENAR) == {(("denar", 3), ("denar", 4))}
    assert minimal_bureau_payments(denars(3, 4), 5, "denar", GULDEN_DENAR) == set()


def test_diamonds_buy_anything_but_are_not_mixed() -> None:
    hand: list[Card] = [(DIAMONDS, 5), (DIAMONDS, 4), ("gulden", 3)]
    assert purchases(hand, 9, "dirham", [GULDEN_DENAR]) == {(((DIAMONDS, 4), (DIAMONDS, 5)), None)}
    assert purchases(hand, 12, "gulden", [GULDEN_DENAR]) == set()
    assert purchases(hand, 3, "gulden") == {
        ((("gulden", 3),), None),
        (((DIAMONDS, 4),), None),
        (((DIAMONDS, 5),), None),
    }


def test_purchases_name_the_bureau_that_is_played() -> None:
    hand = [*denars(7), ("gulden", 7)]
    assert purchases(hand, 7, "denar", [GULDEN_DENAR]) == {
        ((("denar", 7),), None),
        ((("gulden", 7),), GULDEN_DENAR),
    }
    assert ((("denar", 7), ("gulden", 7)), GULDEN_DENAR) in purchases(hand, 7, "denar", [GULDEN_DENAR], minimal=False)


def test_one_card_or_several_up_to_five_are_taken() -> None:
    display: list[Card] = [("denar", 2), ("gulden", 3), ("dirham", 6), ("dukat", 9)]
    assert values_of(money_takes(display)) == {(2,), (3,), (6,), (9,), (2, 3)}
    assert values_of(money_takes(denars(1, 1, 3, 3))) == {(1,), (3,), (1, 1), (1, 3), (1, 1, 3)}
    assert money_takes([]) == set()


def test_faruk_takes_up_to_seven() -> None:
    display: list[Card] = [("denar", 2), ("denar", 3), ("denar", 4), ("denar", 5)]
    more = money_takes(display, FARUK_TAKE_LIMIT) - money_takes(display)
    assert values_of(more) == {(2, 4), (2, 5), (3, 4)}


def test_bids_are_payable_exactly_in_one_currency() -> None:
    hand = [*denars(2, 5), ("gulden", 4), (DIAMONDS, 8)]
    assert payable_bids(hand) == {2, 5, 7, 4, 8}
    assert payable_bids(hand, [GULDEN_DENAR]) == {2, 5, 7, 4, 8, 6, 9, 11}
    assert payable_bids([], [GULDEN_DENAR]) == set()


def test_a_hand_holds_each_card_as_often_as_it_has_it() -> None:
    assert holds(denars(3, 3), denars(3, 3))
    assert not holds(denars(3), denars(3, 3))
