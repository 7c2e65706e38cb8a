"""Games of self-play, and the values of options in some of their turns according to samples."""

from array import array
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.module_evaluation import evaluations_of
from alhambra.bots.networks import read_network
from alhambra.games import GAMES, new_game
from alhambra.protocol import GameConfig, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import standard_weights
from alhambra.search.network.judge import NetworkJudge, ends_of, near_options, next_after
from alhambra.search.network.layout import InputLayout, layout_of
from alhambra.search.network.module_inputs import inputs_of
from alhambra.search.network.position_inputs import Perspective
from alhambra.search.rollouts import RoundSampler, SampleForm, play_all
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules import MODULES
from alhambra.tilegames.variants.alhambra import AlhambraRules

_ALL: Final = 100
_OWN_PART: Final = 0.2  # of an option's own value, when the best of those labelled is played


class SelfPlay(NamedTuple):
    """The settings for games of self-play and for labelling their turns."""

    samples: int = 8  # of each option: many turns teach more than exact labels for a few
    labelled: int = 50  # per hundred turns,
    most: int = 24  # and at most this many per game, as games with many modules are long
    explored: int = 15  # per hundred other turns: any good option is played
    network: str = ""  # the file of the network that plays, and evaluates the ends of samples; none before the first
    two_seats: SampleForm = SampleForm(10, counted=9, fading=0.85, by_standing=True)
    more_seats: SampleForm = SampleForm(rounds=3, counted=2)


class LabelTask(NamedTuple):
    """A game to be played and labelled. Plain data, so that it can be sent between processes."""

    game: str
    seats: int
    modules: tuple[str, ...]
    seed: str
    manner: SelfPlay


class LabelledOption(NamedTuple):
    """The end of a turn: the numbers of its inputs that are on, its hand-crafted value, and its value by samples."""

    own: bytes
    table: bytes
    pairs: tuple[bytes, ...]
    by_hand: float
    mean: float
    variance: float  # of the mean, relative to those of the other options


class LabelledTurn(NamedTuple):
    """A turn with its options."""

    others: tuple[bytes, ...]  # the inputs of the other seats
    options: tuple[LabelledOption, ...]


class Moment(NamedTuple):
    """A position after a turn, as seen by the seat whose turn it was, for the chances of all seats."""

    table: bytes
    seats: tuple[bytes, ...]
    pairs: tuple[tuple[bytes, ...], ...]  # by seat, with the others in the order of play


class LabelledGame(NamedTuple):
    """The results of a game of self-play."""

    game: str
    seats: int
    modules: tuple[str, ...]
    turns: tuple[LabelledTurn, ...]
    moments: tuple[Moment, ...]
    shares: tuple[float, ...]  # of the win, by seat


def label_game(task: LabelTask) -> LabelledGame:
    """Play a game and label some of its turns; the task alone determines the result."""
    return _Labelling(task).played()


def layout_for(rules: AlhambraRules) -> InputLayout:
    """Return the inputs of a game with every module of the package that goes with it."""
    names = GAMES[rules.config.game].modules
    return layout_of(rules, inputs_of([kind() for kind in MODULES if kind.name in names]))


def known_palaces(game: TileGame) -> PalaceCache:
    """Return a palace cache, with the weights for bots that take into account what the others can pay."""
    return PalaceCache(game.rules, standard_weights(game.rules.seats, knowing=True), evaluations_of(game.modules))


def packed(numbers: vec[i64]) -> bytes:
    """Return numbers of inputs as bytes."""
    return array("H", [int(number) for number in numbers]).tobytes()


