"""The components of the Bonus Cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alhambra.components.entry import ComponentEntry, Document
from alhambra.components.loading import Components
from alhambra.components.parts import Part
from alhambra.components.values import BuildingTile
from alhambra.protocol.errors import Phrase, quoted

_BONUS_CARDS = 10
_CLAUSE = "BON-1"
_BONUS_CARDS_PER_SEAT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card and the tile it shows."""

    id: str
    tile_id: str
    type: str


@dataclass(frozen=True, slots=True)
class BonusCardComponents:
    """bonus_cards.json: the cards, and how many a seat is dealt by the number of seats."""

    cards: tuple[BonusCard, ...]
    cards_per_seat: Mapping[int, int]


def read_bonus_cards(document: Document, others: Components) -> BonusCardComponents:
    root = document.root("bonus_cards", ("count", "cards_per_player", "cards"))
    tiles = {tile.id: tile for tile in others.base_tiles.tiles}
    cards = [_bonus_card(entry, tiles) for entry in root.entries("cards", ("id", "tile_id", "type", "price"))]
    root.require_count(Phrase("bonus-cards"), len(cards), _BONUS_CARDS, _CLAUSE)
    root.require_stated_count("cards", len(cards))
    shown = {card.tile_id for card in cards}
    for tile in others.base_tiles.tiles:
        is_shown = bool(tile.walls) or tile.id in shown
        root.require(is_shown, "component-bonus-tile-not-shown", given=quoted(tile.id), clause=_CLAUSE)
    per_seat = root.nested("cards_per_player", [str(seats) for seats in _BONUS_CARDS_PER_SEAT])
    for seats, count in _BONUS_CARDS_PER_SEAT.items():
        found = per_seat.number(str(seats))
        per_seat.require(
            found == count, "component-bonus-per-seat", number=seats, found=found, clause="BON-2", expected=count
        )
    return BonusCardComponents(tuple(cards), dict(_BONUS_CARDS_PER_SEAT))


def _bonus_card(entry: ComponentEntry, tiles: dict[str, BuildingTile]) -> BonusCard:
    tile = tiles.get(entry.text("tile_id"))
    if tile is None:
        entry.refuse("component-bonus-no-tile", given=quoted(entry.text("tile_id")))
    entry.require(not tile.walls, "component-bonus-walls", given=quoted(tile.id), clause=_CLAUSE)
    stated = (entry.text("type"), entry.number("price"))
    entry.require(stated == (tile.type, tile.price), "component-bonus-type", given=tile.type, price=tile.price)
    return BonusCard(entry.identifier(), tile.id, tile.type)


BONUS_CARDS_PART: Final = Part("bonus_cards", __name__, read_bonus_cards, lambda part: [card.id for card in part.cards])
