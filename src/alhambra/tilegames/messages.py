"""The messages of the tile games."""

from typing import Literal, TypedDict

from alhambra.protocol.messages import Standing


class ScoringPoints(TypedDict):
    """What a scoring gives. Participants are the seats, and Dirk as the last one where he takes part."""

    scoring: int  # 1, 2 or 3
    lines: list[dict[str, int]]  # by seat the points of its lines: wall, moat, wall_and_moat, or a module's name
    tiles: dict[str, list[float]]  # by type how many tiles of it each participant has; Hakim adds half a tile
    highest: dict[str, list[int]]  # by type whose ties the price decides, the highest price of each participant
    places: dict[str, list[int]]  # by type what its places are worth, the first place first
    majorities: dict[str, list[int]]  # by type the points of each participant
    gained: list[int]  # all points of each participant


class Scoring(ScoringPoints):
    """A scoring has taken place."""

    event: Literal["scoring"]
    points: list[int]  # of the seats so far, with this scoring


class EndPoints(TypedDict):
    """What is scored at the end of the game, besides the last scoring."""

    event: Literal["end_points"]
    sources: list[dict[str, int]]  # by seat the points of each module that gives some
    points: list[int]  # of the seats, with these


class Range(TypedDict):
    """A number that is known as far as its bounds are."""

    least: int
    most: int | None  # null: nobody can know yet


class Undecided(TypedDict):
    """A decision that is made before a scoring and changes it; nothing of it is counted yet."""

    seat: int
    kind: str  # of the decision


class ScoringToCome(TypedDict):
    """A scoring that is still to come, with the points that it would give now."""

    points: ScoringPoints
    undecided: list[Undecided]
    cards: Range | None  # how many cards are drawn until its card turns up, with that card; null for the last one
    tiles: list[int] | None  # how many tiles each bag holds: the last scoring comes when they run out; else null


class TileGameStanding(Standing):
    """How the seats stand, and what each scoring to come would give if it took place now."""

    dirk: int | None  # his points so far, where he takes part
    scorings: list[ScoringToCome]  # the next one first
    end: list[dict[str, int]]  # by seat the points of each module that gives some at the end
