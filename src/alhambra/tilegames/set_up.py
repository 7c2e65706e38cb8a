"""The set-up: market, starting money, who starts, display and deck (ALH-SET)."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from alhambra.protocol.messages import StartSeat
from alhambra.tilegames.cards import CURRENCY_COUNT, purse_total
from alhambra.tilegames.drawing import DIRKS_TILES, DirkDraws, DrawsCards, FillDisplay, FillMarket
from alhambra.tilegames.messages import MoneyDealt
from alhambra.tilegames.sources import START_SEAT
from alhambra.tilegames.step import Happening, Step
from alhambra.tilegames.turn_cycle import NextTurn, TurnOver

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

STARTING_MONEY: Final = 20


def start(game: "TileGame") -> None:
    """Set the game up and begin the first turn."""
    steps: list[Step] = [FillMarket(first=True)]
    if game.rules.with_dirk:
        steps += [DirkDraws(bag, DIRKS_TILES) for bag in range(len(game.bags))]
    steps += [DealMoney(seat) for seat in range(game.rules.seats)]
    steps += [DrawStartSeat(), FillDisplay(), BuildDeck(), SetUpModules(), NextTurn(), TurnOver()]
    game.push(steps)
    game.advance()


class DealMoney(DrawsCards):
    """Deal cards openly to a seat until they are worth 20 or more (ALH-SET-2)."""

    def __init__(self, owner: int) -> None:
        super().__init__("deal_money")
        self.owner = owner

    def state(self) -> list[Any]:
        return [self.owner]

    def wants_card(self, game: "TileGame") -> bool:
        return money_total(game, self.owner) < STARTING_MONEY

    def receive(self, game: "TileGame", card: int) -> None:
        game.gain(self.owner, card)
        if game.listening:
            event: MoneyDealt = {"event": "money_dealt", "seat": self.owner, "card": game.deck.name(card)}
            game.emit(event)


class DrawStartSeat(Happening):
    """Fewest cards, then the lowest total, then the lot decides who starts (ALH-SET-4)."""

    def __init__(self) -> None:
        super().__init__("start_seat")

    def _candidates(self, game: "TileGame") -> list[int]:
        ranks = [1000 * game.money_count(seat) + money_total(game, seat) for seat in range(game.rules.seats)]
        best = min(ranks)
        return [seat for seat in range(game.rules.seats) if ranks[seat] == best]

    def tickets(self, game: "TileGame") -> int:
        return len(self._candidates(game))

    def source(self, game: "TileGame") -> int:
        return START_SEAT

    def resolve(self, game: "TileGame", ticket: int) -> None:
        game.steps.pop()
        game.start_seat = self._candidates(game)[ticket]
        game.turn_seat = game.start_seat
        event: StartSeat = {"event": "start_seat", "seat": game.start_seat}
        game.emit(event)

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return f"seat_{self._candidates(game)[ticket]}"


def money_total(game: "TileGame", seat: i64) -> i64:
    """The sum of the seat's money over all currencies."""
    total: i64 = 0
    for currency in range(CURRENCY_COUNT):
        total += purse_total(game.purses[CURRENCY_COUNT * seat + currency])
    return total


class BuildDeck(Happening):
    """Split the deck into five piles and shuffle the special cards in (ALH-SET-6)."""

    def __init__(self) -> None:
        super().__init__("build_deck")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        piles = [[game.deck.special_card(name) for name in names] for names in game.rules.scoring_piles()]
        for module in game.modules:
            module.fill_piles(game, piles)
        game.deck.build(piles)


class SetUpModules(Happening):
    """Have the modules prepare their material."""

    def __init__(self) -> None:
        super().__init__("set_up_modules")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        steps: list[Step] = []
        for module in game.modules:
            module.set_up(game, steps)
        game.push(steps)
