"""The end of a game: its conditions, the last tiles, and the last scoring (ALH-END-5, ALH-FIN)."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.protocol.actions import Field
from alhambra.protocol.messages import GameOver
from alhambra.protocol.positions.fields import NUMBERS, OWNER_FIELD
from alhambra.tilegames.belief.secrets import note_totals
from alhambra.tilegames.cards import CURRENCIES
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.messages import EndPoints, GameEnds, TilesAwarded, TilesUnclaimed
from alhambra.tilegames.scoring.scorings import LAST_SCORING, end_points, scoring_steps
from alhambra.tilegames.step import AutomaticStep, Step
from alhambra.tilegames.turns.placing import PlaceNewTiles, PlaceStep

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

IDLE_TURNS: Final = 60


def is_at_end(game: "TileGame") -> bool:
    """Return whether the game ends: the market has gaps or nobody buys (ALH-END-5, ALH-FIN-4)."""
    return game.idle_turns >= IDLE_TURNS or game.rules.market_is_short(game)


class CheckEnd(AutomaticStep):
    """End the game if its end is reached."""

    kind: ClassVar[str] = "check_end"
    needs_tiles_placed: ClassVar[bool] = True

    def run(self, game: "TileGame") -> None:
        if is_at_end(game):
            game.put_step(End())


class End(AutomaticStep):
    """Replace all pending steps with the end of the game; all money is revealed."""

    kind: ClassVar[str] = "end"
    needs_tiles_placed: ClassVar[bool] = True

    def shows_hidden(self) -> bool:
        return True

    def run(self, game: "TileGame") -> None:
        game.have_pending([])
        owners = market_owners(game)
        if game.records_events:
            event: GameEnds = {
                "event": "game_ends",
                "money": [_market_totals(game, seat) for seat in range(game.rules.seats)],
            }
            game.emit(event)
            for field in range(FIELDS):
                _report_unclaimed(game, field)
        note_totals(game)
        steps: list[Step] = []
        if game.rules.awards_one_by_one():
            steps += [Award(owner, (slot,)) for slot, owner in owners]
        else:
            for seat in game.seats_from(game.next_seat):
                slots = tuple([slot for slot, owner in owners if owner == seat])
                if slots:
                    steps.append(Award(seat, slots))
        game.push([*steps, LastScoring()])


def is_ending(game: "TileGame") -> bool:
    """Return whether only the last tiles and the last scoring are left."""
    pending = game.pending()  # the step that runs last comes first
    return bool(pending) and isinstance(pending[0], LastScoring | EndGame)


def _market_totals(game: "TileGame", seat: int) -> list[int]:
    return [game.total(seat, currency) for currency in game.rules.field_currencies]


def market_owners(game: "TileGame") -> list[tuple[int, int]]:
    """Return the owners of tiles left on the market as (slot, seat), field by field (ALH-FIN-1)."""
    owners: list[tuple[int, int]] = []
    for field in range(FIELDS):
        _, richest = _richest(game, field)
        if len(richest) == 1:
            owners += [(slot, richest[0]) for slot in _slots_with_tiles(game, field)]
    return owners


def _richest(game: "TileGame", field: int) -> tuple[int, list[int]]:
    """Return the most money in the currency of a field, and the seats that have it; none if that is nothing."""
    totals = [game.total(seat, game.rules.field_currencies[field]) for seat in range(game.rules.seats)]
    most = max(totals)
    return most, [seat for seat, total in enumerate(totals) if total == most > 0]


def _slots_with_tiles(game: "TileGame", field: int) -> list[int]:
    return [slot for slot in range(field, len(game.market), FIELDS) if game.market[slot] != NO_TILE]


def _report_unclaimed(game: "TileGame", field: int) -> None:
    """Report why the tiles of a field go to nobody, if they do."""
    most, richest = _richest(game, field)
    names = [game.piece_name(game.market[slot]) for slot in _slots_with_tiles(game, field)]
    if names and len(richest) != 1:
        event: TilesUnclaimed = {
            "event": "tiles_unclaimed",
            "tiles": names,
            "currency": CURRENCIES[game.rules.field_currencies[field]],
            "seats": richest,
            "money": most,
        }
        game.emit(event)


class Award(AutomaticStep):
    """Award market tiles to a seat, which may place them."""

    kind: ClassVar[str] = "award"
    needs_tiles_placed: ClassVar[bool] = True
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD, Field("slots", NUMBERS))

    def __init__(self, owner: int, slots: tuple[int, ...]) -> None:
        super().__init__()
        self.owner = owner
        self.slots = slots

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether its tiles will still be there, with only other awards before it."""
        for step in reversed(game.pending()):
            if step is self:
                break
            if not isinstance(step, Award | PlaceNewTiles | PlaceStep):
                return False
        awarded = [slot for step in game.pending() if isinstance(step, Award) for slot in step.slots]
        has_tiles = all(slot < len(game.market) and game.market[slot] != NO_TILE for slot in self.slots)
        return has_tiles and len(set(awarded)) == len(awarded)

    def run(self, game: "TileGame") -> None:
        pieces = [game.market[slot] for slot in self.slots]
        for slot in self.slots:
            game.lay_on_market(slot, NO_TILE)
        game.new_tiles = tuple(pieces)
        if game.records_events:
            names = [game.piece_name(piece) for piece in pieces]
            event: TilesAwarded = {"event": "tiles_awarded", "seat": self.owner, "tiles": names}
            game.emit(event)
        game.put_step(PlaceNewTiles(self.owner, awarded=True))


class LastScoring(AutomaticStep):
    """Start the third scoring, with the decisions before it."""

    kind: ClassVar[str] = "last_scoring"
    needs_tiles_placed: ClassVar[bool] = True

    def run(self, game: "TileGame") -> None:
        game.push([*scoring_steps(game, LAST_SCORING, game.next_seat), EndGame()])


class EndGame(AutomaticStep):
    """Add the points at the end and finish the game."""

    kind: ClassVar[str] = "game_over"

    def run(self, game: "TileGame") -> None:
        sources = [end_points(game, seat) for seat in range(game.rules.seats)]
        for seat, own in enumerate(sources):
            game.points[seat] += sum(own.values())
        game.is_over = True
        if game.records_events:
            if any(sources):
                bonus: EndPoints = {"event": "end_points", "sources": sources, "points": game.scores}
                game.emit(bonus)
            event: GameOver = {"event": "game_over", "points": game.scores, "winners": game.winners}
            game.emit(event)
