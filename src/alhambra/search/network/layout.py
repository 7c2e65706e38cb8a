"""The inputs of a network: blocks of fixed sizes for seats, pairs of seats and the table."""

from typing import Final, NamedTuple

from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS
from alhambra.tilegames.variants.alhambra import AlhambraRules

INPUTS_VERSION: Final = 1  # of the inputs' meaning; weights of another version do not fit

# Of a seat:
MOST_OF_TYPE: Final = 7
LINES: Final = 16  # one by one,
MORE_LINES: Final = 6  # and above that four by four
MOST_CELLS: Final = 6  # for a tile that is open on all sides, in each district
MOST_TILES: Final = 16
MOST_RESERVED: Final = 2
TOTALS: Final = 15
MOST_CARDS: Final = 5
VALUES: Final = 9
PRICES: Final = 12  # from 2 to 13
TOTAL_STEPS: Final = 7
MOST_IN_HAND: Final = 10
MOST_HIDDEN: Final = 3
GAINS: Final = 7
REACHES: Final = 3  # a tile can be paid exactly, with change lost, or nearly
LINE_GAINS: Final = 4
MARKET_CURRENCIES: Final = 4

# Of a pair of seats:
POINT_STEPS: Final = 24
TYPE_STEPS: Final = 8
LINE_STEPS: Final = 8

# Of the table:
SIDES: Final = 3
BAG_TYPE_STEPS: Final = 9
BAG_STEPS: Final = 10
LAST_TILES: Final = 12
SCORINGS: Final = 3
SOLD_STEPS: Final = 10
TURN_STEPS: Final = 12
MOST_OF_DIRK: Final = 5


class ModuleBlock(NamedTuple):
    """The place of a module among the inputs."""

    name: str
    seat_size: int
    table_size: int


class InputLayout(NamedTuple):
    """The blocks of a network's inputs, from which all their sizes follow."""

    types: int  # of tiles
    slots: int  # of the market
    bags: int
    modules: tuple[ModuleBlock, ...]

    @property
    def seat_size(self) -> int:
        money = MARKET_CURRENCIES * (TOTALS + MOST_CARDS + VALUES + PRICES) + TOTAL_STEPS + MOST_IN_HAND + MOST_HIDDEN
        palace = LINES + MORE_LINES + MOST_CELLS * self.bags + MOST_TILES
        own = MOST_SEATS + self.types * (MOST_OF_TYPE + MOST_RESERVED) + palace + money
        market = self.slots * (REACHES * GAINS + 1 + LINE_GAINS)
        return own + market + sum([module.seat_size for module in self.modules])

    @property
    def pair_size(self) -> int:
        return POINT_STEPS + LINE_STEPS + 2 * self.types * TYPE_STEPS

    @property
    def table_size(self) -> int:
        market = self.slots * (self.types + PRICES + SIDES)
        bags = self.types * BAG_TYPE_STEPS + self.bags * (BAG_STEPS + LAST_TILES)
        clock = SCORINGS + 2 * SOLD_STEPS + TURN_STEPS
        own = MOST_SEATS - 1 + market + MARKET_CURRENCIES * VALUES + bags + clock + self.types * MOST_OF_DIRK
        return own + sum([module.table_size for module in self.modules])


def layout_of(rules: AlhambraRules, inputs: dict[str, ModuleInputs]) -> InputLayout:
    """Return the layout for a game, with blocks for these modules, whichever of them are in play."""
    blocks = [ModuleBlock(name, module.seat_size, module.table_size) for name, module in sorted(inputs.items())]
    bags = len(rules.catalog.bags)
    return InputLayout(len(rules.catalog.type_names), FIELDS * bags, bags, tuple(blocks))
