"""Turns of samples: put together currency by currency, and as good as if every way to spend money had been tried."""

from collections.abc import Iterator

import pytest

from alhambra.games import GAMES
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.outlook import Outlook
from alhambra.search.plans import TurnPlan
from alhambra.search.turns import TurnSearch
from alhambra.tilegames.buying import Buy
from alhambra.tilegames.cards import CURRENCY_COUNT, purse_total, value_of
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.redesign import Build
from alhambra.tilegames.taking import TakeMoney
from tests.bots.test_search import ALL_MODULES, TILE_GAMES, position, sites_of


def plan_of(game: TileGame) -> TurnPlan:
    assert game.decision is not None
    return TurnPlan(game, game.decision.seat, sites_of(game))


def positions(name: str, modules: tuple[str, ...] = (), number: int = 24) -> Iterator[TileGame]:
    """Turns of games by lot, from early ones to late ones, with few seats and with many."""
    for seed in range(number):
        yield position(GameConfig(name, 2 + seed % 3, modules), seed, 10 + 6 * seed)


def without_money(game: TileGame) -> TileGame:
    """The game with neither cards in the hand of the seat nor on the display."""
    game.display = game.display[:0]
    for currency in range(CURRENCY_COUNT):
        game.purses[CURRENCY_COUNT * game.turn_seat + currency] = 0
    game.known.forget_all_purchases()
    return game


def open_twin(game: TileGame) -> TileGame:
    """A copy in which chance stays open."""
    twin = game.copy()
    twin.streams = None
    return twin


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_plans_are_whole_turns_that_can_be_played(name: str, with_modules: bool) -> None:
    chains = 0
    for game in positions(name, GAMES[name].modules if with_modules else ()):
        seat, turn, before = game.turn_seat, game.turn_count, game.checksum()
        option = plan_of(game).best()
        assert game.checksum() == before, "planning changed the game"
        chains += len(option.actions) > 1
        for action in option.actions:
            assert game.decision is not None
            assert (game.decision.kind, game.decision.seat, game.turn_count) == ("turn", seat, turn)
            game.play(action)
        if not with_modules:
            goes_on = game.decision is not None and game.decision.kind == "turn" and game.turn_count == turn
            assert not goes_on
    assert chains


# --- the best of all ways to spend money ---


def worth_of_money(game: TileGame, seat: int, outlook: Outlook, gains: list[float]) -> float:
    """The money of a seat, and the tiles of the market that it may buy with it, one after another."""
    value = outlook.lasting * outlook.money(game, seat)
    for slot, piece in enumerate(game.market):
        if piece >= 0:
            currency = game.rules.field_currencies[slot % FIELDS]
            purse = game.purses[CURRENCY_COUNT * seat + currency]
            value += outlook.share(game, piece, currency, purse, outlook.late) * gains[slot]
    return value


def values_of_all_turns(
    game: TileGame, seat: int, outlook: Outlook, gains: list[float], bought: list[float]
) -> Iterator[float]:
    """What every turn comes to, found by playing it; tiles count alike whatever else is bought."""
    for action in game.legal_actions():
        if isinstance(action, Build):
            continue  # tiles of the reserve are left out here
        gain = 0.0
        twin = game.copy()
        if isinstance(action, TakeMoney):
            for card in action.cards:
                twin.gain(seat, card)
        elif isinstance(action, Buy):
            slot = game.slot_of(action.tile)
            gain = bought[slot]
            if value_of(action.cards) == game.rules.prices[action.tile]:
                twin.play(action)
                for value in values_of_all_turns(twin, seat, outlook, gains, bought):
                    yield gain + value
                continue
            twin.pay(seat, action.cards)
            twin.take_from_market(action.tile)
        else:
            continue
        yield gain + worth_of_money(twin, seat, outlook, gains)


@pytest.mark.parametrize("name", TILE_GAMES)
def test_no_other_way_to_spend_money_is_better(name: str) -> None:
    """Of payments that lose money a plan looks only at one that loses least, so another may save better cards."""
    found = 0
    for seed in range(24):
        game = open_twin(position(GameConfig(name, 2 + seed % 3), seed, 10 + 6 * seed))
        plan = plan_of(game)
        option = plan.best()
        seat, outlook = game.turn_seat, plan.outlook
        hand = [game.purses[CURRENCY_COUNT * seat + currency] for currency in range(CURRENCY_COUNT)]
        if game.new_tiles or max(map(purse_total, hand)) > 20 or isinstance(option.actions[-1], Build):
            continue
        gains = [outlook.gain_on_market(game, slot) if piece >= 0 else 0.0 for slot, piece in enumerate(game.market)]
        bought = [
            gain + (outlook.room_after(game, piece) if piece >= 0 else 0.0)
            for gain, piece in zip(gains, game.market, strict=True)
        ]
        nothing = worth_of_money(game, seat, outlook, gains)
        values = [value - nothing for value in values_of_all_turns(game, seat, outlook, gains, bought)]
        assert min(abs(option.value - value) for value in values) < 1e-9, "its value is that of a turn"
        assert option.value > max(values) - 0.7, "what a card is worth at most"
        found += option.value > max(values) - 1e-9
    assert found >= 10


# --- what comes of it ---


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_the_outcome_of_a_plan_is_what_the_position_after_it_is_worth(name: str, with_modules: bool) -> None:
    for game in positions(name, GAMES[name].modules if with_modules else ()):
        plan = plan_of(game)
        option = plan.best()
        twin = open_twin(game)
        for action in option.actions:
            twin.play(action)
        assert plan.outcome(option) == pytest.approx(plan.outlook.value(twin))


def test_where_more_happens_than_money_and_tiles_changing_hands_the_turn_is_searched() -> None:
    searched = 0
    game = position(GameConfig("alhambra", 3), 1, 200)
    lot = Randomness(1)
    while game.decision is not None:
        if game.decision.kind == "turn" and len(game.bags[0]) < FIELDS:
            searched += 1
            best = TurnSearch(game, game.turn_seat, sites_of(game)).best()
            assert plan_of(game).best().actions == best.actions
        game.play(game.legal_actions().pick(lot))
    assert searched


def test_a_tile_of_the_reserve_is_built_in_if_that_is_best() -> None:
    built = 0
    for seed in range(8):
        game = without_money(position(GameConfig("alhambra", 2), seed, 120))
        actions = plan_of(game).best().actions
        built += isinstance(actions[0], Build)
        game.play(actions[0])
    assert built


@pytest.mark.parametrize("module", ["vizier", "huts", "gates"])
def test_what_modules_offer_is_done_where_nothing_else_is_possible(module: str) -> None:
    done = 0
    for game in positions("alhambra", (module,)):
        for piece in list(game.reserves[game.turn_seat]):
            game.take_from_reserve(game.turn_seat, piece)
        listed = without_money(game).legal_actions().listed
        if listed and not game.new_tiles:
            done += 1
            assert plan_of(game).best().actions[0] in listed
    assert done


@pytest.mark.parametrize("modules", [(), ALL_MODULES])
def test_a_turn_that_has_begun_is_planned_to_its_end(modules: tuple[str, ...]) -> None:
    begun = 0
    for seed in range(30):
        game = open_twin(position(GameConfig("alhambra", 3, modules), seed, 10 + 5 * seed))
        for action in game.legal_actions():
            twin = game.copy()
            twin.play(action)
            if isinstance(action, Buy) and twin.decision is not None and twin.decision.kind == "turn":
                begun += 1
                for further in plan_of(twin).best().actions:
                    twin.play(further)
                break
    assert begun
