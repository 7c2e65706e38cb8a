"""Positions for the tests of rules: a real game, cleared and set up by hand, with nothing left to chance.

A position begins with empty hands, display and market. All money is in the deck and all tiles are in the bag, from
where a test takes them. Where a test names the cards in the deck or the tiles in the bag, only those are there and the
others leave the game.

    position = Position(3).market("tower_9_ne").hand(0, "gulden_4 gulden_5").turn(0)
    position.play("buy tower_9_ne gulden_4+gulden_5")
    assert position.decision == ("turn", 0)
"""

from collections.abc import Iterable, Mapping
from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.games import from_position
from alhambra.protocol import Event, GameConfig, canonical_seed, cell
from alhambra.protocol.actions import CELL_ORIGIN, Action
from alhambra.tilegames.cards import CURRENCY_COUNT, FIRST_SPECIAL
from alhambra.tilegames.catalog import NO_FACE, NO_TILE
from alhambra.tilegames.deck import Pile
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.step import Step
from alhambra.tilegames.turns.ending import End
from alhambra.tilegames.turns.offer_cache import OfferCache
from alhambra.tilegames.turns.placing import PlaceNewTiles
from alhambra.tilegames.turns.turn_cycle import NextTurn, TurnOver
from alhambra.tilegames.view import hand_names
from tests.engines import new_tile_game

Cell = tuple[int, int]


