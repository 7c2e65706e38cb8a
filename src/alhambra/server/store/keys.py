"""The keys of a server. They are kept in its database, so that all processes have the same ones."""

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

SIGNING: Final = "signing"  # Ed25519: what the server says of finished games
PUSHING: Final = "pushing"  # P-256: by which the services of browsers know the server again (VAPID)


class Keys:
    """The private keys, made when they are first needed."""

    def __init__(self, engine: Engine) -> None:
        signing = load_der_private_key(_kept(engine, SIGNING), None)
        pushing = load_der_private_key(_kept(engine, PUSHING), None)
        assert isinstance(signing, ed25519.Ed25519PrivateKey)
        assert isinstance(pushing, ec.EllipticCurvePrivateKey)
        self.signing = signing
        self.pushing = pushing

    @property
    def signing_public(self) -> str:
        """The key by which signatures are checked, as 64 hexadecimal digits."""
        return self.signing.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    @property
    def pushing_public(self) -> bytes:
        """The key that browsers are given when they subscribe."""
        return self.pushing.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _kept(engine: Engine, name: str) -> bytes:
    """The key with this name; the first process that asks makes it."""
    query = select(KEYS.c.private).where(KEYS.c.name == name)
    with engine.connect() as connection:
        kept = connection.execute(query).scalar_one_or_none()
    if kept is None:
        try:
            with engine.connect().execution_options(writing=True) as connection, connection.begin():
                connection.execute(insert(KEYS), {"name": name, "private": _fresh(name).hex()})
        except IntegrityError:
            pass  # another process was faster
        with engine.connect() as connection:
            kept = connection.execute(query).scalar_one()
    return bytes.fromhex(kept)


def _fresh(name: str) -> bytes:
    key = ed25519.Ed25519PrivateKey.generate() if name == SIGNING else ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
