"""Positions of Roll & Write as text, the same for all seats, since nothing is hidden."""

from typing import TYPE_CHECKING

from alhambra.protocol import PositionError, quoted
from alhambra.protocol.positions.lines import PositionLines, PositionWriter
from alhambra.roll_and_write.actions import FACES, WORDS
from alhambra.roll_and_write.layout import TYPES
from alhambra.roll_and_write.sheet import Sheet
from alhambra.roll_and_write.turns.step import SheetStep
from alhambra.roll_and_write.turns.steps import ChooseSecondTick, RollBuilding, RollDice

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite

_MOST_DICE = 2  # of a colour on a sheet


# --- writing ---


def write_position(game: "RollAndWrite", lines: PositionWriter) -> None:
    """Write the whole state; the seats' boxes and all points follow from ticks and places."""
    lines.put_number("round", game.round)
    lines.put_number("turns over", game.turn)
    lines.put_number("start seat", game.start_seat)
    for seat, sheet in enumerate(game.sheets):
        _write_sheet(seat, sheet, lines)
    score_sheet = game.score_sheet
    for row in range(game.rows):
        own = slice(row * TYPES, (row + 1) * TYPES)
        if row >= game.seats:
            lines.put_numbers(f"boxes {row}", score_sheet.counts[own])
        lines.put_numbers(f"places {row}", score_sheet.place[own])
    lines.put_flag("over", game.is_over)
    lines.put("due", [game.due.notation(WORDS)])


def _write_sheet(seat: int, sheet: Sheet, lines: PositionWriter) -> None:
    faces = range(1, FACES + 1)
    ticks = [f"{yellow},{blue}" for yellow in faces for blue in faces if sheet.is_ticked(yellow, blue)]
    lines.put(f"ticks {seat}", ticks)
    lines.put_numbers(f"yellow {seat}", sheet.yellows)
    lines.put_numbers(f"blue {seat}", sheet.blues)
    lines.put_number(f"coins gained {seat}", sheet.coins_gained)
    lines.put_number(f"coins spent {seat}", sheet.coins_spent)


# --- reading ---


def read_position(game: "RollAndWrite", lines: PositionLines) -> None:
    """Load a position into a new game."""
    game.round = lines.number("round", 1, game.rounds)
    game.turn = lines.number("turns over", 0, game.seats)
    game.start_seat = lines.number("start seat", 0, game.seats - 1)
    for seat in range(game.seats):
        _read_sheet(game, seat, lines)
    for row in range(game.seats, game.rows):
        _read_boxes(game, row, lines)
    places = [lines.numbers(f"places {row}", TYPES, most=game.rows) for row in range(game.rows)]
    if not game.score_sheet.give([place for of_row in places for place in of_row]):
        raise PositionError("position-places-out-of-order")
    game.is_over = lines.flag("over", False)
    game.due = _read_due(game, lines)


def _read_sheet(game: "RollAndWrite", seat: int, lines: PositionLines) -> None:
    sheet = game.sheets[seat]
    name = f"ticks {seat}"
    for word in lines.words(name):
        yellow, _, blue = word.partition(",")
        if not _is_face(yellow) or not _is_face(blue) or sheet.is_ticked(int(yellow), int(blue)):
            raise lines.error(name, "position-no-building", given=quoted(word))
        game.tick(seat, int(yellow), int(blue), with_dice=False)
    sheet.yellows = _read_dice(f"yellow {seat}", lines)
    sheet.blues = _read_dice(f"blue {seat}", lines)
    sheet.coins_gained = lines.number(f"coins gained {seat}", game.layout.starting_coins, game.layout.coin_supply)
    sheet.coins_spent = lines.number(f"coins spent {seat}", 0, sheet.coins_gained)


def _is_face(word: str) -> bool:
    return word in [str(value) for value in range(1, FACES + 1)]


def _read_dice(name: str, lines: PositionLines) -> list[int]:
    words = lines.words(name)
    if len(words) > _MOST_DICE or not all(_is_face(word) for word in words):
        raise lines.error(name, "position-dice", most=_MOST_DICE, faces=FACES)
    return sorted([int(word) for word in words])


def _read_boxes(game: "RollAndWrite", row: int, lines: PositionLines) -> None:
    """Read the boxes of an imaginary player."""
    counts = lines.numbers(f"boxes {row}", TYPES)
    for building, count in enumerate(counts):
        if count > game.layout.boxes[building]:
            raise lines.error(f"boxes {row}", "position-boxes", most=game.layout.boxes[building], found=count)
        for _ in range(count):
            game.score_sheet.fill_box(row, building)


def _read_due(game: "RollAndWrite", lines: PositionLines) -> SheetStep:
    words = lines.words("due") or ["action", str(game.turn_seat)]
    try:
        step = game.step_set.parse(words)
    except PositionError as error:
        raise lines.because("due", error) from None
    assert isinstance(step, SheetStep)
    if not game.is_over and not (step.may_be_due(game) and _have_dice(game, step)):
        raise lines.error("due", "position-step-not-due", given=" ".join(words))
    return step


def _have_dice(game: "RollAndWrite", step: SheetStep) -> bool:
    """Return whether all seats but the one rolling have the dice for their next turn."""
    if game.round == game.rounds and game.turn == game.seats:
        return True
    for seat, sheet in enumerate(game.sheets):
        if isinstance(step, RollDice) and step.owner == seat:
            continue
        pairs = len(sheet.blues) if len(sheet.blues) == len(sheet.yellows) else -1
        if pairs not in _wanted_pairs(game, step, seat):
            return False
    return True


def _wanted_pairs(game: "RollAndWrite", step: SheetStep, seat: int) -> tuple[int, ...]:
    """Return the possible numbers of pairs of dice of a seat that is not rolling."""
    if game.round == 0:
        return (0, 1, 2) if seat == game.start_seat else (0, 1)
    if isinstance(step, RollDice):  # a seat that ticked a building has passed a pair on
        return (3 - step.pairs,) if seat == (step.owner + 1) % game.seats else (1,)
    if isinstance(step, RollBuilding):
        return (2,) if seat == game.start_seat else (1,)
    if seat != step.seat:
        return (1,)
    return (1,) if isinstance(step, ChooseSecondTick) else (2,)
