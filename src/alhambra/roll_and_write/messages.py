"""The messages of Roll & Write."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET, QUIET_AT_TABLES, Seat, Standing, View

Face = Annotated[int, Meta(description="what a die shows", ge=1, le=6)]
Die = Annotated[str, Meta(description="a die by its colour and what it shows, such as `yellow_3`")]
Row = Annotated[int, Meta(description="a row of the score sheet: seats come first, then imaginary players", ge=0)]
Building = Annotated[str, Meta(description="a type of building")]


class SheetNumbers(TypedDict):
    """The numbers on a sheet."""

    coins: Annotated[int, Meta(description="the coins that are left", ge=0)]
    coins_spent: Annotated[int, Meta(ge=0)]
    line_points: Annotated[int, Meta(description="what rows and columns are worth at the end", ge=0)]
    coin_points: Annotated[int, Meta(description="what the coins are worth at the end", ge=0)]


class TurnPasses(TypedDict):
    """A turn is over."""

    event: Annotated[Literal["turn_passes"], QUIET]
    seat: Annotated[int, Meta(description="whose turn comes next", ge=0)]


class RoundBegins(TypedDict):
    """A round begins."""

    event: Annotated[Literal["round_begins"], QUIET_AT_TABLES]
    round: Annotated[int, Meta(description="its number", ge=1)]


class DieRolled(TypedDict):
    """A die was rolled and is now beside the grid of a seat."""

    event: Annotated[Literal["die_rolled"], QUIET_AT_TABLES]
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
    with_dice: Annotated[bool, Meta(description="whether dice from beside the grid were used")]
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


class SheetPoints(TypedDict):
    """The points of a seat's own sheet at the end."""

    rows: Annotated[list[int], Meta(description="the points of each row of its grid")]
    columns: Annotated[list[int], Meta(description="the points of each column of its grid")]
    coins: Annotated[int, Meta(description="the points of the coins that are left")]


class SheetsScored(TypedDict):
    """At the end: the points of the sheets themselves."""

    event: Literal["sheets_scored"]
    sheets: Annotated[list[SheetPoints], Meta(description="the points of each seat")]
    extra: Annotated[int, Meta(description="the points that each imaginary opponent is given")]


class ImaginaryPlayersWon(TypedDict):
    """Imaginary players have beaten the only seat."""

    event: Literal["imaginary_players_won"]
    numbers: Annotated[list[int], Meta(description="their numbers, from 1 on")]


# --- decisions and rolls ---


class ActionDecision(TypedDict):
    """A seat ticks a building or takes coins in its turn, and may turn dice before."""

    seat: Seat
    kind: Literal["action"]


class SecondTickDecision(TypedDict):
    """The seat may pay for a second tick."""

    seat: Seat
    kind: Literal["second_tick"]


class KeepDecision(TypedDict):
    """The seat chooses the pair of dice that it keeps."""

    seat: Seat
    kind: Literal["keep"]


class StartSeatRoll(TypedDict):
    """The random choice of the start seat."""

    kind: Literal["start_seat"]


class BuildingRoll(TypedDict):
    """The roll of two dice that determine a building."""

    kind: Literal["building"]
    row: Row
    yellow: Annotated[int | None, Meta(description="the yellow die, if it was rolled already, else `null`")]


class DiceRoll(TypedDict):
    """The roll of dice that are put beside a grid."""

    kind: Literal["dice"]
    row: Row


RollMessage = StartSeatRoll | BuildingRoll | DiceRoll


class RollIsDue(TypedDict):
    """With open chance: a roll is due, and its outcome must be entered."""

    event: Annotated[Literal["roll_is_due"], QUIET]
    roll: RollMessage


# --- the view ---


class BuildingPlaces(TypedDict):
    """A type of building on the score sheet."""

    type: Building
    boxes: Annotated[int, Meta(description="how many boxes it has in each row")]
    places: Annotated[list[int], Meta(description="what its places are worth")]
    places_gone: Annotated[int, Meta(description="how many of its places are gone")]


class SheetView(TypedDict):
    """The sheet of a seat. Rows, columns and coins are part of its points only at the end."""

    points: Annotated[int, Meta(description="its points so far")]
    ticks: Annotated[list[list[int]], Meta(description="its ticked buildings by yellow and blue die")]
    yellow: Annotated[list[int], Meta(description="the yellow dice beside its grid")]
    blue: Annotated[list[int], Meta(description="the blue dice beside its grid")]
    coins: Annotated[int, Meta(description="how many coins it has")]
    coins_spent: Annotated[int, Meta(description="how many coins it has spent")]
    coin_supply: Annotated[int, Meta(description="how many coins a sheet has in all")]
    line_points: Annotated[int, Meta(description="what its rows and columns are worth")]
    coin_points: Annotated[int, Meta(description="what its coins are worth")]


class ScoreRow(TypedDict):
    """A row of the score sheet; its lists are by type of building."""

    seat: Annotated[int | None, Meta(description="whose row it is; `null` for an imaginary player")]
    imaginary: Annotated[int | None, Meta(description="the number of the imaginary player, else `null`")]
    counts: Annotated[list[int], Meta(description="how many boxes are filled")]
    places: Annotated[list[int], Meta(description="the place that was reached; 0 for none yet")]
    points: Annotated[list[int], Meta(description="the points of that place")]


class RollAndWriteView(View):
    """The view of a game of Roll & Write, which has no hidden information."""

    round: Annotated[int, Meta(description="which round it is; 0 during the set-up")]
    rounds: Annotated[int, Meta(description="how many rounds there are")]
    chance: Annotated[RollMessage | None, Meta(description="with open chance only: the roll that is due")]
    grid: Annotated[list[list[str]], Meta(description="the types of the 36 buildings by row and column")]
    buildings: Annotated[list[BuildingPlaces], Meta(description="the types of building")]
    seats: Annotated[list[SheetView], Meta(description="the sheet of each seat")]
    rows: Annotated[list[ScoreRow], Meta(description="the rows of the score sheet")]
    imaginary_scores: Annotated[list[int], Meta(description="the points of the imaginary players")]
    imaginary_winners: Annotated[
        list[int], Meta(description="the numbers of the imaginary players that have beaten the only seat")
    ]


# --- the standing ---


class BuildingStanding(TypedDict):
    """The standing of a type of building; its lists are by row of the score sheet."""

    type: Building
    boxes: Annotated[int, Meta(description="how many boxes it has in each row")]
    counts: Annotated[list[int], Meta(description="how many boxes are filled")]
    given: Annotated[list[int | None], Meta(description="the points for a place that was reached, else `null`")]
    left: Annotated[list[int], Meta(description="the points of the places that are left")]
    points: Annotated[list[int], Meta(description="each row's points for it if the game ended now")]


class RollAndWriteStanding(Standing):
    """The standing in Roll & Write, with the points if the game ended now."""

    rounds_left: Annotated[int, Meta(description="how many rounds are left, including the current one")]
    buildings: Annotated[list[BuildingStanding], Meta(description="the types of building")]
    sheets: Annotated[list[SheetPoints], Meta(description="the points of each seat's own sheet")]
    extra: Annotated[int, Meta(description="the points that each imaginary opponent is given at the end")]
    totals: Annotated[list[int], Meta(description="the total points of each row of the score sheet")]
