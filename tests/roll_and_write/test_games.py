"""Whole games of Roll & Write: every invariant, for every number of players and every variant."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.games import new_game, replay
from alhambra.protocol import (
    AlhambraError,
    ConfigError,
    GameConfig,
    IllegalAction,
    Randomness,
    Record,
    RecordError,
    canonical_seed,
)
from alhambra.roll_and_write import ACTIONS, INFO, RollAndWrite
from tests.engines import new_roll_and_write
from tests.messages import fields, seen_by
from tests.roll_and_write.builder import Table, config, end_round, open_game, play, refusal
from tests.roll_and_write.checked_play import CONFIGS, play_random_game_with_checks


@given(st.sampled_from(CONFIGS), st.integers(min_value=0))
def test_random_games_keep_all_invariants(chosen: GameConfig, seed: int) -> None:
    play_random_game_with_checks(chosen, seed)


@pytest.mark.parametrize("chosen", CONFIGS, ids=repr)
def test_a_replayed_record_is_the_same_game(chosen: GameConfig) -> None:
    game = play_random_game_with_checks(chosen, 7)
    record = Record.read(game.record().to_text())
    assert record == Record.read(json.dumps(game.record().to_json()))
    assert replay(record).record() == record


@pytest.mark.parametrize("chosen", CONFIGS, ids=repr)
def test_the_same_outcomes_in_open_chance_give_the_same_game(chosen: GameConfig) -> None:
    """Lead the open game along the seeded one by finding the outcome that reaches the same position."""
    seeded = new_roll_and_write(chosen, canonical_seed(3))
    opened = new_roll_and_write(chosen, None)
    follow(opened, seeded)
    chooser = Randomness("choices")
    while not seeded.is_over:
        actions = seeded.legal_actions()
        action = actions[chooser.below(len(actions))]
        seeded.play(action)
        opened.play(action)
        follow(opened, seeded)
    assert opened.is_over
    assert opened.scores == seeded.scores
    assert replay(opened.record()).record() == opened.record()


def follow(opened: RollAndWrite, seeded: RollAndWrite) -> None:
    """Resolve the open dice with the events of the seeded game."""
    last = seeded.entries()[-1].action if seeded.history.length else None
    chosen = last is not None and last.kind == "tick"
    outcomes: list[str] = []
    for event in seeded.events[1 if chosen else 0 :]:  # the first event is then the chosen tick, not a rolled one
        if event.kind == "start_seat":
            outcomes.append(f"seat_{fields(event)['seat']}")
        elif event.kind == "die_rolled":
            outcomes.append(fields(event)["die"])
        elif event.kind == "building_ticked":
            outcomes += [f"yellow_{fields(event)['yellow']}", f"blue_{fields(event)['blue']}"]
    for outcome in outcomes:
        chance = opened.chance
        assert chance is not None
        assert all(weight > 0 for _, weight in chance.outcomes)
        assert abs(sum(share for _, share in chance.probabilities()) - 1) < 1e-9
        opened.resolve(outcome)
    assert opened.chance is None
    assert opened.checksum() == seeded.checksum()


def test_opening_chance_later_keeps_the_past() -> None:
    game = new_roll_and_write(config(2), canonical_seed(1))
    play(game, "coins")
    opened = game.with_open_chance()
    assert opened.checksum() == game.checksum()
    assert isinstance(opened, RollAndWrite)
    end_round(opened)
    record = opened.record()
    assert record.opened_at == 1
    assert record.entries[0] == f"{game.start_seat}: coins"
    assert record.entries[-1].startswith("*: ")
    assert replay(record).record() == record


@given(st.sampled_from(CONFIGS), st.integers(min_value=0, max_value=1000), st.integers(min_value=0, max_value=30))
def test_an_imagined_game_looks_the_same_and_has_another_future(chosen: GameConfig, seed: int, depth: int) -> None:
    game = new_roll_and_write(chosen, canonical_seed(seed))
    chooser = Randomness(seed)
    for _ in range(depth):
        if not game.is_over:
            actions = game.legal_actions()
            game.play(actions[chooser.below(len(actions))])
    before = game.checksum()
    for seat in range(chosen.seats):
        imagined = game.determinise(seat, chooser)
        assert json.dumps(seen_by(imagined, seat)) == json.dumps(seen_by(game, seat))
        assert imagined.checksum() == before
        with pytest.raises(RecordError):
            imagined.record()
        assert imagined.streams is not None
        assert game.streams is not None
        assert imagined.streams.seed != game.streams.seed
        if not imagined.is_over:
            imagined.play(imagined.legal_actions()[0])
    assert game.checksum() == before


def test_views_are_json_and_the_same_for_all_but_the_viewer() -> None:
    game = new_roll_and_write(config(4), canonical_seed(5))
    views = [seen_by(game, seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        assert json.loads(json.dumps(view)) == view
        view.pop("viewer")
    assert all(view == views[0] for view in views)


def test_a_copy_of_an_unfinished_game_is_independent() -> None:
    game = Table().ticks(0, [(3, 3)]).game
    twin = game.copy()
    play(twin, "turn yellow_1 up", "coins")
    assert game.sheets[0].yellows == [1, 2]
    assert game.sheets[0].coins == 3
    assert len(twin.entries()) == len(game.entries()) + 2


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, [], "1 to 5"),
        (6, [], "1 to 5"),
        (2, ["opponents"], "only for one player"),
        (3, ["three_imaginary"], "only for one player"),
        (1, ["three_imaginary", "four_imaginary"], "not both"),
        (1, ["dirk"], "possible: three_imaginary"),
    ],
)
@pytest.mark.clause("RNW-SOLO-7", "RNW-SOLO-8")
def test_impossible_configs_are_refused_with_a_reason(seats: int, options: list[str], reason: str) -> None:
    chosen = GameConfig("roll_and_write", seats, (), options)
    with pytest.raises(ConfigError, match=reason):
        INFO.check(chosen)
    with pytest.raises(ConfigError, match=reason):
        new_game(chosen, 1)


@pytest.mark.clause("MOD-3")
def test_there_are_no_modules() -> None:
    with pytest.raises(ConfigError, match="it has no modules"):
        new_game(GameConfig("roll_and_write", 2, ["vizier"]), 1)


@pytest.mark.parametrize("notation", ["tick 1", "tick one 2", "coins 3", "keep 1 2 3", "turn yellow_1", "", "build 3"])
def test_wrong_notation_is_refused(notation: str) -> None:
    with pytest.raises(AlhambraError):
        ACTIONS.parse(notation)


def test_nothing_can_be_chosen_while_dice_are_due_or_after_the_end() -> None:
    game = open_game(2)
    assert refusal(game, "coins") == "CHANCE"
    with pytest.raises(IllegalAction):
        game.resolve("seat_2")
    over = play_random_game_with_checks(config(2), 1)
    assert refusal(over, "coins") == "RNW-TURN-1"
    with pytest.raises(IllegalAction):
        over.resolve("yellow_1")


def test_an_illegal_action_changes_nothing() -> None:
    game = Table().game
    before = game.checksum()
    for notation in ("tick 6 6", "tick 9 1", "keep 1 1", "done", "turn yellow_6 up", "turn red_1 up"):
        with pytest.raises(IllegalAction):
            play(game, notation)
    assert game.checksum() == before


def test_silent_games_tell_nothing_and_go_the_same_way() -> None:
    loud, silent = new_roll_and_write(config(3), canonical_seed(2)), new_roll_and_write(config(3), canonical_seed(2))
    silent.records_events = False
    while not loud.is_over:
        action = loud.legal_actions()[-1]
        loud.play(action)
        silent.play(action)
        assert silent.events == []
    assert loud.checksum() == silent.checksum()


def test_between_the_two_dice_of_a_building_everybody_sees_the_first() -> None:
    game = open_game(2)
    game.resolve("seat_1")
    assert seen_by(game, None)["chance"] == {"kind": "building", "row": 1, "yellow": None}
    game.resolve("yellow_4")
    assert seen_by(game, 0)["chance"] == {"kind": "building", "row": 1, "yellow": 4}
    imagined = game.determinise(0, Randomness("the other die"))
    assert [yellow for yellow, _ in seen_by(imagined, 0)["seats"][1]["ticks"]].count(4) >= 1


def test_it_is_told_for_whom_dice_are_rolled() -> None:
    game = open_game(1)
    while (chance := game.chance) is not None and chance.kind == "building":
        game.resolve(chance.outcomes[0][0])
    assert seen_by(game, None)["chance"] == {"kind": "dice", "row": 0}
