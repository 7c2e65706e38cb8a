"""The Builders' Huts: free tiles that count by their neighbours (HUT-1 to -10)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from alhambra.components import Components, Part
from alhambra.palace.palace import EMPTY, STEPS, Palace
from alhambra.palace.shapes import PALACE
from alhambra.protocol.actions import NAME, TOUCH, Action, Field, Question
from alhambra.protocol.errors import Refusal
from alhambra.protocol.positions.lines import NONE, REST, PositionWriter
from alhambra.tilegames.actions import TileAction, TurnAction
from alhambra.tilegames.catalog import NO_TYPE, TYPE, Catalog
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.huts.components import HUTS_PART
from alhambra.tilegames.modules.huts.messages import HutsView, HutTaken, HutTurnedUp
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import AutomaticStep, Step
from alhambra.tilegames.view import tile_view

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

NO_HUT: Final = -1
MOST_VALUE: Final = 3


class Huts(Module):
    """The six piles; the order of face-down huts is decided when they are turned up."""

    name: ClassVar[str] = "huts"
    clauses: ClassVar[tuple[str, ...]] = ("HUT",)
    components: ClassVar[tuple[Part[Any], ...]] = (HUTS_PART,)

    def __init__(self, original: "Huts | None" = None) -> None:
        # The components, which copies share: the type of each hut by its piece, a number in
        # ``range(first, end)``, and the most huts of a seat.
        self.types: dict[int, int] = {} if original is None else original.types
        self.first: int = 0 if original is None else original.first
        self.end: int = 0 if original is None else original.end
        self.limit: int = 0 if original is None else original.limit
        # The state, with an entry for each type.
        self.tops: list[int] = [] if original is None else original.tops.copy()
        self.face_down: list[tuple[int, ...]] = [] if original is None else original.face_down.copy()

    def copy(self) -> "Huts":
        return Huts(self)

    def state(self) -> Any:
        return [self.tops, self.face_down]

    def actions(self) -> list[type[Action]]:
        return [TakeHut]

    def steps(self) -> list[type[Step]]:
        return [TurnUpHut]

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        printed = components.part(HUTS_PART)
        self.limit = printed.limit
        self.first = len(catalog.names)
        for hut in printed.huts:
            # In the catalog huts have no type, as they are not building tiles.
            piece = catalog.add(hut.id, PALACE, hut.walls, NO_TYPE, 0)
            self.types[piece] = catalog.type_names.index(hut.type)
        self.end = len(catalog.names)

    def sources(self, catalog: Catalog) -> list[str]:
        return [pile_source(name) for name in catalog.type_names]

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        piles: list[list[int]] = [[] for _ in game.rules.catalog.type_names]
        for piece, type_number in self.types.items():
            piles[type_number].append(piece)
        self.tops = [NO_HUT] * len(piles)
        self.face_down = [tuple(pile) for pile in piles]
        steps += [TurnUpHut(type_number) for type_number in range(len(piles))]

    # --- taking ---

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if self.owned(game, seat) < self.limit:
            for piece in self.tops:
                if piece != NO_HUT:
                    offers.append(TakeHut(game.rules.words, piece))

    def owned(self, game: "TileGame", seat: int) -> int:
        """Return the number of huts of the seat, including its reserve."""
        count = len(game.palaces[seat].cells_between(self.first, self.end))
        for piece in game.reserves[seat]:
            if self.is_hut(piece):
                count += 1
        return count

    def is_hut(self, piece: i64) -> bool:
        return self.first <= piece < self.end

    def refuse_giving(self, game: "TileGame", piece: int) -> Refusal | None:
        return Refusal("HUT-10", "hut-given") if self.is_hut(piece) else None

    # --- scoring ---

    def add_strength(self, game: "TileGame", seat: int, strength: list[int]) -> None:
        palace = game.palaces[seat]
        for cell in palace.cells_between(self.first, self.end):
            strength[self.types[palace.piece_at(cell)]] += 2 * self.value(game, palace, cell)

    def adds_by(self, seat: int) -> None:
        return None

    def value(self, game: "TileGame", palace: Palace, cell: int) -> int:
        """Return the number of tiles that the hut on the cell counts as (HUT-7, HUT-8)."""
        own_type = self.types[palace.piece_at(cell)]
        walls = palace.marked_at(cell)
        count = 0
        for side in range(4):
            neighbour = palace.piece_at(cell + STEPS[side])
            # Touching sides match, so a wall in between would be on the hut's side, too.
            if not walls >> side & 1 and neighbour != EMPTY and game.rules.catalog.types[neighbour] == own_type:
                count += 1
        return min(count, MOST_VALUE)

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        lines.put("huts open", [NONE if top == NO_HUT else game.piece_name(top) for top in self.tops])
        face_down = [piece for pile in self.face_down for piece in pile]
        lying = {*self.tops, *face_down, *game.new_tiles, *game.left_out}
        for other in range(game.rules.seats):
            lying |= {*game.reserves[other], *game.palaces[other].pieces.values()}
        is_rest = lying.issuperset(self.types)
        lines.put("huts face down", [REST] if is_rest else [game.piece_name(piece) for piece in sorted(face_down)])

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        types = len(game.rules.catalog.type_names)
        tops = reading.lines.words("huts open") or [NONE] * types
        self.tops = [NO_HUT if top == NONE else reading.tile("huts open", top) for top in tops]
        if len(tops) != types or any(
            top != NO_HUT and self.types.get(top, NO_TYPE) != number for number, top in enumerate(self.tops)
        ):
            raise reading.lines.error("huts open", "position-huts-by-type")
        if reading.lines.tells("huts face down"):
            face_down = sorted(reading.tiles("huts face down"))
        else:
            face_down = [piece for piece in self.types if not reading.is_used(piece)]
        if not set(face_down) <= set(self.types):
            raise reading.lines.error("huts face down", "position-only-huts")
        self.face_down = [
            tuple([piece for piece in face_down if self.types[piece] == number]) for number in range(types)
        ]

    # --- views ---

    def view(self, game: "TileGame", seat: int | None) -> HutsView:
        names = game.rules.catalog.type_names
        return {
            "piles": [
                {
                    "type": names[type_number],
                    "top": None if top == NO_HUT else tile_view(game, top),
                    "face_down": len(self.face_down[type_number]),
                }
                for type_number, top in enumerate(self.tops)
            ],
            "types": {game.piece_name(piece): names[type_number] for piece, type_number in self.types.items()},
        }


def pile_source(type_name: str) -> str:
    """Return the name of the source of chance of a pile."""
    return f"huts {type_name}"


class TurnUpHut(AutomaticStep):
    """Turn up the next hut of a pile, if there is one (HUT-2, HUT-3)."""

    kind: ClassVar[str] = "turn_up_hut"
    prepares_module: ClassVar[bool] = True
    form: ClassVar[tuple[Field, ...]] = (Field("type_number", NAME, TYPE),)

    def __init__(self, type_number: int) -> None:
        super().__init__()
        self.type_number = type_number

    def tickets(self, game: "TileGame") -> int:
        return len(game.module_of(Huts).face_down[self.type_number])

    def source(self, game: "TileGame") -> int:
        return game.rules.source_numbers[pile_source(game.rules.catalog.type_names[self.type_number])]

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return game.piece_name(game.module_of(Huts).face_down[self.type_number][ticket])

    def resolve(self, game: "TileGame", ticket: int) -> None:
        module = game.module_of(Huts)
        pile = module.face_down[self.type_number]
        module.tops[self.type_number] = pile[ticket]
        module.face_down[self.type_number] = pile[:ticket] + pile[ticket + 1 :]
        if game.records_events:
            event: HutTurnedUp = {
                "event": "hut_turned_up",
                "tile": game.piece_name(pile[ticket]),
                "printed": tile_view(game, pile[ticket]),
            }
            game.emit(event)


@mypyc_attr(acyclic=True)
class TakeHut(TileAction, TurnAction):
    """Take a face-up hut, which is placed at the end of the turn (HUT-3)."""

    kind: ClassVar[str] = "take_hut"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        module = game.module_of(Huts)
        if not module.is_hut(self.tile) or self.tile not in module.tops:
            return Refusal("HUT-3", "hut-not-face-up", {"tile": self.called(0)})
        if module.owned(game, seat) >= module.limit:
            return Refusal("HUT-5", "huts-limit", {"limit": module.limit})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        module = game.module_of(Huts)
        type_number = module.types[self.tile]
        module.tops[type_number] = NO_HUT
        game.new_tiles += (self.tile,)
        if game.records_events:
            event: HutTaken = {"event": "hut_taken", "seat": seat, "tile": game.piece_name(self.tile)}
            game.emit(event)
        game.push([TurnUpHut(type_number)])

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return an action for each face-up hut."""
        tops = [hut for hut in game.module_of(Huts).tops if hut != NO_HUT]
        return [TakeHut(game.rules.words, hut) for hut in question.ones("tile", tops)]
