"""Hand-written positions: what may be omitted, and what is refused."""

from typing import Any

import pytest

from alhambra import (
    Game,
    GameConfig,
    IllegalAction,
    PositionError,
    Randomness,
    from_position,
    imagine,
    language,
    languages,
    new_game,
)
from alhambra.tilegames.game import TileGame

TITLE = "alhambra position\n"


def start(text: str, seed: int | None = 1) -> Game:
    return from_position(TITLE + text, seed)


def view(game: Game, seat: int | None) -> Any:
    return game.view(seat)


def deck_of(game: Game) -> list[tuple[int, list[str]]]:
    """Return the piles of the deck: how many ordinary cards, and which special ones."""
    assert isinstance(game, TileGame)
    return [(pile.ordinary, [game.deck.name(card) for card in pile.special]) for pile in game.deck.piles]


def test_a_puzzle_needs_few_lines() -> None:
    game = start(
        """
        ; Buy exactly, and buy again.
        seats: 2
        market: tower_9_ne - garden_10_open -
        hand 0: gulden_4 gulden_5 denar_9 denar_1
        palace 0: chambers_5_nsw@-1,0
        """
    )
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("turn", 0)
    game.play(game.action_set.parse("buy tower_9_ne gulden_4+gulden_5"))
    assert game.decision.seat == 0
    assert view(game, 0)["new_tiles"][0]["tile"] == "tower_9_ne"


def test_what_is_offered_in_one_position_is_judged_anew_in_another() -> None:
    lines = "hand 0: gulden_4 gulden_5\nmarket: {} - - -"
    one, other = start(lines.format("tower_9_ne")), start(lines.format("tower_9_es"))
    (buy,) = [action for action in one.legal_actions() if action.kind == "buy"]
    assert len(other.legal_actions()) > 0
    with pytest.raises(IllegalAction):
        other.play(buy)


def test_what_lies_nowhere_else_is_in_deck_and_bag() -> None:
    game = start("seats: 3\nhand 1: gulden_1 gulden_1\nmarket: tower_9_ne - - -\ndisplay: dukat_9")
    seen = view(game, 1)
    assert seen["deck"] == 108 - 3 + 2
    assert seen["bags"] == [53]
    assert seen["hand"] == ["gulden_1", "gulden_1"]
    assert deck_of(game) == [(21, []), (21, ["scoring_1"]), (21, []), (21, ["scoring_2"]), (21, [])]


def test_what_is_not_told_has_not_happened() -> None:
    seen = view(start("seats: 2"), None)
    assert [seat["points"] for seat in seen["seats"]] == [0, 0]
    assert seen["dirk"] == {"points": 0, "tiles": []}
    assert (seen["turn"], seen["idle_turns"], seen["scorings_done"], seen["scorings_due"]) == (1, 0, 0, [])


def test_cards_that_have_turned_up_are_in_the_deck_no_more() -> None:
    game = start(
        "seats: 4\nmodules: bureaux gates\nscorings done: 1\nhand 0: bureau_gulden_dukat gate\ngates open: yes\n"
        "display: bureau_denar_dukat bureau_dirham_denar"
    )
    names = [name for _, special in deck_of(game) for name in special]
    assert sorted(names) == ["bureau"] * 3 + ["gate"] * 2 + ["scoring_2"]
    assert isinstance(game, TileGame)
    assert [len(cards) for cards in game.deck.groups.values()] == [3]


def test_only_the_tiles_that_are_named_lie_in_a_bag() -> None:
    game = start("bag 1: tower_9_ne garden_10_open\ndeck: gulden_1 gulden_2", None)
    assert view(game, None)["bags"] == [2]
    assert view(game, None)["deck"] == 4


def test_deck_and_bag_are_told_one_by_one_only_where_something_is_missing_in_them() -> None:
    few = start("bag 1: tower_9_ne garden_10_open\ndeck: gulden_1 gulden_2", None)
    assert {"deck: gulden_1 gulden_2", "bag 1: garden_10_open tower_9_ne"} <= set(few.position().splitlines())
    assert from_position(few.position(), None).checksum() == few.checksum()
    assert {"deck: rest", "bag 1: rest"} <= set(start("seats: 3").position().splitlines())


