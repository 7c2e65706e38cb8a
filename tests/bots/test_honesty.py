"""No bot uses what its seat cannot know: games that differ only in hidden things get the same choice."""

import pytest

from alhambra.bots import BOTS, Bot, Window, make_bot
from alhambra.protocol import Action, GameConfig, Randomness
from tests.lockstep.pair import Pair

QUICKLY = {"searcher": "searcher:2", "master": "master:2", "champion": "champion:2"}
HIDING = [["bonus_cards"], ["gates", "characters", "bureaux"], ["bonus_cards", "characters", "huts", "vizier"]]
POSITIONS = 6  # on which each bot is asked in both games
EVERY = 3  # one in this many decisions of the watching seat


def differing_choices(bot: type[Bot] | str, modules: list[str]) -> list[tuple[str, str]]:
    """Yield a bot's choices in pairs of games that differ only in hidden things."""
    randomness = Randomness(f"honest with {modules}")
    pair = Pair(GameConfig("alhambra", 3, modules), 1, randomness)
    found: list[tuple[str, str]] = []
    while len(found) < POSITIONS:
        pair.step()
        assert not pair.is_over, "too few decisions in games that differ"
        decision = pair.one.decision
        if decision is None or decision.seat != pair.watcher or not pair.differs or randomness.below(EVERY):
            continue
        seed = randomness.fork()
        one, other = (_choice(bot, Window(game, pair.watcher), seed) for game in (pair.one, pair.other))
        found.append((one.notation(), other.notation()))
    return found


def _choice(bot: type[Bot] | str, window: Window, seed: str) -> Action:
    player = make_bot(bot, Randomness(seed)) if isinstance(bot, str) else bot(Randomness(seed))
    return player.choose(window)


@pytest.mark.parametrize("modules", HIDING, ids=" ".join)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_hidden_things_change_no_choice(name: str, modules: list[str]) -> None:
    for one, other in differing_choices(QUICKLY.get(name, name), modules):
        assert one == other


class Peeping(Bot):
    """Cheats by reaching through the window: its choice depends on the true game."""

    name = "peeping"

    def choose(self, window: Window) -> Action:
        actions = window.legal_actions()
        return actions[int(window._game.checksum(), 16) % len(actions)]


def test_a_bot_that_reaches_through_its_window_is_found_out() -> None:
    assert any(one != other for modules in HIDING for one, other in differing_choices(Peeping, modules))
