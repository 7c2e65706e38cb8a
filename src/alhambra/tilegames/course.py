"""The course of a game: set-up, turn after turn, scorings and the end (ALH-SET, ALH-END, ALH-FIN)."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from alhambra.tilegames.cards import CURRENCY_COUNT, purse_total
from alhambra.tilegames.catalog import FIELDS, NO_TILE
from alhambra.tilegames.placing import PlaceNewTiles, places_next
from alhambra.tilegames.refill import DISPLAY_SIZE, DirkDraws, DrawsCards, FillDisplay, FillMarket, has_gap
from alhambra.tilegames.secrets import note_totals
from alhambra.tilegames.sources import START_SEAT
from alhambra.tilegames.step import Happening, Step
from alhambra.tilegames.turn import TurnStep

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

STARTING_MONEY: Final = 20
DIRKS_TILES: Final = 6
IDLE_TURNS: Final = 60
LAST_SCORING: Final = 3
MOST_SEATS: Final = 6


def start(game: "TileGame") -> None:
    """Put the set-up and the first turn onto the stack."""
    steps: list[Step] = [FillMarket(first=True)]
    if game.rules.with_dirk:
        steps += [DirkDraws(bag, DIRKS_TILES) for bag in range(len(game.bags))]
    steps += [DealMoney(seat) for seat in range(game.rules.seats)]
    steps += [DrawStartSeat(), FillDisplay(), BuildDeck(), SetUpModules(), NextTurn(), TurnOver()]
    game.push(steps)
    game.advance()


class DealMoney(DrawsCards):
    """Deal cards openly to a seat until they are worth 20 or more (ALH-SET-2)."""

    def __init__(self, owner: int) -> None:
        super().__init__("deal_money")
        self.owner = owner

    def state(self) -> list[Any]:
        return [self.owner]

    def wants_card(self, game: "TileGame") -> bool:
        return money_total(game, self.owner) < STARTING_MONEY

    def receive(self, game: "TileGame", card: int) -> None:
        game.gain(self.owner, card)
        if game.listening:
            game.emit("money_dealt", {"seat": self.owner, "card": game.deck.name(card)})


class DrawStartSeat(Happening):
    """Fewest cards, then the lowest total, then the lot decides who starts (ALH-SET-4)."""

    def __init__(self) -> None:
        super().__init__("start_seat")

    def _candidates(self, game: "TileGame") -> list[int]:
        ranks = [1000 * game.money_count(seat) + money_total(game, seat) for seat in range(game.rules.seats)]
        best = min(ranks)
        return [seat for seat in range(game.rules.seats) if ranks[seat] == best]

    def tickets(self, game: "TileGame") -> int:
        return len(self._candidates(game))

    def source(self, game: "TileGame") -> int:
        return START_SEAT

    def resolve(self, game: "TileGame", ticket: int) -> None:
        game.steps.pop()
        game.start_seat = self._candidates(game)[ticket]
        game.turn_seat = game.start_seat
        game.emit("start_seat", {"seat": game.start_seat})

    def outcome(self, game: "TileGame", ticket: int) -> str:
        return f"seat_{self._candidates(game)[ticket]}"


def money_total(game: "TileGame", seat: i64) -> i64:
    """The sum of the seat's money over all currencies."""
    total: i64 = 0
    for currency in range(CURRENCY_COUNT):
        total += purse_total(game.purses[CURRENCY_COUNT * seat + currency])
    return total


class BuildDeck(Happening):
    """Split the deck into five piles and shuffle the special cards in (ALH-SET-6)."""

    def __init__(self) -> None:
        super().__init__("build_deck")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        piles = [[game.deck.special_card(name) for name in names] for names in game.rules.scoring_piles()]
        for module in game.modules:
            module.fill_piles(game, piles)
        game.deck.build(piles)


class SetUpModules(Happening):
    """Let the modules prepare their material."""

    def __init__(self) -> None:
        super().__init__("set_up_modules")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        steps: list[Step] = []
        for module in game.modules:
            steps += module.set_up(game)
        game.push(steps)


# --- turns ---


