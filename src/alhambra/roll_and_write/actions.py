"""The actions of Roll & Write, in which dice and buildings are named by their values."""

from typing import ClassVar, Final

from alhambra.protocol import BUTTON, NAME, NUMBER, TOUCH, Action, ActionSet, Field, Words

YELLOW = "yellow"
BLUE = "blue"
FACES = 6


def die_name(colour: str, value: int) -> str:
    return f"{colour}_{value}"


# The names in actions. The number of a die is its value, plus 10 if it is blue.
DIE = "die"
DIRECTION = "direction"
_BLUE: Final = 10
DOWN: Final = 0
UP: Final = 1
_DICE = {die_name(YELLOW, value): value for value in range(1, FACES + 1)}
_DICE.update({die_name(BLUE, value): _BLUE + value for value in range(1, FACES + 1)})
WORDS = Words({DIE: _DICE, DIRECTION: {"down": DOWN, "up": UP}})


class TurnDie(Action):
    """Pay a coin and turn a die by one, such as ``turn yellow_3 up``."""

    kind: ClassVar[str] = "turn"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (Field("die", NAME, DIE), Field("direction", NAME, DIRECTION))

    def __init__(self, words: Words, die: int, direction: int) -> None:
        self.words = words
        self.die: Final = die
        self.direction: Final = direction

    @property
    def is_yellow(self) -> bool:
        return self.die < _BLUE

    @property
    def value(self) -> int:
        """The value of the die before it is turned."""
        return self.die % _BLUE

    @property
    def to(self) -> int:
        """The value of the die after it is turned."""
        return self.value + 1 if self.direction == UP else self.value - 1


class Crossing(Action):
    """An action with a yellow and a blue die."""

    form: ClassVar[tuple[Field, ...]] = (Field("yellow", NUMBER), Field("blue", NUMBER))

    def __init__(self, yellow: int, blue: int) -> None:
        self.yellow: Final = yellow
        self.blue: Final = blue


class Tick(Crossing):
    """Tick the building in the row of a yellow and the column of a blue die, such as ``tick 3 4``."""

    kind: ClassVar[str] = "tick"
    chosen: ClassVar[str] = TOUCH


class TakeCoins(Action):
    """Take a coin for each combination of dice whose building is ticked."""

    kind: ClassVar[str] = "coins"
    chosen: ClassVar[str] = BUTTON


class Done(Action):
    """Decline the second tick."""

    kind: ClassVar[str] = "done"
    chosen: ClassVar[str] = BUTTON


class Keep(Crossing):
    """Keep a yellow and a blue die and pass the others on, such as ``keep 3 4``."""

    kind: ClassVar[str] = "keep"
    chosen: ClassVar[str] = BUTTON


ACTIONS = ActionSet([TurnDie, Tick, TakeCoins, Done, Keep], WORDS)

# Actions are values and games offer them by the million, so each exists only once.
_TICKS: Final = [Tick(yellow, blue) for yellow in range(1, FACES + 1) for blue in range(1, FACES + 1)]
_KEEPS: Final = [Keep(yellow, blue) for yellow in range(1, FACES + 1) for blue in range(1, FACES + 1)]
_UP: Final = {die: TurnDie(WORDS, die, UP) for die in _DICE.values()}
_DOWN: Final = {die: TurnDie(WORDS, die, DOWN) for die in _DICE.values()}
TAKE_COINS: Final = TakeCoins()
DONE: Final = Done()


def tick(yellow: int, blue: int) -> Tick:
    return _TICKS[(yellow - 1) * FACES + blue - 1]


def keep(yellow: int, blue: int) -> Keep:
    return _KEEPS[(yellow - 1) * FACES + blue - 1]


def dice_of(yellows: list[int], blues: list[int]) -> list[int]:
    """Return the numbers of the dice with these values, without duplicates."""
    return sorted({*yellows, *[_BLUE + value for value in blues]})


def turns(colour: str, values: list[int]) -> list[Action]:
    """Return the actions that turn dice of one colour, without duplicates."""
    first = _BLUE if colour == BLUE else 0
    result: list[Action] = []
    for index, value in enumerate(values):
        if index and value == values[index - 1]:
            continue
        if value > 1:
            result.append(_DOWN[first + value])
        if value < FACES:
            result.append(_UP[first + value])
    return result
