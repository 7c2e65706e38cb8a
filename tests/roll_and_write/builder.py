"""Builds positions of Roll & Write, and plays on from them with chosen dice."""

from collections.abc import Iterable, Mapping

from alhambra.protocol import GameConfig
from alhambra.roll_and_write import ACTIONS, RollAndWrite
from alhambra.roll_and_write.layout import CELLS, TYPES
from alhambra.roll_and_write.turns.steps import ChooseAction
from tests.engines import new_roll_and_write

Cells = Iterable[tuple[int, int]]


def config(seats: int, *options: str) -> GameConfig:
    return GameConfig("roll_and_write", seats, (), options)


def open_game(seats: int, *options: str) -> RollAndWrite:
    """Return a game from its very beginning whose dice the test chooses."""
    return new_roll_and_write(config(seats, *options), None)


def first_outcomes(game: RollAndWrite) -> None:
    """Take the first outcome of chance until a seat must choose or the game is over."""
    while (chance := game.chance) is not None:
        game.resolve(chance.outcomes[0][0])


class Table:
    """A position under construction: by default the beginning of a turn, with empty sheets."""

    def __init__(self, seats: int = 3, *options: str, start: int = 0, seat: int = 0, round_number: int = 1) -> None:
        self.game = open_game(seats, *options)
        first_outcomes(self.game)
        game = self.game
        game.start_seat = start
        game.round = round_number
        game.turn = (seat - start) % seats
        game.due = ChooseAction(seat)
        game.score_sheet.counts = [0] * (game.rows * TYPES)
        for number, sheet in enumerate(game.sheets):
            sheet.ticks = 0
            sheet.yellows, sheet.blues = ([1, 2], [1, 2]) if number == seat else ([1], [1])
        for row in range(seats, game.rows):
            self._fill(row, game.layout.starting_buildings + round_number - 1)

    def _fill(self, row: int, boxes: int) -> None:
        """Give an imaginary row its boxes from the rounds before this one, of the last types."""
        for building in reversed(range(TYPES)):
            while boxes and not self.game.score_sheet.is_full(row, building):
                self.game.score_sheet.fill_box(row, building)
                boxes -= 1

    def dice(self, seat: int, yellows: Iterable[int], blues: Iterable[int]) -> "Table":
        self.game.sheets[seat].yellows, self.game.sheets[seat].blues = sorted(yellows), sorted(blues)
        return self

    def ticks(self, seat: int, cells: Cells) -> "Table":
        """Tick these buildings, and fill their boxes on the score sheet."""
        for yellow, blue in cells:
            assert not self.game.sheets[seat].is_ticked(yellow, blue)
            self.game.tick(seat, yellow, blue, with_dice=False)
        return self

    def complete(self, seat: int, building: str, but: int = 0) -> "Table":
        """Tick all buildings of a type except this many at the end."""
        cells = cells_of(self.game, building)
        return self.ticks(seat, cells[: len(cells) - but])

    def boxes(self, row: int, *counts: int) -> "Table":
        """Set the boxes of a row of the score sheet by type, whatever the sheet says."""
        self.game.score_sheet.counts[row * TYPES : (row + 1) * TYPES] = list(counts)
        return self

    def coins(self, seat: int, coins: int, spent: int = 0) -> "Table":
        self.game.sheets[seat].coins_gained = coins + spent
        self.game.sheets[seat].coins_spent = spent
        return self


def cells_of(game: RollAndWrite, building: str) -> list[tuple[int, int]]:
    """Return where the grid shows this type, as pairs of yellow and blue."""
    number = game.layout.types.index(building)
    return [(cell // 6 + 1, cell % 6 + 1) for cell in range(CELLS) if game.layout.cell_type[cell] == number]


def play(game: RollAndWrite, *notations: str) -> None:
    """Play actions, and outcomes of chance marked with a star: ``tick 3 4``, ``*yellow_3``."""
    for notation in notations:
        if notation.startswith("*"):
            game.resolve(notation[1:])
        else:
            game.play(ACTIONS.parse(notation))


def legal(game: RollAndWrite) -> set[str]:
    return {action.notation() for action in game.legal_actions()}


def refusal(game: RollAndWrite, notation: str) -> str:
    """Return the clause by which the action is refused; empty if it is legal."""
    reason = game.explain(ACTIONS.parse(notation))
    return "" if reason is None else reason.clause


def end_round(game: RollAndWrite, *imaginary: str) -> None:
    """Let all seats take coins until the round is over; the imaginary players roll these dice."""
    number = game.round
    outcomes = iter(imaginary)
    while game.round == number and not game.is_over:
        roll = game.chance
        if roll is None:
            coins = ACTIONS.parse("coins")
            game.play(coins if game.is_legal(coins) else game.legal_actions()[0])
        elif roll.kind == "building":
            game.resolve(next(outcomes, roll.outcomes[0][0]))
        else:
            game.resolve(roll.outcomes[0][0])


def counts(game: RollAndWrite, row: int) -> Mapping[str, int]:
    """Return the filled boxes of a row by type."""
    return {name: game.score_sheet.count(row, number) for number, name in enumerate(game.layout.types)}


def points(game: RollAndWrite, row: int, building: str) -> int:
    """Return the points a row was given for a type."""
    return game.score_sheet.points[row * TYPES + game.layout.types.index(building)]
