"""Answer why something is or is not allowed: an action, a tile, a kind of action or a numbered entry."""

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from alhambra.console.input.interpretation import Offered, plain
from alhambra.console.language import refusal_of, say, spoken
from alhambra.console.renderer import capitalised
from alhambra.console.sources.source import Source
from alhambra.console.wording.misfits import misfits_text
from alhambra.declarations import declaration_of
from alhambra.games import GAMES
from alhambra.protocol import PURCHASE, Action, AlhambraError
from alhambra.protocol.messages import ActionDeclaration, Judgement
from alhambra.protocol.serialization.reading import whole_number
from alhambra.texts import Verbatim

Judge = Callable[[Mapping[str, Any]], Awaitable[list[Judgement]]]

_TILE = "tile"
_EXAMPLES = 3


class StatedReason(NamedTuple):
    """The answer to a question: the sentence, and whether it is allowed."""

    text: str
    is_allowed: bool


async def reason_for(text: str, offered: Offered, source: Source) -> StatedReason:
    """Return why something is or is not allowed, and why a tile fits nowhere.

    Args:
        text: what is asked about, as shown in the menu or on the table, or in notation.
        offered: the current offers.
        source: the game that is asked.

    Raises:
        AlhambraError: the text means nothing here.
    """
    reason = await _reason_for(text, offered, source.refusals)
    tile = _tile_in(text, offered) if whole_number(text) is None else None
    if tile is None or tile not in _tiles_on_table(offered.view):
        return reason
    is_own = tile in _own_tiles(offered.view)
    nowhere = misfits_text(tile, await source.fit(tile), is_bought=not is_own)
    return reason._replace(text=f"{reason.text} {nowhere}") if nowhere else reason


async def _reason_for(text: str, offered: Offered, judge: Judge) -> StatedReason:
    number = whole_number(text)
    if number is not None:
        return _of_entry(number, offered)
    exact = offered.exactly(text)
    if exact is not None:
        return _verdict(await judge(exact.to_json()), offered)
    questions = _questions(text, offered)
    if questions:
        return _verdict([judged for question in questions for judged in await _judged(question, judge)], offered)
    meant = offered.meant(text)
    return _allowed([meant] if isinstance(meant, Action) else meant, offered)


def _of_entry(number: int, offered: Offered) -> StatedReason:
    entries = offered.menu.entries
    if not 1 <= number <= len(entries):
        raise AlhambraError("no-such-number", most=len(entries))
    return _allowed(entries[number - 1].actions, offered)


async def _judged(question: Mapping[str, Any], judge: Judge) -> list[Judgement]:
    with contextlib.suppress(AlhambraError):  # too many ways to complete it
        return await judge(question)
    return []


# --- what is asked ---


def _questions(text: str, offered: Offered) -> list[dict[str, Any]]:
    """Return the incomplete actions that the text may mean: those about a tile, or all of a kind."""
    if offered.renderer.game not in GAMES or offered.view.get("decision") is None:
        return []
    kinds = _kinds_of(text, offered)
    tile = _tile_in(text, offered)
    if tile is None:
        return [{"kind": kind} for kind in kinds]
    actions = declaration_of(offered.renderer.game)["actions"]
    about_tiles = [kind for kind in kinds or _kinds_for(tile, offered) if _names_tile(actions[kind])]
    return [{"kind": kind, _TILE: tile} for kind in about_tiles]


def _kinds_of(text: str, offered: Offered) -> list[str]:
    """Return the kind of action with which the text begins, if any."""
    words = plain(text).split()
    found = []
    for kind in declaration_of(offered.renderer.game)["actions"]:
        for name in (kind, offered.renderer.kind_title(kind)):
            begin = plain(name).split()
            if words[: len(begin)] == begin:
                found.append((len(begin), kind))
    return [max(found)[1]] if found else []


def _kinds_for(tile: str, offered: Offered) -> list[str]:
    """Return the likely kinds of action for a tile, given where it is."""
    declared = declaration_of(offered.renderer.game)
    every = list(declared["actions"])
    now = declared["decisions"].get(offered.view["decision"]["kind"], every)
    if tile in _own_tiles(offered.view):
        return [kind for kind in now if declared["actions"][kind]["chosen"] != PURCHASE]
    buying = [kind for kind in now if declared["actions"][kind]["chosen"] == PURCHASE]
    return buying or [kind for kind in every if declared["actions"][kind]["chosen"] == PURCHASE][:1]


def _names_tile(declared: ActionDeclaration) -> bool:
    return any(field["name"] == _TILE for field in declared["fields"])


# --- tiles ---


def _tile_in(text: str, offered: Offered) -> str | None:
    """Return the tile that the text names: one on the table, else any tile in the game."""
    words = f" {plain(text)} "
    for names in (_tiles_on_table(offered.view), offered.tiles):
        found = [(len(form), name) for name in names for form in _names_of(name) if f" {form} " in words]
        if found:
            return max(found, key=lambda match: match[0])[1]
    return None


def _names_of(tile: str) -> list[str]:
    """Return what a tile is called: in notation, with and without walls, and by type and price alone."""
    kind, _, _ = tile.rpartition("_")
    forms = [tile, spoken().tile(tile), spoken().tile(tile, with_walls=True), spoken().tile(kind or tile)]
    return [plain(form) for form in forms]


def _tiles_on_table(view: Mapping[str, Any]) -> list[str]:
    on_market = [slot[_TILE] for slot in view.get("market", ()) if slot[_TILE] is not None]
    faces = [tile.get("other_face") for tile in on_market]
    return [*(str(tile[_TILE]) for tile in [*on_market, *faces] if tile is not None), *_own_tiles(view)]


def _own_tiles(view: Mapping[str, Any]) -> list[str]:
    """Return the new tiles, and those in the reserve of the seat that decides."""
    if "new_tiles" not in view or view.get("decision") is None:
        return []
    seat = view["seats"][view["decision"]["seat"]]
    return [str(tile[_TILE]) for tile in [*view["new_tiles"], *seat.get("reserve", ())]]


# --- the answer ---


def _verdict(judged: list[Judgement], offered: Offered) -> StatedReason:
    """Return what is allowed, or the nearest refusal if nothing is."""
    if not judged:
        raise AlhambraError("no-choice-now")
    allowed = [judgement for judgement in judged if judgement["refusal"] is None]
    if allowed:
        actions = [offered.action_set.from_json(judgement["action"]) for judgement in allowed if judgement["action"]]
        return _allowed(actions, offered)
    nearest = max(judged, key=_nearness)
    assert nearest["refusal"] is not None
    refusal = spoken().refusal(refusal_of(nearest["refusal"]), offered.renderer.names)
    pays = nearest["payment"] is not None and nearest["payment"]["paid"] > 0
    if len(judged) == 1 or nearest["action"] is None or not pays:
        return StatedReason(refusal, False)
    return StatedReason(f"{_described(offered.action_set.from_json(nearest['action']), offered)}: {refusal}", False)


def _nearness(judged: Judgement) -> float:
    """Return a sort key: refused payments by how close they are to the price, then everything else."""
    payment = judged["payment"]
    return float("-inf") if payment is None else float(payment["overpaid"])


def _allowed(actions: list[Action], offered: Offered) -> StatedReason:
    shown = [_described(action, offered) for action in actions[:_EXAMPLES]]
    more = [] if len(actions) <= _EXAMPLES else ["\u2026"]
    return StatedReason(say("is-allowed-so", ways=Verbatim("; ".join([*shown, *more]))), True)


def _described(action: Action, offered: Offered) -> str:
    return capitalised(offered.renderer.describe(action, offered.view))
