"""Alhambra's building tiles and starting tiles."""

from alhambra.components.entry import ComponentEntry, Document, check_counts, check_prices
from alhambra.components.values import BaseTiles, BuildingTile, StartTile
from alhambra.protocol.errors import Phrase, quoted

MOST_SEATS = 6
MOST_WALLS = 3

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
DEAREST = max(high for _, _, high in _TILES_AND_PRICES.values())


def read_base_tiles(document: Document) -> BaseTiles:
    root = document.root("base_tiles", ("count", "type_order", "types", "start_tiles", "tiles"), ("walls_notation",))
    tiles = [_building_tile(entry) for entry in root.entries("tiles", ("id", "type", "price", "walls"))]
    check_counts(
        root,
        [tile.type for tile in tiles],
        {kind: count for kind, (count, _, _) in _TILES_AND_PRICES.items()},
        "tiles-of-type",
        "ALH-COMP-1",
    )
    for kind, (_, low, high) in _TILES_AND_PRICES.items():
        prices = [tile.price for tile in tiles if tile.type == kind]
        check_prices(root, Phrase("prices-of-type", type=kind), prices, (low, high), "ALH-COMP-1")
    root.require_stated_count("tiles", len(tiles))
    return BaseTiles(
        type_order=root.each_once("type_order", TYPES),
        colors=_type_colors(root),
        tiles=tuple(tiles),
        start_tiles=read_start_tiles(root, "fountain", "walls", "ALH-COMP-3"),
    )


def _building_tile(entry: ComponentEntry) -> BuildingTile:
    kind = entry.word("type", TYPES)
    _, low, high = _TILES_AND_PRICES[kind]
    price = entry.number("price")
    fitting = low <= price <= high
    entry.require(fitting, "component-price-of-type", price=price, type=kind, least=low, most=high)
    return BuildingTile(entry.identifier(), kind, price, entry.sides("walls", 0, MOST_WALLS))


def _type_colors(root: ComponentEntry) -> dict[str, str]:
    """Return the colour of each type; its printed count and prices must match the tiles."""
    colors: dict[str, str] = {}
    for entry in root.entries("types", ("id", "color", "count", "min_price", "max_price"), texts=("name_de",)):
        kind = entry.word("id", TYPES)
        stated = (entry.number("count"), entry.number("min_price"), entry.number("max_price"))
        number, low, high = _TILES_AND_PRICES[kind]
        as_printed = stated == (number, low, high)
        entry.require(as_printed, "component-type", number=number, least=low, most=high, clause="ALH-COMP-1")
        color = entry.text("color")
        entry.require(color not in colors.values(), "component-colour-twice", given=quoted(color))
        colors[kind] = color
    root.require_count(Phrase("types-in-list", field="types"), len(colors), len(TYPES), "ALH-COMP-1")
    return colors


def read_start_tiles(root: ComponentEntry, kind: str, sides: str, clause: str) -> tuple[StartTile, ...]:
    """Return the starting tiles, one per seat, which must have no walls or moats."""
    starts = [
        StartTile(entry.identifier(), entry.word("type", (kind,)), entry.sides(sides, 0, 0))
        for entry in root.entries("start_tiles", ("id", "type", sides))
    ]
    root.require_count(Phrase("start-tiles"), len(starts), MOST_SEATS, clause)
    return tuple(starts)
