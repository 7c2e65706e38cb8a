"""The steps of a game: set-up, rolls, turns, rounds."""

from typing import TYPE_CHECKING, ClassVar

from alhambra.protocol import NUMBER, Action, Field, Offers, Refusal
from alhambra.protocol.messages import Payment, StartSeat
from alhambra.protocol.positions.fields import OWNER_FIELD
from alhambra.roll_and_write.actions import (
    BLUE,
    DONE,
    FACES,
    TAKE_COINS,
    YELLOW,
    Done,
    Keep,
    TakeCoins,
    Tick,
    TurnDie,
    die_name,
    keep,
    tick,
    turns,
)
from alhambra.roll_and_write.layout import cell_number
from alhambra.roll_and_write.messages import (
    BuildingRoll,
    CoinsTaken,
    DiceRoll,
    DieRolled,
    DieTurned,
    RoundBegins,
    StartSeatRoll,
    TurnPasses,
)
from alhambra.roll_and_write.turns.ending import emit_awards, end_game
from alhambra.roll_and_write.turns.refusals import TURN_PRICE, distinct, refuse_missing_die, refuse_tick, refuse_turn
from alhambra.roll_and_write.turns.step import BLUE_DICE, BUILDINGS, START_SEAT, YELLOW_DICE, Roll, SheetStep
from alhambra.roll_and_write.view import sheet_numbers

if TYPE_CHECKING:
    from alhambra.roll_and_write.game import RollAndWrite

SECOND_TICK_PRICE = 3


# --- set-up ---


def start(game: "RollAndWrite") -> None:
    """Start the set-up with the random choice of the start seat, unless there is only one."""
    if game.seats == 1:
        continue_setup(game)
    game.advance()


def continue_setup(game: "RollAndWrite") -> None:
    """Set the next step of the set-up (RNW-SET-3, RNW-SET-4).

    Seats tick their buildings in turn, then imaginary players; then dice are rolled.
    """
    sheets, score_sheet = game.sheets, game.score_sheet
    order = game.seats_in_order()
    buildings = game.layout.starting_buildings
    for number in range(1, buildings + 1):
        for seat in order:
            if score_sheet.total(seat) < number:
                game.due = RollBuilding(seat)
                return
    for row in range(game.seats, game.rows):
        if score_sheet.total(row) < buildings:
            game.due = RollBuilding(row)
            return
    for seat in order:
        if not sheets[seat].blues:
            game.due = RollDice(seat, 1)
            return
    if len(sheets[game.start_seat].blues) == 1:
        game.due = RollDice(game.start_seat, 2)
        return
    start_round(game)


class RollForStart(Roll):
    """The choice of the start seat (RNW-SET-2)."""

    kind: ClassVar[str] = "start_seat"

    def may_be_due(self, game: "RollAndWrite") -> bool:
        return game.round == 0 and game.seats > 1

    def outcomes(self, game: "RollAndWrite") -> list[tuple[str, int]]:
        return [(f"seat_{seat}", 1) for seat in range(game.seats)]

    def source(self, game: "RollAndWrite") -> int:
        return START_SEAT

    def resolve(self, game: "RollAndWrite", outcome: str) -> None:
        game.start_seat = number_in(outcome)
        event: StartSeat = {"event": "start_seat", "seat": game.start_seat}
        game.emit(event)
        continue_setup(game)

    def roll_message(self) -> StartSeatRoll:
        return {"kind": "start_seat"}


# --- rolls ---


