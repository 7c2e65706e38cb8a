"""Messages as tests look at them: plain data, whichever game they come from."""

from typing import Any

from alhambra.protocol import Event, Game


def fields(event: Event) -> dict[str, Any]:
    """What an event tells besides its kind."""
    return {name: value for name, value in event.data.items() if name != "event"}


def heard(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """The last events as a seat, or a spectator, may see them."""
    return [dict(event) for event in game.events_for(seat)]


def seen_by(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may know of the game."""
    return dict(game.view(seat))


def without_memory(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only somebody who counts all cards knows of hands."""
    return {**view, "seats": [{**seat, "known": None} for seat in view["seats"]]}
