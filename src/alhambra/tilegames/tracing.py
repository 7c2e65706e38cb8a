"""All that may be hidden after a row of draws and clues, as a table that is followed from one to the next.

A row of the table stands for many possibilities at once: draws stay open in it as long as they can.

- Its first number tells how many draws were special, by kind, for each group of draws that one seat made from one pile.
- The second one tells which clues it leaves open (`asks.py`): it fits them with certain cards only.
- Then it lists the draws whose cards are hidden as items (`items.py`): a closed one is a card, an open one a set.
  If there were several decks, cards that were shown are listed too; otherwise they are the same in all rows.
- It has the number of ways in which the draws can be those items.

What a seat shows before it draws again must be in its hand: each open draw is made one of these cards, or none of them.
So of two open draws of a seat the older one has no cards that the other has not. Whatever clues are open in the end is
counted for all cards together (`last_cards.py`).

In play only one seat draws in secret. A position that somebody wrote may tell of several: then sets can overlap, and
what clues leave open is tried, or all draws that they ask for are closed.
"""

from math import comb
from typing import Final

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.asks import FAILED, Asks
from alhambra.tilegames.cards import bits
from alhambra.tilegames.imagining import Case, Imagination, World, chosen_by_weight
from alhambra.tilegames.items import (
    FIRST_ITEM,
    NEVER,
    Row,
    Rows,
    SetsOfCards,
    add,
    card_of,
    closed,
    closed_as,
    deck_of,
    hidden_cards,
    is_open,
    moment_of,
    oldest_open_draw,
    seat_of,
    with_item,
    with_shown,
    without_item,
)
from alhambra.tilegames.known_deck import MONEY, KnownDeck
from alhambra.tilegames.last_cards import MOST_TOGETHER, Hands, supply_of
from alhambra.tilegames.secrets import FITS, NOT_SHOWN, Clue, SecretCard

TRIES: Final = 2000  # only where several seats have drawn
_DIGIT: Final = 5  # bits; no seat draws more special cards of one pile


