"""Actions and events of the tile games as sentences."""

import re
from typing import Any

from alhambra.cli.renderer import Renderer, words
from alhambra.cli.words_tiles import all_words

_TILE = re.compile(r"^(.+)_(\d+)(?:_([nesw]+|open))?$")


def tile_text(name: str) -> str:
    """A tile's name for people: what it is, its price, its walls."""
    for wording in all_words():
        told = wording.tile(name)
        if told is not None:
            return told
    match = _TILE.match(name)
    if match is None:
        return words(name)
    what, price, sides = match.groups()
    return f"{words(what)} {price}" + ("" if sides is None else f" {sides if sides == 'open' else sides.upper()}")


def field_text(name: str, value: Any) -> str:
    """A field of an action, event or decision as it is written for people."""
    for wording in all_words():
        told = wording.field(name, value)
        if told is not None:
            return told
    if name == "cell" and isinstance(value, list):
        return f"{value[0]},{value[1]}"
    if isinstance(value, list):
        return (", " if name == "tiles" else " + ").join([field_text("", item) for item in value]) or "nothing"
    return tile_text(value) if isinstance(value, str) else str(value)


def filled(sentence: str, fields: dict[str, Any]) -> str:
    """The sentence with its fields filled in."""
    return sentence.format_map({name: field_text(name, value) for name, value in fields.items()})


def tell_event(renderer: Renderer, event: dict[str, Any]) -> str | None:
    """The event as a sentence without its full stop; None for what the table shows anyway."""
    kind = event["event"]
    for wording in all_words():
        if kind in wording.silent:
            return None
        if kind in wording.seat_events:
            verb, rest = wording.seat_events[kind]
            return renderer.does(event["seat"], verb) + filled(rest, event)
        if kind in wording.events:
            return filled(wording.events[kind], event)
    if kind == "tile_bought":
        return _bought(renderer, event)
    if kind == "scoring":
        return _scoring(renderer, event)
    if kind == "game_over":
        return f"The game is over: {' and '.join([renderer.names[seat] for seat in event['winners']])} won"
    return renderer.tell_plainly(event)


def _bought(renderer: Renderer, event: dict[str, Any]) -> str:
    sentence = renderer.does(event["seat"], "buy") + filled(" {tile}", event)
    if event["cards"]:
        sentence += filled(" with {cards}", event)
    return sentence + (" exactly" if event["exact"] else "")


def _scoring(renderer: Renderer, event: dict[str, Any]) -> str:
    majorities = event["majorities"].values()
    parts = []
    for seat, lines in enumerate(event["lines"]):
        tiles = sum([shares[seat] for shares in majorities])
        of_lines = "".join([f" + {points} {words(line)}" for line, points in lines.items() if points])
        parts.append(f"{renderer.names[seat]} {tiles + sum(lines.values())} ({tiles} tiles{of_lines})")
    return f"Scoring {event['scoring']}: {', '.join(parts)}"
