"""The messages of Roll & Write."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat

Face = Annotated[int, Meta(description="what a die shows", ge=1, le=6)]
Die = Annotated[str, Meta(description="a die by its colour and what it shows, such as `yellow_3`")]
Row = Annotated[int, Meta(description="a row of the score sheet: seats come first, then imaginary players", ge=0)]
Building = Annotated[str, Meta(description="a type of building")]


class SheetNumbers(TypedDict):
    """What can be counted on a sheet."""

    coins: Annotated[int, Meta(description="the coins that are left", ge=0)]
    coins_spent: Annotated[int, Meta(ge=0)]
    line_points: Annotated[int, Meta(description="what rows and columns are worth at the end", ge=0)]
    coin_points: Annotated[int, Meta(description="what the coins are worth at the end", ge=0)]


class TurnPasses(TypedDict):
    """A turn is over."""

    event: Literal["turn_passes"]
    to: Annotated[int, Meta(description="the seat whose turn comes next", ge=0)]


class RoundBegins(TypedDict):
    """A round begins."""

    event: Literal["round_begins"]
    round: Annotated[int, Meta(description="its number", ge=1)]


class DieRolled(TypedDict):
    """A die was rolled and lies beside the grid of a seat."""

    event: Literal["die_rolled"]
    seat: Seat
    die: Die


class DieTurned(TypedDict):
    """A seat has paid a coin to turn a die."""

    event: Literal["die_turned"]
    seat: Seat
    die: Annotated[str, Meta(description="the die as it was, such as `yellow_3`")]
    to: Annotated[int, Meta(description="what it shows now", ge=1, le=6)]
    sheet: SheetNumbers


class BuildingTicked(TypedDict):
    """A building was ticked, and its box on the score sheet; imaginary players have boxes only."""

    event: Literal["building_ticked"]
    row: Row
    yellow: Face
    blue: Face
    building: Building
    with_dice: Annotated[bool, Meta(description="whether with dice from beside the grid, which are taken up")]
    sheet: Annotated[SheetNumbers | None, Meta(description="the sheet after it; imaginary players have none")]


class CoinsTaken(TypedDict):
    """A seat has taken coins instead of ticking a building."""

    event: Literal["coins_taken"]
    seat: Seat
    coins: Annotated[int, Meta(description="how many, possibly none", ge=0)]
    sheet: SheetNumbers


class DicePassed(TypedDict):
    """A seat has passed a pair of dice on."""

    event: Literal["dice_passed"]
    seat: Seat
    to: Annotated[int, Meta(description="the seat that gets them", ge=0)]
    yellow: Face
    blue: Face


class PlacesAwarded(TypedDict):
    """Places of a type of building were given out."""

    event: Literal["places_awarded"]
    building: Building
    place: Annotated[int, Meta(description="the first of them", ge=1)]
    rows: Annotated[list[int], Meta(description="the rows of the score sheet that share them")]
    points: Annotated[list[int], Meta(description="the points of each of these rows")]


class ImaginaryPlayersScored(TypedDict):
    """Imaginary opponents have their final points."""

    event: Literal["imaginary_players_scored"]
    points: Annotated[list[int], Meta(description="the points of each of them")]


class ImaginaryPlayersWon(TypedDict):
    """Imaginary players have beaten the only seat."""

    event: Literal["imaginary_players_won"]
    numbers: Annotated[list[int], Meta(description="their numbers, from 1 on")]
