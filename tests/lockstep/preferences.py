"""Preferences for outcomes and actions in lockstep play, so that hidden things appear early and often, and matter."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import Any

from alhambra.protocol import Action, Game, Randomness
from tests.messages import seen_by

DRAWER = "yammerad"  # the character whose owner draws cards in secret
LAY_ASIDE = "lay_aside"  # the outcome for a character outside the deck; never the drawer here
MOST_MONEY_FOR_DRAWER = 2
CURRENCIES = ("gulden", "dirham", "denar", "dukat", "diamond")

_USUAL = 2
_WEIGHTS = {
    "yammerad": 40,
    "place": 20,
    "place_gate": 20,
    "open_bonus_card": 12,
    "bid": 8,
    "machma": 8,
    "buy": 6,
    "take_bureau": 5,
    "take": 4,
    "take_gate": 4,
    "keep_bonus_cards": 4,
    "pass_bid": 3,
    "swap_fatima": 3,
    "remove": 1,
    "decline_character": 1,
}
_SAVING = {**_WEIGHTS, "take": 30}  # so that the deck is used up before the tiles are
_DRAWING = {**_WEIGHTS, "take": 1, "build": 6, "remove": 6, "swap": 6, "take_hut": 6, "turn_stone_up": 6}
_SPENDING = {"buy": 30, "bid": 30, "buy_with_stone": 30, "place": 30}


def in_random_order(weights: Sequence[int], randomness: Randomness) -> Iterator[int]:
    """Yield the indices of a list, drawn one after another by weight."""
    left = dict(enumerate(weights))
    while left:
        ticket = randomness.below(sum(left.values()))
        place = next(place for place, end in zip(left, accumulate(left.values()), strict=True) if ticket < end)
        del left[place]
        yield place


# --- outcomes of chance ---


def preferred_outcomes(game: Game, outcomes: Sequence[tuple[str, int]], randomness: Randomness) -> Iterator[str]:
    """Yield these outcomes of the current chance event, in a random order."""
    outcomes = sorted(outcomes)
    shown = seen_by(game, None)
    characters = shown.get("characters", {}).get("unseen", [])
    bonus_tiles = shown.get("bonus_cards", {}).get("tiles", {}).values()
    if game.chance is not None and game.chance.kind == LAY_ASIDE:
        outcomes = [(name, weight) for name, weight in outcomes if name != DRAWER]
    weights = [weight * _preference(name, characters, bonus_tiles) for name, weight in outcomes]
    for place in in_random_order(weights, randomness):
        yield outcomes[place][0]


def _preference(name: str, characters: Sequence[str], bonus_tiles: Collection[str]) -> int:
    """Return how likely the outcome is to be preferred, relative to a fair game."""
    if name == DRAWER:
        return 1000
    if name in bonus_tiles or name == "gate":
        return 6
    if name in characters or name.startswith(("bureau_", "diamond_")):
        return 3
    return 3 if name[-1] in "789" else 1  # expensive cards make small hands


def is_told_at_the_end(card: str) -> bool:
    """Return whether the totals announced at the end of the game include this card."""
    return card.startswith(CURRENCIES) and not card.startswith("diamond")


# --- actions ---


def preferred_actions(game: Game, watcher: int, saving: bool, randomness: Randomness) -> Iterator[Action]:
    """Yield the legal actions in a random order: first their kinds by weight, then those of a kind."""
    decision = game.decision
    assert decision is not None
    seat, shown = decision.seat, seen_by(game, decision.seat)
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal_actions():
        by_kind.setdefault(action.kind, []).append(action)
    kinds = list(by_kind)
    draws = shown.get("characters", {}).get("owners", {}).get(DRAWER) == seat
    if (shown["decision"] or {}).get("character") == DRAWER and seat == watcher:
        preferred = {"pass_bid": 1000}  # others' draws are what can be hidden
    elif draws:
        preferred = _SPENDING if len(money_of(shown["hand"])) > MOST_MONEY_FOR_DRAWER else _DRAWING
    else:
        preferred = _SAVING if saving else _WEIGHTS
    weights = [preferred.get(kind, _USUAL) for kind in kinds]
    for place in in_random_order(weights, randomness):
        actions = by_kind[kinds[place]]
        for index in in_random_order([1] * len(actions), randomness):
            if draws and randomness.below(2):
                yield from _with_all_of_the_currency(game, actions[index], shown["hand"])
            yield actions[index]


def money_of(hand: Sequence[str]) -> list[str]:
    return [card for card in hand if card.startswith(CURRENCIES)]


def _with_all_of_the_currency(game: Game, action: Action, hand: Sequence[str]) -> Iterator[Action]:
    """Yield the same purchase with more money than needed, which empties the hand, if that is legal."""
    data: dict[str, Any] = dict(action.to_json())
    currencies = {card.partition("_")[0] for card in data.get("cards", [])}
    if action.kind != "buy" or len(currencies) != 1:
        return
    cards = [card for card in hand if card.partition("_")[0] in currencies]
    if Counter(cards) > Counter(data["cards"]):
        generous = game.action_set.from_json({**data, "cards": cards})
        if game.is_legal(generous):
            yield generous