def test_all_modules_stand_as_after_the_set_up_if_nothing_else_is_told() -> None:
    for name in ("alhambra", "granada", "combined"):
        game = start(f"game: {name}\nseats: 4\nmodules: vizier bureaux\n")
        assert view(game, 0)["vizier"] == {"active": [True] * 4}
    whole = start("seats: 4\nmodules: bonus_cards bureaux camps characters diamonds gates huts vizier")
    randomness = Randomness(1)
    whole.play_out(randomness)
    assert whole.is_over


def test_a_game_can_go_on_at_any_step() -> None:
    game = start(
        "seats: 3\nmodules: characters\nhand 1: gulden_5 gulden_2\nhand 2: dukat_9\n"
        "unseen character: abdul_karim yusuf_e_passuff yammerad machma_klain laila_wundabah hakim_wahid "
        "faruk_will_haben ammar_el_schauf abdul_knihstig\n"
        "turn seat: 2\npending: bid fatima 1+2 0 4, fill_display, turn_over"
    )
    assert view(game, None)["decision"]["highest"] == 4
    assert [action.notation() for action in game.legal_actions()] == ["pass_bid", "bid 5", "bid 7"]


@pytest.mark.parametrize(("seats", "rest", "ways"), [(4, 1, 3), (5, 2, 3)])
def test_the_gates_that_are_left_over_can_still_be_spread_over_a_new_deck(seats: int, rest: int, ways: int) -> None:
    game = start(f"modules: gates\nseats: {seats}\npending: spread_gates {rest}, turn_over", None)
    assert game.chance is not None
    assert len(game.chance.outcomes) == ways


@pytest.mark.parametrize(
    "text",
    [
        "seats: 4\npending: spread_gates 2, turn_over",
        "seats: 3\npending: spread_gates 0, turn_over",
        "seats: 6\npending: spread_gates 1, turn_over",
        "seats: 4\ntaken: 1\npiles: 107\nbuilt 1: 108\npending: spread_gates 1, turn_over",
    ],
)
def test_gates_are_spread_only_where_some_are_left_over_and_nothing_was_drawn(text: str) -> None:
    with pytest.raises(PositionError, match=r"'spread_gates \d' cannot be due in this position."):
        start(f"modules: gates\n{text}")


BONUS = "seats: 3\nmodules: bonus_cards\nbonus_cards open 0: bonus_pavilion_8\n"


def test_an_open_bonus_card_was_shown_and_its_tile_is_in_the_palace() -> None:
    shown, built = "bonus_cards shown: bonus_pavilion_8\n", "palace 0: pavilion_8_open@1,0\n"
    assert "bonus_cards open 0: bonus_pavilion_8" in start(BONUS + shown + built).position().splitlines()
    for lines in (shown, built):
        with pytest.raises(
            PositionError, match="A revealed bonus card must have been shown, and its tile must be in the palace"
        ):
            start(BONUS + lines)


REPLACING = "modules: characters\nmarket: tower_9_ne - - -\n"


def test_laila_can_be_about_to_replace_a_tile() -> None:
    game = start(f"{REPLACING}pending: draw_replacement 0, turn_over", None)
    assert game.chance is not None
    assert (game.chance.kind, len(game.chance.outcomes)) == ("draw_replacement", 53)


@pytest.mark.parametrize(
    "lines",
    [
        "pending: draw_replacement 1, turn_over",
        "pending: draw_replacement 4, turn_over",
        "bag 1: -\npending: draw_replacement 0, turn_over",
    ],
)
def test_only_a_tile_of_the_market_is_replaced_and_only_from_the_bag(lines: str) -> None:
    with pytest.raises(PositionError, match=r"'draw_replacement \d' cannot be due in this position."):
        start(REPLACING + lines)


def test_a_special_card_has_turned_up_among_those_that_were_drawn() -> None:
    deck = "piles: 107\nbuilt 1: 108+scoring_1\ntaken: 2\nscorings done: 1\ndisplay: gulden_1\nturned up: scoring_1@{}"
    assert view(start(deck.format(1)), None)["deck"] == 107
    with pytest.raises(PositionError, match=r"turned up': The draws must be numbered in order, up to 2."):
        start(deck.format(2))


