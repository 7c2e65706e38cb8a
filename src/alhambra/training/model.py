"""The network in floating point, with its gradients; on NumPy, or on a GPU with CuPy, which has the same functions."""

import math
from typing import Any, Final, NamedTuple

from alhambra.search.network.layout import InputLayout

Array = Any
Parameters = dict[str, Array]

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
    dropout: Array  # the factors of what is pooled; 0 where it is dropped
    second: Array


def initial_parameters(xp: Any, layout: InputLayout, units: int, second: int, seed: int) -> Parameters:
    """Return a network whose output is always 0, ready to learn."""
    random = xp.random.RandomState(seed)

    def normal(rows: int, columns: int, inputs: int) -> Array:
        return (random.standard_normal((rows, columns)) * math.sqrt(2.0 / inputs)).astype(xp.float32)

    active = 60 * 4  # inputs that are on in a position
    return {
        "own": normal(layout.seat_size, units, active),
        "table": normal(layout.table_size, units, active),
        "pair": normal(layout.pair_size, units, active),
        "other": normal(layout.seat_size, units, active),
        "bias": xp.zeros(units, xp.float32),
        "second": normal(second, 2 * units, 2 * units),
        "second_bias": xp.zeros(second, xp.float32),
        "last": xp.zeros((1, second), xp.float32),
        "last_bias": xp.zeros(1, xp.float32),
    }


def unpacked(xp: Any, bits: Array, size: int) -> Array:
    """Return inputs stored as bits, unpacked to 0 and 1."""
    bits = xp.unpackbits(bits.reshape(-1)).reshape((*bits.shape[:-1], 8 * bits.shape[-1]))
    return bits[..., :size].astype(xp.float32)


def forward(xp: Any, parameters: Parameters, blocks: Blocks, dropout: Array | None = None) -> tuple[Array, ForwardPass]:
    """Return the network's output by position and option; ``dropout`` drops parts of what is pooled."""
    base = blocks.own @ parameters["own"] + blocks.table @ parameters["table"] + parameters["bias"]
    total = blocks.pairs @ parameters["pair"] + blocks.others @ parameters["other"] + base[:, :, None]
    hidden = xp.maximum(total, 0)
    pooled = xp.concatenate([hidden.mean(2), hidden.max(2)], -1)
    if dropout is not None:
        pooled = pooled * dropout
    second = xp.maximum(pooled @ parameters["second"].T + parameters["second_bias"], 0)
    output = (second @ parameters["last"].T + parameters["last_bias"])[..., 0]
    return output, ForwardPass(blocks, hidden, pooled, dropout, second)


def backward(xp: Any, parameters: Parameters, forward_pass: ForwardPass, output_gradient: Array) -> Parameters:
    """Return the gradient of every parameter, given the gradient of the loss with respect to the output."""
    blocks, hidden, second = forward_pass.blocks, forward_pass.hidden, forward_pass.second
    gradient: Parameters = {
        "last": _outer(output_gradient[..., None], second),
        "last_bias": output_gradient.sum()[None],
    }
    second_gradient = output_gradient[..., None] * parameters["last"][0] * (second > 0)
    gradient["second"] = _outer(second_gradient, forward_pass.pooled)
    gradient["second_bias"] = second_gradient.reshape(-1, second_gradient.shape[-1]).sum(0)
    pooled_gradient = second_gradient @ parameters["second"]
    if forward_pass.dropout is not None:
        pooled_gradient = pooled_gradient * forward_pass.dropout
    units, rivals = hidden.shape[-1], hidden.shape[2]
    largest = hidden.max(2, keepdims=True)
    is_largest = (hidden == largest) & (hidden > 0)
    share = is_largest / xp.maximum(is_largest.sum(2, keepdims=True), 1)
    hidden_gradient = pooled_gradient[:, :, None, :units] / rivals + pooled_gradient[:, :, None, units:] * share
    hidden_gradient = (hidden_gradient * (hidden > 0)).astype(xp.float32)
    base_gradient = hidden_gradient.sum(2)
    gradient["own"] = _outer(blocks.own, base_gradient)
    gradient["table"] = _outer(blocks.table, base_gradient)
    gradient["bias"] = base_gradient.reshape(-1, units).sum(0)
    gradient["pair"] = _outer(blocks.pairs, hidden_gradient)
    others_gradient = (
        hidden_gradient if blocks.others.shape[1] == hidden_gradient.shape[1] else hidden_gradient.sum(1, keepdims=True)
    )
    gradient["other"] = _outer(blocks.others, others_gradient)
    return gradient


def _outer(left: Array, right: Array) -> Array:
    """Return the sum over all positions of the products of each pair of numbers."""
    return left.reshape(-1, left.shape[-1]).T @ right.reshape(-1, right.shape[-1])


class Adam:
    """The Adam optimiser with weight decay."""

    def __init__(self, xp: Any, parameters: Parameters, decay: float) -> None:
        self._xp = xp
        self._decay = decay
        self._mean = {name: xp.zeros_like(values) for name, values in parameters.items()}
        self._square = {name: xp.zeros_like(values) for name, values in parameters.items()}
        self._steps = 0

    def step(self, parameters: Parameters, gradient: Parameters, rate: float) -> None:
        """Move the parameters one step down the gradient."""
        xp = self._xp
        self._steps += 1
        for name, slope in gradient.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope
            self._square[name] = 0.999 * self._square[name] + 0.001 * slope * slope
            mean = self._mean[name] / (1 - 0.9**self._steps)
            root = xp.sqrt(self._square[name] / (1 - 0.999**self._steps))
            if parameters[name].ndim > 1:
                parameters[name] *= 1 - rate * self._decay
            parameters[name] -= rate * mean / (root + 1e-8)
