"""Answers that a game has found already, kept apart from its state."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Known:
    """What the seats can choose, as numbers: the ways to take money from one display, and redesigns by seat.

    The redesigns of a seat are forgotten when its palace or its reserve changes.
    """

    def __init__(self, seats: int, original: "Known | None" = None) -> None:
        if original is None:
            self.display: i64 = 0  # the cards of the display, as one number
            self.takes: vec[i64] = vec[i64]()
            self.redesigns: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)
            self._seats: i64 = 0  # a bit for each seat whose redesigns are known
        else:
            self.display = original.display
            self.takes = original.takes
            self.redesigns = original.redesigns[:]
            self._seats = original._seats

    def copy(self) -> "Known":
        return Known(0, self)

    def has_redesigns(self, seat: i64) -> bool:
        return self._seats >> seat & 1 != 0

    def keep_redesigns(self, seat: i64, numbers: vec[i64]) -> None:
        self.redesigns[seat] = numbers
        self._seats |= 1 << seat

    def forget_redesigns(self, seat: i64) -> None:
        """The palace or the reserve of the seat has changed."""
        self._seats &= ~(1 << seat)
