"""Hints: what a strong player would choose, given only what the seat may know."""

import logging
from hashlib import sha256
from typing import Final

from alhambra.analysis import Advice, advise
from alhambra.bots import Window
from alhambra.protocol import Randomness
from alhambra.server.bots.process_pool import BotProcessPool, imagined
from alhambra.server.messages.sent import Hint
from alhambra.server.replays.fair_queue import FairQueue
from alhambra.server.tables.decide import NotNow
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.table import PLAYING

_LOG: Final = logging.getLogger(__name__)
_SAMPLES: Final = 6
_MOST_HINTS: Final = 3
_TIMEOUT_SECONDS: Final = 20.0
_COST: Final = 500.0  # in the unit of the queue: replaying one action


def advice(known: str, seat: int) -> list[Hint]:
    """Return the best few choices, given what the seat knows. Runs in a worker process.

    What the seat knows also decides what is imagined, so the same position gives the same hints.
    """
    randomness = Randomness(sha256(known.encode()).hexdigest())
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
    """Computes hints for the seat that has to choose, at tables that allow them."""

    def __init__(self, pool: BotProcessPool, queue: FairQueue) -> None:
        self._pool = pool
        self._queue = queue

    async def of(self, live: LiveTable, seat: int | None, visitor: str) -> list[Hint]:
        """Return the best few choices of the seat, best first.

        Raises NotNow if hints are off, if the seat has no choice to make, or if none could be found.
        """
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
                return await self._pool.run(_TIMEOUT_SECONDS, advice, game.position(seat=seat), seat)
        except Exception as failure:  # a bot may fail in any way
            _LOG.warning("a hint failed: %s", type(failure).__name__)
            raise NotNow("hint-failed") from None
