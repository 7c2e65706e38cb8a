"""Bots: what they see, how well they play, and that their games are reproducible."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.arena import Series, bot_stream, play_game
from alhambra.bots import BOTS, Bot, Window, make_bot
from alhambra.bots.evaluators import evaluator_for
from alhambra.games import GAMES, new_game
from alhambra.protocol import Action, AlhambraError, Game, GameConfig, Randomness
from alhambra.tilegames import evaluation
from alhambra.tilegames.modules.characters.rules.state import YUSUF, CharacterState
from tests.joint_deals import joint_game


def wins(config: GameConfig, bots: list[str], games: int, name: str) -> float:
    """Return the share of games that the named bot wins, in any of its seats."""
    won = 0.0
    for result in Series(config, bots, 1).results(games):
        won += sum([result.share(seat) for seat, bot in enumerate(result.bots) if bot == name])
    return won / games


TILE_GAMES = ["alhambra", "granada", pytest.param("combined", marks=pytest.mark.slow)]


@pytest.mark.parametrize("name", TILE_GAMES)
def test_greedy_beats_three_random_bots(name: str) -> None:
    games = 4 if name == "combined" else 12
    assert wins(GameConfig(name, 4), ["greedy", "random", "random", "random"], games, "greedy") > 0.95


@pytest.mark.parametrize("seats", [2, 6])
def test_greedy_beats_random_at_small_and_large_tables(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    assert wins(GameConfig("alhambra", seats), bots, 6, "greedy") > 0.95


@pytest.mark.slow
@pytest.mark.parametrize("name", ["alhambra", "granada", "combined"])
def test_greedy_bots_come_to_an_end_with_all_modules(name: str) -> None:
    config = GameConfig(name, 3, GAMES[name].modules)
    result = play_game(config, ["greedy"] * 3, 1)
    assert result.decisions < 1200
    assert min(result.scores) > 0


@pytest.mark.slow
def test_greedy_beats_random_with_all_modules() -> None:
    config = GameConfig("alhambra", 3, GAMES["alhambra"].modules)
    assert wins(config, ["greedy", "random", "random"], 4, "greedy") > 0.95


def played_by_bots() -> Iterator[Any]:
    """Yield each game with each bot that plays without samples; the longest take a minute on the interpreted build."""
    for name in GAMES:
        for bot in sorted(set(BOTS) - {"searcher", "master", "champion"}):
            marks = [pytest.mark.slow] if name == "combined" or bot == "student" else []
            yield pytest.param(name, bot, id=f"{bot}-{name}", marks=marks)


@pytest.mark.parametrize(("name", "bot"), list(played_by_bots()))
def test_a_game_between_bots_can_be_repeated(name: str, bot: str) -> None:
    config = GameConfig(name, 2)
    first = play_game(config, [bot] * 2, 3)
    assert play_game(config, [bot] * 2, 3) == first
    assert play_game(config, [bot] * 2, 4).scores != first.scores


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["searcher:2", "master:1", "champion:1"])
def test_a_game_between_bots_with_samples_can_be_repeated(bot: str) -> None:
    config = GameConfig("alhambra", 2)
    assert play_game(config, [bot, "random"], 3) == play_game(config, [bot, "random"], 3)


def test_each_seat_has_its_own_stream() -> None:
    first, second = (bot_stream("0" * 64, seat).below(1 << 32) for seat in (0, 1))
    assert first != second


@pytest.mark.parametrize("name", GAMES)
def test_an_evaluation_leaves_the_game_untouched(name: str) -> None:
    game = new_game(GameConfig(name, 2, GAMES[name].modules), 2)
    randomness = Randomness(2)
    for _ in range(40):
        decision = game.decision
        assert decision is not None
        imagined = game.determinise(decision.seat, randomness)
        before = imagined.checksum()
        actions = imagined.legal_actions()
        for action in actions:
            evaluator_for(name)(imagined, decision.seat, action)
        assert imagined.checksum() == before
        assert imagined.legal_actions() == actions
        game.play(actions[randomness.below(len(actions))])


def test_an_evaluation_does_not_depend_on_earlier_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Yusuf, another cell is the best for a hut, and the seat that has him knows it."""
    game = new_game(GameConfig("alhambra", 2, ["characters", "huts"]), 14)
    chooser = Randomness(14)
    while game.decision is not None and len(game.entries()) < 60:
        seat = game.decision.seat
        for action in [offer for offer in game.legal_actions() if offer.kind == "take_hut"]:
            imagined: Any = game.determinise(seat, Randomness(1))
            monkeypatch.setattr(evaluation, "_known", {})
            for owner in (1 - seat, seat):
                imagined.module_of(CharacterState).owners[YUSUF] = owner
                value = evaluation.evaluate(imagined, seat, action)
            monkeypatch.setattr(evaluation, "_known", {})
            assert evaluation.evaluate(imagined, seat, action) == value
        actions = game.legal_actions()
        game.play(actions[chooser.below(len(actions))])


