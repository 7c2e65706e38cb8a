"""Judgement of decisions, as far as the deciding seat could know, by the student or by samples."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from alhambra.analysis.advice import Reason
from alhambra.analysis.messages import MoveKind
from alhambra.analysis.prospects import softmax
from alhambra.analysis.win_chances import shares
from alhambra.bots import Window
from alhambra.bots.builder import round_sampler, sheet_sampler
from alhambra.bots.champion import ChampionBot
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.bots.networks import fits, network_for, network_judge
from alhambra.protocol import Action, AlhambraError, Game, Randomness, quoted
from alhambra.roll_and_write import RollAndWrite
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import PARTS
from alhambra.search.evaluation.weights import STANDARD_SHEET, standard_weights
from alhambra.search.network.judge import ends_of, near_options, next_after
from alhambra.search.network.network_file import WIN
from alhambra.search.network.outlook import Outlook
from alhambra.search.roll_and_write.sampling import sheet_options
from alhambra.search.sampling import Contender, Option, Sampler
from alhambra.search.turn_search import TURN, TurnSearch
from alhambra.tilegames.actions import PlacingAction
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.redesign import RedesignAction
from alhambra.tilegames.turns.taking import TakeMoney

SAMPLES: Final = 32  # of each option, in a deep analysis
_SHEET_SAMPLES: Final = 64  # likewise in Roll & Write
_MOST_SAMPLED: Final = 6  # options, besides the move played
_SIGNIFICANT: Final = 0.3  # the least difference in a part of the evaluation that is a reason, in points


class JudgedOption(NamedTuple):
    """A choice with the rest of its turn, how far it is behind the best one, and what it changes."""

    actions: tuple[Action, ...]
    cost: float
    reasons: tuple[Reason, ...]


class Judgement(NamedTuple):
    """A judged decision."""

    played: JudgedOption
    best: tuple[JudgedOption, ...]  # the best first
    chance_lost: float
    because: tuple[Reason, ...]  # what the best choice gains over the one played


def known_randomness(game: Game, seat: int) -> Randomness:
    """Return a stream that depends on what the seat knows alone, so that a decision is judged alike wherever asked."""
    return Randomness(sha256(game.position(seat=seat).encode()).hexdigest())


def kind_of_move(action: Action, best: Action) -> MoveKind:
    """Return what a decision was about, given what was played and what would have been best."""
    if isinstance(action, Buy):
        other_payment = isinstance(best, Buy) and best.tile == action.tile and best != action
        return "payment" if other_payment else "purchase"
    if isinstance(action, TakeMoney):
        return "money"
    if isinstance(action, PlacingAction):
        return "placing"
    return "redesign" if isinstance(action, RedesignAction) else "module"


class DecisionJudge:
    """Judges the decisions of one game."""

    name: str

    def judge(self, game: Game, action: Action) -> Judgement:
        """Judge a decision with a choice, given the game before it and the action that was played."""
        raise NotImplementedError


class TileJudge(DecisionJudge):
    """Judges decisions in tile games: turns by the network, which samples can check, all others by hand."""

    def __init__(self, game: TileGame, samples: int) -> None:
        weights = standard_weights(game.rules.seats, knowing=True)
        self._palace_cache = PalaceCache(game.rules, weights, evaluations_of(game.modules))
        self._network = network_judge(self._palace_cache)
        win = network_for(game.config.game, WIN)
        self._win = win if win is not None and fits(win, self._palace_cache) else None
        self._samples = samples
        self.name = "builder" if self._network is None else f"student {self._network.network.name}"

    def judge(self, game: Game, action: Action) -> Judgement:
        assert game.decision is not None
        seat = game.decision.seat
        randomness, window = known_randomness(game, seat), Window(game, seat)
        imagined = window.imagine(randomness)
        assert isinstance(imagined, TileGame)
        search = TurnSearch(imagined, seat, self._palace_cache)
        options, played = _with_played(search, action)
        values = self._values(search, options, window, randomness)
        order = sorted(range(len(options)), key=lambda number: (-values[number], options[number] is not played))
        ranked = [(options[number], values[order[0]] - values[number]) for number in order]
        return self._judgement(search, ranked, played)

    def _values(self, search: TurnSearch, options: list[Option], window: Window, randomness: Randomness) -> list[float]:
        """Return the value of each option, in points."""
        values = [option.value for option in options]
        if window.decision.kind != TURN or len(options) == 1:
            return values
        if self._network is not None:
            ends = ends_of(search, options)
            if len(ends) == len(options):  # where a turn may end the game, only results count
                values = self._network.values(search, options, ends)
        if not self._samples:
            return values
        bot = ChampionBot
        sampling = bot.sampling if search.game.rules.seats == 2 else bot.sampling_with_more_seats
        sampler = round_sampler(window, randomness, self._palace_cache, sampling.form, self._network)
        contenders = [
            Contender(Option(option.actions, value), sampling.prior)
            for option, value in zip(options, values, strict=True)
        ]
        return _sampled(contenders, sampler, self._samples)

    def _judgement(self, search: TurnSearch, ranked: Sequence[tuple[Option, float]], played: Option) -> Judgement:
        best, cost = ranked[0][0], next(cost for option, cost in ranked if option is played)
        now, parts = search.parts(Option([], 0.0)), search.parts(played)
        shown = [
            JudgedOption(tuple(option.actions), behind, _reasons(now, search.parts(option)))
            for option, behind in ranked[:3]
        ]
        return Judgement(
            JudgedOption(tuple(played.actions), cost, _reasons(now, parts)),
            tuple(shown),
            self._chance_lost(search, best, played) if cost > 0 else 0.0,
            _reasons(parts, search.parts(best)) if best is not played else (),
        )

    def _chance_lost(self, search: TurnSearch, best: Option, played: Option) -> float:
        chances = [self._chance(search, option) for option in (best, played)]
        return max(0.0, chances[0] - chances[1])

    def _chance(self, search: TurnSearch, option: Option) -> float:
        """Return the seat's chance of winning after its turn, as it can judge it."""
        seat, end = search.seat, search.game.copy()
        for action in option.actions:
            end.play(action)
        if end.is_over:
            return shares(end)[seat]
        if self._win is None:
            return 0.0
        search.evaluation.settle(end)
        outlook = Outlook(end, seat, next_after(search.game), self._palace_cache, self._win.layout)
        return softmax(outlook.outputs(self._win))[seat]