class Showing:
    """A card that a seat shows before it draws again, and how many of it are among its open draws."""

    def __init__(self, seat: int, card: int, least: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.least = least
        self.most = most

    def after(self, made: int) -> "Showing":
        """The same after some of these draws have been made the card."""
        return Showing(self.seat, self.card, self.least - made, self.most - made)


class Tracing:
    """The table after all clues, and what is drawn from it."""

    def __init__(self, imagination: Imagination) -> None:
        self.imagination = imagination
        self.draws: list[SecretCard] = imagination.draws
        self.decks: dict[int, KnownDeck] = imagination.decks
        self.piles = [self._piles(draw) for draw in self.draws]  # by draw: in which one it is, by way of building
        self.groups = self._groups()
        self.special_kinds = sorted({kind for kinds in imagination.kinds_at for kind in kinds if kind != MONEY})
        self.clues_after: list[list[Clue]] = [[] for _ in range(len(self.draws) + 1)]
        # By draw, before the next one of its seat: what the seat shows, and how many of its draws are special at least.
        self.shown_next: list[list[int]] = [[] for _ in self.draws]
        self.least_special = [0] * len(self.draws)
        self._read_clues()
        self.is_one_deck = len({draw.deck for draw in self.draws}) <= 1
        self.shown: list[int] = []  # of one deck, as items
        self.left = {number: deck.counts.copy() for number, deck in self.decks.items()}  # without those
        self.sets = SetsOfCards()
        self.copies: dict[int, int] = {}  # by open draw: how many cards it may be
        self.asks = Asks(imagination.game)
        self.moment = 0  # it ends with a draw before which some row had to leave a clue open
        self.is_asked = False  # in this moment
        self.rows: Rows = {(0, 0): 1}
        for number in range(len(self.draws) + 1):
            if number:
                self._follow_draw(number - 1)
            self._follow_clues(number)
        self.by_kinds: dict[int, list[Row]] = {}
        self.row_weights: dict[int, list[int]] = {}
        self.cases: list[Case] = []
        self.weights: list[int] = []
        self.are_counted = self.is_one_deck and len({draw.seat for draw in self.draws}) <= 1
        self.supply = supply_of(self.left[self.draws[0].deck] if self.draws else {})
        if self.are_counted:
            self._close_for_counting()
        self._weigh()

    def draw(self, randomness: Randomness) -> World:
        """Something that fits all."""
        for _ in range(0 if self.are_counted else TRIES):
            case, row = self._case_and_row(randomness)
            items = self._closed(row, randomness)
            if self._fits(row, items):
                return self._world(case, items)
        if not self.are_counted:
            self.close_all_asked()
        case, row = self._case_and_row(randomness)
        return self._world(case, self._closed(row, randomness))

    def _case_and_row(self, randomness: Randomness) -> tuple[Case, Row]:
        case = self.cases[chosen_by_weight(self.weights, randomness)]
        kinds = self._first_number(case)
        return case, self.by_kinds[kinds][chosen_by_weight(self.row_weights[kinds], randomness)]

    def _world(self, case: Case, items: list[int]) -> World:
        left = [*self.shown, *items]
        return World(case, [self._take(number, kind, left) for number, kind in enumerate(case.kinds)])

    def _fits(self, row: Row, items: list[int]) -> bool:
        """Whether the row fits all that it leaves open if its draws are these items."""
        for ask in self.asks.asks(row):
            asked = ask.asked(row)
            cards = list(ask.cards)
            for position, item in enumerate(row[FIRST_ITEM:]):
                if item in asked:
                    cards.append(card_of(items[position]))
            if ask.clue.verdict(self.imagination.game, cards, 0) != FITS:
                return False
        return True

    def _weigh(self) -> None:
        if not self.are_counted:
            self._untangle()
        self.by_kinds = {}
        self.row_weights = {}
        for row, count in self.rows.items():
            self.by_kinds.setdefault(row[0], []).append(row)
            self.row_weights.setdefault(row[0], []).append(count * self._ways(row))
        self.cases = self._cases()
        self.weights = [1] if len(self.cases) == 1 else [self._weight(case) for case in self.cases]

    def _read_clues(self) -> None:
        for index, clue in enumerate(self.imagination.clues):
            after = self.imagination.after[index]
            self.clues_after[after].append(clue)
            draws = [number for number in range(after) if self.draws[number].seat == clue.seat]
            if clue.shown != NOT_SHOWN:
                self.shown_next[draws[-1]].append(clue.shown)
            elif clue.most_money >= 0:
                least = len(draws) - clue.most_money
                self.least_special[draws[-1]] = max(self.least_special[draws[-1]], least)

    # --- kinds of draws ---

    def _piles(self, draw: SecretCard) -> tuple[int, ...]:
        deck = self.decks[draw.deck]
        return tuple([deck.pile_at(way, draw.position) for way in range(len(deck.built))])

    def _groups(self) -> list[int]:
        """By draw: the number of its group, those that one seat made from one pile, however the deck was built."""
        numbers: dict[tuple[int, ...], int] = {}
        groups: list[int] = []
        for number, draw in enumerate(self.draws):
            groups.append(numbers.setdefault((draw.seat, draw.deck, *self.piles[number]), len(numbers)))
        return groups

    def _unit(self, number: int, kind: int) -> int:
        """What a draw of the kind adds to the first number of a row."""
        if kind == MONEY:
            return 0
        return 1 << _DIGIT * (self.groups[number] * len(self.special_kinds) + self.special_kinds.index(kind))

    def _count(self, row: Row, number: int, kind: int) -> int:
        """How many draws of a group were of the special kind."""
        return row[0] // self._unit(number, kind) % (1 << _DIGIT)

    def _case_kinds(self, first_number: int) -> list[int]:
        """A kind for each draw. Any draws of a group may have been the special ones: they are alike from here on."""
        kinds: list[int] = []
        for number in range(len(self.draws)):
            found = MONEY
            for kind in self.special_kinds:
                unit = self._unit(number, kind)
                if found == MONEY and first_number // unit % (1 << _DIGIT):
                    found = kind
                    first_number -= unit
            kinds.append(found)
        return kinds

    def _first_number(self, case: Case) -> int:
        """The first number of the rows that go with a case."""
        return sum([self._unit(number, kind) for number, kind in enumerate(case.kinds)])

    # --- following draws ---

    def _follow_draw(self, number: int) -> None:
        """Add a draw, open, to all rows; then tell draws apart by what the seat shows before it draws again."""
        self._end_moment()
        draw = self.draws[number]
        found: Rows = {}
        for kind in self.imagination.kinds_at[number]:
            unit = self._unit(number, kind)
            item = self.sets.item(draw.deck, draw.seat, self.moment, mask_of(self.decks[draw.deck].unseen[kind]))
            most = self.decks[draw.deck].most_at(draw.position, kind)
            for row, count in self.rows.items():
                if kind == MONEY or self._count(row, number, kind) < most:
                    add(found, with_item((row[0] + unit, *row[1:]), item), count)
        self.rows = found
        self._check_kinds(number)
        shown = self.shown_next[number]
        for card in sorted(set(shown)):
            self._tell_apart(draw.seat, card, shown.count(card))

    def _check_kinds(self, number: int) -> None:
        """Leave the rows with kinds that are possible, as far as clues and the draws of a full group tell."""
        least = self.least_special[number]
        is_full = self._is_full(number)
        if least > 0 or is_full:
            possible: dict[int, bool] = {}
            for row in self.rows:
                if row[0] not in possible:
                    possible[row[0]] = self._are_kinds_possible(row, number, least, is_full)
            self.rows = {row: count for row, count in self.rows.items() if possible[row[0]]}

    def _is_same_seat(self, one: int, other: int) -> bool:
        return self.draws[one].seat == self.draws[other].seat

    def _is_full(self, number: int) -> bool:
        """Whether the draw is the last one of its group, and no other group has draws of its piles."""
        for other in range(len(self.draws)):
            if self.groups[other] == self.groups[number]:
                if other > number:
                    return False
            elif self.draws[other].deck == self.draws[number].deck:
                for way, pile in enumerate(self.piles[number]):
                    if self.piles[other][way] == pile:
                        return False
        return True

    def _are_kinds_possible(self, row: Row, number: int, least: int, is_full: bool) -> bool:
        if least > 0:
            units = {
                self._unit(other, kind)
                for other in range(number + 1)
                for kind in self.special_kinds
                if self._is_same_seat(other, number)
            }
            if sum([row[0] // unit % (1 << _DIGIT) for unit in units]) < least:
                return False
        if not is_full:
            return True
        secret: list[int] = []
        for kind in self.special_kinds:
            if kind >= 0:
                secret += [kind] * self._count(row, number, kind)
        deck = self.decks[self.draws[number].deck]
        for way, pile in enumerate(self.piles[number]):
            if deck.pile_ways(way, pile, secret):
                return True
        return False

    # --- closing draws ---

    def _close(self, row: Row, item: int) -> list[Row]:
        """Put rows with each card that an open draw can be in the place of the row."""
        count = self.rows.pop(row)
        rest = without_item(row, item)
        seat, moment, oldest = seat_of(item), moment_of(item), oldest_open_draw(rest, seat_of(item))
        parts: list[Row] = []
        for card in bits(self.sets.of(item)):
            asks = self.asks.after_closing((row[1], seat, moment, card, 1, oldest))
            if asks != FAILED:
                part = with_item((row[0], asks, *rest[FIRST_ITEM:]), closed_as(item, card))
                add(self.rows, part, count)
                parts.append(part)
        return parts

    def _close_for_counting(self) -> None:
        """Close draws until clues ask in no row for more than a few money cards."""
        waiting = list(self.rows)
        while waiting:
            further: list[Row] = []
            for row in waiting:
                asked = self._asked(row)
                special = [item for item in asked if not self.sets.is_money(item)]
                if special or len(asked) > MOST_TOGETHER:
                    further += self._close(row, special[0] if special else asked[0])
            waiting = sorted(set(further))

    def close_all_asked(self) -> None:
        """Close all draws that clues ask for."""
        waiting = [row for row in self.rows if row[1]]
        while waiting:
            for row in waiting:
                self._close(row, self._asked(row)[0])
            waiting = [row for row in self.rows if row[1]]
        self._weigh()

    def _asked(self, row: Row) -> list[int]:
        """The open draws that the latest of its clues asks for; those before it, if they are of the same seat, ask for
        some of them."""
        asks = self.asks.asks(row)
        return asks[-1].asked(row) if asks else []

    def _untangle(self) -> None:
        """Close draws until of two open ones of a deck one has all the cards of the other or none of them."""
        tangled = [row for row in self.rows if self._is_tangled(row)]
        while tangled:
            for row in tangled:
                self._close(row, next(item for item in row[FIRST_ITEM:] if is_open(item)))
            tangled = [row for row in self.rows if self._is_tangled(row)]

    def _is_tangled(self, row: Row) -> bool:
        items = [item for item in row[FIRST_ITEM:] if is_open(item)]
        for position, item in enumerate(items):
            cards = self.sets.of(item)
            for later in items[position + 1 :]:
                if deck_of(later) == deck_of(item) and self.sets.of(later) & cards not in (0, cards):
                    return True
        return False

    # --- cards that were shown ---

    def _tell_apart(self, seat: int, card: int, least: int) -> None:
        """Make each open draw the card or another one, so that the seat has at least so many of it."""
        most = sum([counts.get(card, 0) for counts in self.left.values()])
        found: Rows = {}
        for row, count in self.rows.items():
            draws = [item for item in row[FIRST_ITEM:] if is_open(item) and self.sets.of(item) >> card & 1]
            known = hidden_cards(row, seat).count(card)
            self._add_divided(found, row, count, draws, Showing(seat, card, least - known, most - known))
        self.rows = found

    def _add_divided(self, found: Rows, row: Row, count: int, draws: list[int], showing: Showing) -> None:
        """Add the row in all ways to make open draws the card or another one."""
        if not draws:
            if showing.least <= 0 <= showing.most:
                add(found, row, count)
            return
        item, later = draws[0], [draw for draw in draws if draw != draws[0]]
        card = showing.card
        alike = len(draws) - len(later)
        fewest, most = 0, alike
        if seat_of(item) == showing.seat:
            fewest = max(0, showing.least - len([draw for draw in later if seat_of(draw) == showing.seat]))
            most = min(alike, showing.most)
        rest = [kept for kept in row[FIRST_ITEM:] if kept != item]
        other = item if showing.most == showing.least else self.sets.reduced(item, ~(1 << card))
        for made in range(fewest, most + 1):
            items = sorted([*rest, *[closed_as(item, card)] * made, *[other] * (alike - made)])
            part = self.asks.with_closed((row[0], row[1], *items), seat_of(item), moment_of(item), card, made)
            if part is not None:
                after = showing.after(made) if seat_of(item) == showing.seat else showing
                self._add_divided(found, part, count * comb(alike, made), later, after)

    def _follow_showing(self, seat: int, card: int) -> None:
        """The seat shows a card, which is in all rows."""
        if self.is_one_deck:
            deck = self.draws[0].deck
            self.shown.append(closed(deck, seat, card))
            self.left[deck][card] -= 1
        found: Rows = {}
        for row, count in self.rows.items():
            add(found, with_shown(row, seat, card, not self.is_one_deck), count)
        self.rows = found

    # --- following clues ---

    def _follow_clues(self, number: int) -> None:
        """All clues after so many draws."""
        for clue in self.clues_after[number]:
            if clue.shown != NOT_SHOWN:
                self._follow_showing(clue.seat, clue.shown)
            elif clue.most_money < 0:
                self._follow_clue(clue)

    def _follow_clue(self, clue: Clue) -> None:
        """Leave the rows that can fit the clue."""
        number = self.asks.number(clue)
        fitting: Rows = {}
        for row, count in self.rows.items():
            found = self.asks.with_ask(row, self.asks.ask(self.moment, number, hidden_cards(row, clue.seat)))
            if found is not None:
                add(fitting, found, count)
                self.is_asked = self.is_asked or found[1] != 0
        self.rows = fitting

    def _end_moment(self) -> None:
        """What is drawn from now on is not asked for by the clues so far."""
        if self.is_asked:
            self.moment += 1
        if self.is_asked or self.asks.is_dropped:
            self.is_asked = False
            self.asks.is_dropped = False
            found: Rows = {}
            for row, count in self.rows.items():
                add(found, self.asks.forgetful(row, self.moment), count)
            self.rows = found

    # --- how likely ---

    def _cases(self) -> list[Case]:
        """All cases that go with rows."""
        all_ways = self.imagination.all_ways()
        cases: list[Case] = []
        for first_number in self.by_kinds:
            kinds = self._case_kinds(first_number)
            cases += [Case(ways, kinds) for ways in all_ways]
        return cases

    def _weight(self, case: Case) -> int:
        weight = self.imagination.weight(case)
        return weight * sum(self.row_weights[self._first_number(case)]) if weight else 0

    def _ways(self, row: Row) -> int:
        """In how many ways the cards of the decks can be those of the row."""
        asked = self._asked(row) if row[1] and self.are_counted else []
        ways = 1
        for position in range(FIRST_ITEM, len(row)):
            item = row[position]
            if item in asked:
                continue
            deck = deck_of(item)
            if is_open(item):
                cards = self.sets.of(item)
                possible = self._copies(item)
            else:
                cards = 1 << card_of(item)
                possible = self.left[deck].get(card_of(item), 0)
            for before in row[FIRST_ITEM:position]:
                if deck_of(before) == deck and self._may_be(before, cards):
                    possible -= 1
            if possible <= 0:
                return 0
            ways *= possible
        return ways * self._hands(row, asked).count() if asked else ways

    def _may_be(self, item: int, cards: int) -> bool:
        """Whether the draw may be one of the cards."""
        return bool(self.sets.of(item) & cards if is_open(item) else cards >> card_of(item) & 1)

    def _copies(self, item: int) -> int:
        """How many cards there are for an open draw."""
        found = self.copies.get(item, -1)
        if found < 0:
            left = self.left[deck_of(item)]
            found = sum([left.get(card, 0) for card in bits(self.sets.of(item))])
            self.copies[item] = found
        return found

    def _hands(self, row: Row, asked: list[int]) -> Hands:
        """What the money cards can be that clues ask for, the oldest first."""
        hands = Hands(self.supply.without([card_of(item) for item in row[FIRST_ITEM:] if not is_open(item)]))
        asks = self.asks.asks(row)
        told = 0
        for position, item in enumerate(asked, 1):
            hands.add(self.sets.of(item))
            until = moment_of(asked[position]) if position < len(asked) else NEVER
            while told < len(asks) and asks[told].moment < until:
                hands.ask(asks[told].last_cards())
                told += 1
        return hands

    # --- from a row to faces ---

    def _closed(self, row: Row, randomness: Randomness) -> list[int]:
        """All items of a row; those open are drawn in their order, as the sets of later ones have them all."""
        asked: list[int] = []
        cards: list[int] = []
        if row[1] and self.are_counted:
            asked = self._asked(row)
            hands = self._hands(row, asked)
            cards = hands.draw(randomness.below(hands.count()))[-len(asked) :]
        items: list[int] = []
        for item in row[FIRST_ITEM:]:
            if item in asked:
                position = asked.index(item)
                asked.pop(position)
                items.append(closed_as(item, cards.pop(position)))
            else:
                items.append(self._closed_by_lot(item, items, randomness))
        return items

    def _closed_by_lot(self, item: int, before: list[int], randomness: Randomness) -> int:
        """The draw closed as any card that those before it leave."""
        if not is_open(item):
            return item
        unseen: list[int] = []
        for card in bits(self.sets.of(item)):
            unseen += [card] * self.left[deck_of(item)].get(card, 0)
        for other in before:
            if deck_of(other) == deck_of(item) and card_of(other) in unseen:
                unseen.remove(card_of(other))
        return closed_as(item, unseen[randomness.below(len(unseen))])

    def _take(self, number: int, kind: int, items: list[int]) -> int:
        """A card of the items for a draw. Which of several draws it was, nobody needs to know."""
        draw = self.draws[number]
        deck = self.decks[draw.deck]
        for position, item in enumerate(items):
            if deck_of(item) == draw.deck and seat_of(item) == draw.seat and deck.kind_of(card_of(item)) == kind:
                return card_of(items.pop(position))
        raise AssertionError("a row has a card for each draw")


def mask_of(cards: list[int]) -> int:
    """The cards as a set with a bit for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
