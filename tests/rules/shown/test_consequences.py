"""What clients learn about actions and standings, in constructed positions."""

from collections import Counter
from typing import Any

import pytest

from alhambra.games import new_game
from alhambra.protocol import Game, GameConfig, NotationError, Randomness, SeatError
from alhambra.protocol.messages import Fit, Judgement
from alhambra.tilegames.modules.bonus_cards.rules import BonusCards
from alhambra.tilegames.scoring.scorings import Score, Scorings
from tests.messages import fields
from tests.rules.characters_positions import Served
from tests.rules.positions import Position, told

MARKET = "tower_9_ne garden_8_sw chambers_9_s arcades_8_n"  # gulden, dirham, denar, dukat


def action_of(judgement: Judgement) -> dict[str, Any]:
    action = judgement["action"]
    assert action is not None
    return dict(action)


def cards_of(judgement: Judgement) -> str:
    """Return the cards that a judged action names."""
    return "+".join(action_of(judgement)["cards"])


def clause_of(judgement: Judgement) -> str | None:
    refusal = judgement["refusal"]
    return None if refusal is None else refusal["clause"]


def reason_of(judgement: Judgement) -> str | None:
    refusal = judgement["refusal"]
    return None if refusal is None else refusal["reason"]


# --- completing an action ---


def test_an_action_that_names_nothing_in_the_game_becomes_nothing_else() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6").turn(0)
    (judged,) = position.game.refusals({"kind": "buy", "tile": "castle_9"})
    assert judged["action"] is None
    assert reason_of(judged) == "tile-not-on-market"


def test_cards_that_the_bidder_does_not_hold_pay_nothing() -> None:
    position = Served().hand(1, "gulden_1 gulden_3").auction("yusuf_e_passuff")
    position.play("bid 3", "pass_bid", "pass_bid")
    (judged,) = position.game.refusals({"kind": "pay_bid", "cards": ["gulden_2", "gulden_1"]})
    assert (reason_of(judged), judged["payment"]) == ("cards-not-in-hand", None)
    (judged,) = position.game.refusals({"kind": "pay_bid", "cards": ["gulden_1"]})
    assert (reason_of(judged), judged["payment"]) == ("bid-paid-exactly", {"price": 3, "paid": 1, "overpaid": -2})


# --- where a tile fits ---


def placing_cells(position: Position) -> list[Any]:
    """Return the cells on which a tile may be placed now."""
    actions: list[Any] = [action.to_json() for action in position.game.legal_actions()]
    return sorted({(action["cell"][1], action["cell"][0]) for action in actions if "cell" in action})


def cells_of(fit: Fit) -> list[Any]:
    return [(y, x) for x, y in fit["cells"]]


def test_a_tile_of_the_market_fits_where_it_could_be_placed_once_bought() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6").turn(0)
    fit = position.game.fit("tower_9_ne")
    assert fit == position.game.fit("tower_9_ne", seat=0)
    position.play("buy tower_9_ne gulden_5+gulden_6")
    assert placing_cells(position)
    assert cells_of(fit) == placing_cells(position)


def test_a_tile_that_cannot_be_paid_fits_as_well() -> None:
    position = Position(3).market(MARKET).turn(0)
    assert position.game.fit("tower_9_ne") == position.game.fit("tower_9_ne", seat=1) != {"cells": [], "misfits": []}