def _with_played(search: TurnSearch, action: Action) -> tuple[list[Option], Option]:
    """Return the options that may be best, with the move played among them, and that one."""
    options = search.options()
    near = near_options(options)[:_MOST_SAMPLED]
    played = next((option for option in near if option.actions[0] == action), None)
    if played is None:
        played = next((option for option in options if option.actions[0] == action), None) or search.option(action)
        near.append(played)
    return near, played


def _sampled(contenders: list[Contender], sampler: Sampler, samples: int) -> list[float]:
    for _ in range(samples):
        sampler.start_sample()
        for contender in contenders:
            contender.add(sampler.value(contender.option))
    return [contender.value() for contender in contenders]


def _reasons(before: Sequence[float], after: Sequence[float]) -> tuple[Reason, ...]:
    """Return the parts of the evaluation that change, the largest change first."""
    changes = [Reason(part, after[number] - before[number]) for number, part in enumerate(PARTS)]
    significant = [reason for reason in changes if abs(reason.points) >= _SIGNIFICANT]
    return tuple(sorted(significant, key=lambda reason: -abs(reason.points)))


class SheetJudge(DecisionJudge):
    """Judges decisions in Roll & Write by the values of the sheet, which samples can check."""

    name = "sheet"

    def __init__(self, samples: int) -> None:
        self._samples = samples and _SHEET_SAMPLES

    def judge(self, game: Game, action: Action) -> Judgement:
        assert game.decision is not None
        seat = game.decision.seat
        randomness, window = known_randomness(game, seat), Window(game, seat)
        imagined = window.imagine(randomness)
        assert isinstance(imagined, RollAndWrite)
        options = sheet_options(imagined, seat, STANDARD_SHEET)
        played = next(option for option in options if option.actions[0] == action)
        options = [*options[:_MOST_SAMPLED], *([played] if played not in options[:_MOST_SAMPLED] else [])]
        values = [option.value for option in options]
        if self._samples:
            values = _sampled(
                [Contender(option) for option in options], sheet_sampler(window, randomness), self._samples
            )
        order = sorted(range(len(options)), key=lambda number: (-values[number], options[number] is not played))
        judged = [
            JudgedOption(tuple(options[number].actions), values[order[0]] - values[number], ()) for number in order
        ]
        own = judged[order.index(options.index(played))]
        return Judgement(own, tuple(judged[:3]), 0.0, ())


def judge_for(game: Game, samples: int) -> DecisionJudge:
    """Return the judge for a game. Raises AlhambraError if there is none."""
    if isinstance(game, TileGame):
        return TileJudge(game, samples)
    if isinstance(game, RollAndWrite):
        return SheetJudge(samples)
    raise AlhambraError("analysis-of-other-game", game=quoted(game.config.game))
