"""A player's sheet with the dice beside it."""

from alhambra.roll_and_write.layout import cell_number


class Sheet:
    """A player's ticked buildings, coins, and dice beside the grid."""

    def __init__(self, coins: int, original: "Sheet | None" = None) -> None:
        self.ticks: int = 0 if original is None else original.ticks  # a bit set of cells
        self.coins_gained = coins  # limited by the supply, even after they are spent (RNW-COIN-2)
        self.coins_spent: int = 0 if original is None else original.coins_spent
        # Both sorted.
        self.yellows: list[int] = [] if original is None else original.yellows[:]
        self.blues: list[int] = [] if original is None else original.blues[:]

    def copy(self) -> "Sheet":
        return Sheet(self.coins_gained, self)

    @property
    def coins(self) -> int:
        return self.coins_gained - self.coins_spent

    def is_ticked(self, yellow: int, blue: int) -> bool:
        return (self.ticks >> cell_number(yellow, blue)) & 1 == 1

    def lay_yellow(self, value: int) -> None:
        self.yellows.append(value)
        self.yellows.sort()

    def lay_blue(self, value: int) -> None:
        self.blues.append(value)
        self.blues.sort()

    def take_dice(self, yellow: int, blue: int) -> None:
        self.yellows.remove(yellow)
        self.blues.remove(blue)
