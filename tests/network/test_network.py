"""Networks: the same integers everywhere, and files that are checked when they are read."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.bots import Window, make_bot
from alhambra.bots.networks import fits, network_for, network_judge
from alhambra.games import GAMES, new_game
from alhambra.protocol import AlhambraError, GameConfig, Randomness
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.network import UNIT, NetworkView, NetworkWeights
from alhambra.search.network.network_file import VALUE, WIN, from_bytes, to_bytes
from alhambra.search.network.position_inputs import Perspective, PositionInputs
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from tests.network.test_inputs import TILE_GAMES, palace_cache_for

SMALL = InputLayout(1, 4, 1, ())


def numbers(*values: int) -> vec[i64]:
    return vec[i64](list(values))


def weights(*values: int) -> vec[i16]:
    return vec[i16](list(values))


def test_a_network_adds_what_it_sees_and_sums_up_the_others() -> None:
    """Two units: one adds up an input of the seat and one of another, one sees the table alone."""
    small = NetworkWeights(
        units=2,
        own=weights(UNIT, 0, 0, 0),
        table=weights(0, 3 * UNIT),
        pair=weights(-UNIT, 0),
        other=weights(0, 0, 4 * UNIT, 0),
        bias=weights(UNIT, -UNIT),
        second=weights(UNIT, 0, 0, 0, 0, UNIT, UNIT, 0),
        second_bias=weights(0, UNIT),
        last=weights(UNIT, 2 * UNIT),
        last_bias=weights(-UNIT),
    )
    view = NetworkView(small, [numbers(1), numbers()])
    inputs = PositionInputs(numbers(0), numbers(0), [numbers(), numbers(0)])
    # The first unit sees 1 + 1 + 4 of one seat and 1 + 1 - 1 of the other, the second 3 - 1 of both.
    mean_of_first, most_of_first, mean_of_second = (6 + 1) / 2, 6, 2
    # One unit of the second layer takes the first mean, the other the second mean and the first maximum.
    expected = mean_of_first + 2 * (mean_of_second + most_of_first + 1) - 1
    assert [int(number) for number in view.outputs(inputs)] == [int(UNIT * expected)]


def test_values_are_cut_off_alike_below_and_above_zero() -> None:
    small = NetworkWeights(
        units=1,
        own=weights(1),
        table=weights(0),
        pair=weights(0),
        other=weights(0),
        bias=weights(0),
        second=weights(-1, 0),
        second_bias=weights(1),
        last=weights(1),
        last_bias=weights(-3),
    )
    view = NetworkView(small, [numbers()])
    outputs = view.outputs(PositionInputs(numbers(0), numbers(), [numbers()]))
    assert [int(number) for number in outputs] == [-3]


@pytest.mark.parametrize("purpose", [VALUE, WIN])
@pytest.mark.parametrize("name", TILE_GAMES)
def test_every_tile_game_has_networks_of_known_origin(name: str, purpose: str) -> None:
    network = network_for(name, purpose)
    assert network is not None
    assert {"generation", "games", "turns", "seed", "revision", "command"} <= set(network.provenance)
    for modules in ((), tuple(GAMES[name].modules)):
        game = new_game(GameConfig(name, 3, modules), 1)
        assert isinstance(game, TileGame)
        assert fits(network, palace_cache_for(game))


def test_weights_take_little_room() -> None:
    from importlib import resources

    folder = resources.files("alhambra.search.network").joinpath("weights")
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) < 4 * 2**20


@pytest.mark.parametrize("fault", ["format", "inputs", "short", "no json"])
def test_what_is_no_network_is_refused(fault: str) -> None:
    parts = {name: [0] for name in ("bias", "second_bias", "last", "last_bias")}
    parts |= {
        "own": [0] * SMALL.seat_size,
        "table": [0] * SMALL.table_size,
        "pair": [0] * SMALL.pair_size,
        "other": [0] * SMALL.seat_size,
        "second": [0, 0],
    }
    data = to_bytes(SMALL, 1, [1.0] * 5, parts, {"made": "here"})
    assert from_bytes(data).layout == SMALL
    head, _, rest = data.partition(b"\n")
    changed = json.loads(head) | {"format": {"format": "other"}, "inputs": {"inputs": 0}}.get(fault, {})
    broken = {"short": data[:-2], "no json": rest}.get(fault, json.dumps(changed).encode() + b"\n" + rest)
    with pytest.raises(ValueError, match=r"."):
        from_bytes(broken)


def test_a_folder_without_networks_is_refused(tmp_path: object) -> None:
    with pytest.raises(AlhambraError, match="no network"):
        make_bot(f"student:{tmp_path}", Randomness(0))


# The outputs of the package's networks for the first turns of a game, in integers. A new network changes them; a
# machine or a build must not.
SAID = {
    ("alhambra", 2): [1564, 1273, 1799, 1269, 1409, 895],
    ("alhambra", 4): [336, -42, -367, -458, 460, 7],
    ("granada", 3): [225, 67, 60, 316, 44, 336],
    ("combined", 2): [2666, 2207, 2968, 2123, 2568, 2103],
}


def said(name: str, seats: int) -> list[int]:
    """Return a network's outputs for the position before each of some turns."""
    game = new_game(GameConfig(name, seats), 5)
    assert isinstance(game, TileGame)
    palace_cache = palace_cache_for(game)
    network = network_for(name, VALUE)
    assert network is not None
    found: list[int] = []
    while len(found) < 6:
        decision = game.decision
        assert decision is not None
        if decision.kind == TURN:
            perspective = Perspective(game, decision.seat, decision.seat, 0, palace_cache, network.layout)
            view = NetworkView(network.weights, perspective.of_others)
            found.append(int(view.outputs(perspective.inputs(game))[0]))
        game.play(game.legal_actions()[0])
    return found


@pytest.mark.parametrize(("name", "seats"), SAID)
def test_networks_say_the_same_on_every_machine_and_in_every_build(name: str, seats: int) -> None:
    assert said(name, seats) == SAID[name, seats]


def test_the_student_can_differ_from_a_builder_that_knows_as_much() -> None:
    game = new_game(GameConfig("alhambra", 2), 3)
    assert isinstance(game, TileGame)
    palace_cache = palace_cache_for(game)
    judge = network_judge(palace_cache)
    assert judge is not None
    assert standard_weights(2, knowing=True) is palace_cache.weights
    differing = 0
    for _ in range(40):
        decision = game.decision
        if decision is None:
            break
        search = TurnSearch(game, decision.seat, palace_cache)
        options = search.options()
        if decision.kind == TURN:
            differing += judge.judged(search, options)[0].actions != options[0].actions
            assert make_bot("student", Randomness(1)).choose(Window(game, decision.seat)) in game.legal_actions()
        game.play(options[0].actions[0])
    assert differing > 0
