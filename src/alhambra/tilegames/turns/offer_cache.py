"""Answers that a game has found already, kept apart from its state."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Purchase = tuple[int, tuple[int, ...]]  # a tile, and the cards that pay it


@mypyc_attr(acyclic=True)
class OfferCache:
    """What the seats can choose: the ways to take money from one display, and by seat purchases and redesigns.

    The purchases of a seat are forgotten when its hand or the market changes, its redesigns when its palace or its
    reserve does. Forgetting is a bit of a mask: what was found stays until it is found anew.
    """

    def __init__(self, seats: int, original: "OfferCache | None" = None) -> None:
        if original is None:
            self.display: i64 = 0  # the cards of the display, as one number
            self.takes: vec[i64] = vec[i64]()
            self.purchases: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)
            self.module_purchases: list[list[Purchase]] = [[]] * seats
            self.redesigns: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)
            # Of which seats these are known, a bit for each.
            self.with_purchases: i64 = 0
            self.with_module_purchases: i64 = 0
            self.with_redesigns: i64 = 0
        else:
            self.display = original.display
            self.takes = original.takes
            self.purchases = original.purchases[:]
            self.module_purchases = original.module_purchases.copy()
            self.redesigns = original.redesigns[:]
            self.with_purchases = original.with_purchases
            self.with_module_purchases = original.with_module_purchases
            self.with_redesigns = original.with_redesigns

    def copy(self) -> "OfferCache":
        return OfferCache(0, self)

    def forget_purchases(self, seat: i64) -> None:
        """The hand of the seat has changed."""
        others: i64 = ~(1 << seat)
        self.with_purchases &= others
        self.with_module_purchases &= others

    def forget_all_purchases(self) -> None:
        """The market has changed."""
        self.with_purchases = 0
        self.with_module_purchases = 0

    def forget_redesigns(self, seat: i64) -> None:
        """The palace or the reserve of the seat has changed."""
        others: i64 = ~(1 << seat)
        self.with_redesigns &= others
