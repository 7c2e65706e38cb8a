"""The messages of tile games, without those of their modules."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import QUIET, QUIET_AT_TABLES, Cell, Seat, SourcePoints, Standing, View

Tile = Annotated[str, Meta(description="the name of a tile")]
Tiles = Annotated[list[str], Meta(description="the names of tiles")]
Card = Annotated[str, Meta(description="the name of a card")]
Cards = Annotated[list[str], Meta(description="the names of cards")]
Type = Annotated[str, Meta(description="a type of building")]
Bag = Annotated[int, Meta(description="the bag from which it comes, from 0 on", ge=0)]
Field = Annotated[int, Meta(description="a field of the market", ge=1, le=4)]
ScoringNumber = Annotated[int, Meta(description="which scoring it is", ge=1, le=3)]
Marker = Literal["even", "odd"]

# --- printed properties ---


class TileFace(TypedDict):
    """The printed properties of a tile."""

    tile: Annotated[str, Meta(description="its name")]
    type: Annotated[str | None, Meta(description="its type of building; `null` if it is none")]
    price: Annotated[int, Meta(description="what it costs; 0 if it is not for sale")]
    district: Annotated[int, Meta(description="where it is built: 0 palace, 1 city, 2 camp", ge=0, le=2)]
    sides: Annotated[str, Meta(description="the sides with a wall, moat or bastion, of N, E, S, W")]


class TileView(TileFace):
    """A tile."""

    other_face: NotRequired[Annotated[TileFace, Meta(description="the other face of a two-faced tile")]]


class KnownCards(TypedDict):
    """Cards in a hand that are publicly known from now on."""

    seat: Seat
    cards: Cards


# --- set-up and turns ---


class MoneyDealt(TypedDict):
    """A seat gets a card of its starting money."""

    event: Annotated[Literal["money_dealt"], QUIET_AT_TABLES]
    seat: Seat
    card: Card


class TurnBegins(TypedDict):
    """The turn of a seat begins."""

    event: Annotated[Literal["turn_begins"], QUIET]
    seat: Seat
    turn: Annotated[int, Meta(description="the number of the turn", ge=1)]


class TurnEnds(TypedDict):
    """The turn of a seat is over, and its tiles are placed."""

    event: Annotated[Literal["turn_ends"], QUIET]
    seat: Seat
    idle_turns: Annotated[int, Meta(description="the number of turns in a row without a purchase", ge=0)]


class MoneyTaken(TypedDict):
    """A seat has taken cards from the display."""

    event: Literal["money_taken"]
    seat: Seat
    cards: Cards


class TileBought(TypedDict):
    """A seat has bought a tile from the market."""

    event: Literal["tile_bought"]
    seat: Seat
    tile: Tile
    cards: Annotated[list[str], Meta(description="the cards that it paid with; none if somebody else paid")]
    exact: Annotated[bool, Meta(description="whether it paid exactly the price, and so has another action")]


class Passed(TypedDict):
    """A seat had no possible action in its turn."""

    event: Literal["passed"]
    seat: Seat


# --- building ---


class TilePlaced(TypedDict):
    """A tile was placed in a palace."""

    event: Literal["tile_placed"]
    seat: Seat
    tile: Tile
    cell: Cell


class TileRemoved(TypedDict):
    """A tile was removed from a palace."""

    event: Literal["tile_removed"]
    seat: Seat
    tile: Tile
    cell: Cell


class TileReserved(TypedDict):
    """A tile went to the reserve of a seat."""

    event: Literal["tile_reserved"]
    seat: Seat
    tile: Tile


class TileGiven(TypedDict):
    """A seat has given a tile to Dirk."""

    event: Literal["tile_given"]
    seat: Seat
    tile: Tile


class TileLeftOut(TypedDict):
    """A seat left out a tile that it was awarded at the end."""

    event: Literal["tile_left_out"]
    seat: Seat
    tile: Tile


class TileTurnedOver(TypedDict):
    """In Granada and the combined game: a seat has paid to turn a new tile over."""

    event: Literal["tile_turned_over"]
    seat: Seat
    tile: Tile
    face: Annotated[str, Meta(description="the name of its other face, which is up now")]
    cards: Annotated[list[str], Meta(description="the cards that it paid with")]


# --- drawing ---


class CardRevealed(TypedDict):
    """A card was drawn for the display."""

    event: Annotated[Literal["card_revealed"], QUIET]
    card: Card


class TileRevealed(TypedDict):
    """A tile was drawn for the market."""

    event: Annotated[Literal["tile_revealed"], QUIET]
    tile: Tile
    field: Field
    bag: Bag
    printed: TileView


class DeckReshuffled(TypedDict):
    """The discard pile has become the deck."""

    event: Literal["deck_reshuffled"]
    cards: Annotated[int, Meta(description="how many cards it has")]
    known: Annotated[list[KnownCards], Meta(description="cards of hands that are known now that the deck was used up")]


class ScoringCardRevealed(TypedDict):
    """A scoring card was drawn: the scoring is due after the turn."""

    event: Literal["scoring_card_revealed"]
    scoring: ScoringNumber


class DirkGotTile(TypedDict):
    """With two players: Dirk has drawn a tile."""

    event: Literal["dirk_got_tile"]
    tile: Tile
    bag: Bag
    printed: TileView


class MarkerMoved(TypedDict):
    """In Granada and the combined game: the marker moved, so that new tiles show other prices."""

    event: Annotated[Literal["marker_moved"], QUIET]
    marker: Annotated[Marker, Meta(description="which prices they show")]


# --- points and the end ---


class ScoringBegins(TypedDict):
    """A scoring begins; there may be decisions before the points."""

    event: Annotated[Literal["scoring_begins"], QUIET]
    scoring: ScoringNumber


class Tie(TypedDict):
    """A tie for points in the majority of a type: seats that share places, or that a price puts in order."""

    type: Type
    participants: Annotated[list[int], Meta(description="the participants with equally many tiles, those ahead first")]
    tiles: Annotated[float, Meta(description="how many tiles of the type each of them has")]
    places: Annotated[list[int], Meta(description="the points of the places that they take together")]
    prices: Annotated[
        list[int],
        Meta(description="the highest price of each, which puts them in order; empty if they share"),
    ]
    points: Annotated[list[int], Meta(description="the points that each of them gets")]


class ScoringPoints(TypedDict):
    """The points of a scoring, whose participants are the seats and, with two players, Dirk."""

    scoring: ScoringNumber
    lines: Annotated[list[dict[str, int]], Meta(description="the points of each seat's lines by kind of line")]
    tiles: Annotated[
        dict[str, list[float]], Meta(description="for each type the number of tiles that count for each participant")
    ]
    highest: Annotated[
        dict[str, list[int]],
        Meta(description="for each type of the city each participant's highest price, which breaks ties"),
    ]
    places: Annotated[dict[str, list[int]], Meta(description="the points of the places of each type")]
    majorities: Annotated[dict[str, list[int]], Meta(description="for each type the points of each participant")]
    ties: Annotated[list[Tie], Meta(description="the ties that affect points, type by type")]
    gained: Annotated[list[int], Meta(description="all points of each participant")]


class Scoring(ScoringPoints):
    """A scoring has been carried out."""

    event: Literal["scoring"]
    points: Annotated[list[int], Meta(description="the points of each seat after it")]


class EndPoints(TypedDict):
    """At the end: the points of modules in addition to the last scoring."""

    event: Literal["end_points"]
    sources: Annotated[list[dict[str, int]], Meta(description="the points of each seat by module")]
    points: Annotated[list[int], Meta(description="the points of each seat including them")]


class GameEnds(TypedDict):
    """The game ends, and tiles on the market go to the seats with the most money in their currencies."""

    event: Literal["game_ends"]
    money: Annotated[list[list[int]], Meta(description="each seat's money in the currency of each field")]


class TilesUnclaimed(TypedDict):
    """At the end nobody is awarded the tiles of a field, as nobody alone has the most money in its currency."""

    event: Literal["tiles_unclaimed"]
    tiles: Tiles
    currency: Annotated[str, Meta(description="the currency of their field")]
    seats: Annotated[list[int], Meta(description="the seats that are tied; none if nobody has money in this currency")]
    money: Annotated[int, Meta(description="how much money in this currency each of them has", ge=0)]


class TilesAwarded(TypedDict):
    """A seat is awarded tiles that are left on the market at the end."""

    event: Literal["tiles_awarded"]
    seat: Seat
    tiles: Tiles


# --- decisions ---


class TurnDecision(TypedDict):
    """The seat chooses an action of its turn."""

    seat: Seat
    kind: Literal["turn"]


class PlaceDecision(TypedDict):
    """The seat places its new tiles."""

    seat: Seat
    kind: Literal["place"]


class PlaceTurnedDecision(TypedDict):
    """In Granada and the combined game: the seat places a tile that it has turned over."""

    seat: Seat
    kind: Literal["place_turned"]


# --- views ---


class PlacedTile(TileView):
    """A tile in a palace."""

    cell: Cell


class MarketSlot(TypedDict):
    """A slot of the market."""

    field: Field
    currency: Annotated[str, Meta(description="the currency in which its tile is paid")]
    tile: Annotated[TileView | None, Meta(description="the tile on it; `null` if it is empty")]


class SeatView(TypedDict):
    """The public part of a seat."""

    points: Annotated[int, Meta(description="its points so far")]
    cards: Annotated[int, Meta(description="how many cards it has in its hand")]
    known: Annotated[list[str], Meta(description="those that are publicly known")]
    hidden: Annotated[int, Meta(description="the number of other cards", ge=0)]
    palace: Annotated[list[PlacedTile], Meta(description="the tiles in its palace with their cells")]
    reserve: Annotated[list[TileView], Meta(description="the tiles in its reserve")]


class DirkView(TypedDict):
    """Dirk's points and tiles."""

    points: Annotated[int, Meta(description="his points so far")]
    tiles: Annotated[list[TileView], Meta(description="his tiles")]


