"""One-step evaluation of tile games: visible points, and the value of money."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from alhambra.bots.module_evaluation import ModuleEvaluation, evaluations_of
from alhambra.palace.palace import Palace
from alhambra.protocol import Action, Game
from alhambra.tilegames.cards import payable_mask, purse_total
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.scoring.scorings import LAST_SCORING, seat_lines

# All values are in points.
RIVALRY = 0.35  # a point less for each of the others
LATER = 0.85  # the weight of a scoring relative to the one before it, as much can change until then
TILE = 0.25  # per coin of the price of a tile in the palace, which helps to win majorities
RESERVED = 0.5  # a tile in the reserve, as a fraction of one in the palace
COIN = 0.6  # money up to a useful amount in its currency
USEFUL = 12
SPARE_COIN = 0.1  # money above that
IN_REACH = 0.08  # per coin of the price of a market tile that the hand can pay
EXACT = 2.0  # being able to pay it exactly
ANOTHER_ACTION = 3.5
OPEN_CELL = 0.2  # a cell where a tile that is open on all sides could go
MANY_CELLS = 6
NEIGHBOUR = 1.0  # an additional half tile in a majority, such as for huts next to the right tiles
LATE = 3  # turns before the end from which money loses its value

Answer = TypeVar("Answer")

_KEPT = 20_000
_known: dict[Hashable, Any] = {}


class PalaceContents(NamedTuple):
    """The contents of a palace, as a value."""

    places: tuple[tuple[int, int], ...]
    gates: tuple[tuple[int, int], ...]
    pieces: tuple[int, ...]  # sorted, independently of their places


def evaluate(game: Game, seat: int, action: Action) -> float:
    """Return the value of an action for the seat, played with open chance."""
    assert isinstance(game, TileGame)
    trial = game.copy()
    trial.records_events = False
    trial.streams = None
    trial.play(action)
    return _value(trial, seat) + (ANOTHER_ACTION * _late(trial) if _continues(game, trial, seat) else 0.0)


def _continues(game: TileGame, trial: TileGame, seat: int) -> bool:
    """Return whether the seat's turn continues with another action."""
    same_turn = trial.turn_count == game.turn_count
    return same_turn and any(step.kind == "turn" and step.seat == seat for step in trial.pending())


def _value(game: TileGame, seat: int) -> float:
    if game.is_over:
        return _lead(game.points, seat) + (100.0 if seat in game.winners else 0.0)
    decision = game.decision
    if game.new_tiles and seat == (game.turn_seat if decision is None else decision.seat):
        _settle_new_tiles(game, seat)
    module_evaluations = _module_evaluations(game)
    for module in module_evaluations:
        module.settle(game, seat, _money)
    grounds = [_ground(game, other) for other in range(game.rules.seats)]
    value = _lead(game.points, seat) + _coming_points(game, seat, grounds) + _building(game, seat, grounds[seat])
    value += _late(game) * _money(game, seat)
    turns, late = _turns_left(game), _late(game)
    return value + sum(
        [
            module.value(game, seat, turns, late) + module.services(game, seat, turns, late)
            for module in module_evaluations
        ]
    )


def _module_evaluations(game: TileGame) -> list[ModuleEvaluation]:
    """Return the evaluations of the modules in play."""
    return _kept(("worths", game.rules), lambda: evaluations_of(game.modules))


def _lead(points: list[int], seat: int) -> float:
    return points[seat] - RIVALRY * (sum(points) - points[seat])


def _turns_left(game: TileGame) -> float:
    """Return a seat's expected number of turns left; a tile leaves a bag every other turn."""
    return 2 * sum([len(bag) for bag in game.bags]) / game.rules.seats


def _late(game: TileGame) -> float:
    """Return the fraction of their value that things useful later still have."""
    return min(1.0, _turns_left(game) / LATE)


# --- new tiles ---


def _settle_new_tiles(game: TileGame, seat: int) -> None:
    """Put the new tiles where they score most."""
    for piece in game.new_tiles:
        cell = _best_cell(game, seat, piece)
        if cell is None:
            game.add_to_reserve(seat, piece)
        else:
            game.own_palace(seat).lay(piece, cell)
    game.new_tiles = ()


def _best_cell(game: TileGame, seat: int, piece: int) -> int | None:
    key = ("cell", game.rules, seat, piece, _ground(game, seat), _module_states(game))
    return _kept(key, lambda: _find_best_cell(game, seat, piece))


