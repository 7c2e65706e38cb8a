"""Cached evaluations of palaces: their lines, and the best place for each tile."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.palace.palace import EMPTY, Owner, Palace
from alhambra.protocol.actions import Action
from alhambra.search.evaluation.weights import Weights
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.scorings import seat_lines
from alhambra.tilegames.variants.alhambra import AlhambraRules

if TYPE_CHECKING:
    from alhambra.search.evaluation.budget import Budget

_MOST_KEPT: Final = 4000
_MANY_CELLS: Final = 6


class TileEvaluation(Protocol):
    """A module's contribution to the evaluation; see ``alhambra.bots.module_evaluation``."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """Return the actions worth trying when there is little time."""

    def gain(self, action: Action, late: float, card: float) -> float | None:
        """Return the gain of a turn action if it is known without playing the action, else None."""

    def answer(self, game: TileGame, look: Callable[[], "Budget"]) -> Action | None:
        """Return a quick answer to a decision outside the turn; None if all answers must be tried."""

    def settle(self, game: TileGame, seat: int, money: Callable[[TileGame, int], float]) -> None:
        """Carry out what is already certain to happen for the seat."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """Return the value of the module, without services, to a seat with ``turns`` turns left."""

    def services(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """Return the value of the module's cards that serve their owner, the seat, repeatedly."""

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        """Return the tiles that the seat can make count twice once they are in its palace."""

    def prospects(self, game: TileGame, seat: int) -> float:
        """Return the future value of the module's pieces in the seat's palace."""


class BuildingSpot:
    """The best cell for a piece in a palace, if there is one."""

    def __init__(self, cell: int, lines: int, openness: float) -> None:
        self.cell = cell
        # With the piece in place:
        self.lines = lines  # the points of all lines
        self.openness = openness


class CachedPalace:
    """The evaluation of a palace."""

    def __init__(
        self,
        strength: list[int],
        lines: int,
        added_by: list[Any],
        openness: float,
        highest: vec[i64],
        promise: float,
        tiles: int,
        prospects: float,
    ) -> None:
        # For scorings, with the contributions of modules:
        self.strength = strength  # half tiles by type
        self.lines = lines
        self.added_by = added_by  # what the contributions depend on
        self.openness = openness
        self.highest = highest  # price by type, where it breaks ties
        self.promise = promise  # the value of its tiles by their prices
        self.tiles = tiles
        self.prospects = prospects  # the future value of pieces of modules
        self.spots: dict[i64, BuildingSpot] = {}  # by shape, or by piece if modules contribute
        self.grown: dict[int, Palace] = {}  # the palace with one more piece, shared and never changed


