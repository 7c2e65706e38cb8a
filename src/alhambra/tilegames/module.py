"""What a module of the game is: empty hooks, named after moments of the game, and a private state."""

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
    """One module in one game. A module overrides the moments that it has something to say about.

    All hooks of a game in progress have one shape: the game, the seat, what it is about, and last the list to which
    the module adds. So several modules fill one list, and one that has nothing to say makes none. What is no list (a
    number, a yes or no, a refusal) is returned, and so is the material, before there is a game.
    """

    name: ClassVar[str] = ""
    games: ClassVar[tuple[str, ...]] = ("alhambra",)  # the games that it goes with (MOD-1)
    components: ClassVar[tuple[Part[Any], ...]] = ()  # the component files that belong to it
    clauses: ClassVar[tuple[str, ...]] = ()  # what the names of its clauses begin with

    def copy(self) -> "Module":
        """A module with the same private state; one without any may return itself."""
        return self

    def state(self) -> Any:
        """The whole private state, JSON-ready, for checksums."""
        return None

    def actions(self) -> list[type[Action]]:
        """The kinds of action that it adds."""
        return []

    def steps(self) -> list[type[Step]]:
        """The kinds of step that it adds."""
        return []

    def clues(self) -> list[type[Clue]]:
        """The kinds of clue to hidden cards that it adds."""
        return []

    def things(self, catalog: Catalog) -> dict[str, dict[str, int]]:
        """What its actions name besides tiles and cards: for each kind of thing the numbers by name."""
        return {}

    # --- material and set-up ---

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        """Add its pieces to those of the game."""

    def money(self, components: Components) -> list[int]:
        """Cards that are shuffled in with the money before the starting money is dealt."""
        return []

    def special_cards(self, components: Components, first: int) -> list[str]:
        """The names of its cards that are not money; as cards they have the numbers from ``first`` on."""
        return []

    def sources(self, catalog: Catalog) -> list[str]:
        """The names of the sources of chance that it draws from besides the deck and the bags."""
        return []

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        """The deck is being built: add special cards to its five piles."""

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        """The base game is set up: add what is still to be done."""

    # --- cards ---

    def is_like_money(self, game: "TileGame", card: int) -> bool:
        """Whether one of its special cards lies in the display, and goes into the hand that draws it, as money does."""
        return False

    def card_revealed(self, game: "TileGame", card: int) -> None:
        """One of its special cards that is not like money turned up."""

    def display_filled(self, game: "TileGame") -> None:
        """No more cards are drawn for now."""

    # --- turns ---

    def before_turn(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        """The seat is next: add what it does before its first action."""

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """The seat chooses an action: add what the module offers."""

    def free_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """The seat chooses an action: add what it may do besides, that is no action (ALH-TURN-3)."""

    def may_pay(self, game: "TileGame", seat: i64) -> bool:
        """The seat may buy: whether it holds a card with which the module may have further ways to pay."""
        return True

    def more_payments(
        self, game: "TileGame", seat: i64, currency: i64, price: i64, found: list[tuple[int, ...]]
    ) -> None:
        """The seat may buy: add further ways to pay a price in this market currency, not wasteful ones.

        They depend on the hand of the seat alone, and there are at most ``MOST_PAYMENTS`` by the same means.
        """

    def allows_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> bool:
        """Whether the module makes these cards a payment in this market currency."""
        return False

    def refuse_payment(self, game: "TileGame", currency: int, cards: tuple[int, ...]) -> Refusal | None:
        """Why cards that are no payment in this market currency are none; None if the module plays no part in it."""
        return None

    def mixed_in_bids(self, card: int) -> list[tuple[int, int]]:
        """The pairs of currencies that a bid may mix if it is paid with this card."""
        return []

    def bid_payments(self, game: "TileGame", seat: int, amount: int, found: list[tuple[int, ...]]) -> None:
        """The seat pays its bid: add further ways to pay the amount exactly, besides those in one currency.

        There are at most ``MOST_PAYMENTS`` by the same means.
        """

    def allows_bid_payment(self, game: "TileGame", cards: tuple[int, ...]) -> bool:
        """Whether the module makes cards of several currencies a payment of a bid; the sum is not looked at."""
        return False

    def tile_bought(self, game: "TileGame", seat: int, piece: int, steps: list[Step]) -> None:
        """The seat has bought a tile in its turn: add what follows."""

    def after_placing(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        """The seat has placed its new tiles; its turn ends: add what it does before."""

    def serves_buyer(self, game: "TileGame", seat: int) -> bool:
        """Whether the seat may have something to do when it has bought a tile or placed its new ones."""
        return True

    def between_turns(self, game: "TileGame", steps: list[Step]) -> None:
        """The turn is completely over and the next one has not begun: add what happens between them."""

    # --- building ---

    def placing_offers(self, game: "TileGame", seat: int, piece: int, offers: list[Action]) -> None:
        """The seat places a new tile: add what the module offers."""

    def redesign_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """The seat may redesign: add what the module offers."""

    def refuse_giving(self, game: "TileGame", piece: int) -> Refusal | None:
        """Why the piece may not be given to Dirk; None if it may."""
        return None

    def tile_left_palace(self, game: "TileGame", seat: int, piece: int) -> None:
        """A piece was removed or swapped out."""

    # --- scoring ---

    def before_scoring(self, game: "TileGame", first: int, steps: list[Step]) -> None:
        """A scoring is due: add what is decided before it, in the order of play from the seat ``first`` on."""

    def undecided(self, game: "TileGame", found: list[Undecided]) -> None:
        """Somebody asks how the seats stand: add what is decided before a scoring and changes it."""

    def add_strength(self, game: "TileGame", seat: int, strength: list[int]) -> None:
        """Majorities: add to the seat's half tiles by type."""

    def more_line_points(self, game: "TileGame", seat: int, wall_points: int) -> int:
        """Points that the seat scores with its wall."""
        return 0

    def adds_by(self, seat: int) -> Any:
        """What it adds to strength and lines of the seat follows from this and the palace alone: for who keeps both."""
        return self.state()

    def scoring_done(self, game: "TileGame") -> None:
        """A scoring is over."""

    def final_points(self, game: "TileGame", seat: int) -> int:
        """Points at the end of the game."""
        return 0

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        """Add the whole private state, or what a seat could know of it, under names that begin with its own."""
        if self.state() is not None:
            raise PositionError("module-without-position", given=quoted(self.name))

    def read_position(self, game: "TileGame", seat: int | None, reading: "TileLines") -> None:
        """Take the private state from the lines; what the seat does not know is made up somehow."""

    def copies(self, game: "TileGame", card: int) -> int:
        """How often there is one of its special cards; 0 of one that only stands for others in the deck."""
        return 1

    def lies_in_piles(self, game: "TileGame", card: int) -> bool:
        """Whether one of its special cards is itself shuffled into piles, and none that stands for it."""
        return True

    def may_be_held(self, game: "TileGame", card: int) -> bool:
        """Whether one of its special cards can come into a hand, and from there to the ordinary cards of a deck."""
        return True

    def cards_held(self, game: "TileGame") -> list[int]:
        """Its special cards that it keeps itself, or that have become part of a palace."""
        return []

    def hidden_cards(self, game: "TileGame") -> list[int]:
        """Of these the ones that nobody has seen."""
        return []

    # --- what may be known ---

    def view(self, game: "TileGame", seat: int | None) -> ModuleView:
        """What a seat (or a spectator) may know of the module."""
        return {}

    def secret_drawer(self, game: "TileGame") -> int:
        """The seat that may draw cards in secret, or NOBODY. In a whole game it is one seat at most."""
        return NOBODY

    def imagine(self, game: "TileGame", seat: int, randomness: Randomness) -> None:
        """Put something that fits all the seat knows in the place of what it does not know."""


class Listeners:
    """The numbers of the modules that have something to say at moments that come often; the others are not asked."""

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
