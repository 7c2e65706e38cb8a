"""ALH-OPT-1: a scoring card is scored as soon as it is drawn, and replaced afterwards."""

import pytest

from alhambra.games import GAMES, from_position, new_game, replay
from alhambra.protocol import Event, GameConfig
from tests.messages import fields
from tests.rules.characters_positions import Served
from tests.rules.positions import Position, told

AT_ONCE = ("scoring_at_once",)
MARKET = "- garden_9_e tower_9_ne seraglio_9_open"
DISPLAY = "gulden_1 gulden_2 denar_5 dukat_5"


def table(seats: int = 3) -> Position:
    return Position(seats, options=AT_ONCE).display(DISPLAY).market(MARKET)


def order(events: list[Event]) -> list[str]:
    """Return the events of draws and scorings."""
    return [event.kind for event in events if event.kind not in ("money_taken", "turn_ends", "turn_begins")]


@pytest.mark.clause("ALH-OPT-1")
def test_the_scoring_comes_before_another_card_is_drawn_and_before_the_market_is_filled() -> None:
    position = table().deck("scoring_1", "denar_1").turn(0)
    events = position.play("take gulden_1")
    assert order(events) == ["scoring_card_revealed", "scoring_begins", "scoring", "card_revealed", "tile_revealed"]
    assert position.on_display() == ["denar_1", "denar_5", "dukat_5", "gulden_2"]
    assert position.game.scorings_done == 1
    assert position.game.due == ()
    assert position.decision == ("turn", 1)


@pytest.mark.clause("ALH-OPT-1")
def test_of_two_cards_in_one_refill_the_first_is_scored_before_the_second_turns_up() -> None:
    position = table().deck("scoring_1", "denar_1", "scoring_2", "denar_2").turn(0)
    events = position.play("take gulden_1+gulden_2")
    one = ["scoring_card_revealed", "scoring_begins", "scoring", "card_revealed"]
    assert order(events) == [*one, *one, "tile_revealed"]
    assert [fields(event)["scoring"] for event in told(events, "scoring")] == [1, 2]


@pytest.mark.clause("ALH-OPT-1", "ALH-DIRK-5")
@pytest.mark.parametrize(("options", "gets"), [(AT_ONCE, 2), ((), 1)])
def test_dirk_gets_a_third_of_what_is_in_the_bag_before_the_market_is_filled(
    options: tuple[str, ...], gets: int
) -> None:
    position = Position(2, options=options).display(DISPLAY).market(MARKET).deck("scoring_2", "denar_1")
    position.bag("tower_9_es tower_9_nw tower_8_nes garden_8_ne garden_10_w arcades_9_open").turn(0)
    position.play("take gulden_1")
    assert len(position.with_dirk()) == gets


@pytest.mark.clause("ALH-OPT-1", "GRA-DIRK-2")
@pytest.mark.parametrize(("options", "odd"), [(AT_ONCE, 1), ((), 0)])
def test_dirks_tiles_show_the_side_that_the_marker_shows_before_the_refill(options: tuple[str, ...], odd: int) -> None:
    position = Position(2, game="granada", options=options).market("park_2 market_8 school_8 arena_4")
    position.display("denar_5 denar_6 dukat_5").deck("scoring_1", "denar_1").hand(0, "gulden_9")
    position.game.marker = 1
    position.turn(0).play("buy park_2 gulden_9", "reserve park_2")
    assert {int(name.rpartition("_")[2]) % 2 for name in position.with_dirk()} == {odd}


@pytest.mark.clause("ALH-OPT-1", "CHA-2")
@pytest.mark.parametrize(
    ("options", "expected"),
    [(AT_ONCE, ["scoring", "auction_begins"]), ((), ["auction_begins", "scoring"])],
)
def test_a_character_that_turns_up_afterwards_comes_too_late_for_the_scoring(
    options: tuple[str, ...], expected: list[str]
) -> None:
    position = Served(options=options).display("dukat_9 dukat_8 dukat_7 dukat_6").turn(0)
    position.deck("scoring_1", "yusuf_e_passuff", "dukat_1")
    events = position.play("take dukat_9")
    while position.decision != ("turn", 1):
        events += position.play("pass_bid")
    assert [event.kind for event in events if event.kind in expected] == expected


@pytest.mark.clause("ALH-OPT-1")
def test_what_is_decided_before_the_scoring_is_decided_before_the_next_card_is_known() -> None:
    position = Served(options=AT_ONCE).serves(2, "hakim_wahid").display("dukat_9 dukat_8 dukat_7 dukat_6").turn(0)
    position.deck("scoring_1", "dukat_1 dukat_2").play("take dukat_9")
    assert position.decision == ("hakim", 2)
    assert len(position.on_display()) == 3
    position.play("hakim tower")
    assert position.decision == ("turn", 1)
    assert len(position.on_display()) == 4


@pytest.mark.clause("ALH-OPT-1")
def test_a_refill_that_waits_for_a_decision_of_the_scoring_can_be_written_and_read() -> None:
    position = Served(options=AT_ONCE).serves(2, "hakim_wahid").display("dukat_9 dukat_8 dukat_7 dukat_6").turn(0)
    position.deck("scoring_1", "dukat_1 dukat_2").play("take dukat_9")
    read = from_position(position.game.position(), 1)
    assert read.checksum() == position.game.checksum()
    assert read.position() == position.game.position()


@pytest.mark.clause("ALH-OPT-1", "ALH-END-5")
def test_a_scoring_in_the_last_refill_comes_before_the_end() -> None:
    position = table().bag("").deck("scoring_2", "denar_1").turn(0)
    events = position.play("take gulden_1")
    happened = [fields(event).get("scoring", event.kind) for event in events if event.kind in ("scoring", "game_ends")]
    assert happened == [2, "game_ends", 3]


@pytest.mark.clause("ALH-OPT-1")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_it_can_be_chosen_in_every_game_with_tiles(game: str) -> None:
    assert AT_ONCE[0] in GAMES[game].options
    played = new_game(GameConfig(game, 2, (), AT_ONCE), 5)
    while not played.is_over:
        played.play(played.legal_actions()[0])
    assert replay(played.record()).checksum() == played.checksum()
