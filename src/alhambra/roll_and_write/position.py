"""The state of a game of Roll & Write: sheets with their dice, the score sheet, and what is due next."""

from abc import ABC, abstractmethod
from typing import Final

from alhambra.components import load_components
from alhambra.protocol import Action, Decision, Game, GameConfig, Offers, Refusal
from alhambra.roll_and_write.info import INFO, OPPONENTS, imaginary_players, players_for_rounds
from alhambra.roll_and_write.layout import Layout, cell_number, layout_of
from alhambra.roll_and_write.scoring import ScoreSheet, coin_points, line_points


class Sheet:
    """A player's sheet: ticked buildings, coins, and the dice that lie beside the grid."""

    def __init__(self, coins: int) -> None:
        self.ticks = 0  # a set of cells
        self.coins_gained = coins  # places of the supply that are used up; spending frees none (RNW-COIN-2)
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


class Choice(Decision):
    """A decision of a seat: what may be chosen, and what then happens. It never changes, so copies share it."""

    def offers(self, position: "Position") -> Offers:
        """Every action that the rules allow, equal ones once."""
        raise NotImplementedError

    def refusal(self, position: "Position", action: Action) -> Refusal | None:
        """Why the action is not allowed; None if it is."""
        raise NotImplementedError

    def carry_out(self, position: "Position", action: Action) -> None:
        """Do it, and say what is due next."""
        raise NotImplementedError


# The sources of chance: inside a number, for the streams a name. Each has a stream of its own.
START_PLAYER: Final = 0
BUILDINGS: Final = 1
YELLOW_DICE: Final = 2
BLUE_DICE: Final = 3
SOURCES: Final = ["start player", "buildings", "yellow dice", "blue dice"]


class Roll(ABC):
    """Chance: what may come up, and what then happens. It never changes, so copies share it."""

    kind: str

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @abstractmethod
    def outcomes(self, position: "Position") -> list[tuple[str, int]]:
        """The names of the possible outcomes with their weights."""

    @abstractmethod
    def source(self, position: "Position") -> int:
        """The number of the source of chance that decides."""

    @abstractmethod
    def come_up(self, position: "Position", outcome: str) -> None:
        """Let it be this outcome, and say what is due next."""

    def state(self) -> list[int]:
        """What tells this roll from others of its kind."""
        return []


class Position(Game):
    """The table as it lies, with the small moves of which steps are made."""

    def __init__(self, config: GameConfig, seed: str | None, original: "Position | None" = None) -> None:
        if original is not None:
            self._copy_from(original)
            return
        INFO.check(config)
        self._begin_with(config, seed, SOURCES)
        imaginary = imaginary_players(config)
        self.layout: Layout = layout_of(load_components())
        self.seats: int = config.seats
        self.rows: int = config.seats + imaginary
        self.opponents: bool = OPPONENTS in config.options
        self.rounds: int = self.layout.rounds[players_for_rounds(config)]
        self.sheets: list[Sheet] = [Sheet(self.layout.starting_coins) for _ in range(config.seats)]
        self.score_sheet = ScoreSheet(self.layout, self.rows, self.rows if self.opponents else self.seats)
        self.start = 0  # the start player
        self.round = 0  # 0 during the set-up
        self.turn = 0  # how many turns of the round are over
        self.over = False
        self.choice: Choice | None = None
        self.roll: Roll | None = None

    def _copy_from(self, original: "Position") -> None:
        self._go_on_from(original)
        self.layout = original.layout
        self.seats = original.seats
        self.rows = original.rows
        self.opponents = original.opponents
        self.rounds = original.rounds
        self.sheets = [sheet.copy() for sheet in original.sheets]
        self.score_sheet = original.score_sheet.copy()
        self.start = original.start
        self.round = original.round
        self.turn = original.turn
        self.over = original.over
        self.choice = original.choice
        self.roll = original.roll

    # --- who ---

    @property
    def active(self) -> int:
        """The seat on turn."""
        return (self.start + self.turn) % self.seats

    @property
    def is_last_turn(self) -> bool:
        """Whether no seat has a turn after this one."""
        return self.round == self.rounds and self.turn == self.seats - 1

    def seats_in_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    # --- what is due ---

    def await_choice(self, choice: Choice) -> None:
        self.choice = choice
        self.roll = None

    def await_roll(self, roll: Roll) -> None:
        self.choice = None
        self.roll = roll

    def await_nothing(self) -> None:
        self.choice = None
        self.roll = None

    # --- small moves ---

    def tick(self, seat: int, yellow: int, blue: int) -> None:
        """Tick a building on the sheet and mark it on the score sheet (RNW-SET-6)."""
        self.sheets[seat].ticks |= 1 << cell_number(yellow, blue)
        self.mark(seat, yellow, blue)

    def mark(self, row: int, yellow: int, blue: int) -> None:
        """Mark a building on the score sheet; all that imaginary players do."""
        building = self.layout.cell_type[cell_number(yellow, blue)]
        self.score_sheet.mark(row, building)
        if self.listening:
            self.emit("ticked", {"row": row, "yellow": yellow, "blue": blue, "building": self.layout.types[building]})

    def pass_on(self, seat: int, yellow: int, blue: int) -> None:
        """Give two dice to the next seat as they are."""
        to = (seat + 1) % self.seats
        sheet = self.sheets[to]
        self.sheets[seat].take_up(yellow, blue)
        sheet.lay_yellow(yellow)
        sheet.lay_blue(blue)
        if self.listening:
            self.emit("passed", {"seat": seat, "to": to, "yellow": yellow, "blue": blue})

    # --- points ---

    def end_points(self, seat: int) -> int:
        """The points that the sheet itself would give at the end: rows, columns and coins."""
        sheet = self.sheets[seat]
        return line_points(self.layout, sheet.ticks) + coin_points(self.layout, sheet.coins)

    def imaginary_scores(self) -> list[int]:
        """The points of the imaginary players; nothing but in the game against opponents (RNW-SOLO-8)."""
        extra = self.layout.extra_points[self.rows - self.seats] if self.opponents and self.over else 0
        return [self.score_sheet.building_points(row) + extra for row in range(self.seats, self.rows)]

    @property
    def winners(self) -> list[int]:
        """Ties share the win (RNW-SCO-5); alone, one only wins against opponents (RNW-SOLO-8)."""
        if not self.over or (self.seats == 1 and not self.opponents):
            return []
        scores = self.scores
        best = max(scores + self.imaginary_scores())
        return [seat for seat in range(self.seats) if scores[seat] == best]

    @property
    def imaginary_winners(self) -> list[int]:
        """The numbers, from 1 on, of the opponents that have beaten the player (RNW-SOLO-8)."""
        if not self.over or not self.opponents or self.winners:
            return []
        scores = self.imaginary_scores()
        return [row + 1 for row in range(len(scores)) if scores[row] == max(scores)]
