"""What a seat may choose now, as a lazy sequence of actions."""

from collections.abc import Iterator
from typing import Final, overload

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import Action
from alhambra.protocol.randomness import Randomness

MOST_OFFERS: Final = 1024  # in one position; ordinary games stay far below it


@mypyc_attr(acyclic=True)
class Offers:
    """The sensible actions of the seat that decides, in a fixed order.

    Offers are a value: they do not change when the game moves on. Steps with many offers use a subclass that stores
    each as a number and creates its action on demand.
    """

    def __init__(self, listed: list[Action], numbered: i64 = 0) -> None:
        self.listed = listed  # not to be changed by others
        self.size: i64 = numbered + len(listed)
        self.offer_stamp: i64 = 0  # the position of the game to which they belong

    def make(self, index: i64) -> Action:
        """Return the action with this index."""
        return self.listed[index]

    def at(self, index: i64) -> Action:
        """Return the action with this index, marked as offered, so that the game need not check it again."""
        action = self.make(index)
        action.offer_stamp = self.offer_stamp
        return action

    def pick(self, randomness: Randomness) -> Action:
        """Return one of them at random, each equally likely."""
        return self.at(randomness.below(self.size))

    # --- as a sequence ---

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        size: int = self.size
        if isinstance(index, int):
            if not -size <= index < size:
                raise IndexError(f"there are {size} offers, and none has the index {index}")
            return self.at(index if index >= 0 else index + size)
        return [self.at(number) for number in range(*index.indices(size))]

    def __iter__(self) -> Iterator[Action]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Action]:
        return iter(self[::-1])

    def __contains__(self, action: object) -> bool:
        return action in self[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Offers, list)) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(tuple(self[:]))

    def __repr__(self) -> str:
        return f"<{self.size} offers>"


@mypyc_attr(acyclic=True)
class SampledOffers(Offers):
    """A limited number of very many offers, spread evenly, including the first and the last."""

    def __init__(self, offers: Offers, most: i64) -> None:
        super().__init__([], most)
        self._offers = offers

    def make(self, index: i64) -> Action:
        return self._offers.make(index * (self._offers.size - 1) // (self.size - 1))


class OfferStamps:
    """Gives a unique number to each position whose offers are requested."""

    def __init__(self) -> None:
        self._last: i64 = 0

    def next(self) -> i64:
        """Return a number that no position of any game has had."""
        self._last += 1
        return self._last


OFFER_STAMPS: Final = OfferStamps()