def _find_best_cell(game: TileGame, seat: int, piece: int) -> int | None:
    palace = game.palaces[seat]
    best, best_value = None, float("-inf")
    for cell in sorted(palace.cells_for(piece)):  # sorted for stable ties
        game.palaces[seat] = palace.copy(game.owner)
        game.palaces[seat].lay(piece, cell)
        value = sum(seat_lines(game, seat).values()) + _open_cells(game, seat)
        if game.rules.with_modules:
            value += NEIGHBOUR * sum(game.strength(seat))
        if value > best_value:
            best, best_value = cell, value
    game.palaces[seat] = palace
    return best


# --- points ---


def _coming_points(game: TileGame, seat: int, grounds: list[PalaceContents]) -> float:
    """Return the points of the coming scorings if nothing changed, relative to the others."""
    lines = _line_points(game, seat, grounds)
    value, weight = 0.0, 1.0
    for points in _majorities(game, grounds):
        value += weight * (lines + _lead(points, seat))
        weight *= LATER
    for module in game.modules:
        value += module.final_points(game, seat)
    return value


def _line_points(game: TileGame, seat: int, grounds: list[PalaceContents]) -> int:
    key = ("lines", game.rules, seat, grounds[seat], _module_states(game))
    return _kept(key, lambda: sum(seat_lines(game, seat).values()))


def _majorities(game: TileGame, grounds: list[PalaceContents]) -> list[list[int]]:
    """Return each seat's points for majorities in each coming scoring."""
    built = [ground.pieces for ground in grounds]
    # With modules the value of a piece may depend on its place.
    strengths = [tuple(game.strength(seat)) for seat in range(game.rules.seats)] if game.rules.with_modules else []
    key = ("majorities", game.rules, game.scorings_done, *built, *strengths, game.dirk)
    scorings = range(game.scorings_done + 1, LAST_SCORING + 1)
    return _kept(key, lambda: [_type_points(game, scoring) for scoring in scorings])


def _type_points(game: TileGame, scoring: int) -> list[int]:
    shares = [contest.points(scoring) for contest in game.rules.contests(game)]
    return [sum([share[seat] for share in shares]) for seat in range(game.rules.seats)]


def _building(game: TileGame, seat: int, ground: PalaceContents) -> float:
    """Return the future value of tiles beyond their current points."""
    prices = game.rules.catalog.prices
    built = sum([prices[piece] for piece in ground.pieces])
    reserved = sum([prices[piece] for piece in game.reserves[seat]])
    return TILE * (built + RESERVED * reserved) + _open_cells(game, seat)


def _open_cells(game: TileGame, seat: int) -> float:
    """Return the value of the room to grow, which an enclosed palace or city does not have."""
    palace = game.palaces[seat]
    return sum([OPEN_CELL * float(min(len(palace.cells_for(piece)), MANY_CELLS)) for piece in _open_pieces(game)])


def _open_pieces(game: TileGame) -> list[int]:
    """Return the tile of each bag with the most open sides."""
    sides, bags = game.rules.catalog.sides, game.rules.catalog.bags
    return _kept(("open pieces", game.rules), lambda: [min(bag, key=lambda tile: len(sides[tile])) for bag in bags])


# --- money ---


def _money(game: TileGame, seat: int) -> float:
    value = 0.0
    for currency in range(len(game.purses) // game.rules.seats):
        total = game.total(seat, currency)
        value += COIN * min(total, USEFUL) + SPARE_COIN * max(0, total - USEFUL)
    for slot, piece in enumerate(game.market):
        if piece >= 0:
            purse = game.purse(seat, game.rules.field_currencies[slot % FIELDS])
            price = game.rules.catalog.prices[piece]
            if purse_total(purse) >= price:
                value += IN_REACH * price + (EXACT if payable_mask(purse) >> price & 1 else 0.0)
    return value


# --- cached values, which depend on their keys alone and so are valid for all games ---


def _ground(game: TileGame, seat: int) -> PalaceContents:
    palace = game.palaces[seat]
    if palace.owner is game.owner:  # this game may still change it
        return _ground_of(palace)
    return _kept(palace, lambda: _ground_of(palace))


def _ground_of(palace: Palace) -> PalaceContents:
    pieces = palace.pieces
    return PalaceContents(tuple(pieces.items()), tuple(palace.gates.items()), tuple(sorted(pieces.values())))


def _module_states(game: TileGame) -> str:
    return repr([module.state() for module in game.modules]) if game.rules.with_modules else ""


def _kept(key: Hashable, find: Callable[[], Answer]) -> Answer:
    """Return the cached value for a key, computing it if needed."""
    if key not in _known:
        answer = find()
        if len(_known) >= _KEPT:
            _known.clear()
        _known[key] = answer
    found: Answer = _known[key]
    return found
