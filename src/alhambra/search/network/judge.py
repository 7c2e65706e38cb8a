"""Chooses among the ends of a turn with a network, which corrects the hand-crafted value."""

from typing import Final

from mypy_extensions import i64

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.network.network import UNIT, NetworkView
from alhambra.search.network.network_file import NetworkFile
from alhambra.search.network.position_inputs import Perspective
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TurnSearch
from alhambra.tilegames.game import TileGame

MOST_JUDGED: Final = 8  # options, by the hand-crafted value,
FAR: Final = 6.0  # and at most this many points behind the best
OUTPUT_POINTS: Final = 8.0  # that 1 stands for in a network's output


class NetworkJudge:
    """Judges positions of one kind of game with a network."""

    def __init__(self, network: NetworkFile, palace_cache: PalaceCache) -> None:
        self.network = network
        self.palace_cache = palace_cache

    def judged(self, search: TurnSearch, options: list[Option]) -> list[Option]:
        """Return the options close to the best, with the network's values and sorted by them; options are given best
        first.

        Where a turn may end the game, nothing is corrected: only results count.
        """
        near = near_options(options)
        ends = ends_of(search, near)
        if len(ends) < len(near) or len(near) == 1:
            return near
        values = [(-value, number) for number, value in enumerate(self.values(search, near, ends))]
        return [Option(near[number].actions, -value) for value, number in sorted(values)]

    def values(self, search: TurnSearch, options: list[Option], ends: list[TileGame]) -> list[float]:
        """Return the network's values of options, in points, given the positions in which they end."""
        seat, game = search.seat, search.game
        perspective = Perspective(game, seat, seat, next_after(game), self.palace_cache, self.network.layout)
        view = NetworkView(self.network.weights, perspective.of_others)
        slope = self.network.slopes[game.rules.seats - 2]
        values: list[float] = []
        for number, end in enumerate(ends):
            outputs = view.outputs(perspective.inputs(end))
            values.append(slope * options[number].value + _points(outputs[0]))
        return values

    def value(self, game: TileGame, seat: int, hand_made: float) -> float:
        """Return the value of an end of the seat's turn, given its hand-crafted value."""
        perspective = Perspective(game, seat, seat, next_after(game), self.palace_cache, self.network.layout)
        view = NetworkView(self.network.weights, perspective.of_others)
        outputs = view.outputs(perspective.inputs(game))
        return self.network.slopes[game.rules.seats - 2] * hand_made + _points(outputs[0])


def _points(output: i64) -> float:
    return OUTPUT_POINTS * float(output) / UNIT


def near_options(options: list[Option]) -> list[Option]:
    """Return the options that may well be the best."""
    return [option for option in options[:MOST_JUDGED] if option.value > options[0].value - FAR]


def ends_of(search: TurnSearch, options: list[Option]) -> list[TileGame]:
    """Return the positions in which options end; fewer than the options if one of them ends the game."""
    ends: list[TileGame] = []
    for option in options:
        end = search.game.copy()
        for action in option.actions:
            end.play(action)
        if end.is_over:
            return ends
        search.evaluation.settle(end)
        ends.append(end)
    return ends


def next_after(game: TileGame) -> int:
    """Return the seat whose turn comes after the current one, or the last one."""
    following: int = (game.turn_seat + 1) % game.rules.seats
    return following
