"""The transcript chain: one hash after every line of a game, each over the one before.

Two people whose heads are equal hold the same game up to there; where their chains part, their games do.
"""

import hashlib
from collections.abc import Sequence
from json.encoder import encode_basestring_ascii

from alhambra.protocol.messages import RecordOpening
from alhambra.protocol.serialization.hashing import fingerprint


def first_head(opening: RecordOpening) -> str:
    """Return the head of a game without entries."""
    return fingerprint({"format": "alhambra transcript", **opening})


def next_head(head: str, line: str) -> str:
    """The head after another line: the fingerprint of both, written without a JSON encoder for each of many lines."""
    return hashlib.sha256(f'["{head}",{encode_basestring_ascii(line)}]'.encode()).hexdigest()


def chain(opening: RecordOpening, lines: Sequence[str]) -> list[str]:
    """Return the heads at the start and after each line."""
    heads = [first_head(opening)]
    for line in lines:
        heads.append(next_head(heads[-1], line))
    return heads


def parting(first: Sequence[str], second: Sequence[str]) -> int | None:
    """Return the number of the first line in which two chains differ, 0 for their openings; None if they agree."""
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return number
    return None
