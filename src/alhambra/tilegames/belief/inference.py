"""All that may be hidden after a row of draws and clues, as a table that is followed from one to the next.

Only one seat draws in secret in a game, and from the deck in use: what it drew from an earlier one is known. A row of
the table stands for many possibilities at once: draws stay open in it as long as they can.

- Its kinds tell in one number how many draws were special, by kind, for each group of draws from one pile.
- Its open clues (`open_clues.py`) are those that it fits with certain cards only.
- It lists the draws whose cards are hidden as items (`items.py`): a closed one is a card, an open one a set.
- It has the number of ways in which the draws can be those items.

What a seat shows before it draws again must be in its hand: each open draw is made one of these cards, or none of them.
So of two open draws the older one has no cards that the other has not. Whatever clues are open in the end is counted
for all cards together (`last_cards.py`).

The steps are counted. If all that was seen takes more of them than it may, a rough table is made: there a card that was
shown is one definite card, which says nothing about others with the same face, and clues to a hand that has changed
since are left out. Whatever fits all that was seen fits the rough table, too.
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

MOST_STEPS: Final = 1_000_000  # for an exact table, and for a rough one of a position that is read
NO_LIMIT: Final = 1 << 60
_STEPS_OF_PART: Final = 5  # for one of the ways to close a draw
_STEPS_OF_CASE: Final = 100
_DIGIT: Final = 5  # bits; no seat draws more special cards of one pile
_NONE: Final = 0  # no open draw


def imagine_deck(game: "TileGame", seat: int, randomness: Randomness) -> None:
    """Put something that fits all the seat knows in the place of what it does not know of deck and hands."""
    draws = [secret for secret in game.secrets.cards if secret.seat != seat]
    if draws or len(game.deck.built) > 1:
        imagination = Imagination(game, seat, draws)
        if draws:
            table = table_of(imagination)
            if not any(table.weights):  # after a rough table was drawn from, cards may be shown that fit no older clues
                table = rough_table(imagination)
            imagination.make_real(table.draw(randomness))
        else:
            imagination.lay_piles(randomness)


def table_of(imagination: Imagination, most_steps: int = MOST_STEPS, most_rough_steps: int = NO_LIMIT) -> "Inference":
    """The exact table, or a rough one if it takes more steps; StepBudgetExceeded if that takes too many as well."""
    table = Inference(imagination, StepBudget(most_steps))
    try:
        table.follow()
    except StepBudgetExceeded:
        table = rough_table(imagination, most_rough_steps)
    return table


def rough_table(imagination: Imagination, most_steps: int = NO_LIMIT) -> "Inference":
    table = Inference(imagination, StepBudget(most_steps), is_rough=True)
    table.follow()
    return table


@mypyc_attr(acyclic=True)
class Showing:
    """A card that the seat shows before it draws again, and how many of its open draws are this card."""

    def __init__(self, card: i64, least: i64, most: i64) -> None:
        self.card = card
        self.least = least
        self.most = most

    def after(self, made: i64) -> "Showing":
        """The same after some of these draws have been made the card."""
        return Showing(self.card, self.least - made, self.most - made)


class Inference:
    """The table after all clues, and what is drawn from it."""

    def __init__(self, imagination: Imagination, effort: StepBudget, is_rough: bool = False) -> None:
        self.imagination = imagination
        self.effort = effort
        self.is_rough = is_rough
        self.draws: list[SecretCard] = imagination.draws
        self.deck: KnownDeck = imagination.deck
        self.piles = [self._piles(draw) for draw in self.draws]  # by draw: in which one it is, by way of building
        self.groups = self._groups()
        self.special_kinds = sorted({kind for kinds in imagination.kinds_at for kind in kinds if kind != MONEY})
        self.clues_after: list[list[Clue]] = [[] for _ in range(len(self.draws) + 1)]
        # By draw, before the next one: what the seat shows, and when it shows that it holds little money.
        self.shown_next: list[list[Clue]] = [[] for _ in self.draws]
        self.few_next: list[list[Clue]] = [[] for _ in self.draws]
        self._read_clues()
        self.shown: list[int] = []
        self.left = self.deck.counts.copy()  # without those shown
        self.sets = DrawSets()
        self.copies: dict[int, int] = {}  # by open draw: how many cards it may be
        self.open_clues = OpenClues(imagination.game, effort)
        self.moment = 0  # it ends with a draw before which some row had to leave a clue open
        self.is_asked = False  # in this moment
        self.rows = Hypotheses(effort)
        self.drawn = 0  # how many draws are followed
        self.latest_clue: Clue | None = None  # followed since the latest draw
        self.is_followed = False  # whether there are rows for all draws and clues, though they may have no ways
        self.by_kinds: dict[int, list[Hypothesis]] = {}
        self.row_weights: dict[int, list[int]] = {}
        self.supply = supply_of({})
        self.cases: list[Case] = []
        self.weights: list[int] = []

    def follow(self) -> None:
        """Make the table; StepBudgetExceeded if that takes too many steps."""
        self.follow_until(None)
        self.cases = self._cases()
        self.weights = self._weights()

    def follow_until(self, last: Clue | None) -> None:
        """Weigh the rows up to a clue, or in the end."""
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
        """Whether anything fits all that was seen."""
        return any(self._weight(case) for case in self.cases)

    def has_real(self) -> bool:
        """Whether the cards that were really drawn fit."""
        kinds = [self.deck.kind_of(draw.card) for draw in self.draws]
        if any(kind not in self.imagination.kinds_at[number] for number, kind in enumerate(kinds)):
            return False
        hidden = [draw.card for draw in self.draws if not draw.shown]
        rows = self.by_kinds.get(self._kinds_number(Case(0, kinds)), [])
        return any(self._may_hold(row, 0, hidden, []) for row in rows)

    def _may_hold(self, row: Hypothesis, position: i64, left: list[int], held: list[int]) -> bool:
        """Whether these cards, one for each draw from this position on, fit the row after those before."""
        if position == len(row.items):
            return not left and all(self._fits(open_clue, row, held) for open_clue in self.open_clues.open_clues(row))
        item = row.items[position]
        for card in sorted(set(left)):
            if self.sets.of(item) >> card & 1 if is_open(item) else card == item:
                rest = left.copy()
                rest.remove(card)
                if self._may_hold(row, position + 1, rest, [*held, card]):
                    return True
        return False

    def _fits(self, open_clue: OpenClue, row: Hypothesis, held: list[int]) -> bool:
        """Whether the row fits the clue with these cards for its draws."""
        asked = open_clue.asked(row)
        cards = [card for position, card in enumerate(held) if row.items[position] in asked]
        return open_clue.clue.verdict(self.imagination.game, [*open_clue.cards, *cards], 0) == FITS

    def draw(self, randomness: Randomness) -> World:
        """Something that fits all."""
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
            elif self.is_rough and self._has_changed(index):
                continue
            self.clues_after[after].append(clue)

    def _has_changed(self, index: int) -> bool:
        """Whether the seat has drawn or shown cards since it gave the clue of that index."""
        if self.imagination.after[index] < len(self.draws):
            return True
        return any(clue.shown != NOT_SHOWN for clue in self.imagination.clues[index:])

    # --- kinds of draws ---

    def _piles(self, draw: SecretCard) -> tuple[int, ...]:
        return tuple([self.deck.pile_at(way, draw.position) for way in range(len(self.deck.built))])

    def _groups(self) -> list[int]:
        """By draw: the number of its group, those from one pile, however the deck was built."""
        numbers: dict[tuple[int, ...], int] = {}
        return [numbers.setdefault(piles, len(numbers)) for piles in self.piles]

    def _unit(self, number: int, kind: int) -> int:
        """What a draw of the kind adds to the kinds of a row."""
        if kind == MONEY:
            return 0
        return 1 << _DIGIT * (self.groups[number] * len(self.special_kinds) + self.special_kinds.index(kind))

    def _count(self, row: Hypothesis, number: int, kind: int) -> int:
        """How many draws of a group were of the special kind."""
        return row.kinds // self._unit(number, kind) % (1 << _DIGIT)

    def _case_kinds(self, kinds_number: int) -> list[int]:
        """A kind for each draw. Any draws of a group may have been the special ones: they are alike from here on."""
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
        """The kinds of a case, as rows have them."""
        return sum([self._unit(number, kind) for number, kind in enumerate(case.kinds)])

    # --- following draws ---

    def _follow_draw(self, number: int) -> None:
        """Add a draw, open, to all rows; then tell draws apart by what the seat shows before it draws again."""
        self._end_moment()
        draw = self.draws[number]
        self.drawn = number + 1
        self.latest_clue = None
        found = Hypotheses(self.effort)
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
                self._tell_apart(card, len(alike))

    def _check_kinds(self, number: int) -> None:
        """Leave the rows with kinds that are possible, as far as clues and the draws of a full group tell."""
        least = 0
        for clue in self.few_next[number]:
            if number + 1 - clue.most_money > least:
                least = number + 1 - clue.most_money
                self.latest_clue = clue
        is_full = self._is_full(number)
        if least > 0 or is_full:
            possible: dict[int, bool] = {}
            found = Hypotheses(self.effort)
            for row in self.rows.all:
                if row.kinds not in possible:
                    self.effort.spend(_STEPS_OF_CASE)
                    possible[row.kinds] = self._are_kinds_possible(row, number, least, is_full)
                if possible[row.kinds]:
                    found.add(row)
            self.rows = found

    def _is_full(self, number: int) -> bool:
        """Whether the draw is the last one of its group, and no other group has draws of its piles."""
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
        """Close draws until there is none to close in any row."""
        rows = self.rows.all
        self.rows = Hypotheses(self.effort)
        waiting = self._add_finished(rows, next_to_close)
        while waiting:
            parts: list[Hypothesis] = []
            for row in waiting:
                self._close(row, next_to_close(row), parts)
            waiting = sorted(self._add_finished(parts, next_to_close), key=Hypothesis.numbers)

    def _add_finished(self, rows: list[Hypothesis], next_to_close: Callable[[Hypothesis], i64]) -> list[Hypothesis]:
        """Add the rows in which nothing is to be closed; the others are given back."""
        others = Hypotheses(self.effort)
        for row in rows:
            table = self.rows if next_to_close(row) == _NONE else others
            table.add(row)
        return others.all

    def _close(self, row: Hypothesis, item: i64, parts: list[Hypothesis]) -> None:
        """Add a row for each card that an open draw can be."""
        for card in self.sets.cards_of(item):
            self.effort.spend(_STEPS_OF_PART)
            items = with_exchanged(row.items, item, 1, card, item)
            open_clues = self.open_clues.after_closing(row.open_clues, item, card, 1, items)
            if open_clues != FAILED:
                parts.append(Hypothesis(row.kinds, open_clues, items, row.ways))

    def _asked(self, row: Hypothesis) -> vec[i64]:
        """The open draws that the latest of its clues asks for; those before it ask for some of them."""
        open_clues = self.open_clues.open_clues(row)
        return open_clues[-1].asked(row) if open_clues else vec[i64]()

    def _first_not_counted(self, row: Hypothesis) -> i64:
        """A draw that clues ask for, if they ask for others than a few money cards."""
        asked = self._asked(row)
        for item in asked:
            if not self.sets.is_money(item):
                return item
        return asked[0] if len(asked) > MOST_TOGETHER else _NONE

    # --- cards that were shown ---

    def _tell_apart(self, card: int, least: int) -> None:
        """Make each open draw the card or another one, so that the seat has at least so many of it."""
        most = self.left.get(card, 0)
        found = Hypotheses(self.effort)
        for row in self.rows.all:
            draws: vec[i64] = vec[i64](capacity=len(row.items))
            for item in row.items:
                if is_open(item) and self.sets.of(item) >> card & 1:
                    draws = append(draws, item)
            known = closed_cards(row.items).count(card)
            self._add_divided(found, row, draws, Showing(card, least - known, most - known))
        self.rows = found

    def _add_divided(self, found: Hypotheses, row: Hypothesis, draws: vec[i64], showing: Showing) -> None:
        """Add the row in all ways to make open draws the card or another one."""
        self.effort.spend(_STEPS_OF_PART)
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
        """How many draws may be made the card."""
        return showing.least if self.is_rough else showing.most

    def _other(self, item: i64, showing: Showing) -> i64:
        """The open draw if it is not made the card."""
        if self.is_rough or showing.most == showing.least:
            return item
        return self.sets.reduced(item, ~(1 << int(showing.card)))

    def _follow_showing(self, card: int) -> None:
        """The seat shows a card, which is in all rows."""
        self.shown.append(card)
        self.left[card] -= 1
        found = Hypotheses(self.effort)
        for row in self.rows.all:
            found.add(Hypothesis(row.kinds, row.open_clues, without_card(row.items, card), row.ways))
        self.rows = found

    # --- following clues ---

    def _follow_clues(self, number: int, last: Clue | None) -> None:
        """All clues after so many draws, up to the last one."""
        for clue in self.clues_after[number]:
            if not self.rows.all or (last is not None and self.latest_clue is last):
                return
            self.latest_clue = clue
            if clue.shown != NOT_SHOWN:
                self._follow_showing(clue.shown)
            elif clue.most_money < 0:
                self._follow_clue(clue)

    def _follow_clue(self, clue: Clue) -> None:
        """Leave the rows that can fit the clue."""
        number = self.open_clues.number(clue)
        fitting = Hypotheses(self.effort)
        for row in self.rows.all:
            found = self.open_clues.with_open_clue(
                row, self.open_clues.open_clue(self.moment, number, closed_cards(row.items))
            )
            if found is not None:
                fitting.add(found)
                self.is_asked = self.is_asked or found.open_clues != 0
        self.rows = fitting

    def _end_moment(self) -> None:
        """What is drawn from now on is not asked for by the clues so far."""
        if self.is_asked:
            self.moment += 1
        if self.is_asked or self.open_clues.is_dropped:
            self.is_asked = False
            self.open_clues.is_dropped = False
            found = Hypotheses(self.effort)
            for row in self.rows.all:
                found.add(self.open_clues.forgetful(row, self.moment))
            self.rows = found

    # --- how likely ---

    def _cases(self) -> list[Case]:
        """All cases that go with rows."""
        ways = range(len(self.deck.built))
        return [Case(way, self._case_kinds(kinds_number)) for kinds_number in self.by_kinds for way in ways]

    def _weights(self) -> list[int]:
        """How likely each case is; of a single one only whether there are rows for it."""
        if len(self.cases) == 1:
            return [sum(self.row_weights[self._kinds_number(self.cases[0])])]
        self.effort.spend(_STEPS_OF_CASE * len(self.cases))
        return [self._weight(case) for case in self.cases]

    def _weight(self, case: Case) -> int:
        weight = self.imagination.weight(case)
        return weight * sum(self.row_weights[self._kinds_number(case)]) if weight else 0

    def _ways(self, row: Hypothesis) -> int:
        """In how many ways the cards of the deck can be those of the row."""
        asked = self._asked(row) if row.open_clues else vec[i64]()
        ways = 1
        for position in range(len(row.items)):
            if row.items[position] not in asked:
                possible = self._possible(row.items, position)
                if possible <= 0:
                    return 0
                ways *= possible
        return ways * self._hands(row, asked).count() if len(asked) else ways

    def _possible(self, items: vec[i64], position: i64) -> int:
        """How many cards there are for a draw, besides those for the draws before it."""
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
        """Whether the draw may be one of the cards."""
        return bool(self.sets.of(item) & cards if is_open(item) else cards >> int(item) & 1)

    def _copies(self, item: i64) -> int:
        """How many cards there are for an open draw."""
        found = self.copies.get(item, -1)
        if found < 0:
            found = sum([self.left.get(card, 0) for card in self.sets.cards_of(item)])
            self.copies[item] = found
        return found

    def _hands(self, row: Hypothesis, asked: vec[i64]) -> Hands:
        """What the money cards can be that clues ask for, the oldest first."""
        hands = Hands(self.supply.without(closed_cards(row.items)), self.effort)
        open_clues = self.open_clues.open_clues(row)
        required = 0
        for position in range(len(asked)):
            hands.add(self.sets.of(asked[position]))
            until = moment_of(asked[position + 1]) if position + 1 < len(asked) else NEVER
            while required < len(open_clues) and open_clues[required].moment < until:
                hands.require(open_clues[required].last_cards())
                required += 1
        return hands

    # --- from a row to faces ---

    def _closed(self, row: Hypothesis, randomness: Randomness) -> list[int]:
        """The cards of a row; open draws are made in their order, as the sets of later ones have them all."""
        asked: list[int] = []
        cards: list[int] = []
        if row.open_clues:
            asked = list(self._asked(row))
            hands = self._hands(row, self._asked(row))
            hands.effort = StepBudget(NO_LIMIT)  # the row has been counted once already
            cards = hands.draw(randomness.below(hands.count()))[-len(asked) :]
        found: list[int] = []
        for item in row.items:
            if item in asked:
                position = asked.index(item)
                asked.pop(position)
                found.append(cards.pop(position))
            else:
                found.append(self._closed_at_random(item, found, randomness))
        return found

    def _closed_at_random(self, item: i64, before: list[int], randomness: Randomness) -> int:
        """The draw as any card that those before it leave."""
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
        """A card of the kind. Which of several draws it was, nobody needs to know."""
        for position, card in enumerate(cards):
            if self.deck.kind_of(card) == kind:
                return cards.pop(position)
        raise AssertionError("a row has a card for each draw")
