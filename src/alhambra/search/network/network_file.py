"""Networks as files: a line of JSON with the network's provenance and its inputs, then its numbers."""

import json
from array import array
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from sys import byteorder
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16

from alhambra.search.network.layout import INPUTS_VERSION, InputLayout, ModuleBlock
from alhambra.search.network.network import NetworkWeights

FORMAT: Final = "alhambra network 1"
VALUE: Final = "value"  # a network for the value of the end of a turn,
WIN: Final = "win"  # and one for the chance of winning
_FOLDER: Final = "weights"
_NAME_LENGTH: Final = 12


class NetworkFile(NamedTuple):
    """A network with everything that its file says about it."""

    layout: InputLayout
    weights: NetworkWeights
    slopes: list[
        float
    ]  # by number of seats, from two on: the weight of a point of the hand-crafted value relative to it
    provenance: dict[str, Any]
    name: str  # the beginning of the hash of its file


def to_bytes(
    layout: InputLayout,
    units: int,
    slopes: list[float],
    numbers: dict[str, list[int]],
    provenance: dict[str, Any],
) -> bytes:
    """Return the file of a network; the numbers are those of ``NetworkWeights`` by name."""
    head = {
        "format": FORMAT,
        "inputs": INPUTS_VERSION,
        "types": layout.types,
        "slots": layout.slots,
        "bags": layout.bags,
        "modules": [list(module) for module in layout.modules],
        "units": units,
        "second": len(numbers["second_bias"]),
        "outputs": len(numbers["last_bias"]),
        "slopes": slopes,
        "provenance": provenance,
    }
    rest = b"".join([_bytes_of(numbers[name]) for name in _names()])
    return json.dumps(head).encode() + b"\n" + rest


def from_bytes(data: bytes) -> NetworkFile:
    """Return the network in a file; raise an error if there is none, or if it was made for other inputs."""
    line, _, rest = data.partition(b"\n")
    head = json.loads(line)
    if head.get("format") != FORMAT or head["inputs"] != INPUTS_VERSION:
        raise ValueError("not a network for these inputs")
    layout = InputLayout(
        head["types"], head["slots"], head["bags"], tuple([ModuleBlock(*module) for module in head["modules"]])
    )
    units, second, outputs = head["units"], head["second"], head["outputs"]
    sizes = [
        units * layout.seat_size,
        units * layout.table_size,
        units * layout.pair_size,
        units * layout.seat_size,
        units,
        second * 2 * units,
        second,
        outputs * second,
        outputs,
    ]
    numbers = array("h")
    numbers.frombytes(rest)
    if byteorder == "big":
        numbers.byteswap()
    if len(numbers) != sum(sizes):
        raise ValueError("a network with too few numbers or too many")
    parts: list[vec[i16]] = []
    at = 0
    for size in sizes:
        parts.append(vec[i16](numbers[at : at + size].tolist()))
        at += size
    own, table, pair, other, bias, middle, middle_bias, last, last_bias = parts
    name = sha256(data).hexdigest()[:_NAME_LENGTH]
    weights = NetworkWeights(units, own, table, pair, other, bias, middle, middle_bias, last, last_bias)
    return NetworkFile(layout, weights, [float(slope) for slope in head["slopes"]], head["provenance"], name)


@cache
def packaged_network(game: str, purpose: str) -> NetworkFile | None:
    """Return the network that comes with the package for a game, if there is one."""
    file = resources.files("alhambra.search.network").joinpath(_FOLDER, f"{game}-{purpose}.network")
    return from_bytes(file.read_bytes()) if file.is_file() else None


def packaged_networks_name() -> str:
    """Return the beginning of a hash of all networks that come with the package."""
    files = sorted(resources.files("alhambra.search.network").joinpath(_FOLDER).iterdir(), key=_file_name)
    digest = sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:_NAME_LENGTH]


def _file_name(file: Traversable) -> str:
    return file.name


def _names() -> list[str]:
    return ["own", "table", "pair", "other", "bias", "second", "second_bias", "last", "last_bias"]


def _bytes_of(numbers: list[int]) -> bytes:
    found = array("h", numbers)
    if byteorder == "big":
        found.byteswap()
    return found.tobytes()
