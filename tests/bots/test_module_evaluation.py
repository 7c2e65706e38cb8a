"""What the strongest bot knows about modules before it affects a position."""

import json
from collections.abc import Iterator
from importlib import resources

import pytest

from alhambra.bots import Window, make_bot
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import PARTS, Evaluation
from alhambra.search.evaluation.weights import WEIGHTS_FILE, Weights, standard_values
from alhambra.tilegames.catalog import NO_TILE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards, OpenBonusCard
from alhambra.tilegames.modules.characters.rules.state import FATIMA, HAKIM, KARIM, YAMMERAD, CharacterState
from alhambra.tilegames.modules.huts.evaluation import FREE_SIDE, PLACE
from tests.model.ground import Ground, Piece, hut_value
from tests.rules.expansion_1_positions import Expanded
from tests.rules.modules.test_huts import ground_of
from tests.rules.positions import Position

PLAIN = {"twice": 0.0, "anywhere": 0.0, "prospects": 0.0, "services": 1.0}
VALUES = standard_values(4, knowing=True) | PLAIN
TILES, REACH, MODULES = (PARTS.index(part) for part in ("tiles", "reach", "modules"))


def evaluation(game: TileGame, **known: float) -> Evaluation:
    """Return the evaluation by a seat on turn that knows only this about modules."""
    return Evaluation(
        game, game.turn_seat, PalaceCache(game.rules, Weights(VALUES | known), evaluations_of(game.modules))
    )


def part(number: int, game: TileGame, **known: float) -> float:
    return evaluation(game, **known).parts(game.copy())[number]


def turns(module: str, games: int) -> Iterator[TileGame]:
    """Yield random games with four seats, at the beginning of each turn."""
    for seed in range(games):
        game, randomness = new_game(GameConfig("alhambra", 4, [module]), seed), Randomness(seed)
        assert isinstance(game, TileGame)
        while (decision := game.decision) is not None:
            if decision.kind == "turn":
                yield game
            game.play(game.legal_actions().pick(randomness))


def test_only_the_sets_of_the_master_for_more_than_two_seats_know_it() -> None:
    """All others are played as measured."""
    told = json.loads((resources.files("alhambra.search.evaluation") / WEIGHTS_FILE).read_text(encoding="utf-8"))[
        "weights"
    ]
    knowing = {name for name, values in told.items() if any(values[known] != PLAIN[known] for known in PLAIN)}
    assert knowing == {"three, knowing", "more, knowing"}


@pytest.mark.parametrize("name", [name for name in GAMES if name != "roll_and_write"])
@pytest.mark.parametrize("modules", [(), ("vizier", "bureaux")])
def test_without_the_modules_it_changes_nothing(name: str, modules: tuple[str, ...]) -> None:
    for seed in range(3):
        game, randomness = new_game(GameConfig(name, 3, modules), seed), Randomness(seed)
        assert isinstance(game, TileGame)
        for _ in range(60):
            game.play(game.legal_actions().pick(randomness))
        plain, knowing = (
            Evaluation(game, game.turn_seat, PalaceCache(game.rules, Weights(values), evaluations_of(game.modules)))
            for values in (VALUES, standard_values(4, knowing=True))
        )
        assert list(plain.parts(game.copy())) == list(knowing.parts(game.copy()))


# --- the Bonus Cards ---


def test_a_tile_counts_for_more_before_its_card_lies_open_and_then_for_more_still() -> None:
    """A card is revealed where it may score, and its tile is worth buying before that."""
    opened = more = 0
    for game in turns("bonus_cards", 4):
        for action in game.legal_actions():
            if isinstance(action, OpenBonusCard):
                after = game.copy()
                after.play(action)
                plain, closed, open_card = (
                    part(TILES, game),
                    part(TILES, game, twice=1.0),
                    part(TILES, after, twice=1.0),
                )
                assert plain <= closed <= open_card
                opened += 1
                more += plain < closed < open_card
    assert more > 0.8 * opened > 5


