"""The additional value of cards and tiles early in a game."""

import pytest

from alhambra.protocol import GameConfig
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import PARTS, Evaluation
from alhambra.search.evaluation.weights import Weights, standard_values
from alhambra.tilegames.cards import CURRENCY_COUNT, purse_count
from alhambra.tilegames.game import TileGame
from tests.bots.test_search import position

VALUES = standard_values(4, knowing=True)
LATER = {**VALUES, "early_card": 0.0, "early_tile": 0.0}


def evaluations(game: TileGame) -> tuple[Evaluation, Evaluation]:
    """Return the evaluation by the seat on turn, now and as if it were late in the game."""
    early, late = (
        Evaluation(game, game.turn_seat, PalaceCache(game.rules, Weights(values), [])) for values in (VALUES, LATER)
    )
    return early, late


def with_tiles_left(game: TileGame, number: int) -> TileGame:
    """Return the game with this many tiles in its bags."""
    game.bags = [bag[: number // len(game.bags)] for bag in game.bags]
    return game


def cards_of(game: TileGame, seat: int) -> int:
    first = CURRENCY_COUNT * seat
    return sum(purse_count(purse) for purse in game.purses[first : first + CURRENCY_COUNT])


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize(
    ("left", "least", "most"), [(0.2, 0, 0), (0.39, 0, 0), (0.5, 0.3, 0.7), (0.66, 1, 1), (0.8, 1, 1)]
)
def test_cards_and_tiles_are_worth_more_the_earlier_it_is(name: str, left: float, least: float, most: float) -> None:
    for seed in range(4):
        game = position(GameConfig(name, 4), seed, 25)
        tiles = sum(len(bag) for bag in game.rules.catalog.bags)
        game = with_tiles_left(game, int(left * tiles))
        part = min(1.0, max(0.0, (sum(map(len, game.bags)) / tiles - 0.4) / 0.23))
        early, late = evaluations(game)
        assert least <= part <= most
        for seat in range(4):
            cards, built = cards_of(game, seat), len(list(game.palaces[seat].laid()))
            more = part * (early.lasting * VALUES["early_card"] * cards + VALUES["early_tile"] * built)
            assert cards
            assert early.holding(game, seat) - late.holding(game, seat) == pytest.approx(more)


@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_what_a_tile_is_to_gain_is_what_it_gains(name: str) -> None:
    tiles = PARTS.index("tiles")
    gained = 0
    for seed in range(6):
        game = position(GameConfig(name, 4), seed, 15)
        early, late = evaluations(game)
        for slot, piece in enumerate(game.market):
            if piece < 0 or early.palace_cache.spot(game, game.turn_seat, piece).cell < 0:
                continue
            expected = early.gain_on_market(game, slot) - late.gain_on_market(game, slot)
            grown = game.copy()
            grown.palaces[game.turn_seat] = early.palace_cache.grown(game, game.turn_seat, piece)
            shown = [evaluation.parts(grown)[tiles] - evaluation.parts(game)[tiles] for evaluation in (early, late)]
            assert expected == pytest.approx(shown[0] - shown[1]) == pytest.approx(VALUES["early_tile"])
            gained += 1
    assert gained > 5
