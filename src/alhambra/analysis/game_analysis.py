"""Analysis of a recorded game: errors of decisions, luck of draws, and the result without luck."""

from collections.abc import Callable, Sequence
from typing import Final

from alhambra.analysis.advice import Reason
from alhambra.analysis.decisions import SAMPLES, DecisionJudge, JudgedOption, Judgement, judge_for, kind_of_move
from alhambra.analysis.draws import Played, played_entries
from alhambra.analysis.luck import Luck, luck_of, luck_of_start
from alhambra.analysis.messages import CurvePoint, DrawAnalysis, GameAnalysis, JudgedMove, MomentAnalysis, MoveReason
from alhambra.analysis.mistakes import size_of
from alhambra.analysis.prospects import Evaluator, evaluator_of
from alhambra.analysis.summary import costliest, favourites, seat_analyses, turning_points
from alhambra.games import replay
from alhambra.protocol import Game, Record
from alhambra.protocol.messages import ActionMessage
from alhambra.roll_and_write import RollAndWrite
from alhambra.search.network.network_file import packaged_networks_name
from alhambra.tilegames.game import TileGame

FORMAT: Final = "alhambra analysis"
VERSION: Final = 1  # of the method: raised whenever the figures of some record change

# What else figures depend on, so that stored ones can be told to be outdated.
METHOD: Final = f"{VERSION} {packaged_networks_name()}"

_DIGITS: Final = 3  # of points and chances


def analyse(
    record: Record, deep: bool = False, on_progress: Callable[[int], object] = lambda entry: None
) -> GameAnalysis:
    """Return the analysis of a recorded game, finished or not. Equal records have equal analyses everywhere.

    A quick analysis judges decisions by the network of the ``student``, a deep one also tries them in samples of the
    coming turns. The seats' decisions are judged by what they could know; the luck of draws and the win chances take
    hidden cards into account as well, so an analysis of a running game must not be shown to its players.

    Args:
        record: the game.
        deep: whether to try choices in samples, which takes some ten times as long.
        on_progress: called with the number of each entry that has been analysed.

    Raises:
        RecordError: the record does not fit the rules.
        AlhambraError: it is a game that cannot be analysed.

    >>> game = new_game(GameConfig("alhambra", 2), seed=7)
    >>> for _ in range(3):
    ...     events = game.play(game.legal_actions()[0])
    >>> analysis = analyse(game.record())
    >>> [moment["entry"] for moment in analysis["moments"]]
    [1, 2, 3]
    >>> ada, bob = analysis["seats"]
    >>> round(ada["luck"] + bob["luck"], 2)
    0.0
    """
    return _Analysing(record, deep).done(on_progress)


class _Analysing:
    """One game."""

    def __init__(self, record: Record, deep: bool) -> None:
        self._record = record
        self._deep = deep
        self._last = replay(record)
        self._evaluator: Evaluator = evaluator_of(self._last)
        self._judge: DecisionJudge = judge_for(self._last, SAMPLES if deep else 0)
        self._moments: list[MomentAnalysis] = []
        self._draws: list[DrawAnalysis] = []
        self._curve: list[CurvePoint] = []
        self._turn = -1
        self._has_begun = record.position is not None

    def done(self, on_progress: Callable[[int], object]) -> GameAnalysis:
        for played in played_entries(self._record):
            self._look_at(played)
            on_progress(played.number)
        self._add_point(self._last, len(self._record.entries))
        return self._whole()

    def _look_at(self, played: Played) -> None:
        game = played.before
        if game.decision is not None:
            if not self._has_begun:
                self._has_begun = True
                self._add_luck(luck_of_start(game, self._evaluator), played.number - 1)
            turn = _turn_of(game)
            if turn != self._turn:
                self._turn = turn
                self._add_point(game, played.number - 1)
            self._add_decision(played)
        if self._has_begun:  # the luck of the set-up is known as a whole
            for draw in played.draws:
                for luck in luck_of(draw, self._evaluator):
                    self._add_luck(luck, played.number)

    def _add_luck(self, luck: Luck, entry: int) -> None:
        self._draws.append(
            {
                "entry": entry,
                "source": luck.source,
                "drawn": luck.drawn,
                "luck": _rounded(luck.leads),
                "chance_luck": _rounded(luck.chances),
            }
        )

    def _add_point(self, game: Game, moment: int) -> None:
        prospects = self._evaluator.prospects(game)
        self._curve.append(
            {"moment": moment, "chances": _rounded(prospects.chances), "leads": _rounded(prospects.leads)}
        )

    def _add_decision(self, played: Played) -> None:
        game = played.before
        decision = game.decision
        if decision is None or len(game.legal_actions()) < 2:
            return
        action = game.action_set.parse(played.line.partition(": ")[2])
        judgement: Judgement = self._judge.judge(game, action)
        cost = round(judgement.played.cost, _DIGITS)
        self._moments.append(
            {
                "entry": played.number,
                "seat": decision.seat,
                "kind": decision.kind,
                "about": kind_of_move(action, judgement.best[0].actions[0]),
                "size": size_of(cost),
                "chance_lost": round(judgement.chance_lost, _DIGITS),
                "played": _move(judgement.played),
                "best": [_move(option) for option in judgement.best],
                "because": _reasons(judgement.because),
            }
        )

    def _whole(self) -> GameAnalysis:
        record, config = self._record, self._record.config
        seats = seat_analyses(self._last, self._moments, self._draws)
        return {
            "format": FORMAT,
            "version": VERSION,
            "evaluator": f"{self._judge.name}, {self._evaluator.name}",
            "depth": "deep" if self._deep else "quick",
            "record": record.seal,
            "game": config.game,
            "modules": sorted(config.modules),
            "options": sorted(config.options),
            "is_over": self._last.is_over,
            "moments": self._moments,
            "draws": self._draws,
            "curve": self._curve,
            "seats": seats,
            "costly": costliest(self._moments),
            "turning_points": turning_points(self._curve),
            "actions": self._actions(),
            "favourites": favourites(seats) if self._last.is_over else [],
        }

    def _actions(self) -> dict[str, ActionMessage]:
        """Return all actions that are named, by notation."""
        actions = self._last.action_set
        moves = [move for moment in self._moments for move in (moment["played"], *moment["best"])]
        named = dict.fromkeys(notation for move in moves for notation in (move["action"], *move["then"]))
        return {notation: actions.parse(notation).to_json() for notation in named}


def _turn_of(game: Game) -> int:
    """Return the number of the current turn."""
    if isinstance(game, TileGame):
        return game.turn_count
    return game.round * game.seats + game.turn if isinstance(game, RollAndWrite) else game.at


def _move(option: JudgedOption) -> JudgedMove:
    first, *rest = option.actions
    return {
        "action": first.notation(),
        "then": [action.notation() for action in rest],
        "cost": round(option.cost, _DIGITS),
        "reasons": _reasons(option.reasons),
    }


def _reasons(reasons: Sequence[Reason]) -> list[MoveReason]:
    return [{"part": reason.part, "points": round(reason.points, _DIGITS)} for reason in reasons]


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, _DIGITS) + 0.0 for value in values]  # never -0.0
