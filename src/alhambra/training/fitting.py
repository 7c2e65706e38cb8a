"""Fitting networks to labels: values to the differences within turns, chances to the results of games."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from alhambra.search.network.judge import OUTPUT_POINTS
from alhambra.search.network.layout import InputLayout
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS
from alhambra.training.dataset import Dataset, MomentArrays, TurnArrays
from alhambra.training.model import Adam, Array, Blocks, Parameters, backward, forward, initial_parameters, unpacked

_FOLDS: Final = 10  # one part in this many is held out, to see how well the fitting goes
_RISE: Final = 0.15  # the fraction of all steps in which the learning rate rises


class Fitting(NamedTuple):
    """The settings for fitting a network."""

    units: int = 96
    second: int = 32
    epochs: int = 20
    batch: int = 256
    rate: float = 2e-3
    decay: float = 0.1
    dropout: float = 0.2
    level: float = 0.02  # the weight of the mean of a turn's options relative to their differences
    seed: int = 1


class Fitted(NamedTuple):
    """A network in floating point, and its results on the held-out data."""

    parameters: Parameters  # NumPy's
    slopes: list[float]
    score: float
    history: list[dict[str, float]]


def fit_values(
    xp: Any,
    data: Dataset,
    layout: InputLayout,
    how: Fitting,
    tell: Callable[[str], object],
    start: Parameters | None = None,
) -> Fitted:
    """Return a network for the values of ends of turns, from the epoch with the least regret on held-out data."""
    parameters = _parameters_of(xp, layout, how, start)
    parameters["slopes"] = xp.full(MOST_SEATS - 1, 0.7, xp.float32)
    groups = {seats: _moved(xp, turns) for seats, turns in data.turns.items()}
    random = xp.random.RandomState(how.seed)

    def gradient(seats: int, chosen: Array) -> Parameters:
        turns = TurnArrays(*[values[chosen] for values in groups[seats]])
        dropout = _dropout(xp, random, how, turns.mean.shape)
        output, forward_pass = forward(xp, parameters, turn_blocks(xp, turns, layout), dropout)
        slope = parameters["slopes"][seats - 2]
        value_gradient = _value_gradient(xp, turns, slope * turns.by_hand + OUTPUT_POINTS * output, how.level)
        found = backward(xp, parameters, forward_pass, OUTPUT_POINTS * value_gradient)
        found["slopes"] = xp.zeros(MOST_SEATS - 1, xp.float32)
        found["slopes"][seats - 2] = (value_gradient * turns.by_hand).sum()
        return found

    def measure(held_out: dict[int, Array]) -> dict[str, float]:
        return regrets(xp, parameters, groups, layout, held_out)

    sizes = {seats: turns.mean.shape[0] for seats, turns in data.turns.items()}
    best = _descend(xp, parameters, sizes, how, gradient, measure, tell)
    slopes = best.parameters.pop("slopes")
    return best._replace(slopes=[float(slope) for slope in slopes])


def fit_chances(xp: Any, data: Dataset, layout: InputLayout, how: Fitting, tell: Callable[[str], object]) -> Fitted:
    """Return a network for the winning chances of all seats: its output for each is compared with those for all."""
    parameters = _parameters_of(xp, layout, how, None)
    groups = {seats: _moved(xp, moments) for seats, moments in data.moments.items()}
    random = xp.random.RandomState(how.seed)

    def gradient(seats: int, chosen: Array) -> Parameters:
        moments = MomentArrays(*[values[chosen] for values in groups[seats]])
        dropout = _dropout(xp, random, how, moments.shares.shape)
        output, forward_pass = forward(xp, parameters, moment_blocks(xp, moments, layout), dropout)
        output_gradient = (_chances(xp, output) - moments.shares) / moments.shares.shape[0]
        return backward(xp, parameters, forward_pass, output_gradient)

    def measure(held_out: dict[int, Array]) -> dict[str, float]:
        return brier_scores(xp, parameters, groups, layout, held_out)

    sizes = {seats: moments.shares.shape[0] for seats, moments in data.moments.items()}
    return _descend(xp, parameters, sizes, how, gradient, measure, tell)


def _descend(
    xp: Any,
    parameters: Parameters,
    sizes: dict[int, int],
    how: Fitting,
    gradient: Callable[[int, Array], Parameters],
    measure: Callable[[dict[int, Array]], dict[str, float]],
    tell: Callable[[str], object],
) -> Fitted:
    """Change the parameters by the gradients of all batches; return them from the epoch that measures least.

    ``gradient`` gets the number of seats and the places of a batch, ``measure`` the places held out by number of seats.
    """
    batches, adam = _Batches(xp, sizes, how), Adam(xp, parameters, how.decay)
    best = Fitted({}, [], float("inf"), [])
    history: list[dict[str, float]] = []
    for epoch in range(how.epochs):
        for rate, seats, chosen in batches.epoch(epoch):
            adam.step(parameters, gradient(seats, chosen), rate)
        measured = measure(batches.held_out)
        history.append(measured)
        tell(f"epoch {epoch + 1}: " + ", ".join([f"{name} {value:.4f}" for name, value in measured.items()]))
        if measured["all"] < best.score:
            found = {name: _as_numpy(values).copy() for name, values in parameters.items()}
            best = Fitted(found, [], measured["all"], history)
    return best


# --- what is measured ---


def regrets(
    xp: Any, parameters: Parameters, groups: dict[int, TurnArrays], layout: InputLayout, chosen: dict[int, Array]
) -> dict[str, float]:
    """Return by how many points, according to the labels, a network's choices fall short; ``hand`` is without it."""
    found: dict[str, float] = {}
    total = count = by_hand = 0.0
    for seats, places in chosen.items():
        sums, hand = 0.0, 0.0
        for begin in range(0, len(places), 512):
            turns = TurnArrays(*[values[places[begin : begin + 512]] for values in groups[seats]])
            output, _ = forward(xp, parameters, turn_blocks(xp, turns, layout))
            value = parameters["slopes"][seats - 2] * turns.by_hand + OUTPUT_POINTS * output
            sums += _regret(xp, turns, value)
            hand += _regret(xp, turns, turns.by_hand)
        if len(places):
            found[str(seats)] = sums / len(places)
            total, count, by_hand = total + sums, count + len(places), by_hand + hand
    return {**found, "hand": by_hand / max(1, count), "all": total / max(1, count)}


