"""Granada tiles whose two faces have their moats on different sides, as the owner of a box may describe them."""

from pathlib import Path

import pytest

from alhambra.components.loading import DIRECTORY_VARIABLE
from alhambra.console.drawing.module_parts import tile_chip
from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.tilegames.view import tile_view
from tests.components.edits import own_moats, packaged, write
from tests.engines import new_tile_game
from tests.rules.positions import Position

ARENA_8 = ("granada_arena_8_market_9", "E", "W")
SCHOOL_2 = ("granada_school_2_library_3", "NES", "NSW")


@pytest.fixture(autouse=True)
def own_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give two tiles different moats on their faces."""
    data = packaged("granada_tiles")
    for tile, front, back in (ARENA_8, SCHOOL_2):
        own_moats(tile, front, back)(data)
    write(tmp_path, "granada_tiles", data)
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))


def granada() -> Position:
    return Position(3, (), "granada")


@pytest.mark.clause("GRA-COMP-1")
def test_each_face_has_its_own_moats() -> None:
    game = granada().game
    arena = tile_view(game, game.rules.catalog.piece("arena_8"))
    assert (arena["sides"], arena["other_face"]["sides"]) == ("E", "W")
    assert tile_chip(dict(arena)).plain.split()[2:] == ["E", "⇄", "ma", "9", "W"]


@pytest.mark.clause("GRA-COMP-1", "GRA-FLIP-1")
def test_a_tile_is_built_in_by_the_moats_of_the_face_that_shows() -> None:
    position = granada().placing(0, "arena_8").hand(0, "gulden_3")
    assert position.refusal("place arena_8 1,0") is None
    assert position.refusal("place arena_8 -1,0") == "ALH-PLACE-4"
    position.play("turn_over arena_8 gulden_3")
    assert position.refusal("place market_9 1,0") == "ALH-PLACE-4"
    position.play("place market_9 -1,0")
    assert position.in_palace(0) == {(-1, 0): "market_9"}


@pytest.mark.clause("GRA-COMP-1", "GRA-FLIP-1")
def test_a_tile_may_be_turned_over_exactly_if_its_other_face_has_a_place() -> None:
    city = {(1, 0): "market_2"}  # the only place of school_2 is taken
    position = granada().palace(0, city).placing(0, "school_2").hand(0, "gulden_3")
    assert position.legal("place") == set()
    assert position.legal("turn_over") == {"turn_over school_2 gulden_3"}
    position.play("turn_over school_2 gulden_3", "place library_3 -1,0")
    assert position.in_palace(0) == {(1, 0): "market_2", (-1, 0): "library_3"}
    position = granada().palace(0, city).placing(0, "library_3").hand(0, "gulden_3")
    assert position.legal("place") == {"place library_3 -1,0"}
    assert position.legal("turn_over") == set()
    assert position.refusal("turn_over library_3 gulden_3") == "GRA-FLIP-1"


@pytest.mark.clause("GRA-COMP-1")
@pytest.mark.parametrize("kind", ["granada", "combined"])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_played_to_their_end(kind: str, seed: int) -> None:
    game = new_tile_game(GameConfig(kind, 2 + seed), canonical_seed(seed))
    game.play_out(Randomness(f"faces {seed}"))
    assert game.is_over