class Position:
    """A game that a test sets up piece by piece; every method that sets something returns the position."""

    def __init__(
        self,
        seats: int = 3,
        modules: Iterable[str] = (),
        game: str = "alhambra",
        options: Iterable[str] = (),
        seed: int = 1,
    ) -> None:
        config = GameConfig(game, seats, modules, options)
        self.game: TileGame = new_tile_game(config, canonical_seed(seed))
        self._clear()

    @classmethod
    def written(cls, text: str, seed: int | None = 1) -> Self:
        """Return the position described by these lines; omitted ones have a default."""
        game = from_position(f"alhambra position\n{text}", seed)
        assert isinstance(game, TileGame)
        position = cls.__new__(cls)
        position.game = game
        return position

    def _clear(self) -> None:
        game = self.game
        game.purses = vec[i64]([0] * (CURRENCY_COUNT * game.rules.seats))
        game.other_cards = [()] * game.rules.seats
        game.display = vec[i64]()
        game.deck.pool = game.rules.money.copy()
        game.deck.lay([[Pile(len(game.deck.pool))]], 0)
        game.deck.discard = []
        game.bags = [bag.copy() for bag in game.rules.catalog.bags]
        game.market = vec[i64]([NO_TILE] * len(game.market))
        game.offer_cache = OfferCache(game.rules.seats)
        game.dirk = ()
        game.start_seat = 0
        self._cards_aside: list[int] = []
        self._tiles_aside: list[int] = []
        self.turn(0)

    # --- cards ---

    def hand(self, seat: int, names: str) -> Self:
        """Add cards to a hand."""
        for name in names.split():
            self.game.gain(seat, self._card(name))
        return self

    def display(self, names: str) -> Self:
        """Add cards to the display."""
        for name in names.split():
            self.game.display = append(self.game.display, self._card(name))
        return self

    def discard(self, names: str) -> Self:
        """Add cards to the discard pile."""
        self.game.deck.discard += [self._card(name) for name in names.split()]
        return self

    def deck(self, *piles: str) -> Self:
        """Make the deck of these piles, the first on top. Which money is in which pile is open, as in every deck."""
        deck = self.game.deck
        pool: list[int] = []
        built: list[Pile] = []
        for names in piles:
            cards = [self._card(name) for name in names.split()]
            money = [card for card in cards if card < FIRST_SPECIAL]
            pool += money
            built.append(Pile(len(money), tuple(sorted([card for card in cards if card >= FIRST_SPECIAL]))))
        self._cards_aside += deck.pool
        deck.pool = sorted(pool)
        deck.lay([built], 0)
        return self

    def _card(self, name: str) -> int:
        """Take the named card out of the deck; a special card from wherever it is."""
        deck = self.game.deck
        if name in deck.special_names:
            card = deck.special_card(name)
            for group, unseen in deck.groups.items():
                deck.groups[group] = tuple([other for other in unseen if other != card])
            return card
        card = self.game.card(name)
        if card in self._cards_aside:
            self._cards_aside.remove(card)
            return card
        assert card in deck.pool, f"no {name} is left in the deck"
        deck.pool.remove(card)
        deck.lay([[*deck.piles[:-1], Pile(deck.piles[-1].ordinary - 1, deck.piles[-1].special)]], 0)
        return card

    # --- tiles ---

    def market(self, names: str) -> Self:
        """Put tiles on the fields from the first on; ``-`` leaves a field empty."""
        for slot, name in enumerate(names.split()):
            self.game.lay_on_market(slot, NO_TILE if name == "-" else self._tile(name))
        return self

    def bag(self, names: str, number: int = 0) -> Self:
        """Leave only these tiles in the bag."""
        tiles = [self.game.rules.catalog.piece(name) for name in names.split()]
        assert set(tiles) <= set(self.game.bags[number]), "a tile lies elsewhere already"
        self._tiles_aside += [tile for tile in self.game.bags[number] if tile not in tiles]
        self.game.bags[number] = sorted(tiles)
        return self

    def palace(self, seat: int, tiles: Mapping[Cell, str]) -> Self:
        """Place tiles in a palace, in an order in which each is legal; AssertionError if there is none."""
        waiting = dict(tiles)
        palace = self.game.own_palace(seat)
        while waiting:
            fitting = [
                place
                for place, name in waiting.items()
                if cell(*place) in palace.cells_for(self.game.rules.catalog.piece(name))
            ]
            assert fitting, f"these tiles cannot be laid: {waiting}"
            palace.lay(self._tile(waiting.pop(fitting[0])), cell(*fitting[0]))
        return self

    def collect(self, seat: int, names: str) -> Self:
        """Place tiles in a palace wherever they fit."""
        palace = self.game.own_palace(seat)
        waiting = [self._tile(name) for name in names.split()]
        while waiting:
            fitting = [piece for piece in waiting if palace.cells_for(piece)]
            assert fitting, f"seat {seat} cannot lay {[self.game.piece_name(piece) for piece in waiting]}"
            palace.lay(fitting[0], palace.cells_for(fitting[0])[0])
            waiting.remove(fitting[0])
        return self

    def reserve(self, seat: int, names: str) -> Self:
        """Put tiles into a reserve."""
        for name in names.split():
            self.game.add_to_reserve(seat, self._tile(name))
        return self

    def dirk(self, names: str) -> Self:
        """Give tiles to Dirk."""
        self.game.dirk += tuple([self._tile(name) for name in names.split()])
        return self

    def _tile(self, name: str) -> int:
        """Take the tile with the named face out of its bag."""
        catalog = self.game.rules.catalog
        piece = catalog.piece(name)
        assert piece >= 0, f"there is no tile {name}"
        for bag in [self._tiles_aside, *self.game.bags]:
            for face in (piece, catalog.other_faces[piece]):
                if face != NO_FACE and face in bag:
                    bag.remove(face)
                    return piece
        raise AssertionError(f"{name} does not lie in a bag any more")

    # --- what is to be decided ---

    def turn(self, seat: int) -> Self:
        """It is the seat's turn."""
        self.game.turn_seat = (seat - 1) % self.game.rules.seats
        self.game.turn_count = max(self.game.turn_count - 1, 1)
        return self.steps([NextTurn(), TurnOver()])

    def placing(self, seat: int, names: str, awarded: bool = False) -> Self:
        """At the end of its turn, or of the game, the seat places these new tiles."""
        self.turn(seat)
        while self.game.step.kind != "end_of_turn":
            self.game.end_step()
        self.game.new_tiles = tuple([self._tile(name) for name in names.split()])
        self.game.purchased = not awarded
        return self.push([PlaceNewTiles(seat, awarded)])

    def ending(self, last: int) -> Self:
        """The game ends after a turn of this seat."""
        self.turn(last)
        self.game.put_step(End())
        self.game.advance()
        return self

    def steps(self, steps: list[Step]) -> Self:
        """Make these steps, and no others, pending, in this order."""
        self.game.have_pending([])
        return self.push(steps)

    def push(self, steps: list[Step]) -> Self:
        """Push steps on top of the pending ones, in this order."""
        self.game.push(steps)
        self.game.events = []
        self.game.advance()
        return self

    def open_chance(self) -> Self:
        """Leave the outcomes of chance to the test."""
        self.game.streams = None
        return self

    # --- playing and querying ---

    def play(self, *notations: str) -> list[Event]:
        """Play the actions for the seat that decides and return the events; outcomes of chance begin with ``*``."""
        happened: list[Event] = []
        for notation in notations:
            if notation.startswith("*"):
                happened += self.game.resolve(notation[1:])
            else:
                happened += self.game.play(self.action(notation))
        return happened

    def action(self, notation: str) -> Action:
        return self.game.action_set.parse(notation)

    def refusal(self, notation: str) -> str | None:
        """Return the clause that forbids the action, or None; a refused action changes nothing."""
        before = self.game.checksum()
        refusal = self.game.explain(self.action(notation))
        assert self.game.checksum() == before
        return None if refusal is None else refusal.clause

    def legal(self, kind: str = "") -> set[str]:
        """Return the notations of the legal actions, or of those of one kind."""
        return {action.notation() for action in self.game.legal_actions() if kind in ("", action.kind)}

    @property
    def decision(self) -> tuple[str, int] | None:
        """Return the kind of the current decision, and its seat."""
        decision = self.game.decision
        return None if decision is None else (decision.kind, decision.seat)

    def cards(self, seat: int) -> list[str]:
        """Return the cards in a hand."""
        return hand_names(self.game, seat)

    def on_display(self) -> list[str]:
        return sorted([self.game.deck.name(card) for card in self.game.display])

    def on_discard(self) -> list[str]:
        return sorted([self.game.deck.name(card) for card in self.game.deck.discard])

    def on_market(self) -> list[str]:
        """Return the tiles on the fields in order; ``-`` for an empty one."""
        return ["-" if piece < 0 else self.game.piece_name(piece) for piece in self.game.market]

    def in_palace(self, seat: int) -> dict[Cell, str]:
        """Return the tiles in a palace, without the starting tile."""
        view = self.game.view(None)["seats"][seat]["palace"]
        start = self.game.rules.catalog.start
        return {
            (tile["cell"][0], tile["cell"][1]): tile["tile"]
            for tile in view
            if cell(*tile["cell"]) != CELL_ORIGIN or self.game.rules.catalog.piece(tile["tile"]) != start
        }

    def in_reserve(self, seat: int) -> list[str]:
        return sorted([self.game.piece_name(piece) for piece in self.game.reserves[seat]])

    def with_dirk(self) -> list[str]:
        return sorted([self.game.piece_name(piece) for piece in self.game.dirk])


def told(events: list[Event], kind: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if event.kind == kind]