def test_what_is_laid_open_in_a_turn_that_is_tried_counts_once() -> None:
    seen = 0
    for game in turns("bonus_cards", 4):
        for action in game.legal_actions():
            if isinstance(action, OpenBonusCard):
                after = game.copy()
                after.play(action)
                before = evaluation(game, twice=1.0)
                before.parts(game.copy())
                assert before.parts(after.copy())[TILES] == pytest.approx(part(TILES, after, twice=1.0))
                seen += 1
    assert seen > 5


@pytest.mark.slow
def test_a_tile_of_the_market_gains_more_for_who_holds_its_card() -> None:
    held = 0
    for game in turns("bonus_cards", 6):
        module = game.module_of(BonusCards)
        own = [module.tiles[card] for card in module.hand(game.turn_seat)]
        plain, knowing = evaluation(game), evaluation(game, twice=1.0)
        for slot, piece in enumerate(game.market):
            if piece < 0 or game.new_tiles:
                continue
            more = knowing.gain_on_market(game, slot) - plain.gain_on_market(game, slot)
            if piece in own and knowing.palace_cache.spot(game, game.turn_seat, piece).cell >= 0:
                grown = game.copy()
                grown.palaces[game.turn_seat] = knowing.palace_cache.grown(game, game.turn_seat, piece)
                grown.lay_on_market(slot, NO_TILE)
                after, before = (knowing.parts(one)[TILES] - plain.parts(one)[TILES] for one in (grown, game.copy()))
                assert more == pytest.approx(after - before)
                assert more > 0
                held += 1
            elif piece not in own and part(TILES, game, twice=1.0) == part(TILES, game):
                assert more == 0
    assert held > 3


@pytest.mark.parametrize("seed", range(4))
def test_the_master_opens_a_card_that_scores(seed: int) -> None:
    """Before the last scoring, where its card gives it the only majority of gardens."""
    position = Expanded(4, ["bonus_cards"]).bonus_hands("garden_10", "", "", "").bag("").market("tower_9_ne")
    position.palace(0, {(1, 0): "garden_10_open"}).palace(1, {(1, 0): "garden_10_n"})
    position.game.scorings_done = 2
    position.scoring_due(3, 3)
    game = position.game
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("bonus_card", 0)
    master = make_bot("master:8", Randomness(seed))
    assert isinstance(master.choose(Window(game, 0)), OpenBonusCard)


def test_no_card_of_another_seat_is_counted() -> None:
    position = Expanded(3, ["bonus_cards"]).bonus_hands("", "garden_10", "").palace(0, {(1, 0): "garden_10_open"})
    game = position.market("tower_9_ne").turn(0).game
    assert part(TILES, game, twice=1.0) == part(TILES, game)


# --- the Diamonds ---


def diamonds(own: str, other: str = "") -> TileGame:
    """Two tiles on the market, at 9 and 8."""
    position = Position(3, ["diamonds"]).market("tower_9_ne garden_8_sw").hand(0, own).hand(1, other)
    return position.turn(0).game


def test_diamonds_reach_the_tile_that_gains_most() -> None:
    game = diamonds("diamond_9")
    knowing = evaluation(game, anywhere=1.0)
    weights = knowing.weights
    gains = [knowing.gain_on_market(game, slot) for slot in (0, 1)]
    # One card pays the tower exactly, the garden with overpayment; not both.
    shares = [weights.exact * gains[0], weights.in_reach * gains[1]]
    assert part(REACH, game) == 0
    assert part(REACH, game, anywhere=1.0) == pytest.approx(max(shares))
    assert part(REACH, game, anywhere=0.5) == pytest.approx(max(shares) / 2)


def test_diamonds_reach_nothing_that_other_money_reaches_as_well() -> None:
    game = diamonds("diamond_9 gulden_9")
    evaluations = evaluation(game), evaluation(game, anywhere=1.0)
    gains = [evaluations[1].gain_on_market(game, slot) for slot in (0, 1)]
    more = part(REACH, game, anywhere=1.0) - part(REACH, game)
    assert more == pytest.approx(evaluations[0].weights.in_reach * gains[1]), "the garden, with change lost"


