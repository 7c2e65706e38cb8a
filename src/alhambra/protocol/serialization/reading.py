"""Reads untrusted input: numbers, names, lines and JSON, strictly and within limits."""

import json
import re
from typing import Any, Final, TypeGuard

from alhambra.protocol.errors import JsonError, quoted

LONGEST_NAME: Final = 64
LONGEST_LINE: Final = 4000  # of notation; the longest line needed pays with all the money in a game
LONGEST_TEXT: Final = 1 << 22  # of a record or a component file
_LARGEST_NUMBER: Final = 1 << 62
_DEEPEST_JSON: Final = 16
_LONGEST_FIGURE: Final = 40  # of a number in JSON

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,18}")


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number of bounded size, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool) and -_LARGEST_NUMBER <= value <= _LARGEST_NUMBER


def whole_number(text: str) -> int | None:
    """Return the whole number written in plain digits, as it would be printed; None for anything else."""
    if _WHOLE.fullmatch(text) is None:
        return None
    number = int(text)
    return number if is_whole(number) else None


def is_name(value: object) -> TypeGuard[str]:
    """Return whether a value is a word of notation: plain characters without spaces or plus signs."""
    return is_line(value) and 0 < len(value) <= LONGEST_NAME and value != "-" and " " not in value and "+" not in value


def is_line(value: object) -> TypeGuard[str]:
    """Return whether a value is one line of plain characters of limited length."""
    return is_printable_line(value) and value.isascii()


def is_printable_line(value: object) -> TypeGuard[str]:
    """Return whether a value is one line in any script, of limited length."""
    return isinstance(value, str) and len(value) <= LONGEST_LINE and value.isprintable()


def read_json(text: str) -> Any:
    """Return the data in a JSON text; raise JsonError if it cannot be read.

    Also refuse anything that other readers interpret differently, or that is excessive: duplicate fields, NaN, text
    that is not Unicode, numbers of unlimited length, deep nesting.
    """
    if len(text) > LONGEST_TEXT:
        raise JsonError("json-too-long", most=LONGEST_TEXT)
    try:
        data = json.loads(
            text, object_pairs_hook=_object, parse_int=_int, parse_float=_float, parse_constant=_refuse_constant
        )
    except RecursionError:
        raise JsonError("json-too-deep") from None
    except json.JSONDecodeError as error:
        raise JsonError("json-is-none", line=error.lineno, column=error.colno) from None
    _check_values(data)
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; raise JsonError for a duplicate field, because one of the values would silently win."""
    result: dict[str, Any] = {}
    for field, value in pairs:
        if field in result:
            raise JsonError("json-field-twice", field=quoted(field))
        result[field] = value
    return result


def _int(text: str) -> int:
    if len(text) > _LONGEST_FIGURE:
        raise JsonError("json-long-number")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if len(text) > _LONGEST_FIGURE or number - number != 0:  # infinity is not a number
        raise JsonError("json-long-number")
    return number


def _refuse_constant(word: str) -> Any:
    raise JsonError("json-constant", given=word)


def _check_values(data: Any) -> None:
    """Raise JsonError for data nested too deeply, and for texts with lone surrogates."""
    level = [data]
    for _ in range(_DEEPEST_JSON):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += value
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, str):
                _check_text(value)
        if not inner:
            return
        level = inner
    raise JsonError("json-too-deep")


def _check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise JsonError("json-not-unicode") from None
