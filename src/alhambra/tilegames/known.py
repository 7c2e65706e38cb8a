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
            self.redesigns: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)  # nothing: not known
        else:
            self.display = original.display
            self.takes = original.takes
            self.redesigns = original.redesigns[:]

    def copy(self) -> "Known":
        return Known(0, self)

    def forget_redesigns(self, seat: i64) -> None:
        """The palace or the reserve of the seat has changed."""
        self.redesigns[seat] = vec[i64]()
