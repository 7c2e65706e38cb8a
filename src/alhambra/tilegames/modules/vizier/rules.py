"""The Vizier's Favour: an active stone buys a tile between two turns (VIZ-1 to -11)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.actions import BUTTON, DECLINING, PURCHASE, Action, Words
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import Refusal
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.lines import PositionWriter
from alhambra.tilegames.actions import TurnAction
from alhambra.tilegames.cards import value_of
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.vizier.messages import StoneKept, StoneTurnedUp, StoneUsed, VizierView
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import ActionStep, AutomaticStep, NumberedOffers, SeatAction, Step
from alhambra.tilegames.turns.buying import MarketPurchase, cards_paid, exact_purchases, module_purchases, tile_bought
from alhambra.tilegames.turns.drawing import FillMarket
from alhambra.tilegames.turns.ending import CheckEnd
from alhambra.tilegames.turns.placing import PlaceNewTiles
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Vizier(Module):
    """The stones of the seats."""

    name: ClassVar[str] = "vizier"
    clauses: ClassVar[tuple[str, ...]] = ("VIZ",)
    games: ClassVar[tuple[str, ...]] = ("alhambra", "granada", "combined")

    def __init__(self, active: Sequence[bool] = ()) -> None:
        self.active = list(active)  # by seat: whether its stone is face up

    def copy(self) -> "Vizier":
        return Vizier(self.active)

    def state(self) -> Any:
        return [seat for seat, active in enumerate(self.active) if active]

    def actions(self) -> list[type[Action]]:
        return [TurnStoneUp, BuyWithStone, KeepStone]

    def steps(self) -> list[type[Step]]:
        return [AskForStones, StoneStep]

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        self.active = [True] * game.rules.seats

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if not self.active[seat]:
            offers.append(_TURN_STONE_UP)

    def between_turns(self, game: "TileGame", steps: list[Step]) -> None:
        seat = self.next_asked(game, 0)
        if seat != NOBODY:
            steps.append(_STONE_STEPS[seat])

    def next_asked(self, game: "TileGame", asked: i64) -> i64:
        """Return the next seat with an active stone after ``asked`` seats, or NOBODY."""
        seats: i64 = game.rules.seats
        first: i64 = game.next_seat
        while asked < seats:
            seat = (first + asked) % seats
            if self.active[seat]:
                return seat
            asked += 1
        return NOBODY

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        lines.put_numbers("vizier", self.state())

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        seats = list(range(game.rules.seats))
        active = reading.seats("vizier", seats)
        self.active = [seat in active for seat in seats]

    def view(self, game: "TileGame", seat: int | None) -> VizierView:
        return {"active": self.active.copy() or [False] * game.rules.seats}


@mypyc_attr(acyclic=True)
class TurnStoneUp(SeatAction, TurnAction):
    """Turn the stone up again as the action of a turn (VIZ-7)."""

    kind: ClassVar[str] = "turn_stone_up"
    chosen: ClassVar[str] = BUTTON

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if game.module_of(Vizier).active[seat]:
            return Refusal("VIZ-7", "stone-active")
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(Vizier).active[seat] = True
        event: StoneTurnedUp = {"event": "stone_turned_up", "seat": seat}
        game.emit(event)


class AskForStones(AutomaticStep):
    """Ask all seats with an active stone again, until all have declined (VIZ-6, VIZ-11)."""

    kind: ClassVar[str] = "ask_for_stones"
    needs_tiles_placed: ClassVar[bool] = True

    def run(self, game: "TileGame") -> None:
        ask_next(game, 0)


def ask_next(game: "TileGame", asked: i64) -> None:
    """Ask the next seat with an active stone after ``asked`` seats."""
    seat = game.module_of(Vizier).next_asked(game, asked)
    if seat != NOBODY:
        game.put_step(_STONE_STEPS[seat])


@mypyc_attr(acyclic=True)
class BuyWithStone(MarketPurchase):
    """Buy a tile between two turns with an exact payment."""

    kind: ClassVar[str] = "buy_with_stone"
    chosen: ClassVar[str] = PURCHASE

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = super().refuse(game, seat)
        if refusal is None and value_of(self.cards) != game.rules.prices[self.tile]:
            return Refusal("VIZ-3", "stone-pays-exactly", {"price": game.rules.prices[self.tile]})
        return refusal

    def perform(self, game: "TileGame", seat: int) -> None:
        """Buy, place the tile at once, and ask all seats again (VIZ-3 to -6)."""
        game.module_of(Vizier).active[seat] = False
        game.pay(seat, self.cards)
        game.take_from_market(self.tile)
        game.new_tiles = (self.tile,)
        game.idle_turns = 0
        if game.records_events:
            tile, cards = game.piece_name(self.tile), game.card_names(self.cards)
            event: StoneUsed = {"event": "stone_used", "seat": seat, "tile": tile, "cards": cards}
            game.emit(event)
        game.push([PlaceNewTiles(seat), FillMarket(), CheckEnd(), _ASK_FOR_STONES])


@mypyc_attr(acyclic=True)
class KeepStone(SeatAction):
    """Keep the stone for now."""

    kind: ClassVar[str] = "keep_stone"
    chosen: ClassVar[str] = DECLINING

    def perform(self, game: "TileGame", seat: int) -> None:
        if game.records_events:
            event: StoneKept = {"event": "stone_kept", "seat": seat}
            game.emit(event)
        ask_next(game, (seat - game.next_seat) % game.rules.seats + 1)


class StoneStep(ActionStep):
    """The decision to use a stone; all seats with one are asked, so it reveals nothing."""

    kind: ClassVar[str] = "vizier"
    needs_tiles_placed: ClassVar[bool] = True
    actions: ClassVar[tuple[type, ...]] = (BuyWithStone, KeepStone)
    others: ClassVar[Refusal] = Refusal("VIZ-2", "stone-only-buys")

    def may_be_pending(self, game: "TileGame") -> bool:
        active = game.module_of(Vizier).active
        return self.seat < len(active) and active[self.seat]

    def offers(self, game: "TileGame") -> Offers:
        rules = game.rules
        numbers = exact_purchases(game, self.seat)
        others: list[Action] = []
        for tile, cards in module_purchases(game, self.seat):
            if value_of(cards) == rules.prices[tile]:
                others.append(BuyWithStone(rules.words, tile, cards))
        others.append(_KEEP_STONE)
        return NumberedOffers(self, rules.words, numbers, others)

    def action(self, words: Words, number: i64) -> Action:
        return BuyWithStone(words, tile_bought(number), cards_paid(number))


# Steps and actions are immutable, so one of each is enough.
_STONE_STEPS: Final = [StoneStep(seat) for seat in range(MOST_SEATS)]
_ASK_FOR_STONES: Final = AskForStones()
_KEEP_STONE: Final = KeepStone()
_TURN_STONE_UP: Final = TurnStoneUp()
