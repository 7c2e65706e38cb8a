"""The rules of Alhambra and Granada combined: two bags, and two tiles on each market field."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.components import Components
from alhambra.palace.lines import longest_double_line
from alhambra.palace.shapes import CITY
from alhambra.protocol.config import GameConfig
from alhambra.tilegames.cards import scoring_card
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.module import Module
from alhambra.tilegames.scoring.majorities import Contest
from alhambra.tilegames.variants.alhambra import AlhambraRules
from alhambra.tilegames.variants.granada import GranadaRules

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


class CombinedRules(GranadaRules):
    """Granada's rules for its tiles, Alhambra's for the others, and those of the combination."""

    name: ClassVar[str] = "combined"
    clauses: ClassVar[tuple[str, ...]] = ("ALH", "GRA", "COM")
    title: ClassVar[str] = "Alhambra and Granada combined"
    parts: tuple[str, ...] = ("base_tiles", "granada_tiles", "money", "scoring_tables")

    def __init__(self, config: GameConfig, components: Components, modules: list[Module]) -> None:
        super().__init__(config, components, modules)
        self.wall_and_moat_points = components.scoring_tables.wall_and_moat_points

    # --- components ---

    def add_pieces(self, components: Components) -> None:
        """Add the pieces of both games.

        Only Alhambra's starting tile is used (COM-SET-1, COM-PLACE-2).
        """
        AlhambraRules.add_pieces(self, components)
        self.add_granada_pieces(components)

    def scoring_piles(self) -> list[list[int]]:
        """Return the piles with the first scoring card; the second is set aside (COM-SET-2)."""
        return [[], [], [scoring_card(1)], [], []]

    def reshuffled_piles(self, game: "TileGame") -> list[list[int]]:
        """Return the second scoring card for the first reshuffled deck (COM-SET-3)."""
        return super().reshuffled_piles(game) if game.reshuffles else [[], [scoring_card(2)], [], [], []]

    # --- course of the game ---

    def first_tiles(self, game: "TileGame", bag: list[int]) -> list[int]:
        """Return the tiles except city tiles without a moat (COM-SET-4)."""
        return [tile for tile in bag if self.catalog.districts[tile] != CITY or self.catalog.sides[tile]]

    def market_is_short(self, game: "TileGame") -> bool:
        """Return whether a field has no tile at all (COM-FIN-1)."""
        for field in range(FIELDS):
            if game.market[field] < 0 and game.market[field + FIELDS] < 0:
                return True
        return False

    # --- scoring ---

    def line_points(self, game: "TileGame", seat: int) -> dict[str, int]:
        lines = AlhambraRules.line_points(self, game, seat)
        lines.update(super().line_points(game, seat))
        lines["wall_and_moat"] = self.wall_and_moat_points * longest_double_line(game.palaces[seat])
        return lines

    def contests(self, game: "TileGame") -> list[Contest]:
        return [*AlhambraRules.contests(self, game), *super().contests(game)]
