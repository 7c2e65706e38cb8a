"""Creating tables and taking seats as a page does, for tests that are not about the start page."""

from typing import Any, NamedTuple

from tests.web.support.pages import Visit


class Made(NamedTuple):
    """A table with the tokens of its links."""

    id: str
    invitation: str


def ask(visit: Visit, path: str, body: dict[str, Any]) -> Any:
    """Return the server's answer to this visitor, who need not have opened a page."""
    as_a_page = {"Origin": visit.address}
    answer = visit.context.request.post(f"{visit.address}/api{path}", data=body, headers=as_a_page)
    assert answer.ok, answer.text()
    return answer.json()


def make_table(
    visit: Visit, *kinds: str, game: str = "alhambra", modules: list[str] | None = None, **settings: Any
) -> Made:
    """Create a table with a person, or the named bot, at each seat; this visitor owns it."""
    seats = [
        {"kind": kind} if kind == "person" else {"kind": kind, "name": f"Bot {seat}"} for seat, kind in enumerate(kinds)
    ]
    made = ask(visit, "/tables", {"game": game, "seats": seats, "modules": modules or [], **settings})
    ask(visit, "/enter", {"token": made["tokens"]["owner"]})
    return Made(made["table"], made["tokens"]["invite"])


def sit(visit: Visit, table: Made, seat: int, name: str) -> None:
    """Take a seat at a table with its invitation."""
    ask(visit, "/enter", {"token": table.invitation})
    taken = ask(visit, f"/tables/{table.id}/seats/{seat}", {"name": name})
    ask(visit, "/enter", {"token": taken["token"]})


def against_bot(
    visit: Visit, game: str, modules: list[str] | None = None, bot: str = "apprentice", **settings: Any
) -> Made:
    """Create a game of two with a bot; the page shows it."""
    table = make_table(visit, "person", bot, game=game, modules=modules, **settings)
    sit(visit, table, 0, "Ada")
    visit.open(f"/tables/{table.id}?seat=0")
    return table
