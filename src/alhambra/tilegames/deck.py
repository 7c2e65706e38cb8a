"""The money deck, without a stored order.

Nobody can know in which order the cards of a shuffled deck lie, so the deck does not know it either: a draw
takes any card that may lie on top, with the probability that it does. Of each pile it is known how many ordinary cards
it has and which special cards were shuffled into it; the ordinary cards of all piles are one pool. A special card can
stand for a group, of which any card that has not been seen yet may lie there.

Pool, piles and groups are always in ascending order and no pile is empty, so that equal decks are alike to the last
number, however they came about.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES

GROUP_TICKETS: Final = 2520  # divisible by every size of a group up to ten
NO_GROUP: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """A number of ordinary cards with some special ones shuffled in. It is a value."""

    def __init__(self, ordinary: int, special: tuple[int, ...] = ()) -> None:
        self.ordinary = ordinary
        self.special = special  # in ascending order
        self.size = ordinary + len(special)


def even_piles(cards: int, count: int) -> list[int]:
    """The sizes of piles that differ by at most one, the larger first (ALH-SET-6)."""
    return [cards // count + (1 if number < cards % count else 0) for number in range(count)]


@mypyc_attr(acyclic=True)
class Deck:
    """Piles of face-down cards, the top one first, and the discard pile."""

    def __init__(self, cards: list[int], special_names: list[str], original: "Deck | None" = None) -> None:
        """A deck of these cards in one pile, or with all else as in the original."""
        self.special_names = special_names
        self.pool = cards.copy()  # in ascending order
        self.piles: list[Pile] = [Pile(len(cards))] if original is None else original.piles.copy()
        self.discard: list[int] = [] if original is None else original.discard.copy()
        # By the card that stands for the group: those not seen yet.
        self.groups: dict[int, tuple[int, ...]] = {} if original is None else original.groups.copy()
        # What everybody knows: how the piles may have been built, each way equally likely, and what was drawn since.
        self.built: tuple[tuple[Pile, ...], ...] = ((self.piles[0],),) if original is None else original.built
        self.taken: int = 0 if original is None else original.taken
        # Those drawn openly: how many went before, and which.
        self.special_taken: tuple[tuple[int, int], ...] = () if original is None else original.special_taken

    def copy(self) -> "Deck":
        return Deck(self.pool, self.special_names, self)

    @property
    def count(self) -> int:
        """The number of cards in the deck."""
        return sum([pile.size for pile in self.piles])

    def name(self, card: int) -> str:
        """The name of a card."""
        return MONEY_NAMES[card] if card < FIRST_SPECIAL else self.special_names[card - FIRST_SPECIAL]

    def special_card(self, name: str) -> int:
        """The number of a special card."""
        return FIRST_SPECIAL + self.special_names.index(name)

    # --- drawing ---

    def tickets(self) -> int:
        """The number of equally likely ways in which the next card can be drawn; 0 for an empty deck."""
        if not self.piles:
            return 0
        return self.piles[0].size * self._tickets_per_position()

    def _tickets_per_position(self) -> int:
        """How many tickets each card of the top pile has, so that what it turns out to be can be told from them."""
        top = self.piles[0]
        return (len(self.pool) if top.ordinary else 1) * (GROUP_TICKETS if top.special and self.groups else 1)

    def take(self, ticket: int) -> int:
        """Draw the card that the ticket stands for."""
        top = self.piles[0]
        per_position = self._tickets_per_position()
        special = ticket // per_position - top.ordinary
        self.taken += 1
        if special < 0:
            self._put_back(Pile(top.ordinary - 1, top.special))
            return self.pool.pop(ticket % len(self.pool))
        card = top.special[special]
        self.special_taken += ((self.taken - 1, card),)  # unless it is concealed
        self._put_back(Pile(top.ordinary, top.special[:special] + top.special[special + 1 :]))
        if card in self.groups:
            return self.take_from_group(card, ticket % GROUP_TICKETS)
        return card

    def _put_back(self, top: Pile) -> None:
        """Put back what is left of the top pile; one that is used up is gone."""
        if top.size:
            self.piles[0] = top
        else:
            del self.piles[0]

    def take_from_group(self, group: int, ticket: int) -> int:
        """The card of a group that the ticket, one of GROUP_TICKETS, stands for."""
        unseen = self.groups[group]
        index = ticket * len(unseen) // GROUP_TICKETS
        self.groups[group] = unseen[:index] + unseen[index + 1 :]
        return unseen[index]

    def outcomes(self) -> list[tuple[str, int]]:
        """The cards that can be drawn, by name, with their numbers of tickets."""
        weights: dict[str, int] = {}
        if self.tickets():
            top = self.piles[0]
            per_position = self._tickets_per_position()
            if top.ordinary:
                for card in self.pool:
                    self._add_weight(weights, card, top.ordinary * per_position // len(self.pool))
            for card in top.special:
                unseen = self.groups.get(card, (card,))
                for member in unseen:
                    self._add_weight(weights, member, per_position // len(unseen))
        return list(weights.items())

    def _add_weight(self, weights: dict[str, int], card: int, weight: int) -> None:
        name = self.name(card)
        weights[name] = weights.get(name, 0) + weight

    def ticket_for(self, name: str) -> int:
        """A ticket that draws the card of that name."""
        top = self.piles[0]
        per_position = self._tickets_per_position()
        for position, card in enumerate(top.special):
            unseen = self.groups.get(card, (card,))
            for index, member in enumerate(unseen):
                if self.name(member) == name:
                    return (top.ordinary + position) * per_position + self._group_ticket(
                        per_position, index, len(unseen)
                    )
        return [self.name(card) for card in self.pool].index(name)

    def _group_ticket(self, per_position: int, index: int, size: int) -> int:
        """The first remainder below ``per_position`` that picks the member of a group of this size."""
        return 0 if per_position % GROUP_TICKETS else -(-index * GROUP_TICKETS // size)

    def draws_until(self, card: int) -> tuple[int, int] | None:
        """How many draws at least and at most turn a special card up, as all know it; None if it lies in no pile."""
        bounds: list[tuple[int, int]] = []
        for way in self.built:
            before = 0
            for pile in way:
                if card in pile.special and before + pile.size > self.taken:
                    bounds.append((max(before - self.taken, 0) + 1, before + pile.size - self.taken))
                before += pile.size
        return (min([least for least, _ in bounds]), max([most for _, most in bounds])) if bounds else None

    # --- piles ---

    def build(self, specials: list[list[int]]) -> None:
        """Split the deck into even piles, each with its special cards shuffled in."""
        sizes = even_piles(len(self.pool), len(specials))
        piles = [Pile(size, tuple(sorted(special))) for size, special in zip(sizes, specials, strict=True)]
        self.lay([piles], 0)

    def lay(self, ways: list[list[Pile]], chosen: int) -> None:
        """Make the deck of piles that lie in one of several equally likely ways; which one is hidden from all."""
        self.built = tuple([tuple(piles) for piles in ways])
        self.piles = [pile for pile in ways[chosen] if pile.size]
        self.taken = 0
        self.special_taken = ()

    def conceal_last_draw(self) -> int:
        """Nobody is to see what was just drawn; the special card that stood for it in its pile, or NO_GROUP."""
        if self.special_taken and self.special_taken[-1][0] == self.taken - 1:
            group = self.special_taken[-1][1]
            self.special_taken = self.special_taken[:-1]
            return group
        return NO_GROUP

    def reshuffle(self, specials: list[list[int]]) -> None:
        """Make the discard pile the new deck."""
        self.pool = sorted(self.discard)
        self.discard = []
        self.build(specials)
