"""The state of a game of Roll & Write: sheets with dice, the score sheet, and the next step."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from alhambra.protocol import (
    NOBODY,
    Action,
    ActionSet,
    Chance,
    Decision,
    Game,
    GameConfig,
    Offers,
    Question,
    Randomness,
    Refusal,
)
from alhambra.protocol.given import GivenInt
from alhambra.protocol.messages import EventMessage, Payment, Preview
from alhambra.protocol.positions.fields import KindSet
from alhambra.protocol.positions.lines import PositionLines, PositionWriter
from alhambra.protocol.randomness import Streams
from alhambra.roll_and_write.actions import ACTIONS, WORDS
from alhambra.roll_and_write.diagram import diagram
from alhambra.roll_and_write.info import OPPONENTS, imaginary_players, players_for_rounds
from alhambra.roll_and_write.layout import Layout, cell_number
from alhambra.roll_and_write.messages import (
    BuildingTicked,
    DicePassed,
    RollAndWriteStanding,
    RollAndWriteView,
    RollIsDue,
)
from alhambra.roll_and_write.position import read_position, write_position
from alhambra.roll_and_write.scoring import ScoreSheet, coin_points, line_points
from alhambra.roll_and_write.sheet import Sheet
from alhambra.roll_and_write.turns.consequences import candidates, preview_of, standing_of
from alhambra.roll_and_write.turns.step import SOURCES, SheetStep
from alhambra.roll_and_write.turns.steps import STEPS, RollForStart
from alhambra.roll_and_write.view import full_state, roll_message, sheet_numbers, view_of


class RollAndWrite(Game):
    """A game of Roll & Write in progress."""

    end_clause: ClassVar[str] = "RNW-TURN-1"

    def __init__(
        self, config: GameConfig, layout: Layout, seed: str | None, original: "RollAndWrite | None" = None
    ) -> None:
        """Create a game that is not set up yet, or an independent copy of the original."""
        super().__init__(config, seed, SOURCES, original)
        self.layout = layout
        self.seats = config.seats
        self.rows = self.seats + imaginary_players(config)
        self.opponents = OPPONENTS in config.options
        self.rounds = layout.rounds[players_for_rounds(config)]
        counting = self.rows if self.opponents else self.seats
        self.score_sheet: ScoreSheet = (
            ScoreSheet(layout, self.rows, counting) if original is None else original.score_sheet.copy()
        )
        self.sheets: list[Sheet] = (
            [Sheet(layout.starting_coins) for _ in range(self.seats)]
            if original is None
            else [sheet.copy() for sheet in original.sheets]
        )
        self.start_seat: int = 0 if original is None else original.start_seat
        self.round: int = 0 if original is None else original.round  # 0 during the set-up
        self.turn: int = 0 if original is None else original.turn  # completed turns of the round
        self.due: SheetStep = RollForStart() if original is None else original.due

    # --- the protocol ---

    @property
    def decision(self) -> Decision | None:
        return None if self.is_over or self.due.seat == NOBODY else self.due

    @property
    def chance(self) -> Chance | None:
        roll = self.due
        return None if self.is_over or roll.seat != NOBODY else Chance(roll.kind, roll.outcomes(self))

    @property
    def scores(self) -> list[int]:
        """The points for places, with those for rows, columns and coins added at the end."""
        points = [self.score_sheet.building_points(seat) for seat in range(self.seats)]
        if self.is_over:
            points = [points[seat] + self.end_points(seat) for seat in range(self.seats)]
        return points

    @property
    def action_set(self) -> ActionSet:
        return ACTIONS

    @property
    def sources(self) -> Sequence[str]:
        return SOURCES

    @property
    def components_fingerprint(self) -> str:
        return self.layout.fingerprint

    def _offers(self) -> Offers:
        return Offers([]) if self.decision is None else self.due.offers(self)

    def _refuse(self, action: Action) -> Refusal | None:
        return self.due.refuse(self, action)

    def _choose(self, action: Action) -> None:
        self.history.add(self.due.seat, action)
        self.due.choose(self, action)

    def _resolve(self, outcome: str) -> None:
        self.due.resolve(self, outcome)

    def advance(self) -> None:
        streams = self.streams
        while streams is not None and self.due.seat == NOBODY and not self.is_over:
            self.due.resolve(self, self.draw(streams))

    def draw(self, streams: Streams) -> str:
        roll = self.due
        outcomes = roll.outcomes(self)
        return _outcome_of(streams.below(roll.source(self), sum([weight for _, weight in outcomes])), outcomes)

    def copy(self) -> "RollAndWrite":
        return RollAndWrite(self.config, self.layout, None, self)

    def _imagine_hidden(self, seat: int, randomness: Randomness) -> None:
        """Do nothing: only the future is hidden."""

    def events_for(self, seat: GivenInt | None) -> list[EventMessage]:
        events = super().events_for(seat)
        roll = roll_message(self)
        if roll is not None:
            due: RollIsDue = {"event": "roll_is_due", "roll": roll}
            events.insert(len(events) - 1, due)
        return events

    def view(self, seat: GivenInt | None) -> RollAndWriteView:
        return cast(RollAndWriteView, super().view(seat))

    def _view(self, seat: int | None) -> RollAndWriteView:
        return view_of(self, seat)

    def _diagram(self) -> str:
        return diagram(self._view(None))

    def _write_position(self, seat: int | None, lines: PositionWriter) -> None:
        write_position(self, lines)

    def _read_position(self, seat: int | None, lines: PositionLines) -> None:
        read_position(self, lines)

    def _check_position(self) -> None:
        """Do nothing: no hidden state can be inconsistent."""

    @property
    def step_set(self) -> KindSet:
        """The kinds of step by name."""
        return KindSet("step", STEPS, WORDS, self.seats)

    def _preview(self, action: Action, seat: int) -> Preview:
        return preview_of(self, action, seat)

    def _candidates(self, question: Question) -> list[Action]:
        return candidates(self, question)

    def _payment(self, action: Action) -> Payment | None:
        return self.due.payment(action)

    def standing(self, *, seat: GivenInt | None = None) -> RollAndWriteStanding:
        return cast(RollAndWriteStanding, super().standing(seat=seat))

    def _standing(self) -> RollAndWriteStanding:
        return standing_of(self)

    def _state(self) -> dict[str, Any]:
        return full_state(self)

    # --- seats ---

    @property
    def turn_seat(self) -> int:
        """The seat whose turn it is."""
        return (self.start_seat + self.turn) % self.seats

    @property
    def is_last_turn(self) -> bool:
        """Whether no seat has a turn after this one."""
        return self.round == self.rounds and self.turn == self.seats - 1

    def seats_in_order(self) -> list[int]:
        """Return the seats in clockwise order from the start seat."""
        return [(self.start_seat + i) % self.seats for i in range(self.seats)]

    # --- ticks and dice ---

    def tick(self, row: int, yellow: int, blue: int, with_dice: bool) -> None:
        """Fill a building's box on the score sheet, and tick it on the seat's sheet (RNW-SET-6).

        Imaginary players have no sheet.
        """
        cell = cell_number(yellow, blue)
        building = self.layout.cell_type[cell]
        self.score_sheet.fill_box(row, building)
        if row < self.seats:
            self.sheets[row].ticks |= 1 << cell
        if self.records_events:
            event: BuildingTicked = {
                "event": "building_ticked",
                "row": row,
                "yellow": yellow,
                "blue": blue,
                "building": self.layout.types[building],
                "with_dice": with_dice,
                "sheet": sheet_numbers(self.layout, self.sheets[row]) if row < self.seats else None,
            }
            self.emit(event)

    def pass_on(self, seat: int, yellow: int, blue: int) -> None:
        """Pass two dice to the next seat without rolling them."""
        to = (seat + 1) % self.seats
        sheet = self.sheets[to]
        self.sheets[seat].take_dice(yellow, blue)
        sheet.lay_yellow(yellow)
        sheet.lay_blue(blue)
        if self.records_events:
            event: DicePassed = {"event": "dice_passed", "seat": seat, "to": to, "yellow": yellow, "blue": blue}
            self.emit(event)

    # --- points ---

    def end_points(self, seat: int) -> int:
        """Return the points for rows, columns and coins of a sheet at the end."""
        sheet = self.sheets[seat]
        return line_points(self.layout, sheet.ticks) + coin_points(self.layout, sheet.coins)

    @property
    def extra_points(self) -> int:
        """The points that each imaginary opponent is given at the end (RNW-SOLO-8)."""
        return self.layout.extra_points[self.rows - self.seats] if self.opponents else 0

    def imaginary_scores(self) -> list[int]:
        """Return the points of the imaginary players, which score only as opponents (RNW-SOLO-8)."""
        extra = self.extra_points if self.is_over else 0
        return [self.score_sheet.building_points(row) + extra for row in range(self.seats, self.rows)]

    @property
    def winners(self) -> list[int]:
        """The winners; ties share the win (RNW-SCO-5).

        A single player can only win against opponents (RNW-SOLO-8).
        """
        if not self.is_over or (self.seats == 1 and not self.opponents):
            return []
        scores = self.scores
        best = max(scores + self.imaginary_scores())
        return [seat for seat in range(self.seats) if scores[seat] == best]

    @property
    def imaginary_winners(self) -> list[int]:
        """The numbers, from 1, of the opponents that have beaten the player (RNW-SOLO-8)."""
        if not self.is_over or not self.opponents or self.winners:
            return []
        scores = self.imaginary_scores()
        return [row + 1 for row in range(len(scores)) if scores[row] == max(scores)]


def _outcome_of(ticket: int, outcomes: list[tuple[str, int]]) -> str:
    """Return the outcome of a ticket; each outcome has as many tickets in a row as its weight."""
    for name, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return name
    raise AssertionError("the ticket is not below the sum of the weights")
