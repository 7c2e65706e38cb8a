"""Placing new tiles: into the palace, into the reserve, or to Dirk (ALH-PLACE, ALH-DIRK-6)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.palace.palace import CELL_MASK, LAID_BITS
from alhambra.palace.refusals import refuse_lay
from alhambra.palace.shapes import PIECE_MASK
from alhambra.protocol.actions import ASIDE, TOUCH, Action, Field, Question, Words
from alhambra.protocol.errors import Refusal
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import FLAG, OWNER_FIELD, SEAT_FIELD
from alhambra.tilegames.actions import CellAction, PlacingAction, TileAction
from alhambra.tilegames.messages import TileGiven, TileLeftOut, TileReserved
from alhambra.tilegames.step import ActionStep, AutomaticStep, NumberedOffers, Step
from alhambra.tilegames.turns.building import lay

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# The number of an offer has the cell, the tile, and in its highest bits the kind of action.
_KIND_SHIFT: Final = 56
_PLACE: Final = 0
_RESERVE: Final = 1 << _KIND_SHIFT
_GIVE: Final = 2 << _KIND_SHIFT
_LEAVE: Final = 3 << _KIND_SHIFT


AWARDED_FIELD: Final = Field("awarded", FLAG)  # whether the tiles were awarded at the end


class PlaceNewTiles(AutomaticStep):
    """Let the seat place all its new tiles."""

    kind: ClassVar[str] = "place_new_tiles"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD, AWARDED_FIELD)
    places_new_tiles: ClassVar[bool] = True

    def __init__(self, owner: int, awarded: bool = False) -> None:
        super().__init__()
        self.owner = owner
        self.awarded = awarded

    def run(self, game: "TileGame") -> None:
        if game.new_tiles:
            game.keep_step()
            game.put_step(PlaceStep(self.owner, self.awarded))


class PlaceStep(ActionStep):
    """The placing of a new tile; tiles awarded at the end are placed or left out."""

    kind: ClassVar[str] = "place"
    form: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, AWARDED_FIELD)
    actions: ClassVar[tuple[type, ...]] = (PlacingAction,)
    others: ClassVar[Refusal] = Refusal("ALH-PLACE-1", "tiles-are-placed")

    def __init__(self, seat: int, awarded: bool) -> None:
        super().__init__(seat)
        self.awarded = awarded

    def may_be_pending(self, game: "TileGame") -> bool:
        return bool(game.new_tiles)

    def may_precede(self, below: Step) -> bool:
        return isinstance(below, PlaceNewTiles) and (below.owner, below.awarded) == (self.seat, self.awarded)

    def offers(self, game: "TileGame") -> Offers:
        rules = game.rules
        numbers: vec[i64] = vec[i64](capacity=16)
        others: list[Action] = []
        for tile in game.new_tiles:
            piece: i64 = tile
            numbers = add_cells(game, self.seat, piece, numbers)
            for number in rules.listeners.placing_offers:
                game.modules[number].placing_offers(game, self.seat, tile, others)
            if self.awarded:
                numbers = append(numbers, _LEAVE | piece << LAID_BITS)
                continue
            rules.placing_offers(game, self.seat, tile, others)
            for face in rules.reserve_faces(tile):
                shown: i64 = face
                numbers = append(numbers, _RESERVE | shown << LAID_BITS)
            if rules.with_dirk and refuse_giving(game, tile) is None:
                numbers = append(numbers, _GIVE | piece << LAID_BITS)
        return NumberedOffers(self, rules.words, numbers, others)

    def action(self, words: Words, number: i64) -> Action:
        tile: int = number >> LAID_BITS & PIECE_MASK
        if number < _RESERVE:
            return PlaceTile(words, tile, number & CELL_MASK)
        if number < _GIVE:
            return Reserve(words, tile)
        return Give(words, tile) if number < _LEAVE else LeaveOut(words, tile)


def is_awarded(game: "TileGame") -> bool:
    """Return whether the current new tiles were awarded at the end."""
    step = game.step
    return isinstance(step, PlaceStep) and step.awarded


def add_cells(game: "TileGame", seat: int, piece: i64, numbers: vec[i64]) -> vec[i64]:
    """Append an offer for each cell on which the seat may place the piece."""
    return game.palaces[seat].add_cells(piece, _PLACE | piece << LAID_BITS, numbers)


@mypyc_attr(acyclic=True)
class PlaceTile(CellAction, PlacingAction):
    """Place a new tile in the palace."""

    kind: ClassVar[str] = "place"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return refuse_not_new(game, self, self.tile) or refuse_lay(game.palaces[seat], self.tile, self.cell)

    def perform(self, game: "TileGame", seat: int) -> None:
        remove_new(game, self.tile)
        lay(game, seat, self.tile, self.cell)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return actions for each new tile and every cell near the palace."""
        tiles = question.ones("tile", game.new_tiles)
        cells = question.ones("cell", game.palaces[seat].cells_around())
        return [PlaceTile(game.rules.words, tile, cell) for tile in tiles for cell in cells]


