"""Bots that try their best options in sampled continuations."""

from typing import NamedTuple

from alhambra.bots.base import Window, register
from alhambra.bots.builder import BuilderBot, round_sampler, sheet_sampler
from alhambra.bots.factory import make_bot
from alhambra.bots.thinking_limits import ThinkingLimits, undisturbed
from alhambra.bots.workers import SampleTally, SearchWorkers, tally_of
from alhambra.games import from_position
from alhambra.protocol import Action, Randomness
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.network.judge import NetworkJudge
from alhambra.search.roll_and_write.sampling import SHEET_ROUNDS
from alhambra.search.rollouts import STANDARD_FORM, SampleForm
from alhambra.search.sampling import EVENLY, MOST_OPTIONS, Contender, Option, Prior, Sampler, best_of, tried_in_samples

_SEEDS = 2**32


class SamplingConfig(NamedTuple):
    """The settings for sampling a tile game."""

    samples: int = 48  # unless limits are set
    form: SampleForm = STANDARD_FORM
    prior: Prior = EVENLY


@register
class SearcherBot(BuilderBot):
    """A bot that plays its best turns out for some rounds, with other cards and tiles each time.

    It places tiles like the builder.
    """

    name = "searcher"
    options = MOST_OPTIONS  # the most that are tried
    sampling = SamplingConfig()
    sampling_with_more_seats = SamplingConfig(
        form=SampleForm(rounds=3, counted=2), prior=Prior(0.5)
    )  # with more than two seats
    sheet_samples = 48  # for Roll & Write
    sheet_rounds = SHEET_ROUNDS
    sheet_prior = EVENLY
    unsampled: tuple[str, ...] = ("place", "place_turned")  # kinds of decision made without samples

    def __init__(self, randomness: Randomness) -> None:
        super().__init__(randomness)
        self.effort: ThinkingLimits | None = None  # if set
        self.contenders: list[Contender] = []  # of the last decision

    def adjust(self, setting: str) -> None:
        self.effort = ThinkingLimits.read(setting)

    def choose(self, window: Window) -> Action:
        """Choose an action; the time limit includes the search for options."""
        if self.effort is None or self.effort.seconds is None:
            return super().choose(window)
        self.effort.start()
        with undisturbed():
            return super().choose(window)

    def decide(self, window: Window, options: list[Option], palace_cache: PalaceCache) -> Action:
        if window.decision.kind in self.unsampled:
            return options[0].actions[0]
        sampling = self.sampling if palace_cache.rules.seats == 2 else self.sampling_with_more_seats
        sampler = round_sampler(window, self.randomness, palace_cache, sampling.form, self.judge(palace_cache))
        return self._sampled(window, options, sampler, sampling.samples, sampling.prior)

    def judge(self, palace_cache: PalaceCache) -> NetworkJudge | None:
        """Return the judge of the turns that samples count; without one they have hand-crafted values."""
        return None

    def decide_sheet(self, window: Window, options: list[Option]) -> Action:
        sampler = sheet_sampler(window, self.randomness, self.sheet_rounds)
        return self._sampled(window, options, sampler, self.sheet_samples, self.sheet_prior)

    def _sampled(self, window: Window, options: list[Option], sampler: Sampler, samples: int, prior: Prior) -> Action:
        effort = self.effort or ThinkingLimits(samples)
        workers = self._search_workers(window, effort) if effort.processes > 1 else None
        self.contenders = tried_in_samples(options, sampler, effort.spent, self.options, prior)
        if workers is not None:
            workers.add_to(self.contenders, effort)
        return best_of(self.contenders).actions[0]

    def _search_workers(self, window: Window, effort: ThinkingLimits) -> SearchWorkers:
        position = window.imagine(self.randomness).position(with_chance=True)
        seeds = [self.randomness.below(_SEEDS) for _ in range(effort.processes - 1)]
        return SearchWorkers(tallies, position, window.seat, f"{self.name}:{effort.for_workers()}", seeds)


def tallies(position: str, seat: int, bot: str, seed: int) -> list[SampleTally]:
    """Return the tallies of a bot's samples for one decision. Runs in another process."""
    thinker = make_bot(bot, Randomness(seed))
    assert isinstance(thinker, SearcherBot)
    thinker.choose(Window(from_position(position), seat))
    return [tally_of(contender) for contender in thinker.contenders]


@register
class MasterBot(SearcherBot):
    """A searcher with more samples of more options, for placing too.

    It takes into account what the others can pay, which determines how long a tile stays in the
    market. Against one opponent its samples are long and consider who may win. With more seats long
    samples mislead, since they simulate builders while real opponents play better; there it relies
    on the future value of modules instead.
    """

    name = "master"
    knowing = True
    options = 8
    sampling = SamplingConfig(128, SampleForm(10, counted=9, fading=0.85, by_standing=True), Prior(0.1, 8.0))
    sampling_with_more_seats = SamplingConfig(400, SampleForm(rounds=3, counted=2), Prior(0.7))
    sheet_samples = 300
    sheet_rounds = 10
    sheet_prior = Prior(0.2)
    unsampled = ()
