"""The Bonus Cards: secret cards, each of which makes a tile count twice (BON-1 to -6)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from alhambra.components import Components, Part
from alhambra.palace.palace import EMPTY
from alhambra.protocol.actions import DECLINING, NAME, TOUCH, UNKNOWN, Action, Field, Question, Words
from alhambra.protocol.errors import Refusal, quoted
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import FIRST_FIELD, OWNER_FIELD, SEAT_FIELD, SEATS
from alhambra.protocol.positions.lines import HIDDEN, PositionWriter
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.actions import TurnAction
from alhambra.tilegames.catalog import HAND, Catalog
from alhambra.tilegames.messages import Undecided
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.bonus_cards.components import BONUS_CARDS_PART
from alhambra.tilegames.modules.bonus_cards.messages import (
    BonusCardDealt,
    BonusCardOpened,
    BonusCardReceived,
    BonusCardsKept,
    BonusCardsView,
    BonusCardTakenBack,
)
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import ActionStep, AutomaticStep, SeatAction, Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

BONUS_CARD: Final = "bonus_card"  # the kind of thing named in actions, and the kind of decision
BONUS_CARDS_SOURCE: Final = "bonus cards"
DECLINED_FIELD: Final = Field("declined", SEATS)


class BonusCards(Module):
    """The locations of the ten cards; a card is an index in the lists of names and tiles."""

    name: ClassVar[str] = "bonus_cards"
    clauses: ClassVar[tuple[str, ...]] = ("BON",)
    components: ClassVar[tuple[Part[Any], ...]] = (BONUS_CARDS_PART,)

    def __init__(self, original: "BonusCards | None" = None) -> None:
        # The components, which copies share.
        self.names: list[str] = [] if original is None else original.names
        self.tiles: list[int] = [] if original is None else original.tiles
        self.cards_per_seat: dict[int, int] = {} if original is None else original.cards_per_seat
        # The state, all sorted.
        self.rest: tuple[int, ...] = () if original is None else original.rest  # not dealt, and never seen
        self.face_down: list[tuple[int, ...]] = [] if original is None else original.face_down.copy()
        self.open: list[tuple[int, ...]] = [] if original is None else original.open.copy()
        # Revealed at some time, so that their owners are publicly known.
        self.shown: tuple[int, ...] = () if original is None else original.shown

    def copy(self) -> "BonusCards":
        return BonusCards(self)

    def state(self) -> Any:
        return [self.rest, self.face_down, self.open, self.shown]

    def actions(self) -> list[type[Action]]:
        return [OpenBonusCard, KeepBonusCards]

    def steps(self) -> list[type[Step]]:
        return [DealBonusCard, AskForBonusCards, BonusCardStep]

    def things(self, catalog: Catalog) -> dict[str, dict[str, int]]:
        return {BONUS_CARD: {name: card for card, name in enumerate(self.names)}}

    # --- set-up ---

    def add_pieces(self, catalog: Catalog, components: Components) -> None:
        printed = components.part(BONUS_CARDS_PART)
        for card in printed.cards:
            self.names.append(card.id)
            self.tiles.append(catalog.piece(card.tile_id))
        self.cards_per_seat = dict(printed.cards_per_seat)

    def sources(self, catalog: Catalog) -> list[str]:
        return [BONUS_CARDS_SOURCE]

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        seats = game.rules.seats
        self.rest = tuple(range(len(self.names)))
        self.face_down = [()] * seats
        self.open = [()] * seats
        steps += [DealBonusCard(seat) for seat in range(seats) for _ in range(self.cards_per_seat[seats])]

    # --- revealing ---

    def lay_open(self, game: "TileGame", seat: int, card: int) -> None:
        self.face_down[seat] = without(self.face_down[seat], card)
        self.open[seat] = with_card(self.open[seat], card)
        if card not in self.shown:
            self.shown = with_card(self.shown, card)
        event: BonusCardOpened = {"event": "bonus_card_opened", "seat": seat, "card": self.names[card]}
        game.emit(event)

    def free_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        """Add the cards that the seat may reveal."""
        for card in self.face_down[seat]:
            if game.palaces[seat].cell_of(self.tiles[card]) != EMPTY:
                offers.append(OpenBonusCard(game.rules.words, card))

    def tile_left_palace(self, game: "TileGame", seat: int, piece: int) -> None:
        for card in self.open[seat]:
            if self.tiles[card] == piece:
                self.open[seat] = without(self.open[seat], card)
                self.face_down[seat] = with_card(self.face_down[seat], card)
                event: BonusCardTakenBack = {"event": "bonus_card_taken_back", "seat": seat, "card": self.names[card]}
                game.emit(event)

    # --- scoring ---

    def before_scoring(self, game: "TileGame", first: int, steps: list[Step]) -> None:
        steps.append(AskForBonusCards(first, ()))

    def is_asked(self, game: "TileGame", seat: int) -> bool:
        """Return whether to ask the seat, which depends on public information alone (BON-5)."""
        if not self.face_down[seat]:
            return False
        revealed = [card for cards in self.open for card in cards]
        for card in range(len(self.tiles)):
            if card not in revealed and game.palaces[seat].cell_of(self.tiles[card]) != EMPTY:
                return True
        return False

    def undecided(self, game: "TileGame", found: list[Undecided]) -> None:
        for seat in range(len(self.face_down)):
            if self.is_asked(game, seat):
                found.append({"seat": seat, "kind": BONUS_CARD})

    def add_strength(self, game: "TileGame", seat: int, strength: list[int]) -> None:
        for card in self.open[seat]:
            strength[game.rules.catalog.types[self.tiles[card]]] += 2

    def adds_by(self, seat: int) -> tuple[int, ...]:
        return self.open[seat]

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        for other in range(len(self.face_down)):
            known = [card for card in self.face_down[other] if seat in (None, other) or card in self.shown]
            hidden = [HIDDEN] * (len(self.face_down[other]) - len(known))
            lines.put(f"bonus_cards hand {other}", [*self.card_names(tuple(known)), *hidden])
            lines.put(f"bonus_cards open {other}", self.card_names(self.open[other]))
        lines.put("bonus_cards shown", self.card_names(self.shown))
        lines.put("bonus_cards rest", self.card_names(self.rest) if seat is None else [HIDDEN] * len(self.rest))

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        seats = game.rules.seats
        left = list(range(len(self.names)))
        self.open = [self._read_cards(f"bonus_cards open {other}", left, reading) for other in range(seats)]
        self.face_down = [self._read_cards(f"bonus_cards hand {other}", left, reading) for other in range(seats)]
        shown = reading.lines.words("bonus_cards shown")
        self.shown = tuple(sorted([self._read_card("bonus_cards shown", name, reading) for name in shown]))
        self._check_shown(reading)
        self._check_open(game, reading)
        if reading.lines.has("bonus_cards rest"):
            self.rest = self._read_cards("bonus_cards rest", left, reading)
            if seat is None and left:
                raise reading.lines.error("bonus_cards rest", "position-bonus-cards-missing")
        else:
            self.rest = tuple(left)
        if seat is not None:
            self._make_up(seat, left, reading)
        elif min([0, *self.rest, *[card for cards in [*self.open, *self.face_down] for card in cards]]) == UNKNOWN:
            raise reading.lines.error("bonus_cards rest", "position-nothing-hidden")

    def _read_cards(self, name: str, left: list[int], reading: TileLines) -> tuple[int, ...]:
        """Read the cards of a line and remove them from ``left``; hidden ones are UNKNOWN."""
        cards: list[int] = []
        for word in reading.lines.words(name):
            card = UNKNOWN if word == HIDDEN else self._read_card(name, word, reading)
            if card != UNKNOWN and card not in left:
                raise reading.lines.error(name, "position-lies-elsewhere", given=word)
            if card != UNKNOWN:
                left.remove(card)
            cards.append(card)
        return tuple(sorted(cards))

    def _read_card(self, name: str, word: str, reading: TileLines) -> int:
        if word not in self.names:
            raise reading.lines.error(name, "position-no-card", given=quoted(word))
        return self.names.index(word)

    def _check_shown(self, reading: TileLines) -> None:
        """Refuse cards that were revealed but that nobody has."""
        for card in self.shown:
            if not any(card in cards for cards in [*self.open, *self.face_down]):
                raise reading.lines.error("bonus_cards shown", "position-bonus-card-of-nobody", given=self.names[card])

    def _check_open(self, game: "TileGame", reading: TileLines) -> None:
        for seat, cards in enumerate(self.open):
            for card in cards:
                if card not in self.shown or game.palaces[seat].cell_of(self.tiles[card]) == EMPTY:
                    raise reading.lines.error(f"bonus_cards open {seat}", "position-bonus-card-not-open")

    def _make_up(self, seat: int, left: list[int], reading: TileLines) -> None:
        """Replace the cards hidden from the seat with any that are left."""
        hidden = [*[card for cards in self.face_down for card in cards], *self.rest].count(UNKNOWN)
        own = [*self.face_down[seat], *[card for cards in self.open for card in cards]]
        if len(left) != hidden or UNKNOWN in own:
            raise reading.lines.error("bonus_cards rest", "position-other-bonus-cards-hidden")
        for other in range(len(self.face_down)):
            known = [card for card in self.face_down[other] if card != UNKNOWN]
            count = len(self.face_down[other]) - len(known)
            self.face_down[other] = tuple(sorted([*known, *left[:count]]))
            del left[:count]
        self.rest = tuple([card for card in self.rest if card != UNKNOWN] + left)

    # --- views ---

    def view(self, game: "TileGame", seat: int | None) -> BonusCardsView:
        return {
            "open": [self.card_names(cards) for cards in self.open],
            "face_down": [len(cards) for cards in self.face_down],
            "taken_back": [
                self.card_names(tuple([card for card in cards if card in self.shown])) for cards in self.face_down
            ],
            "hand": None if seat is None else self.card_names(self.hand(seat)),
            "tiles": {self.names[card]: game.piece_name(self.tiles[card]) for card in range(len(self.names))},
        }

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return the face-down cards of the seat; none before the cards are dealt."""
        return self.face_down[seat] if self.face_down else ()

    def card_names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.names[card] for card in cards]

    def imagine(self, game: "TileGame", seat: int, randomness: Randomness) -> None:
        """Redistribute the cards that the seat has never seen."""
        others = [other for other in range(len(self.face_down)) if other != seat]
        unknown = list(self.rest)
        for other in others:
            unknown += [card for card in self.face_down[other] if card not in self.shown]
        unknown.sort()  # so that the result does not depend on their real locations
        randomness.shuffle(unknown)
        for other in others:
            known = [card for card in self.face_down[other] if card in self.shown]
            count = len(self.face_down[other]) - len(known)
            self.face_down[other] = tuple(sorted(known + unknown[:count]))
            del unknown[:count]
        self.rest = tuple(sorted(unknown))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([other for other in cards if other != card])


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted([*cards, card]))


