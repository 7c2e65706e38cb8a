"""The messages of the Bureaux de Change."""

from typing import Literal, TypedDict

from alhambra.protocol.messages import Seat
from alhambra.tilegames.messages import Card


class BureauTaken(TypedDict):
    """A seat has taken a bureau from the display."""

    event: Literal["bureau_taken"]
    seat: Seat
    card: Card
