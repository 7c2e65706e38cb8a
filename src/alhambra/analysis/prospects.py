"""Prospects: how far ahead each seat is expected to end, and its chance of winning, from everything on the table.

They evaluate true positions, hidden cards included, so they are for finished games and for studies, not for players.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from alhambra.analysis.win_chances import shares
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.bots.networks import fits, network_for
from alhambra.protocol import AlhambraError, Game, quoted
from alhambra.roll_and_write import RollAndWrite
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import PARTS, Evaluation
from alhambra.search.evaluation.stakes import expected_points
from alhambra.search.evaluation.weights import STANDARD_SHEET, standard_weights
from alhambra.search.network.network_file import WIN, NetworkFile
from alhambra.search.network.outlook import EVERY_SEAT, Outlook
from alhambra.search.roll_and_write.action_values import ActionValues
from alhambra.search.rollouts import play_quickly
from alhambra.search.turn_planner import TurnPlan
from alhambra.search.turn_search import TURN
from alhambra.tilegames.cards import MONEY_NAMES
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.drawing import FillDisplay

_LOGIT: Final = 10.0  # points of expected lead per unit of the network's outputs, in 60 games of two builders
_DOUBT: Final = (4.0, 12.0)  # points that multiply the odds by e, at the end and, in addition, at the start
# What counts of the differences that draws make in the parts of the evaluation after the next turn: the control
# variate with the least variance in 360 games of two builders.
_COUNTED: Final = 0.75
_TILES, _REACH, _MONEY, _MODULES = (PARTS.index(part) for part in ("tiles", "reach", "money", "modules"))


class Prospects(NamedTuple):
    """By seat: the expected final lead over the mean of the other seats, and the chance of winning."""

    leads: list[float]
    chances: list[float]


def lead_of(points: Sequence[float]) -> list[float]:
    """Return each seat's lead over the mean of the others; alone, its points."""
    if len(points) == 1:
        return [float(points[0])]
    total, others = sum(points), len(points) - 1
    return [own - (total - own) / others for own in points]


def softmax(values: Sequence[float]) -> list[float]:
    """Return chances whose odds are the exponentials of the values."""
    raised = [exp(value - max(values)) for value in values]
    return [value / sum(raised) for value in raised]


class Evaluator:
    """Evaluates the positions of one game; ``name`` says by what."""

    name: str

    def prospects(self, game: Game) -> Prospects:
        """Return the prospects of a position; those of a finished game are its result."""
        return Prospects(lead_of(game.scores), shares(game)) if game.is_over else self._expected(game)

    def after_draw(self, before: Game, outcomes: Sequence[tuple[str, Game]]) -> list[Prospects]:
        """Return values to compare what can be drawn: the games after it, given by the names of the outcomes.

        Only their differences matter.
        """
        return [self.prospects(game) for _, game in outcomes]

    def _expected(self, game: Game) -> Prospects:
        raise NotImplementedError


