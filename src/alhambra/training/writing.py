"""Converts a network in floating point to the integers of a file."""

from typing import Any

import numpy as np

from alhambra.search.network.layout import InputLayout
from alhambra.search.network.network import UNIT
from alhambra.search.network.network_file import to_bytes
from alhambra.training.fitting import Fitted
from alhambra.training.model import NAMES

_MOST = 2**15 - 1


def network_bytes(fitted: Fitted, layout: InputLayout, provenance: dict[str, Any]) -> bytes:
    """Return the file of a fitted network."""
    numbers: dict[str, list[int]] = {}
    for name in NAMES:
        rounded = np.clip(np.rint(np.asarray(fitted.parameters[name], np.float64) * UNIT), -_MOST, _MOST)
        numbers[name] = [int(number) for number in rounded.ravel()]
    units = len(fitted.parameters["bias"])
    return to_bytes(layout, units, [round(slope, 6) for slope in fitted.slopes], numbers, provenance)
