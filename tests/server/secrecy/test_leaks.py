"""A viewer's messages do not depend on hidden information: equal bytes for games that it cannot tell apart."""

from collections.abc import Iterator
from itertools import islice

import pytest

from alhambra.games import GAMES
from alhambra.protocol import AlhambraError, Game, GameConfig, Randomness
from alhambra.server.messages.encode import (
    EncodedStates,
    RecentEntry,
    encoded,
    entry_message,
    offers_of,
    preview_of,
    refusals_of,
    standing_of,
    welcome,
)
from alhambra.server.tables import decide
from alhambra.server.tables.entries import Made, Played, SeatPlan
from alhambra.server.tables.table import PLAYING, GameTable
from alhambra.server.web.commands import described
from tests.lockstep.pair import Pair
from tests.server.many_tables import begun

HIDING = {
    "characters": GameConfig("alhambra", 3, ["characters", "bureaux"]),
    "bonus cards": GameConfig("alhambra", 3, ["bonus_cards", "gates"]),
    "all modules": GameConfig("alhambra", 4, GAMES["alhambra"].modules),
}
EVERY_GAME = [GameConfig(name, 3, info.modules) for name, info in GAMES.items()] + [
    GameConfig("alhambra", 3, [module]) for module in GAMES["alhambra"].modules
]
STEPS = 150
MOST_PREVIEWED = 3
MOST_MOVES = 400
LOOK_EVERY = 9


def table_with(game: Game) -> GameTable:
    """Return a table at which this game is being played."""
    table = GameTable("table")
    table.apply(1, Made(game.config.to_json(), [SeatPlan("person")] * game.config.seats))
    table.game = game
    table.phase = PLAYING
    table.sequence = table.at = 2
    table.events = list(game.events)
    return table


def all_that_is_sent(table: GameTable, seat: int | None) -> Iterator[bytes]:
    """Yield everything a viewer can receive in this position: messages, and answers to all its queries."""
    game = table.game
    assert game is not None
    yield welcome(table, seat)
    yield encoded(offers_of(table, seat))
    yield encoded(standing_of(table, seat))
    kinds = list(game.action_set.kinds)
    for kind in kinds:
        yield encoded(refusals_of(table, seat, {"kind": kind}))
    for action in islice(offers_of(table, seat)["offers"], MOST_PREVIEWED):
        yield encoded(preview_of(table, seat, action))
    for wrong in ("take gulden_1", "pass", "bid 3", "tick 1 1", "nonsense"):
        yield encoded(refusal_of(table, seat, wrong))


def refusal_of(table: GameTable, seat: int | None, action: str) -> dict[str, object]:
    """Return what is sent for an illegal action; nothing is sent for a legal one."""
    decision = None if table.game is None else table.game.decision
    if decision is not None and decision.seat == seat:
        return {}
    try:
        decide.play(table, seat or 0, table.at, action)
    except AlhambraError as error:
        return described(error)
    return {}


def what_happened(table: GameTable, seat: int | None) -> Iterator[bytes]:
    """Yield what a viewer receives about the action just played, at once and after a moment away."""
    entry = Played(1, "pass")
    yield entry_message(table, entry, seat)
    yield EncodedStates().resumed(table, [RecentEntry(2, entry, table.events, False)], seat, 1)


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("seed", range(3))
def test_a_viewer_is_sent_the_same_bytes_whatever_is_hidden(name: str, seed: int) -> None:
    pair = Pair(HIDING[name], 0, Randomness(f"leaks {name} {seed}"))
    compared = 0
    for _ in range(STEPS):
        if pair.is_over:
            break
        partings = pair.partings
        pair.step()
        if not pair.differs:
            continue
        one, other = table_with(pair.one), table_with(pair.other)
        for viewer in (0, None):
            if pair.partings == partings:  # otherwise the second game is a new one, to which nothing has happened yet
                assert list(what_happened(one, viewer)) == list(what_happened(other, viewer))
            assert list(all_that_is_sent(one, viewer)) == list(all_that_is_sent(other, viewer))
        compared += 1
    assert compared > 0


@pytest.mark.parametrize("config", EVERY_GAME, ids=lambda config: "-".join([config.game, *sorted(config.modules)])[:40])
def test_what_lies_hidden_at_a_real_table_is_in_no_byte(config: GameConfig) -> None:
    """In whole games with a seed: everything hidden is redrawn, and every viewer receives the same."""
    randomness = Randomness(f"hidden {config.modules}")
    table, _ = begun(config, 0, randomness)
    for move in range(MOST_MOVES):
        game = table.game
        assert game is not None
        if game.decision is None:
            break
        if move % LOOK_EVERY == 0:
            seat = randomness.below(config.seats)
            swapped = GameTable.__new__(GameTable)
            swapped.__dict__ = {**table.__dict__, "game": game.determinise(seat, Randomness(randomness.fork()))}
            for viewer in (seat, None):
                assert list(all_that_is_sent(table, viewer)) == list(all_that_is_sent(swapped, viewer))
        action = game.legal_actions().pick(randomness)
        entry = decide.play(table, game.decision.seat, table.at, action.notation())
        table.apply(table.sequence + 1, entry)
