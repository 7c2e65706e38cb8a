"""The messages of the Bonus Cards."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET_AT_TABLES, Seat
from alhambra.tilegames.messages import Card


class BonusCardDealt(TypedDict):
    """A seat gets a bonus card."""

    event: Annotated[Literal["bonus_card_dealt"], QUIET_AT_TABLES]
    seat: Seat


class BonusCardReceived(TypedDict):
    """The bonus card that a seat was dealt; visible only to its owner."""

    event: Literal["bonus_card_received"]
    seat: Seat
    card: Card


class BonusCardOpened(TypedDict):
    """A seat has revealed a bonus card."""

    event: Literal["bonus_card_opened"]
    seat: Seat
    card: Card


class BonusCardTakenBack(TypedDict):
    """A seat has taken back a revealed bonus card, because its tile left the palace."""

    event: Literal["bonus_card_taken_back"]
    seat: Seat
    card: Card


class BonusCardsKept(TypedDict):
    """A seat reveals no more bonus cards before the scoring."""

    event: Annotated[Literal["bonus_cards_kept"], QUIET_AT_TABLES]
    seat: Seat


class BonusCardDecision(TypedDict):
    """Before a scoring: the seat may reveal bonus cards."""

    seat: Seat
    kind: Literal["bonus_card"]


class BonusCardsView(TypedDict):
    """The view of the Bonus Cards."""

    open: Annotated[list[list[str]], Meta(description="the revealed cards of each seat")]
    face_down: Annotated[list[int], Meta(description="how many cards each seat has face down")]
    taken_back: Annotated[list[list[str]], Meta(description="the cards of each seat that were revealed and taken back")]
    hand: Annotated[list[str] | None, Meta(description="the viewer's face-down cards; `null` for a spectator")]
    tiles: Annotated[dict[str, str], Meta(description="the tile of each card")]
