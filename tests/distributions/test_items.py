"""A draw as one number: what is put into it is found again, whatever else it tells."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.tilegames.items import (
    SetsOfCards,
    at_moment,
    card_of,
    closed,
    closed_as,
    closed_cards,
    deck_of,
    hidden_cards,
    is_open,
    moment_of,
    open_draws,
    seat_of,
    with_shown,
)

DECKS = st.integers(0, 255)
SEATS = st.integers(0, 5)
CARDS = st.integers(0, 80)
MOMENTS = st.integers(0, 255)


@given(DECKS, SEATS, CARDS)
def test_a_card_that_is_shown_stays_a_card_and_is_hidden_no_more(deck: int, seat: int, card: int) -> None:
    item = closed(deck, seat, card)
    items: vec[i64] = vec[i64]([item])
    assert (deck_of(item), seat_of(item), card_of(item), is_open(item)) == (deck, seat, card, False)
    assert hidden_cards(items, seat) == closed_cards(items) == [card]
    (shown,) = with_shown(items, seat, card, True)
    assert (deck_of(shown), seat_of(shown), card_of(shown), is_open(shown)) == (deck, seat, card, False)
    assert hidden_cards(vec[i64]([shown]), seat) == []
    assert len(with_shown(items, seat, card, False)) == 0


@given(DECKS, SEATS, st.sets(CARDS, min_size=1), MOMENTS, MOMENTS)
def test_an_open_draw_is_one_of_its_cards_whenever_it_was_made(
    deck: int, seat: int, cards: set[int], moment: int, later: int
) -> None:
    sets = SetsOfCards()
    item = sets.item(deck, seat, moment, sum(1 << card for card in cards))
    assert (deck_of(item), seat_of(item), moment_of(item), is_open(item)) == (deck, seat, moment, True)
    assert sets.cards_of(item) == sorted(cards)
    moved = at_moment(item, later)
    assert (moment_of(moved), sets.cards_of(moved)) == (later, sorted(cards))
    assert list(open_draws(vec[i64]([item]), seat, moment)) == [item]
    assert hidden_cards(vec[i64]([item]), seat) == []
    for card in cards:
        assert closed_as(moved, card) == closed(deck, seat, card)
