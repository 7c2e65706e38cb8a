"""The hooks of the Characters, and the characters used in scorings."""

from typing import TYPE_CHECKING, ClassVar, Final

from alhambra.components import Components
from alhambra.protocol.actions import BUTTON, NAME, UNKNOWN, Action, Field, Words
from alhambra.protocol.decisions import NOBODY
from alhambra.protocol.errors import Refusal
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.lines import HIDDEN, NONE, PositionWriter
from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.belief.secrets import Clue
from alhambra.tilegames.catalog import NO_TYPE, TYPE, Catalog
from alhambra.tilegames.messages import Undecided
from alhambra.tilegames.modules.characters.messages import CharactersView, TypeChosen
from alhambra.tilegames.modules.characters.rules.auction import AUCTION_ACTIONS, AUCTION_STEPS, LayAside, put_up
from alhambra.tilegames.modules.characters.rules.before_turn import (
    BEFORE_TURN_ACTIONS,
    BEFORE_TURN_STEPS,
    BeforeTurnStep,
    OfferDraw,
    may_act_before_turn,
)
from alhambra.tilegames.modules.characters.rules.clues import CHARACTER_CLUES
from alhambra.tilegames.modules.characters.rules.in_turn import (
    IN_TURN_ACTIONS,
    IN_TURN_STEPS,
    AmmarStep,
    KnihstigStep,
    add_turn_offers,
    ammar_serves,
    knihstig_serves,
)
from alhambra.tilegames.modules.characters.rules.state import (
    AMMAR,
    ANY_CHARACTER,
    ASIDE_SOURCE,
    CHARACTER,
    CHARACTERS,
    FATIMA,
    HAKIM,
    KNIHSTIG,
    NO_CHARACTER,
    YAMMERAD,
    YUSUF,
    CharacterState,
    PrintedCharacters,
)
from alhambra.tilegames.positions.tile_lines import TileLines
from alhambra.tilegames.step import ActionStep, SeatAction, Step

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame


HAKIM_CHOICE: Final = "hakim"  # the decision for a type


