"""Sentences for the events of the tile games."""

import re
from collections.abc import Callable
from typing import Any

from alhambra.cli.renderer import Renderer, words

Teller = Callable[[Renderer, dict[str, Any]], str | None]

_NAME_AND_PRICE = re.compile(r"^(.+)_(\d+)(?:_([nesw]+|open))?$")


def tile_text(name: str) -> str:
    """A tile's name for people: what it is, its price, its walls."""
    match = _NAME_AND_PRICE.match(name)
    if match is None:
        return words(name)
    sides = match.group(3)
    return f"{words(match.group(1))} {match.group(2)}" + (
        f" {sides.upper() if sides != 'open' else sides}" if sides else ""
    )


def _cards(event: dict[str, Any]) -> str:
    return " + ".join([words(card) for card in event["cards"]])


def _tile(event: dict[str, Any], field: str = "tile") -> str:
    return tile_text(event[field])


def _cell(event: dict[str, Any]) -> str:
    return f"{event['cell'][0]},{event['cell'][1]}"


def _on_the_table(renderer: Renderer, event: dict[str, Any]) -> None:
    """What the table shows anyway."""


def _scoring(renderer: Renderer, event: dict[str, Any]) -> str:
    majorities = event["majorities"].values()
    parts = []
    for seat, lines in enumerate(event["lines"]):
        tiles = sum([shares[seat] for shares in majorities])
        of_lines = "".join([f" + {points} {words(line)}" for line, points in lines.items() if points])
        parts.append(f"{renderer.names[seat]} {tiles + sum(lines.values())} ({tiles} tiles{of_lines})")
    return f"Scoring {event['scoring']}: {'; '.join(parts)}"


def _bought(renderer: Renderer, event: dict[str, Any]) -> str:
    exactly = " exactly" if event["exact"] else ""
    return f"{renderer.does(event['seat'], 'buy')} {_tile(event)} with {_cards(event)}{exactly}"


def _awarded(renderer: Renderer, event: dict[str, Any]) -> str:
    tiles = ", ".join([tile_text(name) for name in event["tiles"]])
    return f"{renderer.does(event['seat'], 'get')} {tiles} for having the most money"


def _winners(renderer: Renderer, event: dict[str, Any]) -> str:
    return f"The game is over. {' and '.join([renderer.names[seat] for seat in event['winners']])} won"


TILE_EVENTS: dict[str, Teller] = {
    "money_dealt": _on_the_table,
    "card_revealed": _on_the_table,
    "tile_revealed": _on_the_table,
    "turn_begins": _on_the_table,
    "marker_moved": _on_the_table,
    "dirk_got_tile": lambda renderer, event: f"Dirk gets {_tile(event)}",
    "start_seat": lambda renderer, event: renderer.does(event["seat"], "start"),
    "money_taken": lambda renderer, event: f"{renderer.does(event['seat'], 'take')} {_cards(event)}",
    "tile_bought": _bought,
    "tile_placed": lambda renderer, event: f"{renderer.does(event['seat'], 'place')} {_tile(event)} at {_cell(event)}",
    "tile_removed": lambda renderer, event: (
        f"{renderer.does(event['seat'], 'remove')} {_tile(event)} from {_cell(event)}"
    ),
    "tile_reserved": lambda renderer, event: f"{renderer.does(event['seat'], 'reserve')} {_tile(event)}",
    "tile_given": lambda renderer, event: f"{renderer.does(event['seat'], 'give')} {_tile(event)} to Dirk",
    "tile_left_out": lambda renderer, event: f"{renderer.does(event['seat'], 'leave')} {_tile(event)} out",
    "tile_turned_over": lambda renderer, event: (
        f"{renderer.does(event['seat'], 'turn')} {_tile(event)} over to {_tile(event, 'face')} for {_cards(event)}"
    ),
    "tiles_awarded": _awarded,
    "passed": lambda renderer, event: renderer.does(event["seat"], "pass"),
    "deck_reshuffled": lambda renderer, event: "The discard pile becomes the new deck",
    "scoring_card_revealed": lambda renderer, event: f"The card of scoring {event['scoring']} turns up",
    "scoring": _scoring,
    "game_ends": lambda renderer, event: "The market cannot be filled: the last tiles are given out",
    "game_over": _winners,
}
