"""What a viewer is sent does not depend on what is hidden from it: equal bytes for games that it cannot tell apart."""

import pytest

from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.server.tables.entries import Made, Played, SeatPlan
from alhambra.server.tables.table import PLAYING, Table
from alhambra.server.telling import encoded, offers_of, preview_of, refusals_of, standing_of, told, welcome
from tests.lockstep.pair import Pair

CONFIGS = {
    "characters": GameConfig("alhambra", 3, ["characters", "bureaux"]),
    "bonus cards": GameConfig("alhambra", 3, ["bonus_cards", "gates"]),
}
STEPS = 120
MOST_PREVIEWED = 5
TAKING = {"kind": "take"}


def table_with(game: Game) -> Table:
    """A table at which this game is being played."""
    table = Table("table")
    table.apply(1, Made(game.config.to_json(), [SeatPlan("person")] * game.config.seats))
    table.game = game
    table.phase = PLAYING
    table.sequence = table.at = 2
    table.events = list(game.events)
    return table


@pytest.mark.parametrize("name", CONFIGS)
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_sent_the_same_bytes_whatever_is_hidden(name: str, seed: int) -> None:
    pair = Pair(CONFIGS[name], 0, Randomness(f"leaks {name} {seed}"))
    compared = 0
    for _ in range(STEPS):
        if pair.is_over:
            break
        pair.step()
        if pair.differs:
            one, other = table_with(pair.one), table_with(pair.other)
            assert welcome(one, 0) == welcome(other, 0)
            assert encoded(offers_of(one, 0)) == encoded(offers_of(other, 0))
            assert encoded(standing_of(one, 0)) == encoded(standing_of(other, 0))
            assert encoded(refusals_of(one, 0, TAKING)) == encoded(refusals_of(other, 0, TAKING))
            for action in offers_of(one, 0)["offers"][:MOST_PREVIEWED]:
                assert encoded(preview_of(one, 0, action)) == encoded(preview_of(other, 0, action))
            entry = Played(1, "pass")
            assert told(one, entry, 0) == told(other, entry, 0)
            compared += 1
    assert compared > 0
