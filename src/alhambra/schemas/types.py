"""Convert types to JSON Schema. (Messages are unions of TypedDicts, which libraries do not support.)"""

from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from msgspec import Meta

from alhambra.declarations import fields_of
from alhambra.protocol import CELL, NAME, NAMES, NUMBER, Action
from alhambra.protocol.messages import Cell

Schema = dict[str, Any]  # any JSON Schema

_PLAIN: dict[Any, str] = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}
_OF_META = {"description": "description", "ge": "minimum", "le": "maximum"}
_LENGTHS = {"min_length": "minItems", "max_length": "maxItems"}  # given for lists only
_FORMS: dict[str, Any] = {NAME: str, NAMES: list[str], NUMBER: int, CELL: Cell}


def reference(name: str) -> Schema:
    """Return a reference to the definition of this name."""
    return {"$ref": f"#/$defs/{name}"}


class Definitions:
    """The named definitions of a document, with replacements for some types."""

    def __init__(self, known_as: dict[str, str]) -> None:
        self.known_as = known_as
        self.found: dict[str, Schema] = {}
        self._types: dict[str, type] = {}

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type; messages in it become definitions."""
        if is_typeddict(hint):
            return self.message(hint)
        if hint in _PLAIN:
            return {"type": _PLAIN[hint]}
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return {**self.of(inner[0]), **_noted(inner[1:])}
        if origin is NotRequired:
            return self.of(inner[0])
        if origin is Literal:
            return {"const": inner[0]} if len(inner) == 1 else {"enum": list(inner)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(one) for one in inner]}
        if origin is list:
            return {"type": "array", "items": self.of(inner[0])}
        if origin is dict and inner[0] is str:
            return {"type": "object", "additionalProperties": self.of(inner[1])}
        raise TypeError(f"a message cannot hold {hint}")

    def message(self, declared: type) -> Schema:
        """Return a reference to a message, defining it if needed."""
        name = declared.__name__
        if name in self.known_as:
            return reference(self.known_as[name])
        if self._types.setdefault(name, declared) is not declared:
            raise TypeError(f"two messages are called {name}")
        if name not in self.found:
            self.found[name] = {}  # a message may hold others of its own kind
            self.found[name] = self.object_of(cleandoc(declared.__doc__ or ""), fields_of(declared))
        return reference(name)

    def object_of(self, description: str, fields: dict[str, Any]) -> Schema:
        """Return the schema of an object with exactly these fields."""
        return {
            "description": description,
            "type": "object",
            "properties": {name: self.of(hint) for name, hint in fields.items()},
            "required": [name for name, hint in fields.items() if get_origin(hint) is not NotRequired],
            "additionalProperties": False,
        }

    def action(self, kind: type[Action]) -> Schema:
        """Return a reference to an action, whose class lists the fields."""
        name = f"{camel(kind.kind)}Action"
        fields = {field.name: _FORMS[field.form] for field in kind.form}
        self.found[name] = self.object_of(f"The action `{kind.kind}`.", {"kind": Literal[kind.kind], **fields})
        return reference(name)


def camel(name: str) -> str:
    """Return the name of the type for a thing of this name."""
    return "".join([word.capitalize() for word in name.split("_")])


def _noted(notes: tuple[Any, ...]) -> Schema:
    found: Schema = {}
    for note in notes:
        if isinstance(note, Meta):
            names = {**_OF_META, **_LENGTHS}
            found.update(note.extra_json_schema or {})
            found.update({names[name]: getattr(note, name) for name in names if getattr(note, name) is not None})
    return found
