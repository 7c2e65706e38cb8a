"""The chain of steps of a game: set-up, turn, end of round, end of game."""

from alhambra.protocol import UNKNOWN, Action, Offers, Refusal
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
from alhambra.roll_and_write.position import (
    BLUE_DICE,
    BUILDINGS,
    START_PLAYER,
    YELLOW_DICE,
    Choice,
    Position,
    Roll,
    Sheet,
)
from alhambra.roll_and_write.scoring import Award

TURN_PRICE = 1
SECOND_TICK_PRICE = 3


# --- set-up ---


def begin(position: Position) -> None:
    """Start the set-up."""
    if position.seats > 1:
        position.await_roll(StartPlayerLot())
    else:
        continue_setup(position)


def continue_setup(position: Position) -> None:
    """What the set-up still lacks comes next: buildings in turn, imaginary buildings, dice (RNW-SET-3, RNW-SET-4)."""
    sheets, score_sheet = position.sheets, position.score_sheet
    order = position.seats_in_order()
    buildings = position.layout.starting_buildings
    for number in range(1, buildings + 1):
        for seat in order:
            if score_sheet.total(seat) < number:
                position.await_roll(BuildingRoll(seat))
                return
    for row in range(position.seats, position.rows):
        if score_sheet.total(row) < buildings:
            position.await_roll(BuildingRoll(row))
            return
    for seat in order:
        if not sheets[seat].blues:
            position.await_roll(DiceRoll(seat, 1))
            return
    if len(sheets[position.start].blues) == 1:
        position.await_roll(DiceRoll(position.start, 2))
        return
    begin_round(position)


class StartPlayerLot(Roll):
    """Who begins (RNW-SET-2)."""

    def __init__(self) -> None:
        super().__init__("start_player")

    def outcomes(self, position: Position) -> list[tuple[str, int]]:
        return [(f"seat_{seat}", 1) for seat in range(position.seats)]

    def source(self, position: Position) -> int:
        return START_PLAYER

    def come_up(self, position: Position, outcome: str) -> None:
        position.start = number_in(outcome)
        position.emit("start_player", {"seat": position.start})
        continue_setup(position)


# --- rolls ---


class BuildingRoll(Roll):
    """Two dice that name a building to be ticked at once, the yellow one first.

    A crossing that cannot be ticked is rolled again (RNW-SET-3, RNW-SOLO-4); here only the final roll is seen, with the
    weights that rolling again gives.
    """

    def __init__(self, row: int, yellow: int = 0) -> None:
        super().__init__("building")
        self.row = row
        self.yellow = yellow  # 0: not rolled yet

    def outcomes(self, position: Position) -> list[tuple[str, int]]:
        result: list[tuple[str, int]] = []
        for value in range(1, FACES + 1):
            if self.yellow:
                name, weight = die_name(BLUE, value), int(self._can_tick(position, self.yellow, value))
            else:
                open_columns = [blue for blue in range(1, FACES + 1) if self._can_tick(position, value, blue)]
                name, weight = die_name(YELLOW, value), len(open_columns)
            if weight:
                result.append((name, weight))
        return result

    def source(self, position: Position) -> int:
        return BUILDINGS

    def _can_tick(self, position: Position, yellow: int, blue: int) -> bool:
        if self.row < position.seats:
            return not position.sheets[self.row].is_ticked(yellow, blue)
        return not position.score_sheet.is_full(self.row, position.layout.cell_type[cell_number(yellow, blue)])

    def come_up(self, position: Position, outcome: str) -> None:
        value = number_in(outcome)
        if not self.yellow:
            position.await_roll(BuildingRoll(self.row, value))
            return
        if self.row < position.seats:
            position.tick(self.row, self.yellow, value)
        else:
            position.mark(self.row, self.yellow, value)
        if position.round == 0:
            continue_setup(position)
        else:
            end_round(position)

    def state(self) -> list[int]:
        return [self.row, self.yellow]