def brier_scores(
    xp: Any, parameters: Parameters, groups: dict[int, MomentArrays], layout: InputLayout, chosen: dict[int, Array]
) -> dict[str, float]:
    """Return the mean squared error of the chances of a seat; ``even`` is that of equal chances."""
    found: dict[str, float] = {}
    total = count = even = 0.0
    for seats, places in chosen.items():
        sums = 0.0
        for begin in range(0, len(places), 512):
            moments = MomentArrays(*[values[places[begin : begin + 512]] for values in groups[seats]])
            output, _ = forward(xp, parameters, moment_blocks(xp, moments, layout))
            sums += float(((_chances(xp, output) - moments.shares) ** 2).sum()) / seats
            even += float(((1 / seats - moments.shares) ** 2).sum()) / seats
        if len(places):
            found[str(seats)] = sums / len(places)
            total, count = total + sums, count + len(places)
    return {**found, "even": even / max(1, count), "all": total / max(1, count)}


def turn_blocks(xp: Any, turns: TurnArrays, layout: InputLayout) -> Blocks:
    """Return the inputs of turns as numbers."""
    return Blocks(
        unpacked(xp, turns.own, layout.seat_size),
        unpacked(xp, turns.table, layout.table_size),
        unpacked(xp, turns.pairs, layout.pair_size),
        unpacked(xp, turns.others, layout.seat_size)[:, None],
    )


