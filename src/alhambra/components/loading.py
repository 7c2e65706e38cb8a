"""Loading of component files: the packaged ones, or replacements from a directory."""

import os
from bisect import insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from alhambra.components.entry import Document
from alhambra.components.errors import ComponentError
from alhambra.components.granada import read_granada_tiles
from alhambra.components.money import read_money
from alhambra.components.parts import Part, Read
from alhambra.components.provenance import Provenance, digest, read_provenance
from alhambra.components.sheet import read_sheet
from alhambra.components.tables import read_scoring_tables
from alhambra.components.tiles import read_base_tiles
from alhambra.components.values import BaseTiles, GranadaTiles, Money, PrintedSheet, ScoringTables
from alhambra.protocol.errors import JsonError, fault_of, quoted
from alhambra.protocol.serialization.reading import LONGEST_TEXT, read_json

DIRECTORY_VARIABLE = "ALHAMBRA_COMPONENTS"

# A part is a component file, named without its extension. These belong to games, others to modules.
_OF_GAMES = ("base_tiles", "granada_tiles", "money", "roll_and_write_sheet", "scoring_tables")
_OF_MODULES: dict[str, Part[Any]] = {}
PARTS = list(_OF_GAMES)  # always sorted


def add_part(part: Part[Any]) -> None:
    """Register the component file of a module, to be read with the others from now on."""
    if part.name in PARTS:
        raise ComponentError("component-part-there-already", part=part.name)
    _OF_MODULES[part.name] = part
    insort(PARTS, part.name)
    _load.cache_clear()


def packaged_file(part: str) -> Traversable:
    """Return the packaged file of a part."""
    if part in _OF_MODULES:
        return resources.files(_OF_MODULES[part].package) / f"{part}.json"
    return resources.files("alhambra.components") / "data" / f"{part}.json"


@dataclass(frozen=True, slots=True)
class Components:
    """All printed components: an attribute for each part of the games, and the parts of modules."""

    base_tiles: BaseTiles
    granada_tiles: GranadaTiles
    money: Money
    roll_and_write_sheet: PrintedSheet
    scoring_tables: ScoringTables
    of_modules: Mapping[str, Any]
    provenance: Mapping[str, Provenance]
    digests: Mapping[str, str]

    def part(self, part: Part[Read]) -> Read:
        """Return the components of a module."""
        if part.name not in self.of_modules:
            raise ComponentError("component-part-not-registered", part=part.name)
        value: Read = self.of_modules[part.name]
        return value

    def fingerprint(self, parts: Iterable[str] = PARTS) -> str:
        """Return a SHA-256 hash that changes if and only if the meaning of one of the parts does."""
        chosen = sorted(set(parts))
        for part in chosen:
            if part not in PARTS:
                raise ComponentError("no-such-component-part", part=part, possible=PARTS.copy())
        return digest({part: self.digests[part] for part in chosen})


def load_components(directory: str | Path | None = None) -> Components:
    """Return the components in a directory, supplemented by the packaged ones.

    The directory defaults to the one that the environment variable ALHAMBRA_COMPONENTS names; if
    there is none, all components are the packaged ones. Each directory is read once per process.
    """
    if directory is None:
        directory = os.environ.get(DIRECTORY_VARIABLE) or None
    if directory is None:
        return _load(None)
    if not isinstance(directory, (str, Path)) or not os.path.isdir(directory):
        given = quoted(str(directory))
        raise ComponentError("component-directory-is-none", given=given, variable=DIRECTORY_VARIABLE)
    return _load(Path(directory).absolute())


@lru_cache(maxsize=32)
def _load(directory: Path | None) -> Components:
    return _read(_documents(directory))