class DiceRoll(Roll):
    """Dice rolled one by one and laid beside the grid until so many pairs lie there."""

    def __init__(self, seat: int, pairs: int) -> None:
        super().__init__("dice")
        self.seat = seat
        self.pairs = pairs

    def _rolls_blue(self, position: Position) -> bool:
        sheet = position.sheets[self.seat]
        return len(sheet.blues) < len(sheet.yellows)

    def outcomes(self, position: Position) -> list[tuple[str, int]]:
        colour = BLUE if self._rolls_blue(position) else YELLOW
        return [(die_name(colour, value), 1) for value in range(1, FACES + 1)]

    def source(self, position: Position) -> int:
        return BLUE_DICE if self._rolls_blue(position) else YELLOW_DICE

    def come_up(self, position: Position, outcome: str) -> None:
        sheet = position.sheets[self.seat]
        if self._rolls_blue(position):
            sheet.lay_blue(number_in(outcome))
        else:
            sheet.lay_yellow(number_in(outcome))
        if position.listening:
            position.emit("rolled", {"seat": self.seat, "die": outcome})
        if len(sheet.blues) < self.pairs:
            position.await_roll(self)
        elif position.round == 0:
            continue_setup(position)
        elif self.pairs == 2 and position.seats > 1:
            offer_pairs(position, self.seat)
        else:
            end_turn(position)

    def state(self) -> list[int]:
        return [self.seat, self.pairs]


def number_in(name: str) -> int:
    """The number in the name of a die or a seat, such as ``yellow_3``."""
    return int(name[name.index("_") + 1 :])


# --- a turn ---


class ChooseAction(Choice):
    """The turn itself: turn dice for coins as often as wanted, then tick a building or take coins."""

    def __init__(self, seat: int) -> None:
        super().__init__("action", seat)

    def offers(self, position: Position) -> Offers:
        sheet = position.sheets[self.seat]
        result: list[Action] = []
        for yellow in _distinct(sheet.yellows):
            for blue in _distinct(sheet.blues):
                if not sheet.is_ticked(yellow, blue):
                    result.append(tick(yellow, blue))
        result.append(TAKE_COINS)
        if sheet.coins >= TURN_PRICE:
            result += turns(YELLOW, sheet.yellows)
            result += turns(BLUE, sheet.blues)
        return Offers(result)

    def refusal(self, position: Position, action: Action) -> Refusal | None:
        sheet = position.sheets[self.seat]
        if isinstance(action, Tick):
            return _tick_refusal(sheet, action)
        if isinstance(action, TurnDie):
            return _turn_refusal(sheet, action)
        if isinstance(action, TakeCoins):
            return None
        if isinstance(action, Keep):
            return Refusal(
                "RNW-COIN-3", "a pair is kept only after all four dice were rolled; tick or take coins first"
            )
        return Refusal("RNW-TURN-2", "a turn needs an action: tick a building or take coins")

    def carry_out(self, position: Position, action: Action) -> None:
        if isinstance(action, TurnDie):
            _turn_die(position, self.seat, action)
        elif isinstance(action, Tick):
            _tick_first(position, self.seat, action)
        else:
            _take_coins(position, self.seat)


