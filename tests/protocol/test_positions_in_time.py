"""The position an action is meant for: one for an older or a later position is refused and changes nothing."""

import pytest

from alhambra.games import GAMES, new_game, replay_entries
from alhambra.protocol import Action, Game, GameConfig, IllegalAction, Randomness
from tests.protocol.odd_values import label

NO_POSITIONS = [-1, 10**30, 0.0, True, "0", b"0", [], {}, object()]


def played(name: str, seed: int, actions: int) -> Game:
    """Return a game with all modules after this many random actions."""
    game = new_game(GameConfig(name, 3, GAMES[name].modules), seed)
    randomness = Randomness(seed)
    for _ in range(actions):
        game.play(game.legal_actions().pick(randomness))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_position_is_that_of_the_entries_before_it(name: str) -> None:
    game = played(name, 1, 0)
    assert game.at == 0
    for number in range(1, 20):
        game.play(game.legal_actions()[0])
        assert game.at == number == len(game.entries())
        assert game.copy().at == number
        assert {game.view(seat)["at"] for seat in (None, 0, 1, 2)} == {number}


def test_outcomes_of_open_chance_count_too() -> None:
    game = new_game(GameConfig("alhambra", 3), None)
    for number in range(1, 16):
        chance = game.chance
        assert chance is not None
        game.resolve(chance.outcomes[0][0])
        assert game.at == number


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_keeps_the_number_and_goes_on_counting(name: str) -> None:
    game = played(name, 2, 30)
    imagined = game.determinise(1, Randomness(3))
    assert imagined.at == 30
    imagined.play(imagined.legal_actions()[0], at=30)
    assert imagined.at == 31
    assert imagined.determinise(0, Randomness(4)).at == 31
    assert game.at == 30


@pytest.mark.parametrize("name", GAMES)
def test_an_action_for_another_position_is_refused_and_changes_nothing(name: str) -> None:
    game = played(name, 3, 12)
    action = game.legal_actions()[0]
    before = game.checksum()
    for at in (0, 11, 13, 1000):
        sentence = f"This is for position {at}, but the game is at position 12."
        with pytest.raises(IllegalAction, match=f"^POSITION: {sentence}$"):
            game.play(action, at=at)
        refusal = game.explain(action, at=at)
        assert refusal is not None
        assert (refusal.clause, refusal.sentence) == ("POSITION", sentence)
        assert not game.is_legal(action, at=at)
    assert game.checksum() == before
    assert game.explain(action, at=12) is None
    assert game.is_legal(action, at=12)
    game.play(action, at=12)


@pytest.mark.parametrize("at", NO_POSITIONS, ids=label)
def test_what_is_no_number_of_a_position_is_refused_like_another_position(at: object) -> None:
    game = played("alhambra", 4, 0)
    action = game.legal_actions()[0]
    with pytest.raises(IllegalAction, match=r"^POSITION: This is for position "):
        game.play(action, at=at)
    assert game.at == 0


def test_a_seat_that_does_not_decide_is_told_so_whatever_the_position() -> None:
    game = played("alhambra", 5, 5)
    assert game.decision is not None
    other = (game.decision.seat + 1) % 3
    for at in (4, 5, 6):
        refusal = game.explain(game.legal_actions()[0], seat=other, at=at)
        assert refusal is not None
        assert refusal.clause == "SEAT"


def accepted_twice(game: Game, action: Action, seat: int | None, at: int | None) -> bool:
    """Return whether an action that was just played would be accepted again, for this seat and position."""
    return game.is_legal(action, seat=seat, at=at)


@pytest.mark.parametrize("name", GAMES)
def test_no_double_click_is_played_twice(name: str) -> None:
    """Without seat and position some are, for the next seat; with them none is."""
    unprotected = 0
    for seed in range(4):
        game = new_game(GameConfig(name, 3, GAMES[name].modules), seed)
        randomness = Randomness(f"clicks {seed}")
        while game.decision is not None:
            seat, at = game.decision.seat, game.at
            action = game.legal_actions().pick(randomness)
            game.play(action, seat=seat, at=at)
            unprotected += accepted_twice(game, action, None, None)
            assert not accepted_twice(game, action, seat, at)
            assert not accepted_twice(game, action, None, at)
    assert unprotected > 0, "this test must meet double clicks"


@pytest.mark.parametrize("name", GAMES)
def test_replayed_games_are_independent(name: str) -> None:
    record = played(name, 6, 25).record()
    games = list(replay_entries(record))
    assert [game.at for game in games] == list(range(26))
    assert len({game.checksum() for game in games}) > 20
    untouched = [game.checksum() for game in games]
    for game in games:
        game.play_out(Randomness(1))
    assert [game.checksum() for game in replay_entries(record)] == untouched


def test_a_replayed_game_can_be_played_while_others_follow() -> None:
    record = played("alhambra", 7, 10).record()
    for game in replay_entries(record):
        game.play_out(Randomness(1))
    assert len(list(replay_entries(record))) == 11
    events = [[event.kind for event in game.events] for game in replay_entries(record)]
    assert events[0][0] == "tile_revealed"
    assert all(events)
