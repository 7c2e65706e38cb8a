"""The messages of the Characters."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat
from alhambra.tilegames.messages import Card, Cards, Field, TileView, Type

Character = Annotated[str, Meta(description="the name of a character")]
Amount = Annotated[int, Meta(description="how much money", ge=0)]


class AuctionBegins(TypedDict):
    """A character was drawn and is auctioned."""

    event: Literal["auction_begins"]
    character: Character
    auctioneer: Annotated[int, Meta(description="the seat that bids first")]


class Bid(TypedDict):
    """A seat has made a bid."""

    event: Literal["bid"]
    seat: Seat
    amount: Amount


class BidPassed(TypedDict):
    """A seat has passed in the auction."""

    event: Literal["bid_passed"]
    seat: Seat


class BidPaid(TypedDict):
    """The highest bidder has paid."""

    event: Literal["bid_paid"]
    seat: Seat
    amount: Amount
    cards: Cards


class CharacterReceived(TypedDict):
    """A seat has received a character."""

    event: Literal["character_received"]
    seat: Seat
    character: Character


class CharacterUsed(TypedDict):
    """A seat has used a character."""

    event: Literal["character_used"]
    seat: Seat
    character: Character


class CharacterLeftGame(TypedDict):
    """A character has left the game."""

    event: Literal["character_left_game"]
    character: Character


class FatimaKept(TypedDict):
    """A seat has kept Fatima for her points."""

    event: Literal["fatima_kept"]
    seat: Seat


class TypeChosen(TypedDict):
    """A seat has chosen the type for which Hakim counts in the scoring."""

    event: Literal["type_chosen"]
    seat: Seat
    type: Type


class CardGiven(TypedDict):
    """A seat has swapped a card from its hand for one in the display."""

    event: Literal["card_given"]
    seat: Seat
    card: Card


class CardDrawn(TypedDict):
    """A seat has drawn the top card from the deck."""

    event: Literal["card_drawn"]
    seat: Seat


class CardDrawnIs(TypedDict):
    """The card that a seat has drawn; visible only to its owner."""

    event: Literal["card_drawn_is"]
    seat: Seat
    card: Card


class TileReplaced(TypedDict):
    """A tile on the market was replaced by another."""

    event: Literal["tile_replaced"]
    field: Field
    old: Annotated[str, Meta(description="the name of the tile that was there")]
    tile: Annotated[str, Meta(description="the name of the tile that is there now")]
    printed: TileView


class BidDecision(TypedDict):
    """The seat bids for a character, or passes."""

    seat: Seat
    kind: Literal["bid"]
    character: Character
    taking_part: Annotated[list[int], Meta(description="the seats still bidding, in order")]
    bidder: Annotated[int | None, Meta(description="the seat with the highest bid; `null` before the first one")]
    highest: Annotated[int, Meta(description="the highest bid; 0 before the first one")]


class PayBidDecision(TypedDict):
    """The highest bidder chooses the cards that it pays with."""

    seat: Seat
    kind: Literal["pay_bid"]
    character: Character
    amount: Amount


class FatimaDecision(TypedDict):
    """The new owner of Fatima keeps or swaps her."""

    seat: Seat
    kind: Literal["fatima"]


class BeforeTurnDecision(TypedDict):
    """Before its turn the seat may use a character."""

    seat: Seat
    kind: Literal["before_turn"]


class YammeradDecision(TypedDict):
    """The seat may draw a card with Yammerad."""

    seat: Seat
    kind: Literal["yammerad"]


class KnihstigDecision(TypedDict):
    """After buying an expensive tile the seat may take a money card from the display."""

    seat: Seat
    kind: Literal["knihstig"]


class AmmarDecision(TypedDict):
    """The seat may redesign once more."""

    seat: Seat
    kind: Literal["ammar"]


class HakimDecision(TypedDict):
    """Before a scoring the owner of Hakim chooses the type for which he counts."""

    seat: Seat
    kind: Literal["hakim"]


class CharactersView(TypedDict):
    """The view of the Characters."""

    owners: Annotated[dict[str, int], Meta(description="the owner of each character")]
    unseen: Annotated[list[str], Meta(description="the characters that nobody has seen")]
    used: Annotated[bool, Meta(description="whether one of those limited to one use a turn was used in this turn")]
    hakim_type: Annotated[str | None, Meta(description="the type chosen for Hakim in the scoring, else `null`")]
