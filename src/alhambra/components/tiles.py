"""The tiles of Alhambra: building tiles, bonus cards that show them, huts and camps."""

from alhambra.components.entry import SIDES, Document, Entry, check_counts, check_prices
from alhambra.components.values import (
    BaseTiles,
    BonusCard,
    BonusCards,
    BuildingTile,
    Camp,
    Camps,
    Hut,
    Huts,
    StartTile,
)
from alhambra.protocol.errors import quoted

MOST_SEATS = 6
MOST_WALLS = 3
MOST_BASTIONS = 2
CAMPS = 8

# The type, its number of tiles and its lowest and highest price (ALH-COMP-1).
_TILES_AND_PRICES = {
    "pavilion": (7, 2, 8),
    "seraglio": (7, 3, 9),
    "arcades": (9, 4, 10),
    "chambers": (9, 5, 11),
    "garden": (11, 6, 12),
    "tower": (11, 7, 13),
}
TYPES = tuple(_TILES_AND_PRICES)
_DEAREST = max(high for _, _, high in _TILES_AND_PRICES.values())
_HUTS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
_HUT_LIMIT = 3
_BONUS_CARDS = 10
_BONUS_CARDS_PER_SEAT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}


def read_base_tiles(document: Document) -> BaseTiles:
    root = document.root("base_tiles", ("count", "type_order", "types", "start_tiles", "tiles"), ("walls_notation",))
    tiles = [_building_tile(entry) for entry in root.entries("tiles", ("id", "type", "price", "walls"))]
    check_counts(
        root,
        [tile.type for tile in tiles],
        {kind: count for kind, (count, _, _) in _TILES_AND_PRICES.items()},
        "tiles",
        "ALH-COMP-1",
    )
    for kind, (_, low, high) in _TILES_AND_PRICES.items():
        prices = [tile.price for tile in tiles if tile.type == kind]
        check_prices(root, f"prices of {kind}", prices, (low, high), "ALH-COMP-1")
    root.require_count("tiles by 'count'", root.number("count"), len(tiles), "the list 'tiles'")
    return BaseTiles(
        type_order=root.each_once("type_order", TYPES),
        colors=_type_colors(root),
        tiles=tuple(tiles),
        start_tiles=read_start_tiles(root, "fountain", "walls", "ALH-COMP-3"),
    )


def _building_tile(entry: Entry) -> BuildingTile:
    kind = entry.word("type", TYPES)
    _, low, high = _TILES_AND_PRICES[kind]
    price = entry.number("price")
    entry.require(low <= price <= high, f"the price {price} of a {kind} must lie between {low} and {high}")
    return BuildingTile(entry.identifier(), kind, price, entry.sides("walls", 0, MOST_WALLS))


def _type_colors(root: Entry) -> dict[str, str]:
    """The colour of each type; the printed counts and prices must be those of the tiles."""
    colors: dict[str, str] = {}
    for entry in root.entries("types", ("id", "color", "count", "min_price", "max_price"), texts=("name_de",)):
        kind = entry.word("id", TYPES)
        stated = (entry.number("count"), entry.number("min_price"), entry.number("max_price"))
        entry.require(
            stated == _TILES_AND_PRICES[kind],
            "count, min_price and max_price must be {}, {} and {} by ALH-COMP-1".format(*_TILES_AND_PRICES[kind]),
        )
        color = entry.text("color")
        entry.require(color not in colors.values(), f"the colour {quoted(color)} belongs to another type already")
        colors[kind] = color
    root.require_count("types in 'types'", len(colors), len(TYPES), "ALH-COMP-1")
    return colors


def read_start_tiles(root: Entry, kind: str, sides: str, clause: str) -> tuple[StartTile, ...]:
    """One starting tile per seat; its walls or moats, the field ``sides``, must be empty."""
    starts = [
        StartTile(entry.identifier(), entry.word("type", (kind,)), entry.sides(sides, 0, 0))
        for entry in root.entries("start_tiles", ("id", "type", sides))
    ]
    root.require_count("start tiles", len(starts), MOST_SEATS, clause)
    return tuple(starts)


def read_bonus_cards(document: Document, base: BaseTiles) -> BonusCards:
    root = document.root("bonus_cards", ("count", "cards_per_player", "cards"))
    tiles = {tile.id: tile for tile in base.tiles}
    cards = [_bonus_card(entry, tiles) for entry in root.entries("cards", ("id", "tile_id", "type", "price"))]
    root.require_count("bonus cards", len(cards), _BONUS_CARDS, "BON-1")
    root.require_count("cards by 'count'", root.number("count"), len(cards), "the list 'cards'")
    shown = {card.tile_id for card in cards}
    for tile in base.tiles:
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


def read_huts(document: Document, base: BaseTiles) -> Huts:
    root = document.root("builders_huts", ("count", "max_huts_per_player", "huts"))
    huts = [_hut(entry, base) for entry in root.entries("huts", ("id", "type", "walls"), texts=("color", "evidence"))]
    check_counts(root, [hut.type for hut in huts], _HUTS, "huts", "HUT-1")
    root.require_count("huts by 'count'", root.number("count"), len(huts), "the list 'huts'")
    limit = root.number("max_huts_per_player")
    root.require(limit == _HUT_LIMIT, f"'max_huts_per_player' is {limit}, but HUT-5 demands {_HUT_LIMIT}")
    return Huts(tuple(huts), limit)


def _hut(entry: Entry, base: BaseTiles) -> Hut:
    kind = entry.word("type", TYPES)
    color = base.colors[kind]
    entry.require(entry.data.get("color", color) == color, f"'color' must be {color}, the colour of {kind} (HUT-1)")
    return Hut(entry.identifier(), kind, entry.sides("walls", 0, MOST_WALLS))


def read_camps(document: Document) -> Camps:
    root = document.root("camps", ("count", "camps"), ("sides_notation",))
    camps = [
        _camp(entry)
        for entry in root.entries("camps", ("id", "price", "bastions", "arrows", "green_sides"), texts=("evidence",))
    ]
    root.require_count("camps", len(camps), CAMPS, "CAM-1")
    root.require_count("camps by 'count'", root.number("count"), len(camps), "the list 'camps'")
    return Camps(tuple(camps))


def _camp(entry: Entry) -> Camp:
    bastions = entry.sides("bastions", 1, MOST_BASTIONS)
    entry.require(entry.text("arrows") == bastions, f"'arrows' must be '{bastions}', the same sides as the bastions")
    green = "".join(side for side in SIDES if side not in bastions)
    entry.require(entry.text("green_sides") == green, f"'green_sides' must be '{green}', the sides without a bastion")
    return Camp(entry.identifier(), entry.number("price", 1, _DEAREST), bastions)
