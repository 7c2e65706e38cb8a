"""The tables of messages in the documentation, written from their declarations.

Run as ``python -m tests.docs.message_tables`` to rewrite them.
"""

from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any

from alhambra.analysis.messages import (
    CurvePoint,
    DrawAnalysis,
    GameAnalysis,
    JudgedMove,
    MomentAnalysis,
    SeatAnalysis,
)
from alhambra.declarations import declared_in, fields_of, kind_of
from alhambra.protocol.messages import Judgement, Misfit, Preview, View
from alhambra.roll_and_write.messages import RollAndWriteStanding, RollAndWriteView
from alhambra.schemas.declared import is_decision, part_of
from alhambra.schemas.types import Definitions
from alhambra.schemas.typescript import type_text
from alhambra.tilegames.messages import TileGameStanding, TileGameView
from alhambra.tilegames.modules import folder_of
from bench.reporting.document import write_section
from tests.docs.markdown import DOCS
from tests.packaged import PACKAGED

MESSAGES = DOCS / "reference" / "formats" / "messages.md"
EVENTS = DOCS / "reference" / "formats" / "events.md"
ANALYSES = DOCS / "reference" / "formats" / "analyses.md"

# The folders of the code that makes messages, with the names used in a table.
MAKERS = {
    "alhambra.protocol": "all games",
    "alhambra.tilegames": "games with tiles",
    **{folder_of(module): module.name for module in PACKAGED},
    "alhambra.roll_and_write": "Roll & Write",
}
ANALYSED = {
    "analysis": GameAnalysis,
    "analysed decision": MomentAnalysis,
    "judged move": JudgedMove,
    "analysed draw": DrawAnalysis,
    "curve": CurvePoint,
    "analysed seat": SeatAnalysis,
}
_KNOWN_AS = {"EventMessage": "GameEvent", "DecisionMessage": "GameDecision", "ActionMessage": "GameAction"}


def sections() -> dict[str, str]:
    """Return everything that is written, by the name of its place."""
    return {
        "preview": field_table(fields_of(Preview)),
        "judgement": field_table(fields_of(Judgement)),
        "misfit": field_table(fields_of(Misfit)),
        "tile standing": field_table(fields_of(TileGameStanding)),
        "roll and write standing": field_table(fields_of(RollAndWriteStanding)),
        "view": field_table(fields_of(View)),
        "tile view": field_table(own_fields(TileGameView)),
        "roll and write view": field_table(own_fields(RollAndWriteView)),
        "module views": module_table(),
        "parts": parts_table(),
        **{place: field_table(fields_of(message)) for place, message in ANALYSED.items()},
        "decisions": told_table("decision", "kind", ("seat", "kind")),
        "events": told_table("event", "event", ("event",)),
    }


def page_of(place: str) -> Path:
    """Return the page on which a section is written."""
    if place in ANALYSED:
        return ANALYSES
    return EVENTS if place == "events" else MESSAGES


def own_fields(view: type) -> dict[str, Any]:
    """Return the fields that a game adds to those of all views."""
    return {name: hint for name, hint in fields_of(view).items() if name not in fields_of(View)}


def field_table(fields: dict[str, Any]) -> str:
    """Return the fields of a message, each in a row of its own."""
    definitions = Definitions(_KNOWN_AS)
    rows = []
    for name, hint in fields.items():
        schema = definitions.of(hint)
        rows.append([code(name), code(type_text(schema)), schema.get("description", "")])
    return table(["field", "type", "meaning"], rows)


def parts_table() -> str:
    """Return the objects that make up views and answers."""
    definitions = Definitions(_KNOWN_AS)
    answers = (Preview, Judgement, TileGameStanding, RollAndWriteStanding)
    for message in (*answers, TileGameView, RollAndWriteView, *(part_of(module) for module in PACKAGED)):
        for hint in fields_of(message).values() if message is not None else ():
            definitions.of(hint)
    rows = [
        [code(name), listed(schema["properties"]), schema["description"]] for name, schema in definitions.found.items()
    ]
    return table(["object", "fields", "what it is"], rows)


def module_table() -> str:
    """Return the parts of a view that modules add."""
    rows = []
    for module in PACKAGED:
        part = part_of(module)
        for name, hint in fields_of(part).items() if part is not None else ():
            schema = Definitions({}).of(hint)
            rows.append([code(module.name), code(name), code(type_text(schema)), schema["description"]])
    return table(["module", "field", "type", "meaning"], rows)


def told_table(what: str, tag: str, without: tuple[str, ...]) -> str:
    """Return all messages of a sort with their fields."""
    rows = []
    for folder, maker in MAKERS.items():
        for message in declared_in(folder).values():
            if kind_of(message, tag) is not None and (tag == "event" or is_decision(message)):
                names = [name for name in fields_of(message) if name not in without]
                rows.append([code(str(kind_of(message, tag))), listed(names), maker, cleandoc(message.__doc__ or "")])
    return table([what, "fields", "of", "meaning"], rows)


def code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|")


def listed(names: Iterable[str]) -> str:
    return ", ".join([code(name) for name in names])


def table(columns: list[str], rows: list[list[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join([f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines]) + "\n"


if __name__ == "__main__":
    for place, text in sections().items():
        write_section(place, text, page_of(place))
