"""Placing new tiles: into the palace, into the reserve, or to Dirk (ALH-PLACE, ALH-DIRK-6)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.palace.refusals import refuse_lay
from alhambra.protocol.actions import CELL, NAME, Action
from alhambra.protocol.errors import Refusal
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.redesign import lay
from alhambra.tilegames.step import Happening, Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


@mypyc_attr(acyclic=True)
class PlacingAction(Action):
    """Something that a seat may do with a new tile."""

    def refuse(self, game: "TileGame", step: "PlaceStep") -> Refusal | None:
        """Why it is not allowed now; None if it is."""
        raise NotImplementedError

    def perform(self, game: "TileGame", seat: int) -> None:
        """Do it."""
        raise NotImplementedError


class PlaceNewTiles(Happening):
    """Has the seat place all tiles that lie beside its palace."""

    def __init__(self, owner: int, awarded: bool = False) -> None:
        super().__init__("place_new_tiles")
        self.owner = owner
        self.awarded = awarded

    def state(self) -> list[Any]:
        return [self.owner, self.awarded]

    def run(self, game: "TileGame") -> None:
        if not places_next(game, self.owner, self.awarded):
            game.steps.pop()


def places_next(game: "TileGame", seat: int, awarded: bool) -> bool:
    """Have the seat place one of its new tiles; whether there is one."""
    if not game.new_tiles:
        return False
    game.steps.append(PlaceStep(seat, awarded))
    return True


class PlaceStep(Step):
    """A seat places one of its new tiles; tiles that were awarded at the end are laid or left out."""

    def __init__(self, seat: int, awarded: bool) -> None:
        super().__init__("place", seat)
        self.awarded = awarded

    def state(self) -> list[Any]:
        return [self.awarded]

    def legal(self, game: "TileGame") -> list[Action]:
        offers: list[Action] = []
        names = game.rules.catalog.names
        palace = game.palaces[self.seat]
        for piece in game.new_tiles:
            for cell in palace.place_cells(piece):
                offers.append(PlaceTile(names[piece], cell))
            for number in game.rules.listeners.placing_offers:
                game.modules[number].placing_offers(game, self.seat, piece, offers)
            if self.awarded:
                offers.append(LeaveOut(names[piece]))
                continue
            game.rules.placing_offers(game, self.seat, piece, offers)
            for face in game.rules.reserve_faces(piece):
                offers.append(Reserve(names[face]))
            if game.rules.with_dirk and refuse_giving(game, piece) is None:
                offers.append(Give(names[piece]))
        return offers

    def pick(self, game: "TileGame", randomness: Randomness) -> Action:
        if self.awarded or len(game.new_tiles) > 1 or not game.rules.places_plainly():
            return super().pick(game, randomness)
        piece = game.new_tiles[0]
        palace = game.palaces[self.seat]
        name = game.rules.catalog.names[piece]
        places = palace.count_places(piece)
        others: list[Action] = [Reserve(name)]
        if game.rules.with_dirk and refuse_giving(game, piece) is None:
            others.append(Give(name))
        for number in game.rules.listeners.placing_offers:
            game.modules[number].placing_offers(game, self.seat, piece, others)
        index = randomness.below(places + len(others))
        return PlaceTile(name, palace.place_at(piece, index)) if index < places else others[index - places]

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if not isinstance(action, PlacingAction):
            return Refusal("ALH-PLACE-1", "your new tiles are placed now")
        return action.refuse(game, self)

    def choose(self, game: "TileGame", action: Action) -> None:
        assert isinstance(action, PlacingAction)
        game.steps.pop()
        action.perform(game, self.seat)


@mypyc_attr(acyclic=True)
class PlaceTile(PlacingAction):
    """Lay a new tile into the palace."""

    kind: ClassVar[str] = "place"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME), ("cell", CELL))

    def __init__(self, tile: str, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def refuse(self, game: "TileGame", step: PlaceStep) -> Refusal | None:
        refusal = refuse_not_new(game, self.tile)
        piece = game.rules.catalog.piece(self.tile)
        return refusal or refuse_lay(game.palaces[step.seat], piece, self.cell)

    def perform(self, game: "TileGame", seat: int) -> None:
        piece = game.rules.catalog.piece(self.tile)
        remove_new(game, piece)
        lay(game, seat, piece, self.cell)


@mypyc_attr(acyclic=True)
class Reserve(PlacingAction):
    """Put a new tile into the reserve."""

    kind: ClassVar[str] = "reserve"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME),)

    def __init__(self, tile: str) -> None:
        self.tile: Final = tile

    def refuse(self, game: "TileGame", step: PlaceStep) -> Refusal | None:
        if step.awarded:
            return Refusal("ALH-FIN-2", "a tile given out at the end is placed or left out")
        face = game.rules.catalog.piece(self.tile)
        for piece in game.new_tiles:
            if face in game.rules.reserve_faces(piece):
                return None
        return refuse_not_new(game, self.tile)

    def perform(self, game: "TileGame", seat: int) -> None:
        face = game.rules.catalog.piece(self.tile)
        remove_new(game, face)
        game.add_to_reserve(seat, face)
        game.emit("tile_reserved", {"seat": seat, "tile": self.tile})


@mypyc_attr(acyclic=True)
class Give(PlacingAction):
    """Give a new tile to Dirk."""

    kind: ClassVar[str] = "give"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME),)

    def __init__(self, tile: str) -> None:
        self.tile: Final = tile

    def refuse(self, game: "TileGame", step: PlaceStep) -> Refusal | None:
        if not game.rules.with_dirk:
            return Refusal("ALH-DIRK-2", "Dirk takes part only with two players")
        if step.awarded:
            return Refusal("ALH-DIRK-6", "a tile given out at the end cannot be given to Dirk")
        return refuse_not_new(game, self.tile) or refuse_giving(game, game.rules.catalog.piece(self.tile))

    def perform(self, game: "TileGame", seat: int) -> None:
        piece = game.rules.catalog.piece(self.tile)
        remove_new(game, piece)
        face = game.rules.dirk_face(game, piece)
        game.dirk += (face,)
        game.emit("tile_given", {"seat": seat, "tile": game.piece_name(face)})


@mypyc_attr(acyclic=True)
class LeaveOut(PlacingAction):
    """Do without a tile that was given out at the end."""

    kind: ClassVar[str] = "leave"
    form: ClassVar[tuple[tuple[str, str], ...]] = (("tile", NAME),)

    def __init__(self, tile: str) -> None:
        self.tile: Final = tile

    def refuse(self, game: "TileGame", step: PlaceStep) -> Refusal | None:
        if not step.awarded:
            return Refusal("ALH-PLACE-1", "a bought tile goes into the palace or into the reserve")
        return refuse_not_new(game, self.tile)

    def perform(self, game: "TileGame", seat: int) -> None:
        piece = game.rules.catalog.piece(self.tile)
        remove_new(game, piece)
        game.left_out += (piece,)
        game.emit("tile_left_out", {"seat": seat, "tile": self.tile})


def refuse_not_new(game: "TileGame", tile: str) -> Refusal | None:
    piece = game.rules.catalog.piece(tile)
    if piece in game.new_tiles:
        return None
    if game.rules.catalog.lies_turned(piece, game.new_tiles):
        return Refusal("GRA-FLIP-1", f"'{tile}' is on the back of your new tile, which shows the face it came with")
    return Refusal("ALH-PLACE-1", f"'{tile}' is not one of your new tiles")


def remove_new(game: "TileGame", piece: int) -> None:
    """Take a tile, whichever face is named, from those beside the palace."""
    rest = list(game.new_tiles)
    other = game.rules.catalog.other_faces[piece]
    rest.remove(other if piece not in rest and other != NO_FACE else piece)
    game.new_tiles = tuple(rest)


def refuse_giving(game: "TileGame", piece: int) -> Refusal | None:
    """Why a module keeps the piece from being given to Dirk; None if none does."""
    for module in game.modules:
        refusal = module.refuse_giving(game, piece)
        if refusal is not None:
            return refusal
    return None


PLACING_ACTIONS: list[type[Action]] = [PlaceTile, Reserve, Give, LeaveOut]
