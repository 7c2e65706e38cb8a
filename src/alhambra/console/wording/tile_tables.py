"""The tile games in words: market, money, palaces and points."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alhambra.console.descriptions import MODULE, short_title
from alhambra.console.language import say, spoken
from alhambra.console.module_words import words_of
from alhambra.console.renderer import capitalised
from alhambra.texts import Verbatim, key_of
from alhambra.texts.naming import joined
from alhambra.tilegames.modules import MODULES

_FIELDS = 4
_WITH_SIDES = ("plain-tile-wall", "tile-moats", "plain-tile-side")  # a tile with its sides, by its district
_BESIDE = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_DIRK = "Dirk"
_TILE_FIELDS = ("tile", "old")  # of actions


def short_names(fields: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Verbatim]:
    """Return the tiles of an action by type and price alone, where the table has only one such tile."""
    pieces = _pieces_in_reach(view)
    counts = Counter(str(_kind_and_price(piece)) for piece in pieces.values())
    named = {name: pieces[fields[name]] for name in _TILE_FIELDS if fields.get(name) in pieces}
    short = {name: _kind_and_price(piece) for name, piece in named.items() if piece["type"] and piece["price"]}
    return {name: words for name, words in short.items() if counts[str(words)] == 1}


def _pieces_in_reach(view: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Return the tiles that the deciding seat can name: on the market, new, in its reserve or its palace."""
    if not view.get("decision"):
        return {}
    own = view["seats"][view["decision"]["seat"]]
    on_market = [slot["tile"] for slot in view["market"] if slot["tile"] is not None]
    pieces = [*on_market, *view["new_tiles"], *own["reserve"], *own["palace"]]
    faces = [piece["other_face"] for piece in pieces if piece.get("other_face") is not None]
    return {piece["tile"]: piece for piece in [*pieces, *faces]}


def brief(view: Mapping[str, Any]) -> list[str]:
    """Return what a turn depends on: the market, the display, the hand, and tiles to be placed or built."""
    lines = [part(view, "market"), part(view, "display")]
    if view["hand"] is not None:
        lines.append(part(view, "hand"))
    lines += new_tiles(view)
    viewer = view["viewer"]
    if viewer is not None and view["seats"][viewer]["reserve"]:
        lines.append(say("plain-reserve", tiles=_tiles(view["seats"][viewer]["reserve"])))
    return lines


def part(view: Mapping[str, Any], name: str) -> str:
    """Return the market, the display or the hand; a spectator has none."""
    if name == "market":
        return _market(view)
    if name == "display":
        return say("plain-display", cards=_cards(view["display"]))
    return say("plain-hand", cards=_by_currency(view["hand"] or []))


def progress(view: Mapping[str, Any], names: Sequence[str], you: int | None) -> list[str]:
    """Return the turn and the supply, the points so far, and whose turn it is."""
    dirk = None if view["dirk"] is None else view["dirk"]["points"]
    found = {"points": [seat["points"] for seat in view["seats"]], "dirk": dirk}
    lines = [_headline(view), say("plain-points-now", seats=_points(found, names))]
    turn = spoken().event({"event": "turn_begins", "seat": view["turn_seat"]}, names, you)
    return lines if turn is None or view["is_over"] else [*lines, turn]


def new_tiles(view: Mapping[str, Any]) -> list[str]:
    """Return the tiles that are to be placed now."""
    return [say("plain-new-tiles", tiles=_tiles(view["new_tiles"]))] if view["new_tiles"] else []


