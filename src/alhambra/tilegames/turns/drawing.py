"""Drawing for the display, the market and Dirk (ALH-END-1 to -4, ALH-DIRK-3, ALH-DIRK-5)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append

from alhambra.protocol.actions import NUMBER, Field
from alhambra.tilegames.belief.secrets import note_reshuffle
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.messages import (
    CardRevealed,
    DeckReshuffled,
    DirkGotTile,
    KnownCards,
    ScoringCardRevealed,
    TileRevealed,
)
from alhambra.tilegames.sources import DECK, FIRST_BAG
from alhambra.tilegames.step import AutomaticStep
from alhambra.tilegames.view import tile_view

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

DISPLAY_SIZE: Final = 4
DIRKS_TILES: Final = 6


class DrawsCards(AutomaticStep):
    """A step that draws cards from the deck until it has enough."""

    def wants_card(self, game: "TileGame") -> bool:
        """Return whether to draw another card."""
        raise NotImplementedError

    def receive(self, game: "TileGame", card: int) -> None:
        """Handle a drawn card."""
        raise NotImplementedError

    def tickets(self, game: "TileGame") -> int:
        return game.deck.tickets() if self.wants_card(game) else 0

    def source(self, game: "TileGame") -> int:
        return DECK

    def run(self, game: "TileGame") -> None:
        if self.wants_card(game) and game.deck.discard:
            game.keep_step()
            reshuffle(game)
        else:
            end_draws(game)

    def resolve(self, game: "TileGame", ticket: int) -> None:
        game.keep_step()
        self.receive(game, game.deck.take(ticket))

    def outcomes(self, game: "TileGame") -> list[tuple[str, int]]:
        return game.deck.outcomes()

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return game.deck.name(game.deck.copy().take(ticket))

    def ticket_for(self, game: "TileGame", name: str) -> int:
        return game.deck.ticket_for(name)


def reshuffle(game: "TileGame") -> None:
    """Shuffle the discard pile into a new deck (ALH-END-2)."""
    hidden = [game.secrets.hidden(seat) for seat in range(game.rules.seats)]
    note_reshuffle(game)
    game.deck.reshuffle(game.rules.reshuffled_piles(game))
    game.reshuffles += 1
    event: DeckReshuffled = {"event": "deck_reshuffled", "cards": game.deck.count, "known": _shown_by(game, hidden)}
    game.emit(event)


def _shown_by(game: "TileGame", hidden: list[list[int]]) -> list[KnownCards]:
    """Return the cards that were hidden before and are known now."""
    known: list[KnownCards] = []
    for seat, cards in enumerate(hidden):
        if cards and not game.secrets.hidden(seat):
            known.append({"seat": seat, "cards": game.card_names(tuple(cards))})
    return known


class FillDisplay(DrawsCards):
    """Draw cards until the display has four."""

    kind: ClassVar[str] = "fill_display"

    def wants_card(self, game: "TileGame") -> bool:
        return len(game.display) < DISPLAY_SIZE

    def receive(self, game: "TileGame", card: int) -> None:
        if not game.is_like_money(card):
            turn_up(game, card)
            if game.due:
                game.rules.scoring_card_revealed(game)
            return
        game.display = append(game.display, card)
        if game.records_events:
            event: CardRevealed = {"event": "card_revealed", "card": game.deck.name(card)}
            game.emit(event)


def end_draws(game: "TileGame") -> None:
    """Notify the modules of the end of drawing cards."""
    for number in game.rules.listeners.display_filled:
        game.modules[number].display_filled(game)


def turn_up(game: "TileGame", card: int) -> None:
    """Handle a special card that does not behave like money."""
    owner = game.rules.card_owners[card - FIRST_SPECIAL]
    if owner >= 0:
        game.modules[owner].card_revealed(game, card)
        return
    scoring = card - FIRST_SPECIAL + 1
    game.due += (scoring,)
    event: ScoringCardRevealed = {"event": "scoring_card_revealed", "scoring": scoring}
    game.emit(event)


class FillMarket(AutomaticStep):
    """Draw tiles for the empty slots field by field, the first bag's slot first."""

    kind: ClassVar[str] = "fill_market"

    def _slot(self, game: "TileGame") -> int:
        """Return the next empty slot that can be filled, or -1."""
        if NO_TILE not in game.market:
            return -1
        for field in range(FIELDS):
            for slot in range(field, len(game.market), FIELDS):
                if game.market[slot] < 0 and game.bags[slot // FIELDS]:
                    return slot
        return -1

    def tickets(self, game: "TileGame") -> int:
        slot = self._slot(game)
        return 0 if slot < 0 else len(self._drawable(game, slot))

    def source(self, game: "TileGame") -> int:
        return FIRST_BAG + self._slot(game) // FIELDS

    def _drawable(self, game: "TileGame", slot: int) -> list[int]:
        """Return the tiles that may be drawn for the slot, without those that would be redrawn."""
        return game.bags[slot // FIELDS]

    def _draw(self, game: "TileGame", bag: list[int], ticket: int) -> int:
        """Remove and return the tile of a ticket."""
        return bag.pop(ticket)

    def resolve(self, game: "TileGame", ticket: int) -> None:
        game.keep_step()
        slot = self._slot(game)
        tile = self._draw(game, game.bags[slot // FIELDS], ticket)
        piece = game.rules.catalog.face(tile, game.marker)
        game.lay_on_market(slot, piece)
        if game.records_events:
            event: TileRevealed = {
                "event": "tile_revealed",
                "tile": game.piece_name(piece),
                "field": slot % FIELDS + 1,
                "bag": slot // FIELDS,
                "printed": tile_view(game, piece),
            }
            game.emit(event)

    def outcome(self, game: "TileGame", ticket: int) -> str:
        tile = self._drawable(game, self._slot(game))[ticket]
        return game.piece_name(game.rules.catalog.face(tile, game.marker))

    def run(self, game: "TileGame") -> None:
        game.rules.market_filled(game)


class FirstMarket(FillMarket):
    """The first filling of the market, for which some tiles may be excluded."""

    kind: ClassVar[str] = "first_market"

    def _drawable(self, game: "TileGame", slot: int) -> list[int]:
        return game.rules.first_tiles(game, game.bags[slot // FIELDS])

    def _draw(self, game: "TileGame", bag: list[int], ticket: int) -> int:
        return bag.pop(bag.index(game.rules.first_tiles(game, bag)[ticket]))


class DirkDraws(AutomaticStep):
    """Draw tiles from a bag for Dirk."""

    kind: ClassVar[str] = "dirk_draws"
    form: ClassVar[tuple[Field, ...]] = (Field("bag", NUMBER), Field("count", NUMBER))

    def __init__(self, bag: int, count: int) -> None:
        super().__init__()
        self.bag = bag
        self.count = count

    def may_be_pending(self, game: "TileGame") -> bool:
        return game.rules.with_dirk and self.bag < len(game.bags)

    def tickets(self, game: "TileGame") -> int:
        return len(game.bags[self.bag]) if self.count else 0

    def source(self, game: "TileGame") -> int:
        return FIRST_BAG + self.bag

    def resolve(self, game: "TileGame", ticket: int) -> None:
        piece = game.rules.dirk_face(game, game.bags[self.bag].pop(ticket))
        game.dirk += (piece,)
        if game.records_events:
            event: DirkGotTile = {
                "event": "dirk_got_tile",
                "tile": game.piece_name(piece),
                "bag": self.bag,
                "printed": tile_view(game, piece),
            }
            game.emit(event)
        game.put_step(DirkDraws(self.bag, self.count - 1))

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return game.piece_name(game.rules.dirk_face(game, game.bags[self.bag][ticket]))