class PalaceCache:
    """Evaluations of palaces, which copies of games share until they change."""

    def __init__(self, rules: AlhambraRules, weights: Weights, module_evaluations: Sequence[TileEvaluation]) -> None:
        self.rules = rules
        self.weights = weights
        self.module_evaluations = module_evaluations
        self._known: dict[Palace, CachedPalace] = {}
        self._owner = Owner()
        self._open_pieces = [_most_open(rules, bag) for bag in rules.catalog.bags]
        self._most_openness = weights.open_cell * _MANY_CELLS * len(self._open_pieces)
        self._adding = sorted({*rules.listeners.add_strength, *rules.listeners.more_line_points})

    def cached(self, game: TileGame, seat: int) -> CachedPalace:
        """Return the evaluation of the seat's palace."""
        palace = game.palaces[seat]
        if palace.owner is game.owner:
            game.owner = Owner()  # makes the game copy its palaces before it changes them
        found = self._known.get(palace)
        if found is None or (self._adding and not self._is_added_to_as(found, game, seat)):
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            found = self._look_at(game, seat)
            self._known[palace] = found
        return found

    def _look_at(self, game: TileGame, seat: int) -> CachedPalace:
        palace = game.palaces[seat]
        promise, tiles = 0.0, 0
        for piece in palace.laid():
            tiles += 1
            promise += self.weights.tile + self.weights.tile_price * self.rules.catalog.prices[piece]
        strength, lines, added_by = game.strength(seat), lines_of(game, seat), self._added_by(game, seat)
        highest, prospects = self.rules.highest_in(palace), self._prospects(game, seat)
        return CachedPalace(strength, lines, added_by, self._openness(palace), highest, promise, tiles, prospects)

    def _prospects(self, game: TileGame, seat: int) -> float:
        value = 0.0
        if self._adding and self.weights.prospects != 0.0:
            for module in self.module_evaluations:
                value += module.prospects(game, seat)
        return value

    def _is_added_to_as(self, cached: CachedPalace, game: TileGame, seat: int) -> bool:
        """Return whether the contributions of modules are still those in the cached evaluation."""
        for place in range(len(self._adding)):
            if game.modules[self._adding[place]].adds_by(seat) != cached.added_by[place]:
                return False
        return True

    def _added_by(self, game: TileGame, seat: int) -> list[Any]:
        return [game.modules[number].adds_by(seat) for number in self._adding]

    def spot(self, game: TileGame, seat: int, piece: int) -> BuildingSpot:
        """Return the best spot for the piece in the seat's palace."""
        return self.spot_in(self.cached(game, seat), game, seat, piece)

    def spot_in(self, cached: CachedPalace, game: TileGame, seat: int, piece: int) -> BuildingSpot:
        """Return the best spot for the piece if the evaluation of the palace is known already."""
        key: i64 = piece
        if not self._adding:
            key = game.palaces[seat].codes[piece]  # only its shape matters
        found = cached.spots.get(key)
        if found is None:
            found = self._find_spot(game, seat, piece, cached)
            cached.spots[key] = found
        return found

    def grown(self, game: TileGame, seat: int, piece: int) -> Palace:
        """Return the seat's palace with the piece on its best spot, which must exist."""
        cached = self.cached(game, seat)
        found = cached.grown.get(piece)
        if found is None:
            found = game.palaces[seat].copy(self._owner)
            found.lay(piece, self.spot_in(cached, game, seat, piece).cell)
            cached.grown[piece] = found
        return found

    def _find_spot(self, game: TileGame, seat: int, piece: int, cached: CachedPalace) -> BuildingSpot:
        palace = game.palaces[seat]
        best = BuildingSpot(EMPTY, cached.lines, cached.openness)
        best_value = float("-inf")
        counts_strength = len(game.rules.listeners.add_strength) > 0
        for cell in sorted(palace.cells_for(piece)):  # sorted for stable ties
            trial = palace.copy(self._owner)
            trial.lay(piece, cell)
            game.palaces[seat] = trial
            points = lines_of(game, seat)
            if not counts_strength and points + self._most_openness <= best_value:
                continue
            openness = self._openness(trial)
            value = points + openness
            if counts_strength:
                value += self.weights.neighbour * sum(game.strength(seat))
            if value > best_value:
                best = BuildingSpot(cell, points, openness)
                best_value = value
        game.palaces[seat] = palace
        return best

    def _openness(self, palace: Palace) -> float:
        """Return the value of the room to grow, which an enclosed palace does not have."""
        value = 0.0
        for piece in self._open_pieces:
            value += self.weights.open_cell * float(min(len(palace.cells_for(piece)), _MANY_CELLS))
        return value


def lines_of(game: TileGame, seat: int) -> int:
    """Return the points of all lines of the seat in a scoring."""
    return sum(seat_lines(game, seat).values())


def _most_open(rules: AlhambraRules, bag: list[int]) -> int:
    """Return the tile in the bag with the most open sides."""
    sides = rules.catalog.sides
    best = bag[0]
    for piece in bag:
        if len(sides[piece]) < len(sides[best]):
            best = piece
    return best
