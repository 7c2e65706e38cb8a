"""The builder bot: searches its whole turn for the best final position."""

from typing import Final

from alhambra.bots.base import Bot, Window, register
from alhambra.bots.greedy import greedy_choice
from alhambra.bots.module_evaluation import evaluations_of
from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.protocol import Action, Game, Randomness
from alhambra.roll_and_write import RollAndWrite
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.weights import STANDARD_SHEET, Weights, standard_weights
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.roll_and_write.sampling import SHEET_ROUNDS, SheetSampler, sheet_options
from alhambra.search.rollouts import STANDARD_FORM, RoundSampler, SampleForm
from alhambra.search.sampling import Option, Sampler, best_by_samples
from alhambra.search.turn_search import TurnSearch
from alhambra.tilegames.game import TileGame

_SHEET_SAMPLES: Final = 8
_SHEET_OPTIONS: Final = 4  # tried in these samples


@register
class BuilderBot(Bot):
    """A bot that evaluates the position after every chain of exact payments and its last action."""

    name = "builder"
    knowing = False  # whether it takes into account what the others can pay

    def __init__(self, randomness: Randomness) -> None:
        super().__init__(randomness)
        self.weights: Weights | None = None  # the standard ones
        self._palace_cache: PalaceCache | None = None

    def choose(self, window: Window) -> Action:
        offers = window.legal_actions()
        if len(offers) == 1:
            return offers[0]
        game = window.imagine(self.randomness)
        if isinstance(game, TileGame):
            palace_cache = self._cache_of_palaces(game)
            search = TurnSearch(game, window.seat, palace_cache)
            return self.decide(window, self.ranked(search, palace_cache), palace_cache)
        if isinstance(game, RollAndWrite):
            return self.decide_sheet(window, sheet_options(game, window.seat, STANDARD_SHEET))
        return offers[greedy_choice(game, window.seat)]

    def ranked(self, search: TurnSearch, palace_cache: PalaceCache) -> list[Option]:
        """Return the options that a search finds in a tile game, the best first."""
        return search.options()

    def decide(self, window: Window, options: list[Option], palace_cache: PalaceCache) -> Action:
        """Choose an action in a tile game; the best option comes first."""
        return options[0].actions[0]

    def decide_sheet(self, window: Window, options: list[Option]) -> Action:
        """Choose an action in Roll & Write, where turns are short enough to try in a few samples."""
        sampler, effort = sheet_sampler(window, self.randomness), ThinkingLimits(_SHEET_SAMPLES)
        return best_by_samples(options, sampler, effort.spent, _SHEET_OPTIONS).actions[0]

    def _cache_of_palaces(self, game: TileGame) -> PalaceCache:
        """Return the palace cache for the rules of a game."""
        if self._palace_cache is None or self._palace_cache.rules is not game.rules:
            weights = self.weights or standard_weights(game.rules.seats, knowing=self.knowing)
            self._palace_cache = PalaceCache(game.rules, weights, evaluations_of(game.modules))
        return self._palace_cache


def round_sampler(
    window: Window,
    randomness: Randomness,
    palace_cache: PalaceCache,
    form: SampleForm = STANDARD_FORM,
    judge: NetworkJudge | None = None,
) -> Sampler:
    """Return a sampler of a few rounds of a tile game, imagined from what the seat knows."""

    def imagine() -> TileGame:
        game: Game = window.imagine(randomness)
        assert isinstance(game, TileGame)
        return game

    return RoundSampler(window.seat, palace_cache, imagine, form, judge)


def sheet_sampler(window: Window, randomness: Randomness, rounds: int = SHEET_ROUNDS) -> Sampler:
    """Return a sampler of a few rounds of Roll & Write."""

    def imagine() -> RollAndWrite:
        game: Game = window.imagine(randomness)
        assert isinstance(game, RollAndWrite)
        return game

    return SheetSampler(window.seat, STANDARD_SHEET, imagine, rounds)