def test_an_evaluation_does_not_look_into_the_future() -> None:
    """The value of an action does not depend on the draws that follow."""
    game = new_game(GameConfig("alhambra", 2), 2)
    decision = game.decision
    assert decision is not None
    values = set()
    for seed in range(5):
        imagined = game.determinise(decision.seat, Randomness(seed))
        values.add(tuple([evaluation.evaluate(imagined, decision.seat, a) for a in imagined.legal_actions()]))
    assert len(values) == 1


# --- the window ---


class Curious(Bot):
    """Keeps what it is shown."""

    name = "curious"

    def choose(self, window: Window) -> Action:
        self.window = window
        self.game: Any = window.imagine(self.randomness)
        return window.legal_actions()[0]


def window_of(game: Game) -> Window:
    decision = game.decision
    assert decision is not None
    return Window(game, decision.seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_gets_an_imagined_game_that_looks_the_same(name: str) -> None:
    game = joint_game(GameConfig(name, 3, GAMES[name].modules), 2)
    bot = Curious(Randomness(1))
    window = window_of(game)
    before = game.checksum()
    bot.choose(window)
    assert bot.game is not game
    assert bot.game.imagined
    assert bot.game.streams.seed != game.seed
    assert (bot.game.seed, bot.game.deal) == (None, None)
    assert bot.game.view(window.seat) == window.view()
    assert bot.game.legal_actions() == window.legal_actions()
    while bot.game.decision is not None:
        bot.game.play(bot.game.legal_actions()[0])
    assert game.checksum() == before, "playing the imagined game changed the true one"


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_has_no_past_and_does_not_wait_for_chance(name: str) -> None:
    game = new_game(GameConfig(name, 3, GAMES[name].modules), None)
    chooser = Randomness(1)
    for _ in range(150):
        assert not game.is_over
        imagined = game.determinise(0, chooser)
        assert imagined.entries() == [], "an outcome in it may be a card that the seat must not know"
        assert imagined.decision is not None
        for viewer in (None, 0, 1, 2):
            assert game.view(viewer)["viewer"] == viewer, "there is a view at every moment, in the set-up too"
        if game.chance is not None:
            outcomes = game.chance.outcomes
            game.resolve(outcomes[chooser.below(len(outcomes))][0])
        else:
            actions = game.legal_actions()
            game.play(actions[chooser.below(len(actions))])


def test_a_window_shows_no_way_to_the_true_game() -> None:
    names = [name for name in dir(window_of(new_game(GameConfig("alhambra", 2), 2))) if not name.startswith("_")]
    assert names == ["decision", "imagine", "legal_actions", "seat", "view"]


def test_a_window_is_for_the_seat_that_decides() -> None:
    game = new_game(GameConfig("alhambra", 2), 2)
    with pytest.raises(ValueError, match="nothing to decide"):
        Window(game, 1 - window_of(game).seat)


# --- impossible games ---


def test_unknown_bots_are_refused_with_those_that_exist() -> None:
    with pytest.raises(AlhambraError, match=rf"possible: {', '.join(sorted(BOTS))}\.$"):
        make_bot("clever", Randomness(1))


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(AlhambraError, match="3 seats need as many bots, not 2"):
        play_game(GameConfig("alhambra", 3), ["random"] * 2, 1)


def test_bots_need_a_seed() -> None:
    from alhambra.arena import play_out

    with pytest.raises(AlhambraError, match="only if it has a seed"):
        play_out(new_game(GameConfig("alhambra", 2), None), ["random"] * 2)
