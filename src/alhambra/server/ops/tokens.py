"""Bearer tokens of links and cookies. Only their hashes are stored."""

import hashlib
import re
import secrets
from typing import Final

_BYTES: Final = 16
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def fresh_token() -> str:
    """Return a token of 128 random bits, for a link or a cookie."""
    return secrets.token_urlsafe(_BYTES)


def is_token(text: str) -> bool:
    """Return whether the text has the form of a token."""
    return _FORM.fullmatch(text) is not None


def hashed(token: str) -> str:
    """Return the hash under which a token is stored. Tokens are random, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
