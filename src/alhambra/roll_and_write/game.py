"""Alhambra Roll & Write behind the Game protocol."""

import hashlib
import json
from typing import Any

from alhambra.protocol import Action, ActionSet, Chance, Decision, GameConfig, Offers, Randomness, Refusal, Streams
from alhambra.roll_and_write.actions import ACTIONS
from alhambra.roll_and_write.position import SOURCES, Position, Sheet
from alhambra.roll_and_write.steps import begin
from alhambra.roll_and_write.view import view_of


class RollAndWrite(Position):
    """One game in progress; see the steps for its course."""

    def __init__(self, config: GameConfig, seed: str | None, original: Position | None = None) -> None:
        super().__init__(config, seed, original)
        if original is None:
            begin(self)
            self._roll_dice()

    # --- what is to be decided ---

    @property
    def decision(self) -> Decision | None:
        return self.choice

    @property
    def chance(self) -> Chance | None:
        return None if self.roll is None else Chance(self.roll.kind, self.roll.outcomes(self))

    @property
    def is_over(self) -> bool:
        return self.over

    @property
    def action_set(self) -> ActionSet:
        return ACTIONS

    def _offers(self) -> Offers:
        return Offers([]) if self.choice is None else self.choice.offers(self)

    def _refuse(self, action: Action) -> Refusal | None:
        if self.choice is not None:
            return self.choice.refusal(self, action)
        if self.over:
            return Refusal("RNW-TURN-1", "the last round has been played; the game is over")
        return Refusal("CHANCE", "dice must be rolled first; nobody can choose now")

    # --- moving on ---

    def _apply(self, action: Action) -> None:
        choice = self.choice
        assert choice is not None
        choice.carry_out(self, action)
        self._roll_dice()

    def _resolve(self, outcome: str) -> None:
        roll = self.roll
        assert roll is not None
        roll.come_up(self, outcome)

    def _roll_dice(self) -> None:
        """Let chance have its way until a seat must choose; open chance waits for its caller."""
        streams = self.streams
        while streams is not None and self.roll is not None:
            roll = self.roll
            outcomes = roll.outcomes(self)
            ticket = streams.below(roll.source(self), sum([weight for _, weight in outcomes]))
            roll.come_up(self, _outcome_of(ticket, outcomes))

    # --- results ---

    @property
    def scores(self) -> list[int]:
        """The points for places; rows, columns and coins join them at the end."""
        points = [self.score_sheet.building_points(seat) for seat in range(self.seats)]
        if self.over:
            points = [points[seat] + self.end_points(seat) for seat in range(self.seats)]
        return points

    # --- what may be known ---

    def view(self, seat: int | Any | None) -> dict[str, Any]:
        self._check_viewer(seat)
        return view_of(self, seat)

    def determinise(self, seat: int | Any, randomness: Randomness) -> "RollAndWrite":
        """Only the future is hidden: a copy with other dice to come."""
        self._check_seat(seat)
        twin = self.copy()
        twin._imagine_past()
        twin.streams = Streams(randomness.fork(), SOURCES)
        twin._roll_dice()
        return twin

    # --- copies ---

    def copy(self) -> "RollAndWrite":
        return RollAndWrite(self.config, self.seed, self)

    def checksum(self) -> str:
        choice, roll, score_sheet = self.choice, self.roll, self.score_sheet
        state = {
            "config": self.config.to_json(),
            "start": self.start,
            "round": self.round,
            "turn": self.turn,
            "over": self.over,
            "due": None if choice is None else [choice.kind, choice.seat],
            "roll": None if roll is None else [roll.kind, roll.state()],
            "sheets": [_sheet_state(sheet) for sheet in self.sheets],
            "score_sheet": [score_sheet.counts, score_sheet.place, score_sheet.points, score_sheet.gone],
        }
        return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()

    @property
    def components_fingerprint(self) -> str:
        return self.layout.fingerprint


def _sheet_state(sheet: Sheet) -> list[Any]:
    return [sheet.ticks, sheet.coins_gained, sheet.coins_spent, sheet.yellows, sheet.blues]


def _outcome_of(ticket: int, outcomes: list[tuple[str, int]]) -> str:
    """The outcome that a ticket stands for: the first one has as many of the first tickets as its weight, and so on."""
    for name, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return name
    raise AssertionError("the weights add up to more than their sum")
