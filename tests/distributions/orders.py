"""An independent model of a deck: all orders of its cards, equally likely."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations

Order = tuple[str, ...]


def orders(*piles: str) -> Iterator[Order]:
    """Yield all orders of a deck.

    The money is shuffled and dealt to the piles, then their special cards are shuffled in.
    """
    parts = [pile.split() for pile in piles]
    money = [card for cards in parts for card in cards if is_money(card)]
    for dealt in permutations(money):
        yield from _shuffled(list(dealt), parts)


def _shuffled(money: list[str], parts: Sequence[Sequence[str]]) -> Iterator[Order]:
    if not parts:
        yield ()
        return
    count = len([card for card in parts[0] if is_money(card)])
    special = [card for card in parts[0] if not is_money(card)]
    for pile in permutations([*money[:count], *special]) if special else [tuple(money[:count])]:
        for rest in _shuffled(money[count:], parts[1:]):
            yield (*pile, *rest)


def is_money(card: str) -> bool:
    return card.startswith(("gulden_", "dirham_", "denar_", "dukat_", "diamond_"))


def given(found: Iterator[Order], seen: Callable[[Order], bool], hidden: Callable[[Order], str]) -> dict[str, Fraction]:
    """Return the distribution of the hidden things over all orders that fit what was seen."""
    fitting = [hidden(order) for order in found if seen(order)]
    return {name: Fraction(fitting.count(name), len(fitting)) for name in sorted(set(fitting))}
