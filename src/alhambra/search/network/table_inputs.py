"""The inputs of the table, and of a seat against another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.search.evaluation.majority_race import MajorityRace
from alhambra.search.evaluation.palace_cache import PalaceCache
from alhambra.search.evaluation.scoring_clock import Clock
from alhambra.search.network import layout
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.belief.hand_counts import one_bit
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS

_HALF_TURNS: Final = vec[i64]([1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 26, 32])
_POINTS_A_STEP: Final = 3


def write_table(
    writer: InputWriter,
    game: TileGame,
    viewer: int,
    clock: Clock,
    race: MajorityRace,
    blocks: InputLayout,
    modules: dict[str, ModuleInputs],
) -> None:
    """Write what belongs to no seat; the clock and the race are based on what everybody knows."""
    rules = game.rules
    writer.one_of(rules.seats - 2, MOST_SEATS - 1)
    for slot in range(blocks.slots):
        _write_tile(writer, game, game.market[slot], blocks)
    _write_display(writer, game)
    for number in range(blocks.types):
        writer.amount(race.in_bags[number] // 2, layout.BAG_TYPE_STEPS)
    for number in range(blocks.bags):
        left: i64 = len(game.bags[number])
        writer.amount(left * layout.BAG_STEPS // len(rules.catalog.bags[number]), layout.BAG_STEPS)
        writer.amount(left, layout.LAST_TILES)
    _write_clock(writer, game, clock)
    dirk: vec[i64] = vec[i64]([0] * blocks.types)
    for piece in game.dirk:
        if rules.types[piece] >= 0:
            dirk[rules.types[piece]] += 1
    for number in range(blocks.types):
        writer.amount(dirk[number], layout.MOST_OF_DIRK)
    for block in blocks.modules:
        module = modules.get(block.name)
        if module is None:
            writer.leave_out(block.table_size)
        else:
            module.write_table(writer, game, viewer)


def _write_tile(writer: InputWriter, game: TileGame, piece: i64, blocks: InputLayout) -> None:
    if piece < 0:
        writer.leave_out(blocks.types + layout.PRICES + layout.SIDES)
        return
    writer.one_of(game.rules.types[piece], blocks.types)
    writer.amount(game.rules.prices[piece] - 1, layout.PRICES)
    writer.amount(len(game.rules.catalog.sides[piece]), layout.SIDES)


def _write_display(writer: InputWriter, game: TileGame) -> None:
    lying: i64 = 0  # a bit for each card
    for card in game.display:
        if card < FIRST_SPECIAL:
            lying |= one_bit(card)
    for currency in range(layout.MARKET_CURRENCIES):
        for value in range(1, layout.VALUES + 1):
            writer.flag(lying >> (10 * currency + value) & 1 != 0)


def _write_clock(writer: InputWriter, game: TileGame, clock: Clock) -> None:
    writer.one_of(game.scorings_done, layout.SCORINGS)
    for index in range(2):
        sold = int(clock.sold[index] * layout.SOLD_STEPS + 0.5) if index < len(clock.sold) else layout.SOLD_STEPS
        writer.amount(sold, layout.SOLD_STEPS)
    writer.steps(int(2.0 * clock.turns_left + 0.5), _HALF_TURNS)


def write_pair(
    writer: InputWriter, game: TileGame, palace_cache: PalaceCache, own: int, other: int, dirk: list[int]
) -> None:
    """Write how a seat compares with another, and with Dirk, whose half tiles by type are given."""
    site, others = palace_cache.cached(game, own), palace_cache.cached(game, other)
    half: i64 = layout.POINT_STEPS // 2
    points: i64 = game.points[other] - game.points[own]
    writer.amount(half + points // _POINTS_A_STEP, layout.POINT_STEPS)
    lines: i64 = others.lines - site.lines
    writer.amount(layout.LINE_STEPS // 2 + lines // 2, layout.LINE_STEPS)
    half = layout.TYPE_STEPS // 2
    for number in range(len(site.strength)):
        ahead: i64 = others.strength[number] - site.strength[number]
        writer.amount(half + ahead // 2, layout.TYPE_STEPS)
    for number in range(len(site.strength)):
        if dirk:
            of_dirk: i64 = dirk[number] - site.strength[number]
            writer.amount(half + of_dirk // 2, layout.TYPE_STEPS)
        else:
            writer.leave_out(layout.TYPE_STEPS)
