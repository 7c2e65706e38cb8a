"""Statistics of finished games."""

from typing import Annotated, TypedDict

from msgspec import Meta

from alhambra.protocol.messages import Seat

Numbers = dict[str, int]


class SeatStatistics(TypedDict):
    """Statistics of a seat."""

    seat: Seat
    player: Annotated[str, Meta(description="who sat there; empty if the record does not say")]
    points: int
    won: Annotated[bool, Meta(description="whether it has won, perhaps with others")]
    sources: Annotated[Numbers, Meta(description="its points by what they were for")]
    scorings: Annotated[list[Numbers], Meta(description="the same for each scoring, and last what the end brought")]
    numbers: Annotated[Numbers, Meta(description="what else can be counted, by name")]
    tiles: Annotated[Numbers, Meta(description="its buildings at the end by type")]
    lines: Annotated[
        dict[str, list[int]], Meta(description="what its lines were worth, as of each turn or round, and at the end")
    ]


class GameStatistics(TypedDict):
    """Statistics of a game."""

    game: str
    modules: list[str]
    options: list[str]
    finished: Annotated[bool, Meta(description="whether the record extends to the end of the game")]
    entries: Annotated[int, Meta(description="how many entries the record has")]
    turns: Annotated[int, Meta(description="how many turns there were")]
    seats: list[SeatStatistics]


class Distribution(TypedDict):
    """The distribution of a number."""

    count: int
    mean: float
    least: float
    lower: Annotated[float, Meta(description="a quarter of the numbers is below it")]
    median: float
    upper: Annotated[float, Meta(description="a quarter of the numbers is above it")]
    most: float


Distributions = dict[str, Distribution]


class SeriesStatistics(TypedDict):
    """Statistics of many games of one kind; by name, such as `points` or `sources.wall`."""

    game: str
    modules: list[str]
    options: list[str]
    games: int
    turns: Distribution
    all: Annotated[Distributions, Meta(description="over all seats of all games")]
    winners: Annotated[Distributions, Meta(description="over those that have won")]
    others: Annotated[Distributions, Meta(description="over those that have not")]
    by_seat: Annotated[list[Distributions], Meta(description="over all games, for each seat")]