class NextTurn(Happening):
    """The next seat has its turn."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        begin_turn(game)


def begin_turn(game: "TileGame") -> None:
    """Put the turn of the next seat, and what modules have for it before, onto the stack."""
    seat = game.next_seat
    game.turn_seat = seat
    game.turn_count += 1
    game.purchased = False
    if game.listening:
        game.emit("turn_begins", {"seat": seat, "turn": game.turn_count})
    game.steps.append(_END_OF_TURN)
    game.steps.append(_TURNS[seat])
    if game.modules:
        before: list[Step] = []
        for number in game.rules.listeners.before_turn:
            game.modules[number].before_turn(game, seat, before)
        game.push(before)


class EndOfTurn(Happening):
    """The seat on turn has chosen: it places its new tiles, then modules may still have something for it."""

    def __init__(self) -> None:
        super().__init__("end_of_turn")

    def run(self, game: "TileGame") -> None:
        if places_next(game, game.turn_seat, awarded=False):
            return
        game.steps.pop()
        game.idle_turns = 0 if game.purchased else game.idle_turns + 1
        if game.modules:
            self._ask_modules(game)
        else:
            refill(game)

    def _ask_modules(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for number in game.rules.listeners.after_placing:
            game.modules[number].after_placing(game, game.turn_seat, steps)
        if steps:
            game.push([*steps, Refill()])
        else:
            refill(game)


class Refill(Happening):
    """Display and market are filled up."""

    def __init__(self) -> None:
        super().__init__("refill")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        refill(game)


def refill(game: "TileGame") -> None:
    """Have the gaps of display and market filled (ALH-END-1 to -4)."""
    if has_gap(game.market):
        game.steps.append(_FILL_MARKET)
    if len(game.display) < DISPLAY_SIZE:
        game.steps.append(_FILL_DISPLAY)


class TurnOver(Happening):
    """Lies below every turn: due scorings, the end of the game, what modules do between turns, the next turn."""

    def __init__(self) -> None:
        super().__init__("turn_over")

    def run(self, game: "TileGame") -> None:
        if game.due:
            game.steps.append(Scorings(game.next_seat))
        elif is_at_end(game):
            end(game)
        elif game.modules:
            self._ask_modules(game)
        else:
            begin_turn(game)

    def _ask_modules(self, game: "TileGame") -> None:
        steps: list[Step] = []
        for number in game.rules.listeners.between_turns:
            game.modules[number].between_turns(game, steps)
        if steps:
            game.push([*steps, NextTurn()])
        else:
            begin_turn(game)


# --- scorings ---


class Scorings(Happening):
    """Carry out the scorings that are due."""

    def __init__(self, first: int) -> None:
        super().__init__("scorings")
        self.first = first  # who has the first say in what is decided before a scoring

    def state(self) -> list[Any]:
        return [self.first]

    def run(self, game: "TileGame") -> None:
        if not game.due:
            game.steps.pop()
            return
        scoring = game.due[0]
        game.due = game.due[1:]
        game.push(scoring_steps(game, scoring, self.first))


def scoring_steps(game: "TileGame", scoring: int, first: int) -> list[Step]:
    """What makes up a scoring: what is decided before it from the seat ``first`` on, the points, Dirk's tiles."""
    steps: list[Step] = []
    for module in game.modules:
        steps += module.before_scoring(game, first)
    steps.append(Score(scoring))
    if game.rules.with_dirk and scoring < LAST_SCORING:
        steps.append(DirkGets(scoring))
    return steps


class Score(Happening):
    """Give out the points of a scoring: lines first, then majorities."""

    def __init__(self, scoring: int) -> None:
        super().__init__("score")
        self.scoring = scoring

    def state(self) -> list[Any]:
        return [self.scoring]

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        lines = [seat_lines(game, seat) for seat in range(game.rules.seats)]
        majorities = game.rules.majority_points(game, self.scoring)
        for seat in range(game.rules.seats):
            game.points[seat] += sum(lines[seat].values())
            for shares in majorities.values():
                game.points[seat] += shares[seat]
        if game.rules.with_dirk:
            game.dirk_points += sum([shares[-1] for shares in majorities.values()])
        game.scorings_done += 1
        if game.listening:
            game.emit(
                "scoring", {"scoring": self.scoring, "lines": lines, "majorities": majorities, "points": game.scores}
            )
        for module in game.modules:
            module.scoring_done(game)


def seat_lines(game: "TileGame", seat: int) -> dict[str, int]:
    """The points of a seat's lines in a scoring by their origin."""
    lines = game.rules.line_points(game, seat)
    wall = lines.get("wall", 0)
    for module in game.modules:
        more = module.more_line_points(game, seat, wall)
        if more:
            lines[module.name] = more
    return lines


