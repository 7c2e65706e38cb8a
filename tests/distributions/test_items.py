"""A draw packed into one number can be unpacked again, whatever else the number holds."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.tilegames.belief.draw_sets import (
    DrawSets,
    at_moment,
    closed_cards,
    is_open,
    moment_of,
    oldest_open_draw,
    open_draws,
    without_card,
)

CARDS = st.integers(0, 80)
MOMENTS = st.integers(0, 255)


@given(CARDS, CARDS)
def test_a_card_that_is_shown_is_hidden_no_more_but_others_like_it_are(card: int, other: int) -> None:
    items: vec[i64] = vec[i64](sorted([card, card, other]))
    assert not any(is_open(item) for item in items)
    assert closed_cards(items) == sorted([card, card, other])
    assert closed_cards(without_card(items, card)) == sorted([card, other])


@given(st.sets(CARDS, min_size=1), MOMENTS, MOMENTS)
def test_an_open_draw_is_one_of_its_cards_whenever_it_was_made(cards: set[int], moment: int, later: int) -> None:
    sets = DrawSets()
    item = sets.item(moment, sum(1 << card for card in cards))
    assert (moment_of(item), is_open(item)) == (moment, True)
    assert sets.cards_of(item) == sorted(cards)
    moved = at_moment(item, later)
    assert (moment_of(moved), sets.cards_of(moved)) == (later, sorted(cards))
    items: vec[i64] = vec[i64]([item])
    assert list(open_draws(items, moment)) == [item]
    assert list(open_draws(items, moment - 1)) == []
    assert oldest_open_draw(items) == moment
    assert closed_cards(items) == []
