"""What a seat can choose in Roll & Write. Dice and buildings are named by what they show."""

from typing import ClassVar, Final

from alhambra.protocol import NAME, NUMBER, Action, ActionSet

YELLOW = "yellow"
BLUE = "blue"
UP = "up"
DOWN = "down"
FACES = 6


class TurnDie(Action):
    """Pay a coin and turn a die by one, such as ``turn yellow_3 up``."""

    kind: ClassVar[str] = "turn"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("die", NAME), ("direction", NAME))

    def __init__(self, die: str, direction: str) -> None:
        self.die: Final = die
        self.direction: Final = direction


class Tick(Action):
    """Tick the building where the row of a yellow and the column of a blue die cross, such as ``tick 3 4``."""

    kind: ClassVar[str] = "tick"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("yellow", NUMBER), ("blue", NUMBER))

    def __init__(self, yellow: int, blue: int) -> None:
        self.yellow: Final = yellow
        self.blue: Final = blue


class TakeCoins(Action):
    """Take a coin for each combination of dice whose building is ticked."""

    kind: ClassVar[str] = "coins"


class Done(Action):
    """Do without the second tick."""

    kind: ClassVar[str] = "done"


class Keep(Action):
    """Keep a yellow and a blue die beside the own grid and pass the others on, such as ``keep 3 4``."""

    kind: ClassVar[str] = "keep"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("yellow", NUMBER), ("blue", NUMBER))

    def __init__(self, yellow: int, blue: int) -> None:
        self.yellow: Final = yellow
        self.blue: Final = blue


ACTIONS = ActionSet([TurnDie, Tick, TakeCoins, Done, Keep])


def die_name(colour: str, value: int) -> str:
    return f"{colour}_{value}"


# Every action exists once: they are values, and games offer them by the million.
_TICKS = [Tick(yellow, blue) for yellow in range(1, FACES + 1) for blue in range(1, FACES + 1)]
_KEEPS = [Keep(yellow, blue) for yellow in range(1, FACES + 1) for blue in range(1, FACES + 1)]
_UP = {colour: [TurnDie(die_name(colour, value), UP) for value in range(FACES + 1)] for colour in (YELLOW, BLUE)}
_DOWN = {colour: [TurnDie(die_name(colour, value), DOWN) for value in range(FACES + 1)] for colour in (YELLOW, BLUE)}
TAKE_COINS = TakeCoins()
DONE = Done()


def tick(yellow: int, blue: int) -> Tick:
    return _TICKS[(yellow - 1) * FACES + blue - 1]


def keep(yellow: int, blue: int) -> Keep:
    return _KEEPS[(yellow - 1) * FACES + blue - 1]


def turns(colour: str, values: list[int]) -> list[Action]:
    """The ways to turn the dice of one colour; equal dice count once."""
    result: list[Action] = []
    for index, value in enumerate(values):
        if index and value == values[index - 1]:
            continue
        if value > 1:
            result.append(_DOWN[colour][value])
        if value < FACES:
            result.append(_UP[colour][value])
    return result
