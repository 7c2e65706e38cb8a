"""Bots at tables: they think in processes of their own, about imagined games only."""

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
_TRIES: Final = 2  # after which an offer is taken by lot, so that a bot that fails costs no game
_LONGEST_THOUGHT_SECONDS: Final = 20.0
_RETRY_SECONDS: Final = 1.0


def choose(known: str, seat: int, level: str, seed: str) -> str:
    """What the bot of a level chooses, in notation, by what its seat knows. Runs in another process."""
    randomness = Randomness(seed)
    window = Window(imagined(known, Randomness(randomness.fork())), seat)
    return make_bot(LEVELS[level], randomness).choose(window).notation()


class BotPlayers:
    """Lets bots choose where it is their turn, at a pace that a person can follow."""

    def __init__(self, registry: TableRegistry, pause_seconds: float, thinkers: BotProcessPool) -> None:
        self._registry = registry
        self._pause = pause_seconds
        self._thinkers = thinkers
        self._thinking: dict[str, int] = {}  # by table: the position for which a bot thinks
        self._beats: dict[tuple[str, int], int] = {}  # by table and seat: in how many pauses it last chose freely
        registry.watchers.append(self.look_at)

    def look_at(self, live: LiveTable) -> None:
        """See whether a bot has to choose at this table, and somebody waits for it; else it waits, too."""
        seat = bot_to_choose(live)
        if seat is not None and live.is_awaited and self._thinking.get(live.table.id) != live.table.at:
            self._thinking[live.table.id] = live.table.at
            self._registry.in_background(self._choose(live, seat, live.table.at))

    async def _choose(self, live: LiveTable, seat: int, at: int) -> None:
        try:
            await self._play(live, seat, at)
        finally:
            if self._thinking.get(live.table.id) == at:
                del self._thinking[live.table.id]

    async def _play(self, live: LiveTable, seat: int, at: int) -> None:
        bot, game = live.table.seats[seat].bot, live.table.game
        assert bot is not None
        assert game is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with live.thinking:
            action = await self._thought(game, seat, bot)
        is_forced = len(game.legal_actions(seat=seat)) == 1
        await asyncio.sleep(self._left_to_wait((live.table.id, seat), loop.time() - began, is_forced))
        if live.table.at != at or bot_to_choose(live) != seat:
            return
        stand_in = bot if live.table.seats[seat].is_person else None
        while True:
            try:
                await live.act(lambda table: decide.play(table, seat, at, action, stand_in))
                return
            except (Stale, NotNow):
                return  # somebody has taken something back, or has come back to the seat
            except (StoreFailed, SQLAlchemyError):
                if self._registry.is_closing:
                    return  # it is chosen anew when the server is there again
                await asyncio.sleep(_RETRY_SECONDS)  # the database may be away for a moment
            except AlhambraError:
                _LOG.exception("a bot could not play")
                return

    def _left_to_wait(self, place: tuple[str, int], thought_seconds: float, is_forced: bool) -> float:
        """How long an answer is held back, so that its time tells nothing about a hand.

        Bots answer after whole pauses, and where there is no choice after as many as when there last was one.
        """
        if not self._pause:
            return 0.0
        beats = max(1, ceil(thought_seconds / self._pause))
        if is_forced:
            beats = max(beats, self._beats.get(place, 1))
        else:
            self._beats[place] = beats
        return beats * self._pause - thought_seconds

    async def _thought(self, game: Game, seat: int, bot: str) -> str:
        """What the bot chooses; an offer by lot if it fails again and again."""
        known = game.position(seat=seat)
        for _ in range(_TRIES):
            try:
                with self._registry.metrics.thinking.time():
                    return await self._thinkers.think(_LONGEST_THOUGHT_SECONDS, choose, known, seat, bot, fresh_seed())
            except Exception as failure:  # whatever a bot does wrong
                self._registry.metrics.bots_failed.inc()
                _LOG.warning("the bot %s failed: %s", bot, type(failure).__name__)
        return game.legal_actions(seat=seat).pick(Randomness(fresh_seed())).notation()


def bot_to_choose(live: LiveTable) -> int | None:
    """The seat that has to choose, if a bot plays for it."""
    game = live.table.game
    if live.table.phase != PLAYING or game is None or game.decision is None:
        return None
    seat = game.decision.seat
    return seat if live.table.seats[seat].bot is not None else None
