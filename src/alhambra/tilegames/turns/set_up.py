"""The set-up: market, starting money, start seat, display and deck (ALH-SET)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from alhambra.protocol.actions import Field
from alhambra.protocol.messages import StartSeat
from alhambra.protocol.positions.fields import OWNER_FIELD
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL, purse_total
from alhambra.tilegames.messages import MoneyDealt
from alhambra.tilegames.scoring.scorings import DirkGets, Score, Scorings
from alhambra.tilegames.sources import START_SEAT
from alhambra.tilegames.step import AutomaticStep, Step
from alhambra.tilegames.turns.drawing import DIRKS_TILES, DirkDraws, DrawsCards, FillDisplay, FillMarket, FirstMarket
from alhambra.tilegames.turns.ending import Award, CheckEnd, End, EndGame, LastScoring
from alhambra.tilegames.turns.placing import PlaceNewTiles, PlaceStep
from alhambra.tilegames.turns.turn import TurnStep
from alhambra.tilegames.turns.turn_cycle import EndOfTurn, FillGaps, NextTurn, TurnOver

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

STARTING_MONEY: Final = 20


def start(game: "TileGame") -> None:
    """Set up the game and start the first turn."""
    game.push(set_up_steps(game))
    game.advance()


def set_up_steps(game: "TileGame") -> list[Step]:
    """Return the steps of the set-up in order."""
    steps: list[Step] = [FirstMarket()]
    if game.rules.with_dirk:
        steps += [DirkDraws(bag, DIRKS_TILES) for bag in range(len(game.bags))]
    steps += [DealMoney(seat) for seat in range(game.rules.seats)]
    steps += [DrawStartSeat(), FillDisplay(), BuildDeck(), SetUpModules(), NextTurn(), TurnOver()]
    return steps


def deals_money_alone(game: "TileGame") -> bool:
    """Return whether the deck has no special cards, as in the set-up."""
    piles = [*game.deck.piles, *[pile for way in game.deck.built for pile in way]]
    return max([0, *game.deck.pool, *game.deck.discard]) < FIRST_SPECIAL and not any(pile.special for pile in piles)


class DealMoney(DrawsCards):
    """Deal cards openly to a seat until their total is 20 or more (ALH-SET-2)."""

    kind: ClassVar[str] = "deal_money"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD,)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def may_be_pending(self, game: "TileGame") -> bool:
        return deals_money_alone(game)

    def wants_card(self, game: "TileGame") -> bool:
        return money_total(game, self.owner) < STARTING_MONEY

    def receive(self, game: "TileGame", card: int) -> None:
        game.gain(self.owner, card)
        if game.records_events:
            event: MoneyDealt = {"event": "money_dealt", "seat": self.owner, "card": game.deck.name(card)}
            game.emit(event)


class DrawStartSeat(AutomaticStep):
    """Choose the start seat by fewest cards, then lowest total, then at random (ALH-SET-4)."""

    kind: ClassVar[str] = "start_seat"

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether no turn has started."""
        return not any(isinstance(step, EndOfTurn) for step in game.pending())

    def _candidates(self, game: "TileGame") -> list[int]:
        ranks = [1000 * game.money_count(seat) + money_total(game, seat) for seat in range(game.rules.seats)]
        best = min(ranks)
        return [seat for seat in range(game.rules.seats) if ranks[seat] == best]

    def tickets(self, game: "TileGame") -> int:
        return len(self._candidates(game))

    def source(self, game: "TileGame") -> int:
        return START_SEAT

    def resolve(self, game: "TileGame", ticket: int) -> None:
        game.start_seat = self._candidates(game)[ticket]
        game.turn_seat = game.start_seat
        event: StartSeat = {"event": "start_seat", "seat": game.start_seat}
        game.emit(event)

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return f"seat_{self._candidates(game)[ticket]}"


def money_total(game: "TileGame", seat: i64) -> i64:
    """Return the total of the seat's money in all currencies."""
    total: i64 = 0
    for currency in range(CURRENCY_COUNT):
        total += purse_total(game.purses[CURRENCY_COUNT * seat + currency])
    return total


class BuildDeck(AutomaticStep):
    """Split the deck into five piles and shuffle in the special cards (ALH-SET-6)."""

    kind: ClassVar[str] = "build_deck"

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether the game is in the set-up, without special cards anywhere yet."""
        is_set_up = any(isinstance(step, SetUpModules) for step in game.pending())
        has_special = any(game.other_cards) or max([0, *game.display]) >= FIRST_SPECIAL or game.scorings_done > 0
        return is_set_up and not has_special and deals_money_alone(game)

    def run(self, game: "TileGame") -> None:
        piles = game.rules.scoring_piles()
        for module in game.modules:
            module.fill_piles(game, piles)
        game.deck.build(piles)


class SetUpModules(AutomaticStep):
    """Let the modules prepare their components."""

    kind: ClassVar[str] = "set_up_modules"

    def may_be_pending(self, game: "TileGame") -> bool:
        """Return whether the first turn is still to come and only the set-up is pending."""
        tiles = [*game.new_tiles, *game.left_out, *[piece for reserve in game.reserves for piece in reserve]]
        if game.turn_count or tiles or any(len(palace.pieces) > 1 for palace in game.palaces):
            return False
        expected = [step.kind for step in set_up_steps(game)]
        pending = [step.kind for step in reversed(game.pending())]
        return pending == expected[-len(pending) :]

    def run(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for module in game.modules:
            module.set_up(game, steps)
        game.push(steps)


# All steps of a game without modules, in the order of a game.
STEPS: list[type[Step]] = [
    FirstMarket,
    DirkDraws,
    DealMoney,
    DrawStartSeat,
    BuildDeck,
    SetUpModules,
    NextTurn,
    TurnStep,
    EndOfTurn,
    PlaceNewTiles,
    PlaceStep,
    FillGaps,
    FillDisplay,
    FillMarket,
    TurnOver,
    Scorings,
    Score,
    DirkGets,
    CheckEnd,
    End,
    Award,
    LastScoring,
    EndGame,
]