def test_a_gate_in_the_hand_lets_a_tile_fit_where_it_needs_one() -> None:
    position = Position(3, ["gates"]).collect(0, "tower_8_nes")
    without = position.game.fit("seraglio_5_sw")
    position.hand(0, "gate").placing(0, "seraglio_5_sw")
    fit = position.game.fit("seraglio_5_sw")
    assert cells_of(fit) == placing_cells(position)
    assert len(fit["cells"]) > len(without["cells"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "config",
    [
        GameConfig("alhambra", 3),
        GameConfig("alhambra", 3, ("gates", "camps", "huts")),
        GameConfig("granada", 3),
        GameConfig("combined", 3),
    ],
    ids=str,
)
def test_every_free_cell_beside_a_palace_fits_or_has_its_refusal(config: GameConfig, seed: int) -> None:
    game, randomness = new_game(config, seed), Randomness(f"fit {seed}")
    placements = 0
    while game.decision is not None:
        offers = game.legal_actions()
        if game.decision.kind == "place":
            placements += 1
            check_fit(game, {**game.view(None)})
        game.play(offers[randomness.below(len(offers))])
    assert placements


def check_fit(game: Game, view: dict[str, Any]) -> None:
    """Check what rules out each free cell against what the game answers for that cell."""
    tile, palace = view["new_tiles"][0]["tile"], view["seats"][view["decision"]["seat"]]["palace"]
    fit = game.fit(tile)
    offered: list[Any] = [action.to_json() for action in game.legal_actions()]
    assert {tuple(cell) for cell in fit["cells"]} == {
        tuple(action["cell"]) for action in offered if "cell" in action and action["tile"] == tile
    }
    built = {tuple(piece["cell"]) for piece in palace}
    free = {(x + dx, y + dy) for x, y in built for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))} - built
    refused: Counter[tuple[str, str]] = Counter()
    for judgement in game.refusals({"kind": "place", "tile": tile}):
        cell, refusal = tuple(action_of(judgement)["cell"]), judgement["refusal"]
        if cell in free and refusal is not None and list(cell) not in fit["cells"]:
            refused[refusal["clause"], refusal["reason"]] += 1
    assert {(misfit["clause"], misfit["reason"]): misfit["cells"] for misfit in fit["misfits"]} == refused
    assert len(fit["cells"]) + refused.total() == len(free)
    counts = [misfit["cells"] for misfit in fit["misfits"]]
    assert counts == sorted(counts, reverse=True)


@pytest.mark.parametrize("tile", ["castle_9", "", 7, None, ["tower_9_ne"]], ids=str)
def test_what_is_not_a_tile_fits_nowhere(tile: Any) -> None:
    assert Position(3).game.fit(tile) == {"cells": [], "misfits": []}


def test_a_game_without_palaces_has_no_place_for_tiles() -> None:
    assert new_game(GameConfig("roll_and_write", 2), 1).fit("tower_9_ne") == {"cells": [], "misfits": []}


def test_nothing_is_fitted_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(SeatError):
        Position(3).game.fit("tower_9_ne", seat=3)


# --- previews ---


def test_a_preview_tells_an_exact_payment_and_the_action_that_it_brings() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6").turn(0)
    preview = position.game.preview(position.action("buy tower_9_ne gulden_4+gulden_5"))
    assert preview["payment"] == {"price": 9, "paid": 9, "overpaid": 0}
    assert preview["another_action"]
    assert preview["decision"] is not None
    assert preview["decision"]["kind"] == "turn"
    assert [event["event"] for event in preview["events"]] == ["tile_bought"]


def test_a_preview_tells_by_how_much_a_tile_is_overpaid() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6").turn(0)
    preview = position.game.preview(position.action("buy tower_9_ne gulden_5+gulden_6"))
    assert preview["payment"] == {"price": 9, "paid": 11, "overpaid": 2}
    assert not preview["another_action"]
    assert preview["decision"] is not None
    assert preview["decision"]["kind"] == "place"


def test_a_preview_ends_where_chance_decides() -> None:
    position = Position(3).market(MARKET).display("gulden_1 gulden_2 denar_9 dukat_9").turn(0)
    preview = position.game.preview(position.action("take gulden_1+gulden_2"))
    assert preview["decision"] is None
    assert preview["chance"] == "fill_display"
    assert [event["event"] for event in preview["events"]] == ["money_taken", "turn_ends"]


def test_a_preview_tells_what_a_tile_is_worth() -> None:
    position = Position(3).collect(1, "tower_8_nes").placing(0, "tower_9_ne")
    preview = position.game.preview(position.action("place tower_9_ne 1,0"))
    assert preview["scored"] == [{}, {}, {}]
    assert preview["worth"] == [{"wall": 2, "tower": 3}, {"tower": -3}, {}]


def test_a_preview_of_what_is_refused_has_only_the_refusal() -> None:
    position = Position(3).market(MARKET).turn(0)
    preview = position.game.preview(position.action("buy tower_9_ne gulden_9"))
    assert preview["refusal"] == {"clause": "ALH-BUY-1", "reason": "cards-not-in-hand", "params": {}}
    assert preview["events"] == []
    assert preview["worth"] == [{}, {}, {}]
    refused = position.game.preview("nothing of the kind")
    assert refused["refusal"] is not None
    assert refused["refusal"]["clause"] == "ACTION"


