"""Choosing among options by samples: the same luck for all in each, and fewer options the more is known."""

from collections.abc import Callable
from math import erfc, exp, pi, sqrt
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import Action

MOST_OPTIONS: Final = 6  # that are worth samples
FAR_BEHIND: Final = 5.0  # points by which an option is behind that is not
_HALVINGS: Final = (0.125, 0.375, 0.625)  # the parts of the effort after which the worse half is dropped
_FEWEST: Final = 12  # samples after which an option may be dropped because no more is to be gained by it,
_LITTLE: Final = 0.01  # namely less than so many points,
_EVERY: Final = 4  # looked at after so many samples
_ROOT_OF_TWO: Final = sqrt(2.0)
_ROOT_OF_TWO_PI: Final = sqrt(2.0 * pi)


class Prior(NamedTuple):
    """How much the own value of an option counts against what samples say of it."""

    part: float = 1.0  # of the weight of all samples together,
    samples: float = 2.0  # and so many samples more: those that spread widely say little as long as they are few


EVENLY: Final = Prior()


class Option:
    """Something that a seat can do now, with what it had best do in the rest of its turn."""

    def __init__(self, actions: list[Action], value: float) -> None:
        self.actions = actions
        self.value = value  # of the position at the end of the turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Plays options on, with the same luck for all of them until the next sample begins."""

    def begin(self) -> None:
        """Imagine other luck."""
        raise NotImplementedError

    def value(self, option: Option) -> float:
        """What the option leads to with the luck of this sample."""
        raise NotImplementedError


class Contender:
    """An option with what samples have said of it."""

    def __init__(self, option: Option, prior: Prior = EVENLY) -> None:
        self.option = option
        self.prior = prior
        self.total = 0.0  # of the values in samples
        self.samples = 0
        self.values: vec[float] = vec[float]()  # in the samples that were made here
        self.is_kept = True

    def add(self, value: float) -> None:
        """Count what it leads to in a sample."""
        self.total += value
        self.samples += 1
        self.values = append(self.values, value)

    def value(self) -> float:
        """Its own value and those of its samples together.

        However many samples there are, its own value counts: samples end with the same judgement some rounds later, and
        the errors of both are partly their own.
        """
        own = self.prior.samples + self.prior.part * float(self.samples)
        return (own * self.option.value + self.total) / (own + self.samples)

    def promises_little(self, best: "Contender") -> bool:
        """Whether further samples, of which both have had the same, would gain next to nothing over taking the best.

        What they would gain if they told the truth: the mean of all leads over the best that it may still have.
        """
        count: int = len(self.values)
        mean = (best.total - self.total) / count
        squares = 0.0
        for number in range(count):
            difference = best.values[number] - self.values[number] - mean
            squares += difference * difference
        error = sqrt(squares / (count - 1) / count) / (1.0 + self.prior.part)  # samples count for that part
        return _mean_above(best.value() - self.value(), error) < _LITTLE


def best_by_samples(
    options: list[Option], sampler: Sampler, spent: Callable[[int], float], most: int = MOST_OPTIONS
) -> Option:
    """The best of options, which come best first."""
    return best_of(tried_in_samples(options, sampler, spent, most))


def best_of(contenders: list[Contender]) -> Option:
    """The best of those that were tried to the end."""
    return _ranking([contender for contender in contenders if contender.is_kept])[0].option


def tried_in_samples(
    options: list[Option],
    sampler: Sampler,
    spent: Callable[[int], float],
    most: int = MOST_OPTIONS,
    prior: Prior = EVENLY,
) -> list[Contender]:
    """Try options, which come best first; asked with the number of samples so far, ``spent`` tells which part of the
    effort that was.

    All options have the same luck in a sample, so that what they differ by is their own. At most so many are tried.
    Once no other option may gain more than a trifle, no effort is wasted on further samples.
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
        pace.begin(part)
        sampler.begin()
        values: list[float] = []
        for contender in contenders:
            if not pace.allows_another(samples):
                return tried  # with the samples that are complete
            values.append(sampler.value(contender.option))
        for place, contender in enumerate(contenders):
            contender.add(values[place])
        samples += 1
        if samples >= _FEWEST and samples % _EVERY == 0:
            contenders = _still_open(contenders)
    return tried


class _Pace:
    """How much of its effort a bot makes for one option in a sample, so that it begins none that would end too late.

    Where samples are counted, no part of the effort is made before a sample is complete.
    """

    def __init__(self, spent: Callable[[int], float]) -> None:
        self._spent = spent
        self._before = 0.0
        self._longest = 0.0

    def begin(self, part: float) -> None:
        """A sample begins, when this part of the effort was made."""
        self._before = part

    def allows_another(self, samples: int) -> bool:
        """Whether one more option can be tried in this sample; asked before each."""
        part = self._spent(samples)
        self._longest = max(self._longest, part - self._before)
        self._before = part
        return part + self._longest < 1.0


def _still_open(contenders: list[Contender]) -> list[Contender]:
    """The best, which comes first, and those that may gain something over it; the others are dropped."""
    ranking = _ranking(contenders)
    best = ranking[0]
    for contender in ranking[1:]:
        contender.is_kept = not contender.promises_little(best)
    return [contender for contender in ranking if contender.is_kept]


def _better_half(contenders: list[Contender]) -> list[Contender]:
    """The better half, but at least two, the best first; the others are dropped."""
    ranking = _ranking(contenders)
    kept = max(2, (len(contenders) + 1) // 2)
    for contender in ranking[kept:]:
        contender.is_kept = False
    return ranking[:kept]


def _ranking(contenders: list[Contender]) -> list[Contender]:
    """The best first, of equals the one that stood before."""
    ranking = sorted([(-contender.value(), place) for place, contender in enumerate(contenders)])
    return [contenders[place] for _, place in ranking]


def _mean_above(gap: float, error: float) -> float:
    """By how much a value that is normally distributed around 0 is above a gap, in the mean over all cases."""
    if error == 0.0:
        return 0.0
    distance = gap / error
    return error * exp(-0.5 * distance * distance) / _ROOT_OF_TWO_PI - 0.5 * gap * erfc(distance / _ROOT_OF_TWO)
