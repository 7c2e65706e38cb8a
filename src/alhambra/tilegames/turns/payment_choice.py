"""The selection of payments to offer when a large hand has thousands of them.

Up to ``MOST_PAYMENTS`` payments are all offered. If there are more, every means of payment (a currency, or a
card that mixes two) gets an equal share: the least wasteful payments and, among equally wasteful
ones, half with the fewest cards and half with the most. The selection depends only on the hand and
the price. Payments that are not offered are still legal.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.tilegames.cards import FIRST_SPECIAL, HIGHEST_VALUE, copies, unit

MOST_PAYMENTS: Final = 256  # of a bid, of purchases in the fields' currencies, and of those by modules

Rating = tuple[tuple[int, ...], int, int]  # the means of a payment, the waste, and the number of cards


def means_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the special cards of a payment, or its currency."""
    special = tuple([card for card in cards if card >= FIRST_SPECIAL])
    return special or (cards[0] // 10,)


def best_rated(ratings: list[Rating], most: int = MOST_PAYMENTS) -> list[int]:
    """Return the indices of the rated payments to offer, ascending."""
    if len(ratings) <= most:
        return list(range(len(ratings)))
    by_means: dict[tuple[int, ...], list[int]] = {}
    for index, rating in enumerate(ratings):
        by_means.setdefault(rating[0], []).append(index)
    groups = sorted([(len(indices), means) for means, indices in by_means.items()])
    chosen: list[int] = []
    for position, (_, means) in enumerate(groups):
        share = (most - len(chosen)) // (len(groups) - position)
        chosen += _least_wasteful(by_means[means], ratings, share)
    return sorted(chosen)


def _least_wasteful(indices: list[int], ratings: list[Rating], most: int) -> list[int]:
    """Return the least wasteful of some payments that use the same means."""
    by_waste: dict[int, list[tuple[int, int]]] = {}
    for index in indices:
        by_waste.setdefault(ratings[index][1], []).append((ratings[index][2], index))
    chosen: list[int] = []
    for waste in sorted(by_waste):
        alike = sorted(by_waste[waste])
        missing = most - len(chosen)
        if len(alike) > missing:
            alike = alike[: missing - missing // 2] + alike[len(alike) - missing // 2 :]
        chosen += [index for _, index in alike]
    return chosen


# --- payments too numerous to list ---


def count_parts(purse: i64, highest: int) -> list[int]:
    """Count the distinct sets of cards of a purse for each total up to the highest."""
    counts = [1] + [0] * highest
    for value in range(1, HIGHEST_VALUE + 1):
        held: int = copies(purse, value)
        if held:
            before, counts = counts, counts.copy()
            for more in range(1, held + 1):
                for total in range(more * value, highest + 1):
                    counts[total] += before[total - more * value]
    return counts


def count_mixtures(own: i64, other: i64, price: int) -> int:
    """Count the ways to pay a price exactly with at least one card of each of two purses."""
    parts, others = count_parts(own, price), count_parts(other, price)
    return sum([parts[total] * others[price - total] for total in range(1, price)])


def best_parts(purse: i64, price: int, most: int = MOST_PAYMENTS) -> list[int]:
    """Return up to ``most`` exact payments, half with the fewest cards and half with the most."""
    return [part for part, _ in ExactPayments(purse, 0, 0, 0).best(price, most)]


def best_exact_mixtures(own: i64, other: i64, price: int, most: int = MOST_PAYMENTS) -> list[tuple[int, int]]:
    """Return up to ``most`` such payments with at least one card of each purse."""
    return ExactPayments(own, other, 1, 1).best(price, most)


class PartsBySize:
    """The sets of cards of a purse by size and total, listed only on demand."""

    def __init__(self, purse: i64) -> None:
        # For each highest value and each number of cards: a bit mask of the possible totals.
        self._sums: list[list[int]] = [[1]]
        for value in range(1, HIGHEST_VALUE + 1):
            below = self._sums[-1]
            held: int = copies(purse, value)
            sums = [0] * (len(below) + held)
            for more in range(held + 1):
                for size, mask in enumerate(below):
                    sums[size + more] |= mask << value * more
            self._sums.append(sums)

    @property
    def largest(self) -> int:
        """The number of cards in the purse."""
        return len(self._sums[-1]) - 1

    def sums(self, size: int) -> int:
        """Return a bit mask of the totals of sets with this number of cards."""
        return self._sums[-1][size] if 0 <= size <= self.largest else 0

    def parts(self, size: int, total: int, most: int) -> list[int]:
        """Return up to ``most`` sets with this number of cards and total, as purses."""
        found: list[int] = []
        if total >= 0 and self.sums(size) >> total & 1:
            self._add_parts(HIGHEST_VALUE, size, total, 0, most, found)
        return found

    def _add_parts(self, value: int, size: int, total: int, chosen: int, most: int, found: list[int]) -> None:
        """Complete a set with cards up to a value; there is always a way to complete it."""
        if value == 0:
            found.append(chosen)
            return
        below = self._sums[value - 1]
        for more in range(len(self._sums[value]) - len(below), -1, -1):
            fewer, left = size - more, total - value * more
            if len(found) < most and 0 <= fewer < len(below) and left >= 0 and below[fewer] >> left & 1:
                self._add_parts(value - 1, fewer, left, chosen + more * unit(value), most, found)


class ExactPayments:
    """The exact payments with cards of two purses, and at least some of each."""

    def __init__(self, own: i64, other: i64, least_own: int, least_other: int) -> None:
        self._own = PartsBySize(own)
        self._other = PartsBySize(other)
        self._least_own = least_own
        self._least_other = least_other

    def best(self, price: int, most: int) -> list[tuple[int, int]]:
        """Return up to ``most`` payments, half with the fewest cards and half with the most."""
        sizes = list(range(self._least_own + self._least_other, self._own.largest + self._other.largest + 1))
        fewest = self._of_sizes(sizes, price, most)
        if len(fewest) < most:
            return fewest
        chosen = fewest[: most - most // 2]
        for pair in self._of_sizes(sizes[::-1], price, most):
            if len(chosen) < most and pair not in chosen:
                chosen.append(pair)
        return chosen

    def _of_sizes(self, sizes: list[int], price: int, most: int) -> list[tuple[int, int]]:
        """Return up to ``most`` payments with these numbers of cards, in this order."""
        found: list[tuple[int, int]] = []
        for size in sizes:
            for count in range(self._least_own, size - self._least_other + 1):
                sums = self._own.sums(count)
                while sums and len(found) < most:
                    total = (sums & -sums).bit_length() - 1
                    sums &= sums - 1
                    rests = self._other.parts(size - count, price - total, most)
                    if rests:
                        parts = self._own.parts(count, total, most)
                        found += [(part, rest) for part in parts for rest in rests][: most - len(found)]
        return found