class RollBuilding(Roll):
    """The roll of a building to be ticked, the yellow die first.

    A building that cannot be ticked is rolled again (RNW-SET-3, RNW-SOLO-4). This step has only the
    final roll, with the weights that rerolling gives.
    """

    kind: ClassVar[str] = "building"
    form: ClassVar[tuple[Field, ...]] = (Field("row", NUMBER), Field("yellow", NUMBER))

    def __init__(self, row: int, yellow: int = 0) -> None:
        super().__init__()
        self.row = row
        self.yellow = yellow  # 0 if not rolled yet

    def may_be_due(self, game: "RollAndWrite") -> bool:
        if self.row >= game.rows or self.yellow > FACES or game.turn != (game.seats if game.round else 0):
            return False
        return (game.round == 0 or self.row >= game.seats) and len(self.outcomes(game)) > 0

    def outcomes(self, game: "RollAndWrite") -> list[tuple[str, int]]:
        result: list[tuple[str, int]] = []
        for value in range(1, FACES + 1):
            if self.yellow:
                name, weight = die_name(BLUE, value), int(self._can_tick(game, self.yellow, value))
            else:
                open_columns = [blue for blue in range(1, FACES + 1) if self._can_tick(game, value, blue)]
                name, weight = die_name(YELLOW, value), len(open_columns)
            if weight:
                result.append((name, weight))
        return result

    def source(self, game: "RollAndWrite") -> int:
        return BUILDINGS

    def _can_tick(self, game: "RollAndWrite", yellow: int, blue: int) -> bool:
        if self.row < game.seats:
            return not game.sheets[self.row].is_ticked(yellow, blue)
        return not game.score_sheet.is_full(self.row, game.layout.cell_type[cell_number(yellow, blue)])

    def resolve(self, game: "RollAndWrite", outcome: str) -> None:
        value = number_in(outcome)
        if not self.yellow:
            game.due = RollBuilding(self.row, value)
            return
        game.tick(self.row, self.yellow, value, with_dice=False)
        if game.round == 0:
            continue_setup(game)
        else:
            end_round(game)

    def roll_message(self) -> BuildingRoll:
        return {"kind": "building", "row": self.row, "yellow": self.yellow or None}


class RollDice(Roll):
    """Dice rolled one by one and put beside the grid, up to a number of pairs."""

    kind: ClassVar[str] = "dice"
    form: ClassVar[tuple[Field, ...]] = (OWNER_FIELD, Field("pairs", NUMBER))

    def __init__(self, owner: int, pairs: int) -> None:
        super().__init__()
        self.owner = owner
        self.pairs = pairs

    def may_be_due(self, game: "RollAndWrite") -> bool:
        sheet = game.sheets[self.owner]
        if game.round > 0:
            in_turn = self.owner == game.turn_seat and game.turn < game.seats and not game.is_last_turn
            rolls = in_turn and (game.seats > 1 or self.pairs == 2)
        else:
            rolls = self.pairs == 1 or self.owner == game.start_seat
        return rolls and 0 <= len(sheet.yellows) - len(sheet.blues) <= 1 and len(sheet.blues) < self.pairs <= 2

    def _rolls_blue(self, game: "RollAndWrite") -> bool:
        sheet = game.sheets[self.owner]
        return len(sheet.blues) < len(sheet.yellows)

    def outcomes(self, game: "RollAndWrite") -> list[tuple[str, int]]:
        colour = BLUE if self._rolls_blue(game) else YELLOW
        return [(die_name(colour, value), 1) for value in range(1, FACES + 1)]

    def source(self, game: "RollAndWrite") -> int:
        return BLUE_DICE if self._rolls_blue(game) else YELLOW_DICE

    def resolve(self, game: "RollAndWrite", outcome: str) -> None:
        sheet = game.sheets[self.owner]
        if self._rolls_blue(game):
            sheet.lay_blue(number_in(outcome))
        else:
            sheet.lay_yellow(number_in(outcome))
        if game.records_events:
            event: DieRolled = {"event": "die_rolled", "seat": self.owner, "die": outcome}
            game.emit(event)
        if len(sheet.blues) < self.pairs:
            game.due = self
        elif game.round == 0:
            continue_setup(game)
        elif self.pairs == 2 and game.seats > 1:
            offer_pairs(game, self.owner)
        else:
            end_turn(game)

    def roll_message(self) -> DiceRoll:
        return {"kind": "dice", "row": self.owner}


def number_in(name: str) -> int:
    """Return the number in the name of a die or a seat, such as ``yellow_3``."""
    return int(name[name.index("_") + 1 :])


# --- a turn ---


class ChooseAction(SheetStep):
    """The turn: turn dice for coins as often as wanted, then tick a building or take coins."""

    kind: ClassVar[str] = "action"

    def may_be_due(self, game: "RollAndWrite") -> bool:
        return _is_turn_of(game, self.seat)

    def offers(self, game: "RollAndWrite") -> Offers:
        sheet = game.sheets[self.seat]
        result: list[Action] = []
        for yellow in distinct(sheet.yellows):
            for blue in distinct(sheet.blues):
                if not sheet.is_ticked(yellow, blue):
                    result.append(tick(yellow, blue))
        result.append(TAKE_COINS)
        if sheet.coins >= TURN_PRICE:
            result += turns(YELLOW, sheet.yellows)
            result += turns(BLUE, sheet.blues)
        return Offers(result)

    def refuse(self, game: "RollAndWrite", action: Action) -> Refusal | None:
        sheet = game.sheets[self.seat]
        if isinstance(action, Tick):
            return refuse_tick(sheet, action)
        if isinstance(action, TurnDie):
            return refuse_turn(sheet, action)
        if isinstance(action, TakeCoins):
            return None
        if isinstance(action, Keep):
            return Refusal("RNW-COIN-3", "keep-before-action")
        return Refusal("RNW-TURN-2", "turn-needs-action")

    def payment(self, action: Action) -> Payment | None:
        return _coins(TURN_PRICE) if isinstance(action, TurnDie) else None

    def choose(self, game: "RollAndWrite", action: Action) -> None:
        if isinstance(action, TurnDie):
            _turn_die(game, self.seat, action)
        elif isinstance(action, Tick):
            _tick_first(game, self.seat, action)
        else:
            _take_coins(game, self.seat)


