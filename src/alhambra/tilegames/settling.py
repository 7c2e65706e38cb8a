"""How open draws can fit a clue: by one card alone, or by several together.

The cards that alone are enough are told apart from the others. Then a draw is closed to each card that could be part of
more, and the rest of the draws goes on from there. A draw that can play no part in it stays open.
"""

from typing import TYPE_CHECKING

from alhambra.tilegames.cards import bits
from alhambra.tilegames.items import Row, Rows, SetsOfCards, add, closed_as
from alhambra.tilegames.secrets import Clue

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

Order = tuple[int, int, int]


class Settling:
    """How open draws of a seat can fit a clue. It does not depend on what else is in a row."""

    def __init__(self, game: "TileGame", clue: Clue, sets: SetsOfCards) -> None:
        self.game = game
        self.clue = clue
        self.sets = sets
        self.known: dict[tuple[Row, Row], Rows] = {}
        self.partners: dict[tuple[Row, int], dict[int, int]] = {}

    def parts(self, hidden: Row, items: Row) -> Rows:
        """What open draws can become if they fit the clue with the cards hidden besides."""
        key = (hidden, items)
        found = self.known.get(key)
        if found is None:
            found = {}
            self._add_parts(found, hidden, items)
            self.known[key] = found
        return found

    def _add_parts(self, found: Rows, hidden: Row, items: Row) -> None:
        sets = self.sets
        cards = 0
        money = 0
        for item in items:
            cards |= sets.of(item)
            money += sets.is_money(item)
        fitting, unclear, neutral = self.clue.tell_apart(
            self.game, list(hidden), bits(cards), money, len(items) - money
        )
        for position, item in enumerate(items):
            for card in bits(sets.of(item) & fitting):
                add(found, (*items[:position], closed_as(item, card), *items[position + 1 :]), 1)
            other = sets.reduced(item, unclear | neutral)
            if not sets.of(other):
                return
            items = (*items[:position], other, *items[position + 1 :])
        if self.clue.can_pair and money == len(items) == 2:
            self._add_pairs(found, hidden, items, unclear)
        elif self.clue.can_pair and money == len(items) == 3:
            self._add_triples(found, hidden, items, unclear)
        elif len(items) > 1 and unclear:
            first = items[0]
            for card in bits(sets.of(first) & unclear):
                self._add_all(found, closed_as(first, card), (*hidden, card), items[1:])
            if sets.of(first) & neutral:
                self._add_all(found, sets.reduced(first, neutral), hidden, items[1:])

    def _add_all(self, found: Rows, first: int, hidden: Row, items: Row) -> None:
        """Add the parts of all items but the first, which is what it is."""
        for part, ways in self.parts(tuple(sorted(hidden)), items).items():
            add(found, tuple(sorted((first, *part))), ways)

    # --- where more cards always help ---

    def _partners(self, hidden: Row, cards: int) -> dict[int, int]:
        """By card of a set: those of them with which it fits, if there are any."""
        key = (hidden, cards)
        partners = self.partners.get(key)
        if partners is None:
            partners = {}
            for one, other in self.clue.pairs(self.game, list(hidden), bits(cards)):
                partners[one] = partners.get(one, 0) | 1 << other
                partners[other] = partners.get(other, 0) | 1 << one
            self.partners[key] = partners
        return partners

    def _add_pairs(self, found: Rows, hidden: Row, items: Row, unclear: int) -> None:
        """Add the parts in which two draws fit only together."""
        first, second = items
        for card, fitting in self._partners(hidden, unclear).items():
            if self.sets.of(first) >> card & 1:
                for other in bits(self.sets.of(second) & fitting):
                    add(found, (closed_as(first, card), closed_as(second, other)), 1)

    def _add_triples(self, found: Rows, hidden: Row, items: Row, unclear: int) -> None:
        """Add the parts in which two of three draws, or only all of them, fit together."""
        partners = self._partners(hidden, unclear)
        for order in ((0, 1, 2), (0, 2, 1), (1, 2, 0)):
            self._add_pairs_of_three(found, items, order, partners)
        possible = [self.sets.of(item) for item in items]
        for one in bits(possible[0] & unclear):
            no_partners = ~partners.get(one, 0)
            for two, fitting in self._partners((*hidden, one), unclear).items():
                if (possible[1] & no_partners) >> two & 1:
                    thirds = possible[2] & fitting & no_partners & ~partners.get(two, 0)
                    if thirds:
                        for three in bits(thirds):
                            closed_items = [closed_as(items[0], one), closed_as(items[1], two)]
                            add(found, tuple(sorted([*closed_items, closed_as(items[2], three)])), 1)

    def _add_pairs_of_three(self, found: Rows, items: Row, order: Order, partners: dict[int, int]) -> None:
        """Add the parts in which the first two in this order fit together, and no pair of an earlier order does."""
        first, second, third = items[order[0]], items[order[1]], items[order[2]]
        for card, fitting in partners.items():
            if self.sets.of(first) >> card & 1:
                for other in bits(self.sets.of(second) & fitting):
                    excluded = 0
                    if order[2] < order[1]:
                        excluded = fitting
                    if order[2] < order[0]:
                        excluded |= partners[other]
                    rest = self.sets.reduced(third, ~excluded)
                    if self.sets.of(rest):
                        pair = [closed_as(first, card), closed_as(second, other)]
                        add(found, tuple(sorted([*pair, rest])), 1)
