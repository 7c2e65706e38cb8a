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
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.evaluation.stakes import expected_points
from alhambra.search.evaluation.weights import STANDARD_SHEET, standard_weights
from alhambra.search.network.network_file import WIN
from alhambra.search.network.outlook import EVERY_SEAT, Outlook
from alhambra.search.roll_and_write.action_values import ActionValues
from alhambra.search.turn_search import TURN
from alhambra.tilegames.cards import MONEY_NAMES
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.drawing import FillDisplay

# The expected lead per unit of the network's outputs, and per point of the hand-crafted expectation, at the start of a
# game and at its end; in between it changes with the fraction of tiles unsold.
_BY_NETWORK: Final = (10.0, 4.0)
_BY_HAND: Final = (0.4, 0.9)
_DOUBT: Final = (4.0, 12.0)  # points that multiply the odds by e, at the end and, in addition, at the start


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

    def all_prospects(self, before: Game, outcomes: Sequence[tuple[str, Game]]) -> list[Prospects]:
        """Return the prospects after each outcome of a draw, given by their names."""
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
        assert isinstance(game, TileGame)
        return self._of(game, self._outlook(game))

    def all_prospects(self, before: Game, outcomes: Sequence[tuple[str, Game]]) -> list[Prospects]:
        """Return the same; money for the display changes nothing else, so that most inputs are computed once."""
        assert isinstance(before, TileGame)
        if before.rules.with_modules or not isinstance(before.step, FillDisplay):
            return super().all_prospects(before, outcomes)
        outlook: Outlook | None = None
        hand: list[float] = []
        found: list[Prospects] = []
        for name, game in outcomes:
            assert isinstance(game, TileGame)
            if name not in MONEY_NAMES or game.is_over or game.scorings_done != before.scorings_done:
                found.append(self.prospects(game))
            elif outlook is None:
                outlook, hand = self._outlook(game), self._by_hand(game)
                found.append(self._of(game, outlook, hand))
            else:
                outlook.look_at_table(game)
                found.append(self._of(game, outlook, hand))
        return found

    def _outlook(self, game: TileGame) -> Outlook | None:
        if self.network is None:
            return None
        decision = game.decision
        is_turn = decision is not None and decision.kind == TURN
        first = game.turn_seat if is_turn else game.next_seat
        return Outlook(game, EVERY_SEAT, first, self.palace_cache, self.network.layout)

    def _by_hand(self, game: TileGame) -> list[float]:
        """Return the hand-crafted expectation of each seat's lead."""
        evaluation = Evaluation(game, 0, self.palace_cache)
        return lead_of(list(expected_points(game, evaluation)))

    def _of(self, game: TileGame, outlook: Outlook | None, hand: list[float] | None = None) -> Prospects:
        by_hand = self._by_hand(game) if hand is None else hand
        unsold = sum(map(len, game.bags)) / sum(map(len, game.rules.catalog.bags))
        if outlook is None or self.network is None:
            doubt = _DOUBT[0] + _DOUBT[1] * unsold**0.5
            return Prospects(by_hand, softmax([lead / doubt for lead in by_hand]))
        said = outlook.outputs(self.network)
        network, slope = _between(_BY_NETWORK, unsold), _between(_BY_HAND, unsold)
        leads = [network * value + slope * lead for value, lead in zip(lead_of(said), by_hand, strict=True)]
        return Prospects(leads, softmax(said))


def _between(ends: tuple[float, float], start: float) -> float:
    return start * ends[0] + (1.0 - start) * ends[1]


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
