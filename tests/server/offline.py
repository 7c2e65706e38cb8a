"""Tables without a server: only their entries."""

from collections.abc import Callable

from alhambra.protocol import Game, GameConfig, Randomness
from alhambra.server.tables import decide
from alhambra.server.tables.entries import BOT_AT_ONCE, PERSON, AnyEntry, SeatPlan, read, written
from alhambra.server.tables.table import GameTable


class OfflineTable:
    """A table without a server, with all entries made there."""

    def __init__(self, *kinds: str, game: str = "alhambra", leaving: str = BOT_AT_ONCE) -> None:
        self.table = GameTable("table")
        self.entries: list[AnyEntry] = []
        self._random = Randomness(f"{kinds} {game}")
        plans = [SeatPlan(kind, "" if kind == PERSON else f"{kind} {seat}") for seat, kind in enumerate(kinds)]
        self.do(decide.make(GameConfig(game, len(kinds)), plans, "free", leaving))
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        for seat in people:
            self.do(decide.sit(self.table, seat, f"Player {seat}"))
        for seat in people:
            self.do(decide.ready(self.table, seat, True, True))
        self.do(decide.promise(self.table))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def decides(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    def do(self, entry: AnyEntry) -> None:
        decide.check_room(self.table, entry)
        self.entries.append(entry)
        self.table.apply(self.table.sequence + 1, entry)

    def play(self, actions: int = 1) -> None:
        """Play some random actions for the seats that have to choose."""
        for _ in range(actions):
            action = self.game.legal_actions().pick(self._random).notation()
            seat = self.decides
            self.do(decide.play(self.table, seat, self.table.at, action, self.table.seats[seat].stand_in))

    def play_until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.play()

    def loaded(self) -> GameTable:
        """Return the table as another process reads it from its entries."""
        table = GameTable("table")
        for number, entry in enumerate(self.entries, 1):
            table.apply(number, read(written(entry)))
        return table
