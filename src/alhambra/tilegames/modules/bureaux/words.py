"""The words of the Bureaux de Change."""

from typing import ClassVar

from alhambra.cli.wording import Wording


class BureauWords(Wording):
    """The Bureaux de Change in the terminal."""

    about: ClassVar[str] = (
        "Six cards with two currencies each lie among the money. Instead of money you may take one; played with "
        "a purchase, it lets you mix its two currencies."
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_bureau": "take a bureau of exchange",
    }
    actions: ClassVar[dict[str, str]] = {
        "take_bureau": "take {card}",
    }
    seat_events: ClassVar[dict[str, tuple[str, str]]] = {
        "bureau_taken": ("take", " {card}"),
    }


WORDS = BureauWords()