def test_a_preview_shows_no_money_at_the_end() -> None:
    position = Position(3).market("tower_9_ne garden_8_sw chambers_9_s -").bag("").hand(1, "denar_3")
    position.display("gulden_1 gulden_2 denar_9 dukat_9").deck("").placing(0, "arcades_8_n")
    preview = position.game.preview(position.action("reserve arcades_8_n"))
    assert [event["event"] for event in preview["events"]] == ["tile_reserved", "turn_ends"]
    assert preview["chance"] == "end"
    assert preview["decision"] is None
    assert told(position.play("reserve arcades_8_n"), "game_ends")


def test_a_preview_turns_no_character_up() -> None:
    position = Served().hand(1, "denar_3").aside("yusuf_e_passuff").auction("fatima")
    position.play("bid 3", "pass_bid", "pass_bid", "pay_bid denar_3")
    preview = position.game.preview(position.action("swap_fatima"))
    assert [event["event"] for event in preview["events"]] == ["character_left_game"]
    assert preview["chance"] == "turn_up_aside"
    position.play("swap_fatima")
    assert position.owners == {"yusuf_e_passuff": 1}


def test_a_preview_of_the_last_choice_before_a_scoring_tells_its_points() -> None:
    position = Served().serves(1, "hakim_wahid").collect(1, "tower_8_nes").collect(0, "tower_11_open")
    position.display("dukat_1 dukat_2 dukat_3 dukat_9").turn(0)
    position.game.due = (1,)
    position.push([Scorings(0)])
    assert position.decision == ("hakim", 1)
    preview = position.game.preview(position.action("hakim tower"))
    assert preview["scored"] == [{}, {"wall": 3, "tower": 6}, {}]
    assert preview["worth"] == [{}, {}, {}]


# --- refusals ---


def test_every_cell_near_the_palace_is_judged() -> None:
    position = Position(3).placing(0, "tower_9_ne")
    found = {
        tuple(action_of(judged)["cell"]): clause_of(judged)
        for judged in position.game.refusals({"kind": "place", "tile": "tower_9_ne"})
    }
    assert set(found) == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert found[0, 0] == "ALH-PLACE-1"
    assert found[1, 1] == "ALH-PLACE-5"
    assert found[1, 0] is None
    assert found[-1, 0] == "ALH-PLACE-4", "its wall in the east would meet the open starting tile"
    assert position.legal("place") == {
        f"place tower_9_ne {x},{y}" for (x, y), clause in found.items() if clause is None
    }


def test_a_tile_of_the_reserve_is_judged_for_building_and_swapping() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_9_ne"}).reserve(0, "garden_8_ne").turn(0)
    built = position.game.refusals({"kind": "build", "tile": "garden_8_ne"})
    assert len(built) == 12
    swapped = position.game.refusals({"kind": "swap", "tile": "garden_8_ne"})
    assert [clause_of(judged) for judged in swapped] == ["ALH-RED-3", None]
    assert action_of(swapped[1]) == {"kind": "swap", "tile": "garden_8_ne", "old": "tower_9_ne", "cell": [1, 0]}


def test_all_tiles_of_the_palace_are_judged_for_removal() -> None:
    position = Position(3).palace(0, {(1, 0): "tower_12_open", (2, 0): "tower_9_ne"}).turn(0)
    found = {action_of(judged)["tile"]: clause_of(judged) for judged in position.game.refusals({"kind": "remove"})}
    assert found == {"fountain": "ALH-RED-3", "tower_12_open": "ALH-PLACE-6", "tower_9_ne": None}


def test_every_sensible_payment_of_a_tile_is_judged() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6 dirham_9 denar_2").turn(0)
    found = {cards_of(judged): judged for judged in position.game.refusals({"kind": "buy", "tile": "tower_9_ne"})}
    assert {cards: reason_of(judged) for cards, judged in found.items()} == {
        "gulden_4+gulden_5": None,
        "gulden_4+gulden_6": None,
        "gulden_5+gulden_6": None,
        "dirham_9": "wrong-currency",
        "denar_2": "wrong-currency",
    }
    assert found["gulden_4+gulden_5"]["payment"] == {"price": 9, "paid": 9, "overpaid": 0}
    assert found["gulden_5+gulden_6"]["payment"] == {"price": 9, "paid": 11, "overpaid": 2}
    assert found["dirham_9"]["payment"] is None


