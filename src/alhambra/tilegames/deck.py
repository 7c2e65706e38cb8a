"""The money deck, without a stored order.

Nobody can know the order of a shuffled deck, so it is not stored: each draw takes a card that may
be on top, with the probability that it is. A pile has a number of ordinary cards and the special
cards shuffled into it; the ordinary cards of all piles form one pool. A special card can represent
a group, that is, any card of the group that has not been seen yet.

Pool, piles and groups are always sorted and no pile is empty, so that equal decks have equal
states, whatever their history.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.tilegames.cards import FIRST_SPECIAL, MONEY_NAMES

GROUP_TICKETS: Final = 2520  # divisible by every group size up to ten
NO_GROUP: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """A number of ordinary cards with special ones shuffled in; an immutable value."""

    def __init__(self, ordinary: int, special: tuple[int, ...] = ()) -> None:
        self.ordinary = ordinary
        self.special = special  # sorted
        self.size = ordinary + len(special)


def even_piles(cards: int, count: int) -> list[int]:
    """Return pile sizes that differ by at most one, the larger first (ALH-SET-6)."""
    return [cards // count + (1 if number < cards % count else 0) for number in range(count)]


@mypyc_attr(acyclic=True)
class Deck:
    """Piles of face-down cards, the top one first, and the discard pile."""

    def __init__(self, cards: list[int], special_names: list[str], original: "Deck | None" = None) -> None:
        """Create a deck of these cards in one pile, or with all else copied from the original."""
        self.special_names = special_names
        self.pool = cards.copy()  # sorted
        self.piles: list[Pile] = [Pile(len(cards))] if original is None else original.piles.copy()
        self.discard: list[int] = [] if original is None else original.discard.copy()
        # The unseen cards of a group, by the card that represents it.
        self.groups: dict[int, tuple[int, ...]] = {} if original is None else original.groups.copy()
        # Public knowledge: the equally likely ways in which the piles were built, and draws since.
        self.built: tuple[tuple[Pile, ...], ...] = ((self.piles[0],),) if original is None else original.built
        self.taken: int = 0 if original is None else original.taken
        # The special cards drawn openly, each after the number of draws before it.
        self.special_taken: tuple[tuple[int, int], ...] = () if original is None else original.special_taken

    def copy(self) -> "Deck":
        return Deck(self.pool, self.special_names, self)

    @property
    def count(self) -> int:
        """The number of cards in the deck."""
        return sum([pile.size for pile in self.piles])

    def name(self, card: int) -> str:
        """Return the name of a card."""
        return MONEY_NAMES[card] if card < FIRST_SPECIAL else self.special_names[card - FIRST_SPECIAL]

    def special_card(self, name: str) -> int:
        """Return the number of a special card."""
        return FIRST_SPECIAL + self.special_names.index(name)

    # --- drawing ---

    def tickets(self) -> int:
        """Return the number of equally likely outcomes of the next draw; 0 for an empty deck."""
        if not self.piles:
            return 0
        return self.piles[0].size * self._tickets_per_position()

    def _tickets_per_position(self) -> int:
        """Return the number of tickets for each position of the top pile.

        It is large enough to choose among the pool, and among the cards of a group.
        """
        top = self.piles[0]
        return (len(self.pool) if top.ordinary else 1) * (GROUP_TICKETS if top.special and self.groups else 1)

    def take(self, ticket: int) -> int:
        """Draw the card of a ticket."""
        top = self.piles[0]
        per_position = self._tickets_per_position()
        special = ticket // per_position - top.ordinary
        self.taken += 1
        if special < 0:
            self._put_back(Pile(top.ordinary - 1, top.special))
            return self.pool.pop(ticket % len(self.pool))
        card = top.special[special]
        self.special_taken += ((self.taken - 1, card),)  # until it is concealed
        self._put_back(Pile(top.ordinary, top.special[:special] + top.special[special + 1 :]))
        if card in self.groups:
            return self.take_from_group(card, ticket % GROUP_TICKETS)
        return card

    def _put_back(self, top: Pile) -> None:
        """Replace the top pile with the rest of it, or remove it if it is empty."""
        if top.size:
            self.piles[0] = top
        else:
            del self.piles[0]

    def take_from_group(self, group: int, ticket: int) -> int:
        """Draw the card of a group that belongs to a ticket below GROUP_TICKETS."""
        unseen = self.groups[group]
        index = ticket * len(unseen) // GROUP_TICKETS
        self.groups[group] = unseen[:index] + unseen[index + 1 :]
        return unseen[index]

    def outcomes(self) -> list[tuple[str, int]]:
        """Return the cards that can be drawn, by name, with their weights."""
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
        """Return a ticket that draws the card with this name."""
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
        """Return the first ticket within a position that draws a member of a group."""
        return 0 if per_position % GROUP_TICKETS else -(-index * GROUP_TICKETS // size)

    def draws_until(self, card: int) -> tuple[int, int] | None:
        """Return the fewest and the most draws that reveal a special card, as publicly known.

        Return None if it is in no pile.
        """
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
        """Split the deck into even piles and shuffle special cards into each."""
        sizes = even_piles(len(self.pool), len(specials))
        piles = [Pile(size, tuple(sorted(special))) for size, special in zip(sizes, specials, strict=True)]
        self.lay([piles], 0)

    def lay(self, ways: list[list[Pile]], chosen: int) -> None:
        """Build the deck in one of several equally likely ways, without revealing which one."""
        self.built = tuple([tuple(piles) for piles in ways])
        self.piles = [pile for pile in ways[chosen] if pile.size]
        self.taken = 0
        self.special_taken = ()

    def conceal_last_draw(self) -> int:
        """Hide the last draw; return the special card that represented it, or NO_GROUP."""
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
