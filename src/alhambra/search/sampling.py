"""Choice among options by sampling, with common random numbers and successive elimination."""

from collections.abc import Callable
from math import erfc, exp, pi, sqrt
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import Action

MOST_OPTIONS: Final = 6  # that are sampled
FAR_BEHIND: Final = 5.0  # an option this many points behind the best is not sampled
_HALVINGS: Final = (0.125, 0.375, 0.625)  # fractions of the budget after which the worse half is dropped
# An option is also dropped when further samples are expected to gain almost nothing.
_FEWEST: Final = 12  # samples before the first check
_EVERY: Final = 4  # samples between two checks
_LITTLE: Final = 0.01  # points
_ROOT_OF_TWO: Final = sqrt(2.0)
_ROOT_OF_TWO_PI: Final = sqrt(2.0 * pi)


class Prior(NamedTuple):
    """The weight of an option's static value against its samples."""

    part: float = 1.0  # as a fraction of the weight of all samples
    samples: float = 2.0  # in samples, in addition: a few noisy ones say little


EVENLY: Final = Prior()


class Option:
    """Something that a seat can do now, with the best continuation of its turn."""

    def __init__(self, actions: list[Action], value: float) -> None:
        self.actions = actions
        self.value = value  # of the position at the end of the turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Plays options out, with common random numbers for all options of a sample."""

    def start_sample(self) -> None:
        """Draw new random numbers for the next sample."""
        raise NotImplementedError

    def value(self, option: Option) -> float:
        """Return the value of the option in this sample."""
        raise NotImplementedError


class Contender:
    """An option with its samples."""

    def __init__(self, option: Option, prior: Prior = EVENLY) -> None:
        self.option = option
        self.prior = prior
        self.total = 0.0  # of the values in samples
        self.samples = 0
        self.values: vec[float] = vec[float]()  # in the samples of this process
        self.is_kept = True

    def add(self, value: float) -> None:
        """Add the value of a sample."""
        self.total += value
        self.samples += 1
        self.values = append(self.values, value)

    def value(self) -> float:
        """Return the weighted mean of its static value and its samples.

        The static value counts however many samples there are: samples end with the same
        evaluation some rounds later, and the errors of both are partly independent.
        """
        own = self.prior.samples + self.prior.part * float(self.samples)
        return (own * self.option.value + self.total) / (own + self.samples)

    def promises_little(self, best: "Contender") -> bool:
        """Return whether further samples would gain next to nothing over choosing the best.

        Both must have had the same samples. The gain is estimated as the expected value of perfect
        information: the mean lead that this option may still turn out to have.
        """
        count: int = len(self.values)
        mean = (best.total - self.total) / count
        squares = 0.0
        for number in range(count):
            difference = best.values[number] - self.values[number] - mean
            squares += difference * difference
        error = sqrt(squares / (count - 1) / count) / (1.0 + self.prior.part)  # the weight of the samples
        return _mean_above(best.value() - self.value(), error) < _LITTLE


def best_by_samples(
    options: list[Option], sampler: Sampler, spent: Callable[[int], float], most: int = MOST_OPTIONS
) -> Option:
    """Return the best option according to samples; options must be sorted, the best first."""
    return best_of(tried_in_samples(options, sampler, spent, most))


def best_of(contenders: list[Contender]) -> Option:
    """Return the best option that was not dropped."""
    return _ranking([contender for contender in contenders if contender.is_kept])[0].option


def tried_in_samples(
    options: list[Option],
    sampler: Sampler,
    spent: Callable[[int], float],
    most: int = MOST_OPTIONS,
    prior: Prior = EVENLY,
) -> list[Contender]:
    """Sample up to ``most`` options, which must be sorted, the best first.

    ``spent`` returns the fraction of the budget used up by a number of samples. In each sample all
    options have the same random numbers, which reduces the variance of their differences. Sampling
    ends early when no other option can be expected to gain anything worth mentioning.
    """
    near = [option for option in options[:most] if option.value > options[0].value - FAR_BEHIND]
    tried = [Contender(option, prior) for option in near]
    contenders = tried
    samples = 0
    halved = 0
    pace = _Pace(spent)
    while len(contenders) > 1:
        part = spent(samples)
        if part >= 1.0:
            break
        if samples and halved < len(_HALVINGS) and part >= _HALVINGS[halved]:
            halved += 1
            contenders = _better_half(contenders)
        pace.start_sample(part)
        sampler.start_sample()
        values: list[float] = []
        for contender in contenders:
            if not pace.allows_another(samples):
                return tried  # with the complete samples only
            values.append(sampler.value(contender.option))
        for index, contender in enumerate(contenders):
            contender.add(values[index])
        samples += 1
        if samples >= _FEWEST and samples % _EVERY == 0:
            contenders = _still_open(contenders)
    return tried


class _Pace:
    """The longest time spent on an option, so that none is started that would end too late.

    If the budget is a number of samples, it is spent only when a sample is complete.
    """

    def __init__(self, spent: Callable[[int], float]) -> None:
        self._spent = spent
        self._before = 0.0
        self._longest = 0.0

    def start_sample(self, part: float) -> None:
        """Start a sample when this fraction of the budget is spent."""
        self._before = part

    def allows_another(self, samples: int) -> bool:
        """Return whether there is time for one more option in this sample; call it before each."""
        part = self._spent(samples)
        self._longest = max(self._longest, part - self._before)
        self._before = part
        return part + self._longest < 1.0


def _still_open(contenders: list[Contender]) -> list[Contender]:
    """Drop the options that cannot be expected to beat the best; return the others, best first."""
    ranking = _ranking(contenders)
    best = ranking[0]
    for contender in ranking[1:]:
        contender.is_kept = not contender.promises_little(best)
    return [contender for contender in ranking if contender.is_kept]


def _better_half(contenders: list[Contender]) -> list[Contender]:
    """Drop the worse half; return the others, at least two, best first."""
    ranking = _ranking(contenders)
    kept = max(2, (len(contenders) + 1) // 2)
    for contender in ranking[kept:]:
        contender.is_kept = False
    return ranking[:kept]


def _ranking(contenders: list[Contender]) -> list[Contender]:
    """Return the contenders by value, best first; the sort is stable."""
    ranking = sorted([(-contender.value(), index) for index, contender in enumerate(contenders)])
    return [contenders[index] for _, index in ranking]


def _mean_above(gap: float, error: float) -> float:
    """Return the expected excess over a gap of a value normally distributed around 0."""
    if error == 0.0:
        return 0.0
    distance = gap / error
    return error * exp(-0.5 * distance * distance) / _ROOT_OF_TWO_PI - 0.5 * gap * erfc(distance / _ROOT_OF_TWO)
