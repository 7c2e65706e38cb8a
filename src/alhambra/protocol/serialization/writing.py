"""Writes messages as bytes."""

from collections.abc import Mapping, Sequence

import msgspec


def to_bytes(message: Mapping[str, object] | Sequence[Mapping[str, object]]) -> bytes:
    """Return plain data, such as a view or an event, as JSON.

    Args:
        message: a message, or a list of messages.

    >>> to_bytes({"kind": "take"})
    b'{"kind":"take"}'
    """
    return msgspec.json.encode(message)
