"""What is sent to others, as bytes."""

from collections.abc import Mapping, Sequence

import msgspec


def to_bytes(message: Mapping[str, object] | Sequence[Mapping[str, object]]) -> bytes:
    """A message, or a list of messages, as JSON."""
    return msgspec.json.encode(message)
