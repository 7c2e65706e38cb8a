"""Answers that a game has found already, kept apart from its state."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Purchase = tuple[int, tuple[int, ...]]  # a tile, and the cards that pay it


@mypyc_attr(acyclic=True)
class Known:
    """What the seats can choose: the ways to take money from one display, and by seat purchases and redesigns.

    The purchases of a seat are forgotten when its hand or the market changes, its redesigns when its palace or its
    reserve does.
    """

    def __init__(self, seats: int, original: "Known | None" = None) -> None:
        if original is None:
            self.display: i64 = 0  # the cards of the display, as one number
            self.takes: vec[i64] = vec[i64]()
            self.purchases: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)  # nothing: not known
            self.module_purchases: list[list[Purchase] | None] = []  # None, or not there: not known
            self.redesigns: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)  # nothing: not known
        else:
            self.display = original.display
            self.takes = original.takes
            self.purchases = original.purchases[:]
            self.module_purchases = original.module_purchases.copy()
            self.redesigns = original.redesigns[:]

    def copy(self) -> "Known":
        return Known(0, self)

    def forget_purchases(self, seat: i64) -> None:
        """The hand of the seat has changed."""
        self.purchases[seat] = vec[i64]()
        if self.module_purchases:
            self.module_purchases[seat] = None

    def forget_all_purchases(self) -> None:
        """The market has changed."""
        for seat in range(len(self.purchases)):
            self.purchases[seat] = vec[i64]()
        self.module_purchases = []

    def forget_redesigns(self, seat: i64) -> None:
        """The palace or the reserve of the seat has changed."""
        self.redesigns[seat] = vec[i64]()
