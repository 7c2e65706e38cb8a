"""The scorings: what is decided before one, its points, and Dirk's tiles after it (ALH-SCO, ALH-DIRK-5)."""

from typing import TYPE_CHECKING, Any, Final

from alhambra.tilegames.drawing import DIRKS_TILES, DirkDraws
from alhambra.tilegames.step import Happening, Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

LAST_SCORING: Final = 3


class Scorings(Happening):
    """Carry out the scorings that are due."""

    def __init__(self, first: int) -> None:
        super().__init__("scorings")
        self.first = first  # who has the first say in what is decided before a scoring

    def state(self) -> list[Any]:
        return [self.first]

    def run(self, game: "TileGame") -> None:
        if not game.due:
            game.steps.pop()
            return
        scoring = game.due[0]
        game.due = game.due[1:]
        game.push(scoring_steps(game, scoring, self.first))


def scoring_steps(game: "TileGame", scoring: int, first: int) -> list[Step]:
    """What makes up a scoring: what is decided before it from the seat ``first`` on, the points, Dirk's tiles."""
    steps: list[Step] = []
    for module in game.modules:
        module.before_scoring(game, first, steps)
    steps.append(Score(scoring))
    if game.rules.with_dirk and scoring < LAST_SCORING:
        steps.append(DirkGets(scoring))
    return steps


class Score(Happening):
    """Give out the points of a scoring: lines first, then majorities."""

    def __init__(self, scoring: int) -> None:
        super().__init__("score")
        self.scoring = scoring

    def state(self) -> list[Any]:
        return [self.scoring]

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        lines = [seat_lines(game, seat) for seat in range(game.rules.seats)]
        majorities = game.rules.majority_points(game, self.scoring)
        for seat in range(game.rules.seats):
            game.points[seat] += sum(lines[seat].values()) + sum([shares[seat] for shares in majorities.values()])
        if game.rules.with_dirk:
            game.dirk_points += sum([shares[-1] for shares in majorities.values()])
        game.scorings_done += 1
        if game.listening:
            game.emit(
                "scoring", {"scoring": self.scoring, "lines": lines, "majorities": majorities, "points": game.scores}
            )
        for module in game.modules:
            module.scoring_done(game)


def seat_lines(game: "TileGame", seat: int) -> dict[str, int]:
    """The points of a seat's lines in a scoring by their origin."""
    lines = game.rules.line_points(game, seat)
    wall = lines.get("wall", 0)
    for module in game.modules:
        more = module.more_line_points(game, seat, wall)
        if more:
            lines[module.name] = more
    return lines


class DirkGets(Happening):
    """After a scoring Dirk gets tiles: six, or a third of the bag (ALH-DIRK-5)."""

    def __init__(self, scoring: int) -> None:
        super().__init__("dirk_gets")
        self.scoring = scoring

    def state(self) -> list[Any]:
        return [self.scoring]

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        steps: list[Step] = []
        for number, bag in enumerate(game.bags):
            count = min(DIRKS_TILES, len(bag)) if self.scoring == 1 else len(bag) // 3
            steps.append(DirkDraws(number, count))
        game.push(steps)
