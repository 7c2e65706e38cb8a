"""Lots that depend on nothing but the test, so that a page which fails by bad luck fails in every run.

``ALHAMBRA_TEST_LOTS``, any text, gives other ones.
"""

import hashlib
import os
import secrets

from alhambra.server import bots

CHOICE = "ALHAMBRA_TEST_LOTS"
_choose = bots.choose

_DRAWN_BY_THE_PAGE = """{
  const lot = Uint8Array.from("%s".match(/../g), (byte) => parseInt(byte, 16));
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === lot.length ? (array.set(lot), array) : draw(array));
}"""


def lot(of: str) -> str:
    """64 hexadecimal digits."""
    return hashlib.sha256(f"{os.environ.get(CHOICE, '')} {of}".encode()).hexdigest()


def drawn_by_the_page() -> str:
    """A script by which a page draws its part of the seed for the running test; other draws stay as they are."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]
    return _DRAWN_BY_THE_PAGE % lot(test)


def settle_the_house() -> None:
    """Let this server promise the same secret for every game, and its bots choose by the position alone."""
    secrets.token_hex = _fixed
    bots.choose = choose


def choose(position: str, seat: int, bot: str, seed: str) -> str:
    """What the bot chooses in this position, whatever seed is drawn for it."""
    return _choose(position, seat, bot, lot(position))


def _fixed(nbytes: int | None = None) -> str:
    return lot("house")[: 2 * (nbytes or 32)]
