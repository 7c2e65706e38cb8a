"""Makes the turns of the benchmark: from games of strong bots, with the final results of each option."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from alhambra.benchmark.turns import BenchmarkTurn, TurnOption
from alhambra.bots import Bot, Window, make_bot
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.games import new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.network.judge import near_options
from alhambra.search.rollouts import play_all, play_quickly
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame

PLAYER: Final = "master:24"
_MOST_OPTIONS: Final = 6
_CHOSEN: Final = 8  # of a hundred turns
_ALL: Final = 100
_DIGITS: Final = 3


class TurnTask(NamedTuple):
    """A game from which some turns are taken. Plain data, so that it can be sent between processes."""

    game: str
    seats: int
    modules: tuple[str, ...]
    seed: str
    samples: int  # of each option in each half
    player: str = PLAYER  # the bot in all seats


def make_turns(task: TurnTask) -> list[BenchmarkTurn]:
    """Return some turns of a game; the task alone decides which."""
    game = new_game(GameConfig(task.game, task.seats, task.modules), task.seed)
    assert isinstance(game, TileGame)
    game.records_events = False
    lot = Randomness(f"turns of {task.seed}")
    players = [make_bot(task.player, Randomness(f"{task.seed} {seat}")) for seat in range(task.seats)]
    palace_cache = PalaceCache(game.rules, standard_weights(task.seats, knowing=True), evaluations_of(game.modules))
    return [
        _measured(game, game.turn_seat, near[:_MOST_OPTIONS], palace_cache, task, lot)
        for near in sampled_turns(game, players, palace_cache, lot, _CHOSEN)
    ]


def sampled_turns(
    game: TileGame, players: Sequence[Bot], palace_cache: PalaceCache, lot: Randomness, percent: int
) -> Iterator[list[Option]]:
    """Play a game; at the beginning of some turns, yield their best options if there are several."""
    turn = -1
    while (decision := game.decision) is not None:
        begins = decision.kind == TURN and game.turn_count != turn
        turn = game.turn_count
        if begins and lot.below(_ALL) < percent:
            near = near_options(TurnSearch(game, decision.seat, palace_cache).options())
            if len(near) > 1:
                yield near
        game.play(players[decision.seat].choose(Window(game, decision.seat)))


def _measured(
    game: TileGame, seat: int, options: list[Option], palace_cache: PalaceCache, task: TurnTask, lot: Randomness
) -> BenchmarkTurn:
    """Return the turn with games played to the end from each of its options, all with the same luck."""
    halves: list[tuple[list[float], list[float]]] = []
    for _ in range(2):
        margins, wins = [0.0] * len(options), [0.0] * len(options)
        for _ in range(task.samples):
            imagined = game.determinise(seat, lot)
            for number, option in enumerate(options):
                margin, win = _ended(imagined.copy(), seat, option, palace_cache)
                margins[number] += margin / task.samples
                wins[number] += win / task.samples
        halves.append((margins, wins))
    measured = [
        TurnOption(
            tuple([action.notation() for action in option.actions]),
            (round(halves[0][0][number], _DIGITS), round(halves[1][0][number], _DIGITS)),
            (round(halves[0][1][number], _DIGITS), round(halves[1][1][number], _DIGITS)),
        )
        for number, option in enumerate(options)
    ]
    return BenchmarkTurn(task.game, task.seats, task.modules, game.position(), seat, task.samples, tuple(measured))


def _ended(game: TileGame, seat: int, option: Option, palace_cache: PalaceCache) -> tuple[float, float]:
    """Return the lead over the best of the others at the end, and the share of the win."""
    play_all(game, option.actions)
    while (decision := game.decision) is not None:
        play_quickly(game, decision, palace_cache)
    points, winners = game.points, game.winners
    lead = points[seat] - max([other for number, other in enumerate(points) if number != seat])
    return float(lead), 1 / len(winners) if seat in winners else 0.0
