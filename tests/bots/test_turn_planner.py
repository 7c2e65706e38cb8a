"""The turn planner: it plans currency by currency, as well as if it had tried every way to spend the money."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.games import GAMES
from alhambra.protocol import Action, GameConfig, Randomness
from alhambra.protocol.decisions import NOBODY
from alhambra.search.candidates import game_continues
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.rollouts import play_quickly
from alhambra.search.turn_planner import TurnPlan
from alhambra.search.turn_search import TurnSearch
from alhambra.tilegames.cards import CURRENCY_COUNT, purse_total, unit, value_of
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.state import AMMAR, KNIHSTIG, CharacterState
from alhambra.tilegames.modules.diamonds.rules import DIAMOND
from alhambra.tilegames.modules.vizier.rules import TurnStoneUp, Vizier
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.ending import is_ending
from alhambra.tilegames.turns.redesign import Build
from alhambra.tilegames.turns.taking import TakeMoney, takes
from tests.bots.test_search import ALL_MODULES, TILE_GAMES, palace_cache_of, position


def plan_of(game: TileGame) -> TurnPlan:
    assert game.decision is not None
    return TurnPlan(game, game.decision.seat, palace_cache_of(game))


def positions(name: str, modules: tuple[str, ...] = (), number: int = 24) -> Iterator[TileGame]:
    """Yield turns of random games, early and late, with few seats and many."""
    for seed in range(number):
        yield position(GameConfig(name, 2 + seed % 3, modules), seed, 10 + 6 * seed)


def without_money(game: TileGame) -> TileGame:
    """Return the game without cards in the seat's hand or in the display."""
    game.display = game.display[:0]
    for currency in range(CURRENCY_COUNT):
        game.purses[CURRENCY_COUNT * game.turn_seat + currency] = 0
    game.offer_cache.forget_all_purchases()
    return game


def open_twin(game: TileGame) -> TileGame:
    """Return a copy with open chance."""
    twin = game.copy()
    twin.streams = None
    return twin


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_plans_are_whole_turns_that_can_be_played(name: str, with_modules: bool) -> None:
    chains = 0
    for game in positions(name, GAMES[name].modules if with_modules else ()):
        seat, turn, before = game.turn_seat, game.turn_count, game.checksum()
        actions = plan_of(game).actions
        assert game.checksum() == before, "planning changed the game"
        chains += len(actions) > 1
        for action in actions:
            assert game.decision is not None
            assert (game.decision.kind, game.decision.seat, game.turn_count) == ("turn", seat, turn)
            game.play(action)
        goes_on = game.decision is not None and game.decision.kind == "turn" and game.turn_count == turn
        assert not goes_on
    assert chains


# --- the best way to spend the money ---


def value_of_money(game: TileGame, seat: int, evaluation: Evaluation, gains: list[float]) -> float:
    """Yield a seat's money, with each sequence of market tiles it may buy with it."""
    value = evaluation.lasting * evaluation.money(game, seat)
    for slot, piece in enumerate(game.market):
        if piece >= 0:
            currency = game.rules.field_currencies[slot % FIELDS]
            purse = game.purses[CURRENCY_COUNT * seat + currency]
            value += evaluation.share(game, slot, purse, evaluation.late) * gains[slot]
    return value


Turn = tuple[list[str], float]  # its actions, and what it comes to


def all_turns(
    game: TileGame, seat: int, evaluation: Evaluation, gains: list[float], bought: list[float]
) -> Iterator[Turn]:
    """Yield the value of turns by playing them; tiles count the same whatever else is bought.

    A seat that cannot pay exactly loses as little money as possible. Tiles in the reserve are left out.
    """
    payments = [action for action in game.legal_actions() if isinstance(action, Buy)]
    for action in game.legal_actions():
        twin = game.copy()
        if isinstance(action, TakeMoney):
            for card in action.cards:
                twin.gain(seat, card)
            yield [action.notation()], value_of_money(twin, seat, evaluation, gains)
        elif isinstance(action, Buy):
            paid, gain = value_of(action.cards), bought[game.slot_of(action.tile)]
            if paid > min(value_of(other.cards) for other in payments if other.tile == action.tile):
                continue
            if paid == game.rules.prices[action.tile]:
                twin.play(action)
                for rest, value in all_turns(twin, seat, evaluation, gains, bought):
                    yield [action.notation(), *rest], gain + value
            else:
                twin.pay(seat, action.cards)
                twin.take_from_market(action.tile)
                yield [action.notation()], gain + value_of_money(twin, seat, evaluation, gains)


