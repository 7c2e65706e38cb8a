"""Seeds for pages and the server behind them that depend only on the test."""

import secrets

from alhambra.server.bots import bot_players
from tests.seeds import running_test, seed_for

_choose = bot_players.choose

_DRAWN_BY_THE_PAGE = """{
  const fixed = Uint8Array.from("%s".match(/../g), (byte) => parseInt(byte, 16));
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === fixed.length ? (array.set(fixed), array) : draw(array));
}"""


def fixed_random_values() -> str:
    """Return a script by which a page draws its part of the seed for the running test; other draws are unaffected."""
    return _DRAWN_BY_THE_PAGE % seed_for(running_test())


def fix_randomness() -> None:
    """Make this server promise the same secret for every game, and its bots choose only by what they know."""
    secrets.token_hex = _fixed
    bot_players.choose = choose


def choose(known: str, seat: int, level: str, seed: str) -> str:
    """Return the bot's choice for what its seat knows, whatever seed is drawn for it."""
    return _choose(known, seat, level, seed_for(known))


def _fixed(nbytes: int | None = None) -> str:
    return seed_for("registry")[: 2 * (nbytes or 32)]
