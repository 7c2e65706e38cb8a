"""Several processes that think about one decision."""

import time

import pytest

from alhambra.bots import Window, make_bot
from alhambra.bots.searcher import SearcherBot, tallies
from alhambra.bots.thinking_limits import ThinkingLimits
from alhambra.bots.workers import SampleTally, SearchWorkers
from alhambra.games import new_game
from alhambra.protocol import Action, Game, GameConfig, Randomness
from alhambra.search.sampling import Contender, Option, best_of
from tests.bots.test_honesty import HIDING, differing_choices

pytestmark = pytest.mark.slow  # processes have to be started

SAMPLES = 4


def first_turn(game: str) -> Game:
    return new_game(GameConfig(game, 2), "company")


def chosen(bot: str, game: Game) -> tuple[Action, list[Contender]]:
    decision = game.decision
    assert decision is not None
    player = make_bot(bot, Randomness("company"))
    assert isinstance(player, SearcherBot)
    return player.choose(Window(game, decision.seat)), player.contenders


@pytest.mark.parametrize("game", ["alhambra", "roll_and_write"])
def test_samples_of_all_processes_count_and_can_be_repeated(game: str) -> None:
    action, contenders = chosen(f"master:{SAMPLES}x2", first_turn(game))
    again, others = chosen(f"master:{SAMPLES}x2", first_turn(game))
    assert action == again
    assert [contender.total for contender in contenders] == [contender.total for contender in others]
    assert max(contender.samples for contender in contenders) == 2 * SAMPLES
    assert action == best_of(contenders).actions[0]


def test_each_process_has_luck_of_its_own() -> None:
    game = first_turn("alhambra")
    decision = game.decision
    assert decision is not None
    one, other = (tallies(game.position(), decision.seat, "master:2", seed) for seed in (1, 2))
    assert [tally.actions for tally in one] == [tally.actions for tally in other]
    assert [tally.total for tally in one] != [tally.total for tally in other]


def found(*_: object) -> list[SampleTally]:
    """Return another process's findings about a known option and an unknown one."""
    return [SampleTally((), 10.0, 5, True), SampleTally(("pass",), 99.0, 5, True)]


def test_what_is_found_of_an_option_is_added_to_it() -> None:
    contender = Contender(Option([], 1.0))
    contender.add(2.0)
    contender.is_kept = False
    SearchWorkers(found, "", 0, "master", [1, 2]).add_to([contender], ThinkingLimits(1))
    assert (contender.total, contender.samples, contender.is_kept) == (22.0, 11, True)


def found_late(*_: object) -> list[SampleTally]:
    time.sleep(5.0)
    return found()


def test_who_has_no_time_left_waits_for_nobody() -> None:
    contender = Contender(Option([], 1.0))
    hasty = ThinkingLimits.read("1msx2")  # it has not begun, so its time is long over
    assert hasty.seconds_left() == 0.0
    SearchWorkers(found_late, "", 0, "master", [1]).add_to([contender], hasty)
    assert contender.samples == 0


@pytest.mark.parametrize("modules", HIDING[:1], ids=" ".join)
def test_the_others_know_only_what_the_seat_knows(modules: list[str]) -> None:
    for one, other in differing_choices("master:1x2", modules):
        assert one == other