@pytest.mark.parametrize("name", TILE_GAMES)
def test_no_other_way_to_spend_money_is_better(name: str) -> None:
    chains = 0
    for seed in range(60):
        game = open_twin(position(GameConfig(name, 2 + seed % 3), seed, 10 + 3 * seed))
        plan = plan_of(game)
        seat, evaluation = game.turn_seat, plan.evaluation
        hand = [game.purses[CURRENCY_COUNT * seat + currency] for currency in range(CURRENCY_COUNT)]
        if game.new_tiles or max(map(purse_total, hand)) > 20 or isinstance(plan.actions[-1], Build):
            continue
        gains = [evaluation.gain_on_market(game, slot) if piece >= 0 else 0.0 for slot, piece in enumerate(game.market)]
        bought = [
            gain + (evaluation.room_after(game, piece) if piece >= 0 else 0.0)
            for gain, piece in zip(gains, game.market, strict=True)
        ]
        planned = [action.notation() for action in plan.actions]
        values = {}
        for actions, value in all_turns(game, seat, evaluation, gains, bought):
            values[(*sorted(actions[:-1]), actions[-1])] = value
        assert values[(*sorted(planned[:-1]), planned[-1])] == pytest.approx(max(values.values()))
        chains += len(planned) > 1
    assert chains


def test_what_is_bought_depends_on_the_money_that_is_taken_then() -> None:
    """With one more card of its currency, a tile may be better left for the next turn: then it is left."""
    differs = 0
    for seed in range(80):
        game = open_twin(position(GameConfig("combined", 3), seed, 10 + seed))
        plan = plan_of(game)
        for ending in [plan._by_taking(cards) for cards in takes(game)]:
            differs += any(
                one is not other and list(one.slots) != list(other.slots)
                for one, other in zip(ending.spent, plan._kept, strict=True)
            )
            bought = [action.tile for action in plan._actions_of(ending) if isinstance(action, Buy)]
            assert sorted(bought) == sorted(game.market[slot] for spending in ending.spent for slot in spending.slots)
    assert differs


# --- the consequences ---


@pytest.mark.parametrize("name", TILE_GAMES)
@pytest.mark.parametrize("with_modules", [False, True])
def test_the_outcome_of_a_plan_is_what_the_position_after_it_is_worth(name: str, with_modules: bool) -> None:
    for game in positions(name, GAMES[name].modules if with_modules else ()):
        plan = plan_of(game)
        if plan._found is None:
            twin = open_twin(game)
            for action in plan.actions:
                twin.play(action)
            assert plan.value() == pytest.approx(plan.evaluation.value(twin))


def test_where_more_happens_than_money_and_tiles_changing_hands_the_turn_is_searched() -> None:
    searched = 0
    game = position(GameConfig("alhambra", 3), 1, 200)
    randomness = Randomness(1)
    while game.decision is not None:
        if game.decision.kind == "turn" and not game_continues(game, game.turn_seat):
            searched += 1
            best, plan = TurnSearch(game, game.turn_seat, palace_cache_of(game)).best(), plan_of(game)
            assert (plan.actions, plan.value()) == (best.actions, best.value)
        game.play(game.legal_actions().pick(randomness))
    assert searched


@pytest.mark.parametrize("name", TILE_GAMES)
def test_a_market_that_is_filled_in_any_case_ends_no_game(name: str) -> None:
    """A seat that buys everything in the last turns ends the game, unless there was no danger of that."""
    ended = gone_on = 0
    for seed in range(12):
        game, randomness = position(GameConfig(name, 2 + seed % 3), seed, 100), Randomness(seed)
        while (decision := game.decision) is not None:
            if decision.kind == "turn" and min(map(len, game.bags)) < FIELDS:
                is_filled = game_continues(game, decision.seat)
                is_over = ends_by_buying(game.copy())
                assert not (is_filled and is_over)
                ended += is_over
                gone_on += is_filled
            game.play(game.legal_actions().pick(randomness))
    assert ended
    assert gone_on