@mypyc_attr(acyclic=True)
class NewTileAction(TileAction, PlacingAction):
    """An action with a new tile other than placing it."""

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        return [cls(game.rules.words, tile) for tile in question.ones("tile", game.new_tiles)]


@mypyc_attr(acyclic=True)
class Reserve(NewTileAction):
    """Put a new tile in the reserve."""

    kind: ClassVar[str] = "reserve"
    chosen: ClassVar[str] = ASIDE

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if is_awarded(game):
            return Refusal("ALH-FIN-2", "awarded-tile-reserved")
        for piece in game.new_tiles:
            if self.tile in game.rules.reserve_faces(piece):
                return None
        return refuse_not_new(game, self, self.tile)

    def perform(self, game: "TileGame", seat: int) -> None:
        remove_new(game, self.tile)
        game.add_to_reserve(seat, self.tile)
        if game.records_events:
            event: TileReserved = {"event": "tile_reserved", "seat": seat, "tile": game.piece_name(self.tile)}
            game.emit(event)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        faces = [face for tile in game.new_tiles for face in game.rules.reserve_faces(tile)]
        return [Reserve(game.rules.words, tile) for tile in question.ones("tile", faces)]


@mypyc_attr(acyclic=True)
class Give(NewTileAction):
    """Give a new tile to Dirk."""

    kind: ClassVar[str] = "give"
    chosen: ClassVar[str] = ASIDE

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if not game.rules.with_dirk:
            return Refusal("ALH-DIRK-2", "no-dirk")
        if is_awarded(game):
            return Refusal("ALH-DIRK-6", "awarded-tile-given")
        return refuse_not_new(game, self, self.tile) or refuse_giving(game, self.tile)

    def perform(self, game: "TileGame", seat: int) -> None:
        remove_new(game, self.tile)
        face = game.rules.dirk_face(game, self.tile)
        game.dirk += (face,)
        event: TileGiven = {"event": "tile_given", "seat": seat, "tile": game.piece_name(face)}
        game.emit(event)


@mypyc_attr(acyclic=True)
class LeaveOut(NewTileAction):
    """Leave out a tile that was awarded at the end."""

    kind: ClassVar[str] = "leave"
    chosen: ClassVar[str] = ASIDE

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        if not is_awarded(game):
            return Refusal("ALH-PLACE-1", "bought-tile-left-out")
        return refuse_not_new(game, self, self.tile)

    def perform(self, game: "TileGame", seat: int) -> None:
        remove_new(game, self.tile)
        game.left_out += (self.tile,)
        event: TileLeftOut = {"event": "tile_left_out", "seat": seat, "tile": game.piece_name(self.tile)}
        game.emit(event)


def refuse_not_new(game: "TileGame", action: Action, tile: int) -> Refusal | None:
    """Return why the tile, named first in the action, is not a new tile; None if it is."""
    if tile in game.new_tiles:
        return None
    if game.rules.catalog.shows_other_face(tile, game.new_tiles):
        return Refusal("GRA-FLIP-1", "new-tile-is-turned", {"tile": action.called(0)})
    return Refusal("ALH-PLACE-1", "tile-not-new", {"tile": action.called(0)})


def remove_new(game: "TileGame", piece: int) -> None:
    """Remove a tile from the new tiles, whichever face is named."""
    other = game.rules.catalog.other_faces[piece]
    game.new_tiles = tuple([tile for tile in game.new_tiles if tile not in (piece, other)])


def refuse_giving(game: "TileGame", piece: int) -> Refusal | None:
    """Return a module's refusal to give the piece to Dirk; None if it may be given."""
    for module in game.modules:
        refusal = module.refuse_giving(game, piece)
        if refusal is not None:
            return refusal
    return None


PLACING_ACTIONS: list[type[Action]] = [PlaceTile, Reserve, Give, LeaveOut]
