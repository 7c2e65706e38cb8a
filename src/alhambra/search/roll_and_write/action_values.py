"""Values of actions in Roll & Write, from expected points and the dice passed on."""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from alhambra.protocol.actions import Action
from alhambra.protocol.game import Game
from alhambra.roll_and_write.actions import FACES, Keep, TakeCoins, Tick, TurnDie
from alhambra.roll_and_write.game import RollAndWrite
from alhambra.roll_and_write.layout import LINES, TYPES, cell_number
from alhambra.roll_and_write.turns.steps import SECOND_TICK_PRICE, coins_to_take, other_die

FARTHEST_TURN: Final = 2  # further turns of dice that are considered after the first


class SheetWeights:
    """The weights of the evaluation of a sheet."""

    def __init__(self, values: dict[str, float]) -> None:
        self.rank_doubt = values["rank_doubt"]  # uncertainty of a lead, per square root of a round left
        self.rank_doubt_at_end = values["rank_doubt_at_end"]
        self.first_building = values["first_building"]  # the chance of starting a type, for each round left
        self.ticks_per_round = values["ticks_per_round"]
        self.most_likely = values["most_likely"]  # the highest chance that a building is ticked by the end
        self.coin_at_end = values["coin_at_end"]
        self.coin_in_play = values["coin_in_play"]  # a coin while there are rounds left, beyond its points
        self.rounds_to_use_coins = values["rounds_to_use_coins"]
        self.neighbour = values[
            "neighbour"
        ]  # the part of the next seat's gain that counts as a loss, shared among the opponents
        self.free_choice = values[
            "free_choice"
        ]  # the advantage of choosing a pair out of four new dice over rolling two


# Found by playing the bot against itself with one number changed.
GREEDY: Final = SheetWeights(
    {
        "rank_doubt": 0.25,
        "rank_doubt_at_end": 0.15,
        "first_building": 0.1,
        "ticks_per_round": 1.3,
        "most_likely": 0.85,
        "coin_at_end": 0.5,
        "coin_in_play": 0.3,
        "rounds_to_use_coins": 6.0,
        "neighbour": 0.2,
        "free_choice": 0.3,
    }
)


def evaluate(game: Game, seat: int, action: Action) -> float:
    """Return the value of the action for the seat, in points."""
    assert isinstance(game, RollAndWrite)
    return ActionValues(game, seat).value(action)


