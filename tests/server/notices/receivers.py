"""Receivers of notifications: a webhook, a mail server, a browser."""

import base64
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Receiver(ThreadingHTTPServer):
    """A webhook that stores what it receives, and answers as told."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []  # returned first; then 201

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class _Taking(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((dict(self.headers.items()), body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class MailServer(socketserver.ThreadingTCPServer):
    """Receives mails, one line of SMTP after another."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Mailing)
        self.mails: list[tuple[str, str]] = []  # recipient and content

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class _Mailing(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self) -> None:
        self._say("220 here")
        recipient = ""
        while line := self.rfile.readline().decode().strip():
            word = line[:4].upper()
            if word == "RCPT":
                recipient = line.partition("<")[2].rstrip(">")
            if word == "DATA":
                self._say("354 go on")
                lines = []
                while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                self.server.mails.append((recipient, "\n".join(lines)))
            self._say("221 bye" if word == "QUIT" else "250 yes")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def serving(server: Any) -> Iterator[Any]:
    """Run it for a while."""
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """Return the keys of a subscribed browser."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "keys": {"p256dh": _text(point), "auth": _text(self._auth)}}

    def read(self, body: bytes) -> bytes:
        """Return the push messages."""
        content: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return content


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
