"""The words of the Diamonds."""

from typing import ClassVar

from alhambra.cli.wording import Wording


class DiamondWords(Wording):
    """The Diamonds in the terminal."""

    about: ClassVar[str] = (
        "A fifth currency that buys on every field of the market. It cannot be mixed with the others, and "
        "does not count when the last tiles are given out."
    )


WORDS = DiamondWords()