class Characters(CharacterState):
    """The Characters, which are not used in purchases with the vizier's stone (CHA-9)."""

    def copy(self) -> "Characters":
        return Characters(self)

    def actions(self) -> list[type[Action]]:
        return [*AUCTION_ACTIONS, *BEFORE_TURN_ACTIONS, *IN_TURN_ACTIONS, ChooseType]

    def steps(self) -> list[type[Step]]:
        return [*AUCTION_STEPS, *BEFORE_TURN_STEPS, *IN_TURN_STEPS, HakimStep]

    def clues(self) -> list[type[Clue]]:
        return CHARACTER_CLUES

    def things(self, catalog: Catalog) -> dict[str, dict[str, int]]:
        return {CHARACTER: {name: number for number, name in enumerate(CHARACTERS)}}

    # --- the deck ---

    def sources(self, catalog: Catalog) -> list[str]:
        return [ASIDE_SOURCE]

    def special_cards(self, components: Components, first: int) -> list[str]:
        self.printed = PrintedCharacters(components)
        return [ANY_CHARACTER, *self.printed.names]

    def fill_piles(self, game: "TileGame", piles: list[list[int]]) -> None:
        group = game.deck.special_card(ANY_CHARACTER)
        game.deck.groups[group] = tuple([game.deck.special_card(name) for name in self.cards.names])
        for pile in self.cards.piles:
            piles[pile] += [group] * self.cards.per_pile

    def set_up(self, game: "TileGame", steps: list[Step]) -> None:
        steps.append(LayAside())

    def card_revealed(self, game: "TileGame", card: int) -> None:
        put_up(game, game.deck.name(card), game.next_seat)

    # --- turns ---

    def before_turn(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        self.used = False
        if may_act_before_turn(game, self, seat):
            steps.append(BeforeTurnStep(seat))
        if self.owner(YAMMERAD) == seat:
            steps.append(OfferDraw(seat, again=False))

    def turn_offers(self, game: "TileGame", seat: int, offers: list[Action]) -> None:
        add_turn_offers(game, self, seat, offers)

    def tile_bought(self, game: "TileGame", seat: int, piece: int, steps: list[Step]) -> None:
        if knihstig_serves(game, self, seat, piece):
            steps.append(KnihstigStep(seat))

    def after_placing(self, game: "TileGame", seat: int, steps: list[Step]) -> None:
        if ammar_serves(game, self, seat):
            steps.append(AmmarStep(seat))

    def serves_buyer(self, game: "TileGame", seat: int) -> bool:
        return seat in (self.owner(KNIHSTIG), self.owner(AMMAR))

    # --- scorings ---

    def before_scoring(self, game: "TileGame", first: int, steps: list[Step]) -> None:
        owner = self.owner(HAKIM)
        if owner != NOBODY:
            steps.append(HakimStep(owner))

    def undecided(self, game: "TileGame", found: list[Undecided]) -> None:
        owner = self.owner(HAKIM)
        if owner != NOBODY and self.hakim_type == NO_TYPE:
            found.append({"seat": owner, "kind": HAKIM_CHOICE})

    def add_strength(self, game: "TileGame", seat: int, strength: list[int]) -> None:
        if self.hakim_type != NO_TYPE and self.owner(HAKIM) == seat:
            strength[self.hakim_type] += self.cards.hakim_half_tiles

    def more_line_points(self, game: "TileGame", seat: int, wall_points: int) -> int:
        return wall_points // self.cards.yusuf_wall if self.owner(YUSUF) == seat else 0

    def adds_by(self, seat: int) -> tuple[int, int, int]:
        return self.hakim_type, self.owners[HAKIM], self.owners[YUSUF]

    def scoring_done(self, game: "TileGame") -> None:
        self.hakim_type = NO_TYPE

    def final_points(self, game: "TileGame", seat: int) -> int:
        return self.cards.fatima_points if self.owner(FATIMA) == seat else 0

    # --- positions ---

    def write_position(self, game: "TileGame", seat: int | None, lines: PositionWriter) -> None:
        for other in range(game.rules.seats):
            owned = [CHARACTERS[number] for number, owner in enumerate(self.owners) if owner == other]
            lines.put(f"characters {other}", owned)
        lines.put_flag("characters used", self.used)
        lines.put(
            "characters hakim", [] if self.hakim_type == NO_TYPE else [game.rules.catalog.type_names[self.hakim_type]]
        )
        if self.aside != NO_CHARACTER:
            lines.put("characters aside", [CHARACTERS[self.aside] if seat is None else HIDDEN])

    def read_position(self, game: "TileGame", seat: int | None, reading: TileLines) -> None:
        numbers = {name: number for number, name in enumerate(CHARACTERS)}
        for other in range(game.rules.seats):
            name = f"characters {other}"
            for word in reading.lines.words(name):
                character = reading.number_by_name(name, word, numbers)
                if self.owners[character] != NOBODY:
                    raise reading.lines.error(name, "position-lies-elsewhere", given=word)
                self.owners[character] = other
        self.used = reading.lines.flag("characters used", False)
        types = {name: number for number, name in enumerate(game.rules.catalog.type_names)}
        if reading.lines.words("characters hakim"):
            chosen = reading.lines.word("characters hakim", NONE)
            self.hakim_type = reading.number_by_name("characters hakim", chosen, types)
        if reading.lines.words("characters aside") == [HIDDEN] and seat is not None:
            self._make_up(game, reading)
        elif reading.lines.words("characters aside"):
            aside = reading.lines.word("characters aside", NONE)
            self.aside = reading.number_by_name("characters aside", aside, numbers)

    def _make_up(self, game: "TileGame", reading: TileLines) -> None:
        """Set aside any unseen character."""
        group = game.deck.special_card(ANY_CHARACTER)
        unseen = game.deck.groups.get(group, ())
        if not unseen:
            raise reading.lines.error("characters aside", "position-no-character-aside")
        self.aside = CHARACTERS.index(game.deck.name(unseen[0]))
        game.deck.groups[group] = unseen[1:]

    def copies(self, game: "TileGame", card: int) -> int:
        return 0 if self.is_shuffled_in(game, card) else 1

    def is_shuffled_in(self, game: "TileGame", card: int) -> bool:
        return game.deck.name(card) == ANY_CHARACTER

    def may_be_held(self, game: "TileGame", card: int) -> bool:
        return False

    def cards_held(self, game: "TileGame") -> list[int]:
        owned = [game.deck.special_card(name) for name in self.owners_by_name()]
        return [*owned, *self.hidden_cards(game)]

    def hidden_cards(self, game: "TileGame") -> list[int]:
        return [] if self.aside == NO_CHARACTER else [game.deck.special_card(CHARACTERS[self.aside])]

    # --- views ---

    def secret_drawer(self, game: "TileGame") -> int:
        return self.owner(YAMMERAD)

    def view(self, game: "TileGame", seat: int | None) -> CharactersView:
        hakim_type = None if self.hakim_type == NO_TYPE else game.rules.catalog.type_names[self.hakim_type]
        return {
            "owners": self.owners_by_name(),
            "unseen": [game.deck.name(card) for card in self._unseen(game)],
            "used": self.used,
            "hakim_type": hakim_type,
        }

    def _unseen(self, game: "TileGame") -> list[int]:
        """Return the unseen cards in the deck and on top of those set aside."""
        unseen = list(game.deck.groups.get(game.deck.special_card(ANY_CHARACTER), ()))
        if self.aside != NO_CHARACTER:
            unseen.append(game.deck.special_card(CHARACTERS[self.aside]))
        return sorted(unseen)

    def imagine(self, game: "TileGame", seat: int, randomness: Randomness) -> None:
        """Choose the top one of the characters set aside from all unseen ones."""
        if self.aside != NO_CHARACTER:
            unseen = self._unseen(game)
            aside = unseen.pop(randomness.below(len(unseen)))
            self.aside = CHARACTERS.index(game.deck.name(aside))
            game.deck.groups[game.deck.special_card(ANY_CHARACTER)] = tuple(unseen)


class ChooseType(SeatAction):
    """Hakim: choose the type for which he counts as half a tile."""

    kind: ClassVar[str] = "hakim"
    chosen: ClassVar[str] = BUTTON
    form: ClassVar[tuple[Field, ...]] = (Field("type", NAME, TYPE),)

    def __init__(self, words: Words, type: int) -> None:  # noqa: A002  the field of the action
        self.words = words
        self.type: Final = type

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        return Refusal("CHA-HAKIM", "no-such-type", {"type": self.called(0)}) if self.type == UNKNOWN else None

    def perform(self, game: "TileGame", seat: int) -> None:
        game.module_of(CharacterState).hakim_type = self.type
        chosen = game.rules.catalog.type_names[self.type]
        event: TypeChosen = {"event": "type_chosen", "seat": seat, "type": chosen}
        game.emit(event)


class HakimStep(ActionStep):
    """The decision of Hakim's owner for a type in the next scoring."""

    kind: ClassVar[str] = HAKIM_CHOICE
    actions: ClassVar[tuple[type, ...]] = (ChooseType,)
    others: ClassVar[Refusal] = Refusal("CHA-HAKIM", "hakim-chooses-type")
    may_wait: ClassVar[bool] = True

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.module_of(CharacterState).owner(HAKIM) == self.seat

    def offers(self, game: "TileGame") -> Offers:
        types = range(len(game.rules.catalog.type_names))
        return Offers([ChooseType(game.rules.words, number) for number in types])
