"""A quick planner for turns in rollouts, which treats each currency separately.

It finds chains of exact payments currency by currency, and then the best last action. Actions of
modules are combined with earlier purchases only where they do not affect them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.protocol.actions import Action
from alhambra.search.candidates import buyer_is_served, do_simply, game_continues, is_simple, without_surplus
from alhambra.search.evaluation.budget import Budget, Spending
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.sampling import Option
from alhambra.search.turn_search import TurnSearch, turn_continues
from alhambra.tilegames.cards import CURRENCY_COUNT, money_cards, unit
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.buying import Buy
from alhambra.tilegames.turns.redesign import Build
from alhambra.tilegames.turns.taking import TakeMoney, cards_of_set, takes

_NOTHING: Final = float("-inf")  # the value of something impossible


class Ending:
    """The end of a turn: the spending in each currency and a last action that is not a purchase."""

    def __init__(self, gain: float, spent: list[Spending], action: Action | None) -> None:
        self.gain = gain  # over the best spending if the turn continues
        self.spent = spent
        self.action = action


class TurnPlan:
    """A good turn for a seat in an imagined game."""

    def __init__(
        self,
        game: TileGame,
        seat: int,
        palace_cache: PalaceCache,
        stakes: vec[float] | None = None,
        with_modules: bool = True,  # whether to try the actions of modules
    ) -> None:
        self.game = game
        self.seat = seat
        self._stakes = stakes
        self.evaluation = Evaluation(game, seat, palace_cache, stakes)
        self._budget = Budget(game, seat, self.evaluation)
        self._kept: list[Spending] = []  # by currency: the best spending if the turn continues
        self._found: Option | None = None  # if the turn was searched instead
        self._whole = self._planned(with_modules) if game_continues(game, seat) else self._searched()
        # The actions that can be played without asking again:
        self.actions = self._whole[:1] if buyer_is_served(game, seat) else self._whole

    def value(self) -> float:
        """Return the value of the position after the turn."""
        if self._found is not None:
            return self._found.value
        return self.evaluation.value(self._played())

    def end(self) -> TileGame:
        """Return the settled position after the turn."""
        trial = self._played()
        if not trial.is_over:
            self.evaluation.settle(trial)
        return trial

    def _played(self) -> TileGame:
        """Return a copy in which the turn was played."""
        trial = self._trial()
        for action in self._whole:
            if is_simple(action):
                do_simply(trial, self.seat, action)
                trial.offer_cache.forget_purchases(self.seat)
                trial.offer_stamp = 0
            else:
                trial.play(action)
        return trial

    def _trial(self) -> TileGame:
        """Return a copy with open chance."""
        trial = self.game.copy()
        trial.records_events = False
        trial.streams = None
        return trial

    def _searched(self) -> list[Action]:
        self._found = TurnSearch(self.game, self.seat, self.evaluation.palace_cache, self._stakes).best()
        return self._found.actions

    def _planned(self, with_modules: bool) -> list[Action]:
        for currency in range(CURRENCY_COUNT):
            self._kept.append(self._budget.spent(currency, self._budget.purse(currency), 0, 0))
        ending = self._best_ending()
        tried: list[Action] = []
        if with_modules and self.game.rules.with_modules:
            for action in without_surplus(self.game, self.game.legal_actions().listed):
                known = self._known_gain(action)
                if known is None:
                    tried.append(action)
                else:
                    ending = _better(ending, Ending(known, self._kept, action))
        best: list[Action] = []
        gain = _NOTHING
        if ending is not None:
            best = self._actions_of(ending)
            gain = ending.gain
            for currency in range(CURRENCY_COUNT):
                gain += self._kept[currency].value - self._budget.money_value(currency, self._budget.purse(currency), 0)
        if tried:
            nothing = self.evaluation.value(self._trial())
            for action in tried:
                option = self._after_module(action)
                if option.value - nothing > gain:
                    best, gain = option.actions, option.value - nothing
        return best if best else self._searched()

    def _known_gain(self, action: Action) -> float | None:
        """Return the gain of an action if a module knows it; None if it must be tried."""
        late = self.evaluation.late
        for module in self.evaluation.palace_cache.module_evaluations:
            gain = module.gain(action, late, late * self.evaluation.weights.other_card)
            if gain is not None:
                return gain
        return None

    def _after_module(self, action: Action) -> Option:
        """Return an action of a module with the rest of the turn after it."""
        trial = self._trial()
        trial.play(action)
        if not turn_continues(trial, self.seat, self.game.turn_count):
            return Option([action], self.evaluation.value(trial))
        rest = TurnPlan(trial, self.seat, self.evaluation.palace_cache, self._stakes, with_modules=False)
        return Option([action, *rest._whole], rest.value())

    # --- the ending ---

    def _best_ending(self) -> Ending | None:
        """Return the best way to end the turn after exact payments in all currencies.

        It is taking money, buying a tile without paying exactly, or building from the reserve.
        """
        game, words = self.game, self.game.rules.words
        best: Ending | None = None
        for cards in takes(game):
            best = _better(best, self._by_taking(cards))
        for currency in range(CURRENCY_COUNT):
            last = self._budget.spent_inexactly(currency, self._budget.purse(currency), 0)
            if last is not None:
                spent = self._kept.copy()
                spent[currency] = last
                best = _better(best, Ending(last.value - self._kept[currency].value, spent, None))
        for piece in game.reserves[self.seat]:
            cell = self.evaluation.palace_cache.spot(game, self.seat, piece).cell
            if cell >= 0:
                gain = self.evaluation.gain_of_reserved(game, piece)
                best = _better(best, Ending(gain, self._kept, Build(words, piece, cell)))
        return best

    def _by_taking(self, cards: i64) -> Ending:
        chosen = cards_of_set(cards)
        spent = self._kept.copy()
        gain = 0.0
        for currency in range(CURRENCY_COUNT):
            added: i64 = 0
            for card in chosen:
                if card // 10 == currency:
                    added += unit(card % 10)
            if added:
                spent[currency] = self._budget.spent(currency, self._budget.purse(currency), 0, added)
                gain += spent[currency].value - self._kept[currency].value
        return Ending(gain, spent, TakeMoney(self.game.rules.words, chosen))

    def _actions_of(self, ending: Ending) -> list[Action]:
        """Return the purchases, an inexact one last, and the action after them."""
        exact: list[Action] = []
        last: list[Action] = []
        for currency, spending in enumerate(ending.spent):
            changes = ending.action is None and spending is not self._kept[currency]
            for number in range(len(spending.slots)):
                piece = self.game.market[spending.slots[number]]
                purchase = Buy(self.game.rules.words, piece, money_cards(currency, spending.paid[number]))
                (last if changes else exact).append(purchase)
        if ending.action is not None:
            last.append(ending.action)
        return exact + last


def _better(best: Ending | None, other: Ending) -> Ending:
    """Return the better of two endings, the first one if they are equal."""
    return other if best is None or other.gain > best.gain else best
