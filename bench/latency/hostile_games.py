"""Games whose players make imagining as hard as the rules allow.

One of them acquires Yammerad, draws with him whenever possible, and reveals little of what he brings. In auctions
everybody raises by as little as possible, so that there are many bids to explain, hardly any of which is paid. The
others avoid using up the deck, because every secret ends with it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from alhambra import Game, GameConfig, Randomness, new_game
from alhambra.protocol import Action
from tests.lockstep.preferences import DRAWER, LAY_ASIDE, in_random_order, money_of
from tests.messages import seen_by

EVERY = 6  # every sixth position with hidden information is measured
DRAWER_SEAT = 1

_ALWAYS = ("characters", "huts")
_SOMETIMES = ("bureaux", "diamonds", "gates", "vizier")
_TOO_MUCH_MONEY = 3  # cards, at which Yammerad no longer draws
_QUIET = {"yammerad": 1000, **dict.fromkeys(("take_hut", "remove", "build", "swap", "take_bureau", "place"), 20)}
_SPENDING = {**_QUIET, "buy": 300, "buy_with_stone": 300}
_SAVING = {"take": 30, "buy": 4, "place": 20}
_ENOUGH_MONEY = 6  # cards, to raise bids with
_PASSING = 10  # one bid in ten is passed
_PATIENCE = (1, 4, 12)  # turns that the drawing seat waits for auctions once its hand allows no more draws


def hostile_config(number: int) -> GameConfig:
    """Return the config of a game, by number."""
    modules = [*_ALWAYS, *[module for index, module in enumerate(_SOMETIMES) if number >> index & 1]]
    return GameConfig("alhambra", 3 + number % 4, modules)


def hostile_positions(number: int) -> Iterator[Game]:
    """Yield some positions of a game with hidden information, and its end."""
    randomness = Randomness(f"hostile {number}")
    game = new_game(hostile_config(number), None)
    while not game.is_over:
        shown = seen_by(game, None)
        if game.chance is not None:
            game.resolve(_outcome(game.chance.kind, sorted(game.chance.outcomes), shown, randomness))
        else:
            if hidden_cards(shown) and randomness.below(EVERY) == 0:
                yield game
            game.play(_action(game, _PATIENCE[number % len(_PATIENCE)], randomness))
    yield game


def hidden_cards(shown: Any) -> int:
    return int(shown["seats"][DRAWER_SEAT]["hidden"])


def _outcome(kind: str, outcomes: Sequence[tuple[str, int]], shown: Any, randomness: Randomness) -> str:
    """Prefer Yammerad; then further characters where there is something to explain."""
    characters = shown["characters"]["unseen"]
    weights: list[int] = []
    for name, weight in outcomes:
        if name == DRAWER:
            weights.append(weight * (0 if kind == LAY_ASIDE else 1000))
        elif name in characters:
            weights.append(weight * (20 if hidden_cards(shown) > 1 else 1))
        else:
            weights.append(weight * (10 if name.startswith("bureau_") else 1))
    return outcomes[next(in_random_order(weights, randomness))][0]


def _action(game: Game, patience: int, randomness: Randomness) -> Action:
    decision = game.decision
    assert decision is not None
    shown = seen_by(game, decision.seat)
    actions = list(game.legal_actions())
    bids = [action for action in actions if action.kind == "bid"]
    if bids:
        is_for_drawer = (shown["decision"] or {}).get("character") == DRAWER
        wants = decision.seat == DRAWER_SEAT if is_for_drawer else randomness.below(_PASSING) > 0
        if wants:
            return bids[0]
        return next(action for action in actions if action.kind == "pass_bid")
    weights = _preferred(decision.seat, shown, patience, randomness)
    return actions[next(in_random_order([weights.get(action.kind, 1) for action in actions], randomness))]


def _preferred(seat: int, shown: Any, patience: int, randomness: Randomness) -> dict[str, int]:
    """Weights by kind of action. Money that everybody has seen gets in the way of the seat that draws."""
    if DRAWER not in shown["characters"]["owners"]:
        return _SAVING
    if seat != DRAWER_SEAT:
        return _QUIET if len(money_of(shown["hand"])) > _ENOUGH_MONEY and randomness.below(3) else _SAVING
    known = money_of(shown["seats"][seat]["known"])
    if known or (len(money_of(shown["hand"])) >= _TOO_MUCH_MONEY and randomness.below(patience) == 0):
        return _SPENDING
    return _QUIET
