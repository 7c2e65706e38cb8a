"""The cache of offers, which is not part of the state of a game."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Purchase = tuple[int, tuple[int, ...]]  # a tile and the cards that pay for it


@mypyc_attr(acyclic=True)
class OfferCache:
    """Cached ways to take money from the display, and purchases and redesigns by seat.

    A change of a seat's hand or of the market invalidates its purchases, and a change of its palace
    or reserve its redesigns. Entries are invalidated by a bit in a mask and replaced when they are
    needed again.
    """

    def __init__(self, seats: int, original: "OfferCache | None" = None) -> None:
        if original is None:
            self.display: i64 = 0  # the cards in the display, as one number
            self.takes: vec[i64] = vec[i64]()
            self.purchases: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)
            self.module_purchases: list[list[Purchase]] = [[]] * seats
            self.redesigns: vec[vec[i64]] = vec[vec[i64]]([vec[i64]()] * seats)
            # Bit masks of the seats with valid entries.
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
        """Invalidate the purchases of a seat whose hand has changed."""
        others: i64 = ~(1 << seat)
        self.with_purchases &= others
        self.with_module_purchases &= others

    def forget_all_purchases(self) -> None:
        """Invalidate all purchases when the market has changed."""
        self.with_purchases = 0
        self.with_module_purchases = 0

    def forget_redesigns(self, seat: i64) -> None:
        """Invalidate the redesigns of a seat whose palace or reserve has changed."""
        others: i64 = ~(1 << seat)
        self.with_redesigns &= others
