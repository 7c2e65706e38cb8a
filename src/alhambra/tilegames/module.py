"""The base class of modules: hooks with empty defaults, and a private state."""

from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.components import Components, Part
from alhambra.protocol.actions import Action
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import PositionError, Refusal, quoted
from alhambra.protocol.positions.lines import PositionWriter
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.belief.secrets import Clue
from alhambra.tilegames.catalog import Catalog
from alhambra.tilegames.messages import ModuleView, Undecided
from alhambra.tilegames.step import Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame
    from alhambra.tilegames.positions.tile_lines import TileLines


class Module:
    """A module in a game, which overrides the hooks that it needs.

    Hooks of a game in progress have the same shape: the game, the seat, the subject, and finally a
    list to which the module appends, so that several modules fill one list without creating their
    own. Anything else (a number, a bool, a refusal) is returned, and so are components, which are
    read before there is a game.
    """

    name: ClassVar[str] = ""
    games: ClassVar[tuple[str, ...]] = ("alhambra",)  # the games that support it (MOD-1)
    components: ClassVar[tuple[Part[Any], ...]] = ()  # its component files
    clauses: ClassVar[tuple[str, ...]] = ()  # the prefixes of its clauses

    def copy(self) -> "Module":
        """Return a copy; a module without a private state may return itself."""
        return self

    def state(self) -> Any:
        """Return the complete private state, JSON-ready, for checksums."""
        return None

    def actions(self) -> list[type[Action]]:
        """Return the classes of its actions."""
        return []

    def steps(self) -> list[type[Step]]:
        """Return the classes of its steps."""
        return []

    def clues(self) -> list[type[Clue]]:
        """Return the classes of its clues to hidden cards."""
        return []

    def things(self, catalog: Catalog) -> dict[str, dict[str, int]]:
        """Return what else its actions name: for each kind of thing, the numbers by name."""
        return {}

    # --- components and set-up ---

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        """Add its pieces to the catalog."""

    def money(self, components: Components) -> list[int]:
        """Return cards to be shuffled in with the money before the starting money is dealt."""
        return []

    def special_cards(self, components: Components, first: int) -> list[str]:
        """Return the names of its special cards, which are numbered from ``first`` on."""
        return []

    def sources(self, catalog: Catalog) -> list[str]:
        """Return the names of its sources of chance, in addition to the deck and the bags."""
        return []

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        """Add special cards to the five piles when the deck is built."""

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        """Add its steps at the end of the set-up."""

    # --- cards ---

    def is_like_money(self, game: "TileGame", card: int) -> bool:
        """Return whether one of its special cards goes into the display or a hand when drawn."""
        return False

    def card_revealed(self, game: "TileGame", card: int) -> None:
        """Handle the draw of one of its special cards that is not like money."""

    def display_filled(self, game: "TileGame") -> None:
        """Handle the end of drawing cards."""

    # --- turns ---

    def before_turn(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        """Add steps of the next seat before its first action."""

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """Add the module's actions for a turn."""

    def free_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """Add choices in a turn that do not count as its action (ALH-TURN-3)."""

    def may_pay(self, game: "TileGame", seat: i64) -> bool:
        """Return whether the seat holds a card that may allow further payments."""
        return True

    def more_payments(
        self, game: "TileGame", seat: i64, currency: i64, price: i64, found: list[tuple[int, ...]]
    ) -> None:
        """Add payments of a price in this market currency, without needless cards.

        They depend only on the hand. There are at most ``MOST_PAYMENTS`` for each means of payment.
        """

    def allows_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> bool:
        """Return whether the module allows these cards as a payment in this market currency."""
        return False

    def refuse_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> Refusal | None:
        """Return why these cards are not a payment, if that concerns the module; else None."""
        return None

    def mixed_in_bids(self, card: int) -> list[tuple[int, int]]:
        """Return the pairs of currencies that this card allows to be mixed in a bid."""
        return []

    def bid_payments(self, game: "TileGame", seat: int, amount: int, found: list[tuple[int, ...]]) -> None:
        """Add exact payments of a bid, in addition to those in one currency.

        There are at most ``MOST_PAYMENTS`` for each means of payment.
        """

    def allows_bid_payment(self, game: "TileGame", cards: tuple[int, ...]) -> bool:
        """Return whether the module allows these cards in the payment of a bid of any amount."""
        return False

    def tile_bought(self, game: "TileGame", seat: int, piece: int, steps: list[Step]) -> None:
        """Add steps after a purchase in a turn."""

    def after_placing(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        """Add steps at the end of the turn, after the seat has placed its new tiles."""

    def serves_buyer(self, game: "TileGame", seat: int) -> bool:
        """Return whether the seat may act after buying a tile or placing its new ones."""
        return True

    def between_turns(self, game: "TileGame", steps: list[Step]) -> None:
        """Add steps between the complete end of a turn and the start of the next one."""

    # --- building ---

    def placing_offers(self, game: "TileGame", seat: int, piece: int, offers: list[Action]) -> None:
        """Add the module's actions for a new tile."""

    def redesign_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """Add the module's redesigns."""

    def refuse_giving(self, game: "TileGame", piece: int) -> Refusal | None:
        """Return why the piece may not be given to Dirk; None if it may."""
        return None

    def tile_left_palace(self, game: "TileGame", seat: int, piece: int) -> None:
        """Handle the removal of a piece from a palace, including by a swap."""

    # --- scoring ---

    def before_scoring(self, game: "TileGame", first: int, steps: list[Step]) -> None:
        """Add decisions before a scoring, in the order of play from the seat ``first`` on."""

    def undecided(self, game: "TileGame", found: list[Undecided]) -> None:
        """Add the decisions before a scoring that affect it, for standings."""

    def add_strength(self, game: "TileGame", seat: int, strength: list[int]) -> None:
        """Add to the seat's half tiles by type, for majorities."""

    def more_line_points(self, game: "TileGame", seat: int, wall_points: int) -> int:
        """Return additional points of the seat's lines in a scoring."""
        return 0

    def adds_by(self, seat: int) -> Any:
        """Return a cache key that, with the palace, determines what it adds to strength and lines."""
        return self.state()

    def scoring_done(self, game: "TileGame") -> None:
        """Handle the end of a scoring."""

    def final_points(self, game: "TileGame", seat: int) -> int:
        """Return the seat's points at the end of the game."""
        return 0

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        """Write the private state, or a seat's knowledge of it; lines start with its name."""
        if self.state() is not None:
            raise PositionError("module-without-position", given=quoted(self.name))

    def read_position(self, game: "TileGame", seat: int | None, reading: "TileLines") -> None:
        """Read the private state; what the seat does not know is filled in arbitrarily."""

    def copies(self, game: "TileGame", card: int) -> int:
        """Return the number of copies of a special card; 0 if it only represents others."""
        return 1

    def is_shuffled_in(self, game: "TileGame", card: int) -> bool:
        """Return whether a special card is shuffled into piles itself, without a representative."""
        return True

    def may_be_held(self, game: "TileGame", card: int) -> bool:
        """Return whether a special card can get into a hand, and so into the discard pile."""
        return True

    def cards_held(self, game: "TileGame") -> list[int]:
        """Return its special cards that the module keeps, or that are part of a palace."""
        return []

    def hidden_cards(self, game: "TileGame") -> list[int]:
        """Return those of the cards held that nobody has seen."""
        return []

    # --- views ---

    def view(self, game: "TileGame", seat: int | None) -> ModuleView:
        """Return the part of the view of a seat, or of a spectator, that belongs to the module."""
        return {}

    def secret_drawer(self, game: "TileGame") -> int:
        """Return the seat that may draw cards in secret, or NOBODY.

        At most one seat may do so in the course of a game.
        """
        return NOBODY

    def imagine(self, game: "TileGame", seat: int, randomness: Randomness) -> None:
        """Replace what the seat does not know with a sample that fits its knowledge."""


class Listeners:
    """The numbers of the modules that override each frequent hook; only these are called."""

    def __init__(self, modules: list[Module]) -> None:
        self.display_filled: vec[i64] = _overriding("display_filled", modules)
        self.before_turn: vec[i64] = _overriding("before_turn", modules)
        self.turn_offers: vec[i64] = _overriding("turn_offers", modules)
        self.free_offers: vec[i64] = _overriding("free_offers", modules)
        self.more_payments: vec[i64] = _overriding("more_payments", modules)
        self.mixed_in_bids: vec[i64] = _overriding("mixed_in_bids", modules)
        self.tile_bought: vec[i64] = _overriding("tile_bought", modules)
        self.after_placing: vec[i64] = _overriding("after_placing", modules)
        self.between_turns: vec[i64] = _overriding("between_turns", modules)
        self.placing_offers: vec[i64] = _overriding("placing_offers", modules)
        self.redesign_offers: vec[i64] = _overriding("redesign_offers", modules)
        self.tile_left_palace: vec[i64] = _overriding("tile_left_palace", modules)
        self.add_strength: vec[i64] = _overriding("add_strength", modules)
        self.more_line_points: vec[i64] = _overriding("more_line_points", modules)
        self.final_points: vec[i64] = _overriding("final_points", modules)


def _overriding(hook: str, modules: list[Module]) -> vec[i64]:
    numbers = range(len(modules))
    return vec[i64]([number for number in numbers if getattr(type(modules[number]), hook) is not getattr(Module, hook)])
