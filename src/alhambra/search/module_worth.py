"""What vizier stones and characters are worth to a seat of a tile game, in points."""

from collections.abc import Callable

from alhambra.tilegames.course import LAST_SCORING
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.auction import BidStep, PayBidStep
from alhambra.tilegames.modules.characters.before_turn import SecretDraw
from alhambra.tilegames.modules.characters.paying import bid_payments
from alhambra.tilegames.modules.characters.state import (
    AMMAR,
    FARUK,
    HAKIM,
    KARIM,
    KNIHSTIG,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
    CharacterState,
    characters,
)
from alhambra.tilegames.modules.vizier import Vizier

STONE = 1.5  # an active stone: a tile can be bought before somebody else takes it
TOP_CARD = 3.0  # a card of the deck that is not known yet

# Of characters what cannot be seen in the points: once, for each turn and for each scoring that is still to come.
ONCE = {KARIM: 4.0}
EACH_TURN = {KNIHSTIG: 0.15, AMMAR: 0.05, FARUK: 0.1, LAILA: 0.05, MACHMA: 0.15, YAMMERAD: 0.25}
EACH_SCORING = {HAKIM: 1.5, YUSUF: 0.5}


def settle_auction(game: TileGame, seat: int, money: Callable[[TileGame, int], float]) -> None:
    """Let a seat that has made the highest bid have the character, and pay what it misses least."""
    step = game.steps[-1]
    if isinstance(step, BidStep) and step.bidder == seat:
        amount, character = step.highest, step.character
    elif isinstance(step, PayBidStep) and step.seat == seat:
        amount, character = step.amount, step.character
    else:
        return
    game.pay(seat, _cheapest(game, seat, amount, money))
    characters(game).receive(game, seat, character)


def _cheapest(game: TileGame, seat: int, amount: int, money: Callable[[TileGame, int], float]) -> tuple[int, ...]:
    best: tuple[int, ...] = ()
    most = float("-inf")
    for payment in bid_payments(game, seat, amount):
        twin = game.copy()
        twin.pay(seat, payment)
        left = money(twin, seat)
        if left > most:
            best, most = payment, left
    return best


def worth(game: TileGame, seat: int, turns: float, late: float) -> float:
    """What the modules are good for to the seat that has so many turns to come, beyond points and money."""
    value = 0.0
    for module in game.modules:
        if isinstance(module, Vizier) and module.active[seat]:
            value += STONE * late
        elif isinstance(module, CharacterState):
            value += _service(game, seat, module, turns, late)
    return value


def _service(game: TileGame, seat: int, state: CharacterState, turns: float, late: float) -> float:
    scorings = LAST_SCORING - game.scorings_done
    value = 0.0
    for character, owner in enumerate(state.owners):
        if owner == seat:
            value += late * ONCE.get(character, 0.0) + turns * EACH_TURN.get(character, 0.0)
            value += scorings * EACH_SCORING.get(character, 0.0)
    step = game.steps[-1]
    if isinstance(step, SecretDraw) and step.owner == seat:
        value += TOP_CARD * late
    return value
