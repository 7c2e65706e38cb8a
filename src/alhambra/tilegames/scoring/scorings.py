"""Scorings: decisions beforehand, points, and Dirk's tiles afterwards (ALH-SCO, ALH-DIRK-5)."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.protocol.actions import NUMBER, Field
from alhambra.protocol.positions.fields import FIRST_FIELD
from alhambra.tilegames.messages import Scoring, ScoringBegins, ScoringPoints
from alhambra.tilegames.scoring.majorities import Contest
from alhambra.tilegames.step import AutomaticStep, Step
from alhambra.tilegames.turns.drawing import DIRKS_TILES, DirkDraws

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

LAST_SCORING: Final = 3


@mypyc_attr(acyclic=True)
class Tally:
    """The lines and majorities of a position, which are the same for all scorings."""

    def __init__(self, game: "TileGame") -> None:
        self.lines = [seat_lines(game, seat) for seat in range(game.rules.seats)]
        self.contests: list[Contest] = game.rules.contests(game)


@mypyc_attr(acyclic=True)
class Scored:
    """The points of a scoring in a position, whether carried out or only forecast."""

    def __init__(self, tally: Tally, scoring: int) -> None:
        self.scoring = scoring
        self.lines = tally.lines
        self.contests = tally.contests
        self.majorities = {contest.type_name: contest.points(scoring) for contest in self.contests}
        self.gained = self._gained()

    def _gained(self) -> list[int]:
        """Return the total points of each participant."""
        gained = [0] * len(self.contests[0].strengths)
        for seat, lines in enumerate(self.lines):
            for points in lines.values():
                gained[seat] += points
        for shares in self.majorities.values():
            for number in range(len(shares)):
                gained[number] += shares[number]
        return gained

    def by_source(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by line or type."""
        return points_by_source(self.lines[seat], self.majorities, seat)

    def message(self) -> ScoringPoints:
        tiles: dict[str, list[float]] = {}
        highest: dict[str, list[int]] = {}
        places: dict[str, list[int]] = {}
        for contest in self.contests:
            tiles[contest.type_name] = [strength / 2 for strength in contest.strengths]
            if contest.highest:
                highest[contest.type_name] = contest.highest.copy()
            places[contest.type_name] = list(contest.places[self.scoring - 1])
        return {
            "scoring": self.scoring,
            "lines": [lines.copy() for lines in self.lines],
            "tiles": tiles,
            "highest": highest,
            "places": places,
            "majorities": {type_name: shares.copy() for type_name, shares in self.majorities.items()},
            "ties": [tie for contest in self.contests for tie in contest.ties(self.scoring)],
            "gained": self.gained.copy(),
        }


class Scorings(AutomaticStep):
    """Start the scorings that are due."""

    kind: ClassVar[str] = "scorings"
    form: ClassVar[tuple[Field, ...]] = (FIRST_FIELD,)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first  # the first seat in decisions before a scoring

    def run(self, game: "TileGame") -> None:
        if game.due:
            game.keep_step()
            scoring = game.due[0]
            game.due = game.due[1:]
            game.push(scoring_steps(game, scoring, self.first))


def scoring_steps(game: "TileGame", scoring: int, first: int) -> list[Step]:
    """Return the steps of a scoring; decisions before it start with the seat ``first``."""
    event: ScoringBegins = {"event": "scoring_begins", "scoring": scoring}
    game.emit(event)
    steps: list[Step] = []
    for module in game.modules:
        module.before_scoring(game, first, steps)
    steps.append(Score(scoring))
    if game.rules.with_dirk and scoring < LAST_SCORING:
        steps.append(DirkGets(scoring))
    return steps


class ScoringStep(AutomaticStep):
    """A step of a scoring."""

    form: ClassVar[tuple[Field, ...]] = (Field("scoring", NUMBER),)

    def __init__(self, scoring: int) -> None:
        super().__init__()
        self.scoring = scoring


class Score(ScoringStep):
    """Award the points of a scoring: lines first, then majorities."""

    kind: ClassVar[str] = "score"

    def may_be_pending(self, game: "TileGame") -> bool:
        return 1 <= self.scoring <= LAST_SCORING

    def run(self, game: "TileGame") -> None:
        scored = Scored(Tally(game), self.scoring)
        for seat in range(game.rules.seats):
            game.points[seat] += scored.gained[seat]
        if game.rules.with_dirk:
            game.dirk_points += scored.gained[-1]
        game.scorings_done += 1
        if game.records_events:
            event: Scoring = {**scored.message(), "event": "scoring", "points": game.scores}
            game.emit(event)
        for module in game.modules:
            module.scoring_done(game)


def seat_lines(game: "TileGame", seat: int) -> dict[str, int]:
    """Return the points of a seat's lines in a scoring by kind of line."""
    lines = game.rules.line_points(game, seat)
    wall = lines.get("wall", 0)
    for number in game.rules.listeners.more_line_points:
        module = game.modules[number]
        more = module.more_line_points(game, seat, wall)
        if more:
            lines[module.name] = more
    return lines


def points_by_source(lines: dict[str, int], majorities: dict[str, list[int]], seat: int) -> dict[str, int]:
    """Return the points of a seat in a scoring by line or type, without zeros."""
    found = {line: points for line, points in lines.items() if points}
    for type_name, shares in majorities.items():
        if shares[seat]:
            found[type_name] = shares[seat]
    return found


def end_points(game: "TileGame", seat: int) -> dict[str, int]:
    """Return the points of a seat at the end of the game by module."""
    found: dict[str, int] = {}
    for number in game.rules.listeners.final_points:
        module = game.modules[number]
        points = module.final_points(game, seat)
        if points:
            found[module.name] = points
    return found


class DirkGets(ScoringStep):
    """Give tiles to Dirk after a scoring: six, or a third of the bag (ALH-DIRK-5)."""

    kind: ClassVar[str] = "dirk_gets"

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.rules.with_dirk and 1 <= self.scoring < LAST_SCORING

    def run(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for number, bag in enumerate(game.bags):
            count = min(DIRKS_TILES, len(bag)) if self.scoring == 1 else len(bag) // 3
            steps.append(DirkDraws(number, count))
        game.push(steps)
