"""Tokens: whoever shows one may do what its link allows. Only their hashes are kept."""

import hashlib
import re
import secrets
from typing import Final

_BYTES: Final = 16
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def fresh_token() -> str:
    """A token of 128 random bits, for a link or a cookie."""
    return secrets.token_urlsafe(_BYTES)


def is_token(text: str) -> bool:
    """Whether the text has the form of a token."""
    return _FORM.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is kept of a token. It is random, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