class ChooseSecondTick(Choice):
    """After a tick: another one with the other two dice, for three coins (RNW-SPEC-2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("second_tick", seat)

    def offers(self, position: Position) -> Offers:
        sheet = position.sheets[self.seat]
        return Offers([tick(sheet.yellows[0], sheet.blues[0]), DONE])

    def refusal(self, position: Position, action: Action) -> Refusal | None:
        sheet = position.sheets[self.seat]
        if isinstance(action, Done):
            return None
        if isinstance(action, Tick):
            if action.yellow == sheet.yellows[0] and action.blue == sheet.blues[0]:
                return None
            only = f"tick {sheet.yellows[0]} {sheet.blues[0]}"
            return Refusal("RNW-SPEC-2", f"the second tick is made with the other two dice: '{only}' or 'done'")
        if isinstance(action, TurnDie):
            return Refusal("RNW-SPEC-1", "dice are turned before the action, not between a first and a second tick")
        if isinstance(action, TakeCoins):
            return Refusal("RNW-TURN-2", "a turn has one action, and a building was ticked already")
        return Refusal("RNW-TICK-2", "a pair is kept only after all four dice were rolled; choose 'tick' or 'done'")

    def carry_out(self, position: Position, action: Action) -> None:
        if isinstance(action, Tick):
            sheet = position.sheets[self.seat]
            sheet.coins_spent += SECOND_TICK_PRICE
            sheet.take_up(action.yellow, action.blue)
            position.tick(self.seat, action.yellow, action.blue)
            _roll_all(position, self.seat)
        else:
            _finish_tick(position, self.seat)


class ChoosePair(Choice):
    """After all four dice were rolled: which pair to keep; the other is passed on (RNW-COIN-3)."""

    def __init__(self, seat: int) -> None:
        super().__init__("keep", seat)

    def offers(self, position: Position) -> Offers:
        sheet = position.sheets[self.seat]
        return Offers([keep(yellow, blue) for yellow in _distinct(sheet.yellows) for blue in _distinct(sheet.blues)])

    def refusal(self, position: Position, action: Action) -> Refusal | None:
        sheet = position.sheets[self.seat]
        if isinstance(action, Keep):
            return _missing_die("RNW-COIN-3", sheet, action.yellow, action.blue)
        if isinstance(action, TurnDie):
            return Refusal("RNW-SPEC-1", "dice are turned before the action, not after it")
        return Refusal("RNW-TURN-2", "the action of this turn is over; choose the pair to keep")

    def carry_out(self, position: Position, action: Action) -> None:
        assert isinstance(action, Keep)
        keep_pair(position, self.seat, action.yellow, action.blue)


def offer_pairs(position: Position, seat: int) -> None:
    """Let the seat choose a pair, if there is anything to choose."""
    sheet = position.sheets[seat]
    if sheet.yellows[0] == sheet.yellows[1] and sheet.blues[0] == sheet.blues[1]:
        keep_pair(position, seat, sheet.yellows[0], sheet.blues[0])
    else:
        position.await_choice(ChoosePair(seat))


def keep_pair(position: Position, seat: int, yellow: int, blue: int) -> None:
    sheet = position.sheets[seat]
    position.pass_on(seat, other_die(sheet.yellows, yellow), other_die(sheet.blues, blue))
    end_turn(position)


def _turn_die(position: Position, seat: int, action: TurnDie) -> None:
    sheet = position.sheets[seat]
    dice = sheet.yellows if action.is_yellow else sheet.blues
    dice[dice.index(action.value)] = action.to
    dice.sort()
    sheet.coins_spent += TURN_PRICE
    if position.listening:
        position.emit("turned", {"seat": seat, "die": action.called(0), "to": action.to})


def _tick_first(position: Position, seat: int, action: Tick) -> None:
    sheet = position.sheets[seat]
    sheet.take_up(action.yellow, action.blue)
    position.tick(seat, action.yellow, action.blue)
    if sheet.coins >= SECOND_TICK_PRICE and not sheet.is_ticked(sheet.yellows[0], sheet.blues[0]):
        position.await_choice(ChooseSecondTick(seat))
    else:
        _finish_tick(position, seat)


def _finish_tick(position: Position, seat: int) -> None:
    """Pass the unused pair on, or leave it in the solo game, and roll the used one (RNW-TICK-2, RNW-SOLO-6)."""
    if position.is_last_turn:
        end_turn(position)
    elif position.seats == 1:
        position.await_roll(DiceRoll(seat, 2))
    else:
        sheet = position.sheets[seat]
        position.pass_on(seat, sheet.yellows[0], sheet.blues[0])
        position.await_roll(DiceRoll(seat, 1))


def coins_to_take(position: Position, seat: int) -> int:
    """A coin for each combination of dice whose building is ticked, while the supply lasts (RNW-COIN-1, RNW-COIN-2)."""
    sheet = position.sheets[seat]
    hits = 0
    for yellow in sheet.yellows:
        for blue in sheet.blues:
            if sheet.is_ticked(yellow, blue):
                hits += 1
    return min(hits, position.layout.coin_supply - sheet.coins_gained)


def _take_coins(position: Position, seat: int) -> None:
    sheet = position.sheets[seat]
    gained = coins_to_take(position, seat)
    sheet.coins_gained += gained
    if position.listening:
        position.emit("coins", {"seat": seat, "coins": gained})
    sheet.yellows.clear()
    sheet.blues.clear()
    _roll_all(position, seat)


def _roll_all(position: Position, seat: int) -> None:
    """Roll all four dice, unless nobody will ever use them."""
    if position.is_last_turn:
        end_turn(position)
    else:
        position.await_roll(DiceRoll(seat, 2))


# --- rounds ---


def begin_round(position: Position) -> None:
    position.round += 1
    position.turn = 0
    position.emit("round", {"round": position.round})
    position.await_choice(ChooseAction(position.active))


def end_turn(position: Position) -> None:
    position.turn += 1
    if position.turn < position.seats:
        position.await_choice(ChooseAction(position.active))
    else:
        end_round(position)


def end_round(position: Position) -> None:
    """Imaginary players mark a building each (RNW-SOLO-3), completed types score, the next round or the end comes."""
    marks = position.layout.starting_buildings + position.round
    for row in range(position.seats, position.rows):
        if position.score_sheet.total(row) < marks:
            position.await_roll(BuildingRoll(row))
            return
    _tell_awards(position, position.score_sheet.settle_round())
    if position.round < position.rounds:
        begin_round(position)
        return
    _tell_awards(position, position.score_sheet.settle_end())
    position.over = True
    position.await_nothing()
    winners, imaginary = position.winners, position.imaginary_winners
    position.emit("end", {"scores": position.scores, "winners": winners, "imaginary_winners": imaginary})


def _tell_awards(position: Position, awards: list[Award]) -> None:
    for award in awards:
        building = position.layout.types[award.building]
        data = {"building": building, "place": award.place, "rows": award.rows, "points": award.points}
        position.emit("placed", data)


# --- refusals ---


def _tick_refusal(sheet: Sheet, action: Tick) -> Refusal | None:
    missing = _missing_die("RNW-TICK-1", sheet, action.yellow, action.blue)
    if missing is None and sheet.is_ticked(action.yellow, action.blue):
        return Refusal("RNW-TICK-1", f"the building in row {action.yellow}, column {action.blue} is ticked already")
    return missing


def _missing_die(clause: str, sheet: Sheet, yellow: int, blue: int) -> Refusal | None:
    if yellow not in sheet.yellows:
        return Refusal(clause, f"no yellow die shows {yellow}; they show {_shown(sheet.yellows)}")
    if blue not in sheet.blues:
        return Refusal(clause, f"no blue die shows {blue}; they show {_shown(sheet.blues)}")
    return None


def _turn_refusal(sheet: Sheet, action: TurnDie) -> Refusal | None:
    if action in turns(YELLOW, sheet.yellows) or action in turns(BLUE, sheet.blues):
        if sheet.coins >= TURN_PRICE:
            return None
        return Refusal("RNW-SPEC-1", "turning a die costs a coin, and none is left")
    dice = [die_name(YELLOW, value) for value in sheet.yellows] + [die_name(BLUE, value) for value in sheet.blues]
    if action.called(0) not in dice:
        return Refusal(
            "RNW-SPEC-1", f"there is no die '{action.called(0)}' beside the grid; there are {', '.join(dice)}"
        )
    if action.direction == UNKNOWN:
        return Refusal("RNW-SPEC-1", f"a die is turned 'up' or 'down', not '{action.called(1)}'")
    return Refusal("RNW-SPEC-1", "a die cannot be turned from 1 to 6 or from 6 to 1")


def _shown(values: list[int]) -> str:
    return " and ".join([str(value) for value in _distinct(values)])


def _distinct(values: list[int]) -> list[int]:
    """The values, equal ones once; they are in order."""
    return [value for index, value in enumerate(values) if index == 0 or value != values[index - 1]]


def other_die(values: list[int], value: int) -> int:
    """Of two dice, the one that is left when one with this value is taken."""
    return values[1] if values[0] == value else values[0]
