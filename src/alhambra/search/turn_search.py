"""Search over a whole turn: every chain of exact payments with every ending, judged at the end of the turn."""

from typing import Final

from librt.vecs import vec

from alhambra.protocol.actions import Action
from alhambra.search.candidates import do_simply, is_simple, turns_are_simple, worth_trying
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.sampling import Option
from alhambra.tilegames.cards import CURRENCY_COUNT
from alhambra.tilegames.game import TileGame

TURN: Final = "turn"  # the kind of decision that begins a turn or goes on with it
_MOST_ENDINGS: Final = 600  # of a turn that are looked at; from then on, further actions are only guessed
_MOST_IN_SAMPLES: Final = 60  # the same where a turn is one of many


class TurnSearch:
    """What a seat can do with the decision that is due in a game that it imagines."""

    def __init__(self, game: TileGame, seat: int, palace_cache: PalaceCache, stakes: vec[float] | None = None) -> None:
        self.game = game.copy()
        self.game.records_events = False
        self.game.streams = None  # chance stays open, so that no luck is counted on
        self.seat = seat
        self.turn = game.turn_count
        self.evaluation = Evaluation(self.game, seat, palace_cache, stakes)
        decision = game.decision
        self._simple = decision is not None and decision.kind == TURN and turns_are_simple(game, seat)
        self._endings_left = _MOST_ENDINGS
        self._known: dict[tuple[int, ...], Option] = {}

    def options(self) -> list[Option]:
        """What the seat can do, the best first."""
        found = [self._after(self.game, action) for action in self._first_actions(False)]
        return sorted(found, key=_badness)

    def option(self, action: Action) -> Option:
        """What follows an action that need not be among those worth trying."""
        return self._after(self.game, action)

    def parts(self, option: Option) -> list[float]:
        """What the worth of the position is made of to which an option leads."""
        twin = self.game.copy()
        for action in option.actions:
            twin.play(action)
        parts = self.evaluation.parts(twin)
        return [parts[number] for number in range(len(parts))]

    def best(self) -> Option:
        """The best that the seat can do, looking at few payments and not at every ending: for samples."""
        self._endings_left = _MOST_IN_SAMPLES
        return self._best_of(self.game)

    def glance(self) -> Action:
        """The action that looks best without a look at the actions after it."""
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
            for worth in self.evaluation.palace_cache.module_evaluations:
                actions = worth.few(self.game, actions)
        return actions

    def _after(self, game: TileGame, action: Action) -> Option:
        """What follows an action, up to the end of the turn."""
        if self._simple and is_simple(action):
            return self._after_simple(game, action)
        twin = game.copy()
        twin.play(action)
        if turn_goes_on(twin, self.seat, self.turn):
            return self._going_on(twin, action)
        self._endings_left -= 1
        return Option([action], self.evaluation.value(twin))

    def _after_simple(self, game: TileGame, action: Action) -> Option:
        """The same by changing the game and putting back what was changed, which is much quicker than a copy."""
        seat = self.seat
        purses, market, new_tiles, stamp = game.purses, game.market, game.new_tiles, game.offer_stamp
        palace, reserve = game.palaces[seat], game.reserves[seat]
        if do_simply(game, seat, action):
            game.offer_stamp = 0
            game.known.forget_purchases(seat)
            option = self._going_on(game, action)
            game.known.forget_purchases(seat)
            game.offer_stamp = stamp
        else:
            self._endings_left -= 1
            option = Option([action], self.evaluation.value(game))
        game.purses, game.market, game.new_tiles = purses, market, new_tiles
        game.palaces[seat], game.reserves[seat] = palace, reserve
        return option

    def _going_on(self, game: TileGame, action: Action) -> Option:
        """An action that was played, and the rest of the turn after it."""
        if self._endings_left <= 0:
            return Option(
                [action], self.evaluation.value(game) + self.evaluation.weights.another_action * self.evaluation.late
            )
        rest = self._best_of(game)
        return Option([action, *rest.actions], rest.value)

    def _best_of(self, game: TileGame) -> Option:
        """The best way to go on with the turn. In which order tiles were bought makes no difference."""
        key: tuple[int, ...] = ()
        if game is self.game or not game.rules.with_modules:  # nothing but hand and market has changed
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


def turn_goes_on(game: TileGame, seat: int, turn: int) -> bool:
    """Whether another action of the turn is due in a game in which some were played."""
    decision = game.decision
    is_turn = decision is not None and decision.kind == TURN and decision.seat == seat
    return is_turn and game.turn_count == turn


def _badness(option: Option) -> float:
    return -option.value