class ModuleView(TypedDict):
    """The view of a module that has nothing to show; other modules declare their own types."""


class TileGameView(View):
    """The view of a tile game, to which each module in play adds a field under its name."""

    turn: Annotated[int, Meta(description="the number of the turn")]
    market: Annotated[list[MarketSlot], Meta(description="the market; with two bags, the first bag's slots come first")]
    display: Annotated[list[str], Meta(description="the face-up cards")]
    deck: Annotated[int, Meta(description="the number of cards in the deck")]
    discard: Annotated[int, Meta(description="the number of cards in the discard pile")]
    bags: Annotated[list[int], Meta(description="the number of tiles in each bag")]
    new_tiles: Annotated[list[TileView], Meta(description="the tiles to be placed")]
    scorings_done: Annotated[int, Meta(description="how many scorings are over")]
    scorings_due: Annotated[list[int], Meta(description="the scorings that come after the turn")]
    idle_turns: Annotated[int, Meta(description="turns in a row without a purchase")]
    seats: Annotated[list[SeatView], Meta(description="what is public about each seat")]
    dirk: Annotated[DirkView | None, Meta(description="Dirk with two players, else `null`")]
    hand: Annotated[list[str] | None, Meta(description="the viewer's cards; `null` for a spectator")]
    marker: NotRequired[
        Annotated[Marker, Meta(description="in Granada and the combined game: which prices new tiles show")]
    ]


