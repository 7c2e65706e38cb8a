"""The events of a game for the checks: a client's table for every seat, with palaces and points of the slow model.

The engine's hands, display, market, palaces and points are compared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from alhambra.client import Table
from alhambra.protocol import PUBLIC
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
    """The locations of everything, according to the events."""

    def __init__(self, game: TileGame, checks: list[ModuleChecks]) -> None:
        seats = game.rules.seats
        self.checks = checks
        self.options = game.config.options
        self.catalog = game.rules.catalog
        self.start = self._model_piece(self.catalog.start)
        self.tables = {viewer: Table(game.view(viewer)) for viewer in (None, *range(seats))}
        self.discard: Counter[str] = Counter()
        self.grounds = [self._empty_ground() for _ in range(seats)]
        self.awarded = False  # whether the new tiles were given out at the end
        self.left_out: list[str] = []
        self.points = [0] * seats
        self.dirk_points = 0
        self.scorings: list[int] = []
        self.facts: dict[str, Any] = {}  # notes of the modules' checks
        self._check_set_up(game)
        for event in game.events:
            for check in self.checks:
                check.read(self, event)

    def _check_set_up(self, game: TileGame) -> None:
        """The events of the set-up are what the tables begin with."""
        dealt: list[Counter[str]] = [Counter() for _ in self.hands]
        market, display, dirk = {}, [], []
        for event in game.events:
            data = fields(event)
            if event.kind == "money_dealt":
                dealt[data["seat"]][data["card"]] += 1
            elif event.kind == "tile_revealed":
                market[data["tile"]] = data["field"]
            elif event.kind == "card_revealed":
                display.append(data["card"])
            elif event.kind == "dirk_got_tile":
                dirk.append(data["tile"])
        assert (self.hands, self.market, self.dirk or []) == (dealt, market, dirk)
        assert self.display == Counter(display)

    # --- public cards, and all hands ---

    @property
    def open_view(self) -> dict[str, Any]:
        return self.tables[None].view

    @property
    def hands(self) -> list[Counter[str]]:
        return [Counter(table.view["hand"]) for seat, table in self.tables.items() if seat is not None]

    @property
    def display(self) -> Counter[str]:
        return Counter(self.open_view["display"])

    @property
    def market(self) -> dict[str, int]:
        """Return the field of each tile."""
        return {slot["tile"]["tile"]: slot["field"] for slot in self.open_view["market"] if slot["tile"]}

    @property
    def reserves(self) -> list[list[str]]:
        return [[tile["tile"] for tile in seat["reserve"]] for seat in self.open_view["seats"]]

    @property
    def new_tiles(self) -> list[str]:
        return [tile["tile"] for tile in self.open_view["new_tiles"]]

    @property
    def dirk(self) -> list[str] | None:
        dirk = self.open_view["dirk"]
        return None if dirk is None else [tile["tile"] for tile in dirk["tiles"]]

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
        """Return the tile of that name for the slow model."""
        for check in self.checks:
            piece = check.piece(name)
            if piece is not None:
                return piece
        return self._model_piece(self.catalog.piece(name))

    def faces(self, name: str) -> list[str]:
        """Return the names of all faces of a tile."""
        other = self.catalog.other_faces[self.catalog.piece(name)]
        return [name] if other == NO_FACE else [name, self.catalog.names[other]]

    # --- events ---

    def read(self, game: TileGame) -> None:
        """Process the events of the last call."""
        for event in game.events:
            before = sum(self.hands, Counter())
            for viewer, table in self.tables.items():
                if event.audience in (PUBLIC, viewer):
                    table.apply(event.to_json())
            self.discard += before - sum(self.hands, Counter())
            method = getattr(self, f"_{event.kind}", None)
            if method is not None:
                method(**fields(event))
            for check in self.checks:
                check.read(self, event)
        for viewer, table in self.tables.items():
            table.apply(game.events_for(viewer)[-1])

    def _deck_reshuffled(self, cards: int, known: list[dict[str, Any]]) -> None:
        self.discard = Counter()

    def _tiles_awarded(self, seat: int, tiles: list[str]) -> None:
        self.awarded = True

    def _tile_placed(self, seat: int, tile: str, cell: list[int]) -> None:
        self.grounds[seat] = with_piece(self.grounds[seat], self.piece(tile), (cell[0], cell[1]))

    def _tile_removed(self, seat: int, tile: str, cell: list[int]) -> None:
        place: Cell = (cell[0], cell[1])
        assert self.grounds[seat].tiles[place].name == tile
        self.grounds[seat] = without_piece(self.grounds[seat], place)

    def _tile_left_out(self, seat: int, tile: str) -> None:
        self.left_out.append(tile)

    def _game_ends(self, money: list[list[int]]) -> None:
        for seat, totals in enumerate(money):
            assert totals == [self.total(seat, currency) for currency in CURRENCIES[:4]]

    def total(self, seat: int, currency: str) -> int:
        return sum(value_of(card) * count for card, count in self.hands[seat].items() if card.startswith(currency))

    def payments(self, seat: int, tile: str) -> set[tuple[str, ...]]:
        """Return the seat's payments for a market tile, as sorted names, without wasteful ones."""
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
        ties: list[dict[str, Any]],
        gained: list[int],
        points: list[int],
    ) -> None:
        assert [_without_order(tie) for tie in ties] == list(_ties(tiles, highest, places, majorities))
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
        """Nothing is added here: every point came with an event."""
        assert points == self.points
        assert winners == [seat for seat, own in enumerate(points) if own == max(points)]


def model_scores(participants: list[Participant], number: int, options: frozenset[str]) -> list[int]:
    """Return the points of each participant by the slow model."""
    return [score.total for score in scoring(participants, number, "simplified_scoring" in options)]


def value_of(card: str) -> int:
    """Return the value of a money card by its name."""
    return int(card.rpartition("_")[2])


def is_money(card: str) -> bool:
    return card.partition("_")[0] in CURRENCIES


def _ties(
    tiles: dict[str, list[float]],
    highest: dict[str, list[int]],
    places: dict[str, list[int]],
    majorities: dict[str, list[int]],
) -> Iterator[dict[str, Any]]:
    """Yield the ties that follow from the counts of a scoring: equal numbers of a type where points are at stake."""
    for type_name, counts in tiles.items():
        for count in sorted(set(counts), key=counts.index):
            tied = {who for who, own in enumerate(counts) if own == count}
            ahead = sum(own > count for own in counts)
            taken = places[type_name][ahead : ahead + len(tied)]
            if count >= 1 and len(tied) > 1 and any(taken):
                prices = highest.get(type_name) or []
                yield {
                    "type": type_name,
                    "tiles": count,
                    "places": taken,
                    "tied": {(who, prices[who] if prices else 0, majorities[type_name][who]) for who in tied},
                }


def _without_order(tie: dict[str, Any]) -> dict[str, Any]:
    """Return a tie with its participants, the prices that decide it and their points as a set."""
    prices = tie["prices"] or [0 for _ in tie["participants"]]
    assert prices == sorted(prices, reverse=True)
    tied = set(zip(tie["participants"], prices, tie["points"], strict=True))
    return {"type": tie["type"], "tiles": tie["tiles"], "places": tie["places"], "tied": tied}
