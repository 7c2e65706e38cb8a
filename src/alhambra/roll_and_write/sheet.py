"""A player's sheet with the dice that lie beside it."""

from alhambra.roll_and_write.layout import cell_number


class Sheet:
    """A player's sheet: ticked buildings, coins, and the dice that lie beside the grid."""

    def __init__(self, coins: int) -> None:
        self.ticks = 0  # a set of cells
        self.coins_gained = coins  # of the supply, used up; spending frees none (RNW-COIN-2)
        self.coins_spent = 0
        self.yellows: list[int] = []  # in ascending order, as are the blue ones
        self.blues: list[int] = []

    def copy(self) -> "Sheet":
        twin = Sheet(self.coins_gained)
        twin.ticks = self.ticks
        twin.coins_spent = self.coins_spent
        twin.yellows = self.yellows[:]
        twin.blues = self.blues[:]
        return twin

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

    def take_up(self, yellow: int, blue: int) -> None:
        self.yellows.remove(yellow)
        self.blues.remove(blue)
