"""The state of the Characters."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from alhambra.components import Components, Part
from alhambra.protocol.actions import NAME, Field
from alhambra.protocol.decisions import NOBODY
from alhambra.tilegames.catalog import NO_TYPE
from alhambra.tilegames.module import Module
from alhambra.tilegames.modules.characters.components import CHARACTERS_PART
from alhambra.tilegames.modules.characters.messages import CharacterLeftGame, CharacterReceived, CharacterUsed

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

# Characters are numbers, the indices of their names.
CHARACTERS: Final = (
    "abdul_karim",
    "abdul_knihstig",
    "ammar_el_schauf",
    "faruk_will_haben",
    "fatima",
    "hakim_wahid",
    "laila_wundabah",
    "machma_klain",
    "yammerad",
    "yusuf_e_passuff",
)
KARIM: Final = 0
KNIHSTIG: Final = 1
AMMAR: Final = 2
FARUK: Final = 3
FATIMA: Final = 4
HAKIM: Final = 5
LAILA: Final = 6
MACHMA: Final = 7
YAMMERAD: Final = 8
YUSUF: Final = 9

CHARACTER: Final = "character"  # the kind of thing named in actions and steps
CHARACTER_FIELD: Final = Field("character", NAME, CHARACTER)
ASIDE_SOURCE: Final = "characters aside"
NO_CHARACTER: Final = -1
ANY_CHARACTER: Final = "character"  # represents an unseen character in the deck


class PrintedCharacters:
    """The components of the Characters, as the rules need them."""

    def __init__(self, components: Components) -> None:
        characters = components.part(CHARACTERS_PART)
        self.names = [character.id for character in characters.characters]
        self.piles = [number - 1 for number in characters.piles]
        self.per_pile = characters.per_pile
        printed = {character.id: character for character in characters.characters}
        self.knihstig_price = _number(printed[CHARACTERS[KNIHSTIG]].min_price)
        self.faruk_limit = _number(printed[CHARACTERS[FARUK]].money_limit)
        self.fatima_points = _number(printed[CHARACTERS[FATIMA]].victory_points)
        self.hakim_half_tiles = int(2 * (printed[CHARACTERS[HAKIM]].building_bonus or 0))
        self.yammerad_limit = _number(printed[CHARACTERS[YAMMERAD]].max_hand_before)
        self.yusuf_wall = _number(printed[CHARACTERS[YUSUF]].wall_points_per_extra_point)


def _number(value: int | None) -> int:
    assert value is not None
    return value


class CharacterState(Module):
    """The owners of the cards, the one set aside, and their use in this turn."""

    name: ClassVar[str] = "characters"
    clauses: ClassVar[tuple[str, ...]] = ("CHA",)
    components: ClassVar[tuple[Part[Any], ...]] = (CHARACTERS_PART,)

    def __init__(self, original: "CharacterState | None" = None) -> None:
        self.printed: PrintedCharacters | None = None if original is None else original.printed
        # The owner of each card.
        self.owners: list[int] = [NOBODY] * len(CHARACTERS) if original is None else original.owners.copy()
        # Whether a card marked ❖ was used in this turn.
        self.used: bool = False if original is None else original.used
        # The type chosen for the next scoring.
        self.hakim_type: int = NO_TYPE if original is None else original.hakim_type
        # The unseen card on top of those set aside.
        self.aside: int = NO_CHARACTER if original is None else original.aside

    def state(self) -> Any:
        return [self.owners_by_name(), self.used, self.hakim_type, self.aside]

    @property
    def cards(self) -> PrintedCharacters:
        assert self.printed is not None
        return self.printed

    # --- owners and use ---

    def owner(self, character: i64) -> i64:
        """Return the owner of the card, or NOBODY."""
        return self.owners[character]

    def owners_by_name(self) -> dict[str, int]:
        """Return the owners of cards by name."""
        return {CHARACTERS[number]: owner for number, owner in enumerate(self.owners) if owner != NOBODY}

    def may_use(self, seat: i64, character: i64) -> bool:
        """Return whether the seat may use its card marked ❖, once per turn (CHA-8)."""
        return not self.used and self.owner(character) == seat

    def use(self, game: "TileGame", seat: int, character: int) -> None:
        """Use a card marked ❖."""
        self.used = True
        event: CharacterUsed = {"event": "character_used", "seat": seat, "character": CHARACTERS[character]}
        game.emit(event)

    def receive(self, game: "TileGame", seat: int, character: int) -> None:
        """Give a card to a seat."""
        self.owners[character] = seat
        event: CharacterReceived = {"event": "character_received", "seat": seat, "character": CHARACTERS[character]}
        game.emit(event)

    def leave_game(self, game: "TileGame", character: int) -> None:
        """Remove a card from the game."""
        self.owners[character] = NOBODY
        event: CharacterLeftGame = {"event": "character_left_game", "character": CHARACTERS[character]}
        game.emit(event)
