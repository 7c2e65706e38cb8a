"""Positions with characters."""

from typing import Any, Self

from alhambra.tilegames.modules.characters import Characters
from alhambra.tilegames.modules.characters.rules.state import ANY_CHARACTER, CHARACTERS, NO_CHARACTER, CharacterState
from alhambra.tilegames.turns.turn_cycle import FillGaps, TurnOver
from tests.messages import seen_by
from tests.rules.positions import Position

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"  # gulden, dirham, denar, dukat
DISPLAY = "dukat_1 dukat_2 dukat_3 dukat_9"
NAMES = list(CHARACTERS)


class Served(Position):
    """Return a position in which characters can be in front of seats; the market is full, so that only cards are
    drawn."""

    def __init__(
        self, seats: int = 3, modules: tuple[str, ...] = (), seed: int = 1, options: tuple[str, ...] = ()
    ) -> None:
        super().__init__(seats, ["characters", *modules], options=options, seed=seed)
        self.market(MARKET)

    @property
    def characters(self) -> Characters:
        module = self.game.module_of(CharacterState)
        assert isinstance(module, Characters)
        return module

    def _card(self, name: str) -> int:
        """Take the card; if it lies on top of those set aside, replace it with another one."""
        card = super()._card(name)
        deck, state = self.game.deck, self.characters
        if state.aside != NO_CHARACTER and CHARACTERS[state.aside] == name:
            group = deck.special_card(ANY_CHARACTER)
            unseen = deck.groups[group]
            state.aside = CHARACTERS.index(deck.name(unseen[0])) if unseen else NO_CHARACTER
            deck.groups[group] = unseen[1:]
        return card

    def aside(self, name: str) -> Self:
        """Put this character on top of those set aside."""
        deck, state = self.game.deck, self.characters
        group = deck.special_card(ANY_CHARACTER)
        unseen = {*deck.groups[group], deck.special_card(CHARACTERS[state.aside])}
        unseen.remove(deck.special_card(name))
        deck.groups[group] = tuple(sorted(unseen))
        state.aside = CHARACTERS.index(name)
        return self

    def serves(self, seat: int, *names: str) -> Self:
        """Give these characters to the seat, face up."""
        for name in names:
            self._card(name)
            self.characters.owners[CHARACTERS.index(name)] = seat
        return self

    def auction(self, character: str, last: int = 0) -> Self:
        """Reveal the character after a turn of the seat ``last``, and then only cards of 1 dukat."""
        self.deck(character, "dukat_1").display("dukat_9 dukat_8 dukat_7").turn(last)
        return self.steps([FillGaps(), TurnOver()])

    @property
    def owners(self) -> dict[str, int]:
        owners: dict[str, int] = self.view["owners"]
        return owners

    @property
    def view(self) -> dict[str, Any]:
        """Return the public knowledge of the characters."""
        view: dict[str, Any] = seen_by(self.game, None)["characters"]
        return view

    def left_game(self, character: str) -> bool:
        """Return whether the character has left the game."""
        return character not in self.owners and character not in self.view["unseen"]