def table(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return everything on the table, except the positions of the tiles in the palaces."""
    lines = [_headline(view), *brief(view)]
    for name, seat in zip(names, view["seats"], strict=True):
        lines.append(_seat(name, seat["points"], seat["cards"], seat["palace"]))
    if view["dirk"] is not None:
        lines.append(_seat(_DIRK, view["dirk"]["points"], None, view["dirk"]["tiles"]))
    return [*lines, *_modules(view, names)]


def palace(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return the tiles in a palace with their cells, row by row, and in its reserve."""
    own = view["seats"][seat]
    pieces = sorted(own["palace"], key=lambda piece: (piece["cell"][1], piece["cell"][0]))
    lines = [say("plain-cell", cell=piece["cell"], tile=_tile(piece)) for piece in pieces]
    lines += [say("plain-gate", cell=list(cell), side=side.lower()) for cell, side in _gates(view, seat)]
    return [*lines, say("plain-reserve", tiles=_tiles(own["reserve"]))] if own["reserve"] else lines


def neighbours(cell: tuple[int, int], view: Mapping[str, Any], seat: int) -> str:
    """Return what is around a free cell of a palace."""
    pieces = {tuple(piece["cell"]): piece for piece in view["seats"][seat]["palace"]}
    if cell in pieces:
        return ""
    found = []
    for side, (dx, dy) in _BESIDE.items():
        piece = pieces.get((cell[0] + dx, cell[1] + dy))
        if piece is not None:
            found.append(say("plain-neighbour", tile=_kind_and_price(piece), direction=side))
    return ", ".join(found)


def standing(found: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return the points so far, and what each seat would get if the next scoring took place now."""
    lines = [say("plain-points-now", seats=_points(found, names))]
    if not found["scorings"]:
        return [*lines, say("screen-no-scoring")]
    points = found["scorings"][0]["points"]
    lines.append(say("plain-if-scored", scoring=points["scoring"]))
    who = [*names, _DIRK][: max(len(points["gained"]), len(names))]
    for number, name in enumerate(who):
        sources = list(_sources(points, number))
        gained = points["gained"][number]
        lines.append(say("plain-gained", name=Verbatim(name), points=gained, sources=Verbatim(", ".join(sources))))
    for number, end in enumerate(found["end"]):
        shown = [f"{spoken().thing('module', source)}: {value}" for source, value in end.items() if value]
        if shown:
            lines.append(say("screen-at-end", seat=Verbatim(names[number]), sources=Verbatim(", ".join(shown))))
    return lines


def ties(event: Mapping[str, Any], names: Sequence[str], you: int | None) -> list[str]:
    """Return what became of the ties in a scoring; nothing for other events."""
    return [spoken().tie(tie, [*names, _DIRK], you) for tie in event.get("ties", ())]


def scored(event: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return the points of a scoring by type, and all those of Dirk."""
    types = []
    for kind, shares in event["majorities"].items():
        gained = [f"{name} {points}" for name, points in zip([*names, _DIRK], shares, strict=False) if points]
        if gained:
            types.append(f"{spoken().thing('type', kind)}: {', '.join(gained)}")
    lines = [say("plain-scored-types", types=Verbatim("; ".join(types)))] if types else []
    dirk = event["gained"][len(names) :]
    return [*(say("plain-scored-dirk", points=points) for points in dirk), *lines]


# --- parts ---


def _headline(view: Mapping[str, Any]) -> str:
    turn = say("view-turn.over" if view["is_over"] else "view-turn", turn=view["turn"], scoring=_coming(view))
    supply = say("view-supply", deck=view["deck"], bags="+".join([str(count) for count in view["bags"]]))
    marker = [say("view-marker", marker=view["marker"])] if "marker" in view else []
    return f"{capitalised(', '.join([turn, supply, *marker]))}."


def _coming(view: Mapping[str, Any]) -> int:
    return min(int(view["scorings_done"]) + 1, 3)


def _market(view: Mapping[str, Any]) -> str:
    fields = []
    for field in range(_FIELDS):
        slots = view["market"][field::_FIELDS]
        tiles: list[str] = [_tile(slot["tile"]) for slot in slots if slot["tile"] is not None] or [say("plain-empty")]
        fields.append(say("plain-field", currency=slots[0]["currency"], tiles=Verbatim(" / ".join(tiles))))
    return say("plain-market", fields=Verbatim("; ".join(fields)))


def _tile(piece: Mapping[str, Any]) -> Verbatim:
    """Return a tile with its walls or moats, and with its other face."""
    text = _kind_and_price(piece)
    if piece["type"] is not None or piece["sides"]:
        sides = joined(spoken(), [say(f"direction-{side.lower()}") for side in piece["sides"]])
        key = _WITH_SIDES[min(piece["district"], len(_WITH_SIDES) - 1)]
        text = Verbatim(say(key, tile=text, sides=sides, sides_count=len(piece["sides"])))
    other = piece.get("other_face")
    return text if other is None else Verbatim(say("plain-other-face", tile=text, face=_kind_and_price(other)))


def _kind_and_price(piece: Mapping[str, Any]) -> Verbatim:
    if piece["type"] is None:
        return Verbatim(spoken().tile(piece["tile"]))
    return Verbatim(say("tile", name=Verbatim(spoken().thing("type", piece["type"])), number=piece["price"]))


def _tiles(tiles: Sequence[Mapping[str, Any]]) -> Verbatim:
    return Verbatim("; ".join([_tile(tile) for tile in tiles]))


def _cards(cards: Sequence[str]) -> Verbatim:
    return Verbatim(", ".join([spoken().card(card) for card in cards]) or say("nothing"))


def _by_currency(hand: Sequence[str]) -> Verbatim:
    """Return the cards in a hand: the values of each currency, then the others."""
    values: dict[str, list[str]] = {}
    others = []
    for card in hand:
        currency, _, value = card.rpartition("_")
        if value.isdigit():
            values.setdefault(currency, []).append(value)
        else:
            others.append(spoken().card(card))
    parts = [f"{spoken().thing('currency', currency)} {', '.join(cards)}" for currency, cards in values.items()]
    return Verbatim("; ".join([*parts, *others]) or say("nothing"))


def _seat(name: str, points: int, cards: int | None, pieces: Sequence[Mapping[str, Any]]) -> str:
    counts = Counter(piece["type"] for piece in pieces if piece["type"] is not None)
    built = ", ".join([f"{spoken().thing('type', kind)}: {count}" for kind, count in counts.items()])
    shown = Verbatim(built or say("nothing"))
    if cards is None:
        return say("plain-seat.dirk", name=Verbatim(name), points=points, built=shown)
    return say("plain-seat", name=Verbatim(name), points=points, cards_count=cards, built=shown)


def _points(found: Mapping[str, Any], names: Sequence[str]) -> Verbatim:
    points = [*found["points"], *([found["dirk"]] if found["dirk"] is not None else [])]
    pairs = zip([*names, _DIRK], points, strict=False)
    return Verbatim(", ".join([f"{name} {value}" for name, value in pairs]))


def _sources(points: Mapping[str, Any], number: int) -> Iterator[str]:
    """Yield what a seat gets in a scoring, by type and by line."""
    for kind, gained in points["majorities"].items():
        if number < len(gained) and gained[number]:
            yield f"{spoken().thing('type', kind)}: {gained[number]}"
    for source, value in (points["lines"][number] if number < len(points["lines"]) else {}).items():
        if value:
            said = spoken().find(key_of("stats", source), {})
            yield f"{spoken().thing('module', source) if said is None else said}: {value}"


def _modules(view: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    for module in MODULES:
        if module.name in view["modules"] and view[module.name]:
            shown = words_of(module).told(view[module.name], names)
            if shown:
                yield f"{short_title(MODULE, module.name)}: {shown}."


def _gates(view: Mapping[str, Any], seat: int) -> list[tuple[tuple[int, int], str]]:
    in_play = [module for module in MODULES if module.name in view["modules"]]
    return [gate for module in in_play for gate in words_of(module).gates(view[module.name], seat)]