def test_roll_and_write_can_be_written_too() -> None:
    game = start(
        "game: roll_and_write\nseats: 2\nround: 3\nticks 0: 1,1 2,2\nyellow 0: 1 3\nblue 0: 2 2\nyellow 1: 4\nblue 1: 4"
    )
    assert [action.notation() for action in game.legal_actions()][:3] == ["tick 1 2", "tick 3 2", "coins"]
    assert view(game, 0)["rows"][0]["counts"] == new_counts(game)


ROLLING = "game: roll_and_write\nseats: 3\nround: 3\nyellow 1: 4\nblue 1: 4\nyellow 2: 5\nblue 2: 5\n"


@pytest.mark.parametrize("dice", ["", "yellow 0: 1\n", "yellow 0: 1\nblue 0: 1\n", "yellow 0: 1 2\nblue 0: 1\n"])
def test_dice_can_be_about_to_be_rolled_for_the_seat_on_turn(dice: str) -> None:
    game = start(f"{ROLLING}{dice}due: dice 0 2", None)
    assert game.chance is not None
    assert len(game.chance.outcomes) == 6


@pytest.mark.parametrize(
    "lines",
    [
        "yellow 0: 1 2\ndue: dice 0 2",
        "blue 0: 1\ndue: dice 0 2",
        "yellow 0: 1 2\nblue 0: 1 2\ndue: dice 0 2",
    ],
)
def test_a_blue_die_is_rolled_for_each_yellow_one_and_no_third_pair(lines: str) -> None:
    with pytest.raises(PositionError, match=r"'dice 0 \d' cannot be due in this position."):
        start(ROLLING + lines)
    with pytest.raises(PositionError, match=r"'dice 0 3' cannot be due in this position."):
        start("game: roll_and_write\nround: 3\nyellow 2: 5\nblue 2: 5\nyellow 0: 1 2\nblue 0: 1 2\ndue: dice 0 3")


PLACES = f"{ROLLING}yellow 0: 1 1\nblue 0: 1 1\n"


def test_places_follow_each_other_and_equals_share_one() -> None:
    game = start(f"{PLACES}places 0: 1 0 0 0 0 0\nplaces 1: 3 0 0 0 0 0\nplaces 2: 1 0 0 0 0 0")
    assert "places 1: 3 0 0 0 0 0" in game.position().splitlines()
    with pytest.raises(PositionError, match="The places must be awarded in order, the first one first"):
        start(f"{PLACES}places 0: 1 0 0 0 0 0\nplaces 1: 2 0 0 0 0 0\nplaces 2: 1 0 0 0 0 0")


SECOND_TICK = (
    "game: roll_and_write\nseats: 2\nround: 3\nyellow 0: 1\nblue 0: 2\nyellow 1: 4\nblue 1: 4\ndue: second_tick 0\n"
)


def test_a_second_tick_can_be_due_to_a_seat_that_can_pay_and_tick_it() -> None:
    game = start(SECOND_TICK + "coins gained 0: 5\ncoins spent 0: 2")
    assert [action.notation() for action in game.legal_actions()] == ["tick 1 2", "done"]
    for lines in (
        "coins gained 0: 5\ncoins spent 0: 3",
        "coins gained 0: 5\ncoins spent 0: 2\nticks 0: 1,2",
        "coins gained 0: 5\ncoins spent 0: 2\nturns over: 1",
    ):
        with pytest.raises(PositionError, match=r"'second_tick 0' cannot be due in this position."):
            start(SECOND_TICK + lines)


