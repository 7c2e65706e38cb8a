"""Roll & Write in the terminal: everything is there, in 80 columns, with and without colour."""

import io
from itertools import count

import pytest
from rich.console import Console

from alhambra.console.drawing.sheets import describe, render
from alhambra.console.renderers import renderer_for
from alhambra.protocol import GameConfig, Randomness, canonical_seed
from alhambra.roll_and_write import ACTIONS, RollAndWrite
from alhambra.texts import key_of, language
from tests.engines import new_roll_and_write
from tests.messages import heard, seen_by
from tests.roll_and_write.builder import Table, config, play
from tests.roll_and_write.checked_play import CONFIGS


def shown(game: RollAndWrite, seat: int | None) -> str:
    """Return the picture without colour at 80 columns."""
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(render(seen_by(game, seat), seat))
    return out.getvalue()


@pytest.mark.parametrize("chosen", CONFIGS, ids=repr)
def test_every_position_can_be_drawn_in_80_columns(chosen: GameConfig) -> None:
    game = new_roll_and_write(chosen, canonical_seed(1))
    randomness = Randomness(1)
    for number in count():
        for seat in [None, 0] if number % 10 == 0 or game.is_over else []:
            lines = shown(game, seat).splitlines()
            assert max(len(line) for line in lines) <= 80
            assert not any("…" in line for line in lines), "something was cut off"
        actions = game.legal_actions()
        sentences = {describe(action, seen_by(game, 0)) for action in actions}
        assert len(sentences) == len(actions), "two actions read alike"
        assert all(sentence[-1] not in ".:" for sentence in sentences), "an action is named, not told as a sentence"
        if game.is_over:
            break
        game.play(actions[randomness.below(len(actions))])


def test_the_sheet_shows_ticks_dice_and_crossings() -> None:
    game = Table(3).ticks(0, [(1, 1)]).dice(0, [1, 4], [1, 6]).game
    picture = shown(game, 0)
    assert "It is your turn." in picture
    assert " P✗ " in picture
    assert picture.count("(") == 3, "three crossings can still be ticked"
    assert "1/5" in picture


def test_the_coins_tell_how_many_more_there_is_room_for() -> None:
    game = Table(3).coins(0, 4).game
    assert "Coins: 4, room for 16 more" in shown(game, 0)
    assert "Coins: 20, full" in shown(Table(3).coins(0, 20).game, 0)


def test_the_result_names_the_winner() -> None:
    game = Table(3, seat=2, round_number=18).coins(1, 9).game
    play(game, "coins")
    assert "Seat 1  ★ winner" in shown(game, 0)


def test_the_result_names_an_imaginary_winner_and_in_a_game_for_points_nobody() -> None:
    lost = Table(1, "opponents", round_number=18).boxes(1, 4, 4, 4, 4, 2, 2).boxes(2, 0, 0, 0, 6, 7, 7).game
    play(lost, "coins", "*yellow_1", "*blue_1", "*yellow_1", "*blue_1")
    (winner,) = lost.imaginary_winners
    assert [line.split("★")[0].strip() for line in shown(lost, 0).splitlines() if "★" in line] == [
        f"Imaginary {winner}"
    ]
    alone = Table(1, round_number=18).game
    play(alone, "coins", "*yellow_1", "*blue_1", "*yellow_1", "*blue_1")
    assert alone.is_over
    assert "★" not in shown(alone, 0)


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("tick 1 2", "tick the seraglio in row 1, column 2: tick 1 of 5"),
        ("coins", "take 1 coin and roll all four dice again"),
        ("turn yellow_2 up", "pay a coin and turn a yellow die from 2 to 3"),
        ("turn blue_2 down", "pay a coin and turn a blue die from 2 to 1"),
    ],
)
def test_actions_in_words(notation: str, sentence: str) -> None:
    game = Table(3).ticks(0, [(1, 1)]).game
    assert describe(ACTIONS.parse(notation), seen_by(game, 0)) == sentence


def test_a_second_tick_and_a_kept_pair_in_words() -> None:
    game = Table(3).game
    play(game, "tick 1 1")
    assert describe(ACTIONS.parse("tick 2 2"), seen_by(game, 0)).startswith("pay 3 coins and tick the chambers")
    assert describe(ACTIONS.parse("done"), seen_by(game, 0)) == "skip the second tick"
    play(game, "tick 2 2", "*yellow_1", "*blue_2", "*yellow_3", "*blue_4")
    expected = "keep yellow 1 and blue 4; pass on yellow 3 and blue 2"
    assert describe(ACTIONS.parse("keep 1 4"), seen_by(game, 0)) == expected


def test_players_can_have_names() -> None:
    out = io.StringIO()
    game = Table(3, seat=1, start=1).game
    Console(file=out, width=80, color_system=None).print(render(seen_by(game, 0), 0, ["Ann", "Layla", "Yusuf"]))
    assert "It is Layla's turn." in out.getvalue()
    assert "Yusuf" in out.getvalue()
    assert "Ann" not in out.getvalue(), "the viewer is You"


def test_events_in_words() -> None:
    names = ["You", "Layla"]
    tell = renderer_for("roll_and_write", names, 0).tell
    alone = renderer_for("roll_and_write", names[:1], 0).tell
    game = Table(2).ticks(0, [(2, 2)]).game
    told: list[str | None] = []
    for notation in ("turn yellow_2 up", "coins", "*yellow_1", "*blue_2", "*yellow_3", "*blue_4", "keep 1 2", "coins"):
        play(game, notation)
        told += [tell(event) for event in heard(game, 0)]
    assert [sentence for sentence in told if sentence] == [
        "You turn a yellow die from 2 to 3.",
        "You take no coins.",
        "You pass yellow 3 and blue 4 on to Layla.",
        "Layla takes no coins.",
    ]
    assert tell({"event": "building_ticked", "row": 2, "yellow": 1, "blue": 2, "building": "garden"}) == (
        "Imaginary player 1 ticks the garden in row 1, column 2."
    )
    assert tell({"event": "places_awarded", "building": "tower", "place": 1, "rows": [0, 1], "points": [17, 17]}) == (
        "Place 1 of tower: you (17 points) and Layla (17 points)."
    )
    assert tell({"event": "places_awarded", "building": "tower", "place": 3, "rows": [1], "points": [1]}) == (
        "Place 3 of tower: Layla (1 point)."
    )
    assert tell({"event": "places_awarded", "building": "tower", "place": 2, "rows": [0, 2], "points": [9, 0]}) == (
        "Place 2 of tower: you (9 points) and imaginary player 1 (no points)."
    )
    over = {"event": "game_over", "points": [50, 50], "winners": [0, 1]}
    assert tell(over) == "The game is over: you and Layla won."
    assert alone({"event": "imaginary_players_won", "numbers": [2]}) == "Imaginary player 2 won."
    over = {"event": "game_over", "points": [50], "winners": []}
    assert alone(over) == "The game is over with 50 points."
    assert tell({"event": "dice_passed", "seat": 1, "to": 0, "yellow": 1, "blue": 2}) == (
        "Layla passes yellow 1 and blue 2 on to you."
    )
    assert tell({"event": "start_seat", "seat": 1}) == "Layla starts."


def test_every_decision_and_action_has_a_title() -> None:
    english = language("en")
    assert all(english.find(key_of("kind", kind), {}) for kind in ACTIONS.kinds)
    game = new_roll_and_write(config(3), canonical_seed(1))
    while not game.is_over:
        assert game.decision is not None
        assert english.find(key_of("decision", game.decision.kind), {})
        game.play(game.legal_actions()[0])
