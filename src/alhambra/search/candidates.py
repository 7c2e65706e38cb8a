"""Candidate actions for search; this module has everything that search knows about actions."""

from typing import Final

from alhambra.protocol.actions import Action
from alhambra.tilegames.cards import (
    CURRENCY_COUNT,
    FIRST_SPECIAL,
    MARKET_CURRENCIES,
    money_cards,
    payments,
    purse_total,
    unit,
    value_of,
)
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.ending import IDLE_TURNS
from alhambra.tilegames.turns.placing import PlaceTile, Reserve
from alhambra.tilegames.turns.redesign import Remove, Swap
from alhambra.tilegames.turns.taking import TakeMoney
from alhambra.tilegames.variants.granada import TURNING_PRICE

_MANY: Final = 30  # with more actions than this, only some payments of each tile are tried


def worth_trying(game: TileGame, deeper: bool) -> list[Action]:
    """Return the actions of a turn except those that rarely pay off.

    Those are removals of tiles and, where there are many payments, all but a few of them.
    """
    actions = game.legal_actions()
    kept: list[Action] = []
    for action in actions:
        if not isinstance(action, Remove) and not (deeper and isinstance(action, Swap)):
            kept.append(action)
    if deeper and kept:
        return without_surplus(game, kept)
    if len(kept) > _MANY:
        return without_surplus(game, kept, 6, 2)
    return kept if kept else list(actions)


def without_surplus(game: TileGame, actions: list[Action], most_exact: int = 2, most_lossy: int = 1) -> list[Action]:
    """Keep a few payments of each tile: exact ones and, of the others, the least wasteful."""
    kept: list[Action] = []
    exact: dict[int, int] = {}
    lossy: dict[int, list[tuple[int, int]]] = {}  # by tile: the loss and the index of the payment
    for place, action in enumerate(actions):
        if not isinstance(action, Buy):
            kept.append(action)
            continue
        loss = value_of(action.cards) - game.rules.catalog.prices[action.tile]
        if loss > 0:
            lossy.setdefault(action.tile, []).append((loss, place))
        elif exact.get(action.tile, 0) < most_exact:
            exact[action.tile] = exact.get(action.tile, 0) + 1
            kept.append(action)
    for losses in lossy.values():
        for _, place in sorted(losses)[:most_lossy]:
            kept.append(actions[place])
    return kept


def cheapest_turning(game: TileGame, seat: int) -> tuple[int, ...]:
    """Return the cheapest cards that pay for turning a tile over; empty if the seat has none."""
    best: tuple[int, ...] = ()
    for currency in range(MARKET_CURRENCIES):
        for payment in payments(game.purse(seat, currency), TURNING_PRICE, exact=False):
            cards = money_cards(currency, payment)
            if not best or value_of(cards) < value_of(best):
                best = cards
    return best


def turns_are_simple(game: TileGame, seat: int) -> bool:
    """Return whether taking money and buying change only hand, market and new tiles."""
    return game_continues(game, seat) and not buyer_is_served(game, seat)


def buyer_is_served(game: TileGame, seat: int) -> bool:
    """Return whether a module may let the seat act after buying a tile or placing its new ones."""
    listeners = game.rules.listeners
    for numbers in (listeners.tile_bought, listeners.after_placing):
        for number in numbers:
            if game.modules[number].serves_buyer(game, seat):
                return True
    return False


def game_continues(game: TileGame, seat: int) -> bool:
    """Return whether the game continues after the turn, whatever the seat buys."""
    if game.idle_turns + 1 >= IDLE_TURNS:
        return False
    for number, bag in enumerate(game.bags):
        if len(bag) < FIELDS and len(bag) < _most_gaps(game, seat, number):
            return False
    return True


def _most_gaps(game: TileGame, seat: int, bag: int) -> int:
    """Return how many market slots of the bag may be empty after the seat has bought what it can.

    A seat with cards other than money is assumed to be able to pay for any tile.
    """
    gaps = 0
    for slot in range(bag * FIELDS, (bag + 1) * FIELDS):
        piece = game.market[slot]
        currency = game.rules.field_currencies[slot % FIELDS]
        if piece < 0 or game.other_cards[seat] or purse_total(game.purse(seat, currency)) >= game.rules.prices[piece]:
            gaps += 1
    return gaps


def is_simple(action: Action) -> bool:
    """Return whether ``do_simply`` supports the action: taking money, or buying with money alone."""
    return isinstance(action, TakeMoney) or (isinstance(action, Buy) and max(action.cards) < FIRST_SPECIAL)


def do_simply(game: TileGame, seat: int, action: Action) -> bool:
    """Take money or buy a tile without ending the turn; return whether another action follows.

    Hand and market are replaced, not changed, so that callers can restore the old ones.
    """
    purses, market = game.purses[:], game.market[:]
    first = CURRENCY_COUNT * seat
    continues = False
    if isinstance(action, TakeMoney):
        for card in action.cards:
            purses[first + card // 10] += unit(card % 10)
    elif isinstance(action, Buy):
        for card in action.cards:
            purses[first + card // 10] -= unit(card % 10)
        market[game.slot_of(action.tile)] = NO_TILE
        game.new_tiles += (action.tile,)
        continues = value_of(action.cards) == game.rules.prices[action.tile]
    game.purses, game.market = purses, market
    return continues


def placing(game: TileGame, piece: int, cell: int) -> Action:
    """Return the action that places a new tile on the cell, or in the reserve if it is EMPTY."""
    words = game.rules.words
    return PlaceTile(words, piece, cell) if cell >= 0 else Reserve(words, piece)
