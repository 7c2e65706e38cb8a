"""Whole games of Granada and of the combined game: every refill and every scoring checked by the slow model."""

import pytest

from alhambra.games import new_game, replay
from alhambra.palace.shapes import CITY
from alhambra.protocol import Action, Event, GameConfig, Randomness
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.view import palace_view, tile_view
from tests.model.ground import START, Cell, Ground, Piece, faults
from tests.model.scoring import Participant, scoring

SIDES = ("even", "odd")
SIMPLIFIED = "simplified_scoring"
MODULE_SETS: list[tuple[str, ...]] = [(), ("vizier",), ("bureaux",), ("vizier", "bureaux")]
CONFIGS = [
    GameConfig(game, seats, MODULE_SETS[(seats + 2 * number) % 4], options)
    for game in ("granada", "combined")
    for seats in range(2, 7)
    for number, options in enumerate([(), (SIMPLIFIED,)])
]


class CheckedGame:
    """A game played by lot, with a liking for building, that is checked after every action."""

    def __init__(self, config: GameConfig, seed: int) -> None:
        game = new_game(config, seed)
        assert isinstance(game, TileGame)
        self.game = game
        self.lot = Randomness(f"moves {seed}")
        self.tiles = sorted([tile for bag in game.rules.catalog.bags for tile in bag])
        self.city_starts: list[Cell | None] = [START if config.game == "granada" else None] * config.seats
        self.scorings: list[int] = []
        self.kinds: set[str] = set()

    def play(self) -> "CheckedGame":
        while not self.game.is_over:
            marker = self.marker
            events = self.game.play(self._choose())
            self._check_marker(marker, events)
            self._check_tiles()
            self._follow_cities(events)
            for number, event in enumerate(events):
                if event.kind == "scoring":
                    later = [other for other in events[number:] if other.kind == "dirk_got_tile"]
                    self._check_scoring(event, len(later))
        return self

    @property
    def marker(self) -> str:
        return str(self.game.view(None)["marker"])

    def _choose(self) -> Action:
        actions = self.game.legal_actions()
        building = [action for action in actions if action.kind in ("place", "build", "turn_over")]
        if building and self.lot.below(4):
            actions = building
        action = actions[self.lot.below(len(actions))]
        self.kinds.add(action.kind)
        return action

    # --- tiles and marker ---

    def _check_tiles(self) -> None:
        """Every tile is somewhere exactly once, with one of its faces."""
        game = self.game
        pieces = [piece for bag in game.bags for piece in bag]
        pieces += [piece for piece in game.market if piece >= 0]
        pieces += [piece for palace in game.palaces for piece in palace.pieces.values()]
        pieces += [piece for reserve in game.reserves for piece in reserve]
        pieces += [*game.new_tiles, *game.dirk, *game.left_out]
        for _ in game.palaces:
            pieces.remove(game.rules.catalog.start)
        assert sorted([self._front(piece) for piece in pieces]) == self.tiles
        assert all(self._front(piece) == piece for bag in game.bags for piece in bag)

    def _front(self, piece: int) -> int:
        other = self.game.rules.catalog.other_faces[piece]
        return other if other != NO_FACE and self.game.rules.catalog.prices[piece] % 2 else piece

    def _check_marker(self, before: str, events: list[Event]) -> None:
        """New city tiles show the side of the marker, which moves once for all of them, and never without them."""
        catalog = self.game.rules.catalog
        revealed = [catalog.piece(event.data["tile"]) for event in events if event.kind == "tile_revealed"]
        sides = {SIDES[catalog.prices[piece] % 2] for piece in revealed if catalog.districts[piece] == CITY}
        assert sides <= {before}
        assert self.marker == (before if not sides else SIDES[1 - SIDES.index(before)])

    # --- grounds and scorings ---

    def _follow_cities(self, events: list[Event]) -> None:
        """Remember each city's first tile, and see that no ground breaks a rule."""
        catalog = self.game.rules.catalog
        for event in events:
            if event.kind == "tile_placed":
                seat = event.data["seat"]
                x, y = event.data["cell"]
                if catalog.districts[catalog.piece(event.data["tile"])] == CITY and self.city_starts[seat] is None:
                    self.city_starts[seat] = (x, y)
            if event.kind in ("tile_placed", "tile_removed"):
                assert faults(self.ground(event.data["seat"])) == []

    def ground(self, seat: int) -> Ground:
        tiles = {(tile["cell"][0], tile["cell"][1]): _model_piece(tile) for tile in palace_view(self.game, seat)}
        return Ground(tiles, city_start=self.city_starts[seat])

    def _check_scoring(self, event: Event, later_tiles: int) -> None:
        """Compare with the slow model; Dirk has got some tiles since."""
        game, number = self.game, event.data["scoring"]
        participants = [Participant(self.ground(seat)) for seat in range(game.rules.seats)]
        if game.rules.with_dirk:
            collection = game.dirk[: len(game.dirk) - later_tiles]
            participants.append(Participant(collection=[_model_piece(tile_view(game, piece)) for piece in collection]))
        expected = scoring(participants, number, SIMPLIFIED in game.config.options)
        for seat, score in enumerate(expected):
            points = sum(shares[seat] for shares in event.data["majorities"].values())
            assert points == score.palace_majorities + score.city_majorities
            if seat < game.rules.seats:
                lines = event.data["lines"][seat]
                together = lines.get("wall_and_moat", 0)
                assert (lines.get("wall", 0), lines["moat"], together) == (
                    score.walls,
                    score.moats,
                    score.walls_and_moats,
                )
        self.scorings.append(number)


def _model_piece(tile: dict[str, object]) -> Piece:
    kind = "granada" if tile["district"] == CITY else "start" if tile["type"] is None else "building"
    type_name, price = tile["type"], tile["price"]
    assert type_name is None or isinstance(type_name, str)
    assert isinstance(price, int)
    return Piece(str(tile["tile"]), kind, type_name, price if type_name else None, frozenset(str(tile["sides"])))


def _title(config: GameConfig) -> str:
    return "-".join([config.game, str(config.seats), *sorted(config.modules), *sorted(config.options)])


@pytest.mark.clause("GRA-MARK-1", "GRA-SCO-1", "GRA-SCO-2", "GRA-SCO-4", "GRA-SCO-5")
@pytest.mark.clause("COM-MARK-1", "COM-PLACE-5", "COM-SCO-1", "COM-SCO-2", "COM-SCO-3")
@pytest.mark.parametrize("config", CONFIGS, ids=_title)
def test_whole_games_agree_with_the_slow_model(config: GameConfig) -> None:
    checked = CheckedGame(config, 1).play()
    assert checked.scorings[-1] == 3
    assert {"take", "buy", "place", "reserve", "turn_over"} <= checked.kinds
    if config.game == "combined":
        assert any(start is not None for start in checked.city_starts)
    assert replay(checked.game.record()).checksum() == checked.game.checksum()


@pytest.mark.parametrize("config", CONFIGS, ids=_title)
def test_games_played_out_by_lot_hold_only_legal_actions(config: GameConfig) -> None:
    game = new_game(config, 2)
    game.play_out(Randomness(3))
    assert game.is_over
    assert replay(game.record()).scores == game.scores
