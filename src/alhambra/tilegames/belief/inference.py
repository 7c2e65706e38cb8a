"""Exact inference over hidden cards, as a table of hypotheses updated by each draw and clue.

Only one seat draws in secret in a game, and only from the current deck, since its draws from earlier ones are known. A
row of the table is a hypothesis that represents many possibilities at once, because it leaves draws open as long as
possible:

- its kinds, in one number: the special draws by kind, for each group of draws from a pile,
- its open clues (`open_clues.py`), which only certain cards fit,
- its items (`draw_sets.py`), the hidden draws: a closed one is a card, an open one a set of cards,
- the number of ways in which the draws can be these items.

A card that the seat shows before its next draw must have been in its hand, so each open draw
becomes this card or excludes it. Therefore the set of the older of two open draws is a subset of
that of the other. Clues that are open in the end are counted for all cards together
(`hand_counts.py`).

Steps are counted. If the exact table would take too many, an approximate one is built, in which a
shown card is one specific card that says nothing about others with the same face, and clues to a
hand that has changed since are ignored. Everything that fits the exact table fits the approximate one, too.
"""

from collections.abc import Callable
from math import comb
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.belief.draw_sets import (
    NEVER,
    DrawSets,
    closed_cards,
    is_open,
    moment_of,
    with_exchanged,
    with_item,
    without_card,
    without_like,
)
from alhambra.tilegames.belief.hand_counts import MOST_TOGETHER, Hands, supply_of
from alhambra.tilegames.belief.hypotheses import Hypotheses, Hypothesis
from alhambra.tilegames.belief.imagination import Case, Imagination, World, chosen_by_weight
from alhambra.tilegames.belief.known_deck import MONEY, KnownDeck
from alhambra.tilegames.belief.open_clues import FAILED, OpenClue, OpenClues
from alhambra.tilegames.belief.secrets import FITS, NOT_SHOWN, Clue, SecretCard
from alhambra.tilegames.belief.step_budget import StepBudget, StepBudgetExceeded

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

MOST_STEPS: Final = 1_000_000  # for an exact table, and for an approximate one when reading
NO_LIMIT: Final = 1 << 60
_STEPS_OF_PART: Final = 5  # for each way to close a draw
_STEPS_OF_CASE: Final = 100
_DIGIT: Final = 5  # bits for the number of special cards that a seat draws from a pile
_NONE: Final = 0  # no open draw


def imagine_deck(game: "TileGame", seat: int, randomness: Randomness) -> None:
    """Replace what the seat does not know about deck and hands with a sample that fits its knowledge."""
    draws = [secret for secret in game.secrets.cards if secret.seat != seat]
    if draws or len(game.deck.built) > 1:
        imagination = Imagination(game, seat, draws)
        if draws:
            table = table_of(imagination)
            if not any(table.weights):  # cards sampled from an approximate table may contradict older clues
                table = approximate_table(imagination)
            imagination.make_real(table.draw(randomness))
        else:
            imagination.lay_piles(randomness)


def table_of(
    imagination: Imagination, most_steps: int = MOST_STEPS, most_approximate_steps: int = NO_LIMIT
) -> "Inference":
    """Return the exact table, or an approximate one if that takes too many steps.

    Raise StepBudgetExceeded if the approximate one takes too many, too.
    """
    table = Inference(imagination, StepBudget(most_steps))
    try:
        table.follow()
    except StepBudgetExceeded:
        table = approximate_table(imagination, most_approximate_steps)
    return table


def approximate_table(imagination: Imagination, most_steps: int = NO_LIMIT) -> "Inference":
    table = Inference(imagination, StepBudget(most_steps), is_approximate=True)
    table.follow()
    return table


@mypyc_attr(acyclic=True)
class Showing:
    """A card shown before the next draw, with bounds on the open draws that are this card."""

    def __init__(self, card: i64, least: i64, most: i64) -> None:
        self.card = card
        self.least = least
        self.most = most

    def after(self, made: i64) -> "Showing":
        """Return the bounds after ``made`` of the draws have become the card."""
        return Showing(self.card, self.least - made, self.most - made)