def test_any_other_set_of_cards_is_judged_when_it_is_asked() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_4 gulden_5 gulden_6").turn(0)
    asked = {"kind": "buy", "tile": "tower_9_ne", "cards": ["gulden_4"]}
    (short,) = position.game.refusals(asked)
    assert action_of(short) == asked
    assert reason_of(short) == "cards-not-enough"
    assert short["payment"] == {"price": 9, "paid": 4, "overpaid": -5}
    (wasteful,) = position.game.refusals({**asked, "cards": ["gulden_4", "gulden_5", "gulden_6"]})
    assert wasteful["refusal"] is None
    assert wasteful["payment"] == {"price": 9, "paid": 15, "overpaid": 6}


def test_a_currency_that_is_not_enough_is_judged_as_a_whole() -> None:
    position = Position(3).market(MARKET).hand(0, "gulden_2 gulden_3").turn(0)
    (judged,) = position.game.refusals({"kind": "buy", "tile": "tower_9_ne"})
    assert cards_of(judged) == "gulden_2+gulden_3"
    assert reason_of(judged) == "cards-not-enough"
    assert judged["payment"] == {"price": 9, "paid": 5, "overpaid": -4}


def test_every_set_of_the_display_is_judged() -> None:
    position = Position(3).market(MARKET).display("gulden_1 gulden_1 denar_3 dukat_9").turn(0)
    found = {cards_of(judged): clause_of(judged) for judged in position.game.refusals({"kind": "take"})}
    assert len(found) == 11, "two equal cards are one choice"
    assert found["denar_3+gulden_1+gulden_1"] is None
    assert found["dukat_9"] is None
    assert found["dukat_9+gulden_1"] == "ALH-MONEY-1"


def test_every_bid_is_judged() -> None:
    position = Served().hand(1, "denar_3 denar_5 gulden_4").auction("fatima")
    found = {action_of(judged)["amount"]: clause_of(judged) for judged in position.game.refusals({"kind": "bid"})}
    assert [amount for amount, clause in found.items() if clause is None] == [3, 4, 5, 8]
    assert list(found) == list(range(1, 13))
    assert found[12] == "CHA-4"


def test_an_action_of_another_decision_gets_one_refusal() -> None:
    position = Position(3).market(MARKET).turn(0)
    (judged,) = position.game.refusals({"kind": "place", "tile": "tower_9_ne"})
    assert judged["action"] is None
    assert clause_of(judged) == "ALH-TURN-1"
    (unknown,) = position.game.refusals({"kind": "buy", "tile": "castle_9_ne"})
    assert reason_of(unknown) == "tile-not-on-market"


def test_only_the_seat_that_decides_is_told() -> None:
    position = Position(3).market(MARKET).display("gulden_1").turn(0)
    assert position.game.refusals({"kind": "take"}, seat=1) == []
    assert position.game.refusals({"kind": "take"}, seat=0) != []
    with pytest.raises(SeatError):
        position.game.refusals({"kind": "take"}, seat=3)
    with pytest.raises(SeatError):
        position.game.standing(seat=3)


@pytest.mark.parametrize(
    "asked",
    [None, [], "take", {}, {"kind": 7}, {"kind": "fly"}, {"kind": "take", "tile": "x"}, {"kind": "buy", "tile": 7}],
)
def test_what_is_no_action_is_refused_with_a_sentence(asked: object) -> None:
    game = Position(3).market(MARKET).turn(0).game
    before = game.checksum()
    with pytest.raises(NotationError):
        game.refusals(asked)
    assert game.checksum() == before


# --- standing ---


def test_the_standing_has_every_line_and_majority() -> None:
    position = Position(3).collect(0, "tower_9_ne tower_12_open").collect(1, "tower_8_nes").collect(2, "garden_11_open")
    first, second, last = position.turn(0).game.standing()["scorings"]
    assert first["points"]["majorities"]["tower"] == [6, 0, 0]
    assert second["points"]["majorities"]["tower"] == [13, 6, 0]
    assert last["points"]["majorities"]["garden"] == [0, 0, 20]
    assert first["points"]["tiles"]["tower"] == [2, 1, 0]
    assert second["points"]["places"]["tower"] == [13, 6]
    assert first["points"]["gained"][1] == first["points"]["lines"][1]["wall"] == 3


def test_dirk_stands_in_the_last_place() -> None:
    position = Position(2).dirk("tower_8_nes tower_9_ne").collect(0, "tower_12_open").turn(0)
    standing = position.game.standing()
    assert standing["dirk"] == 0
    assert standing["scorings"][1]["points"]["majorities"]["tower"] == [6, 0, 13]
    assert standing["scorings"][1]["points"]["gained"] == [6, 0, 13]


