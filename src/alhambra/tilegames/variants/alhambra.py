"""The rules of The Palace of Alhambra, which other games of the family override."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.components import Components
from alhambra.palace.lines import longest_line
from alhambra.palace.palace import Palace
from alhambra.palace.shapes import PALACE
from alhambra.protocol.actions import Action, ActionSet, Words
from alhambra.protocol.config import GameConfig
from alhambra.protocol.positions.fields import KindSet
from alhambra.tilegames.belief.secrets import CLUES
from alhambra.tilegames.cards import CURRENCIES, FIRST_SPECIAL, MONEY_CODES, scoring_card
from alhambra.tilegames.catalog import CARD, CURRENCY, NO_TILE, NO_TYPE, TILE, TYPE, Catalog
from alhambra.tilegames.messages import TileGameView
from alhambra.tilegames.module import Listeners, Module
from alhambra.tilegames.scoring.majorities import Contest, count_types
from alhambra.tilegames.scoring.scorings import Scorings
from alhambra.tilegames.sources import source_names
from alhambra.tilegames.step import Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

SCORING_CARDS = ("scoring_1", "scoring_2")
NO_MODULE: Final = -1
SCORING_AT_ONCE: Final = "scoring_at_once"


class AlhambraRules:
    """The immutable part of a game, shared by all games with the same config."""

    name: ClassVar[str] = "alhambra"
    title: ClassVar[str] = "The Palace of Alhambra"
    options: ClassVar[tuple[str, ...]] = (SCORING_AT_ONCE,)
    clauses: ClassVar[tuple[str, ...]] = ("ALH",)  # the prefixes of its clauses
    folder: ClassVar[str] = "alhambra.tilegames"  # with its words, evaluation and other files
    parts: tuple[str, ...] = ("base_tiles", "money", "scoring_tables")

    def __init__(self, config: GameConfig, components: Components, modules: list[Module]) -> None:
        self.config = config
        self.components = components
        self.modules: vec[Module] = vec[Module](modules)
        self.with_modules = bool(modules)
        self.listeners = Listeners(modules)
        self.module_numbers = _numbers_by_class(modules)
        self.seats = config.seats
        self.with_dirk = config.seats == 2
        self.scores_at_once = SCORING_AT_ONCE in config.options
        self.catalog = Catalog()
        self.add_pieces(components)
        for module in modules:
            module.add_pieces(self.catalog, components)
        self.codes: vec[i64] = vec[i64](self.catalog.codes)
        self.types: vec[i64] = vec[i64](self.catalog.types)
        self.prices: vec[i64] = vec[i64](self.catalog.prices)
        self.tie_prices = self.prices_between_equals()
        self.field_currencies: vec[i64] = vec[i64]([CURRENCIES.index(name) for name in components.money.currencies])
        self.money = _money(components, self.with_dirk)
        self.special_names = list(SCORING_CARDS)
        self.card_owners = [NO_MODULE] * len(SCORING_CARDS)  # the number of the module of each special card
        self.card_numbers = MONEY_CODES.copy()  # of all cards that actions can name
        for index, module in enumerate(modules):
            self.money += module.money(components)
            for name in module.special_cards(components, FIRST_SPECIAL + len(self.special_names)):
                self.card_numbers[name] = FIRST_SPECIAL + len(self.special_names)
                self.special_names.append(name)
                self.card_owners.append(index)
        self.sources = source_names(
            len(self.catalog.bags), [name for module in modules for name in module.sources(self.catalog)]
        )
        self.source_numbers = {name: number for number, name in enumerate(self.sources)}
        self.money.sort()
        self.wall_points = components.scoring_tables.wall_points
        self.majorities = [components.scoring_tables.majorities[name] for name in components.base_tiles.type_order]
        parts = [*self.parts, *(part.name for module in modules for part in module.components)]
        self.fingerprint = components.fingerprint(parts)
        types = {name: number for number, name in enumerate(self.catalog.type_names)}
        currencies = {name: number for number, name in enumerate(CURRENCIES)}
        things = {TILE: self.catalog.numbers, CARD: self.card_numbers, TYPE: types, CURRENCY: currencies}
        for module in modules:
            things.update(module.things(self.catalog))
        self.words = Words(things)
        kinds = [*self.actions(), *(kind for module in modules for kind in module.actions())]
        self.action_set = ActionSet(kinds, self.words)
        steps = [*self.steps(), *(kind for module in modules for kind in module.steps())]
        self.step_set = KindSet("step", steps, self.words, self.seats)
        clues = [*CLUES, *(kind for module in modules for kind in module.clues())]
        self.clue_set = KindSet("clue", clues, self.words, self.seats)

    def actions(self) -> list[type[Action]]:
        """Return the classes of actions of the game without modules."""
        from alhambra.tilegames.turns.placing import PLACING_ACTIONS
        from alhambra.tilegames.turns.turn import TURN_ACTIONS

        return [*TURN_ACTIONS, *PLACING_ACTIONS]

    def steps(self) -> list[type[Step]]:
        """Return the classes of steps of the game without modules."""
        from alhambra.tilegames.turns.set_up import STEPS

        return STEPS

    # --- components ---

    def add_pieces(self, components: Components) -> None:
        """Fill the catalog and its bags."""
        catalog = self.catalog
        catalog.start = catalog.add("fountain", PALACE, "", NO_TYPE, 0)
        types = {name: catalog.add_type(name) for name in components.base_tiles.type_order}
        bag = [
            catalog.add(tile.id, PALACE, tile.walls, types[tile.type], tile.price)
            for tile in components.base_tiles.tiles
        ]
        catalog.bags.append(bag)

    def scoring_piles(self) -> list[list[int]]:
        """Return the scoring cards shuffled into each of the five piles (ALH-SET-6)."""
        return [[], [scoring_card(1)], [], [scoring_card(2)], []]

    def reshuffled_piles(self, game: "TileGame") -> list[list[int]]:
        """Return the scoring cards shuffled into each pile of a deck formed from the discard pile."""
        return [[]]

    # --- course of the game ---

    def first_tiles(self, game: "TileGame", bag: list[int]) -> list[int]:
        """Return the tiles in the bag that may be drawn for the first market."""
        return bag

    def scoring_card_revealed(self, game: "TileGame") -> None:
        """Handle a scoring card drawn for the display; as an option it is scored at once."""
        if self.scores_at_once:
            game.push([Scorings(game.next_seat)])

    def market_filled(self, game: "TileGame") -> None:
        """Handle the end of refilling the market."""

    def market_is_short(self, game: "TileGame") -> bool:
        """Return whether the refilled market has gaps that end the game (ALH-END-5)."""
        return not game.bags[0] and NO_TILE in game.market

    def placing_offers(self, game: "TileGame", seat: int, piece: int, offers: list[Action]) -> None:
        """Add the variant's actions for a new tile."""

    def reserve_faces(self, piece: int) -> list[int]:
        """Return the faces that a new tile may show in the reserve."""
        return [piece]

    def dirk_face(self, game: "TileGame", piece: int) -> int:
        """Return the face of a tile that is up when Dirk gets it."""
        return piece

    def awards_one_by_one(self) -> bool:
        """Return whether each tile awarded at the end is placed before the next (GRA-FIN-1)."""
        return False

    # --- scoring ---

    def prices_between_equals(self) -> vec[i64]:
        """Return the price of each piece that breaks ties in its type; 0 if ties share."""
        return vec[i64]([0] * len(self.catalog.prices))

    def highest_prices(self, game: "TileGame") -> list[vec[i64]]:
        """Return the highest price by participant and type, where it breaks ties; else 0."""
        found = [self.highest_in(palace) for palace in game.palaces]
        if self.with_dirk:
            found.append(self.highest_of_dirk(game))
        return found

    def highest_of_dirk(self, game: "TileGame") -> vec[i64]:
        """Return the highest price of Dirk's tiles by type, where it breaks ties; else 0."""
        highest: vec[i64] = vec[i64]([0] * len(self.catalog.type_names))
        for piece in game.dirk:
            if self.types[piece] >= 0:
                highest[self.types[piece]] = max(highest[self.types[piece]], self.tie_prices[piece])
        return highest

    def highest_in(self, palace: Palace) -> vec[i64]:
        """Return the highest price of a palace's tiles by type, where it breaks ties; else 0."""
        highest: vec[i64] = vec[i64]([0] * len(self.catalog.type_names))
        palace.raise_by_type(self.types, self.tie_prices, highest)
        return highest

    def line_points(self, game: "TileGame", seat: int) -> dict[str, int]:
        """Return the points of the seat's lines by kind; the palace's own wall comes first."""
        return {"wall": self.wall_points * longest_line(game.palaces[seat], PALACE)}

    def contests(self, game: "TileGame") -> list[Contest]:
        """Return the majority of each type; with two seats Dirk takes part."""
        strengths = self.strengths(game)
        found: list[Contest] = []
        for number, tables in enumerate(self.majorities):
            of_type = [strength[number] for strength in strengths]
            found.append(Contest(self.catalog.type_names[number], of_type, [], tables))
        return found

    def strengths(self, game: "TileGame") -> list[list[int]]:
        """Return the half tiles by participant and type, including those of modules."""
        strengths = [game.strength(seat) for seat in range(self.seats)]
        if self.with_dirk:
            strengths.append([2 * count for count in count_types(self.catalog, list(game.dirk))])
        return strengths

    def add_to_view(self, game: "TileGame", view: TileGameView) -> None:
        """Add the public state of the variant."""


def _numbers_by_class(modules: list[Module]) -> dict[type[Module], int]:
    """Return the index of each module by its class and the base classes below Module."""
    return {kind: number for number, module in enumerate(modules) for kind in type(module).__mro__[:-2]}


def _money(components: Components, two_seats: bool) -> list[int]:
    """Return all money cards; with two seats one copy of each is left out (ALH-DIRK-1)."""
    cards: list[int] = []
    for face in components.money.faces:
        copies = face.copies_with_two if two_seats else face.copies
        cards += [MONEY_CODES[face.id]] * copies
    return cards