# --- standings ---


class Range(TypedDict):
    """A number between known bounds."""

    least: Annotated[int, Meta(description="the lower bound", ge=0)]
    most: Annotated[int | None, Meta(description="the upper bound; `null` if it is not known yet")]


class Undecided(TypedDict):
    """A decision before a scoring that may affect it, and is not counted yet."""

    seat: Seat
    kind: Annotated[str, Meta(description="the kind of the decision")]


class ScoringToCome(TypedDict):
    """A scoring that is still to come."""

    points: Annotated[ScoringPoints, Meta(description="the points if it took place now")]
    undecided: Annotated[list[Undecided], Meta(description="the decisions before it")]
    cards: Annotated[
        Range | None,
        Meta(description="the number of draws until its card is drawn, included; `null` for the last scoring"),
    ]
    tiles: Annotated[
        list[int] | None,
        Meta(description="for the last scoring, due when they run out, the tiles in each bag; else `null`"),
    ]


class TileGameStanding(Standing):
    """The standing of a tile game."""

    dirk: Annotated[int | None, Meta(description="Dirk's points so far with two players, else `null`")]
    scorings: Annotated[list[ScoringToCome], Meta(description="the scorings to come; none during the set-up")]
    end: Annotated[list[SourcePoints], Meta(description="the points of modules for each seat at the end")]
