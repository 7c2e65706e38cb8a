"""The rules of Granada: two-faced tiles, the marker, and majorities by the number of tiles."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.components import Components
from alhambra.palace.lines import longest_line
from alhambra.palace.refusals import refuse_lay
from alhambra.palace.shapes import CITY
from alhambra.protocol.actions import NAME, TOUCH, Action, Field, Question
from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import Refusal
from alhambra.protocol.messages import Payment
from alhambra.protocol.offers import Offers
from alhambra.protocol.positions.fields import SEAT_FIELD
from alhambra.tilegames.actions import PaidTileAction, PlacingAction
from alhambra.tilegames.cards import MARKET_CURRENCIES, money_cards, pay_off, payments, value_of
from alhambra.tilegames.catalog import NO_FACE, NO_TYPE, TILE
from alhambra.tilegames.messages import Marker, MarkerMoved, TileGameView, TileTurnedOver
from alhambra.tilegames.module import Module
from alhambra.tilegames.scoring.majorities import Contest
from alhambra.tilegames.step import NumberedOffers, Step
from alhambra.tilegames.turns.buying import other_currencies
from alhambra.tilegames.turns.placing import PlaceStep, PlaceTile, add_cells, is_awarded, refuse_not_new
from alhambra.tilegames.variants.alhambra import SCORING_AT_ONCE, AlhambraRules

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

SIMPLIFIED_SCORING = "simplified_scoring"
TURNING_PRICE = 3
MARKER_SIDES: Final[tuple[Marker, Marker]] = ("even", "odd")


class GranadaRules(AlhambraRules):
    """The rules of Granada where they differ from Alhambra's."""

    name: ClassVar[str] = "granada"
    title: ClassVar[str] = "Granada"
    options: ClassVar[tuple[str, ...]] = (SIMPLIFIED_SCORING, SCORING_AT_ONCE)
    clauses: ClassVar[tuple[str, ...]] = ("ALH", "GRA")
    parts: tuple[str, ...] = ("granada_tiles", "money", "scoring_tables")

    def __init__(self, config: GameConfig, components: Components, modules: list[Module]) -> None:
        super().__init__(config, components, modules)
        self.moat_points = components.scoring_tables.moat_points
        self.simplified = SIMPLIFIED_SCORING in config.options
        tables = components.scoring_tables
        self.places = tables.granada_simplified if self.simplified else tables.granada_multipliers
        self.city_types = [self.catalog.type_names.index(name) for name in components.granada_tiles.type_order]

    def actions(self) -> list[type[Action]]:
        return [*super().actions(), TurnTileOver]

    def steps(self) -> list[type[Step]]:
        return [*super().steps(), PlaceTurnedTile]

    # --- components ---

    def add_pieces(self, components: Components) -> None:
        self.catalog.start = self.catalog.add("alhambra", CITY, "", NO_TYPE, 0)
        self.add_granada_pieces(components)

    def add_granada_pieces(self, components: Components) -> None:
        """Add both faces of each tile as pieces; the bag has the front, with the even price."""
        catalog = self.catalog
        types = {name: catalog.add_type(name) for name in components.granada_tiles.type_order}
        bag: list[int] = []
        for tile in components.granada_tiles.tiles:
            faces = [
                catalog.add(f"{face.type}_{face.price}", CITY, face.moats, types[face.type], face.price)
                for face in (tile.front, tile.back)
            ]
            catalog.add_two_faced(faces[0], faces[1])
            bag.append(faces[0])
        catalog.bags.append(bag)

    # --- course of the game ---

    def market_filled(self, game: "TileGame") -> None:
        """Move the marker once for all tiles bought (GRA-SET-1, GRA-MARK-1, COM-MARK-1)."""
        if game.marker_is_due:
            game.marker_is_due = False
            game.marker = 1 - game.marker
            if game.records_events:
                event: MarkerMoved = {"event": "marker_moved", "marker": MARKER_SIDES[game.marker]}
                game.emit(event)

    def placing_offers(self, game: "TileGame", seat: int, piece: int, offers: list[Action]) -> None:
        """Add turning the tile over with each payment, if its other face can be placed."""
        other = self.catalog.other_faces[piece]
        if other == NO_FACE or not game.palaces[seat].cells_for(other):
            return
        offers += [TurnTileOver(self.words, piece, cards) for cards in _turning_payments(game, seat)]

    def reserve_faces(self, piece: int) -> list[int]:
        """Return both faces: turning is free in the reserve (GRA-FLIP-2)."""
        other = self.catalog.other_faces[piece]
        return [piece] if other == NO_FACE else [piece, other]

    def dirk_face(self, game: "TileGame", piece: int) -> int:
        """Return the even face in the set-up, later the marker's (GRA-DIRK-1, GRA-DIRK-2)."""
        marker = game.marker if game.turn_count else 0
        other = self.catalog.other_faces[piece]
        return piece if other == NO_FACE or self.catalog.prices[piece] % 2 == marker else other

    def awards_one_by_one(self) -> bool:
        return True

    # --- scoring ---

    def prices_between_equals(self) -> vec[i64]:
        catalog = self.catalog
        return vec[i64](
            [
                price if district == CITY else 0
                for price, district in zip(catalog.prices, catalog.districts, strict=True)
            ]
        )

    def line_points(self, game: "TileGame", seat: int) -> dict[str, int]:
        return {"moat": self.moat_points * longest_line(game.palaces[seat], CITY)}

    def contests(self, game: "TileGame") -> list[Contest]:
        """Return the majorities of city types (GRA-SCO-2 to -5).

        The points of a place are a multiple of the number of tiles of the type in all cities.
        """
        strengths, highest = self.strengths(game), self.highest_prices(game)
        found: list[Contest] = []
        for number in self.city_types:
            of_type = [own[number] for own in strengths]
            unit = 1 if self.simplified else sum(of_type) // 2
            points = tuple([tuple([unit * place for place in places]) for places in self.places])
            found.append(
                Contest(self.catalog.type_names[number], of_type, [int(own[number]) for own in highest], points)
            )
        return found

    def add_to_view(self, game: "TileGame", view: TileGameView) -> None:
        view["marker"] = MARKER_SIDES[game.marker]