def _read(documents: dict[str, Document]) -> Components:
    """Return the validated components in these documents."""
    of_games: dict[str, Any] = {
        "base_tiles": read_base_tiles(documents["base_tiles"]),
        "granada_tiles": read_granada_tiles(documents["granada_tiles"]),
        "money": read_money(documents["money"]),
        "roll_and_write_sheet": read_sheet(documents["roll_and_write_sheet"]),
        "scoring_tables": read_scoring_tables(documents["scoring_tables"]),
    }
    games_alone = Components(**of_games, of_modules={}, provenance={}, digests={})
    of_modules = {part.name: part.read(documents[part.name], games_alone) for part in _OF_MODULES.values()}
    components = Components(
        **of_games,
        of_modules=of_modules,
        provenance={part: read_provenance(document) for part, document in documents.items()},
        digests={part: digest(value) for part, value in {**of_games, **of_modules}.items()},
    )
    _refuse_shared_ids(documents, components)
    return components


def _documents(directory: Path | None) -> dict[str, Document]:
    replaced = {} if directory is None else _files_of(directory)
    documents: dict[str, Document] = {}
    for part in PARTS:
        if part in replaced:
            documents[part] = _parse(str(replaced[part]), _bytes_of(replaced[part]))
        else:
            documents[part] = _parse(f"{part}.json", packaged_file(part).read_bytes())
    return documents


def _files_of(directory: Path) -> dict[str, Path]:
    """Return the component files in a directory by part.

    Other JSON files are refused, since a misspelt name would go unnoticed.
    """
    try:
        files = sorted(path for path in directory.iterdir() if path.suffix.lower() == ".json")
    except OSError as error:
        raise ComponentError("component-directory-unreadable", file=str(directory), fault=fault_of(error)) from None
    for path in files:
        if path.suffix != ".json" or path.stem not in PARTS:
            known = [f"{part}.json" for part in PARTS]
            raise ComponentError("component-file-name", file=str(path), possible=known)
    if not files:
        raise ComponentError("component-directory-empty", file=str(directory))
    return {path.stem: path for path in files}


def _bytes_of(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise ComponentError("component-file-not-ordinary", file=str(path))
        with path.open("rb") as file:
            content = file.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise ComponentError("component-file-unreadable", file=str(path), fault=fault_of(error)) from None
    if len(content) > LONGEST_TEXT:
        raise ComponentError("component-file-too-long", file=str(path), most=LONGEST_TEXT)
    return content


def _parse(file: str, content: bytes) -> Document:
    try:
        # Some editors write a byte order mark, which is harmless.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ComponentError("component-file-not-utf-8", file=file) from None
    try:
        return Document(file, read_json(text))
    except JsonError as error:
        raise ComponentError("component-file-no-json", file=file, error=error) from None


def _refuse_shared_ids(documents: dict[str, Document], components: Components) -> None:
    """Refuse an id that pieces of different lists share: actions name pieces by id alone."""
    owners: dict[str, str] = {}
    for part, ids in _piece_ids(components):
        for name in ids:
            if name in owners:
                elsewhere = f"{owners[name]}.json"
                twice = ComponentError("component-id-elsewhere", other=elsewhere)
                raise ComponentError("component-entry", file=documents[part].file, place=name, error=twice)
            owners[name] = part


def _piece_ids(components: Components) -> list[tuple[str, list[str]]]:
    money, base, granada = components.money, components.base_tiles, components.granada_tiles
    return [
        ("base_tiles", [tile.id for tile in base.tiles]),
        ("base_tiles", [tile.id for tile in base.start_tiles]),
        ("granada_tiles", [tile.id for tile in granada.tiles]),
        ("granada_tiles", [tile.id for tile in granada.start_tiles]),
        ("money", [face.id for face in money.faces]),
        ("money", [face.id for face in money.diamonds]),
        ("money", [card.id for card in money.bureaus]),
        ("money", [card.id for card in money.scoring_cards]),
        ("money", list(money.gates)),
        *((part.name, part.ids(components.part(part))) for part in _OF_MODULES.values()),
    ]
