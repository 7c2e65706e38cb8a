"""Loading the component files: the packaged ones, or those of a directory in their place."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from alhambra.components.characters import read_characters
from alhambra.components.entry import Document
from alhambra.components.errors import ComponentError
from alhambra.components.granada import read_granada_tiles
from alhambra.components.money import read_money
from alhambra.components.provenance import Provenance, digest, read_provenance
from alhambra.components.sheet import read_sheet
from alhambra.components.tables import read_scoring_tables
from alhambra.components.tiles import read_base_tiles, read_bonus_cards, read_camps, read_huts
from alhambra.components.values import (
    BaseTiles,
    BonusCards,
    Camps,
    Characters,
    GranadaTiles,
    Huts,
    Money,
    ScoringTables,
    Sheet,
)
from alhambra.protocol.errors import quoted
from alhambra.protocol.reading import LONGEST_TEXT, read_json

DIRECTORY_VARIABLE = "ALHAMBRA_COMPONENTS"

# A part is a component file without its ending.
PARTS = (
    "base_tiles",
    "bonus_cards",
    "camps",
    "characters",
    "granada_tiles",
    "huts",
    "money",
    "roll_and_write_sheet",
    "scoring_tables",
)


@dataclass(frozen=True, slots=True)
class Components:
    """Everything that is printed on the material, one attribute per part."""

    base_tiles: BaseTiles
    bonus_cards: BonusCards
    camps: Camps
    characters: Characters
    granada_tiles: GranadaTiles
    huts: Huts
    money: Money
    roll_and_write_sheet: Sheet
    scoring_tables: ScoringTables
    provenance: Mapping[str, Provenance]
    digests: Mapping[str, str]

    def fingerprint(self, parts: Iterable[str] = PARTS) -> str:
        """A sha256 that changes exactly when the meaning of one of the parts does."""
        chosen = sorted(set(parts))
        for part in chosen:
            if part not in PARTS:
                raise ComponentError(f"There is no component file '{part}.json'; there are: {', '.join(PARTS)}.")
        return digest({part: self.digests[part] for part in chosen})


def load_components(directory: str | Path | None = None) -> Components:
    """The components of a directory, completed by the packaged ones.

    Without a directory the environment variable ALHAMBRA_COMPONENTS names it; without that all are the packaged ones.
    Each directory is read once per process.
    """
    if directory is None:
        directory = os.environ.get(DIRECTORY_VARIABLE) or None
    if directory is None:
        return _load(None)
    if not isinstance(directory, (str, Path)) or not os.path.isdir(directory):
        raise ComponentError(
            f"{quoted(str(directory))} is not a directory; name one that holds component files"
            f" (argument or {DIRECTORY_VARIABLE})."
        )
    return _load(Path(directory).absolute())


@lru_cache(maxsize=32)
def _load(directory: Path | None) -> Components:
    return _read(_documents(directory))


def _read(documents: dict[str, Document]) -> Components:
    """The components in these documents, all checked."""
    base = read_base_tiles(documents["base_tiles"])
    parts: dict[str, Any] = {
        "base_tiles": base,
        "bonus_cards": read_bonus_cards(documents["bonus_cards"], base),
        "camps": read_camps(documents["camps"]),
        "characters": read_characters(documents["characters"]),
        "granada_tiles": read_granada_tiles(documents["granada_tiles"]),
        "huts": read_huts(documents["huts"], base),
        "money": read_money(documents["money"]),
        "roll_and_write_sheet": read_sheet(documents["roll_and_write_sheet"]),
        "scoring_tables": read_scoring_tables(documents["scoring_tables"]),
    }
    components = Components(
        **parts,
        provenance={part: read_provenance(document) for part, document in documents.items()},
        digests={part: digest(value) for part, value in parts.items()},
    )
    _refuse_shared_ids(documents, components)
    return components


def _documents(directory: Path | None) -> dict[str, Document]:
    replaced = {} if directory is None else _files_of(directory)
    packaged = resources.files("alhambra.components") / "data"
    documents: dict[str, Document] = {}
    for part in PARTS:
        if part in replaced:
            documents[part] = _parse(str(replaced[part]), _bytes_of(replaced[part]))
        else:
            documents[part] = _parse(f"{part}.json", (packaged / f"{part}.json").read_bytes())
    return documents


def _files_of(directory: Path) -> dict[str, Path]:
    """The component files of a directory; other JSON files are refused, as a misspelt name would be overlooked."""
    try:
        files = sorted(path for path in directory.iterdir() if path.suffix.lower() == ".json")
    except OSError as error:
        raise ComponentError(f"{directory}: the directory cannot be read: {error.strerror}.") from None
    for path in files:
        if path.suffix != ".json" or path.stem not in PARTS:
            known = ", ".join(f"{part}.json" for part in PARTS)
            raise ComponentError(f"{path}: this is not the name of a component file; rename it to one of: {known}.")
    if not files:
        raise ComponentError(f"{directory}: the directory holds no component file; copy one there, such as huts.json.")
    return {path.stem: path for path in files}


def _bytes_of(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise ComponentError(f"{path}: the file cannot be read: it is not an ordinary one.")
        with path.open("rb") as file:
            content = file.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise ComponentError(f"{path}: the file cannot be read: {error.strerror}.") from None
    if len(content) > LONGEST_TEXT:
        raise ComponentError(f"{path}: the file is longer than {LONGEST_TEXT} bytes.")
    return content


def _parse(file: str, content: bytes) -> Document:
    try:
        # Some editors put a byte order mark in front; it does no harm.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ComponentError(f"{file}: the file is not UTF-8 text; save it in that encoding.") from None
    try:
        return Document(file, read_json(text))
    except ValueError as error:
        raise ComponentError(f"{file}: the file is not valid JSON: {error}.") from None


def _refuse_shared_ids(documents: dict[str, Document], components: Components) -> None:
    """Actions name pieces by id alone, so no two pieces of different lists may share one."""
    owners: dict[str, str] = {}
    for part, ids in _piece_ids(components):
        for name in ids:
            if name in owners:
                raise ComponentError(
                    f"{documents[part].file}: {name}: the id is used twice, also in {owners[name]}.json;"
                    " every piece needs its own."
                )
            owners[name] = part


def _piece_ids(components: Components) -> list[tuple[str, list[str]]]:
    money, base, granada = components.money, components.base_tiles, components.granada_tiles
    return [
        ("base_tiles", [tile.id for tile in base.tiles]),
        ("base_tiles", [tile.id for tile in base.start_tiles]),
        ("bonus_cards", [card.id for card in components.bonus_cards.cards]),
        ("camps", [camp.id for camp in components.camps.camps]),
        ("characters", [card.id for card in components.characters.characters]),
        ("granada_tiles", [tile.id for tile in granada.tiles]),
        ("granada_tiles", [tile.id for tile in granada.start_tiles]),
        ("huts", [hut.id for hut in components.huts.huts]),
        ("money", [face.id for face in money.faces]),
        ("money", [face.id for face in money.diamonds]),
        ("money", [card.id for card in money.bureaus]),
        ("money", [card.id for card in money.scoring_cards]),
        ("money", list(money.gates)),
    ]
