"""The double-sided tiles of Granada."""

from alhambra.components.entry import ComponentEntry, Document
from alhambra.components.tiles import MOST_WALLS, read_start_tiles
from alhambra.components.values import Face, GranadaTile, GranadaTiles
from alhambra.protocol.errors import Phrase

TYPES = (
    "arena",
    "bath_house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "residential_area",
)
_PRICES = range(2, 14)
_TILES = 54
_CLAUSE = "GRA-COMP-1"  # gives the types, the prices and the number of tiles


def read_granada_tiles(document: Document) -> GranadaTiles:
    """Read the tiles, with every face where the rules expect it."""
    root = document.root("granada_tiles", ("count", "type_order", "types", "start_tiles", "tiles"), ("moats_notation",))
    entries = root.entries("tiles", ("id", "front", "back"), texts=("evidence",), optional=("moats",))
    tiles = [_tile(entry) for entry in entries]
    _refuse_repeated_faces(entries, tiles)
    root.require_count(Phrase("tiles"), len(tiles), _TILES, _CLAUSE)
    root.require_stated_count("tiles", len(tiles))
    _check_types(root)
    return GranadaTiles(
        type_order=root.each_once("type_order", TYPES),
        tiles=tuple(tiles),
        start_tiles=read_start_tiles(root, "alhambra", "moats", "GRA-COMP-2"),
    )


def _tile(entry: ComponentEntry) -> GranadaTile:
    front, back = _face(entry, "front"), _face(entry, "back")
    in_turn = front.price % 2 == 0 and back.price == front.price + 1
    entry.require(in_turn, "component-faces-prices", front=front.price, back=back.price, clause=_CLAUSE)
    entry.require(front.type != back.type, "component-faces-types", type=front.type, clause=_CLAUSE)
    alike = len(front.moats) == len(back.moats)
    entry.require(alike, "component-faces-moats", front=front.moats, back=back.moats, clause=_CLAUSE)
    return GranadaTile(entry.identifier(), front, back)


def _face(entry: ComponentEntry, field: str) -> Face:
    """Return a face; moats that are equal on both faces are listed with the tile."""
    shared = "moats" in entry.data
    face = entry.nested(field, ("type", "price") if shared else ("type", "price", "moats"))
    price = face.number("price")
    face.require(price in _PRICES, "component-price", price=price, least=_PRICES[0], most=_PRICES[-1])
    moats = (entry if shared else face).sides("moats", 0, MOST_WALLS)
    return Face(face.word("type", TYPES), price, moats)


def _refuse_repeated_faces(entries: list[ComponentEntry], tiles: list[GranadaTile]) -> None:
    """Refuse a face that occurs twice.

    With 54 tiles and prices from 2 to 13, each type then has each price exactly once.
    """
    seen: set[tuple[str, int]] = set()
    for entry, tile in zip(entries, tiles, strict=True):
        for face in (tile.front, tile.back):
            is_new = (face.type, face.price) not in seen
            entry.require(is_new, "component-face-twice", type=face.type, price=face.price, clause=_CLAUSE)
            seen.add((face.type, face.price))


def _check_types(root: ComponentEntry) -> None:
    """Check the list of types, each of which is on one face of each price."""
    entries = root.entries("types", ("id", "count"), texts=("name_de", "color"), optional=("symbols",))
    for entry in entries:
        entry.word("id", TYPES)
        entry.require_count(Phrase("faces-by-count"), entry.number("count"), len(_PRICES), _CLAUSE)
        if "symbols" in entry.data:
            entry.number("symbols", 1)
    root.require_count(Phrase("types-in-list", field="types"), len(entries), len(TYPES), _CLAUSE)