class TileEvaluator(Evaluator):
    """Evaluates tile games by the network for win chances, and by hand."""

    def __init__(self, game: TileGame) -> None:
        weights = standard_weights(game.rules.seats, knowing=True)
        self.palace_cache = PalaceCache(game.rules, weights, evaluations_of(game.modules))
        network = network_for(game.config.game, WIN)
        self.network = network if network is not None and fits(network, self.palace_cache) else None
        self.name = "by hand" if self.network is None else f"win {self.network.name}"

    def _expected(self, game: Game) -> Prospects:
        """Return the prospects: the expected lead follows from the chances early on, and from points near the end."""
        assert isinstance(game, TileGame)
        by_hand = lead_of(list(expected_points(game, Evaluation(game, 0, self.palace_cache))))
        unsold = sum(map(len, game.bags)) / sum(map(len, game.rules.catalog.bags))
        if self.network is None:
            doubt = _DOUBT[0] + _DOUBT[1] * unsold**0.5
            return Prospects(by_hand, softmax([lead / doubt for lead in by_hand]))
        said = self._outlook(game, self.network).outputs(self.network)
        by_network = [_LOGIT * lead for lead in lead_of(said)]
        leads = [unsold * one + (1.0 - unsold) * other for one, other in zip(by_network, by_hand, strict=True)]
        return Prospects(leads, softmax(said))

    def after_draw(self, before: Game, outcomes: Sequence[tuple[str, Game]]) -> list[Prospects]:
        """Return the prospects of all seats once the next turn was played, and the win chances."""
        chances = self._chances(before, outcomes)
        return [
            Prospects(self._prospects_after_turn(game), found)
            for (_, game), found in zip(outcomes, chances, strict=True)
        ]

    def _chances(self, before: Game, outcomes: Sequence[tuple[str, Game]]) -> list[list[float]]:
        """Return the win chances after each outcome.

        Money for the display changes nothing else, so that most inputs are computed once for all of it.
        """
        assert isinstance(before, TileGame)
        shares_inputs = isinstance(before.step, FillDisplay) and not before.rules.with_modules
        network, outlook = self.network, None
        found: list[list[float]] = []
        for name, game in outcomes:
            assert isinstance(game, TileGame)
            is_like_others = name in MONEY_NAMES and not game.is_over and game.scorings_done == before.scorings_done
            if network is None or not shares_inputs or not is_like_others:
                found.append(self.prospects(game).chances)
                continue
            if outlook is None:
                outlook = self._outlook(game, network)
            else:
                outlook.look_at_table(game)
            found.append(softmax(outlook.outputs(network)))
        return found

    def _outlook(self, game: TileGame, network: NetworkFile) -> Outlook:
        decision = game.decision
        is_turn = decision is not None and decision.kind == TURN
        first = game.turn_seat if is_turn else game.next_seat
        return Outlook(game, EVERY_SEAT, first, self.palace_cache, network.layout)

    def _prospects_after_turn(self, game: Game) -> list[float]:
        """Return by how much each seat's buildings, money and market lead over those of the others, after the turn.

        Points and walls are left out: what a draw changes in them at once has hardly any effect on the result.
        """
        assert isinstance(game, TileGame)
        end = self._after_turn(game)
        if end is None:
            return [0.0] * game.rules.seats
        of_tiles = 1.0 / (1.0 + self.palace_cache.weights.rivalry)  # the tiles of the others are subtracted already
        values: list[float] = []
        for seat in range(game.rules.seats):
            parts = Evaluation(end, seat, self.palace_cache, None, True).parts(end)
            values.append(of_tiles * parts[_TILES] + parts[_REACH] + parts[_MONEY] + parts[_MODULES])
        return [_COUNTED * lead for lead in lead_of(values)]

    def _after_turn(self, game: TileGame) -> TileGame | None:
        """Return the position after the next turn, planned quickly; None if the game ends.

        Draws that come before it turn out as expected: the outcome in the middle of their distribution.
        """
        trial = game.copy()
        trial.records_events = False
        while not trial.is_over:
            decision = trial.decision
            if decision is None:
                trial.resolve(_middle(trial))
            elif decision.kind == TURN:
                end = TurnPlan(trial, decision.seat, self.palace_cache).end()
                return None if end.is_over else end
            else:
                play_quickly(trial, decision, self.palace_cache)
        return None


def _middle(game: Game) -> str:
    """Return the outcome in the middle of the distribution of the chance event that is due."""
    assert game.chance is not None
    ticket = game.chance.total // 2
    for name, weight in game.chance.outcomes:
        ticket -= weight
        if ticket < 0:
            return name
    raise AssertionError("a chance event without outcomes")


class SheetEvaluator(Evaluator):
    """Evaluates Roll & Write by the expected points of the sheets, the coins and the dice beside them."""

    name = "sheet"

    def _expected(self, game: Game) -> Prospects:
        assert isinstance(game, RollAndWrite)
        expected: list[float] = []
        for seat in range(game.seats):
            values, sheet = ActionValues(game, seat, STANDARD_SHEET), game.sheets[seat]
            pairs = [values.pair_value(yellow, blue) for yellow in sheet.yellows for blue in sheet.blues]
            expected.append(values.sheet_value() + values.coin_value * sheet.coins + max(pairs, default=0.0))
        doubt = _DOUBT[0] + _DOUBT[1] * ((game.rounds - game.round) / game.rounds) ** 0.5
        leads = lead_of(expected)
        return Prospects(leads, softmax([lead / doubt for lead in leads]))


def evaluator_of(game: Game) -> Evaluator:
    """Return the evaluator for a game. Raises AlhambraError if none is known."""
    if isinstance(game, TileGame):
        return TileEvaluator(game)
    if isinstance(game, RollAndWrite):
        return SheetEvaluator()
    raise AlhambraError("analysis-of-other-game", game=quoted(game.config.game))
