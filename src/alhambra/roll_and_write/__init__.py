"""The rules of Alhambra Roll & Write, for one to five players."""

from alhambra.roll_and_write.actions import ACTIONS, Done, Keep, TakeCoins, Tick, TurnDie
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.roll_and_write.info import FOUR_IMAGINARY, INFO, OPPONENTS, THREE_IMAGINARY
from alhambra.roll_and_write.new_game import new_roll_and_write

__all__ = [
    "ACTIONS",
    "FOUR_IMAGINARY",
    "INFO",
    "OPPONENTS",
    "THREE_IMAGINARY",
    "Done",
    "Keep",
    "RollAndWrite",
    "TakeCoins",
    "Tick",
    "TurnDie",
    "new_roll_and_write",
]
