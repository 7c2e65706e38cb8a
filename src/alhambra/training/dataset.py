"""Labelled games as arrays, by number of seats; inputs are kept as bits."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from alhambra.search.network.judge import MOST_JUDGED
from alhambra.search.network.layout import InputLayout
from alhambra.training.labels import LabelledGame, LabelledTurn, Moment

Array = Any  # of NumPy, or of a library with the same functions
_TURNS: Final = "turns"
_MOMENTS: Final = "moments"


class TurnArrays(NamedTuple):
    """Turns with the same number of seats. Options are padded to the highest possible number."""

    own: Array  # bits by turn, option
    table: Array  # the same
    pairs: Array  # bits by turn, option, other seat
    others: Array  # bits by turn, other seat
    by_hand: Array  # by turn, option, as are the next
    mean: Array
    variance: Array
    is_there: Array


class MomentArrays(NamedTuple):
    """Positions with the same number of seats."""

    seats: Array  # bits by position, seat
    table: Array  # bits by position
    pairs: Array  # bits by position, seat, other seat
    shares: Array  # by position, seat


class Dataset(NamedTuple):
    """Everything labelled for one game of the family, by number of seats."""

    turns: dict[int, TurnArrays]
    moments: dict[int, MomentArrays]


def dataset_of(games: Iterable[LabelledGame], layout: InputLayout) -> Dataset:
    """Return the arrays of some games."""
    turns: dict[int, list[LabelledTurn]] = {}
    moments: dict[int, list[tuple[Moment, Sequence[float]]]] = {}
    for game in games:
        turns.setdefault(game.seats, []).extend(game.turns)
        moments.setdefault(game.seats, []).extend([(moment, game.shares) for moment in game.moments])
    return Dataset(
        {seats: turn_arrays(found, seats, layout) for seats, found in turns.items() if found},
        {seats: _moment_arrays(found, seats, layout) for seats, found in moments.items() if found},
    )


def turn_arrays(turns: Sequence[LabelledTurn], seats: int, layout: InputLayout) -> TurnArrays:
    """Return the arrays of some turns."""
    count, rivals = len(turns), seats - 1
    own = _no_bits((count, MOST_JUDGED), layout.seat_size)
    table = _no_bits((count, MOST_JUDGED), layout.table_size)
    pairs = _no_bits((count, MOST_JUDGED, rivals), layout.pair_size)
    others = _no_bits((count, rivals), layout.seat_size)
    numbers = np.zeros((4, count, MOST_JUDGED), np.float32)
    for at, turn in enumerate(turns):
        for rival, inputs in enumerate(turn.others):
            _set(others[at, rival], inputs)
        for number, option in enumerate(turn.options):
            _set(own[at, number], option.own)
            _set(table[at, number], option.table)
            for rival, inputs in enumerate(option.pairs):
                _set(pairs[at, number, rival], inputs)
            numbers[:, at, number] = (option.by_hand, option.mean, option.variance, 1.0)
    return TurnArrays(own, table, pairs, others, *numbers)


def _moment_arrays(moments: Sequence[tuple[Moment, Sequence[float]]], seats: int, layout: InputLayout) -> MomentArrays:
    count = len(moments)
    of_seats = _no_bits((count, seats), layout.seat_size)
    table = _no_bits((count,), layout.table_size)
    pairs = _no_bits((count, seats, seats - 1), layout.pair_size)
    shares = np.zeros((count, seats), np.float32)
    for at, (moment, result) in enumerate(moments):
        _set(table[at], moment.table)
        shares[at] = result
        for seat, inputs in enumerate(moment.seats):
            _set(of_seats[at, seat], inputs)
            for rival, against in enumerate(moment.pairs[seat]):
                _set(pairs[at, seat, rival], against)
    return MomentArrays(of_seats, table, pairs, shares)


def _no_bits(shape: tuple[int, ...], size: int) -> Array:
    return np.zeros((*shape, (size + 7) // 8), np.uint8)


def _set(bits: Array, inputs: bytes) -> None:
    """Turn on the bits of the inputs that are on."""
    numbers = np.frombuffer(inputs, np.uint16)
    np.bitwise_or.at(bits, numbers >> 3, (128 >> (numbers & 7)).astype(np.uint8))


def merged(datasets: Sequence[Dataset]) -> Dataset:
    """Return several datasets of one game as one."""
    turns: dict[int, TurnArrays] = {}
    moments: dict[int, MomentArrays] = {}
    for seats in sorted({seats for data in datasets for seats in data.turns}):
        parts = [data.turns[seats] for data in datasets if seats in data.turns]
        turns[seats] = TurnArrays(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])
    for seats in sorted({seats for data in datasets for seats in data.moments}):
        found = [data.moments[seats] for data in datasets if seats in data.moments]
        moments[seats] = MomentArrays(*[np.concatenate(arrays) for arrays in zip(*found, strict=True)])
    return Dataset(turns, moments)


def save(data: Dataset, file: Path) -> None:
    """Save a dataset to a file."""
    arrays: dict[str, Array] = {}
    for name, groups in ((_TURNS, data.turns), (_MOMENTS, data.moments)):
        for seats, group in groups.items():
            for field, values in group._asdict().items():
                arrays[f"{name}-{seats}-{field}"] = values
    np.savez_compressed(file, **arrays)


def load(file: Path) -> Dataset:
    """Return the dataset in a file."""
    found: dict[str, dict[int, dict[str, Array]]] = {_TURNS: {}, _MOMENTS: {}}
    with np.load(file) as arrays:
        for key in arrays.files:
            name, seats, field = key.split("-")
            found[name].setdefault(int(seats), {})[field] = arrays[key]
    return Dataset(
        {seats: TurnArrays(**fields) for seats, fields in found[_TURNS].items()},
        {seats: MomentArrays(**fields) for seats, fields in found[_MOMENTS].items()},
    )
