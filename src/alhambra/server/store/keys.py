"""The private keys of a server, stored in the database so that all processes share them."""

from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from alhambra.server.store.schema import KEYS

SIGNING: Final = "signing"  # Ed25519: signs promises and finished games
PUSHING: Final = "pushing"  # P-256: identifies the server to push services (VAPID)


class Keys:
    """The private keys; generated on first use."""

    def __init__(self, engine: Engine) -> None:
        signing = load_der_private_key(_stored(engine, SIGNING), None)
        pushing = load_der_private_key(_stored(engine, PUSHING), None)
        assert isinstance(signing, ed25519.Ed25519PrivateKey)
        assert isinstance(pushing, ec.EllipticCurvePrivateKey)
        self.signing = signing
        self.pushing = pushing

    @property
    def signing_public(self) -> str:
        """Return the public key of signatures, as 64 hexadecimal digits."""
        return self.signing.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    @property
    def pushing_public(self) -> bytes:
        """Return the public key that browsers need to subscribe."""
        return self.pushing.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _stored(engine: Engine, name: str) -> bytes:
    """Return the key with this name, generating it if there is none."""
    query = select(KEYS.c.private).where(KEYS.c.name == name)
    with engine.connect() as connection:
        stored = connection.execute(query).scalar_one_or_none()
    if stored is None:
        try:
            with engine.connect().execution_options(writing=True) as connection, connection.begin():
                connection.execute(insert(KEYS), {"name": name, "private": _fresh(name).hex()})
        except IntegrityError:
            pass  # another process was faster
        with engine.connect() as connection:
            stored = connection.execute(query).scalar_one()
    return bytes.fromhex(stored)


def _fresh(name: str) -> bytes:
    key = ed25519.Ed25519PrivateKey.generate() if name == SIGNING else ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
