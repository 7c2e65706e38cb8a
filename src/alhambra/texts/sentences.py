"""Events, decisions and actions as sentences; events have forms for "you" and for names."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from alhambra.protocol import Action
from alhambra.texts.naming import Verbatim, joined

if TYPE_CHECKING:
    from alhambra.texts.language import Language

_YOU = ".you"
_TO_YOU = ".to-you"
_NOBODY = ".nobody"


def tell_event(language: "Language", event: Mapping[str, Any], names: Sequence[str], you: int | None) -> str | None:
    """Return an event as a sentence; None if there is no text for it."""
    key = key_of("event", event["event"])
    people = _People(language, names, you)
    facts_of = _FACTS_BY_EVENT.get(event["event"])
    facts = _facts(event) if facts_of is None else facts_of(people, event)
    said = language.find(key + _form(event, you), facts, names)
    return language.find(key, facts, names) if said is None else said


def tell_decision(language: "Language", decision: Mapping[str, Any]) -> str | None:
    """Return the title of a decision; None if there is no text for it."""
    facts = _facts(decision)
    if "character" in decision:
        facts["effect"] = Verbatim(language.text(f"{key_of('character', decision['character'])}.effect"))
    return language.find(key_of("decision", decision["kind"]), facts)


def tell_action(language: "Language", action: Action, form: str, facts: Mapping[str, Any]) -> str | None:
    """Return an action as a phrase; None if there is no text for it."""
    key = key_of("action", action.kind)
    fields = action.to_json()
    return language.find(f"{key}.{form}" if form else key, {**_facts(fields), **_die(fields), **facts})


def tell_tie(language: "Language", tie: Mapping[str, Any], names: Sequence[str], you: int | None) -> str:
    """Return who is tied in a majority, and what becomes of the points of their places.

    The names are those of all participants.
    """
    people = _People(language, names, you)
    tied = [people.called(participant) for participant in tie["participants"]]
    facts = {"type": tie["type"], "tiles_number": tie["tiles"]}
    if tie["prices"]:
        ranked = [f"{name} {price}" for name, price in zip(tied, tie["prices"], strict=True)]
        said = language.text("tie-by-price", seats=Verbatim(", ".join(ranked)), **facts)
    else:
        said = language.text(
            "tie-shared",
            seats=joined(language, tied),
            places=Verbatim(" + ".join([str(points) for points in tie["places"]])),
            points=tie["points"][0],
            is_rounded=sum(tie["points"]) < sum(tie["places"]),
            **facts,
        )
    return said[:1].upper() + said[1:]


def key_of(prefix: str, name: str) -> str:
    """Return the key of the text about a name in messages or notation."""
    return f"{prefix}-{name.replace('_', '-')}"


def _facts(message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a message, with the lengths of its lists."""
    counts = {f"{name}_count": len(value) for name, value in message.items() if isinstance(value, list)}
    return {**message, **counts}


def _form(event: Mapping[str, Any], you: int | None) -> str:
    """Return which form of its sentence an event needs."""
    if event["event"] == "game_over" and not event["winners"]:
        return _NOBODY
    if you is None:
        return ""
    if you in (event.get("seat"), event.get("row")) or you in event.get("winners", ()):
        return _YOU
    return _TO_YOU if event["event"] == "dice_passed" and event["to"] == you else ""


# --- lists, and values that are not names ---


class _People:
    """Formats players in sentences."""

    def __init__(self, language: "Language", names: Sequence[str], you: int | None) -> None:
        self.language = language
        self.names = names
        self.you = you

    def called(self, row: int) -> str:
        """Return the name of a seat or, beyond the seats, of the imaginary player."""
        if row == self.you:
            return self.language.text("you.within")
        if row >= len(self.names) > 0:
            return self.language.text("imaginary-player", number=row - len(self.names) + 1)
        return self.language.seat(row, self.names)

    def listed(self, rows: Sequence[int]) -> Verbatim:
        return joined(self.language, [self.called(row) for row in rows])


def _scoring(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    points = []
    for seat, lines in enumerate(event["lines"]):
        tiles = sum([shares[seat] for shares in event["majorities"].values()])
        points.append({"tiles": tiles, **{line: points for line, points in lines.items() if points}})
    return {"scoring": event["scoring"], "seats": _by_source(people, points)}


def _tiles_unclaimed(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    return {**_facts(event), "seats": people.listed(event["seats"])}


def _end_points(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    return {"seats": _by_source(people, event["sources"])}


def _by_source(people: _People, points: Sequence[Mapping[str, int]]) -> Verbatim:
    """Return the points of each seat by their source, without seats that have none."""
    language = people.language
    seats = []
    for seat, sources in enumerate(points):
        if sources:
            parts = Verbatim(" + ".join([_source(language, source, number) for source, number in sources.items()]))
            seat_points = sum(sources.values())
            seats.append(language.text("points-by-source", seat=people.called(seat), points=seat_points, sources=parts))
    return Verbatim(", ".join(seats))


def _source(language: "Language", name: str, points: int) -> str:
    """Return points with their source: a line or a module."""
    said = language.find(key_of("source", name), {"points": points})
    return f"{points} {language.thing('module', name)}" if said is None else said


def _sheets_scored(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    parts = []
    for seat, sheet in enumerate(event["sheets"]):
        lines, coins = sum(sheet["rows"]) + sum(sheet["columns"]), sheet["coins"]
        facts = {"seat": people.called(seat), "points": lines + coins, "lines": lines, "coins": coins}
        parts.append(people.language.text("event-sheets-scored.seat", **facts))
    return {"seats": Verbatim(", ".join(parts)), "extra": event["extra"]}


def _game_over(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    winners = event["winners"]
    return {"winners": people.listed(winners), "winners_count": len(winners), "points": event["points"][0]}


def _places_awarded(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    shares = zip(event["rows"], event["points"], strict=True)
    parts = [
        people.language.text("event-places-awarded.row", row=Verbatim(people.called(row)), points=points)
        for row, points in shares
    ]
    return {"building": event["building"], "place": event["place"], "rows": joined(people.language, parts)}


def _building_ticked(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    name = people.called(event["row"])
    return {**event, "row": Verbatim(name[:1].upper() + name[1:])}


def _dice_passed(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    return {**event, "to_seat": event["to"]}


def _with_die(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    return {**event, **_die(event)}


def _imaginary_players_won(people: _People, event: Mapping[str, Any]) -> dict[str, Any]:
    numbers = [str(number) for number in event["numbers"]]
    return {"players": joined(people.language, numbers), "players_count": len(numbers)}


def _die(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the colour of a die, its value and, if it is turned, the next value."""
    if "die" not in fields:
        return {}
    colour, _, value = str(fields["die"]).partition("_")
    facts: dict[str, Any] = {"colour": colour, "value": value}
    if "direction" in fields and value.isdecimal():
        facts["to"] = int(value) + (1 if fields["direction"] == "up" else -1)
    return facts


_FACTS_BY_EVENT: Mapping[str, Callable[[_People, Mapping[str, Any]], dict[str, Any]]] = {
    "scoring": _scoring,
    "end_points": _end_points,
    "tiles_unclaimed": _tiles_unclaimed,
    "sheets_scored": _sheets_scored,
    "game_over": _game_over,
    "places_awarded": _places_awarded,
    "building_ticked": _building_ticked,
    "dice_passed": _dice_passed,
    "die_rolled": _with_die,
    "die_turned": _with_die,
    "imaginary_players_won": _imaginary_players_won,
}
