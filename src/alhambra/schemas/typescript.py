"""Writes the schema of messages as TypeScript types."""

import json

from alhambra.schemas.types import Schema

_HEAD = "// All messages, written by `make types` from their declarations in Python. Do not edit.\n"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(document: Schema) -> str:
    """Return a module with a type for each definition of a document."""
    types = [_definition(name, schema) for name, schema in document["$defs"].items()]
    return "\n".join([_HEAD, *types])


def _definition(name: str, schema: Schema) -> str:
    comment = f"/** {schema['description']} */\n" if schema.get("description") else ""
    if not schema.get("properties"):
        return f"{comment}export type {name} ={_choice_or_type(schema)};\n"
    fields = [_field(field, inner, field in schema["required"]) for field, inner in schema["properties"].items()]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _field(name: str, schema: Schema, required: bool) -> str:
    comment = f"  /** {schema['description']} */\n" if "description" in schema else ""
    return f"{comment}  {name}{'' if required else '?'}: {type_text(schema)};\n"


def _choice_or_type(schema: Schema) -> str:
    """Return a union with a line for each type, for small diffs."""
    if "anyOf" in schema:
        return "".join([f"\n  | {type_text(one)}" for one in schema["anyOf"]])
    return f" {type_text(schema)}"


def type_text(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join([json.dumps(word) for word in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([type_text(one) for one in schema["anyOf"]])
    if "type" not in schema:
        return "unknown"
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {'never' if values is False else type_text(values)}>"
    return _PLAIN[schema["type"]]


def _array(schema: Schema) -> str:
    item = type_text(schema["items"])
    length = schema.get("minItems")
    if length is not None and length == schema.get("maxItems"):
        return f"[{', '.join([item] * length)}]"
    return f"({item})[]" if " | " in item else f"{item}[]"
