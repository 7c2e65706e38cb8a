"""Records which inputs of a network are on, one after another."""

from librt.vecs import append, vec
from mypy_extensions import i64


class InputWriter:
    """The numbers of the inputs that are on; ``at`` is the number of the next input to be written."""

    def __init__(self) -> None:
        self.at: i64 = 0
        self._found: vec[i64] = vec[i64](capacity=256)

    def flag(self, is_on: bool) -> None:
        """Write one input for a yes or no."""
        if is_on:
            self._found = append(self._found, self.at)
        self.at += 1

    def one_of(self, number: i64, size: i64) -> None:
        """Turn on one of ``size`` inputs; none for a number beyond them."""
        if 0 <= number < size:
            self._found = append(self._found, self.at + number)
        self.at += size

    def amount(self, amount: i64, most: i64) -> None:
        """Write a thermometer: as many inputs on as the amount, of at most ``most``."""
        number: i64 = 0
        while number < most and number < amount:
            self._found = append(self._found, self.at + number)
            number += 1
        self.at += most

    def steps(self, amount: i64, bounds: vec[i64]) -> None:
        """Write a thermometer whose inputs turn on at these ascending bounds."""
        for number in range(len(bounds)):
            if amount < bounds[number]:
                break
            self._found = append(self._found, self.at + number)
        self.at += len(bounds)

    def leave_out(self, size: i64) -> None:
        """Leave this many inputs off."""
        self.at += size

    def numbers(self) -> vec[i64]:
        """Return the numbers of the inputs that are on, ascending."""
        return self._found
