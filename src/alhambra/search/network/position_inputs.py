"""All inputs of a position, as one seat knows it; the others' holdings are examined once for all ends of a turn."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.position_evaluation import Evaluation
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.module_inputs import inputs_of
from alhambra.search.network.seat_inputs import write_seat
from alhambra.search.network.table_inputs import write_pair, write_table
from alhambra.tilegames.game import TileGame


class PositionInputs:
    """The inputs of a position that are on: for the seat itself, for the table, and against each other seat."""

    def __init__(self, own: vec[i64], table: vec[i64], pairs: list[vec[i64]]) -> None:
        self.own = own
        self.table = table
        self.pairs = pairs  # with the others in the order of play


class Perspective:
    """A seat's point of view for the ends of one turn, or for one moment of a game.

    The viewer is the seat that looks, and ``seat`` the one whose chances are in question: for the value of its own turn
    they are the same.
    """

    def __init__(
        self, game: TileGame, viewer: int, seat: int, first: int, palace_cache: PalaceCache, blocks: InputLayout
    ) -> None:
        self.viewer = viewer
        self.seat = seat
        self.first = first  # the seat that moves first from now on
        self.palace_cache = palace_cache
        self.blocks = blocks
        self.modules = inputs_of(list(game.modules))
        self.evaluation = Evaluation(game, seat, palace_cache, None, True)
        seats = game.rules.seats
        self.others = [(seat + offset) % seats for offset in range(1, seats)]
        self.of_others = [
            self._of_seat(game, Evaluation(game, other, palace_cache, None, True)) for other in self.others
        ]

    def inputs(self, game: TileGame) -> PositionInputs:
        """Return the inputs of a position in which only the seat's own things, market and display may have changed."""
        evaluation = self.evaluation
        writer = InputWriter()
        write_table(writer, game, self.viewer, evaluation.clock, evaluation.race, self.blocks, self.modules)
        dirk = evaluation.race.dirks(game) if evaluation.race.with_dirk else []
        pairs: list[vec[i64]] = []
        for other in self.others:
            pair = InputWriter()
            write_pair(pair, game, self.palace_cache, self.seat, other, dirk)
            pairs.append(pair.numbers())
        return PositionInputs(self._of_seat(game, evaluation), writer.numbers(), pairs)

    def _of_seat(self, game: TileGame, evaluation: Evaluation) -> vec[i64]:
        writer = InputWriter()
        write_seat(writer, game, self.viewer, evaluation, self.first, self.blocks, self.modules)
        return writer.numbers()
