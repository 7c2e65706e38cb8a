"""Signatures of a server: of both promises of a game, and of the head of its transcript at the end.

A signature binds the server to what it said: a record with another head cannot be shown as one of its games.
"""

import json
import re
from typing import TYPE_CHECKING, Any, Final

from alhambra.extras import require_extra
from alhambra.protocol import AlhambraError, Record, is_hash
from alhambra.protocol.serialization.reading import read_json

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

SIGNED_HEAD: Final = "alhambra signed head"
SIGNED_PROMISE: Final = "alhambra signed promise"
SIGNED_FINAL_PROMISE: Final = "alhambra signed final promise"
_FIELDS: Final = {
    SIGNED_HEAD: {"format", "id", "head", "entries", "key", "signature"},
    SIGNED_PROMISE: {"format", "id", "promise", "key", "signature"},
    SIGNED_FINAL_PROMISE: {"format", "id", "final_promise", "key", "signature"},
}
_FIELD_PRIME: Final = 2**255 - 19  # of the coordinates of Ed25519
_SMALL_ORDER_Y: Final = frozenset(
    {
        0,
        1,
        _FIELD_PRIME - 1,
        0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7,
        0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826,
    }
)
_HEX: Final = re.compile(r"[0-9a-f]{128}")

Signed = dict[str, Any]  # a statement with the key and the signature


class SignatureError(AlhambraError):
    """A signature is malformed, or does not belong to this record."""


def signed_promise(game_id: str, promise: str, private: "Ed25519PrivateKey") -> Signed:
    """Sign that the server has made this promise."""
    return _signed({"format": SIGNED_PROMISE, "id": game_id, "promise": promise}, private)


def signed_final_promise(game_id: str, final_promise: str, private: "Ed25519PrivateKey") -> Signed:
    """Sign the final promise, before any player reveals a contribution."""
    return _signed({"format": SIGNED_FINAL_PROMISE, "id": game_id, "final_promise": final_promise}, private)


def signed_head(game_id: str, head: str, entries: int, private: "Ed25519PrivateKey") -> Signed:
    """Sign the end of a game; not earlier, as the head reveals what was hidden."""
    return _signed({"format": SIGNED_HEAD, "id": game_id, "head": head, "entries": entries}, private)


def _signed(statement: Signed, private: "Ed25519PrivateKey") -> Signed:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    return {**statement, "key": key, "signature": private.sign(_canonical(statement)).hex()}


def _canonical(statement: Signed) -> bytes:
    """Return the bytes to sign: JSON with sorted keys, without spaces, escaped to ASCII."""
    return json.dumps(statement, sort_keys=True, separators=(",", ":")).encode()


def read_signature(text: str) -> Signed:
    """Return the signature in the text of a file."""
    data = read_json(text)
    kind = data.get("format") if isinstance(data, dict) else None
    if not isinstance(kind, str) or set(data) != _FIELDS.get(kind):
        raise SignatureError("signature-is-none")
    is_written = isinstance(data["signature"], str) and _HEX.fullmatch(data["signature"]) and is_hash(data["key"])
    if not is_written:
        raise SignatureError("signature-is-none")
    return dict(data)


def check_signature(record: Record, signed: Signed) -> None:
    """Raise SignatureError if a signature is not of this record, or not made with the key it names."""
    deal = record.deal
    if deal is None or signed["id"] != deal.opening.game_id:
        raise SignatureError("signature-of-other-game")
    expected: Signed = {"format": signed["format"], "id": deal.opening.game_id}
    if signed["format"] == SIGNED_HEAD:
        heads = record.chain()
        number = signed["entries"]
        if type(number) is not int or not 0 <= number < len(heads):
            raise SignatureError("signature-of-other-entries")
        expected |= {"head": heads[number], "entries": number}
    elif signed["format"] == SIGNED_FINAL_PROMISE:
        expected["final_promise"] = deal.final_promise
    else:
        expected["promise"] = deal.promise
    statement = {name: value for name, value in signed.items() if name not in ("key", "signature")}
    if statement != expected:
        raise SignatureError("signature-of-other-entries")
    check_key(signed["key"])
    if not _is_signed(statement, signed["key"], signed["signature"]):
        raise SignatureError("signature-wrong")


def check_key(key: str) -> None:
    """Raise SignatureError for a weak key, which lets anybody sign, and for a key not in canonical form."""
    if not is_hash(key):
        raise SignatureError("signature-key-is-none")
    if not _is_strong_point(bytes.fromhex(key)):
        raise SignatureError("signature-key-weak")


def _is_strong_point(written: bytes) -> bool:
    """Return whether a point of Ed25519 is in canonical form and not of small order."""
    y = int.from_bytes(written, "little") & (2**255 - 1)  # the highest bit is the sign of the other coordinate
    return y < _FIELD_PRIME and y not in _SMALL_ORDER_Y


def _is_signed(statement: Signed, key: str, signature: str) -> bool:
    require_extra("signatures-need-extra", "client")
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    if not _is_strong_point(bytes.fromhex(signature)[:32]):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), _canonical(statement))
    except (InvalidSignature, ValueError):
        return False
    return True