class _Labelling:
    """One game."""

    def __init__(self, task: LabelTask) -> None:
        self.task = task
        self.manner = task.manner
        game = new_game(GameConfig(task.game, task.seats, task.modules), task.seed)
        assert isinstance(game, TileGame)
        game.records_events = False
        self.game = game
        self.lot = Randomness(f"labels {task.seed}")
        self.palace_cache = known_palaces(game)
        self.layout = layout_for(game.rules)
        self.judge = NetworkJudge(read_network(self.manner.network), self.palace_cache) if self.manner.network else None
        self.turns: list[LabelledTurn] = []
        self.moments: list[Moment] = []

    def played(self) -> LabelledGame:
        game = self.game
        while (decision := game.decision) is not None:
            offers = game.legal_actions()
            if len(offers) == 1:
                game.play(offers[0])
                continue
            search = TurnSearch(game, decision.seat, self.palace_cache)
            options = search.options()
            if decision.kind == TURN:
                play_all(game, self._chosen(search, options).actions)
            else:
                game.play(options[0].actions[0])
        winners = game.winners
        shares = tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(game.rules.seats)])
        task = self.task
        return LabelledGame(task.game, task.seats, task.modules, tuple(self.turns), tuple(self.moments), shares)

    def _chosen(self, search: TurnSearch, options: list[Option]) -> Option:
        """Return the turn to be played, which may be labelled first."""
        near = near_options(options)
        if len(near) == 1:
            return near[0]
        if self.lot.below(_ALL) < self.manner.labelled and len(self.turns) < self.manner.most:
            return self._labelled(search, near)
        if self.lot.below(_ALL) < self.manner.explored:
            return near[self.lot.below(len(near))]
        return near[0] if self.judge is None else self.judge.judged(search, options)[0]

    def _labelled(self, search: TurnSearch, near: list[Option]) -> Option:
        ends = ends_of(search, near)
        if len(ends) < len(near):
            return near[0]
        means, variances = self._sampled(search, near)
        seat, first = search.seat, next_after(self.game)
        perspective = Perspective(self.game, seat, seat, first, self.palace_cache, self.layout)
        held = search.evaluation.held_by_others(self.game)
        found: list[LabelledOption] = []
        for option, end, mean, variance in zip(near, ends, means, variances, strict=True):
            inputs = perspective.inputs(end)
            pairs = tuple([packed(pair) for pair in inputs.pairs])
            own, table = packed(inputs.own), packed(inputs.table)
            found.append(LabelledOption(own, table, pairs, option.value - held, mean, variance))
        self.turns.append(LabelledTurn(tuple([packed(other) for other in perspective.of_others]), tuple(found)))
        values = [mean + _OWN_PART * option.value for mean, option in zip(means, near, strict=True)]
        best = values.index(max(values))
        self.moments.append(moment_of(ends[best], seat, first, self.palace_cache, self.layout))
        return near[best]

    def _sampled(self, search: TurnSearch, near: list[Option]) -> tuple[list[float], list[float]]:
        """Return the mean of each option over samples that share the same luck, and its variance."""
        manner, seat = self.manner, search.seat
        form = manner.two_seats if self.game.rules.seats == 2 else manner.more_seats
        sampler = RoundSampler(seat, self.palace_cache, lambda: self.game.determinise(seat, self.lot), form, self.judge)
        count, size = manner.samples, len(near)
        totals, squares = [0.0] * size, [0.0] * size
        for _ in range(count):
            sampler.start_sample()
            values = [sampler.value(option) for option in near]
            middle = sum(values) / size
            for number, value in enumerate(values):
                totals[number] += value
                squares[number] += (value - middle) ** 2
        means = [total / count for total in totals]
        middle = sum(means) / size
        variances = [
            max(0.0, square / count - (mean - middle) ** 2) / max(1, count - 1)
            for square, mean in zip(squares, means, strict=True)
        ]
        return means, variances


def moment_of(game: TileGame, viewer: int, first: int, palace_cache: PalaceCache, layout: InputLayout) -> Moment:
    """Return the inputs of all seats, as the viewer knows them."""
    seats: list[bytes] = []
    pairs: list[tuple[bytes, ...]] = []
    table = b""
    for seat in range(game.rules.seats):
        inputs = Perspective(game, viewer, seat, first, palace_cache, layout).inputs(game)
        seats.append(packed(inputs.own))
        pairs.append(tuple([packed(pair) for pair in inputs.pairs]))
        table = packed(inputs.table)
    return Moment(table, tuple(seats), tuple(pairs))
