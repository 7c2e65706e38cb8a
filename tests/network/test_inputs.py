"""The inputs of a network: of fixed size, and never more than the seat may know."""

import pytest

from alhambra.bots.module_evaluation import evaluations_of
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.layout import InputLayout, layout_of
from alhambra.search.network.module_inputs import inputs_of
from alhambra.search.network.position_inputs import Perspective
from alhambra.search.network.seat_inputs import write_seat
from alhambra.search.network.table_inputs import write_pair, write_table
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules import MODULES
from tests.lockstep.pair import Pair

TILE_GAMES = ("alhambra", "granada", "combined")
ALL = {name: tuple(GAMES[name].modules) for name in TILE_GAMES}


def layout_for(game: TileGame) -> InputLayout:
    """Return the layout with all modules that go with the game."""
    kinds = [kind for kind in MODULES if kind.name in ALL[game.config.game]]
    return layout_of(game.rules, inputs_of([kind() for kind in kinds]))


def palace_cache_for(game: TileGame) -> PalaceCache:
    weights = standard_weights(game.rules.seats, knowing=True)
    return PalaceCache(game.rules, weights, evaluations_of(game.modules))


def inputs_as_lists(game: TileGame, viewer: int, seat: int) -> list[list[int]]:
    """Return all inputs of a position, as plain numbers."""
    palace_cache = palace_cache_for(game)
    perspective = Perspective(game, viewer, seat, game.next_seat, palace_cache, layout_for(game))
    inputs = perspective.inputs(game)
    parts = [inputs.own, inputs.table, *inputs.pairs, *perspective.of_others]
    return [[int(number) for number in part] for part in parts]


def positions(config: GameConfig, seed: int, every: int) -> list[TileGame]:
    """Return some positions of a game in which all choose at random."""
    game = new_game(config, seed)
    assert isinstance(game, TileGame)
    lot = Randomness(f"positions {seed}")
    found: list[TileGame] = []
    while game.decision is not None:
        offers = game.legal_actions()
        game.play(offers[lot.below(len(offers))])
        if game.decision is not None and lot.below(every) == 0:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("with_modules", [False, True], ids=["base", "modules"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", TILE_GAMES)
def test_every_position_fills_the_layout(name: str, seats: int, with_modules: bool) -> None:
    config = GameConfig(name, seats, ALL[name] if with_modules else ())
    for game in positions(config, 1, 40):
        layout, palace_cache = layout_for(game), palace_cache_for(game)
        modules = inputs_of(list(game.modules))
        evaluation = Evaluation(game, 0, palace_cache, None, True)
        seat, table, pair = InputWriter(), InputWriter(), InputWriter()
        write_seat(seat, game, 0, evaluation, game.next_seat, layout, modules)
        write_table(table, game, 0, evaluation.clock, evaluation.race, layout, modules)
        write_pair(pair, game, palace_cache, 0, 1, evaluation.race.dirks(game) if evaluation.race.with_dirk else [])
        assert (seat.at, table.at, pair.at) == (layout.seat_size, layout.table_size, layout.pair_size)
        for writer in (seat, table, pair):
            numbers = [int(number) for number in writer.numbers()]
            assert numbers == sorted(set(numbers))
            assert not numbers or 0 <= numbers[0] <= numbers[-1] < writer.at


@pytest.mark.parametrize("name", TILE_GAMES)
def test_what_is_imagined_differently_gives_equal_inputs(name: str) -> None:
    """This includes the chances of the others, as far as the viewer can tell."""
    differing = 0
    for game in positions(GameConfig(name, 4, ALL[name]), 2, 25):
        one, other = (game.determinise(1, Randomness(lot)) for lot in ("one", "other"))
        differing += one.checksum() != other.checksum()
        for seat in range(4):
            assert inputs_as_lists(one, 1, seat) == inputs_as_lists(other, 1, seat)
    assert differing > 0 or name != "alhambra"  # elsewhere nothing is hidden but what is still to be drawn


HIDING = [["bonus_cards"], ["gates", "characters", "bureaux"], ["bonus_cards", "characters", "huts", "vizier"]]


@pytest.mark.parametrize("modules", HIDING, ids=" ".join)
def test_games_that_a_seat_cannot_tell_apart_give_equal_inputs(modules: list[str]) -> None:
    lot = Randomness(f"inputs with {modules}")
    pair = Pair(GameConfig("alhambra", 3, modules), 1, lot)
    compared = 0
    while compared < 25 and not pair.is_over:
        pair.step()
        if pair.is_over or not pair.differs or pair.one.decision is None:
            continue
        compared += 1
        one, other = pair.one, pair.other
        assert isinstance(one, TileGame)
        assert isinstance(other, TileGame)
        for seat in range(3):
            assert inputs_as_lists(one, pair.watcher, seat) == inputs_as_lists(other, pair.watcher, seat)
    assert compared > 5


def test_a_module_without_inputs_changes_no_other_input() -> None:
    """A module from outside therefore plays as if it declared nothing."""
    game = positions(GameConfig("alhambra", 3, ["vizier"]), 3, 30)[0]
    assert isinstance(game, TileGame)
    layout = layout_of(game.rules, {})
    palace_cache = palace_cache_for(game)
    inputs = Perspective(game, 0, 0, game.next_seat, palace_cache, layout).inputs(game)
    assert max(inputs.own) < layout.seat_size
    assert max(inputs.table) < layout.table_size
