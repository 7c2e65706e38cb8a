"""All that may be hidden after a row of draws and clues, as a table that is followed from one to the next.

A row of the table tells in its first number how many draws were no money, for each group of draws that one seat made
from one pile. Then it lists, ascending, all cards drawn with their decks, seats and whether they were shown. It has
the number of different sequences of faces that lead to it. Where all draws were from one deck, cards that were shown
are the same in all rows and not listed.
"""

from math import perm
from typing import Final

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.imagining import Case, Imagination, World, chosen_by_weight
from alhambra.tilegames.known_deck import MONEY
from alhambra.tilegames.secrets import NOT_SHOWN, Clue

_CARDS: Final = 256
_SEATS: Final = 8
_DIGIT: Final = 5  # bits; no seat draws more special cards of one pile

Row = tuple[int, ...]
Rows = dict[Row, int]


class Tracing:
    """The table after all clues, and what is drawn from it."""

    def __init__(self, imagination: Imagination) -> None:
        self.imagination = imagination
        self.followed = [False] * len(imagination.draws)
        self.units = self._units()  # by draw: what one that was no money adds to the first number of a row
        self.most_money = [self._most_money(number) for number in range(len(imagination.draws))]
        self.is_one_deck = len({draw.deck for draw in imagination.draws}) == 1
        self.shown: list[int] = []  # of one deck, as entries
        self.left = {number: deck.counts.copy() for number, deck in imagination.decks.items()}  # without those
        self.rows: Rows = {(0,): 1}
        for index, clue in enumerate(imagination.clues):
            if clue.most_money < 0:
                self._follow(index, clue)
        self.pending = [number for number, followed in enumerate(self.followed) if not followed]
        self.by_special: dict[int, list[Row]] = {}
        self.row_weights: dict[int, list[int]] = {}
        for row, count in self.rows.items():
            self.by_special.setdefault(row[0], []).append(row)
            self.row_weights.setdefault(row[0], []).append(count * self._ways(row))
        self.cases = self._cases()
        self.weights = [1] if len(self.cases) == 1 else [self._weight(case) for case in self.cases]

    def draw(self, randomness: Randomness) -> World:
        case = self.cases[chosen_by_weight(self.weights, randomness)]
        special = self._special(case)
        row = self.by_special[special][chosen_by_weight(self.row_weights[special], randomness)]
        faces: list[int] = []
        left = [*self.shown, *row[1:]]
        for number, kind in enumerate(case.kinds):
            if self.followed[number]:
                faces.append(self._take_entry(number, kind, left))
            else:
                faces.append(self._draw_card(number, kind, row, faces, randomness))
        return World(case, faces)

    def _units(self) -> list[int]:
        """A digit for the draws of each seat from each pile; which pile it was can depend on how the deck was built."""
        digits: dict[tuple[int, ...], int] = {}
        units: list[int] = []
        for draw in self.imagination.draws:
            deck = self.imagination.decks[draw.deck]
            piles = [deck.pile_at(way, draw.position) for way in range(len(deck.built))]
            digit = digits.setdefault((draw.seat, draw.deck, *piles), len(digits))
            units.append(1 << _DIGIT * digit)
        return units

    def _most_money(self, number: int) -> int:
        """How many of the seat's draws up to this one can have been money, if a clue says so; else -1."""
        imagination = self.imagination
        most = -1
        for index, clue in enumerate(imagination.clues):
            if clue.most_money >= 0 and clue.seat == imagination.draws[number].seat:
                draws = [other for other in range(imagination.after[index]) if self._same_seat(other, number)]
                if draws and draws[-1] == number:
                    most = clue.most_money if most < 0 else min(most, clue.most_money)
        return most

    def _same_seat(self, one: int, other: int) -> bool:
        return self.imagination.draws[one].seat == self.imagination.draws[other].seat

    # --- following draws and clues ---

    def _follow(self, index: int, clue: Clue) -> None:
        imagination = self.imagination
        waiting = [
            number
            for number in range(imagination.after[index])
            if imagination.draws[number].seat == clue.seat and not self.followed[number]
        ]
        shown_next = self._shown_next(index)
        for position, number in enumerate(waiting):
            self.followed[number] = True
            self.rows = self._with_draw(number, clue, shown_next, len(waiting) - position - 1)
        self.rows = self._with_clue(clue)

    def _shown_next(self, index: int) -> list[int]:
        """The cards that the seat of a clue showed from there on before it drew again."""
        imagination = self.imagination
        seat, draws = imagination.clues[index].seat, imagination.draws
        shown: list[int] = []
        for later in range(index, len(imagination.clues)):
            between = draws[imagination.after[index] : imagination.after[later]]
            if [draw for draw in between if draw.seat == seat]:
                break
            clue = imagination.clues[later]
            if clue.seat == seat and clue.shown != NOT_SHOWN:
                shown.append(clue.shown)
        return shown

    def _with_draw(self, number: int, clue: Clue, shown_next: list[int], more: int) -> Rows:
        """The rows with one draw more, as far as what comes after so many more draws can still fit."""
        game, draw = self.imagination.game, self.imagination.draws[number]
        deck = self.imagination.decks[draw.deck]
        candidates: list[tuple[int, int]] = []
        for kind in self.imagination.kinds_at[number]:
            special = 0 if kind == MONEY else self.units[number]
            candidates += [(card, special) for card in sorted(set(deck.unseen[kind]))]
        first = entry(draw.deck, draw.seat, False, 0)
        prunes = clue.prunes
        least_special = self._least_special(number)
        found: Rows = {}
        for row, count in self.rows.items():
            hidden = hidden_in(row, draw.seat)
            missing = without(shown_next, hidden)
            if len(missing) > more + 1:
                continue
            possible = candidates
            if len(missing) == more + 1:
                possible = [candidate for candidate in candidates if candidate[0] in missing]
            used_up = [entry_card(item) for item in row[1:] if self._is_used_up(row, item, draw.deck)]
            for card, special in possible:
                if card in used_up:
                    continue
                if not prunes or clue.may_fit(game, [*hidden, card]):
                    longer = with_entry(row, first + card, special)
                    if not least_special or self._count_special(longer, number) >= least_special:
                        found[longer] = found.get(longer, 0) + count
        return found

    def _is_used_up(self, row: Row, number: int, deck: int) -> bool:
        """Whether a card of the row is from the deck, and no other like it is there."""
        if entry_deck(number) != deck:
            return False
        card = entry_card(number)
        return count_in(row, deck, card) >= self.left[deck][card]

    def _least_special(self, number: int) -> int:
        """How many of the seat's draws up to this one were no money at least, by how much money it held."""
        if self.most_money[number] < 0:
            return 0
        draws = [other for other in range(number + 1) if self._same_seat(other, number)]
        return len(draws) - self.most_money[number]

    def _count_special(self, row: Row, number: int) -> int:
        """How many draws of the seat, as far as the row follows them, were no money."""
        units = {unit for other, unit in enumerate(self.units) if self._same_seat(other, number)}
        return sum([row[0] // unit % (1 << _DIGIT) for unit in units])

    def _with_clue(self, clue: Clue) -> Rows:
        """The rows that fit the clue; a card that was shown is so in them."""
        if clue.shown != NOT_SHOWN and self.is_one_deck:
            deck = self.imagination.draws[0].deck
            self.shown.append(entry(deck, clue.seat, True, clue.shown))
            self.left[deck][clue.shown] -= 1
        found: Rows = {}
        for row, count in self.rows.items():
            if clue.fits(self.imagination.game, hidden_in(row, clue.seat)):
                fitting = row if clue.shown == NOT_SHOWN else with_shown(row, clue.seat, clue.shown, self.is_one_deck)
                found[fitting] = found.get(fitting, 0) + count
        return found

    # --- how likely ---

    def _cases(self) -> list[Case]:
        """All cases that go with rows."""
        cases: list[Case] = []
        all_ways = self.imagination.all_ways()
        for special in self.by_special:
            all_kinds: list[list[int]] = [[]]
            left = special
            for number, possible in enumerate(self.imagination.kinds_at):
                here = possible
                if self.followed[number]:
                    # Any draws of the group may have been the special ones: they are alike from here on.
                    is_special = left // self.units[number] % (1 << _DIGIT) > 0
                    here = [kind for kind in possible if (kind != MONEY) == is_special]
                    left -= self.units[number] if is_special else 0
                all_kinds = [[*kinds, kind] for kinds in all_kinds for kind in here]
            for kinds in all_kinds:
                if self._pending_fit(kinds):
                    cases += [Case(ways, kinds) for ways in all_ways]
        return cases

    def _pending_fit(self, kinds: list[int]) -> bool:
        """Whether draws that no row follows do not contradict how much money seats held."""
        for number in self.pending:
            if self.most_money[number] >= 0:
                special = [other for other in range(number + 1) if self._same_seat(other, number)]
                special = [other for other in special if kinds[other] != MONEY]
                if len(special) < self._least_special(number):
                    return False
        return True

    def _special(self, case: Case) -> int:
        """The first number of the rows that go with a case."""
        special = 0
        for number, kind in enumerate(case.kinds):
            if self.followed[number] and kind != MONEY:
                special += self.units[number]
        return special

    def _ways(self, row: Row) -> int:
        """In how many ways the cards of the row can be those of its faces."""
        ways = 1
        for position in range(1, len(row)):
            deck, card = entry_deck(row[position]), entry_card(row[position])
            ways *= self.left[deck][card] - count_in(row[:position], deck, card)
        return ways

    def _weight(self, case: Case) -> int:
        weight = self.imagination.weight(case)
        if not weight:
            return 0
        for number in self.imagination.deck_numbers:
            deck = self.imagination.decks[number]
            for kind in deck.unseen:
                waiting, all_of_kind = 0, 0
                for position, draw in enumerate(self.imagination.draws):
                    if draw.deck == number and case.kinds[position] == kind:
                        all_of_kind += 1
                        waiting += not self.followed[position]
                weight *= perm(deck.count(kind) - all_of_kind + waiting, waiting)
        return weight * sum(self.row_weights[self._special(case)])

    # --- from a row to faces ---

    def _take_entry(self, number: int, kind: int, entries: list[int]) -> int:
        """A card of the row for a draw. Which of several draws it was, nobody needs to know."""
        draw = self.imagination.draws[number]
        deck = self.imagination.decks[draw.deck]
        for position, item in enumerate(entries):
            if is_drawn_by(item, draw.deck, draw.seat) and deck.kind_of(entry_card(item)) == kind:
                return entry_card(entries.pop(position))
        raise AssertionError("a row has a card for each draw that it follows")

    def _draw_card(self, number: int, kind: int, row: Row, faces: list[int], randomness: Randomness) -> int:
        """A card for a draw that the rows leave open."""
        draws = self.imagination.draws
        deck_number = draws[number].deck
        unseen = self.imagination.decks[deck_number].unseen[kind].copy()
        used = [entry_card(item) for item in [*self.shown, *row[1:]] if entry_deck(item) == deck_number]
        for position, face in enumerate(faces):
            if draws[position].deck == deck_number and not self.followed[position]:
                used.append(face)
        for card in used:
            if card in unseen:
                unseen.remove(card)
        return unseen[randomness.below(len(unseen))]


# --- rows ---


def entry(deck: int, seat: int, shown: bool, card: int) -> int:
    """A card of a row as one number."""
    return ((deck * _SEATS + seat) * 2 + int(shown)) * _CARDS + card


def entry_card(number: int) -> int:
    return number % _CARDS


def entry_deck(number: int) -> int:
    return number // (_CARDS * 2 * _SEATS)


def is_drawn_by(number: int, deck: int, seat: int) -> bool:
    """Whether the seat drew it from the deck."""
    return number // (2 * _CARDS) == deck * _SEATS + seat


def is_hidden_of(number: int, seat: int) -> bool:
    """Whether it is a card of the seat that has not been shown."""
    return number // _CARDS % (2 * _SEATS) == 2 * seat


def hidden_in(row: Row, seat: int) -> list[int]:
    """The cards of the seat in the row that have not been shown."""
    return [entry_card(number) for number in row[1:] if is_hidden_of(number, seat)]


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that are left when the others are taken away."""
    left = cards.copy()
    for card in others:
        if card in left:
            left.remove(card)
    return left


def count_in(row: Row, deck: int, card: int) -> int:
    """How often the card of a deck is in the row, shown or not."""
    count = 0
    for number in row[1:]:
        if entry_card(number) == card and entry_deck(number) == deck:
            count += 1
    return count


def with_entry(row: Row, number: int, special: int) -> Row:
    position = 1
    while position < len(row) and row[position] < number:
        position += 1
    return (row[0] + special, *row[1:position], number, *row[position:])


def with_shown(row: Row, seat: int, card: int, is_one_deck: bool) -> Row:
    """The row after the seat has shown the card, the one of the oldest deck if there are several."""
    position = 1
    while entry_card(row[position]) != card or not is_hidden_of(row[position], seat):
        position += 1
    rest = (*row[:position], *row[position + 1 :])
    return rest if is_one_deck else with_entry(rest, entry(entry_deck(row[position]), seat, True, card), 0)