class DirkGets(Happening):
    """After a scoring Dirk gets tiles: six, or a third of the bag (ALH-DIRK-5)."""

    def __init__(self, scoring: int) -> None:
        super().__init__("dirk_gets")
        self.scoring = scoring

    def state(self) -> list[Any]:
        return [self.scoring]

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        steps: list[Step] = []
        for number, bag in enumerate(game.bags):
            count = min(DIRKS_TILES, len(bag)) if self.scoring == 1 else len(bag) // 3
            steps.append(DirkDraws(number, count))
        game.push(steps)


# --- the end ---


def is_at_end(game: "TileGame") -> bool:
    """Whether the market cannot be filled, or nobody buys any more (ALH-END-5, ALH-FIN-4)."""
    return game.idle_turns >= IDLE_TURNS or game.rules.market_is_short(game)


class CheckEnd(Happening):
    """The game ends if it is at its end, as after a turn."""

    def __init__(self) -> None:
        super().__init__("check_end")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        if is_at_end(game):
            end(game)


def end(game: "TileGame") -> None:
    """Put the end of the game in the place of everything that was pending."""
    game.steps.clear()
    owners = market_owners(game)
    if game.listening:
        game.emit("game_ends", {"money": [_market_totals(game, seat) for seat in range(game.rules.seats)]})
    note_totals(game)
    steps: list[Step] = []
    if game.rules.awards_one_by_one():
        steps += [Award(owner, (slot,)) for slot, owner in owners]
    else:
        for seat in game.seats_from(game.next_seat):
            slots = tuple([slot for slot, owner in owners if owner == seat])
            if slots:
                steps.append(Award(seat, slots))
    game.push([*steps, LastScoring()])


def _market_totals(game: "TileGame", seat: int) -> list[int]:
    return [game.total(seat, currency) for currency in game.rules.field_currencies]


def market_owners(game: "TileGame") -> list[tuple[int, int]]:
    """Which tiles left on the market go to whom: (slot, seat), field by field (ALH-FIN-1)."""
    owners: list[tuple[int, int]] = []
    for field in range(FIELDS):
        totals = [game.total(seat, game.rules.field_currencies[field]) for seat in range(game.rules.seats)]
        if totals.count(max(totals)) > 1 or max(totals) == 0:
            continue
        for slot in range(field, len(game.market), FIELDS):
            if game.market[slot] >= 0:
                owners.append((slot, totals.index(max(totals))))
    return owners


class Award(Happening):
    """Give tiles of the market to a seat, which may place them."""

    def __init__(self, owner: int, slots: tuple[int, ...]) -> None:
        super().__init__("award")
        self.owner = owner
        self.slots = slots

    def state(self) -> list[Any]:
        return [self.owner, self.slots]

    def run(self, game: "TileGame") -> None:
        pieces = [game.market[slot] for slot in self.slots]
        for slot in self.slots:
            game.market[slot] = NO_TILE
        game.new_tiles = tuple(pieces)
        if game.listening:
            names = [game.piece_name(piece) for piece in pieces]
            game.emit("tiles_awarded", {"seat": self.owner, "tiles": names})
        game.steps[-1] = PlaceNewTiles(self.owner, awarded=True)


class LastScoring(Happening):
    """The third scoring, with what is decided before it."""

    def __init__(self) -> None:
        super().__init__("last_scoring")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        game.push([*scoring_steps(game, LAST_SCORING, game.next_seat), GameOver()])


class GameOver(Happening):
    """Add what counts at the end; the game is over."""

    def __init__(self) -> None:
        super().__init__("game_over")

    def run(self, game: "TileGame") -> None:
        game.steps.pop()
        for seat in range(game.rules.seats):
            for module in game.modules:
                game.points[seat] += module.final_points(game, seat)
        game.finished = True
        if game.listening:
            game.emit("game_over", {"points": game.scores, "winners": game.winners})


# Steps never change, so those of every turn are made once.
_TURNS: Final = [TurnStep(seat) for seat in range(MOST_SEATS)]
_END_OF_TURN: Final = EndOfTurn()
_FILL_MARKET: Final = FillMarket()
_FILL_DISPLAY: Final = FillDisplay()
