"""ALH-DIRK: the game for two players."""

from collections import Counter

import pytest

from alhambra.protocol import GameConfig, canonical_seed
from alhambra.tilegames.scoring.scorings import Scorings
from tests.engines import new_tile_game
from tests.messages import fields, seen_by
from tests.rules.positions import Position, told

MARKET = "pavilion_8_open garden_9_e tower_9_ne seraglio_9_open"


def scored(position: Position, scoring: int) -> Position:
    """Carry out a scoring and everything that follows it."""
    position.game.due = (scoring,)
    return position.push([Scorings(position.game.next_seat)])


@pytest.mark.clause("ALH-DIRK-1")
@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (6, 3)])
def test_with_two_players_one_copy_of_every_money_card_is_removed(seats: int, copies: int) -> None:
    pool = Position(seats).game.deck.pool
    assert set(Counter(pool).values()) == {copies}
    assert len(pool) == 36 * copies


@pytest.mark.clause("ALH-DIRK-2")
def test_dirk_takes_no_turns_and_collects_openly() -> None:
    position = Position(2).market(MARKET).dirk("tower_9_es garden_8_ne").turn(0)
    for _ in range(5):
        assert position.decision is not None
        assert position.decision[1] in (0, 1)
        position.play(min(position.legal("take") or {"pass"}))
    for viewer in (None, 0, 1):
        view = seen_by(position.game, viewer)
        assert [tile["tile"] for tile in view["dirk"]["tiles"]] == ["tower_9_es", "garden_8_ne"]
        assert len(view["seats"]) == 2
        assert set(view["dirk"]) == {"points", "tiles"}  # neither a palace nor money


@pytest.mark.clause("ALH-DIRK-2", "ALH-DIRK-6")
def test_there_is_no_dirk_with_more_players() -> None:
    position = Position(3).placing(0, "tower_9_ne")
    assert position.refusal("give tower_9_ne") == "ALH-DIRK-2"
    assert position.legal("give") == set()
    assert seen_by(position.game, None)["dirk"] is None


@pytest.mark.clause("ALH-DIRK-3")
def test_at_the_start_he_gets_six_tiles_after_the_market_has_been_laid_out() -> None:
    game = new_tile_game(GameConfig("alhambra", 2), None)
    drawn = []
    for expected in ["first_market"] * 4 + ["dirk_draws"] * 6:
        assert game.chance is not None
        assert game.chance.kind == expected
        drawn.append(game.chance.outcomes[0][0])
        game.resolve(drawn[-1])
    assert game.chance is not None
    assert game.chance.kind == "deal_money"
    assert [game.piece_name(piece) for piece in game.dirk] == drawn[4:]
    assert len(game.bags[0]) == 44


@pytest.mark.clause("ALH-DIRK-4")
def test_he_takes_part_in_the_majorities_and_has_no_wall() -> None:
    position = Position(2).dirk("tower_8_nes tower_9_ne garden_6_esw").collect(0, "tower_12_open garden_11_open")
    scored(position.bag(""), 2)
    data = fields(told(position.game.events, "scoring")[0])
    assert data["majorities"]["tower"] == [6, 0, 13]
    assert data["majorities"]["garden"] == [8, 0, 8]
    assert data["lines"] == [{"wall": 0}, {"wall": 0}]
    assert position.game.scores == [14, 0]
    assert seen_by(position.game, None)["dirk"]["points"] == 21


@pytest.mark.clause("ALH-DIRK-5")
@pytest.mark.parametrize(
    ("scoring", "in_bag", "gets"),
    [(1, 44, 6), (1, 7, 6), (1, 6, 6), (1, 4, 4), (1, 0, 0), (2, 44, 14), (2, 5, 1), (2, 3, 1), (2, 2, 0), (2, 0, 0)],
)
def test_after_a_scoring_he_gets_tiles_from_the_bag(scoring: int, in_bag: int, gets: int) -> None:
    position = Position(2)
    position.game.bags[0] = position.game.bags[0][:in_bag]
    scored(position, scoring)
    assert len(position.game.dirk) == gets
    assert len(position.game.bags[0]) == in_bag - gets
    assert len(told(position.game.events, "dirk_got_tile")) == gets
    told_first = next(event.kind for event in position.game.events if event.kind in ("scoring", "dirk_got_tile"))
    assert told_first == "scoring"  # so they do not count in it


@pytest.mark.clause("ALH-DIRK-5")
def test_he_gets_nothing_after_the_third_scoring() -> None:
    position = Position(2).ending(0)
    assert position.game.is_over
    assert position.game.dirk == ()
    assert told(position.game.events, "dirk_got_tile") == []


@pytest.mark.clause("ALH-DIRK-5", "ALH-END-4")
def test_he_gets_them_before_the_next_turn() -> None:
    position = (
        Position(2).display("gulden_1 gulden_9 denar_5 dukat_5").market(MARKET).deck("scoring_1", "denar_1").turn(0)
    )
    kinds = [event.kind for event in position.play("take gulden_1")]
    assert kinds[-8:] == ["scoring", *["dirk_got_tile"] * 6, "turn_begins"]


@pytest.mark.clause("ALH-DIRK-6")
def test_a_bought_tile_may_be_given_to_him_when_it_is_placed() -> None:
    position = Position(2).market(MARKET).hand(0, "gulden_9").turn(0)
    position.play("buy pavilion_8_open gulden_9")
    assert "give pavilion_8_open" in position.legal()
    assert position.refusal("give garden_9_e") == "ALH-PLACE-1"
    position.play("give pavilion_8_open")
    assert position.with_dirk() == ["pavilion_8_open"]
    assert position.in_palace(0) == {}
    assert position.in_reserve(0) == []
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-DIRK-6")
def test_tiles_awarded_at_the_end_cannot_be_given_to_him() -> None:
    position = Position(2).market("tower_13_e").hand(0, "gulden_1").ending(1)
    assert position.decision == ("place", 0)
    assert position.refusal("give tower_13_e") == "ALH-DIRK-6"
    assert position.legal("give") == set()


@pytest.mark.clause("ALH-DIRK-7")
def test_the_winner_is_the_better_of_the_two_real_players() -> None:
    position = Position(2).dirk("tower_12_open garden_11_open arcades_9_open")
    position.game.points = [3, 5]
    position.ending(0)
    assert seen_by(position.game, None)["dirk"]["points"] == 21 + 20 + 18
    assert position.game.winners == [1]
    assert position.game.scores == [3, 5]


@pytest.mark.clause("ALH-DIRK-1", "ALH-DIRK-3")
def test_a_real_game_of_two_begins_so() -> None:
    game = new_tile_game(GameConfig("alhambra", 2), canonical_seed(5))
    assert len(game.dirk) == 6
    assert len(game.bags[0]) == 54 - 4 - 6
    assert len(game.deck.pool) + game.money_count(0) + game.money_count(1) + 4 == 72
