"""The Gardeners: sent into the gardens of a palace, they score points at the end."""

from typing import TYPE_CHECKING, Any, ClassVar

from alhambra.components import Components, Part
from alhambra.palace.palace import EMPTY
from alhambra.protocol import BUTTON, Action, Refusal
from alhambra.protocol.positions.lines import PositionWriter
from alhambra.tilegames.actions import TileAction, TurnAction
from alhambra.tilegames.catalog import Catalog
from alhambra.tilegames.module import Module
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import Step
from tests.adding.gardeners.components import GARDENERS_PART
from tests.adding.gardeners.messages import GardenerCameBack, GardenerSent, GardenersView

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class Gardeners(Module):
    """The locations of the gardeners."""

    name: ClassVar[str] = "gardeners"
    components: ClassVar[tuple[Part[Any], ...]] = (GARDENERS_PART,)

    def __init__(self) -> None:
        # what never changes, so copies share it
        self.points = 0
        self.gardens: list[int] = []
        # what changes
        self.supply = 0
        self.tended: list[tuple[int, ...]] = []  # the gardens with a gardener, by seat

    def copy(self) -> "Gardeners":
        twin = Gardeners()
        twin.points = self.points
        twin.gardens = self.gardens
        twin.supply = self.supply
        twin.tended = self.tended.copy()
        return twin

    def state(self) -> Any:
        return [self.supply, self.tended]

    def actions(self) -> list[type[Action]]:
        return [SendGardener]

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        printed = components.part(GARDENERS_PART)
        self.points = printed.points
        self.supply = printed.gardeners
        garden = catalog.type_names.index("garden")
        self.gardens = [piece for piece, type_number in enumerate(catalog.types) if type_number == garden]

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        self.tended = [()] * game.rules.seats

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        if self.supply:
            offers += [SendGardener(game.rules.words, garden) for garden in self.waiting(game, seat)]

    def waiting(self, game: "TileGame", seat: int) -> list[int]:
        """Return the gardens of the seat that have no gardener."""
        palace = game.palaces[seat]
        return [piece for piece in self.gardens if palace.cell_of(piece) != EMPTY and piece not in self.tended[seat]]

    def tile_left_palace(self, game: "TileGame", seat: int, piece: int) -> None:
        if piece in self.tended[seat]:
            self.tended[seat] = tuple([garden for garden in self.tended[seat] if garden != piece])
            self.supply += 1
            event: GardenerCameBack = {"event": "gardener_came_back", "seat": seat, "tile": game.piece_name(piece)}
            game.emit(event)

    def final_points(self, game: "TileGame", seat: int) -> int:
        return self.points * len(self.tended[seat])

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        for other, gardens in enumerate(self.tended):
            lines.put(f"gardeners {other}", [game.piece_name(garden) for garden in gardens])

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        gardens = {game.piece_name(garden): garden for garden in self.gardens}
        self.tended = [()] * game.rules.seats
        for other in range(game.rules.seats):
            name = f"gardeners {other}"
            for word in reading.lines.words(name):
                garden = reading.number_by_name(name, word, gardens)
                if garden not in self.waiting(game, other) or not self.supply:
                    raise reading.lines.error(name, "no-gardener-there", given=word)
                self.supply -= 1
                self.tended[other] += (garden,)

    def view(self, game: "TileGame", seat: int | None) -> GardenersView:
        return {
            "supply": self.supply,
            "tended": [[game.piece_name(garden) for garden in gardens] for gardens in self.tended],
        }


class SendGardener(TileAction, TurnAction):
    """As the action of a turn: send a gardener into a garden of the seat's palace."""

    kind: ClassVar[str] = "send_gardener"
    chosen: ClassVar[str] = BUTTON

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        module = game.module_of(Gardeners)
        if not module.supply:
            return Refusal("GARDENERS", "gardeners-at-work")
        if self.tile not in module.waiting(game, seat):
            return Refusal("GARDENERS", "garden-not-waiting", {"tile": self.called(0)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        module = game.module_of(Gardeners)
        module.supply -= 1
        module.tended[seat] += (self.tile,)
        event: GardenerSent = {"event": "gardener_sent", "seat": seat, "tile": game.piece_name(self.tile)}
        game.emit(event)
