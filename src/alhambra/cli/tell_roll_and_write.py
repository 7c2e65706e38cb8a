"""Sentences for the events of Roll & Write."""

from typing import Any

from alhambra.cli.renderer import Renderer, words


def tell(renderer: Renderer, event: dict[str, Any]) -> str | None:
    """What happened; None for what the sheets show anyway."""
    match event["event"]:
        case "start_player":
            return renderer.does(event["seat"], "start")
        case "ticked":
            where = f"the {event['building']} at {event['yellow']} {event['blue']}"
            return f"{_row_name(renderer, event['row'])}: tick on {where}"
        case "turned":
            return f"{renderer.does(event['seat'], 'turn')} {words(event['die'])} to {event['to']}"
        case "coins":
            return (
                f"{renderer.does(event['seat'], 'take')} {event['coins']} {'coin' if event['coins'] == 1 else 'coins'}"
            )
        case "passed" if event["to"] != event["seat"]:
            return f"{renderer.does(event['seat'], 'hand')} on yellow {event['yellow']} and blue {event['blue']}"
        case "round":
            return f"Round {event['round']} begins"
        case "placed":
            who = " and ".join([_row_name(renderer, row) for row in event["rows"]])
            return f"Place {event['place']} for {event['building']}: {who}, {event['points']} points"
        case "end":
            return "The game is over"
    return None


def _row_name(renderer: Renderer, row: int) -> str:
    """The name of a seat, or of an imaginary player, whose rows come after those of the seats."""
    seats = len(renderer.names)
    return renderer.names[row] if row < seats else f"Imaginary {row - seats + 1}"
