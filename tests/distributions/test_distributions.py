"""Everything hidden is imagined with its exact probability, given what the seat has seen."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from alhambra.protocol import Game
from tests.distributions.cases import (
    CASES,
    NINES,
    Case,
    bureau_or_money,
    edge_of_a_pile,
    first_nine_paid,
    machma_with_the_secret_card,
    one_card,
    second_nine_paid,
    totals_of_two_cards,
    two_cards_at_the_edge_of_a_pile,
)
from tests.distributions.chi_square import p_value, survival
from tests.distributions.comparison import compare
from tests.distributions.orders import Order, given, orders
from tests.messages import seen_by

SAMPLES = 2000
SIGNIFICANCE = 1e-4


@pytest.mark.parametrize("name", CASES)
def test_imagined_games_have_the_exact_distribution(name: str) -> None:
    found = compare(name, SAMPLES)
    assert found.forms > 1, "nothing is hidden here"
    assert found.p >= SIGNIFICANCE, f"p = {found.p:.2g} for {SAMPLES} imagined games; {found.farthest}"


# --- the exact probabilities, against all orders of the cards ---


def hand_of_drawer(game: Game) -> str:
    return as_hand(["bureau" if card.startswith("bureau_") else card for card in seen_by(game, 0)["hand"]])


def as_hand(cards: list[str]) -> str:
    return " ".join(sorted(cards))


def check_against_orders(
    case: Case, piles: tuple[str, ...], seen: Callable[[Order], bool], hand: Callable[[Order], list[str]]
) -> None:
    """A seat's knowledge of seat 0's hand follows from all orders of the deck."""
    assert case.story.expected(hand_of_drawer) == given(orders(*piles), seen, lambda order: as_hand(hand(order)))


def test_exact_probabilities_of_one_card() -> None:
    piles = ("denar_3 denar_3 denar_6 gulden_1",)
    check_against_orders(one_card(), piles, lambda order: True, lambda order: ["gulden_2", order[0]])


def test_exact_probabilities_of_bureaux() -> None:
    piles = ("bureau denar_3 denar_4", "denar_5 denar_6")
    check_against_orders(bureau_or_money(), piles, lambda order: True, lambda order: [order[0]])


def test_exact_probabilities_at_the_edge_of_a_pile() -> None:
    piles = ("bureau denar_3 denar_4", "denar_5 gulden_1 gulden_2")
    check_against_orders(
        edge_of_a_pile(), piles, lambda order: order[1] == "denar_4", lambda order: ["dukat_9", order[0]]
    )


def test_exact_probabilities_of_two_cards_at_the_edge_of_a_pile() -> None:
    check_against_orders(
        two_cards_at_the_edge_of_a_pile(),
        ("bureau bureau denar_3 denar_4", "denar_5 gulden_1"),
        lambda order: order[2] == "denar_4",
        lambda order: ["dukat_9", *order[:2]],
    )


@pytest.mark.parametrize("case", [first_nine_paid, second_nine_paid])
def test_exact_probabilities_after_draw_bid_draw_and_payment(case: Callable[[], Case]) -> None:
    """The nine that was bid lay on top; the one that was paid on top or below it."""

    def left(order: Order) -> list[str]:
        return [order[1] if order[0] == "dirham_9" else order[0]]

    check_against_orders(case(), (NINES,), lambda order: order[0].endswith("_9") and "dirham_9" in order[:2], left)


def test_exact_probabilities_after_machma() -> None:
    check_against_orders(
        machma_with_the_secret_card(),
        ("denar_4 denar_6 gulden_4 gulden_5",),
        lambda order: "denar_6" in order[:2],
        lambda order: ["gulden_4", "dukat_3", order[0] if order[1] == "denar_6" else order[1]],
    )


def test_exact_probabilities_after_totals_were_told() -> None:
    def seen(order: Order) -> bool:
        denar = [int(card[-1]) for card in order[:2] if card.startswith("denar_")]
        return len(denar) == 2 and sum(denar) == 7 and order[2] == "gulden_8"

    deck = "denar_3 denar_4 denar_2 denar_5 denar_4 gulden_7 gulden_8"
    check_against_orders(totals_of_two_cards(), (deck,), seen, lambda order: list(order[:2]))


# --- the test itself ---


@pytest.mark.parametrize(
    ("statistic", "degrees", "p"),
    [(3.841459, 1, 0.05), (0.0157908, 1, 0.9), (18.30704, 10, 0.05), (149.4493, 100, 0.001), (77.92947, 100, 0.95)],
)
def test_chi_square_has_the_printed_quantiles(statistic: float, degrees: int, p: float) -> None:
    assert survival(statistic, degrees) == pytest.approx(p, rel=1e-4)


def test_wrong_shares_and_impossible_things_are_found() -> None:
    third = {name: Fraction(1, 3) for name in "abc"}
    assert p_value(Counter(a=670, b=660, c=670), third) > 0.5
    assert p_value(Counter(a=770, b=610, c=620), third) < SIGNIFICANCE
    assert p_value(Counter(a=670, b=660, c=669, d=1), third) == 0
