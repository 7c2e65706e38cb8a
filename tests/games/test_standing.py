"""The standings, compared with the scorings that follow, and with their distance."""

import pytest

from alhambra.games import GAMES
from alhambra.protocol import Action, Game, GameConfig, Randomness
from alhambra.tilegames import INFOS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.messages import Range, TileGameStanding
from tests.engines import new_tile_game
from tests.messages import fields

CONFIGS = [
    *[GameConfig(info.name, seats) for info in INFOS for seats in (2, 4)],
    *[GameConfig(info.name, 3, info.modules, info.options) for info in INFOS],
    GameConfig("alhambra", 4, ["camps", "huts", "gates"]),
]
CHANGING = {"tile_placed", "tile_removed", "tile_given", "type_chosen", "bonus_card_opened", "character_received"}


class Follower:
    """Plays a random game with open chance and yields the standing before each step."""

    def __init__(self, config: GameConfig, number: int) -> None:
        self.game: TileGame = new_tile_game(config, None)
        self.randomness = Randomness(f"following {number}")
        self.draws = False  # whether the last step drew a card
        while not self.game.turn_count:
            self.step()

    def step(self) -> TileGameStanding:
        """Continue; return the standing before."""
        game = self.game
        before = game.standing()
        chance = game.chance
        self.draws = chance is not None and chance.kind in ("fill_display", "secret_draw")
        if chance is None:
            action = builder(game, self.randomness)
            game.play(action)
        else:
            game.resolve(chance.outcomes[self.randomness.below(len(chance.outcomes))][0])
        return before


def builder(game: Game, randomness: Randomness) -> Action:
    """Return a random action, often one that builds, so that there is something to score."""
    offers = game.legal_actions()
    building = [action for action in offers if action.kind in ("place", "buy")]
    chosen = building if building and randomness.below(3) else offers
    return chosen[randomness.below(len(chosen))]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_scoring_gives_what_the_standing_told_right_before_it(config: GameConfig) -> None:
    compared = 0
    for number in range(2):
        follower = Follower(config, number)
        while not follower.game.is_over:
            before = follower.step()
            scorings = [event for event in follower.game.events if event.kind == "scoring"]
            if scorings and not CHANGING & {event.kind for event in follower.game.events}:
                told = before["scorings"][0]["points"]
                assert dict(scorings[0].data) == {
                    **told,
                    "event": "scoring",
                    "points": fields(scorings[0])["points"],
                }
                compared += 1
    assert compared


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_scoring_card_turns_up_within_the_bounds(config: GameConfig) -> None:
    follower = Follower(config, 3)
    while not follower.game.is_over and follower.game.scorings_done < 2:
        before = follower.step()
        for event in follower.game.events:
            if event.kind == "scoring_card_revealed":
                left = cards_until(before, fields(event)["scoring"])
                assert left["least"] <= 1
                assert left["most"] is None or left["most"] >= 1
        check_countdown(before, follower.game.standing(), follower.draws)


def check_countdown(before: TileGameStanding, after: TileGameStanding, draws: bool) -> None:
    """Every card drawn brings a scoring nearer by one, if its card is in the deck and is not the one drawn."""
    numbers = [coming["points"]["scoring"] for coming in after["scorings"] if coming["cards"] is not None]
    for number in numbers:
        old, new = cards_until(before, number), cards_until(after, number)
        if old["most"] is not None and old["most"] > 0 and new["most"] != 0:
            assert new["most"] == old["most"] - draws
            assert new["least"] == max(old["least"] - draws, 1)


def cards_until(standing: TileGameStanding, scoring: int) -> Range:
    found = [coming["cards"] for coming in standing["scorings"] if coming["points"]["scoring"] == scoring]
    assert found[0] is not None
    return found[0]


def test_all_modules_are_in_these_games() -> None:
    assert {module for config in CONFIGS for module in config.modules} == {
        module for info in INFOS for module in GAMES[info.name].modules
    }
