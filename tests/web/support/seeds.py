"""Lots of pages and of the server behind them that depend on nothing but the test."""

import secrets

from alhambra.server.bots import players
from tests.lots import lot, running_test

_choose = players.choose

_DRAWN_BY_THE_PAGE = """{
  const lot = Uint8Array.from("%s".match(/../g), (byte) => parseInt(byte, 16));
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === lot.length ? (array.set(lot), array) : draw(array));
}"""


def fixed_random_values() -> str:
    """A script by which a page draws its part of the seed for the running test; other draws stay as they are."""
    return _DRAWN_BY_THE_PAGE % lot(running_test())


def fix_randomness() -> None:
    """Let this server promise the same secret for every game, and its bots choose by what they know alone."""
    secrets.token_hex = _fixed
    players.choose = choose


def choose(known: str, seat: int, level: str, seed: str) -> str:
    """What the bot chooses by what its seat knows, whatever seed is drawn for it."""
    return _choose(known, seat, level, lot(known))


def _fixed(nbytes: int | None = None) -> str:
    return lot("registry")[: 2 * (nbytes or 32)]
