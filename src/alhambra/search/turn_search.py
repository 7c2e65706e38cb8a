"""Search over a whole turn: every chain of exact payments followed by every last action."""

from typing import Final

from librt.vecs import vec

from alhambra.protocol.actions import Action
from alhambra.search.candidates import do_simply, is_simple, turns_are_simple, worth_trying
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.sampling import Option
from alhambra.tilegames.cards import CURRENCY_COUNT
from alhambra.tilegames.game import TileGame

TURN: Final = "turn"  # the kind of decision that starts or continues a turn
_MOST_ENDINGS: Final = 600  # evaluated per turn; beyond that, further actions are only estimated
_MOST_IN_SAMPLES: Final = 60  # likewise for a turn in a rollout


class TurnSearch:
    """The options of a seat at a decision in an imagined game."""

    def __init__(self, game: TileGame, seat: int, palace_cache: PalaceCache, stakes: vec[float] | None = None) -> None:
        self.game = game.copy()
        self.game.records_events = False
        self.game.streams = None  # open chance, so that the search cannot exploit luck
        self.seat = seat
        self.turn = game.turn_count
        self.evaluation = Evaluation(self.game, seat, palace_cache, stakes)
        decision = game.decision
        self._simple = decision is not None and decision.kind == TURN and turns_are_simple(game, seat)
        self._endings_left = _MOST_ENDINGS
        self._known: dict[tuple[int, ...], Option] = {}

    def options(self) -> list[Option]:
        """Return the options of the seat, the best first."""
        found = [self._after(self.game, action) for action in self._first_actions(False)]
        return sorted(found, key=_worst_first)

    def option(self, action: Action) -> Option:
        """Return the option that starts with an action, which need not be a candidate."""
        return self._after(self.game, action)

    def parts(self, option: Option) -> list[float]:
        """Return the parts of the evaluation of the position after an option."""
        trial = self.game.copy()
        for action in option.actions:
            trial.play(action)
        parts = self.evaluation.parts(trial)
        return [parts[number] for number in range(len(parts))]

    def best(self) -> Option:
        """Return the best option found with few payments and last actions, for rollouts."""
        self._endings_left = _MOST_IN_SAMPLES
        return self._best_of(self.game)

    def greedy_action(self) -> Action:
        """Return the best action without search."""
        self._endings_left = 0
        best = Option([], float("-inf"))
        for action in self._first_actions(True):
            option = self._after(self.game, action)
            if option.value > best.value:
                best = option
        return best.actions[0]

    def _first_actions(self, few: bool) -> list[Action]:
        decision = self.game.decision
        if decision is not None and decision.kind == TURN:
            return worth_trying(self.game, few)
        actions = list(self.game.legal_actions())
        if few:
            for module in self.evaluation.palace_cache.module_evaluations:
                actions = module.few(self.game, actions)
        return actions

    def _after(self, game: TileGame, action: Action) -> Option:
        """Return the option that starts with an action, up to the end of the turn."""
        if self._simple and is_simple(action):
            return self._after_simple(game, action)
        trial = game.copy()
        trial.play(action)
        if turn_continues(trial, self.seat, self.turn):
            return self._continued(trial, action)
        self._endings_left -= 1
        return Option([action], self.evaluation.value(trial))

    def _after_simple(self, game: TileGame, action: Action) -> Option:
        """Return the same by changing the game and restoring it, which is faster than a copy."""
        seat = self.seat
        purses, market, new_tiles, stamp = game.purses, game.market, game.new_tiles, game.offer_stamp
        palace, reserve = game.palaces[seat], game.reserves[seat]
        if do_simply(game, seat, action):
            game.offer_stamp = 0
            game.offer_cache.forget_purchases(seat)
            option = self._continued(game, action)
            game.offer_cache.forget_purchases(seat)
            game.offer_stamp = stamp
        else:
            self._endings_left -= 1
            option = Option([action], self.evaluation.value(game))
        game.purses, game.market, game.new_tiles = purses, market, new_tiles
        game.palaces[seat], game.reserves[seat] = palace, reserve
        return option

    def _continued(self, game: TileGame, action: Action) -> Option:
        """Return the option of an action that was played, with the rest of the turn."""
        if self._endings_left <= 0:
            bonus = self.evaluation.weights.another_action * self.evaluation.late
            return Option([action], self.evaluation.value(game) + bonus)
        rest = self._best_of(game)
        return Option([action, *rest.actions], rest.value)

    def _best_of(self, game: TileGame) -> Option:
        """Return the best continuation of the turn; the order of earlier purchases is irrelevant."""
        key: tuple[int, ...] = ()
        if game is self.game or not game.rules.with_modules:  # only hand and market have changed
            first = CURRENCY_COUNT * self.seat
            key = (*game.purses[first : first + CURRENCY_COUNT], *game.market)
            known = self._known.get(key)
            if known is not None:
                return known
        best = Option([], float("-inf"))
        for action in worth_trying(game, True):
            option = self._after(game, action)
            if option.value > best.value:
                best = option
        if key:
            self._known[key] = best
        return best


def turn_continues(game: TileGame, seat: int, turn: int) -> bool:
    """Return whether the seat has another action in the same turn."""
    decision = game.decision
    is_turn = decision is not None and decision.kind == TURN and decision.seat == seat
    return is_turn and game.turn_count == turn


def _worst_first(option: Option) -> float:
    return -option.value