class ActionValues:
    """The expected value of a seat's actions, from tables of values by type and by line."""

    def __init__(self, game: RollAndWrite, seat: int, weights: SheetWeights = GREEDY) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights
        self.ticks = game.sheets[seat].ticks
        self.rounds_left = game.rounds - game.round
        in_play = min(1.0, self.rounds_left / weights.rounds_to_use_coins)
        self.coin_value = weights.coin_at_end + weights.coin_in_play * in_play
        self._type_values: dict[int, float] = {}
        self._gains: dict[int, float] = {}  # by cell
        self._pair_values: dict[int, float] = {}  # by cell
        self._next_seat: ActionValues | None = None
        unticked = FACES * FACES - self.ticks.bit_count()
        hope = self.rounds_left * weights.ticks_per_round / max(1, unticked)
        self._line_values = _line_values(tuple(game.layout.line_points), min(weights.most_likely, hope))

    def value(self, action: Action) -> float:
        """Return the value of an action of the seat, in points beyond the value of its sheet."""
        sheet = self.game.sheets[self.seat]
        if isinstance(action, Keep):
            passed = (other_die(sheet.yellows, action.yellow), other_die(sheet.blues, action.blue))
            return self.pair_value(action.yellow, action.blue) - self.loss_by_passing(passed[0], passed[1])
        if isinstance(action, TakeCoins):
            return self.after_coins()
        if isinstance(action, TurnDie):
            return self.after_turn(action)
        if len(sheet.yellows) == 1:  # the second tick or not
            return self.after_second_tick(action)
        assert isinstance(action, Tick)
        other = (other_die(sheet.yellows, action.yellow), other_die(sheet.blues, action.blue))
        return self.after_tick(action.yellow, action.blue, other, sheet.coins)

    # --- values of the sheet ---

    def sheet_value(self) -> float:
        """Return the expected points of the ticks on the sheet; actions include coins and dice."""
        score_sheet = self.game.score_sheet
        value = 0.0
        for building in range(TYPES):
            if score_sheet.place[self.seat * TYPES + building]:
                value += score_sheet.points[self.seat * TYPES + building]
            else:
                value += self._type_value(building, score_sheet.count(self.seat, building))
        for line in LINES:
            value += self._line_values[(self.ticks & line).bit_count()]
        return value

    def gain(self, yellow: int, blue: int, before: int = 0) -> float:
        """Return the gain of ticking this building, with the cells of ``before`` ticked too.

        It is 0 if the building is ticked already.
        """
        if before:
            return self._gain_after(yellow, blue, before)
        cell = cell_number(yellow, blue)
        known = self._gains.get(cell)
        if known is None:
            known = self._gain_after(yellow, blue, before)
            self._gains[cell] = known
        return known

    def _gain_after(self, yellow: int, blue: int, before: int) -> float:
        ticks = self.ticks | before
        cell = cell_number(yellow, blue)
        if ticks >> cell & 1:
            return 0.0
        layout = self.game.layout
        building = layout.cell_type[cell]
        count = self.game.score_sheet.count(self.seat, building)
        if before and layout.cell_type[before.bit_length() - 1] == building:
            count += 1
        value = self._type_value(building, count + 1) - self._type_value(building, count)
        for line in (LINES[yellow - 1], LINES[FACES + blue - 1]):
            ticked = (ticks & line).bit_count()
            value += self._line_values[ticked + 1] - self._line_values[ticked]
        return value

    def _type_value(self, building: int, count: int) -> float:
        key = building * 10 + count
        value = self._type_values.get(key)
        if value is None:
            value = self._expected_points(building, count)
            self._type_values[key] = value
        return value

    def _expected_points(self, building: int, count: int) -> float:
        """Return the expected points of a type with ``count`` buildings."""
        game, layout, score_sheet = self.game, self.game.layout, self.game.score_sheet
        ahead = [1.0]  # the distribution of the number of opponents ahead
        for row in range(game.rows):
            if row != self.seat and not score_sheet.place[row * TYPES + building]:
                ahead = _with_one_more(ahead, self._chance_to_be_behind(row, building, count))
        gone = score_sheet.gone[building]
        expected = 0.0
        for number, chance in enumerate(ahead):
            expected += chance * layout.place_points(building, gone + number + 1)
        return expected * min(1.0, count + self.weights.first_building * self.rounds_left)

    def _chance_to_be_behind(self, row: int, building: int, count: int) -> float:
        """Return the probability that an opponent ends up with more of the type.

        A completed type can only be shared.
        """
        lead = self.game.score_sheet.count(row, building) - count
        if count == self.game.layout.boxes[building]:
            return 0.5 if lead == 0 else 0.0
        doubt = self.weights.rank_doubt_at_end + self.weights.rank_doubt * sqrt(self.rounds_left)
        return 1.0 / (1.0 + exp(-lead / doubt))

    # --- values of dice ---

    def pair_value(self, yellow: int, blue: int) -> float:
        """Return the expected value of this pair in the next turn, with another random pair."""
        if self.rounds_left == 0:
            return 0.0
        cell = cell_number(yellow, blue)
        known = self._pair_values.get(cell)
        if known is None:
            known = self._expected_gain(yellow, blue)
            self._pair_values[cell] = known
        return known

    def _expected_gain(self, yellow: int, blue: int) -> float:
        """Return the expected gain of the best cell for this pair and another random one."""
        own = self.gain(yellow, blue)
        in_column = [self.gain(value, blue) for value in range(1, FACES + 1)]
        in_row = [self.gain(yellow, value) for value in range(1, FACES + 1)]
        total = 0.0
        for column_gain in in_column:
            for row_gain in in_row:
                total += max(own, column_gain, row_gain)
        return total / (FACES * FACES)

    def loss_by_passing(self, yellow: int, blue: int) -> float:
        """Return the loss caused by the next seat's gain from these dice."""
        game = self.game
        if game.seats == 1 or game.is_last_turn:
            return 0.0
        if self._next_seat is None:
            self._next_seat = ActionValues(game, (self.seat + 1) % game.seats, self.weights)
        other = self._next_seat
        sheet = game.sheets[other.seat]
        best = 0.0
        for row in (yellow, sheet.yellows[0]):
            for column in (blue, sheet.blues[0]):
                best = max(best, other.gain(row, column))
        return self.weights.neighbour * best / (game.seats - 1)

    # --- values of actions ---

    def after_tick(self, yellow: int, blue: int, other: tuple[int, int], coins: int) -> float:
        """Return the value of ticking a building, and the other cell too if that pays."""
        first = self.gain(yellow, blue)
        value = first + self.coin_value * coins + self._value_of_spare(*other)
        before = 1 << cell_number(yellow, blue)
        if coins >= SECOND_TICK_PRICE and not (self.ticks | before) >> cell_number(*other) & 1:
            second = self.gain(other[0], other[1], before)
            coins -= SECOND_TICK_PRICE
            value = max(value, first + second + self.coin_value * coins + self._value_of_new_dice())
        return value

    def _value_of_spare(self, yellow: int, blue: int) -> float:
        """Return the value of the unused pair, which stays in the solo game and else is passed on."""
        if self.game.seats == 1:
            return self.pair_value(yellow, blue)
        return -self.loss_by_passing(yellow, blue)

    def _value_of_new_dice(self) -> float:
        if self.game.is_last_turn:
            return 0.0
        return self._mean_pair_value() if self.game.seats == 1 else self.weights.free_choice

    def _mean_pair_value(self) -> float:
        return sum([self.pair_value(value, value) for value in range(1, FACES + 1)]) / FACES

    def after_coins(self) -> float:
        coins = self.game.sheets[self.seat].coins + coins_to_take(self.game, self.seat)
        return self.coin_value * coins + self._value_of_new_dice()

    def after_second_tick(self, action: Action) -> float:
        sheet = self.game.sheets[self.seat]
        other = (sheet.yellows[0], sheet.blues[0])
        if isinstance(action, Tick):
            return self.gain(*other) - SECOND_TICK_PRICE * self.coin_value + self._value_of_new_dice()
        return self._value_of_spare(*other)

    def after_turn(self, action: TurnDie) -> float:
        """Return the value of the best tick with the turned die.

        It, or a die of the other colour, may be turned a little further.
        """
        sheet = self.game.sheets[self.seat]
        value, step = action.value, action.to - action.value
        yellow = action.is_yellow
        dice, partners = (sheet.yellows, sheet.blues) if yellow else (sheet.blues, sheet.yellows)
        rest = other_die(dice, value)
        coins = sheet.coins - 1
        farthest = min(FARTHEST_TURN, coins)
        best = float("-inf")
        for further in range(farthest + 1):
            turned = value + step * (1 + further)
            if not 1 <= turned <= FACES:
                break
            for partner, target in _turnable(partners, farthest - further):
                left = other_die(partners, partner)
                pair, spare = ((turned, target), (rest, left)) if yellow else ((target, turned), (left, rest))
                if not self.ticks >> cell_number(*pair) & 1:
                    best = max(best, self.after_tick(pair[0], pair[1], spare, coins - further - abs(target - partner)))
        return best


def _turnable(values: list[int], reach: int) -> list[tuple[int, int]]:
    """Return the dice, each with the values it can be turned to in ``reach`` turns."""
    return [(value, to) for value in values for to in range(1, FACES + 1) if abs(to - value) <= reach]


@lru_cache(maxsize=4096)
def _line_values(points: tuple[int, ...], chance: float) -> list[float]:
    """Return the expected points of a line by its ticks; each other building is ticked by chance."""
    values = [float(number) for number in points]
    for ticks in range(FACES - 1, -1, -1):
        expected = [1.0]
        for _ in range(FACES - ticks):
            expected = _with_one_more(expected, chance)
        values[ticks] = sum([share * points[ticks + more] for more, share in enumerate(expected)])
    return values


def _with_one_more(chances: list[float], chance: float) -> list[float]:
    """Return the distribution of a count after one more Bernoulli trial."""
    result = [0.0] * (len(chances) + 1)
    for number, share in enumerate(chances):
        happens = share * chance
        result[number] += share - happens
        result[number + 1] += happens
    return result
