"""Views of tile games, which list everything that a viewer may know, and nothing else."""

from typing import TYPE_CHECKING, Any, cast

from alhambra.protocol.actions import cell_x, cell_y
from alhambra.tilegames.cards import CURRENCIES, MONEY_NAMES
from alhambra.tilegames.catalog import FIELDS, NO_FACE
from alhambra.tilegames.deck import Pile
from alhambra.tilegames.messages import (
    DirkView,
    MarketSlot,
    ModuleView,
    PlacedTile,
    SeatView,
    TileGameView,
    TileView,
)

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


def view_of(game: "TileGame", seat: int | None) -> TileGameView:
    """Return the JSON-ready view of a seat or, with None, of a spectator."""
    view: TileGameView = {
        "game": game.config.game,
        "modules": sorted(game.config.modules),
        "options": sorted(game.config.options),
        "dealt": game.dealt,
        "promise": game.promise,
        "viewer": seat,
        "at": game.at,
        "decision": game.decision_message,
        "turn": game.turn_count,
        "turn_seat": game.turn_seat,
        "start_seat": game.start_seat,
        "market": [_slot(game, slot) for slot in range(len(game.market))],
        "display": [game.deck.name(card) for card in game.display],
        "deck": game.deck.count,
        "discard": len(game.deck.discard),
        "bags": [len(bag) for bag in game.bags],
        "new_tiles": [tile_view(game, piece) for piece in game.new_tiles],
        "scorings_done": game.scorings_done,
        "scorings_due": list(game.due),
        "idle_turns": game.idle_turns,
        "seats": [_seat(game, other) for other in range(game.rules.seats)],
        "dirk": _dirk(game),
        "hand": None if seat is None else hand_names(game, seat),
        "is_over": game.is_over,
        "winners": game.winners,
    }
    game.rules.add_to_view(game, view)
    parts = cast(dict[str, ModuleView], view)  # each module in play adds a field under its name
    for module in game.modules:
        parts[module.name] = module.view(game, seat)
    return view


def _slot(game: "TileGame", slot: int) -> MarketSlot:
    piece = game.market[slot]
    return {
        "field": slot % FIELDS + 1,
        "currency": CURRENCIES[game.rules.field_currencies[slot % FIELDS]],
        "tile": None if piece < 0 else tile_view(game, piece),
    }


def tile_view(game: "TileGame", piece: int) -> TileView:
    """Return the printed properties of a piece and of its other face, if there is one."""
    catalog = game.rules.catalog
    view = cast(TileView, catalog.printed[piece].copy())
    other = catalog.other_faces[piece]
    if other != NO_FACE:
        view["other_face"] = catalog.printed[other].copy()
    return view


def _seat(game: "TileGame", seat: int) -> SeatView:
    """Return the public part of a seat."""
    known = known_names(game, seat)
    return {
        "points": game.points[seat],
        "cards": game.hand_size(seat),
        "known": known,
        "hidden": game.hand_size(seat) - len(known),
        "palace": palace_view(game, seat),
        "reserve": [tile_view(game, piece) for piece in game.reserves[seat]],
    }


def palace_view(game: "TileGame", seat: int) -> list[PlacedTile]:
    """Return the pieces of a palace with their cells."""
    palace: list[PlacedTile] = []
    for cell, piece in sorted(game.palaces[seat].pieces.items()):
        tile = cast(PlacedTile, tile_view(game, piece))
        tile["cell"] = [cell_x(cell), cell_y(cell)]
        palace.append(tile)
    return palace


def _dirk(game: "TileGame") -> DirkView | None:
    if not game.rules.with_dirk:
        return None
    return {"points": game.dirk_points, "tiles": [tile_view(game, piece) for piece in game.dirk]}


def hand_names(game: "TileGame", seat: int) -> list[str]:
    """Return the cards in a hand: money by currency and value, then special cards by name."""
    return [MONEY_NAMES[card] for card in game.money_in_hand(seat)] + game.card_names(game.other_cards[seat])


def known_names(game: "TileGame", seat: int) -> list[str]:
    """Return the publicly known cards in a hand, in the order of hands."""
    known = hand_names(game, seat)
    for card in game.secrets.hidden(seat):
        known.remove(game.deck.name(card))
    return known


def full_state(game: "TileGame") -> dict[str, Any]:
    """Return the complete state, including hidden information, for checksums.

    History and random streams are not part of it.
    """
    return {
        "view": _table(game),
        "hands": [hand_names(game, seat) for seat in range(game.rules.seats)],
        "pool": sorted(game.deck.pool),
        "piles": _piles(game.deck.piles),
        "built": [_piles(list(piles)) for piles in game.deck.built],
        "taken": [game.deck.taken, game.deck.special_taken],
        "groups": [[group, sorted(cards)] for group, cards in sorted(game.deck.groups.items())],
        "discard": sorted(game.deck.discard),
        "secrets": game.secrets.state(),
        "bags": [sorted(bag) for bag in game.bags],
        "steps": [[step.kind, step.seat, *step.state()] for step in game.pending()],
        "modules": [module.state() for module in game.modules],
        "reshuffles": game.reshuffles,
        "purchased": game.purchased,
        "marker_is_due": game.marker_is_due,
        "left_out": [game.piece_name(piece) for piece in game.left_out],
    }


def _table(game: "TileGame") -> dict[str, Any]:
    """Return the public part of the state; known cards follow from hands and secrets."""
    view = view_of(game, None)
    table: dict[str, Any] = {field: value for field, value in view.items() if field != "at"}
    table["seats"] = [
        {field: value for field, value in seat.items() if field not in ("known", "hidden")} for seat in view["seats"]
    ]
    return {**table, "dealt": None, "promise": None}


def _piles(piles: list[Pile]) -> list[Any]:
    return [[pile.ordinary, sorted(pile.special)] for pile in piles]
