"""A game on this machine: one person against bots, saved to a file from the first move."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alhambra.bots import Window
from alhambra.console.language import say, spoken
from alhambra.console.saves.dealing import dealt_with
from alhambra.console.saves.game_folder import Keeper, new_file
from alhambra.console.saves.seating import bots_of
from alhambra.console.saves.table_files import Seating, check_is_new, seating_of
from alhambra.console.sources.source import EventHandler, Events, Source, View
from alhambra.games import new_dealing, replay_entries
from alhambra.protocol import DECLINING, Action, AlhambraError, Contribution, Game, Randomness, Record
from alhambra.protocol.messages import Fit, Judgement, Preview, Standing

if TYPE_CHECKING:
    from alhambra.analysis import Advice


class LocalGame(Source):
    """A game played with the library itself."""

    def __init__(self, game: Game, seating: Seating, keeper: Keeper) -> None:
        super().__init__()
        self.game = game
        self.config, self.action_set = game.config, game.action_set
        self.names, self.seat = seating.names, seating.person
        self.keeper = keeper
        self._person = seating.person
        self._bots = bots_of(game, seating)
        self._undo_points: list[Game] = []
        self._chosen = asyncio.Event()
        self._tell: EventHandler | None = None

    # --- running ---

    @property
    def view(self) -> View:
        return dict(self.game.view(self._person))

    def past(self) -> Events:
        if self.game.history.length == 0:
            return []
        return [event for moment in replay_entries(self.game.record()) for event in moment.happened_for(self._person)]

    async def run(self, tell: EventHandler) -> None:
        self._tell = tell
        await tell(self.game.events_for(self._person) if self.game.history.length == 0 else [])
        while (decision := self.game.decision) is not None:
            if decision.seat != self._person:
                window = Window(self.game, decision.seat)
                self.game.play(await asyncio.to_thread(self._bots[decision.seat].choose, window))
                if self._must_save():
                    self._keep()
            elif (only := self._only_declining()) is not None:
                self.game.play(only)
                self._keep()
            else:
                self._chosen.clear()
                self.waits.set()
                await self._chosen.wait()
                continue
            await tell(self.game.events_for(self._person))

    def _must_save(self) -> bool:
        """Return whether to save after a bot's action: when the game is over or the person is next.

        The actions of the bots then remain the same if the game is resumed.
        """
        decision = self.game.decision
        return decision is None or (decision.seat == self._person and self.place is not None)

    def _only_declining(self) -> Action | None:
        """Return the action if the person can only decline, and can take nothing back; else None."""
        offers = self.game.legal_actions()
        is_only = len(offers) == 1 and offers[0].chosen == DECLINING and not self._undo_points
        return offers[0] if is_only else None

    async def close(self) -> None:
        self.keeper.release()

    @property
    def place(self) -> str | None:  # type: ignore[override]
        return str(self.keeper.path) if self.keeper.path is not None and self.keeper.path.exists() else None

    @property
    def trouble(self) -> str | None:  # type: ignore[override]
        return None if self.keeper.trouble is None else spoken().error(self.keeper.trouble)

    @property
    def leaving(self) -> str:
        return super().leaving if self.keeper.trouble is None else say("screen-leave.lost")

    # --- queries ---

    async def offers(self) -> list[Action]:
        return list(self.game.legal_actions(seat=self._person))

    async def refusals(self, incomplete: Mapping[str, Any]) -> list[Judgement]:
        return list(self.game.refusals(dict(incomplete), seat=self._person))

    async def preview(self, action: Action) -> Preview | None:
        return self.game.preview(action, seat=self._person)

    async def fit(self, tile: str) -> Fit | None:
        return self.game.fit(tile, seat=self._person)

    async def standing(self) -> Standing | None:
        return self.game.standing(seat=self._person)

    async def advice(self) -> "Advice":
        from alhambra.analysis import advise  # here, because the first screen does not need it

        window = Window(self.game, self._person)
        best, *_ = await asyncio.to_thread(advise, window, Randomness(f"advice {self.game.seed} {self.game.at}"))
        return best

    async def record(self) -> Record | None:
        return self.game.record()

    # --- actions ---

    async def play(self, action: Action) -> None:
        before = self.game.copy()
        probe = self.game.with_open_chance()
        self.game.play(action, seat=self._person)
        probe.play(action)
        goes_on = probe.decision is not None and probe.decision.seat == self._person
        self._undo_points = [*self._undo_points, before] if goes_on else []
        self.undoable = len(self._undo_points)
        self._keep()
        await self._report(self.game.events_for(self._person))

    async def undo(self) -> None:
        if not self._undo_points:
            raise AlhambraError("nothing-to-take-back")
        self.game = self._undo_points.pop()
        self.undoable = len(self._undo_points)
        self._keep()
        await self._report([])

    async def rematch(self) -> Source:
        if not self.game.is_over:
            raise AlhambraError("rematch-too-early")
        players = list(self.game.players)
        game = dealt_with(new_dealing(self.config, players), players, Contribution.fresh())
        await self.close()
        keeper = Keeper(None if self.keeper.path is None else new_file(self.config.game))
        return LocalGame(game, seating_of(game.players, self.config.seats), keeper)

    async def _report(self, events: Events) -> None:
        self.waits.clear()
        if self._tell is not None:
            await self._tell(events)
        self._chosen.set()

    def _keep(self) -> None:
        """Save the game; an error is shown as trouble until saving succeeds."""
        try:
            self.keeper.keep(self.game)
        except AlhambraError:
            return

    async def save(self, name: str) -> str:
        path = Path(os.path.expanduser(name)) if name else self.keeper.path
        if path is None:
            raise AlhambraError("save-where")
        if path != self.keeper.path:
            check_is_new(path)
        self.keeper.move(path, self.game)
        return str(path)
