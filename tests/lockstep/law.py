"""The law: games that a seat cannot tell apart, imagined with the same stream, are equal games.

An imagined game must also agree with everything the seat knows, and with the contents of the box.
"""

import json
from collections import Counter
from typing import Any

from alhambra import imagine
from alhambra.protocol import Game, Randomness
from alhambra.tilegames.game import TileGame
from tests.lockstep.pair import Pair
from tests.messages import seen_by

STEPS_TOGETHER = 5  # steps for which two imagined games continue in lockstep


def check_law(pair: Pair) -> None:
    """Imagine both games with the same stream and compare everything, now and later."""
    seed = pair.randomness.fork()
    before = pair.one.checksum(), pair.other.checksum()
    one, other = [imagined(game, pair.watcher, seed) for game in (pair.one, pair.other)]
    assert before == (pair.one.checksum(), pair.other.checksum()), "imagining changed a game"
    assert_equal(one, other)
    check_positions(pair, seed, one)
    for seat in range(one.config.seats):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat)), f"seat {seat} sees another imagined game"
    check_standings(pair)
    check_knowledge(pair, one)
    check_again(pair, one, other)
    play_together(one.with_open_chance(), other.with_open_chance(), pair.randomness)
    play_together(one, other, pair.randomness)


def check_positions(pair: Pair, seed: str, twin: Game) -> None:
    """The watcher's knowledge of both games is the same text, and imagining from it gives the same."""
    texts = [game.position(seat=pair.watcher) for game in (pair.one, pair.other)]
    assert texts[0] == texts[1], "the watcher knows something else of a position"
    assert_equal_states(imagine(texts[0], Randomness(seed)), twin)


def assert_equal_states(one: Game, other: Game) -> None:
    """The games are equal; one read from a text may offer redesigns in another order."""
    assert sorted(offers(one)) == sorted(offers(other)), "a game imagined from a text offers different actions"
    assert outcomes(one) == outcomes(other), "a game imagined from a text has different outcomes"
    assert one.checksum() == other.checksum(), "a game imagined from a text differs"


def check_standings(pair: Pair) -> None:
    """The standing is the same in games that the watcher cannot tell apart."""
    standings = [json.dumps(game.standing(seat=pair.watcher)) for game in (pair.one, pair.other)]
    assert standings[0] == standings[1], "the standing tells what is hidden"


def imagined(game: Game, seat: int, seed: str) -> Game:
    """Return what the seat imagines with this stream."""
    return game.determinise(seat, Randomness(seed))


def assert_equal(one: Game, other: Game) -> None:
    """The games are equal, and so is the order of all their offers."""
    assert offers(one) == offers(other), "imagined games offer different actions"
    assert outcomes(one) == outcomes(other), "imagined games have different outcomes"
    assert one.checksum() == other.checksum(), "imagined games differ"


def offers(game: Game) -> list[str]:
    return [action.notation() for action in game.legal_actions()]


def outcomes(game: Game) -> Any:
    chance = game.chance
    return None if chance is None else (chance.kind, chance.outcomes)


def check_again(pair: Pair, one: Game, other: Game) -> None:
    """Imagined games obey the law themselves, and the seat that imagined one cannot tell it from the real game."""
    seat, seed = pair.randomness.below(one.config.seats), pair.randomness.fork()
    assert_equal(imagined(one, seat, seed), imagined(other, seat, seed))
    if pair.one.chance is None:
        assert_equal(imagined(one, pair.watcher, seed), imagined(pair.one, pair.watcher, seed))


def play_together(one: Game, other: Game, randomness: Randomness) -> None:
    """Take some steps with the same choices; with open chance, compare the outcomes, too."""
    for _ in range(STEPS_TOGETHER):
        if one.is_over:
            break
        chance = one.chance
        if chance is None:
            actions = one.legal_actions()
            action = actions[randomness.below(len(actions))]
            one.play(action)
            other.play(action)
        else:
            assert outcomes(one) == outcomes(other), "imagined games have different outcomes"
            name = chance.outcomes[randomness.below(len(chance.outcomes))][0]
            one.resolve(name)
            other.resolve(name)
    assert_equal(one, other)


# --- the seat's knowledge ---


def check_knowledge(pair: Pair, twin: Game) -> None:
    """An imagined game contradicts nothing the watcher knows."""
    if pair.one.chance is None:
        assert json.dumps(twin.view(pair.watcher)) == json.dumps(pair.one.view(pair.watcher)), "it looks different"
        assert offers_to(twin, pair.watcher) == offers_to(pair.one, pair.watcher), "it offers different actions"
        if isinstance(twin, TileGame) and isinstance(pair.one, TileGame):
            assert all_cards(twin) == all_cards(pair.one), "the cards are not those of the box"
    if pair.totals is not None:
        found = [market_totals(twin, seat) for seat in range(twin.config.seats)]
        assert found == pair.totals, f"the totals that were told are {pair.totals}, not {found}"
    check_bonus_cards(twin)


def offers_to(game: Game, seat: int) -> list[str]:
    """Return what the seat is offered, if it decides."""
    decision = game.decision
    return offers(game) if decision is not None and decision.seat == seat else []


def market_totals(game: Game, seat: int) -> list[int]:
    """Return the value of the seat's money in the currencies of the market fields."""
    shown = seen_by(game, seat)
    currencies = [slot["currency"] for slot in shown["market"][:4]]
    return [sum(value_in(card, currency) for card in shown["hand"]) for currency in currencies]


def value_in(card: str, currency: str) -> int:
    name, _, value = card.partition("_")
    return int(value) if name == currency else 0


def all_cards(game: TileGame) -> Counter[str]:
    """Count the cards by name, wherever they are."""
    deck = game.deck
    lying = [deck.name(card) for card in [*deck.pool, *deck.discard, *game.display]]
    characters = seen_by(game, None).get("characters", {"unseen": [], "owners": {}})
    for group in deck.groups.values():
        lying += [deck.name(card) for card in group if deck.name(card) not in characters["unseen"]]
    for seat in range(game.config.seats):
        lying += seen_by(game, seat)["hand"]
    lying += [*characters["unseen"], *characters["owners"]]
    return Counter(lying)


def check_bonus_cards(game: Game) -> None:
    """No bonus card is in two places."""
    if "bonus_cards" not in game.config.modules:
        return
    lying = [card for cards in seen_by(game, None)["bonus_cards"]["open"] for card in cards]
    for seat in range(game.config.seats):
        lying += seen_by(game, seat)["bonus_cards"]["hand"]
    assert len(set(lying)) == len(lying), "a bonus card is there twice"
