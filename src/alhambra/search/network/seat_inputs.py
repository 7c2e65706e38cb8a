"""The inputs of a seat: palace, reserve, money, and the use of the market's tiles to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.search.evaluation.position_evaluation import Evaluation, sums_of
from alhambra.search.network import layout
from alhambra.search.network.input_writer import InputWriter
from alhambra.search.network.knowledge import hidden_cards, known_other_cards, known_purses
from alhambra.search.network.layout import InputLayout
from alhambra.search.network.module_inputs import ModuleInputs
from alhambra.tilegames.cards import copies, purse_count, purse_total
from alhambra.tilegames.catalog import FIELDS
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.turns.turn_cycle import MOST_SEATS

_TOTALS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 22])
_ALL_MONEY: Final = vec[i64]([5, 10, 15, 20, 25, 30, 40])
_GAINS: Final = vec[i64]([0, 2, 4, 6, 8, 11, 15])
_NEAR_COINS: Final = 4
_LEAST_PRICE: Final = 2


def write_seat(
    writer: InputWriter,
    game: TileGame,
    viewer: int,
    evaluation: Evaluation,
    first: int,
    blocks: InputLayout,
    modules: dict[str, ModuleInputs],
) -> None:
    """Write what the viewer knows about the seat of an evaluation; ``first`` is the seat that moves next."""
    seat = evaluation.seat
    writer.one_of((seat - first) % game.rules.seats, MOST_SEATS)
    _write_palace(writer, game, evaluation, blocks)
    purses = known_purses(game, viewer, seat)
    _write_money(writer, game, viewer, seat, purses)
    for slot in range(blocks.slots):
        _write_slot(writer, game, evaluation, slot, purses[game.rules.field_currencies[slot % FIELDS]])
    for block in blocks.modules:
        module = modules.get(block.name)
        if module is None:
            writer.leave_out(block.seat_size)
        else:
            module.write_seat(writer, game, viewer, seat)


def _write_palace(writer: InputWriter, game: TileGame, evaluation: Evaluation, blocks: InputLayout) -> None:
    site = evaluation.palace_cache.cached(game, evaluation.seat)
    reserved: vec[i64] = vec[i64]([0] * blocks.types)
    for piece in game.reserves[evaluation.seat]:
        number = game.rules.types[piece]
        if number >= 0:
            reserved[number] += 1
    for number in range(blocks.types):
        writer.amount(site.strength[number] // 2, layout.MOST_OF_TYPE)
        writer.amount(reserved[number], layout.MOST_RESERVED)
    lines: i64 = site.lines
    writer.amount(lines, layout.LINES)
    writer.amount((lines - layout.LINES) // 4, layout.MORE_LINES)
    writer.amount(int(site.openness / evaluation.weights.open_cell + 0.5), layout.MOST_CELLS * blocks.bags)
    writer.amount(site.tiles, layout.MOST_TILES)


def _write_money(writer: InputWriter, game: TileGame, viewer: int, seat: int, purses: vec[i64]) -> None:
    total: i64 = 0
    cards: i64 = len(known_other_cards(game, viewer, seat))
    for currency in range(layout.MARKET_CURRENCIES):
        purse = purses[currency]
        sums = sums_of(purse)
        writer.steps(purse_total(purse), _TOTALS)
        writer.amount(purse_count(purse), layout.MOST_CARDS)
        for value in range(1, layout.VALUES + 1):
            writer.flag(copies(purse, value) > 0)
        for price in range(_LEAST_PRICE, _LEAST_PRICE + layout.PRICES):
            writer.flag(sums >> price & 1 != 0)
        total += purse_total(purse)
        cards += purse_count(purse)
    writer.steps(total, _ALL_MONEY)
    writer.amount(cards, layout.MOST_IN_HAND)
    writer.amount(hidden_cards(game, viewer, seat), layout.MOST_HIDDEN)


def _write_slot(writer: InputWriter, game: TileGame, evaluation: Evaluation, slot: i64, purse: i64) -> None:
    """Write what the tile on the slot would gain the seat, depending on how it could pay for it, and what its lines
    would gain."""
    piece = game.market[slot]
    if piece < 0:
        writer.leave_out(layout.REACHES * layout.GAINS + 1 + layout.LINE_GAINS)
        return
    reach = _reach(purse, game.rules.prices[piece])
    if reach == layout.REACHES:
        writer.leave_out(layout.REACHES * layout.GAINS)
    else:
        gain = int(evaluation.gain_on_market(game, slot))
        writer.leave_out(reach * layout.GAINS)
        writer.steps(gain, _GAINS)
        writer.leave_out((layout.REACHES - 1 - reach) * layout.GAINS)
    palace_cache, seat = evaluation.palace_cache, evaluation.seat
    site = palace_cache.cached(game, seat)
    spot = palace_cache.spot_in(site, game, seat, piece)
    writer.flag(spot.cell >= 0)
    writer.amount(spot.lines - site.lines if spot.cell >= 0 else 0, layout.LINE_GAINS)


def _reach(purse: i64, price: i64) -> i64:
    """Return the index of the first sufficient reach; the number of reaches if the tile is beyond all of them."""
    missing = price - purse_total(purse)
    if missing > _NEAR_COINS:
        return layout.REACHES
    if missing > 0:
        return 2
    return 0 if sums_of(purse) >> price & 1 != 0 else 1