def new_counts(game: Game) -> list[int]:
    """Return how many of the buildings 1,1 and 2,2 are of each type."""
    seen = view(game, 0)
    types = [seen["grid"][0][0], seen["grid"][1][1]]
    return [types.count(building["type"]) for building in seen["buildings"]]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats: 9", "This is not the position of a game: MOD-2: .* 2 to 6 players, not for 9."),
        ("game: chess", "This is not the position of a game: There is no game 'chess'.*"),
        ("rules: 3", "Line 2, 'rules': Version 3 of the rules is unknown; this is 2."),
        ("components: 00", "Line 2, 'components': The position was written with other components.*"),
        ("hnad 0: gulden_1", "Line 2, 'hnad 0': A position has no line of this name."),
        ("hand 3: gulden_1", "Line 2, 'hand 3': A position has no line of this name."),
        ("what is this", "Line 2: 'what is this' does not have the form 'name: what there is'."),
        ("turn: 1\nturn: 2", "Line 3: 'turn' appears twice."),
        ("turn: x", "Line 2, 'turn': 'x' is not a number from 0 to 1000000000000000."),
        ("turn seat: 3", "Line 2, 'turn seat': '3' is not a number from 0 to 2."),
        ("purchased: maybe", "Line 2, 'purchased': 'maybe' is neither yes nor no."),
        ("hand 0: gulden_10", "Line 2, 'hand 0': There is no card 'gulden_10'."),
        ("hand 0: ?", "Line 2, 'hand 0': Nothing can be hidden here."),
        ("hand 0: gulden_1 gulden_1 gulden_1 gulden_1", "Line 2, .*: The game has 3 cards gulden_1, not 4."),
        ("hand 0: gulden_1 gulden_1\nhand 1: gulden_1 gulden_1", "The game has 3 cards gulden_1, not 4."),
        (
            "display: gulden_1 gulden_2 gulden_3 dukat_1 dukat_2",
            "Line 2, 'display': The display has at most 4 cards, not 5.",
        ),
        ("modules: bureaux\nhand 0: bureau", "Line 3, 'hand 0': The game has 0 cards bureau, not 1."),
        ("market: tower_9_ne", "Line 2, 'market': There are 4 places for tiles, with '-' for an empty one."),
        (
            "market: tower_9_ne - - -\nreserve 0: tower_9_ne",
            "Line 3, 'reserve 0': tower_9_ne is already somewhere else.",
        ),
        ("reserve 0: fountain", "Line 2, 'reserve 0': There is no tile 'fountain' that could be there."),
        ("palace 0: tower_9_ne@x", "Line 2, 'palace 0': 'x' is not a cell such as 2,-1."),
        ("palace 0: tower_9_ne@0,0", "Line 2, 'palace 0': There are two tiles on the cell 0,0."),
        ("palace 0: tower_9_ne@2,0", "Line 2, 'palace 0': ALH-PLACE-6: One tile cannot be reached on foot."),
        ("palace 0: tower_9_ne@0,1", "Line 2, 'palace 0': ALH-PLACE-4: .* a wall would meet an open side."),
        ("bag 1: tower_9_ne tower_9_ne", "Line 2, 'bag 1': tower_9_ne is already somewhere else."),
        ("piles: 5", "Line 2, 'piles': The piles of the deck do not hold the 108 ordinary cards that are in it."),
        (
            "piles: 108+scoring_1+scoring_1",
            "Line 2, 'piles': 1 card scoring_1 is left for the piles of the deck, not 2.",
        ),
        (
            "piles: 108\nbuilt 1: 109",
            "Line 2, 'piles': However the deck was built, its piles cannot be what is left of it.",
        ),
        ("pending: dance", "Line 2, 'pending': 'dance' cannot be pending in this game."),
        ("pending: turn", "Line 2, 'pending': 'turn' does not have the form 'turn SEAT'."),
        ("pending: turn 4, turn_over", "Line 2, 'pending': '4' does not fit in the place of seat."),
        ("pending: turn 1, turn_over", "Line 2, 'pending': 'turn 1' cannot be due in this position."),
        ("pending: place 0 no, turn_over", "Line 2, 'pending': 'place 0 no' cannot be due in this position."),
        ("pending: turn 0", "Line 2, .*: The last step must be one of turn_over, last_scoring, game_over."),
        ("pending: bid fatima 0 - 0, turn_over", "Line 2, .*: 'bid fatima 0 - 0' cannot be pending in this game."),
        ("seed: 12", "Line 2, 'seed': A seed in a position is 64 hexadecimal digits."),
        (
            "seen by: 1",
            "A position as one seat knows it cannot be continued, but games can be imagined from it.",
        ),
        ("clue 1: 0 0 shown", "Line 2, 'clue 1': 'shown' does not have the form 'shown CARD'."),
        (
            "secret 1: 0 0 4 gulden_1 hidden",
            "Line 2, 'secret 1': No card was drawn in secret at place 4 of the deck, after the previous one.",
        ),
        ("game: combined\npalace 0: park_2@1,0", "Line 3, 'palace 0': COM-PLACE-.*"),
        (
            "game: roll_and_write\nticks 0: 1,7",
            "Line 3, .*: '1,7' is not a building, such as 2,5, that is ticked once.",
        ),
        ("game: roll_and_write", "'due' is missing: 'action 0' cannot be due in this position."),
        ("modules: vizier\nvizier: 1 1", "Line 3, 'vizier': A seat appears twice."),
        (
            "modules: bureaux\nunseen bureau: gulden_1",
            "Line 3, 'unseen bureau': These must be different cards of one kind.",
        ),
        (
            "modules: bureaux\nunseen bureau: bureau_denar_dukat bureau_denar_dukat",
            "Line 3, .*: The game has 1 card .* not 2.",
        ),
        ("clue 1: 3 0 shown gulden_1", "Line 2, 'clue 1': '3' is not a number from 0 to 2."),
        ("game: roll_and_write\nplaces 0: 2 0 0 0 0 0", "The places must be awarded in order.*"),
        ("modules: gates\ngates 0: N@0,0", "Line 3, 'gates 0': A gate must stand on a double wall between two tiles.*"),
    ],
)
def test_what_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(PositionError, match=f"^{sentence}$") as refused:
        start(text)
    for name in languages():
        assert "position-" not in language(name).error(refused.value)