@pytest.mark.parametrize(("held", "stays"), [("diamond_8", "left_if_exact"), ("diamond_9", "left"), ("diamond_7", "")])
def test_a_tile_that_others_can_pay_with_diamonds_is_less_sure_to_stay(held: str, stays: str) -> None:
    game = diamonds("dirham_8", held)
    expected = VALUES[stays] if stays else 1.0
    assert part(REACH, game, anywhere=1.0) == pytest.approx(expected * part(REACH, game))


# --- the Builders' Huts ---


def test_a_hut_is_good_for_tiles_at_its_free_sides_and_takes_one_of_few_places() -> None:
    game = Expanded(3, ["huts"]).palace(0, {(1, 0): "hut_tower_n"}).turn(0).game
    (worth,) = evaluations_of(game.modules)
    # There is a wall to the north, and the start to the west.
    assert worth.prospects(game, 0) == 2 * FREE_SIDE - PLACE
    assert worth.prospects(game, 1) == 0
    game = Expanded(3, ["huts"]).palace(0, {(1, 0): "hut_tower_n", (2, 0): "tower_11_n"}).turn(0).game
    assert worth.prospects(game, 0) == FREE_SIDE - PLACE
    more = part(MODULES, game, prospects=3.0) - part(MODULES, game)
    assert more == pytest.approx(3.0 * (FREE_SIDE - PLACE) * evaluation(game).late)


def test_it_may_still_count_for_what_the_right_tiles_all_around_it_would_add() -> None:
    seen = set()
    for game in turns("huts", 8):
        (worth,) = evaluations_of(game.modules)
        for seat in range(4):
            ground = ground_of(game, seat)
            added, huts = added_all_around(ground), sum(piece.kind == "hut" for piece in ground.tiles.values())
            assert worth.prospects(game, seat) == FREE_SIDE * added - PLACE * huts
            seen.add(added)
    assert {0, 1, 2, 3, 4} <= seen


def added_all_around(ground: Ground) -> int:
    """Return the slow model's value of huts surrounded by open tiles of their type."""
    added = 0
    for (x, y), hut in ground.tiles.items():
        if hut.kind == "hut":
            full = ground.copy()
            for place in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                full.tiles.setdefault(place, Piece("new", "building", hut.type))
            added += hut_value(full, (x, y)) - hut_value(ground, (x, y))
    return added


def test_what_is_known_of_a_palace_follows_its_huts() -> None:
    """A hut's potential is recomputed when a tile is placed beside it."""
    position = Expanded(3, ["huts"]).palace(0, {(1, 0): "hut_tower_n"}).turn(0)
    game = position.game
    palace_cache = PalaceCache(game.rules, Weights(VALUES | {"prospects": 1.0}), evaluations_of(game.modules))
    before = palace_cache.cached(game, 0).prospects
    position.palace(0, {(2, 0): "tower_11_n"})
    assert palace_cache.cached(game, 0).prospects == before - FREE_SIDE


# --- the Characters ---


@pytest.mark.parametrize("character", [KARIM, HAKIM, YAMMERAD])
def test_services_of_characters_are_worth_more_than_their_folder_says(character: int) -> None:
    game = Position(3, ["characters"]).market("tower_9_ne").turn(0).game
    nobody = part(MODULES, game)
    game.module_of(CharacterState).owners[character] = 0
    said = part(MODULES, game) - nobody
    assert said > 0
    assert part(MODULES, game, services=2.5) - nobody == pytest.approx(2.5 * said)


def test_points_for_a_character_are_worth_what_they_are() -> None:
    game = Position(3, ["characters"]).market("tower_9_ne").turn(0).game
    game.module_of(CharacterState).owners[FATIMA] = 0
    assert part(MODULES, game, services=2.5) == part(MODULES, game) > 0
