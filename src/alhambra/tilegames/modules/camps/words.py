"""The words of the Camps."""

from typing import ClassVar

from alhambra.cli.wording import Wording


class CampWords(Wording):
    """The Camps in the terminal."""

    about: ClassVar[str] = (
        "Eight camps lie among the tiles. They stand outside the palace, with a bastion against its wall, and "
        "score a point for each building in a straight line behind it."
    )


WORDS = CampWords()
