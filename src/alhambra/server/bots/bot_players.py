"""Bots at tables. They run in worker processes and see nothing that their seat may not know."""

import asyncio
import logging
from math import ceil
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.bots import Window, make_bot
from alhambra.bots.levels import LEVELS
from alhambra.protocol import AlhambraError, Game, Randomness, fresh_seed
from alhambra.server.bots.process_pool import BotProcessPool, imagined
from alhambra.server.store.journal import StoreFailed
from alhambra.server.tables import decide
from alhambra.server.tables.decide import NotNow, Stale
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry
from alhambra.server.tables.table import PLAYING

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 2  # then a random action is played, so that a failing bot does not block the game
_TIMEOUT_SECONDS: Final = 20.0
_RETRY_SECONDS: Final = 1.0


def choose(known: str, seat: int, level: str, seed: str) -> str:
    """Return the action that a bot of this level chooses, in notation. Runs in a worker process."""
    randomness = Randomness(seed)
    window = Window(imagined(known, Randomness(randomness.fork())), seat)
    return make_bot(LEVELS[level], randomness).choose(window).notation()


class BotPlayers:
    """Plays for bots whose turn it is, at a pace that people can follow."""

    def __init__(self, registry: TableRegistry, pause_seconds: float, pool: BotProcessPool) -> None:
        self._registry = registry
        self._pause = pause_seconds
        self._pool = pool
        self._at_work: dict[str, int] = {}  # table -> the position a bot is choosing for
        # (table, seat) -> how many pauses its last free choice took
        self._pauses_taken: dict[tuple[str, int], int] = {}
        registry.watchers.append(self.on_change)

    def on_change(self, live: LiveTable) -> None:
        """Start choosing if it is a bot's turn and a player is waiting; otherwise do nothing."""
        seat = bot_to_choose(live)
        if seat is not None and live.is_awaited and self._at_work.get(live.table.id) != live.table.at:
            self._at_work[live.table.id] = live.table.at
            self._registry.in_background(self._choose(live, seat, live.table.at))

    async def _choose(self, live: LiveTable, seat: int, at: int) -> None:
        try:
            await self._play(live, seat, at)
        finally:
            if self._at_work.get(live.table.id) == at:
                del self._at_work[live.table.id]

    async def _play(self, live: LiveTable, seat: int, at: int) -> None:
        bot, game = live.table.seats[seat].bot, live.table.game
        assert bot is not None
        assert game is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with live.thinking:
            action = await self._action(game, seat, bot)
        is_forced = len(game.legal_actions(seat=seat)) == 1
        elapsed = loop.time() - began
        await asyncio.sleep(self._seconds_to_wait((live.table.id, seat), elapsed, is_forced))
        if live.table.at != at or bot_to_choose(live) != seat:
            return
        stand_in = bot if live.table.seats[seat].is_person else None
        while True:
            try:
                await live.act(lambda table: decide.play(table, seat, at, action, stand_in))
                return
            except (Stale, NotNow):
                return  # an action was taken back, or the player returned to the seat
            except (StoreFailed, SQLAlchemyError):
                if self._registry.is_closing:
                    return  # the bot chooses again after the restart
                await asyncio.sleep(_RETRY_SECONDS)  # the database may be temporarily unavailable
            except AlhambraError:
                _LOG.exception("a bot could not play")
                return

    def _seconds_to_wait(self, place: tuple[str, int], elapsed: float, is_forced: bool) -> float:
        """Return how long to hold an answer back, so that its timing reveals nothing about a hand.

        Bots answer after a whole number of pauses; for a forced action the number is that of the
        last free choice.
        """
        if not self._pause:
            return 0.0
        pauses = max(1, ceil(elapsed / self._pause))
        if is_forced:
            pauses = max(pauses, self._pauses_taken.get(place, 1))
        else:
            self._pauses_taken[place] = pauses
        return pauses * self._pause - elapsed

    async def _action(self, game: Game, seat: int, bot: str) -> str:
        """Return the action that the bot chooses; a random one if it keeps failing."""
        known = game.position(seat=seat)
        for _ in range(_TRIES):
            try:
                with self._registry.metrics.thinking.time():
                    return await self._pool.run(_TIMEOUT_SECONDS, choose, known, seat, bot, fresh_seed())
            except Exception as failure:  # a bot may fail in any way
                self._registry.metrics.bots_failed.inc()
                _LOG.warning("the bot %s failed: %s", bot, type(failure).__name__)
        return game.legal_actions(seat=seat).pick(Randomness(fresh_seed())).notation()


def bot_to_choose(live: LiveTable) -> int | None:
    """Return the seat that has to choose if a bot plays for it, otherwise None."""
    game = live.table.game
    if live.table.phase != PLAYING or game is None or game.decision is None:
        return None
    seat = game.decision.seat
    return seat if live.table.seats[seat].bot is not None else None