# --- turning over ---


@mypyc_attr(acyclic=True)
class TurnTileOver(PaidTileAction, PlacingAction):
    """Pay to turn a new tile over, and then place it with its other face up (GRA-FLIP-1)."""

    kind: ClassVar[str] = "turn_over"
    chosen: ClassVar[str] = TOUCH

    def refuse(self, game: "TileGame", seat: int) -> Refusal | None:
        refusal = refuse_not_new(game, self, self.tile)
        if refusal is not None:
            return refusal
        if is_awarded(game):
            return Refusal("GRA-FIN-1", "awarded-tile-turned")
        other = game.rules.catalog.other_faces[self.tile]
        if other == NO_FACE:
            return Refusal("GRA-FLIP-1", "no-other-face")
        if not game.palaces[seat].cells_for(other):
            return Refusal("GRA-FLIP-1", "no-place-for-other-face")
        refusal = _refuse_turning_cards(game, seat, self.cards)
        if refusal is None and value_of(self.cards) < TURNING_PRICE:
            return Refusal("GRA-FLIP-1", "turning-costs", {"price": TURNING_PRICE})
        return refusal

    def perform(self, game: "TileGame", seat: int) -> None:
        turned = game.rules.catalog.other_faces[self.tile]
        game.pay(seat, self.cards)
        game.new_tiles = tuple([turned if tile == self.tile else tile for tile in game.new_tiles])
        if game.records_events:
            tile, face, cards = game.piece_name(self.tile), game.piece_name(turned), game.card_names(self.cards)
            event: TileTurnedOver = {
                "event": "tile_turned_over",
                "seat": seat,
                "tile": tile,
                "face": face,
                "cards": cards,
            }
            game.emit(event)
        game.push([PlaceTurnedTile(seat, turned)])

    def payment(self, game: "TileGame", seat: int) -> Payment | None:
        return None if _refuse_turning_cards(game, seat, self.cards) else pay_off(TURNING_PRICE, self.cards)

    @classmethod
    def candidates(cls, game: "TileGame", seat: int, question: Question) -> list[Action]:
        """Return the payments without needless cards; for currencies that have none, all their cards."""
        found = _turning_payments(game, seat)
        sets = question.sets("cards", found + other_currencies(game, seat, found))
        tiles = question.ones("tile", game.new_tiles)
        return [TurnTileOver(game.rules.words, tile, cards) for tile in tiles for cards in sets]


def _turning_payments(game: "TileGame", seat: int) -> list[tuple[int, ...]]:
    """Return the payments for turning a tile over, without needless cards."""
    found: list[tuple[int, ...]] = []
    for currency in range(MARKET_CURRENCIES):
        for part in payments(game.purse(seat, currency), TURNING_PRICE, exact=False):
            found.append(money_cards(currency, part))
    return found


def _refuse_turning_cards(game: "TileGame", seat: int, cards: tuple[int, ...]) -> Refusal | None:
    """Return why the cards cannot pay for turning over; modules have no effect on it."""
    if not game.holds(seat, cards):
        return Refusal("GRA-FLIP-1", "cards-not-in-hand")
    if not cards or min(cards) // 10 != max(cards) // 10:
        return Refusal("GRA-FLIP-1", "not-one-currency")
    return None


class PlaceTurnedTile(PlaceStep):
    """The placing of a tile that was turned over."""

    kind: ClassVar[str] = "place_turned"
    form: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("piece", NAME, TILE))

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat, awarded=False)
        self.piece = piece

    def state(self) -> list[Any]:
        return [self.awarded, self.piece]

    def may_be_pending(self, game: "TileGame") -> bool:
        return self.piece in game.new_tiles

    def offers(self, game: "TileGame") -> Offers:
        numbers = add_cells(game, self.seat, self.piece, vec[i64]())
        return NumberedOffers(self, game.rules.words, numbers, [])

    def refuse(self, game: "TileGame", action: Action) -> Refusal | None:
        if not isinstance(action, PlaceTile) or action.tile != self.piece:
            return Refusal("GRA-FLIP-1", "turned-tile-is-placed")
        return refuse_lay(game.palaces[self.seat], self.piece, action.cell)
