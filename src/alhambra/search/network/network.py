"""A small network computed in integers, so that its results are the same on every machine and in every build.

A hidden unit sees a seat and one of the others together. Its outputs for all others are combined by their mean and
their maximum, so that one network serves any number of seats.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from alhambra.search.network.position_inputs import PositionInputs

BITS: Final = 10  # after the binary point of every weight and of every result
UNIT: Final = 1 << BITS


class NetworkWeights:
    """The numbers of a network, row by row; a row of the first layer belongs to an input."""

    def __init__(
        self,
        units: int,
        own: vec[i16],
        table: vec[i16],
        pair: vec[i16],
        other: vec[i16],
        bias: vec[i16],
        second: vec[i16],
        second_bias: vec[i16],
        last: vec[i16],
        last_bias: vec[i16],
    ) -> None:
        self.units = units  # of the first layer
        self.own: vec[i16] = own
        self.table: vec[i16] = table
        self.pair: vec[i16] = pair
        self.other: vec[i16] = other
        self.bias: vec[i16] = bias
        self.second: vec[i16] = second  # by unit of the second layer: means, then maxima
        self.second_bias: vec[i16] = second_bias
        self.last: vec[i16] = last
        self.last_bias: vec[i16] = last_bias


class NetworkView:
    """A network that looks at the ends of one turn; its results for the other seats are computed only once."""

    def __init__(self, weights: NetworkWeights, of_others: list[vec[i64]]) -> None:
        self._weights = weights
        self._others: list[vec[i64]] = []
        for numbers in of_others:
            total: vec[i64] = vec[i64]([0] * weights.units)
            _add_rows(total, weights.other, numbers)
            self._others.append(total)

    def outputs(self, inputs: PositionInputs) -> vec[i64]:
        """Return the network's outputs for a position, in units of 1 / UNIT."""
        weights = self._weights
        units: i64 = weights.units
        base: vec[i64] = vec[i64](capacity=units)
        for value in weights.bias:
            base = append(base, i64(value))
        _add_rows(base, weights.own, inputs.own)
        _add_rows(base, weights.table, inputs.table)
        sums: vec[i64] = vec[i64]([0] * (2 * units))
        for number in range(len(self._others)):
            seen: vec[i64] = base[:]
            _add_rows(seen, weights.pair, inputs.pairs[number])
            other = self._others[number]
            for unit in range(units):
                value_of_unit: i64 = seen[unit] + other[unit]
                if value_of_unit > 0:
                    sums[unit] += value_of_unit
                    if value_of_unit > sums[units + unit]:
                        sums[units + unit] = value_of_unit
        count: i64 = len(self._others)
        for unit in range(units):
            sums[unit] //= count
        hidden = _layer(sums, weights.second, weights.second_bias)
        for unit in range(len(hidden)):
            if hidden[unit] < 0:
                hidden[unit] = 0
        return _layer(hidden, weights.last, weights.last_bias)


def _add_rows(total: vec[i64], rows: vec[i16], numbers: vec[i64]) -> None:
    """Add the rows of the inputs that are on."""
    units: i64 = len(total)
    for number in numbers:
        place: i64 = number * units
        for unit in range(units):
            total[unit] += i64(rows[place + unit])


def _layer(values: vec[i64], rows: vec[i16], bias: vec[i16]) -> vec[i64]:
    """Return the sums of a layer, without the excess bits after the point."""
    size: i64 = len(values)
    found: vec[i64] = vec[i64](capacity=len(bias))
    place: i64 = 0
    for start in bias:
        total: i64 = i64(start) << BITS
        for number in range(size):
            total += values[number] * i64(rows[place + number])
        place += size
        found = append(found, total >> BITS)
    return found
