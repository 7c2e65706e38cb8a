"""How much a seat is offered and sent in one position, and the upper bounds."""

import time
from collections import Counter
from typing import Any

from alhambra.protocol import Action, Game, NotationError
from alhambra.protocol.game import MOST_JUDGEMENTS
from alhambra.protocol.offers import MOST_OFFERS
from alhambra.server.messages.encode import encoded, offers_of, preview_of, refusals_of, state_of
from alhambra.tilegames.turns.payment_choice import MOST_PAYMENTS
from tests.server.secrecy.test_leaks import table_with

BOUNDS = {  # milliseconds of CPU time, in the interpreted build
    "payments": 2 * MOST_PAYMENTS,  # with money of the fields, and by other means that modules allow
    "judgements": MOST_JUDGEMENTS,
    "offers": MOST_OFFERS,
    "bytes of offers": 1 << 18,
    "bytes of a preview": 1 << 15,
    "bytes of refusals": 1 << 20,
    "bytes of the table": 1 << 19,
    "bytes of a call": 1 << 15,
    "ms for the offers": 2000,
    "ms for a preview": 2000,
    "ms for refusals": 4000,
}
_PREVIEWED = 3
_PAYING = ("buy", "buy_with_stone", "pay_bid", "turn_over")


def measured(game: Game, asks: bool = True) -> Counter[str]:
    """Measure the position; ``asks`` also measures the answers to queries."""
    decision = game.decision
    found: Counter[str] = Counter()
    if decision is None:
        return found
    begin = time.process_time()
    offers = game.legal_actions()[:]
    found["ms for the offers"] = round(1000 * (time.process_time() - begin))
    found["offers"] = len(offers)
    for kind, count in Counter(action.kind for action in offers).items():
        found["payments" if kind in _PAYING else f"{kind} offers"] += count
    found["bytes of a call"] = len(encoded({"events": game.events_for(decision.seat)}))
    if asks:
        _measure_answers(game, decision.seat, offers, found)
    return found


def _measure_answers(game: Game, seat: int, offers: list[Action], found: Counter[str]) -> None:
    table = table_with(game)
    found["bytes of offers"] = len(encoded(offers_of(table, seat)))
    found["bytes of the table"] = len(encoded(state_of(table, seat)))
    for action in [*offers[:_PREVIEWED], *offers[-_PREVIEWED:]]:
        begin = time.process_time()
        answer = encoded(preview_of(table, seat, dict(action.to_json())))
        _raise(found, "ms for a preview", round(1000 * (time.process_time() - begin)))
        _raise(found, "bytes of a preview", len(answer))
    for kind in game.action_set.kinds:
        for asked in _answerable(game, seat, {"kind": kind}):
            begin = time.process_time()
            judged = refusals_of(table, seat, asked)
            _raise(found, "ms for refusals", round(1000 * (time.process_time() - begin)))
            _raise(found, "judgements", len(judged["refusals"]))
            _raise(found, "bytes of refusals", len(encoded(judged)))


def _answerable(game: Game, seat: int, asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Send the query, or the same about one tile if it is too broad."""
    try:
        game.refusals(asked, seat=seat)
    except NotationError:
        mine = next(tiles for tiles in _tiles(game, seat) if tiles)
        return [{**asked, "tile": tile} for tile in mine[:2]]
    return [asked]


def _tiles(game: Game, seat: int) -> list[list[str]]:
    view: Any = game.view(seat)
    market = [slot["tile"]["tile"] for slot in view["market"] if slot["tile"] is not None]
    return [[tile["tile"] for tile in tiles] for tiles in (view["new_tiles"], view["seats"][seat]["reserve"])] + [
        market
    ]


def _raise(found: Counter[str], name: str, number: int) -> None:
    found[name] = max(found[name], number)