class DealBonusCard(AutomaticStep):
    """Deal a card to a seat in secret (BON-2)."""

    kind: ClassVar[str] = "deal_bonus_card"
    prepares_module: ClassVar[bool] = True
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD,)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def may_be_pending(self, game: "TileGame") -> bool:
        deals = [step for step in game.pending() if isinstance(step, DealBonusCard)]
        return len(deals) <= len(game.module_of(BonusCards).rest)

    def tickets(self, game: "TileGame") -> int:
        return len(game.module_of(BonusCards).rest)

    def source(self, game: "TileGame") -> int:
        return game.rules.source_numbers[BONUS_CARDS_SOURCE]

    def outcome(self, game: "TileGame", ticket: int) -> str:
        module = game.module_of(BonusCards)
        return module.names[module.rest[ticket]]

    def resolve(self, game: "TileGame", ticket: int) -> None:
        module = game.module_of(BonusCards)
        card = module.rest[ticket]
        module.rest = without(module.rest, card)
        module.face_down[self.owner] = with_card(module.face_down[self.owner], card)
        dealt: BonusCardDealt = {"event": "bonus_card_dealt", "seat": self.owner}
        game.emit(dealt)
        received: BonusCardReceived = {"event": "bonus_card_received", "seat": self.owner, "card": module.names[card]}
        game.emit(received, self.owner)


