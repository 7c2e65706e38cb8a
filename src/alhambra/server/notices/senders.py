"""The transports of notices: webhooks, push messages and mail."""

import base64
import smtplib
import ssl
import time
from email.message import EmailMessage
from typing import Final, Protocol
from urllib.parse import unquote, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from alhambra.server.notices.network import SendingFailed, WebClient
from alhambra.server.notices.notice_texts import Notice

_SECONDS: Final = 20.0
_SIGNATURE_SECONDS: Final = 12 * 3600
_PUSH_TTL_SECONDS: Final = 24 * 3600  # for which a push service stores a message


class Sender(Protocol):
    """A transport. It blocks on the network, so call it outside the event loop."""

    def send(self, address: str, notice: Notice) -> None:
        """Send a notice. Raises SendingFailed or AddressGone if it was not delivered."""


class Webhooks:
    """Posts notices as JSON to URLs."""

    def __init__(self, web: WebClient) -> None:
        self._web = web

    def send(self, address: str, notice: Notice) -> None:
        fields = ("table", "seat", "game", "subject", "text", "link")
        body = msgspec.json.encode({"notice": "turn", **{name: getattr(notice, name) for name in fields}})
        self._web.post(address, body, {"Content-Type": "application/json", "Idempotency-Key": notice.id})


class Pushes:
    """Sends push messages, which browsers show even if the page is closed (RFC 8030, 8291, 8292)."""

    def __init__(self, web: WebClient, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._web = web
        self._vapid = Vapid02()
        self._vapid.private_key = key
        self._contact = contact

    def send(self, address: str, notice: Notice) -> None:
        subscription = msgspec.json.decode(address)
        endpoint = subscription["endpoint"]
        shown = {"title": notice.subject, "body": notice.text, "link": notice.link, "table": notice.table}
        parts = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _SIGNATURE_SECONDS,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "TTL": str(_PUSH_TTL_SECONDS),
            "Urgency": "normal",
            "Topic": topic_of(notice.table),
        }
        self._web.post(endpoint, encrypted(msgspec.json.encode(shown), subscription["keys"]), headers)


def topic_of(table: str) -> str:
    """Return the topic, of 32 characters at most, by which a newer message replaces an older one."""
    return table[:32]


def encrypted(content: bytes, keys: dict[str, str]) -> bytes:
    """Encrypt a message for the browser with these keys."""
    ephemeral = ec.generate_private_key(ec.SECP256R1())
    message: bytes = http_ece.encrypt(
        content,
        private_key=ephemeral,
        dh=from_base64url(keys["p256dh"]),
        auth_secret=from_base64url(keys["auth"]),
        version="aes128gcm",
    )
    return message


def from_base64url(text: str) -> bytes:
    """Decode base64url without padding, as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Mails:
    """Sends mails through an SMTP server: ``smtp://user:password@host:587``, or ``smtps://``."""

    def __init__(self, server: str, sender: str) -> None:
        self._parts = urlsplit(server)
        self._sender = sender

    def send(self, address: str, notice: Notice) -> None:
        try:
            with self._connected() as server:
                server.send_message(self._mail(address, notice))
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise SendingFailed(type(error).__name__) from None

    def _mail(self, address: str, notice: Notice) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._sender
        mail["To"] = address
        mail["Subject"] = notice.subject
        mail["Message-ID"] = f"<{notice.id}@{self._sender.rpartition('@')[2].rstrip('>')}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{notice.stop_link}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(f"{notice.text}\n\n{notice.link}\n\n-- \n{notice.stop_link}\n")
        return mail

    def _connected(self) -> smtplib.SMTP:
        parts = self._parts
        host = parts.hostname or ""
        secured = ssl.create_default_context()
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=_SECONDS, context=secured)
        else:
            server = smtplib.SMTP(host, parts.port or 587, timeout=_SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=secured)
                server.ehlo()
            elif parts.username:
                server.close()
                raise SendingFailed("no encryption for the password")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server
