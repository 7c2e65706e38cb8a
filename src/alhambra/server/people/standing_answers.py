"""The answers that players leave to the server: it declines optional questions of modules for them."""

from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from alhambra.protocol import AlhambraError
from alhambra.server.store.journal import StoreFailed
from alhambra.server.tables import decide
from alhambra.server.tables.live_table import LiveTable
from alhambra.server.tables.registry import TableRegistry

_RETRY_SECONDS: Final = 1.0


class StandingAnswers:
    """Declines for players what they do not want to be asked, after a delay that reveals nothing."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._at_work: dict[str, int] = {}  # table -> the position for which an answer is due
        registry.watchers.append(self.on_change)

    def on_change(self, live: LiveTable) -> None:
        """Answer the question of a table, if its player has left that to the server."""
        at = live.table.at
        if self._at_work.get(live.table.id) != at and live.table.standing_answer() is not None:
            self._at_work[live.table.id] = at
            self._registry.in_background(self._answer(live, at))

    async def _answer(self, live: LiveTable, at: int) -> None:
        try:
            await live.wait_to_answer(at)
            while not self._registry.is_closing:
                try:
                    await live.act(lambda table: decide.answer_for(table, at))
                    return
                except (StoreFailed, SQLAlchemyError):  # the database may be temporarily unavailable
                    await self._registry.pause(_RETRY_SECONDS)
                except AlhambraError:
                    return  # the player has answered, or wants to be asked after all
        finally:
            if self._at_work.get(live.table.id) == at:
                del self._at_work[live.table.id]