class OpenBonusCard(SeatAction, TurnAction):
    """Reveal a bonus card, which does not count as the action of a turn (BON-3)."""

    kind: ClassVar[str] = "open_bonus_card"
    chosen: ClassVar[str] = TOUCH
    form: ClassVar[tuple[Field, ...]] = (Field("card", NAME, BONUS_CARD, HAND),)

    def __init__(self, words: Words, card: int) -> None:
        self.words = words
        self.card: Final = card

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        module = game.module_of(BonusCards)
        if self.card not in module.face_down[seat]:
            return Refusal("BON-3", "bonus-card-not-held", {"card": self.called(0)})
        tile = module.tiles[self.card]
        if game.palaces[seat].cell_of(tile) == EMPTY:
            return Refusal("BON-3", "bonus-tile-missing", {"tile": game.piece_name(tile)})
        return None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.keep_step()
        game.module_of(BonusCards).lay_open(game, seat, self.card)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return the face-down cards of the seat."""
        own = game.module_of(BonusCards).face_down[seat]
        return [OpenBonusCard(game.rules.words, card) for card in question.ones("card", own)]


class KeepBonusCards(SeatAction):
    """Reveal no more bonus cards before the scoring."""

    kind: ClassVar[str] = "keep_bonus_cards"
    chosen: ClassVar[str] = DECLINING


class AskForBonusCards(AutomaticStep):
    """Ask all seats in turn, until all have declined since a card was last revealed (BON-5)."""

    kind: ClassVar[str] = "ask_for_bonus_cards"
    form: ClassVar[tuple[Field, ...]] = (FIRST_FIELD, DECLINED_FIELD)

    def __init__(self, first: int, declined: tuple[int, ...]) -> None:
        super().__init__()
        self.first = first  # the next seat to be asked
        self.declined = declined  # the seats that have declined since a card was last revealed

    def run(self, game: "TileGame") -> None:
        module = game.module_of(BonusCards)
        for seat in game.seats_from(self.first):
            if seat not in self.declined and module.is_asked(game, seat):
                game.push([BonusCardStep(seat, self.declined)])
                return


class BonusCardStep(ActionStep):
    """The decision before a scoring to reveal a bonus card or to keep them all."""

    kind: ClassVar[str] = BONUS_CARD
    form: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, DECLINED_FIELD)
    actions: ClassVar[tuple[type, ...]] = (OpenBonusCard, KeepBonusCards)
    others: ClassVar[Refusal] = Refusal("BON-5", "only-bonus-cards")

    def __init__(self, seat: int, declined: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.declined = declined

    def may_be_pending(self, game: "TileGame") -> bool:
        return self.seat not in self.declined

    def offers(self, game: "TileGame") -> Offers:
        offers: list[Action] = []
        game.module_of(BonusCards).free_offers(game, self.seat, offers)
        offers.append(KeepBonusCards())
        return Offers(offers)

    def choose(self, game: "TileGame", action: Action) -> None:
        next_seat = (self.seat + 1) % game.rules.seats
        if isinstance(action, OpenBonusCard):
            game.module_of(BonusCards).lay_open(game, self.seat, action.card)
            game.push([AskForBonusCards(next_seat, ())])
        else:
            event: BonusCardsKept = {"event": "bonus_cards_kept", "seat": self.seat}
            game.emit(event)
            game.push([AskForBonusCards(next_seat, (*self.declined, self.seat))])
