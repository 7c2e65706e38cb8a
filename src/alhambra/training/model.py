"""The network in floating point, with its gradients; on NumPy, or on a GPU with CuPy, which has the same functions."""

import math
from typing import Any, Final, NamedTuple

from alhambra.search.network.layout import InputLayout

Array = Any
Numbers = dict[str, Array]

NAMES: Final = ("own", "table", "pair", "other", "bias", "second", "second_bias", "last", "last_bias")


class Blocks(NamedTuple):
    """Inputs as 0 and 1, by position, option and other seat."""

    own: Array
    table: Array
    pairs: Array
    others: Array  # by position, option (or 1 if all options are alike) and other seat


class ForwardPass(NamedTuple):
    """The values that the backward pass needs from the forward pass."""

    blocks: Blocks
    hidden: Array
    pooled: Array
    kept: Array  # of what is pooled, by dropout
    second: Array


def first_numbers(xp: Any, layout: InputLayout, units: int, second: int, seed: int) -> Numbers:
    """Return a network whose output is always 0, ready to learn."""
    lot = xp.random.RandomState(seed)

    def spread(rows: int, columns: int, ways: int) -> Array:
        return (lot.standard_normal((rows, columns)) * math.sqrt(2.0 / ways)).astype(xp.float32)

    near = 60 * 4  # inputs that are on in a position
    return {
        "own": spread(layout.seat_size, units, near),
        "table": spread(layout.table_size, units, near),
        "pair": spread(layout.pair_size, units, near),
        "other": spread(layout.seat_size, units, near),
        "bias": xp.zeros(units, xp.float32),
        "second": spread(second, 2 * units, 2 * units),
        "second_bias": xp.zeros(second, xp.float32),
        "last": xp.zeros((1, second), xp.float32),
        "last_bias": xp.zeros(1, xp.float32),
    }


def unpacked(xp: Any, bits: Array, size: int) -> Array:
    """Return inputs stored as bits, unpacked to 0 and 1."""
    spread = xp.unpackbits(bits.reshape(-1)).reshape((*bits.shape[:-1], 8 * bits.shape[-1]))
    return spread[..., :size].astype(xp.float32)


def through(xp: Any, numbers: Numbers, blocks: Blocks, kept: Array | None = None) -> tuple[Array, ForwardPass]:
    """Return the network's output by position and option; ``kept`` drops parts of what is pooled."""
    base = blocks.own @ numbers["own"] + blocks.table @ numbers["table"] + numbers["bias"]
    seen = blocks.pairs @ numbers["pair"] + blocks.others @ numbers["other"] + base[:, :, None]
    hidden = xp.maximum(seen, 0)
    pooled = xp.concatenate([hidden.mean(2), hidden.max(2)], -1)
    if kept is not None:
        pooled = pooled * kept
    second = xp.maximum(pooled @ numbers["second"].T + numbers["second_bias"], 0)
    said = (second @ numbers["last"].T + numbers["last_bias"])[..., 0]
    return said, ForwardPass(blocks, hidden, pooled, kept, second)


def back(xp: Any, numbers: Numbers, passed: ForwardPass, wanted: Array) -> Numbers:
    """Return the gradient of every number, from how the loss changes with the network's output."""
    blocks, hidden, second = passed.blocks, passed.hidden, passed.second
    found: Numbers = {"last": _outer(wanted[..., None], second), "last_bias": wanted.sum()[None]}
    of_second = wanted[..., None] * numbers["last"][0] * (second > 0)
    found["second"] = _outer(of_second, passed.pooled)
    found["second_bias"] = of_second.reshape(-1, of_second.shape[-1]).sum(0)
    of_pooled = of_second @ numbers["second"]
    if passed.kept is not None:
        of_pooled = of_pooled * passed.kept
    units, rivals = hidden.shape[-1], hidden.shape[2]
    largest = hidden.max(2, keepdims=True)
    is_largest = (hidden == largest) & (hidden > 0)
    share = is_largest / xp.maximum(is_largest.sum(2, keepdims=True), 1)
    of_seen = of_pooled[:, :, None, :units] / rivals + of_pooled[:, :, None, units:] * share
    of_seen = (of_seen * (hidden > 0)).astype(xp.float32)
    of_base = of_seen.sum(2)
    found["own"] = _outer(blocks.own, of_base)
    found["table"] = _outer(blocks.table, of_base)
    found["bias"] = of_base.reshape(-1, units).sum(0)
    found["pair"] = _outer(blocks.pairs, of_seen)
    of_others = of_seen if blocks.others.shape[1] == of_seen.shape[1] else of_seen.sum(1, keepdims=True)
    found["other"] = _outer(blocks.others, of_others)
    return found


def _outer(left: Array, right: Array) -> Array:
    """Return the sum over all positions of the products of each pair of numbers."""
    return left.reshape(-1, left.shape[-1]).T @ right.reshape(-1, right.shape[-1])


class Adam:
    """Steps down the gradient, with weights that decay."""

    def __init__(self, xp: Any, numbers: Numbers, decay: float) -> None:
        self._xp = xp
        self._decay = decay
        self._mean = {name: xp.zeros_like(values) for name, values in numbers.items()}
        self._square = {name: xp.zeros_like(values) for name, values in numbers.items()}
        self._steps = 0

    def step(self, numbers: Numbers, gradient: Numbers, rate: float) -> None:
        """Change the numbers."""
        xp = self._xp
        self._steps += 1
        for name, slope in gradient.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope
            self._square[name] = 0.999 * self._square[name] + 0.001 * slope * slope
            mean = self._mean[name] / (1 - 0.9**self._steps)
            root = xp.sqrt(self._square[name] / (1 - 0.999**self._steps))
            if numbers[name].ndim > 1:
                numbers[name] *= 1 - rate * self._decay
            numbers[name] -= rate * mean / (root + 1e-8)
