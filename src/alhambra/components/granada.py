"""The double-sided tiles of Granada."""

from alhambra.components.entry import Document, Entry
from alhambra.components.tiles import MOST_WALLS, read_start_tiles
from alhambra.components.values import Face, GranadaTile, GranadaTiles

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


def read_granada_tiles(document: Document) -> GranadaTiles:
    root = document.root("granada_tiles", ("count", "type_order", "types", "start_tiles", "tiles"), ("moats_notation",))
    entries = root.entries("tiles", ("id", "front", "back"), texts=("evidence",), optional=("moats",))
    tiles = [_tile(entry) for entry in entries]
    _refuse_repeated_faces(entries, tiles)
    root.require_count("tiles", len(tiles), _TILES, "GRA-COMP-1")
    root.require_count("tiles by 'count'", root.number("count"), len(tiles), "the list 'tiles'")
    _check_types(root)
    return GranadaTiles(
        type_order=root.each_once("type_order", TYPES),
        tiles=tuple(tiles),
        start_tiles=read_start_tiles(root, "alhambra", "moats", "GRA-COMP-2"),
    )


def _tile(entry: Entry) -> GranadaTile:
    front, back = _face(entry, "front"), _face(entry, "back")
    entry.require(
        front.price % 2 == 0 and back.price == front.price + 1,
        f"the prices are {front.price} and {back.price}, but GRA-COMP-1 demands an even front and the next on the back",
    )
    entry.require(front.type != back.type, f"both faces show {front.type}, but GRA-COMP-1 demands two types")
    entry.require(
        len(front.moats) == len(back.moats),
        f"the moats are '{front.moats}' and '{back.moats}', but GRA-COMP-1 demands the same edges of both faces",
    )
    return GranadaTile(entry.identifier(), front, back)


def _face(entry: Entry, field: str) -> Face:
    """A face; the moats stand with the tile if they are the same on both faces, else with each face."""
    shared = "moats" in entry.data
    face = entry.nested(field, ("type", "price") if shared else ("type", "price", "moats"))
    price = face.number("price")
    face.require(price in _PRICES, f"the price {price} must lie between {_PRICES[0]} and {_PRICES[-1]}")
    moats = (entry if shared else face).sides("moats", 0, MOST_WALLS)
    return Face(face.word("type", TYPES), price, moats)


def _refuse_repeated_faces(entries: list[Entry], tiles: list[GranadaTile]) -> None:
    """With 54 tiles of prices 2 to 13, no face twice means that each type has each price once."""
    seen: set[tuple[str, int]] = set()
    for entry, tile in zip(entries, tiles, strict=True):
        for face in (tile.front, tile.back):
            entry.require(
                (face.type, face.price) not in seen,
                f"another tile shows {face.type} {face.price} too, but GRA-COMP-1 demands each price of a type once",
            )
            seen.add((face.type, face.price))


def _check_types(root: Entry) -> None:
    entries = root.entries("types", ("id", "count"), texts=("name_de", "color"), optional=("symbols",))
    for entry in entries:
        entry.word("id", TYPES)
        entry.require_count("faces by 'count'", entry.number("count"), len(_PRICES), "GRA-COMP-1")
        if "symbols" in entry.data:
            entry.number("symbols", 1)
    root.require_count("types in 'types'", len(entries), len(TYPES), "GRA-COMP-1")