class Inference:
    """The table of hypotheses after all draws and clues, from which worlds are sampled."""

    def __init__(self, imagination: Imagination, budget: StepBudget, is_approximate: bool = False) -> None:
        self.imagination = imagination
        self.budget = budget
        self.is_approximate = is_approximate
        self.draws: list[SecretCard] = imagination.draws
        self.deck: KnownDeck = imagination.deck
        self.piles = [self._piles(draw) for draw in self.draws]  # by draw and way of building
        self.groups = self._groups()
        self.special_kinds = sorted({kind for kinds in imagination.kinds_at for kind in kinds if kind != MONEY})
        self.clues_after: list[list[Clue]] = [[] for _ in range(len(self.draws) + 1)]
        # By draw, before the next one: the cards that the seat shows, and its clues of little
        # money.
        self.shown_next: list[list[Clue]] = [[] for _ in self.draws]
        self.few_next: list[list[Clue]] = [[] for _ in self.draws]
        self._read_clues()
        self.shown: list[int] = []
        self.left = self.deck.counts.copy()  # without those shown
        self.sets = DrawSets()
        self.copies: dict[int, int] = {}  # by open draw: the number of its possible cards
        self.open_clues = OpenClues(imagination.game, budget)
        self.moment = 0  # ends with a draw if a clue before it was left open
        self.has_open_clues = False  # whether a clue was left open in this moment
        self.rows = Hypotheses(budget)
        self.drawn = 0  # the number of draws followed so far
        self.latest_clue: Clue | None = None  # since the latest draw
        self.is_followed = False  # whether rows are left after all draws and clues, even without ways
        self.by_kinds: dict[int, list[Hypothesis]] = {}
        self.row_weights: dict[int, list[int]] = {}
        self.supply = supply_of({})
        self.cases: list[Case] = []
        self.weights: list[int] = []

    def follow(self) -> None:
        """Build the table; raise StepBudgetExceeded if that takes too many steps."""
        self.follow_until(None)
        self.cases = self._cases()
        self.weights = self._weights()

    def follow_until(self, last: Clue | None) -> None:
        """Build and weight the rows up to a clue, or up to the end."""
        self.rows.add(Hypothesis(0, 0, vec[i64](), 1))
        for number in range(len(self.draws) + 1):
            if number and self.rows.all:
                self._follow_draw(number - 1)
            self._follow_clues(number, last)
            if self.latest_clue is not None and self.latest_clue is last:
                break
        self.is_followed = len(self.rows.all) > 0
        self.supply = supply_of(self.left)
        self._close_rows(self._first_not_counted)
        self._weigh()

    def is_possible(self) -> bool:
        """Return whether any world fits everything that was seen."""
        return any(self._weight(case) for case in self.cases)

    def has_real(self) -> bool:
        """Return whether the real cards fit."""
        kinds = [self.deck.kind_of(draw.card) for draw in self.draws]
        if any(kind not in self.imagination.kinds_at[number] for number, kind in enumerate(kinds)):
            return False
        hidden = [draw.card for draw in self.draws if not draw.shown]
        rows = self.by_kinds.get(self._kinds_number(Case(0, kinds)), [])
        return any(self._may_hold(row, 0, hidden, []) for row in rows)

    def _may_hold(self, row: Hypothesis, position: i64, left: list[int], held: list[int]) -> bool:
        """Return whether the remaining cards fit the items of the row from this position on."""
        if position == len(row.items):
            return not left and all(self._fits(open_clue, row, held) for open_clue in self.open_clues.of(row))
        item = row.items[position]
        for card in sorted(set(left)):
            if self.sets.of(item) >> card & 1 if is_open(item) else card == item:
                rest = left.copy()
                rest.remove(card)
                if self._may_hold(row, position + 1, rest, [*held, card]):
                    return True
        return False

    def _fits(self, open_clue: OpenClue, row: Hypothesis, held: list[int]) -> bool:
        """Return whether the row fits the clue if its draws are these cards."""
        involved = open_clue.involved(row)
        cards = [card for position, card in enumerate(held) if row.items[position] in involved]
        return open_clue.clue.verdict(self.imagination.game, [*open_clue.cards, *cards], 0) == FITS

    def draw(self, randomness: Randomness) -> World:
        """Sample a world that fits everything that was seen."""
        case = self.cases[chosen_by_weight(self.weights, randomness)]
        kinds = self._kinds_number(case)
        row = self.by_kinds[kinds][chosen_by_weight(self.row_weights[kinds], randomness)]
        left = [*self.shown, *self._closed(row, randomness)]
        return World(case, [self._take(kind, left) for kind in case.kinds])

    def _weigh(self) -> None:
        for row in self.rows.all:
            self.by_kinds.setdefault(row.kinds, []).append(row)
            self.row_weights.setdefault(row.kinds, []).append(row.ways * self._ways(row))

    def _read_clues(self) -> None:
        clues = self.imagination.clues
        for index, clue in enumerate(clues):
            after = self.imagination.after[index]
            if clue.shown != NOT_SHOWN:
                self.shown_next[after - 1].append(clue)
            elif clue.most_money >= 0:
                self.few_next[after - 1].append(clue)
            elif self.is_approximate and self._has_changed(index):
                continue
            self.clues_after[after].append(clue)

    def _has_changed(self, index: int) -> bool:
        """Return whether the seat has drawn or shown cards since the clue with this index."""
        if self.imagination.after[index] < len(self.draws):
            return True
        return any(clue.shown != NOT_SHOWN for clue in self.imagination.clues[index:])

    # --- kinds of draws ---

    def _piles(self, draw: SecretCard) -> tuple[int, ...]:
        return tuple([self.deck.pile_at(way, draw.position) for way in range(len(self.deck.built))])

    def _groups(self) -> list[int]:
        """Return the group of each draw; a group is from one pile, however the deck was built."""
        numbers: dict[tuple[int, ...], int] = {}
        return [numbers.setdefault(piles, len(numbers)) for piles in self.piles]

    def _unit(self, number: int, kind: int) -> int:
        """Return the amount that a draw of the kind adds to the kinds of a row."""
        if kind == MONEY:
            return 0
        return 1 << _DIGIT * (self.groups[number] * len(self.special_kinds) + self.special_kinds.index(kind))

    def _count(self, row: Hypothesis, number: int, kind: int) -> int:
        """Return the number of draws of the special kind in a draw's group."""
        return row.kinds // self._unit(number, kind) % (1 << _DIGIT)

    def _case_kinds(self, kinds_number: int) -> list[int]:
        """Return a kind for each draw; any draws of a group may be the special ones."""
        kinds: list[int] = []
        for number in range(len(self.draws)):
            found = MONEY
            for kind in self.special_kinds:
                unit = self._unit(number, kind)
                if found == MONEY and kinds_number // unit % (1 << _DIGIT):
                    found = kind
                    kinds_number -= unit
            kinds.append(found)
        return kinds

    def _kinds_number(self, case: Case) -> int:
        """Return the kinds of a case as one number, as in rows."""
        return sum([self._unit(number, kind) for number, kind in enumerate(case.kinds)])

    # --- following draws ---

    def _follow_draw(self, number: int) -> None:
        """Add an open draw to all rows, then apply the cards shown before the next draw."""
        self._end_moment()
        draw = self.draws[number]
        self.drawn = number + 1
        self.latest_clue = None
        found = Hypotheses(self.budget)
        for kind in self.imagination.kinds_at[number]:
            unit = self._unit(number, kind)
            item = self.sets.item(self.moment, self.deck.faces[kind])
            most = self.deck.most_at(draw.position, kind)
            for row in self.rows.all:
                if kind == MONEY or self._count(row, number, kind) < most:
                    found.add(Hypothesis(row.kinds + unit, row.open_clues, with_item(row.items, item), row.ways))
        self.rows = found
        self._check_kinds(number)
        shown = self.shown_next[number]
        for card in sorted({clue.shown for clue in shown}):
            alike = [clue for clue in shown if clue.shown == card]
            if self.rows.all:
                self.latest_clue = alike[-1]
                self._apply_showing(card, len(alike))

    def _check_kinds(self, number: int) -> None:
        """Keep the rows whose kinds are possible given clues and the draws of a complete group."""
        least = 0
        for clue in self.few_next[number]:
            if number + 1 - clue.most_money > least:
                least = number + 1 - clue.most_money
                self.latest_clue = clue
        is_full = self._is_full(number)
        if least > 0 or is_full:
            possible: dict[int, bool] = {}
            found = Hypotheses(self.budget)
            for row in self.rows.all:
                if row.kinds not in possible:
                    self.budget.spend(_STEPS_OF_CASE)
                    possible[row.kinds] = self._are_kinds_possible(row, number, least, is_full)
                if possible[row.kinds]:
                    found.add(row)
            self.rows = found

    def _is_full(self, number: int) -> bool:
        """Return whether the draw completes its group and no other group shares its piles."""
        for other in range(len(self.draws)):
            if self.groups[other] == self.groups[number]:
                if other > number:
                    return False
            else:
                for way, pile in enumerate(self.piles[number]):
                    if self.piles[other][way] == pile:
                        return False
        return True

    def _are_kinds_possible(self, row: Hypothesis, number: int, least: int, is_full: bool) -> bool:
        if least > 0:
            units = {self._unit(other, kind) for other in range(number + 1) for kind in self.special_kinds}
            if sum([row.kinds // unit % (1 << _DIGIT) for unit in units]) < least:
                return False
        if not is_full:
            return True
        secret: list[int] = []
        for kind in self.special_kinds:
            if kind >= 0:
                secret += [kind] * self._count(row, number, kind)
        for way, pile in enumerate(self.piles[number]):
            if self.deck.pile_ways(way, pile, secret):
                return True
        return False

    # --- closing draws ---

    def _close_rows(self, next_to_close: Callable[[Hypothesis], i64]) -> None:
        """Close draws in all rows until there are none left to close."""
        rows = self.rows.all
        self.rows = Hypotheses(self.budget)
        waiting = self._add_finished(rows, next_to_close)
        while waiting:
            parts: list[Hypothesis] = []
            for row in waiting:
                self._close(row, next_to_close(row), parts)
            waiting = sorted(self._add_finished(parts, next_to_close), key=Hypothesis.numbers)

    def _add_finished(self, rows: list[Hypothesis], next_to_close: Callable[[Hypothesis], i64]) -> list[Hypothesis]:
        """Add the rows without a draw to close; return the others."""
        others = Hypotheses(self.budget)
        for row in rows:
            table = self.rows if next_to_close(row) == _NONE else others
            table.add(row)
        return others.all

    def _close(self, row: Hypothesis, item: i64, parts: list[Hypothesis]) -> None:
        """Add a row for each possible card of an open draw."""
        for card in self.sets.cards_of(item):
            self.budget.spend(_STEPS_OF_PART)
            items = with_exchanged(row.items, item, 1, card, item)
            open_clues = self.open_clues.after_closing(row.open_clues, item, card, 1, items)
            if open_clues != FAILED:
                parts.append(Hypothesis(row.kinds, open_clues, items, row.ways))

    def _involved(self, row: Hypothesis) -> vec[i64]:
        """Return the open draws of the row's latest clue; earlier clues involve a subset."""
        open_clues = self.open_clues.of(row)
        return open_clues[-1].involved(row) if open_clues else vec[i64]()

    def _first_not_counted(self, row: Hypothesis) -> i64:
        """Return a draw to close if the row's clues involve more than a few money cards."""
        involved = self._involved(row)
        for item in involved:
            if not self.sets.is_money(item):
                return item
        return involved[0] if len(involved) > MOST_TOGETHER else _NONE

    # --- shown cards ---

    def _apply_showing(self, card: int, least: int) -> None:
        """Turn each open draw into the card or exclude it, so that there are at least ``least``."""
        most = self.left.get(card, 0)
        found = Hypotheses(self.budget)
        for row in self.rows.all:
            draws: vec[i64] = vec[i64](capacity=len(row.items))
            for item in row.items:
                if is_open(item) and self.sets.of(item) >> card & 1:
                    draws = append(draws, item)
            known = closed_cards(row.items).count(card)
            self._add_divided(found, row, draws, Showing(card, least - known, most - known))
        self.rows = found

    def _add_divided(self, found: Hypotheses, row: Hypothesis, draws: vec[i64], showing: Showing) -> None:
        """Add the row in all ways to turn open draws into the card or exclude it."""
        self.budget.spend(_STEPS_OF_PART)
        if not len(draws):
            if showing.least <= 0 <= showing.most:
                found.add(row)
            return
        item = draws[0]
        later = without_like(draws, item)
        alike = len(draws) - len(later)
        fewest, most = max(0, showing.least - len(later)), min(alike, self._most_made(showing))
        for made in range(fewest, most + 1):
            items = with_exchanged(row.items, item, made, showing.card, self._other(item, showing))
            open_clues = self.open_clues.after_closing(row.open_clues, item, showing.card, made, items)
            if open_clues != FAILED:
                part = Hypothesis(row.kinds, open_clues, items, row.ways * comb(alike, made))
                self._add_divided(found, part, later, showing.after(made))

    def _most_made(self, showing: Showing) -> i64:
        """Return the most draws that may become the card."""
        return showing.least if self.is_approximate else showing.most

    def _other(self, item: i64, showing: Showing) -> i64:
        """Return the open draw if it does not become the card."""
        if self.is_approximate or showing.most == showing.least:
            return item
        return self.sets.reduced(item, ~(1 << int(showing.card)))

    def _follow_showing(self, card: int) -> None:
        """Remove a shown card from all rows."""
        self.shown.append(card)
        self.left[card] -= 1
        found = Hypotheses(self.budget)
        for row in self.rows.all:
            found.add(Hypothesis(row.kinds, row.open_clues, without_card(row.items, card), row.ways))
        self.rows = found

    # --- following clues ---

    def _follow_clues(self, number: int, last: Clue | None) -> None:
        """Apply all clues after this number of draws, up to the last one."""
        for clue in self.clues_after[number]:
            if not self.rows.all or (last is not None and self.latest_clue is last):
                return
            self.latest_clue = clue
            if clue.shown != NOT_SHOWN:
                self._follow_showing(clue.shown)
            elif clue.most_money < 0:
                self._follow_clue(clue)

    def _follow_clue(self, clue: Clue) -> None:
        """Keep the rows that can fit the clue."""
        number = self.open_clues.number(clue)
        fitting = Hypotheses(self.budget)
        for row in self.rows.all:
            found = self.open_clues.with_clue_open(
                row, self.open_clues.opened(self.moment, number, closed_cards(row.items))
            )
            if found is not None:
                fitting.add(found)
                self.has_open_clues = self.has_open_clues or found.open_clues != 0
        self.rows = fitting

    def _end_moment(self) -> None:
        """Start a new moment, so that later draws are not involved in the clues so far."""
        if self.has_open_clues:
            self.moment += 1
        if self.has_open_clues or self.open_clues.is_dropped:
            self.has_open_clues = False
            self.open_clues.is_dropped = False
            found = Hypotheses(self.budget)
            for row in self.rows.all:
                found.add(self.open_clues.forgetful(row, self.moment))
            self.rows = found

    # --- weights ---

    def _cases(self) -> list[Case]:
        """Return all cases that have rows."""
        ways = range(len(self.deck.built))
        return [Case(way, self._case_kinds(kinds_number)) for kinds_number in self.by_kinds for way in ways]

    def _weights(self) -> list[int]:
        """Return the weights of the cases; that of a single one only counts its rows."""
        if len(self.cases) == 1:
            return [sum(self.row_weights[self._kinds_number(self.cases[0])])]
        self.budget.spend(_STEPS_OF_CASE * len(self.cases))
        return [self._weight(case) for case in self.cases]

    def _weight(self, case: Case) -> int:
        weight = self.imagination.weight(case)
        return weight * sum(self.row_weights[self._kinds_number(case)]) if weight else 0

    def _ways(self, row: Hypothesis) -> int:
        """Return the number of ways in which cards in the deck can be those of the row."""
        involved = self._involved(row) if row.open_clues else vec[i64]()
        ways = 1
        for position in range(len(row.items)):
            if row.items[position] not in involved:
                possible = self._possible(row.items, position)
                if possible <= 0:
                    return 0
                ways *= possible
        return ways * self._hands(row, involved).count() if len(involved) else ways

    def _possible(self, items: vec[i64], position: i64) -> int:
        """Return the number of cards left for a draw after the draws before it."""
        item = items[position]
        if is_open(item):
            cards = self.sets.of(item)
            possible = self._copies(item)
        else:
            cards = 1 << int(item)
            possible = self.left.get(int(item), 0)
        for before in items[:position]:
            if self._may_be(before, cards):
                possible -= 1
        return possible

    def _may_be(self, item: i64, cards: int) -> bool:
        """Return whether the draw may be one of the cards."""
        return bool(self.sets.of(item) & cards if is_open(item) else cards >> int(item) & 1)

    def _copies(self, item: i64) -> int:
        """Return the number of possible cards of an open draw."""
        found = self.copies.get(item, -1)
        if found < 0:
            found = sum([self.left.get(card, 0) for card in self.sets.cards_of(item)])
            self.copies[item] = found
        return found

    def _hands(self, row: Hypothesis, involved: vec[i64]) -> Hands:
        """Return the possible hands of money cards that clues involve, the oldest draw first."""
        hands = Hands(self.supply.without(closed_cards(row.items)), self.budget)
        open_clues = self.open_clues.of(row)
        added = 0
        for position in range(len(involved)):
            hands.add(self.sets.of(involved[position]))
            next_moment = moment_of(involved[position + 1]) if position + 1 < len(involved) else NEVER
            while added < len(open_clues) and open_clues[added].moment < next_moment:
                hands.require(open_clues[added].last_cards())
                added += 1
        return hands

    # --- sampling ---

    def _closed(self, row: Hypothesis, randomness: Randomness) -> list[int]:
        """Sample the cards of a row, in the order of its draws, as later sets contain earlier ones."""
        involved: list[int] = []
        cards: list[int] = []
        if row.open_clues:
            involved = list(self._involved(row))
            hands = self._hands(row, self._involved(row))
            hands.budget = StepBudget(NO_LIMIT)  # the row has been counted once already
            cards = hands.draw(randomness.below(hands.count()))[-len(involved) :]
        found: list[int] = []
        for item in row.items:
            if item in involved:
                position = involved.index(item)
                involved.pop(position)
                found.append(cards.pop(position))
            else:
                found.append(self._sample_card(item, found, randomness))
        return found

    def _sample_card(self, item: i64, before: list[int], randomness: Randomness) -> int:
        """Sample the card of a draw from those left by the draws before it."""
        if not is_open(item):
            return int(item)
        unseen: list[int] = []
        for card in self.sets.cards_of(item):
            unseen += [card] * self.left.get(card, 0)
        for other in before:
            if other in unseen:
                unseen.remove(other)
        return unseen[randomness.below(len(unseen))]

    def _take(self, kind: int, cards: list[int]) -> int:
        """Remove and return a card of the kind."""
        for position, card in enumerate(cards):
            if self.deck.kind_of(card) == kind:
                return cards.pop(position)
        raise AssertionError("the row has no card for a draw")
