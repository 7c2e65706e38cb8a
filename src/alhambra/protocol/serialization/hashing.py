"""One hash for everything that is promised, sealed or chained: SHA-256 over data in canonical form."""

import hashlib
import json
import re
from typing import Any


def fingerprint(data: Any) -> str:
    """Return the SHA-256 of data as JSON with sorted keys, without spaces, escaped to ASCII."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def is_hash(value: Any) -> bool:
    """Return whether a value is written as hashes, seeds and secrets are: 64 hexadecimal digits."""
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None
