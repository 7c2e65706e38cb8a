"""Palaces as building sites: what their lines score, and where the next tile is best laid."""

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
    """What a bot sees in a module beyond points and money."""

    def few(self, game: TileGame, actions: list[Action]) -> list[Action]:
        """Of what may be chosen now, what deserves a look where there is little time."""

    def gain(self, action: Action, late: float, card: float) -> float | None:
        """What an action of a turn gains if that is known without a look at the position after it, else None.

        ``card`` is the worth of a card in hand that is not money.
        """

    def answer(self, game: TileGame, look: Callable[[], "Budget"]) -> Action | None:
        """The answer to a question that is no turn where there is little time; None if all answers must be tried."""

    def settle(self, game: TileGame, seat: int, money: Callable[[TileGame, int], float]) -> None:
        """Carry out what is as good as decided for the seat."""

    def value(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """What the module is good for to the seat that has about so many turns to come, besides services."""

    def services(self, game: TileGame, seat: int, turns: float, late: float) -> float:
        """What cards of the module will do for the seat, their owner, time and again."""

    def counted_twice(self, game: TileGame, seat: int) -> tuple[int, ...]:
        """Tiles that the seat can make count twice as soon as they lie in its palace."""

    def prospects(self, game: TileGame, seat: int) -> float:
        """What the module's pieces in the palace of the seat are good for beyond what they count for now."""


class BuildingSpot:
    """The best place for a piece in a palace, if there is one."""

    def __init__(self, cell: int, lines: int, openness: float) -> None:
        self.cell = cell
        # When it lies there:
        self.lines = lines  # the points of all lines
        self.openness = openness


class CachedPalace:
    """What is known of a palace."""

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
        # What it would score, with all that modules add:
        self.strength = strength  # half tiles by type
        self.lines = lines
        self.added_by = added_by  # what modules add follows from
        self.openness = openness
        self.highest = highest  # price by type, where it decides between equals
        self.promise = promise  # what tiles are worth by their prices
        self.tiles = tiles
        self.prospects = prospects  # what pieces of modules are good for beyond what they count for now
        self.spots: dict[i64, BuildingSpot] = {}  # by shape, or by piece where modules add something
        self.grown: dict[int, Palace] = {}  # by piece: the palace with it, shared by all who look there, never changed


class PalaceCache:
    """Known answers about palaces, which games share until they change; found with the weights of a seat."""

    def __init__(self, rules: AlhambraRules, weights: Weights, module_evaluations: Sequence[TileEvaluation]) -> None:
        self.rules = rules
        self.weights = weights
        self.module_evaluations = module_evaluations  # of the modules in play
        self._known: dict[Palace, CachedPalace] = {}
        self._owner = Owner()
        self._open_pieces = [_most_open(rules, bag) for bag in rules.catalog.bags]
        self._most_openness = weights.open_cell * _MANY_CELLS * len(self._open_pieces)
        self._adding = sorted({*rules.listeners.add_strength, *rules.listeners.more_line_points})

    def site(self, game: TileGame, seat: int) -> CachedPalace:
        """The palace of the seat."""
        palace = game.palaces[seat]
        if palace.owner is game.owner:
            game.owner = Owner()  # from now on the game copies its palaces before it changes them
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
            for worth in self.module_evaluations:
                value += worth.prospects(game, seat)
        return value

    def _is_added_to_as(self, site: CachedPalace, game: TileGame, seat: int) -> bool:
        """Whether modules add to the palace what they added when it was looked at."""
        for place in range(len(self._adding)):
            if game.modules[self._adding[place]].adds_by(seat) != site.added_by[place]:
                return False
        return True

    def _added_by(self, game: TileGame, seat: int) -> list[Any]:
        return [game.modules[number].adds_by(seat) for number in self._adding]

    def spot(self, game: TileGame, seat: int, piece: int) -> BuildingSpot:
        """Where the seat had best lay the piece."""
        return self.spot_in(self.site(game, seat), game, seat, piece)

    def spot_in(self, site: CachedPalace, game: TileGame, seat: int, piece: int) -> BuildingSpot:
        """The same where the site of the seat is known already."""
        key: i64 = piece
        if not self._adding:
            key = game.palaces[seat].codes[piece]  # all that counts is its shape
        found = site.spots.get(key)
        if found is None:
            found = self._find_spot(game, seat, piece, site)
            site.spots[key] = found
        return found

    def grown(self, game: TileGame, seat: int, piece: int) -> Palace:
        """The palace of the seat with the piece where it had best lay it; there must be such a place."""
        site = self.site(game, seat)
        found = site.grown.get(piece)
        if found is None:
            found = game.palaces[seat].copy(self._owner)
            found.lay(piece, self.spot_in(site, game, seat, piece).cell)
            site.grown[piece] = found
        return found

    def _find_spot(self, game: TileGame, seat: int, piece: int, site: CachedPalace) -> BuildingSpot:
        palace = game.palaces[seat]
        best = BuildingSpot(EMPTY, site.lines, site.openness)
        best_value = float("-inf")
        counts_strength = len(game.rules.listeners.add_strength) > 0
        for cell in sorted(palace.cells_for(piece)):  # of equal ones the first, however the palace came to be
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
        """What room there is to grow: a palace that has shut itself in cannot."""
        value = 0.0
        for piece in self._open_pieces:
            value += self.weights.open_cell * float(min(len(palace.cells_for(piece)), _MANY_CELLS))
        return value


def lines_of(game: TileGame, seat: int) -> int:
    """The points of all lines of the seat in a scoring."""
    return sum(seat_lines(game, seat).values())


def _most_open(rules: AlhambraRules, bag: list[int]) -> int:
    """A tile of the bag that is open on all sides, or on as many as there are."""
    sides = rules.catalog.sides
    best = bag[0]
    for piece in bag:
        if len(sides[piece]) < len(sides[best]):
            best = piece
    return best