class ChooseSecondTick(SheetStep):
    """After a tick: a second one with the other two dice for three coins (RNW-SPEC-2)."""

    kind: ClassVar[str] = "second_tick"

    def may_be_due(self, game: "RollAndWrite") -> bool:
        sheet = game.sheets[self.seat]
        if not _is_turn_of(game, self.seat) or sheet.coins < SECOND_TICK_PRICE or not sheet.yellows or not sheet.blues:
            return False
        return not sheet.is_ticked(sheet.yellows[0], sheet.blues[0])

    def offers(self, game: "RollAndWrite") -> Offers:
        sheet = game.sheets[self.seat]
        return Offers([tick(sheet.yellows[0], sheet.blues[0]), DONE])

    def refuse(self, game: "RollAndWrite", action: Action) -> Refusal | None:
        sheet = game.sheets[self.seat]
        if isinstance(action, Done):
            return None
        if isinstance(action, Tick):
            if action.yellow == sheet.yellows[0] and action.blue == sheet.blues[0]:
                return None
            return Refusal("RNW-SPEC-2", "second-tick-elsewhere", {"row": sheet.yellows[0], "column": sheet.blues[0]})
        if isinstance(action, TurnDie):
            return Refusal("RNW-SPEC-1", "turned-between-ticks")
        if isinstance(action, TakeCoins):
            return Refusal("RNW-TURN-2", "second-action")
        return Refusal("RNW-TICK-2", "keep-before-second-tick")

    def payment(self, action: Action) -> Payment | None:
        return _coins(SECOND_TICK_PRICE) if isinstance(action, Tick) else None

    def choose(self, game: "RollAndWrite", action: Action) -> None:
        if isinstance(action, Tick):
            sheet = game.sheets[self.seat]
            sheet.coins_spent += SECOND_TICK_PRICE
            sheet.take_dice(action.yellow, action.blue)
            game.tick(self.seat, action.yellow, action.blue, with_dice=True)
            _roll_all(game, self.seat)
        else:
            _finish_tick(game, self.seat)


class ChoosePair(SheetStep):
    """The choice of a pair to keep of four rolled dice; the others are passed on (RNW-COIN-3)."""

    kind: ClassVar[str] = "keep"

    def may_be_due(self, game: "RollAndWrite") -> bool:
        return game.seats > 1 and _is_turn_of(game, self.seat) and not game.is_last_turn

    def offers(self, game: "RollAndWrite") -> Offers:
        sheet = game.sheets[self.seat]
        return Offers([keep(yellow, blue) for yellow in distinct(sheet.yellows) for blue in distinct(sheet.blues)])

    def refuse(self, game: "RollAndWrite", action: Action) -> Refusal | None:
        sheet = game.sheets[self.seat]
        if isinstance(action, Keep):
            return refuse_missing_die("RNW-COIN-3", sheet, action.yellow, action.blue)
        if isinstance(action, TurnDie):
            return Refusal("RNW-SPEC-1", "turned-after-action")
        return Refusal("RNW-TURN-2", "pair-is-chosen")

    def choose(self, game: "RollAndWrite", action: Action) -> None:
        assert isinstance(action, Keep)
        keep_pair(game, self.seat, action.yellow, action.blue)


def _is_turn_of(game: "RollAndWrite", seat: int) -> bool:
    return game.round > 0 and game.turn < game.seats and seat == game.turn_seat


STEPS: list[type[SheetStep]] = [RollForStart, RollBuilding, RollDice, ChooseAction, ChooseSecondTick, ChoosePair]


def _coins(price: int) -> Payment:
    return {"price": price, "paid": price, "overpaid": 0}