def moment_blocks(xp: Any, moments: MomentArrays, layout: InputLayout) -> Blocks:
    """Return the inputs of positions as numbers: for every seat, with the others in the order of play."""
    seats = moments.seats.shape[1]
    own = unpacked(xp, moments.seats, layout.seat_size)
    others = xp.stack([own[:, (seat + xp.arange(1, seats)) % seats] for seat in range(seats)], 1)
    table = unpacked(xp, moments.table, layout.table_size)
    return Blocks(own, xp.repeat(table[:, None], seats, 1), unpacked(xp, moments.pairs, layout.pair_size), others)


def _regret(xp: Any, turns: TurnArrays, value: Array) -> float:
    chosen = xp.where(turns.is_there > 0, value, -1e9).argmax(1)
    best = xp.where(turns.is_there > 0, turns.mean, -1e9).max(1)
    return float((best - xp.take_along_axis(turns.mean, chosen[:, None], 1)[:, 0]).sum())


def _value_gradient(xp: Any, turns: TurnArrays, value: Array, level: float) -> Array:
    """Return how the loss changes with the value of each option."""
    there = turns.is_there
    count = there.sum(1, keepdims=True)
    off = (value - turns.mean) * there
    middle = off.sum(1, keepdims=True) / count
    trust = there / (turns.variance + 1.0)
    pull = trust * (off - middle * there)
    pull = (pull - there * pull.sum(1, keepdims=True) / count) / trust.sum()
    return (pull + level * middle * there / count / len(value)).astype(xp.float32)


def _chances(xp: Any, output: Array) -> Array:
    raised = xp.exp(output - output.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


# --- going through the labels ---


class _Batches:
    """The turns that are fitted together, and those that are held out."""

    def __init__(self, xp: Any, sizes: dict[int, int], how: Fitting) -> None:
        self._xp = xp
        self._how = how
        lot = np.random.RandomState(how.seed)
        self._fitted: dict[int, Any] = {}
        self.held_out: dict[int, Array] = {}
        for seats, size in sizes.items():
            # Turns of a game follow each other, so whole stretches are held out, and hardly any game is on both sides.
            is_held_out = (np.arange(size) * 40 // max(1, size)) % _FOLDS == 0
            self._fitted[seats] = np.flatnonzero(~is_held_out)
            self.held_out[seats] = xp.asarray(np.flatnonzero(is_held_out))
        self._lot = lot
        self._steps = sum([-(-len(places) // how.batch) for places in self._fitted.values()])

    def epoch(self, epoch: int) -> Iterator[tuple[float, int, Array]]:
        """Yield the learning rate, the number of seats and the places of each batch."""
        order: list[tuple[int, Any]] = []
        for seats, places in self._fitted.items():
            shuffled = self._lot.permutation(places)
            order += [(seats, shuffled[at : at + self._how.batch]) for at in range(0, len(shuffled), self._how.batch)]
        for step, number in enumerate(self._lot.permutation(len(order))):
            part = (epoch * self._steps + step) / (self._how.epochs * self._steps)
            rate = self._how.rate * (part / _RISE if part < _RISE else (1 - part) / (1 - _RISE))
            seats, chosen = order[number]
            yield rate, seats, self._xp.asarray(chosen)


def _parameters_of(xp: Any, layout: InputLayout, how: Fitting, start: Parameters | None) -> Parameters:
    if start is None:
        return initial_parameters(xp, layout, how.units, how.second, how.seed)
    return {name: xp.asarray(values) for name, values in start.items()}


def _dropout(xp: Any, random: Any, how: Fitting, shape: tuple[int, ...]) -> Array:
    drawn = random.random_sample((*shape, 2 * how.units)) >= how.dropout
    return (drawn / (1 - how.dropout)).astype(xp.float32)


def _moved(xp: Any, group: Any) -> Any:
    return type(group)(*[xp.asarray(values) for values in group])


def _as_numpy(values: Array) -> Any:
    return values.get() if hasattr(values, "get") else np.asarray(values)
