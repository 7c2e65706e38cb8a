"""The provenance of component files, and the fingerprint of their meaning."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from alhambra.components.entry import WHOLE_FILE, ComponentEntry, Document

STATUSES = ("verified", "single-source", "reconstructed")
ALL_OF_IT = "all"


@dataclass(frozen=True, slots=True)
class Provenance:
    """The status of each section of a file (or of "all" of it), and a note with the reasons."""

    sections: Mapping[str, str]
    note: str


def read_provenance(document: Document) -> Provenance:
    """Return the provenance of a file whose fields have been validated."""
    root = ComponentEntry(document.file, WHOLE_FILE, document.data, (), (), tuple(document.data))
    overall = root.word("provenance", STATUSES)
    note = root.text("provenance_note") if "provenance_note" in root.data else ""
    if "provenance_by_section" not in root.data:
        return Provenance({ALL_OF_IT: overall}, note)
    named = root.data["provenance_by_section"]
    lists = [field for field, value in root.data.items() if isinstance(value, list)]
    sections = ComponentEntry(document.file, "provenance_by_section", named, (), (), lists)
    return Provenance({name: sections.word(name, STATUSES) for name in sections.data}, note)


def digest(value: object) -> str:
    """Return the SHA-256 hash of the canonical JSON of a value's meaning."""
    text = json.dumps(_meaning(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _meaning(value: Any) -> Any:
    """Return the value as JSON data, without the fields that only describe it."""
    if is_dataclass(value):
        return {
            field.name: _meaning(getattr(value, field.name))
            for field in fields(value)
            if not field.metadata.get("description")
        }
    if isinstance(value, Mapping):
        return {str(key): _meaning(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_meaning(item) for item in value]
    return value
