"""The transcript chain: one hash after every line of a game, each covering the one before.

Two people with equal heads have the same game up to that point; where their chains diverge, so do their games.
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
    """Return the head after another line: the fingerprint of both, built without a JSON encoder, for speed."""
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
