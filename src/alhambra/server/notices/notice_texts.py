"""The text of notices. It contains only what everybody at the table knows."""

from typing import NamedTuple

from alhambra.server.tables.table import GameTable
from alhambra.texts import Verbatim, language


class Notice(NamedTuple):
    """A message to a player, in the player's language."""

    id: str  # the same for every attempt
    table: str  # empty, as the game, in a message about the address itself
    seat: int | None
    game: str
    subject: str
    text: str
    link: str  # without a token, so it is of use only to the player
    stop_link: str


def turn_notice(table: GameTable, seat: int, address_id: int, spoken: str, server: str, stop_token: str) -> Notice:
    """Return the notice for the seat whose turn it is."""
    words = language(spoken)
    game = words.text(f"game-{table.config.game.replace('_', '-')}")
    others = [other.name for number, other in enumerate(table.seats) if number != seat and other.name]
    link = f"{server}/tables/{table.id}?seat={seat}"
    said = words.text("notice-turn", game=Verbatim(game), people=Verbatim(", ".join(others)), others_count=len(others))
    return Notice(
        id=f"{table.id}.{address_id}.{table.turn.number}",
        table=table.id,
        seat=seat,
        game=table.config.game,
        subject=words.text("notice-turn.subject", game=Verbatim(game)),
        text=said,
        link=link,
        stop_link=_stop_link(server, stop_token),
    )


def confirmation(spoken: str, address_id: int, code: str, server: str, stop_token: str) -> Notice:
    """Return the mail with the code that confirms an address."""
    words = language(spoken)
    return Notice(
        id=f"code.{address_id}",
        table="",
        seat=None,
        game="",
        subject=words.text("notice-code.subject"),
        text=words.text("notice-code", code=Verbatim(code)),
        link=server,
        stop_link=_stop_link(server, stop_token),
    )


def _stop_link(server: str, token: str) -> str:
    return f"{server}/api/notices/stop/{token}"
