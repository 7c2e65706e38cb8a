"""A second table: all that the events tell is done there again, with names and the pieces of the slow model.

What the engine says of hands, display, market, palaces and points is compared with it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from alhambra.protocol import Event
from alhambra.tilegames.catalog import NO_FACE, NO_TYPE
from alhambra.tilegames.game import TileGame
from tests.games.module_checks import ModuleChecks, card_names, money_in
from tests.messages import fields
from tests.model.ground import Cell, Ground, Piece, with_piece, without_piece
from tests.model.money import minimal_payments
from tests.model.scoring import Participant, scoring

KINDS = ("building", "granada", "camp")  # by district
CURRENCIES = ("gulden", "dirham", "denar", "dukat", "diamond")


class Diary:
    """What lies where, as far as the events have told it."""

    def __init__(self, game: TileGame, checks: list[ModuleChecks]) -> None:
        seats = game.rules.seats
        self.checks = checks
        self.options = game.config.options
        self.catalog = game.rules.catalog
        self.start = self._model_piece(self.catalog.start)
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.display: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.market: dict[str, int] = {}  # the field of each tile
        self.grounds = [self._empty_ground() for _ in range(seats)]
        self.reserves: list[list[str]] = [[] for _ in range(seats)]
        self.new_tiles: list[str] = []
        self.awarded = False  # whether the new tiles were given out at the end
        self.dirk: list[str] | None = [] if seats == 2 else None
        self.left_out: list[str] = []
        self.points = [0] * seats
        self.dirk_points = 0
        self.scorings: list[int] = []
        self.facts: dict[str, Any] = {}  # what the checks of modules note
        self.read(game.events)

    # --- pieces ---

    def _empty_ground(self) -> Ground:
        ground = Ground({(0, 0): self.start})
        if self.start.kind == "granada":
            ground.city_start = (0, 0)
        return ground

    def _model_piece(self, number: int) -> Piece:
        catalog = self.catalog
        district = catalog.districts[number]
        kind = "start" if number == catalog.start and district == 0 else KINDS[district]
        type_number = catalog.types[number]
        type_name = None if type_number == NO_TYPE else catalog.type_names[type_number]
        return Piece(catalog.names[number], kind, type_name, catalog.prices[number], frozenset(catalog.sides[number]))

    def piece(self, name: str) -> Piece:
        """The tile of that name for the slow model."""
        for check in self.checks:
            piece = check.piece(name)
            if piece is not None:
                return piece
        return self._model_piece(self.catalog.piece(name))

    def faces(self, name: str) -> list[str]:
        """The names of all faces of a tile."""
        other = self.catalog.other_faces[self.catalog.piece(name)]
        return [name] if other == NO_FACE else [name, self.catalog.names[other]]

    # --- events ---

    def read(self, events: list[Event]) -> None:
        for event in events:
            method = getattr(self, f"_{event.kind}", None)
            if method is not None:
                method(**fields(event))
            for check in self.checks:
                check.read(self, event)

    def pay(self, seat: int, cards: list[str]) -> None:
        assert Counter(cards) <= self.hands[seat], "cards were paid that are not in the hand"
        self.hands[seat] -= Counter(cards)
        self.discard += Counter(cards)

    def take_from_market(self, tile: str) -> None:
        del self.market[tile]

    def take_new_tile(self, tile: str) -> None:
        """Take a tile, whichever face is named, from those beside the palace."""
        self.new_tiles.remove(next(face for face in self.faces(tile) if face in self.new_tiles))

    def _money_dealt(self, seat: int, card: str) -> None:
        self.hands[seat][card] += 1

    def _card_revealed(self, card: str) -> None:
        self.display[card] += 1

    def _money_taken(self, seat: int, cards: list[str]) -> None:
        assert Counter(cards) <= self.display, "cards were taken that do not lie in the display"
        self.display -= Counter(cards)
        self.hands[seat] += Counter(cards)

    def _deck_reshuffled(self, cards: int) -> None:
        self.discard = Counter()

    def _tile_revealed(self, tile: str, field: int) -> None:
        assert tile not in self.market
        self.market[tile] = field

    def _tile_bought(self, seat: int, tile: str, cards: list[str], exact: bool) -> None:
        self.pay(seat, cards)
        self.take_from_market(tile)
        self.new_tiles.append(tile)

    def _tiles_awarded(self, seat: int, tiles: list[str]) -> None:
        for tile in tiles:
            self.take_from_market(tile)
        self.new_tiles += tiles
        self.awarded = True

    def _tile_placed(self, seat: int, tile: str, cell: list[int]) -> None:
        if tile in self.reserves[seat]:
            self.reserves[seat].remove(tile)
        else:
            self.take_new_tile(tile)
        self.grounds[seat] = with_piece(self.grounds[seat], self.piece(tile), (cell[0], cell[1]))

    def _tile_removed(self, seat: int, tile: str, cell: list[int]) -> None:
        place: Cell = (cell[0], cell[1])
        assert self.grounds[seat].tiles[place].name == tile
        self.grounds[seat] = without_piece(self.grounds[seat], place)
        self.reserves[seat].append(tile)

    def _tile_reserved(self, seat: int, tile: str) -> None:
        self.take_new_tile(tile)
        self.reserves[seat].append(tile)

    def _tile_given(self, seat: int, tile: str) -> None:
        self.take_new_tile(tile)
        self._dirk_got_tile(tile)

    def _tile_left_out(self, seat: int, tile: str) -> None:
        self.take_new_tile(tile)
        self.left_out.append(tile)

    def _dirk_got_tile(self, tile: str) -> None:
        assert self.dirk is not None
        self.dirk.append(tile)

    def _game_ends(self, money: list[list[int]]) -> None:
        for seat, totals in enumerate(money):
            assert totals == [self.total(seat, currency) for currency in CURRENCIES[:4]]

    def total(self, seat: int, currency: str) -> int:
        return sum(value_of(card) * count for card, count in self.hands[seat].items() if card.startswith(currency))

    def payments(self, seat: int, tile: str) -> set[tuple[str, ...]]:
        """The ways in which the seat can pay for a tile of the market, as sorted names, without wasteful ones."""
        currency = CURRENCIES[self.market[tile] - 1]
        price = self.piece(tile).price or 0
        hand = money_in(list(self.hands[seat].elements()))
        found = {card_names(cards) for cards in minimal_payments(hand, price, currency)}
        for check in self.checks:
            found |= check.payments(self, seat, currency, price, True)
        return found

    # --- points ---

    def _scoring(
        self,
        scoring: int,
        lines: list[dict[str, int]],
        tiles: dict[str, list[float]],
        highest: dict[str, list[int]],
        places: dict[str, list[int]],
        majorities: dict[str, list[int]],
        gained: list[int],
        points: list[int],
    ) -> None:
        participants = [Participant(ground=ground) for ground in self.grounds]
        if self.dirk is not None:
            participants.append(Participant(collection=[self.piece(tile) for tile in self.dirk]))
        for check in self.checks:
            check.prepare_scoring(self, participants)
        expected = model_scores(participants, scoring, self.options)
        for seat in range(len(self.points)):
            told = sum(lines[seat].values()) + sum(shares[seat] for shares in majorities.values())
            assert told == expected[seat], (
                f"scoring {scoring}, seat {seat}: {told} points, by the model {expected[seat]}"
            )
            self.points[seat] += told
        if self.dirk is not None:
            self.dirk_points += sum(shares[-1] for shares in majorities.values())
        assert gained == expected
        assert points == self.points
        self.scorings.append(scoring)

    def _end_points(self, sources: list[dict[str, int]], points: list[int]) -> None:
        expected: list[dict[str, int]] = [{} for _ in sources]
        for check in self.checks:
            check.add_final_points(self, expected)
        assert sources == expected
        for seat, own in enumerate(sources):
            self.points[seat] += sum(own.values())
        assert points == self.points

    def _game_over(self, points: list[int], winners: list[int]) -> None:
        """Nothing is added here: every point was told by an event before."""
        assert points == self.points
        assert winners == [seat for seat, own in enumerate(points) if own == max(points)]


def model_scores(participants: list[Participant], number: int, options: frozenset[str]) -> list[int]:
    """The points of each participant by the slow model."""
    return [score.total for score in scoring(participants, number, "simplified_scoring" in options)]


def value_of(card: str) -> int:
    """The value of a money card by its name."""
    return int(card.rpartition("_")[2])


def is_money(card: str) -> bool:
    return card.partition("_")[0] in CURRENCIES
