"""A seat's knowledge of the deck, and the probabilities of what others drew from it in secret."""

from math import factorial, lcm, perm
from typing import Final

from alhambra.tilegames.belief.secrets import SecretCard
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import NO_GROUP, Deck, Pile

# The kind of a card drawn in secret is one of these or a group of special cards.
MONEY: Final = NO_GROUP
OTHER: Final = -2  # an ordinary card that is not money, such as a bureau from the discard pile


class KnownDeck:
    """The possible piles of the deck, the cards drawn from them, and the unseen cards."""

    def __init__(self, deck: Deck, draws: list[SecretCard], own: list[SecretCard]) -> None:
        self.built = deck.built
        self.starts = [_pile_starts(piles) for piles in deck.built]  # by way: the starts of the piles and the end
        self.taken = deck.taken
        self.draws = draws  # of others, in secret
        drawn = [(secret.position, secret.group) for secret in own if secret.group != NO_GROUP]
        self.special_taken = [*deck.special_taken, *drawn]
        # The cards that others may have drawn in secret:
        self.unseen: dict[int, list[int]] = {}  # by kind, ascending
        self.faces: dict[int, int] = {}  # by kind as bit sets
        self.counts: dict[int, int] = {}  # by card
        self._kinds: dict[int, int] = {}
        self.others = 0  # unseen ordinary cards that cannot have been drawn in secret
        self.all_ways = 1

    def add(self, card: int, group: int) -> None:
        """Add an unseen card that another seat may have drawn in secret."""
        kind = OTHER if group == NO_GROUP and card >= FIRST_SPECIAL else group
        self.unseen.setdefault(kind, []).append(card)
        self.faces[kind] = self.faces.get(kind, 0) | 1 << card
        self.counts[card] = self.counts.get(card, 0) + 1
        self._kinds[card] = kind

    def finish(self) -> None:
        """Complete the deck after all cards were added."""
        for cards in self.unseen.values():
            cards.sort()
        self.all_ways = lcm(*[self._all_ways_of(piles) for piles in self.built])

    def _all_ways_of(self, piles: tuple[Pile, ...]) -> int:
        """Return the number of ways to draw the cards taken so far from the piles."""
        ways = 1
        left = self.taken
        for pile in piles:
            count = min(left, pile.size)
            ways *= perm(pile.size, count)
            left -= count
        return ways

    def count(self, kind: int) -> int:
        """Return the number of unseen cards of the kind."""
        return len(self.unseen[kind]) if kind in self.unseen else 0

    def kind_of(self, card: int) -> int:
        """Return the kind of an unseen card."""
        return self._kinds[card]

    def kinds_at(self, position: int) -> list[int]:
        """Return the kinds of cards that may have been drawn in secret at this position."""
        kinds: list[int] = []
        for kind in sorted(self.unseen, reverse=True):
            if kind < 0 or self._may_hold(kind, position):
                kinds.append(kind)
        return kinds

    def _may_hold(self, group: int, position: int) -> bool:
        """Return whether the position is, in some way, in a pile with special cards of the group."""
        for way in range(len(self.built)):
            if group in self.built[way][self.pile_at(way, position)].special:
                return True
        return False

    def most_at(self, position: int, kind: int) -> int:
        """Return the most secret draws of the kind possible from the pile at the position."""
        if kind < 0:
            return self.count(kind)
        most = 0
        for way in range(len(self.built)):
            number = self.pile_at(way, position)
            taken = self._open_specials(way, number).count(kind)
            most = max(most, self.built[way][number].special.count(kind) - taken)
        return most

    def pile_at(self, way: int, position: int) -> int:
        """Return the number of the pile at the position, if the deck was built in this way."""
        starts = self.starts[way]
        number = 0
        while position >= starts[number + 1]:
            number += 1
        return number

    # --- weights ---

    def weight(self, way: int, kinds: list[int]) -> int:
        """Return the weight of secret draws of these kinds, if the deck was built in this way.

        It is for one specific card in each position; weights of all ways and kinds are comparable.
        """
        weight = self.way_weight(way)
        for number in range(len(self.built[way])):
            weight *= self.pile_ways(way, number, self._secret_specials(way, number, kinds))
            if not weight:
                return 0
        counts = {kind: kinds.count(kind) for kind in self.unseen}
        return weight * self.rest_ways(counts)

    def way_weight(self, way: int) -> int:
        """Return the weight of one order of the cards drawn, if the deck was built in this way."""
        return self.all_ways // self._all_ways_of(self.built[way])

    def rest_ways(self, counts: dict[int, int]) -> int:
        """Return the number of orders of the unseen cards that are not secret draws.

        ``counts`` has the number of secret draws of each kind.
        """
        ordinary = self.count(MONEY) + self.count(OTHER) + self.others
        ways = factorial(ordinary - counts.get(MONEY, 0) - counts.get(OTHER, 0))
        for kind, cards in self.unseen.items():
            if kind >= 0:
                ways *= factorial(len(cards) - counts.get(kind, 0))
        return ways

    def pile_ways(self, way: int, number: int, secret: list[int]) -> int:
        """Return the number of ways to draw from a pile with these special cards in secret."""
        pile = self.built[way][number]
        start, end = self._drawn_part(way, number)
        left = list(pile.special)
        ways = 1
        special = [*self._open_specials(way, number), *secret]
        for card in special:
            ways *= left.count(card)
            if card in left:
                left.remove(card)
        return ways * perm(pile.ordinary, max(0, end - start - len(special)))

    def _open_specials(self, way: int, number: int) -> list[int]:
        """Return the special cards drawn openly from a pile."""
        start, end = self._drawn_part(way, number)
        return [card for position, card in self.special_taken if start <= position < end]

    def _secret_specials(self, way: int, number: int, kinds: list[int]) -> list[int]:
        """Return the special cards drawn in secret from a pile."""
        start, end = self._drawn_part(way, number)
        return [
            kinds[index] for index, draw in enumerate(self.draws) if kinds[index] >= 0 and start <= draw.position < end
        ]

    def _drawn_part(self, way: int, number: int) -> tuple[int, int]:
        """Return the range of positions drawn from a pile: the first one, and one past the last."""
        start, end = self.starts[way][number], self.starts[way][number + 1]
        return start, max(start, min(self.taken, end))

    def left_piles(self, way: int, kinds: list[int]) -> list[Pile]:
        """Return what is left of the piles."""
        piles: list[Pile] = []
        for number, pile in enumerate(self.built[way]):
            start, end = self._drawn_part(way, number)
            special = [*self._open_specials(way, number), *self._secret_specials(way, number, kinds)]
            left = list(pile.special)
            for card in special:
                left.remove(card)
            if end - start < pile.size:
                piles.append(Pile(pile.ordinary - (end - start) + len(special), tuple(left)))
        return piles


def _pile_starts(piles: tuple[Pile, ...]) -> list[int]:
    starts = [0]
    for pile in piles:
        starts.append(starts[-1] + pile.size)
    return starts
