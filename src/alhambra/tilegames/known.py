"""Answers that a game has found already, kept apart from its state."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Known:
    """What the seats can choose, as numbers, as far as nothing on which it depends has changed.

    The ways to take money are known for one display, the purchases of a seat for the purse and the tile of each place
    of the market; for which, is noted. Redesigns are forgotten when the palace or the reserve of the seat changes.
    """

    def __init__(self, seats: int, places: int, original: "Known | None" = None) -> None:
        if original is None:
            self.display: i64 = 0
            self.takes: vec[i64] = vec[i64]()
            self.purses_and_tiles: vec[i64] = vec[i64]([0] * (seats * places))
            self.purchases: list[vec[i64]] = [vec[i64]()] * (seats * places)
            self.redesigns: list[vec[i64]] = [vec[i64]()] * seats
            self._seats: i64 = 0  # a bit for each seat whose redesigns are known
        else:
            self.display = original.display
            self.takes = original.takes
            self.purses_and_tiles = original.purses_and_tiles[:]
            self.purchases = original.purchases.copy()
            self.redesigns = original.redesigns.copy()
            self._seats = original._seats

    def copy(self) -> "Known":
        return Known(0, 0, self)

    def has_redesigns(self, seat: i64) -> bool:
        return self._seats >> seat & 1 != 0

    def keep_redesigns(self, seat: i64, numbers: vec[i64]) -> None:
        self.redesigns[seat] = numbers
        self._seats |= 1 << seat

    def forget_redesigns(self, seat: i64) -> None:
        """The palace or the reserve of the seat has changed."""
        self._seats &= ~(1 << seat)
