"""The Vizier's Favour: between two turns an active stone buys one tile (VIZ-1 to -11)."""

from typing import TYPE_CHECKING, Any, ClassVar

from alhambra.protocol.actions import NAME, NAMES, Action
from alhambra.protocol.errors import Refusal
from alhambra.tilegames.buying import refuse_purchase, value_of
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.course import CheckEnd
from alhambra.tilegames.module import Module
from alhambra.tilegames.placing import PlaceNewTiles
from alhambra.tilegames.refill import FillMarket
from alhambra.tilegames.step import Happening, Step
from alhambra.tilegames.turn_action import TurnAction

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Vizier(Module):
    """Who has an active stone."""

    name: ClassVar[str] = "vizier"
    games: ClassVar[tuple[str, ...]] = ("alhambra", "granada", "combined")

    def __init__(self) -> None:
        self.active: tuple[int, ...] = ()  # the seats whose stone lies face up, ascending

    def copy(self) -> "Vizier":
        twin = Vizier()
        twin.active = self.active
        return twin

    def state(self) -> Any:
        return list(self.active)

    def actions(self) -> list[type[Action]]:
        return [TurnStoneUp, BuyWithStone, KeepStone]

    def set_up(self, game: "TileGame") -> list[Step]:
        self.active = tuple(range(game.rules.seats))
        return []

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if seat not in self.active:
            offers.append(TurnStoneUp())

    def between_turns(self, game: "TileGame") -> list[Step]:
        return [AskForStones(())]

    def view(self, game: "TileGame", seat: int | None) -> dict[str, Any]:
        return {"active": [other in self.active for other in range(game.rules.seats)]}


def vizier(game: "TileGame") -> Vizier:
    """The module in this game."""
    module = game.module(Vizier.name)
    assert isinstance(module, Vizier)
    return module


class TurnStoneUp(TurnAction):
    """As the action of a turn: make the stone active again (VIZ-7)."""

    kind: ClassVar[str] = "turn_stone_up"

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if seat in vizier(game).active:
            return Refusal("VIZ-7", "your vizier stone is active already")
        return None

    def perform(self, game: "TileGame", seat: int) -> bool:
        module = vizier(game)
        module.active = tuple(sorted([*module.active, seat]))
        game.emit("stone_turned_up", {"seat": seat})
        return False


class AskForStones(Happening):
    """Asks everybody with an active stone in the order of play, until all have declined (VIZ-6, VIZ-11)."""

    def __init__(self, declined: tuple[int, ...]) -> None:
        super().__init__("ask_for_stones")
        self.declined = declined  # the seats that have declined since a stone was last used

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        active = vizier(game).active
        for seat in game.seats_from(game.next_seat):
            if seat in active and seat not in self.declined:
                game.push([StoneStep(seat, self.declined)])
                return


class StoneStep(Step):
    """A seat uses its stone or keeps it. The question itself tells nothing, as all are asked."""

    def __init__(self, seat: int, declined: tuple[int, ...]) -> None:
        super().__init__("vizier", seat)
        self.declined = declined

    def legal(self, game: "TileGame") -> list[Action]:
        offers: list[Action] = []
        catalog = game.rules.catalog
        for slot in range(len(game.market)):
            piece = game.market[slot]
            if piece < 0:
                continue
            price = catalog.prices[piece]
            for cards in game.payments(self.seat, game.rules.field_currencies[slot % FIELDS], price):
                if value_of(game.cards(cards)) == price:
                    offers.append(BuyWithStone(catalog.names[piece], cards))
        offers.append(KeepStone())
        return offers

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if isinstance(action, KeepStone):
            return None
        if not isinstance(action, BuyWithStone):
            return Refusal("VIZ-2", "between two turns the vizier stone only buys one tile of the market")
        refusal = refuse_purchase(game, self.seat, action.tile, action.cards)
        if refusal is not None:
            return refusal
        price = game.rules.catalog.prices[game.rules.catalog.piece(action.tile)]
        if value_of(game.cards(action.cards)) != price:
            return Refusal("VIZ-3", f"the price is {price}, which must be paid exactly with the vizier stone")
        return None

    def choose(self, game: "TileGame", action: Action) -> None:
        game.steps.pop()
        if isinstance(action, BuyWithStone):
            use_stone(game, self.seat, action)
        else:
            game.emit("stone_kept", {"seat": self.seat})
            game.push([AskForStones((*self.declined, self.seat))])


class BuyWithStone(Action):
    """Interrupt the order of play and buy a tile with exact payment."""

    kind: ClassVar[str] = "buy_with_stone"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cards", NAMES))

    def __init__(self, tile: str, cards: tuple[str, ...]) -> None:
        self.tile = tile
        self.cards = cards


class KeepStone(Action):
    """Do not interrupt the order of play."""

    kind: ClassVar[str] = "keep_stone"


def use_stone(game: "TileGame", seat: int, purchase: BuyWithStone) -> None:
    """Buy the tile and turn the stone face down; the tile is placed at once, then all are asked anew (VIZ-3 to -6)."""
    module = vizier(game)
    module.active = tuple([other for other in module.active if other != seat])
    piece = game.rules.catalog.piece(purchase.tile)
    game.pay(seat, game.cards(purchase.cards))
    game.market[game.market.index(piece)] = NO_TILE
    game.new_tiles = (piece,)
    game.idle_turns = 0
    if game.listening:
        game.emit("stone_used", {"seat": seat, "tile": purchase.tile, "cards": list(purchase.cards)})
    game.push([PlaceNewTiles(seat), FillMarket(), CheckEnd(), AskForStones(())])