def test_granada_tells_the_prices_that_decide_between_equals() -> None:
    position = Position(3, game="granada").collect(0, "school_5").collect(1, "school_6").turn(0)
    points = position.game.standing()["scorings"][0]["points"]
    assert points["tiles"]["school"] == [1, 1, 0]
    assert points["highest"]["school"] == [5, 6, 0]
    assert points["majorities"]["school"] == [0, 2, 0]
    simplified = Position(3, game="granada", options=["simplified_scoring"]).collect(0, "school_5").turn(0)
    assert simplified.game.standing()["scorings"][0]["points"]["places"]["school"] == [3]


def test_hakim_counts_when_his_type_is_chosen() -> None:
    position = Served().serves(1, "hakim_wahid", "fatima").collect(1, "tower_8_nes").collect(0, "tower_11_open").turn(0)
    standing = position.game.standing()
    assert standing["scorings"][0]["undecided"] == [{"seat": 1, "kind": "hakim"}]
    assert standing["scorings"][0]["points"]["tiles"]["tower"] == [1, 1, 0]
    assert standing["end"] == [{}, {"characters": 8}, {}]
    position.characters.hakim_type = position.game.rules.catalog.type_names.index("tower")
    chosen = position.game.standing()["scorings"][0]
    assert chosen["undecided"] == []
    assert chosen["points"]["tiles"]["tower"] == [1, 1.5, 0]
    assert chosen["points"]["majorities"]["tower"] == [0, 6, 0]


def test_face_down_bonus_cards_do_not_count_for_anybody() -> None:
    position = Position(3, ["bonus_cards"]).collect(0, "tower_12_open").turn(0)
    module = position.game.module_of(BonusCards)
    card = module.names.index("bonus_tower_12")
    module.face_down = [(card,), (), ()]
    module.open = [(), (), ()]
    standing = position.game.standing(seat=0)
    assert standing == position.game.standing(seat=1)
    assert standing["scorings"][0]["points"]["tiles"]["tower"] == [1, 0, 0]
    assert standing["scorings"][0]["undecided"] == [{"seat": 0, "kind": "bonus_card"}]
    position.play("open_bonus_card bonus_tower_12")
    assert position.game.standing()["scorings"][0]["points"]["tiles"]["tower"] == [2, 0, 0]


def test_the_standing_tells_how_far_away_scorings_are() -> None:
    position = Position(3).bag("tower_12_open").deck("gulden_1 gulden_2", "gulden_3 scoring_1", "scoring_2").turn(0)
    first, second, last = position.game.standing()["scorings"]
    assert first["cards"] == {"least": 3, "most": 4}
    assert second["cards"] == {"least": 5, "most": 5}
    assert (last["cards"], last["tiles"]) == (None, [1])


def test_nobody_knows_how_far_away_a_card_of_the_next_deck_is() -> None:
    position = Position(3, game="combined").deck("gulden_1 gulden_2", "gulden_3 scoring_1").turn(0)
    first, second, last = position.game.standing()["scorings"]
    assert first["cards"] == {"least": 3, "most": 4}
    assert second["cards"] == {"least": 5, "most": None}
    assert last["tiles"] == [len(bag) for bag in position.game.bags]


def test_after_the_end_no_scoring_is_left() -> None:
    position = Position(3).ending(0)
    assert position.game.is_over
    assert position.game.standing()["scorings"] == []


def test_at_the_end_only_the_last_scoring_is_left() -> None:
    position = Position(3).market("tower_9_ne").hand(1, "gulden_1").ending(0)
    assert position.decision == ("place", 1)
    (last,) = position.game.standing()["scorings"]
    assert last["points"]["scoring"] == 3


# --- every point is announced ---


@pytest.mark.clause("CHA-FATIMA")
def test_fatimas_points_are_told() -> None:
    position = Served().serves(1, "fatima").ending(0)
    (event,) = told(position.game.events, "end_points")
    assert fields(event) == {"sources": [{}, {"characters": 8}, {}], "points": position.game.scores}


def test_without_points_at_the_end_nothing_is_told_of_them() -> None:
    assert told(Position(3).ending(0).game.events, "end_points") == []


def test_a_scoring_tells_what_it_is_made_of() -> None:
    position = Position(3).collect(0, "tower_9_ne").turn(0)
    before = position.game.standing()["scorings"][0]["points"]
    position.push([Score(1)])
    (event,) = told(position.game.events, "scoring")
    assert fields(event) == {**before, "points": [8, 0, 0]}
