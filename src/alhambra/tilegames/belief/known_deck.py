"""What a seat knows of a deck, and how likely it makes what the others may have drawn from it in secret."""

from math import factorial, lcm, perm
from typing import Final

from alhambra.tilegames.belief.secrets import SecretCard
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.deck import NO_GROUP, Deck, Pile

# A card drawn in secret is of one of these kinds, or of a group of special cards.
MONEY: Final = NO_GROUP
OTHER: Final = -2  # an ordinary card that is not money, such as a bureau that was shuffled in with the discard pile


class KnownDeck:
    """The possible piles of the deck, what lay where in it, and the cards that the seat has not seen."""

    def __init__(self, deck: Deck, draws: list[SecretCard], own: list[SecretCard]) -> None:
        self.built = deck.built
        self.begins = [_begins(piles) for piles in deck.built]  # by way: where the piles begin, and the deck ends
        self.taken = deck.taken
        self.draws = draws  # what others drew in secret
        drawn = [(secret.position, secret.group) for secret in own if secret.group != NO_GROUP]
        self.special_taken = [*deck.special_taken, *drawn]
        self.unseen: dict[int, list[int]] = {}  # the cards that others may have drawn in secret, by kind, ascending
        self.faces: dict[int, int] = {}  # the same by kind as sets with a bit for each card
        self.counts: dict[int, int] = {}  # how often each of them is there
        self._kinds: dict[int, int] = {}
        self.others = 0  # unseen ordinary cards that nobody can have drawn in secret
        self.all_ways = 1

    def add(self, card: int, group: int) -> None:
        """A card that the seat has not seen and another may have drawn in secret."""
        kind = OTHER if group == NO_GROUP and card >= FIRST_SPECIAL else group
        self.unseen.setdefault(kind, []).append(card)
        self.faces[kind] = self.faces.get(kind, 0) | 1 << card
        self.counts[card] = self.counts.get(card, 0) + 1
        self._kinds[card] = kind

    def finish(self) -> None:
        """All is added."""
        for cards in self.unseen.values():
            cards.sort()
        self.all_ways = lcm(*[self._all_ways_of(piles) for piles in self.built])

    def _all_ways_of(self, piles: tuple[Pile, ...]) -> int:
        """In how many ways so many cards can be drawn from the piles."""
        ways = 1
        left = self.taken
        for pile in piles:
            count = min(left, pile.size)
            ways *= perm(pile.size, count)
            left -= count
        return ways

    def count(self, kind: int) -> int:
        """The number of unseen cards of the kind."""
        return len(self.unseen[kind]) if kind in self.unseen else 0

    def kind_of(self, card: int) -> int:
        """The kind of a card that the seat has not seen."""
        return self._kinds[card]

    def kinds_at(self, position: int) -> list[int]:
        """The kinds of which a card may have been drawn in secret at this position."""
        kinds: list[int] = []
        for kind in sorted(self.unseen, reverse=True):
            if kind < 0 or self._may_hold(kind, position):
                kinds.append(kind)
        return kinds

    def _may_hold(self, group: int, position: int) -> bool:
        """Whether the position lies, in some way, in a pile with special cards of the group."""
        for way in range(len(self.built)):
            if group in self.built[way][self.pile_at(way, position)].special:
                return True
        return False

    def most_at(self, position: int, kind: int) -> int:
        """How many cards of the kind can have been drawn in secret from the pile that the position lies in."""
        if kind < 0:
            return self.count(kind)
        most = 0
        for way in range(len(self.built)):
            number = self.pile_at(way, position)
            taken = self._open_specials(way, number).count(kind)
            most = max(most, self.built[way][number].special.count(kind) - taken)
        return most

    def pile_at(self, way: int, position: int) -> int:
        """The number of the pile that the position lies in, if the deck was built in this way."""
        begins = self.begins[way]
        number = 0
        while position >= begins[number + 1]:
            number += 1
        return number

    # --- how likely ---

    def weight(self, way: int, kinds: list[int]) -> int:
        """How likely it is that cards of these kinds were drawn in secret, if the deck was built in this way.

        It counts for one definite card in each position, and is given in a measure common to all ways and kinds.
        """
        weight = self.way_weight(way)
        for number in range(len(self.built[way])):
            weight *= self.pile_ways(way, number, self._secret_specials(way, number, kinds))
            if not weight:
                return 0
        counts = {kind: kinds.count(kind) for kind in self.unseen}
        return weight * self.rest_ways(counts)

    def way_weight(self, way: int) -> int:
        """How likely one order of the cards drawn is, if the deck was built in this way."""
        return self.all_ways // self._all_ways_of(self.built[way])

    def rest_ways(self, counts: dict[int, int]) -> int:
        """In how many ways the unseen cards can lie besides one definite card for each secret draw of a kind."""
        ordinary = self.count(MONEY) + self.count(OTHER) + self.others
        ways = factorial(ordinary - counts.get(MONEY, 0) - counts.get(OTHER, 0))
        for kind, cards in self.unseen.items():
            if kind >= 0:
                ways *= factorial(len(cards) - counts.get(kind, 0))
        return ways

    def pile_ways(self, way: int, number: int, secret: list[int]) -> int:
        """In how many ways a pile can lie as it was drawn, with these special cards among the secret draws."""
        pile = self.built[way][number]
        begin, end = self._drawn_part(way, number)
        left = list(pile.special)
        ways = 1
        special = [*self._open_specials(way, number), *secret]
        for card in special:
            ways *= left.count(card)
            if card in left:
                left.remove(card)
        return ways * perm(pile.ordinary, max(0, end - begin - len(special)))

    def _open_specials(self, way: int, number: int) -> list[int]:
        """The special cards that were drawn from a pile and seen."""
        begin, end = self._drawn_part(way, number)
        return [card for position, card in self.special_taken if begin <= position < end]

    def _secret_specials(self, way: int, number: int, kinds: list[int]) -> list[int]:
        """The special cards that were drawn in secret from a pile."""
        begin, end = self._drawn_part(way, number)
        return [
            kinds[index] for index, draw in enumerate(self.draws) if kinds[index] >= 0 and begin <= draw.position < end
        ]

    def _drawn_part(self, way: int, number: int) -> tuple[int, int]:
        """The positions of a pile that were drawn: the first one, and the one behind the last."""
        begin, end = self.begins[way][number], self.begins[way][number + 1]
        return begin, max(begin, min(self.taken, end))

    def left_piles(self, way: int, kinds: list[int]) -> list[Pile]:
        """What is left of the piles."""
        piles: list[Pile] = []
        for number, pile in enumerate(self.built[way]):
            begin, end = self._drawn_part(way, number)
            special = [*self._open_specials(way, number), *self._secret_specials(way, number, kinds)]
            left = list(pile.special)
            for card in special:
                left.remove(card)
            if end - begin < pile.size:
                piles.append(Pile(pile.ordinary - (end - begin) + len(special), tuple(left)))
        return piles


def _begins(piles: tuple[Pile, ...]) -> list[int]:
    begins = [0]
    for pile in piles:
        begins.append(begins[-1] + pile.size)
    return begins
