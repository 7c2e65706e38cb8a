"""Hints for who has to choose: what a strong player would do, as far as the seat can know."""

import logging
from typing import Final

from alhambra.analysis import Advice, advise
from alhambra.bots import Window
from alhambra.protocol import Randomness, fresh_seed
from alhambra.server.bots.process_pool import BotProcessPool, imagined
from alhambra.server.messages.server import Hint
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.tables.decide import NotNow
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.table import PLAYING

_LOG: Final = logging.getLogger(__name__)
_SAMPLES: Final = 6
_MOST_HINTS: Final = 3
_LONGEST_THOUGHT_SECONDS: Final = 20.0
_COST: Final = 500.0  # as much as replaying so many actions


def advice(known: str, seat: int, seed: str) -> list[Hint]:
    """The best few choices by what the seat knows. Runs in another process."""
    randomness = Randomness(seed)
    window = Window(imagined(known, Randomness(randomness.fork())), seat)
    found = advise(window, randomness, _SAMPLES)
    return [_hint(one) for one in found[:_MOST_HINTS]]


def _hint(advice: Advice) -> Hint:
    return {
        "action": advice.action.to_json(),
        "then": [action.to_json() for action in advice.then],
        "cost": round(advice.cost, 1),
        "reasons": [{"part": reason.part, "points": round(reason.points, 1)} for reason in advice.reasons],
    }


class Hints:
    """Gives hints at tables that allow them, now and then, to the seat that has to choose."""

    def __init__(self, thinkers: BotProcessPool, queue: FairQueue) -> None:
        self._thinkers = thinkers
        self._queue = queue

    async def of(self, live: LiveTable, seat: int | None, visitor: str) -> list[Hint]:
        """The best few choices of the seat, the best first, when it is the visitor's turn."""
        async with self._queue.turn(visitor):
            self._queue.charge(visitor, _COST)
            return await self._found(live, seat)

    async def _found(self, live: LiveTable, seat: int | None) -> list[Hint]:
        table, game = live.table, live.table.game
        if not table.made.hints:
            raise NotNow("hints-not-wanted")
        if table.phase != PLAYING or game is None or game.decision is None or game.decision.seat != seat:
            raise NotNow("hint-without-choice")
        live.check_may_ask_for_hints(seat)
        try:
            async with live.thinking:
                return await self._thinkers.think(
                    _LONGEST_THOUGHT_SECONDS, advice, game.position(seat=seat), seat, fresh_seed()
                )
        except Exception as failure:  # whatever a bot does wrong
            _LOG.warning("a hint failed: %s", type(failure).__name__)
            raise NotNow("hint-failed") from None
