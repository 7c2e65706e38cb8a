"""The messages of the Bonus Cards."""

from typing import Literal, TypedDict

from alhambra.protocol.messages import Seat
from alhambra.tilegames.messages import Card


class BonusCardDealt(TypedDict):
    """A seat gets a bonus card."""

    event: Literal["bonus_card_dealt"]
    seat: Seat


class BonusCardReceived(TypedDict):
    """Which bonus card a seat has got; told to its owner alone."""

    event: Literal["bonus_card_received"]
    seat: Seat
    card: Card


class BonusCardOpened(TypedDict):
    """A seat has laid a bonus card open."""

    event: Literal["bonus_card_opened"]
    seat: Seat
    card: Card


class BonusCardTakenBack(TypedDict):
    """A seat has taken an open bonus card back, because its tile has left the palace."""

    event: Literal["bonus_card_taken_back"]
    seat: Seat
    card: Card


class BonusCardsKept(TypedDict):
    """A seat lays no more bonus cards open before the scoring."""

    event: Literal["bonus_cards_kept"]
    seat: Seat
