"""One hash for all that is promised, sealed or chained: SHA-256 over data in a form that has only one spelling."""

import hashlib
import json
from typing import Any


def fingerprint(data: Any) -> str:
    """The SHA-256 of JSON-ready data, with sorted keys, without blanks and with all but ASCII escaped."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
