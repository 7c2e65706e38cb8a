"""Counting hands of up to three hidden money cards that fit clues, without listing them.

A set of money cards is a number with a bit for each card, so a few operations determine the last
cards with which all other cards in a hand fit.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.tilegames.belief.step_budget import StepBudget
from alhambra.tilegames.cards import FIRST_SPECIAL

MOST_TOGETHER: Final = 3
NO_CARD: Final = 0  # not the number of a card; it has no effect in a hand
ALL_MONEY: Final = (1 << FIRST_SPECIAL) - 1

_BITS: Final = vec[i64]([1 << card for card in range(FIRST_SPECIAL)])
_NO_TICKET: Final = 1 << 60
_TWOS: Final = 0x5555555555555  # masks for counting bits, as wide as there are money cards
_FOURS: Final = 0x3333333333333
_EIGHTS: Final = 0xF0F0F0F0F0F0F
_SUM: Final = 0x7F


class OpenClueCounts:
    """The last money cards that make a partly known hand fit a clue."""

    steps: ClassVar[int] = 1  # the cost of ``fitting``

    def fitting(self, one: i64, two: i64) -> i64:
        """Return the last cards that fit together with these two, each of which may be NO_CARD."""
        raise NotImplementedError


class Supply:
    """The number of available cards of each face."""

    def __init__(self, left: vec[i64], digits: vec[i64]) -> None:
        self.left: vec[i64] = left  # by card; 1 for NO_CARD
        self.digits: vec[i64] = digits  # by binary digit: the cards whose counts have it set

    def without(self, cards: list[int]) -> "Supply":
        """Return the supply without these cards; those that are not money are ignored."""
        rest = Supply(self.left[:], self.digits[:])
        for card in cards:
            if card < FIRST_SPECIAL:
                rest.set(card, rest.left[card] - 1)
        return rest

    def set(self, card: i64, count: i64) -> None:
        """Set the number of a card."""
        self.left[card] = count
        bit = one_bit(card)
        for position in range(len(self.digits)):
            if count >> position & 1:
                self.digits[position] |= bit
            else:
                self.digits[position] &= ~bit

    def size(self, cards: i64) -> i64:
        """Return the total number of cards in a set of faces."""
        size: i64 = 0
        value: i64 = 1
        for digit in self.digits:
            if cards & digit:
                size += value * count_bits(cards & digit)
            value *= 2
        return size


def supply_of(counts: dict[int, int]) -> Supply:
    """Return the supply of money in these counts of cards."""
    digits = max(counts.values(), default=0).bit_length()
    supply = Supply(vec[i64]([0] * FIRST_SPECIAL), vec[i64]([0] * digits))
    for card, count in counts.items():
        if card < FIRST_SPECIAL:
            supply.set(card, count)
    supply.left[NO_CARD] = 1
    return supply


class Hands:
    """All hands of three money cards that fit certain clues.

    If there are fewer hidden cards, the first ones are NO_CARD.
    """

    def __init__(self, supply: Supply, budget: StepBudget) -> None:
        self.supply = supply
        self.budget = budget
        no_card: i64 = 1 << NO_CARD
        self.first = no_card  # the possible cards
        self.second = no_card
        self.third = no_card
        self.of_first: list[OpenClueCounts] = []  # the clues to the first card alone
        self.of_second: list[OpenClueCounts] = []  # those to the first two
        self.of_third: list[OpenClueCounts] = []
        self.drawn: list[int] = []

    def add(self, cards: i64) -> None:
        """Add a card to each hand, one of these."""
        self.first, self.second, self.third = self.second, self.third, cards
        self.of_first, self.of_second, self.of_third = self.of_second, self.of_third, []

    def require(self, last_cards: OpenClueCounts) -> None:
        """Require that the cards added so far fit a clue."""
        self.of_third.append(last_cards)

    def count(self) -> int:
        """Return the number of hands, counting each order of the cards."""
        return self._walk(_NO_TICKET)

    def draw(self, ticket: int) -> list[int]:
        """Return the hand of a ticket below ``count``: three cards in the order of adding."""
        self._walk(ticket)
        return self.drawn

    def _walk(self, ticket: i64) -> i64:
        """Count the hands, or draw the one of the ticket."""
        left = self.supply.left
        steps_of_two = 1 + sum([clue.steps for clue in self.of_third])
        steps_of_one = 1 + sum([clue.steps for clue in self.of_second])
        total: i64 = 0
        are_alike = self.first == self.second and not self.of_first and not self.of_second
        firsts = self.first & fitting_all(self.of_first, NO_CARD, NO_CARD)
        one: i64 = 0
        while firsts >> one:
            if firsts >> one & 1:
                self.budget.spend(steps_of_one)
                seconds = self.second & fitting_all(self.of_second, NO_CARD, one)
                two: i64 = one if are_alike else 0
                while seconds >> two:
                    if seconds >> two & 1:
                        self.budget.spend(steps_of_two)
                        ways = left[one] * self._left_after(two, one)
                        if are_alike and one != two:
                            ways *= 2
                        thirds = self.third & fitting_all(self.of_third, one, two)
                        size = self.supply.size(thirds) - (thirds >> one & 1) - (thirds >> two & 1)
                        total += ways * size
                        if ticket < total:
                            self.drawn = [one, two, self._third(thirds, one, two, (total - 1 - ticket) % size)]
                            return total
                    two += 1
            one += 1
        return total

    def _left_after(self, card: i64, other: i64) -> i64:
        """Return how many of a card are left after the other one."""
        left = self.supply.left[card]
        return left - 1 if card == other and card != NO_CARD else left

    def _third(self, cards: i64, one: i64, two: i64, ticket: i64) -> i64:
        """Return the card of a ticket in a set, after two other cards."""
        card: i64 = 0
        while True:
            if cards >> card & 1:
                ticket -= self.supply.left[card]
                if card == one:
                    ticket += 1
                if card == two:
                    ticket += 1
                if ticket < 0:
                    return card
            card += 1


def fitting_all(clues: list[OpenClueCounts], one: i64, two: i64) -> i64:
    """Return the last cards that make a hand fit all these clues."""
    cards: i64 = ALL_MONEY
    for clue in clues:
        cards &= clue.fitting(one, two)
        if not cards:
            break
    return cards


def one_bit(card: i64) -> i64:
    """Return the set of one card."""
    return _BITS[card]


def count_bits(cards: i64) -> i64:
    """Return the number of faces in a set."""
    cards -= cards >> 1 & _TWOS
    cards = (cards & _FOURS) + (cards >> 2 & _FOURS)
    cards = cards + (cards >> 4) & _EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & _SUM