@pytest.mark.parametrize("text", ["", "chess position", "\0", None, 7, "x" * 1_000_000, "\n" * 5000])
def test_what_is_no_position_is_refused(text: Any) -> None:
    with pytest.raises(PositionError):
        from_position(text)
    with pytest.raises(PositionError):
        imagine(text, Randomness(1))


def test_a_hole_in_a_palace_is_refused() -> None:
    ring = ["1,-1", "2,-1", "3,-1", "1,0", "3,0", "1,1", "2,1", "3,1"]
    game = new_game(GameConfig("alhambra", 3), 1)
    assert isinstance(game, TileGame)
    catalog = game.rules.catalog
    tiles = [catalog.names[tile] for tile in catalog.bags[0] if not catalog.sides[tile]]
    assert len(tiles) >= len(ring), "There are enough tiles without walls"
    palace = " ".join(f"{tile}@{cell}" for tile, cell in zip(tiles, ring, strict=False))
    with pytest.raises(PositionError, match=r"ALH-PLACE-7: An empty area is enclosed."):
        start(f"palace 0: {palace}")


def test_a_seat_that_has_drawn_no_cards_gives_no_clues_to_them() -> None:
    with pytest.raises(PositionError, match="Line 2, 'clue 1': Clues are given one after the other"):
        start("clue 1: 2 0 shown gulden_1")


# --- one seat's knowledge ---


def test_a_seat_does_not_learn_what_is_hidden() -> None:
    game = new_game(GameConfig("alhambra", 4, ["bonus_cards", "gates", "characters"]), 3)
    text = game.position(seat=2)
    assert "piles: ?" in text
    assert "characters aside: ?" in text
    assert "bonus_cards hand 0: ? ?" in text
    assert "bonus_cards hand 2: bonus_" in text
    assert view(imagine(text, Randomness(1)), 2)["hand"] == view(game, 2)["hand"]


def test_nobody_imagines_a_whole_position() -> None:
    game = new_game(GameConfig("alhambra", 3), 1)
    with pytest.raises(PositionError, match="leaves nothing to imagine"):
        imagine(game.position(), Randomness(1))
    with pytest.raises(PositionError, match="does not say how chance continues"):
        game.position(seat=1, with_chance=True)


def test_knowledge_that_contradicts_itself_is_refused() -> None:
    text = new_game(GameConfig("alhambra", 3, ["characters"]), 1).position(seat=0)
    with pytest.raises(PositionError, match="1 card drawn in secret is hidden in the hand"):
        imagine(text.replace("taken: 0", "taken: 4") + "secret 1: 1 0 2\n", Randomness(1))
