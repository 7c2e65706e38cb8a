"""What is printed on the bonus cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alhambra.components.entry import Document, Entry
from alhambra.components.loading import Components
from alhambra.components.parts import Part
from alhambra.components.values import BuildingTile
from alhambra.protocol.errors import quoted

_BONUS_CARDS = 10
_BONUS_CARDS_PER_SEAT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card and the tile it shows."""

    id: str
    tile_id: str
    type: str


@dataclass(frozen=True, slots=True)
class BonusCards:
    """bonus_cards.json: the cards, and how many each seat is dealt by the number of seats."""

    cards: tuple[BonusCard, ...]
    cards_per_seat: Mapping[int, int]


def read_bonus_cards(document: Document, others: Components) -> BonusCards:
    root = document.root("bonus_cards", ("count", "cards_per_player", "cards"))
    tiles = {tile.id: tile for tile in others.base_tiles.tiles}
    cards = [_bonus_card(entry, tiles) for entry in root.entries("cards", ("id", "tile_id", "type", "price"))]
    root.require_count("bonus cards", len(cards), _BONUS_CARDS, "BON-1")
    root.require_count("cards by 'count'", root.number("count"), len(cards), "the list 'cards'")
    shown = {card.tile_id for card in cards}
    for tile in others.base_tiles.tiles:
        root.require(
            bool(tile.walls) or tile.id in shown,
            f"no card shows the tile '{tile.id}', which has no wall; BON-1 demands one card for every such tile",
        )
    per_seat = root.nested("cards_per_player", [str(seats) for seats in _BONUS_CARDS_PER_SEAT])
    for seats, count in _BONUS_CARDS_PER_SEAT.items():
        found = per_seat.number(str(seats))
        per_seat.require(found == count, f"with {seats} players it is {found} cards each, but BON-2 demands {count}")
    return BonusCards(tuple(cards), dict(_BONUS_CARDS_PER_SEAT))


def _bonus_card(entry: Entry, tiles: dict[str, BuildingTile]) -> BonusCard:
    tile = tiles.get(entry.text("tile_id"))
    if tile is None:
        entry.refuse(f"base_tiles.json has no tile {quoted(entry.text('tile_id'))}")
    entry.require(not tile.walls, f"the tile '{tile.id}' has walls, but BON-1 demands a tile without any")
    stated = (entry.text("type"), entry.number("price"))
    entry.require(
        stated == (tile.type, tile.price), f"type and price must be {tile.type} and {tile.price} as on its tile"
    )
    return BonusCard(entry.identifier(), tile.id, tile.type)


def _ids(part: BonusCards) -> list[str]:
    return [card.id for card in part.cards]


BONUS_CARDS_PART: Final = Part("bonus_cards", __name__, read_bonus_cards, _ids)
