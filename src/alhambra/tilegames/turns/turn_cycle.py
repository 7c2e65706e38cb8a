"""The cycle of turns: start, end, and steps between two turns (ALH-TURN, ALH-END)."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.tilegames.catalog import NO_TILE
from alhambra.tilegames.messages import TurnBegins, TurnEnds
from alhambra.tilegames.scoring.scorings import Scorings
from alhambra.tilegames.step import AutomaticStep, Step
from alhambra.tilegames.turns.drawing import DISPLAY_SIZE, FillDisplay, FillMarket
from alhambra.tilegames.turns.ending import End, is_at_end
from alhambra.tilegames.turns.placing import PlaceNewTiles
from alhambra.tilegames.turns.turn import END_OF_TURN, TurnStep

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

MOST_SEATS: Final = 6


class NextTurn(AutomaticStep):
    """Start the turn of the next seat."""

    kind: ClassVar[str] = "next_turn"
    needs_tiles_placed: ClassVar[bool] = True

    def may_precede(self, below: Step) -> bool:
        return isinstance(below, TurnOver)

    def run(self, game: "TileGame") -> None:
        start_turn(game)


def start_turn(game: "TileGame") -> None:
    """Push the turn of the next seat, and on top of it the modules' steps before it."""
    seat = game.next_seat
    game.turn_seat = seat
    game.turn_count += 1
    game.purchased = False
    if game.records_events:
        event: TurnBegins = {"event": "turn_begins", "seat": seat, "turn": game.turn_count}
        game.emit(event)
    game.put_step(_END_OF_TURN)
    game.put_step(_TURNS[seat])
    if game.rules.with_modules:
        before: list[Step] = []
        for number in game.rules.listeners.before_turn:
            game.modules[number].before_turn(game, seat, before)
        game.push(before)


class EndOfTurn(AutomaticStep):
    """End the turn: the seat places its new tiles, then modules may add steps."""

    kind: ClassVar[str] = END_OF_TURN
    places_new_tiles: ClassVar[bool] = True

    def may_precede(self, below: Step) -> bool:
        return isinstance(below, TurnOver)

    def run(self, game: "TileGame") -> None:
        if game.new_tiles:
            game.keep_step()
            game.put_step(_PLACE_NEW_TILES[game.turn_seat])
            return
        game.idle_turns = 0 if game.purchased else game.idle_turns + 1
        if game.records_events:
            event: TurnEnds = {"event": "turn_ends", "seat": game.turn_seat, "idle_turns": game.idle_turns}
            game.emit(event)
        if game.rules.with_modules:
            self._add_module_steps(game)
        else:
            fill_gaps(game)

    def _add_module_steps(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for number in game.rules.listeners.after_placing:
            game.modules[number].after_placing(game, game.turn_seat, steps)
        if steps:
            game.put_step(_FILL_GAPS)
            game.push(steps)
        else:
            fill_gaps(game)


class FillGaps(AutomaticStep):
    """Replace what was taken and bought in the turn."""

    kind: ClassVar[str] = "fill_gaps"

    def run(self, game: "TileGame") -> None:
        fill_gaps(game)


def fill_gaps(game: "TileGame") -> None:
    """Push the steps that refill display and market if needed (ALH-END-1 to -4)."""
    if NO_TILE in game.market:
        game.put_step(_FILL_MARKET)
    if len(game.display) < DISPLAY_SIZE:
        game.put_step(_FILL_DISPLAY)


class TurnOver(AutomaticStep):
    """Continue after a turn: due scorings, the end of the game, modules' steps, the next turn.

    It is always at the bottom of the stack.
    """

    kind: ClassVar[str] = "turn_over"
    needs_tiles_placed: ClassVar[bool] = True

    def run(self, game: "TileGame") -> None:
        game.keep_step()
        if game.due:
            game.put_step(Scorings(game.next_seat))
        elif is_at_end(game):
            game.put_step(End())
        elif game.rules.with_modules:
            self._add_module_steps(game)
        else:
            start_turn(game)

    def _add_module_steps(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for number in game.rules.listeners.between_turns:
            game.modules[number].between_turns(game, steps)
        if steps:
            game.put_step(_NEXT_TURN)
            game.push(steps)
        else:
            start_turn(game)


# Steps are immutable, so those of every turn are created once.
_TURNS: Final = [TurnStep(seat) for seat in range(MOST_SEATS)]
_PLACE_NEW_TILES: Final = [PlaceNewTiles(seat) for seat in range(MOST_SEATS)]
_END_OF_TURN: Final = EndOfTurn()
_FILL_GAPS: Final = FillGaps()
_NEXT_TURN: Final = NextTurn()
_FILL_MARKET: Final = FillMarket()
_FILL_DISPLAY: Final = FillDisplay()