def ends_by_buying(game: TileGame) -> bool:
    """Return whether the game ends, or only tiles remain to be placed, when a seat buys as much as it can."""
    seat, turn = game.turn_seat, game.turn_count
    while (decision := game.decision) is not None and game.turn_count == turn and decision.seat == seat:
        offers = list(game.legal_actions())
        purchases = [action for action in offers if isinstance(action, Buy)]
        exact = [action for action in purchases if value_of(action.cards) == game.rules.prices[action.tile]]
        game.play((exact or purchases or offers)[0])
    return game.is_over or is_ending(game)


def test_a_tile_of_the_reserve_is_built_in_if_that_is_best() -> None:
    built = 0
    for seed in range(8):
        game = without_money(position(GameConfig("alhambra", 2), seed, 120))
        actions = plan_of(game).actions
        built += isinstance(actions[0], Build)
        game.play(actions[0])
    assert built


@pytest.mark.parametrize("character", [KNIHSTIG, AMMAR])
def test_a_buyer_who_is_served_plans_anew_after_each_action(character: int) -> None:
    """The effect of a character is not foreseen, so only the first action of a plan is sure to be possible."""
    planned = served = 0
    for game in positions("alhambra", ("characters",)):
        seat, turn = game.turn_seat, game.turn_count
        game.module_of(CharacterState).owners[character] = seat
        while (decision := game.decision) is not None and game.turn_count == turn and decision.seat == seat:
            if decision.kind == "turn":
                plan = plan_of(game)
                assert len(plan.actions) == 1
                planned += len(plan._whole) > 1
                game.play(plan.actions[0])
            else:
                served += decision.kind != "place"
                play_quickly(game, decision, palace_cache_of(game))
    assert planned
    assert served


def test_what_a_module_knows_to_gain_follows_exact_payments() -> None:
    """A seat that pays exactly and has nothing better to do turns its stone up."""
    combined = 0
    for seed in range(60):
        game = position(GameConfig("alhambra", 3, ["vizier"]), seed, 10 + 2 * seed)
        seat = game.turn_seat
        game.module_of(Vizier).active[seat] = False
        game.display = vec[i64]([1])
        for piece in list(game.reserves[seat]):
            game.take_from_reserve(seat, piece)
        actions = plan_of(game).actions
        combined += len(actions) > 1 and isinstance(actions[-1], TurnStoneUp)
        for action in actions:
            game.play(action)
        assert game.module_of(Vizier).active[seat] or not isinstance(actions[-1], TurnStoneUp)
    assert combined


@pytest.mark.parametrize("module", ["vizier", "huts"])
def test_what_modules_offer_is_done_where_little_else_is_possible(module: str) -> None:
    done = 0
    for game in positions("alhambra", (module,)):
        for piece in list(game.reserves[game.turn_seat]):
            game.take_from_reserve(game.turn_seat, piece)
        without_money(game).display = vec[i64]([1])
        offers = game.legal_actions()
        if offers.listed and not game.new_tiles:
            assert any(isinstance(action, TakeMoney) for action in offers)
            done += plan_of(game).actions[0] in offers.listed
    assert done


@pytest.mark.parametrize("is_served", [False, True])
def test_a_turn_goes_on_after_an_exact_payment_that_a_module_allows(is_served: bool) -> None:
    """Diamonds pay for any tile."""
    gone_on = 0
    for game in positions("alhambra", ("diamonds", "characters")):
        seat = game.turn_seat
        game.module_of(CharacterState).owners[AMMAR] = seat if is_served else NOBODY
        for currency in range(CURRENCY_COUNT):
            game.purses[CURRENCY_COUNT * seat + currency] = 0
        dearest = max(piece for piece in game.market if piece >= 0)
        for value in (game.rules.prices[dearest] // 2, (game.rules.prices[dearest] + 1) // 2):
            game.purses[CURRENCY_COUNT * seat + DIAMOND] += unit(value)
        game.offer_cache.forget_all_purchases()
        plan = plan_of(game)
        gone_on += isinstance(plan._whole[0], Buy) and len(plan._whole) > 1
        assert not is_exact(game, plan._whole[-1]), "the turn is not over"
        assert len(plan.actions) == (1 if is_served else len(plan._whole))
    assert gone_on


def is_exact(game: TileGame, action: Action) -> bool:
    """Return whether the action is a purchase after which the seat has another one."""
    return isinstance(action, Buy) and value_of(action.cards) == game.rules.prices[action.tile]


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
                for further in plan_of(twin).actions:
                    twin.play(further)
                break
    assert begun
