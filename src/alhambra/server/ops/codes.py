"""Short codes of tables, which people can say and type."""

from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without 0, O, 1 and I, which look alike
_LENGTH: Final = 6
_PURPOSE: Final = b"alhambra table code "


def code_of(table_id: str, key: Ed25519PrivateKey) -> str:
    """Return the code of a table. Only the holder of the key can compute it from the id."""
    digest = sha256(key.sign(_PURPOSE + table_id.encode())).digest()
    return "".join([_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:_LENGTH]])


def read_code(text: str) -> str | None:
    """Return what somebody typed as a code, or None if it cannot be one."""
    typed = "".join([letter for letter in text.upper() if letter not in " -"])
    return typed if len(typed) == _LENGTH and set(typed) <= set(_ALPHABET) else None
