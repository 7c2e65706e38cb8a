"""What is worth trying in a turn, and single choices as actions: all that search reads of actions stands here."""

from typing import Final

from alhambra.protocol.actions import Action
from alhambra.tilegames.buying import Buy
from alhambra.tilegames.cards import value_of
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.placing import PlaceTile, Reserve
from alhambra.tilegames.redesign import Remove, Swap

_MANY: Final = 30  # with more actions than that, only some payments of each tile are tried


def worth_trying(game: TileGame, deeper: bool) -> list[Action]:
    """The actions of a turn without those that hardly ever pay: tearing down, and all but a few of many payments."""
    actions = game.legal_actions()
    kept: list[Action] = []
    for action in actions:
        if not isinstance(action, Remove) and not (deeper and isinstance(action, Swap)):
            kept.append(action)
    if deeper and kept:
        return _without_surplus(game, kept, 2, 1)
    if len(kept) > _MANY:
        return _without_surplus(game, kept, 6, 2)
    return kept if kept else list(actions)


def _without_surplus(game: TileGame, actions: list[Action], most_exact: int, most_lossy: int) -> list[Action]:
    """Keep of each tile so many exact payments, and so many of the others, those that lose least."""
    kept: list[Action] = []
    exact: dict[int, int] = {}
    lossy: dict[int, list[tuple[int, int]]] = {}  # by tile: the loss and the place of the payment
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


def placing(game: TileGame, piece: int, cell: int) -> Action:
    """Lay a new tile on the cell, or into the reserve if the cell is none."""
    words = game.rules.words
    return PlaceTile(words, piece, cell) if cell >= 0 else Reserve(words, piece)
