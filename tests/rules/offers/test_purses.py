"""The amounts a purse can pay, against all selections of its cards; large purses too, on both builds."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.tilegames.cards import (
    money_cards,
    payable_sums,
    payments,
    purse_count,
    purse_total,
    unit,
)

VALUES = range(1, 10)
SMALL = st.lists(st.sampled_from(VALUES), max_size=7)
LARGE = st.lists(st.integers(0, 15), min_size=9, max_size=9).map(
    lambda counts: [value for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]
)
PRICES = st.integers(1, 20)


def purse_of(values: list[int]) -> int:
    return sum(unit(value) for value in values)


def purse_values(purse: int) -> tuple[int, ...]:
    """Return the values of the cards in the purse, ascending."""
    return money_cards(0, purse)


def selections(values: list[int]) -> set[tuple[int, ...]]:
    """Return all different selections of the cards, ascending."""
    chosen = product([False, True], repeat=len(values))
    return {tuple(value for value, taken in zip(sorted(values), which, strict=True) if taken) for which in chosen}


@given(LARGE)
def test_a_purse_holds_its_cards(values: list[int]) -> None:
    purse = purse_of(values)
    assert purse_values(purse) == tuple(sorted(values))
    assert money_cards(3, purse) == tuple(30 + value for value in sorted(values))
    assert (purse_count(purse), purse_total(purse)) == (len(values), sum(values))


@pytest.mark.clause("ALH-BUY-4")
@given(SMALL, PRICES)
def test_payments_are_the_selections_from_which_no_card_could_be_dropped(values: list[int], price: int) -> None:
    wanted = {chosen for chosen in selections(values) if sum(chosen) >= price and sum(chosen[1:]) < price}
    found = [purse_values(payment) for payment in payments(purse_of(values), price, exact=False)]
    assert sorted(found) == sorted(wanted)


@pytest.mark.clause("VIZ-3")
@given(SMALL, PRICES)
def test_exact_payments_are_the_selections_with_that_sum(values: list[int], price: int) -> None:
    exact = [chosen for chosen in selections(values) if sum(chosen) == price]
    found = [purse_values(payment) for payment in payments(purse_of(values), price, exact=True)]
    assert sorted(found) == sorted(exact)


@pytest.mark.clause("CHA-4")
@given(LARGE)
def test_all_sums_of_a_large_purse_can_be_bid(values: list[int]) -> None:
    sums = {0}
    for value in values:
        sums |= {amount + value for amount in sums}
    assert payable_sums(purse_of(values)) == sorted(sums - {0})