def offer_pairs(game: "RollAndWrite", seat: int) -> None:
    """Let the seat choose a pair, unless all choices are the same."""
    sheet = game.sheets[seat]
    if sheet.yellows[0] == sheet.yellows[1] and sheet.blues[0] == sheet.blues[1]:
        keep_pair(game, seat, sheet.yellows[0], sheet.blues[0])
    else:
        game.due = ChoosePair(seat)


def keep_pair(game: "RollAndWrite", seat: int, yellow: int, blue: int) -> None:
    sheet = game.sheets[seat]
    game.pass_on(seat, other_die(sheet.yellows, yellow), other_die(sheet.blues, blue))
    end_turn(game)


def _turn_die(game: "RollAndWrite", seat: int, action: TurnDie) -> None:
    sheet = game.sheets[seat]
    dice = sheet.yellows if action.is_yellow else sheet.blues
    dice[dice.index(action.value)] = action.to
    dice.sort()
    sheet.coins_spent += TURN_PRICE
    if game.records_events:
        event: DieTurned = {
            "event": "die_turned",
            "seat": seat,
            "die": action.called(0),
            "to": action.to,
            "sheet": sheet_numbers(game.layout, sheet),
        }
        game.emit(event)


def _tick_first(game: "RollAndWrite", seat: int, action: Tick) -> None:
    sheet = game.sheets[seat]
    sheet.take_dice(action.yellow, action.blue)
    game.tick(seat, action.yellow, action.blue, with_dice=True)
    if sheet.coins >= SECOND_TICK_PRICE and not sheet.is_ticked(sheet.yellows[0], sheet.blues[0]):
        game.due = ChooseSecondTick(seat)
    else:
        _finish_tick(game, seat)


def _finish_tick(game: "RollAndWrite", seat: int) -> None:
    """Pass the unused pair on and roll the used one again (RNW-TICK-2).

    In the solo game the unused pair stays (RNW-SOLO-6).
    """
    if game.is_last_turn:
        end_turn(game)
    elif game.seats == 1:
        game.due = RollDice(seat, 2)
    else:
        sheet = game.sheets[seat]
        game.pass_on(seat, sheet.yellows[0], sheet.blues[0])
        game.due = RollDice(seat, 1)


def coins_to_take(game: "RollAndWrite", seat: int) -> int:
    """Return the coins to take (RNW-COIN-1, RNW-COIN-2).

    There is one for each combination of dice whose building is ticked, while the supply lasts.
    """
    sheet = game.sheets[seat]
    hits = 0
    for yellow in sheet.yellows:
        for blue in sheet.blues:
            if sheet.is_ticked(yellow, blue):
                hits += 1
    return min(hits, game.layout.coin_supply - sheet.coins_gained)


def _take_coins(game: "RollAndWrite", seat: int) -> None:
    sheet = game.sheets[seat]
    gained = coins_to_take(game, seat)
    sheet.coins_gained += gained
    if game.records_events:
        numbers = sheet_numbers(game.layout, sheet)
        event: CoinsTaken = {"event": "coins_taken", "seat": seat, "coins": gained, "sheet": numbers}
        game.emit(event)
    sheet.yellows.clear()
    sheet.blues.clear()
    _roll_all(game, seat)


def _roll_all(game: "RollAndWrite", seat: int) -> None:
    """Roll all four dice, unless nobody will use them."""
    if game.is_last_turn:
        end_turn(game)
    else:
        game.due = RollDice(seat, 2)


# --- rounds ---


def start_round(game: "RollAndWrite") -> None:
    game.round += 1
    game.turn = 0
    event: RoundBegins = {"event": "round_begins", "round": game.round}
    game.emit(event)
    game.due = ChooseAction(game.turn_seat)


def end_turn(game: "RollAndWrite") -> None:
    game.turn += 1
    if game.records_events:
        event: TurnPasses = {"event": "turn_passes", "seat": game.turn_seat}
        game.emit(event)
    if game.turn < game.seats:
        game.due = ChooseAction(game.turn_seat)
    else:
        end_round(game)


def end_round(game: "RollAndWrite") -> None:
    """End the round: imaginary players fill a box each (RNW-SOLO-3), then completed types score."""
    boxes = game.layout.starting_buildings + game.round
    for row in range(game.seats, game.rows):
        if game.score_sheet.total(row) < boxes:
            game.due = RollBuilding(row)
            return
    emit_awards(game, game.score_sheet.settle_round())
    if game.round < game.rounds:
        start_round(game)
    else:
        end_game(game)


def other_die(values: list[int], value: int) -> int:
    """Return the other one of two dice."""
    return values[1] if values[0] == value else values[0]
