"""What a network says about all seats of one position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.module_inputs import inputs_of
from alhambra.search.network.network import UNIT, NetworkView
from alhambra.search.network.network_file import NetworkFile
from alhambra.search.network.position_inputs import PositionInputs
from alhambra.search.network.seat_inputs import write_seat
from alhambra.search.network.table_inputs import write_pair, write_table
from alhambra.tilegames.game import TileGame

EVERY_SEAT: Final = -1  # as a viewer: each seat is seen as it knows itself


class Outlook:
    """The inputs of all seats of a position, as one viewer knows them; ``first`` is the seat that moves next.

    With EVERY_SEAT as the viewer, nothing is hidden.
    """

    def __init__(self, game: TileGame, viewer: int, first: int, palace_cache: PalaceCache, layout: InputLayout) -> None:
        self._seats: i64 = game.rules.seats
        self._viewer = viewer
        self._layout = layout
        self._modules = inputs_of(list(game.modules))
        self._evaluations: list[Evaluation] = []
        self._own: list[vec[i64]] = []
        self._others: list[list[vec[i64]]] = []  # by seat, with the others in the order of play
        self._pairs: list[list[vec[i64]]] = []
        self._tables: list[vec[i64]] = []
        for seat in range(self._seats):
            self._evaluations.append(Evaluation(game, seat, palace_cache, None, True))
        for seat in range(self._seats):
            self._own.append(self._of_seat(game, self._viewer_for(seat), seat, first))
        for seat in range(self._seats):
            self._add_others(game, seat, palace_cache)
        self.look_at_table(game)

    def look_at_table(self, game: TileGame) -> None:
        """Take the inputs of the table, alone, from a game in which nothing else has changed."""
        self._tables = []
        evaluation = self._evaluations[0]
        for seat in range(self._seats):
            if seat > 0 and (self._viewer != EVERY_SEAT or not game.rules.with_modules):
                self._tables.append(self._tables[0])
                continue
            writer = InputWriter()
            viewer = self._viewer_for(seat)
            write_table(writer, game, viewer, evaluation.clock, evaluation.race, self._layout, self._modules)
            self._tables.append(writer.numbers())

    def outputs(self, network: NetworkFile) -> list[float]:
        """Return the first output of a network for each seat."""
        found: list[float] = []
        for seat in range(self._seats):
            view = NetworkView(network.weights, self._others[seat])
            inputs = PositionInputs(self._own[seat], self._tables[seat], self._pairs[seat])
            found.append(view.outputs(inputs)[0] / UNIT)
        return found

    def _viewer_for(self, seat: int) -> int:
        return seat if self._viewer == EVERY_SEAT else self._viewer

    def _of_seat(self, game: TileGame, viewer: int, seat: int, first: int) -> vec[i64]:
        writer = InputWriter()
        write_seat(writer, game, viewer, self._evaluations[seat], first, self._layout, self._modules)
        return writer.numbers()

    def _add_others(self, game: TileGame, seat: int, palace_cache: PalaceCache) -> None:
        race = self._evaluations[seat].race
        dirk = race.dirks(game) if race.with_dirk else []
        others: list[vec[i64]] = []
        pairs: list[vec[i64]] = []
        for offset in range(1, self._seats):
            other = (seat + offset) % self._seats
            others.append(self._own[other])
            pair = InputWriter()
            write_pair(pair, game, palace_cache, seat, other, dirk)
            pairs.append(pair.numbers())
        self._others.append(others)
        self._pairs.append(pairs)
