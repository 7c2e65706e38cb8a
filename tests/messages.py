"""Messages as plain data for tests, whichever game they come from."""

from typing import Any

from alhambra.protocol import Event, Game


def fields(event: Event) -> dict[str, Any]:
    """Return the fields of an event without its kind."""
    return {name: value for name, value in event.data.items() if name != "event"}


def heard(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Return the latest events as a seat, or a spectator, may see them."""
    return [dict(event) for event in game.events_for(seat)]


def seen_by(game: Game, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may know about the game."""
    return dict(game.view(seat))


def without_memory(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without what counting cards would reveal of hands."""
    return {**view, "seats": [{**seat, "known": None} for seat in view["seats"]]}
