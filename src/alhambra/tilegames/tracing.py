"""All that may be hidden after a row of draws and clues, as a table that is followed from one to the next.

A row of the table stands for many possibilities at once: draws stay open in it as long as they can.

- Its kinds tell in one number how many draws were special, by kind, for each group of draws that one seat made from
  one pile.
- Its asks tell which clues it leaves open (`asks.py`): it fits them with certain cards only.
- It lists the draws whose cards are hidden as items (`items.py`): a closed one is a card, an open one a set.
  If there were several decks, cards that were shown are listed too; otherwise they are the same in all rows.
- It has the number of ways in which the draws can be those items.

What a seat shows before it draws again must be in its hand: each open draw is made one of these cards, or none of them.
So of two open draws of a seat the older one has no cards that the other has not. Whatever clues are open in the end is
counted for all cards together (`last_cards.py`).

In play only one seat draws in secret. A position that somebody wrote may tell of several: then sets can overlap, and
what clues leave open is tried, or all draws that they ask for are closed.
"""

from collections.abc import Callable
from math import comb
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.asks import FAILED, Asks
from alhambra.tilegames.imagining import Case, Imagination, World, chosen_by_weight
from alhambra.tilegames.items import (
    NEVER,
    SetsOfCards,
    card_of,
    closed,
    closed_as,
    closed_cards,
    deck_of,
    hidden_cards,
    is_open,
    moment_of,
    open_draws,
    seat_of,
    with_exchanged,
    with_item,
    with_shown,
    without_like,
)
from alhambra.tilegames.known_deck import MONEY, KnownDeck
from alhambra.tilegames.last_cards import MOST_TOGETHER, Hands, supply_of
from alhambra.tilegames.rows import Row, Rows
from alhambra.tilegames.secrets import FITS, NOT_SHOWN, Clue, SecretCard

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TRIES: Final = 2000  # only where several seats have drawn
_DIGIT: Final = 5  # bits; no seat draws more special cards of one pile
_NONE: Final = 0  # no open draw


def imagine_deck(game: "TileGame", seat: int, randomness: Randomness) -> None:
    """Put something that fits all the seat knows in the place of what it does not know of deck and hands."""
    draws = [secret for secret in game.secrets.cards if secret.seat != seat]
    if draws or len(game.deck.built) > 1:
        imagination = Imagination(game, seat, draws)
        if draws or imagination.clues:
            imagination.make_real(Tracing(imagination).draw(randomness))
        else:
            imagination.lay_piles(randomness)


@mypyc_attr(acyclic=True)
class Showing:
    """A card that a seat shows before it draws again, and how many of it are among its open draws."""

    def __init__(self, seat: i64, card: i64, least: i64, most: i64) -> None:
        self.seat = seat
        self.card = card
        self.least = least
        self.most = most

    def after(self, made: i64) -> "Showing":
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
        self.rows = Rows()
        self.rows.add(Row(0, 0, vec[i64](), 1))
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
            self._close_rows(self._first_not_counted)
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
        kinds = self._kinds_number(case)
        return case, self.by_kinds[kinds][chosen_by_weight(self.row_weights[kinds], randomness)]

    def _world(self, case: Case, items: list[int]) -> World:
        left = [*self.shown, *items]
        return World(case, [self._take(number, kind, left) for number, kind in enumerate(case.kinds)])

    def _fits(self, row: Row, items: list[int]) -> bool:
        """Whether the row fits all that it leaves open if its draws are these items."""
        for ask in self.asks.asks(row):
            asked = ask.asked(row)
            cards = list(ask.cards)
            for position in range(len(row.items)):
                if row.items[position] in asked:
                    cards.append(card_of(items[position]))
            if ask.clue.verdict(self.imagination.game, cards, 0) != FITS:
                return False
        return True

    def _weigh(self) -> None:
        if not self.are_counted:
            self._close_rows(self._first_tangled)
        self.by_kinds = {}
        self.row_weights = {}
        for row in self.rows.all:
            self.by_kinds.setdefault(row.kinds, []).append(row)
            self.row_weights.setdefault(row.kinds, []).append(row.ways * self._ways(row))
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
        """What a draw of the kind adds to the kinds of a row."""
        if kind == MONEY:
            return 0
        return 1 << _DIGIT * (self.groups[number] * len(self.special_kinds) + self.special_kinds.index(kind))

    def _count(self, row: Row, number: int, kind: int) -> int:
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
        deck = self.decks[draw.deck]
        found = Rows()
        for kind in self.imagination.kinds_at[number]:
            unit = self._unit(number, kind)
            item = self.sets.item(draw.deck, draw.seat, self.moment, deck.faces[kind])
            most = deck.most_at(draw.position, kind)
            for row in self.rows.all:
                if kind == MONEY or self._count(row, number, kind) < most:
                    found.add(Row(row.kinds + unit, row.asks, with_item(row.items, item), row.ways))
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
            found = Rows()
            for row in self.rows.all:
                if row.kinds not in possible:
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
                if self.draws[other].seat == self.draws[number].seat
            }
            if sum([row.kinds // unit % (1 << _DIGIT) for unit in units]) < least:
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

    def _close_rows(self, next_to_close: Callable[[Row], i64]) -> None:
        """Close draws until there is none to close in any row."""
        rows = self.rows.all
        self.rows = Rows()
        waiting = self._add_finished(rows, next_to_close)
        while waiting:
            parts: list[Row] = []
            for row in waiting:
                self._close(row, next_to_close(row), parts)
            waiting = sorted(self._add_finished(parts, next_to_close), key=Row.numbers)

    def _add_finished(self, rows: list[Row], next_to_close: Callable[[Row], i64]) -> list[Row]:
        """Add the rows in which nothing is to be closed; the others are given back."""
        others = Rows()
        for row in rows:
            table = self.rows if next_to_close(row) == _NONE else others
            table.add(row)
        return others.all

    def _close(self, row: Row, item: i64, parts: list[Row]) -> None:
        """Add a row for each card that an open draw can be."""
        for card in self.sets.cards_of(item):
            items = with_exchanged(row.items, item, 1, closed_as(item, card), item)
            asks = self.asks.after_closing(row.asks, item, card, 1, items)
            if asks != FAILED:
                parts.append(Row(row.kinds, asks, items, row.ways))

    def close_all_asked(self) -> None:
        """Close all draws that clues ask for."""
        self._close_rows(self._first_asked)
        self._weigh()

    def _asked(self, row: Row) -> vec[i64]:
        """The open draws that the latest of its clues asks for; those before it, if they are of the same seat, ask for
        some of them."""
        asks = self.asks.asks(row)
        return asks[-1].asked(row) if asks else vec[i64]()

    def _first_asked(self, row: Row) -> i64:
        """The first draw that a clue asks for."""
        asked = self._asked(row)
        return asked[0] if len(asked) else _NONE

    def _first_not_counted(self, row: Row) -> i64:
        """A draw that clues ask for, if they ask for others than a few money cards."""
        asked = self._asked(row)
        for item in asked:
            if not self.sets.is_money(item):
                return item
        return asked[0] if len(asked) > MOST_TOGETHER else _NONE

    def _first_tangled(self, row: Row) -> i64:
        """The first open draw, if one of two of a deck has some but not all of the cards of the other."""
        items = [item for item in row.items if is_open(item)]
        for position, item in enumerate(items):
            cards = self.sets.of(item)
            for later in items[position + 1 :]:
                if deck_of(later) == deck_of(item) and self.sets.of(later) & cards not in (0, cards):
                    return items[0]
        return _NONE

    # --- cards that were shown ---

    def _tell_apart(self, seat: int, card: int, least: int) -> None:
        """Make each open draw the card or another one, so that the seat has at least so many of it."""
        most = sum([counts.get(card, 0) for counts in self.left.values()])
        found = Rows()
        for row in self.rows.all:
            draws: vec[i64] = vec[i64](capacity=len(row.items))
            for item in row.items:
                if is_open(item) and self.sets.of(item) >> card & 1:
                    draws = append(draws, item)
            known = hidden_cards(row.items, seat).count(card)
            self._add_divided(found, row, draws, Showing(seat, card, least - known, most - known))
        self.rows = found

    def _add_divided(self, found: Rows, row: Row, draws: vec[i64], showing: Showing) -> None:
        """Add the row in all ways to make open draws the card or another one."""
        if not len(draws):
            if showing.least <= 0 <= showing.most:
                found.add(row)
            return
        item, card = draws[0], showing.card
        later = without_like(draws, item)
        alike = len(draws) - len(later)
        fewest, most = self._bounds(item, alike, later, showing)
        other = item if showing.most == showing.least else self.sets.reduced(item, ~(1 << int(card)))
        for made in range(fewest, most + 1):
            items = with_exchanged(row.items, item, made, closed_as(item, card), other)
            asks = self.asks.after_closing(row.asks, item, card, made, items)
            if asks != FAILED:
                part = Row(row.kinds, asks, items, row.ways * comb(alike, made))
                after = showing.after(made) if seat_of(item) == showing.seat else showing
                self._add_divided(found, part, later, after)

    def _bounds(self, item: i64, alike: i64, later: vec[i64], showing: Showing) -> tuple[i64, i64]:
        """How many draws like one are made the card, at least and at most."""
        if seat_of(item) != showing.seat:
            return 0, alike
        missing = showing.least - len(open_draws(later, showing.seat, NEVER))
        return max(0, missing), min(alike, showing.most)

    def _follow_showing(self, seat: int, card: int) -> None:
        """The seat shows a card, which is in all rows."""
        if self.is_one_deck:
            deck = self.draws[0].deck
            self.shown.append(closed(deck, seat, card))
            self.left[deck][card] -= 1
        found = Rows()
        for row in self.rows.all:
            items = with_shown(row.items, seat, card, not self.is_one_deck)
            found.add(Row(row.kinds, row.asks, items, row.ways))
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
        fitting = Rows()
        for row in self.rows.all:
            found = self.asks.with_ask(row, self.asks.ask(self.moment, number, hidden_cards(row.items, clue.seat)))
            if found is not None:
                fitting.add(found)
                self.is_asked = self.is_asked or found.asks != 0
        self.rows = fitting

    def _end_moment(self) -> None:
        """What is drawn from now on is not asked for by the clues so far."""
        if self.is_asked:
            self.moment += 1
        if self.is_asked or self.asks.is_dropped:
            self.is_asked = False
            self.asks.is_dropped = False
            found = Rows()
            for row in self.rows.all:
                found.add(self.asks.forgetful(row, self.moment))
            self.rows = found

    # --- how likely ---

    def _cases(self) -> list[Case]:
        """All cases that go with rows."""
        all_ways = self.imagination.all_ways()
        cases: list[Case] = []
        for kinds_number in self.by_kinds:
            kinds = self._case_kinds(kinds_number)
            cases += [Case(ways, kinds) for ways in all_ways]
        return cases

    def _weight(self, case: Case) -> int:
        weight = self.imagination.weight(case)
        return weight * sum(self.row_weights[self._kinds_number(case)]) if weight else 0

    def _ways(self, row: Row) -> int:
        """In how many ways the cards of the decks can be those of the row."""
        asked = self._asked(row) if row.asks and self.are_counted else vec[i64]()
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
        deck = deck_of(item)
        if is_open(item):
            cards = self.sets.of(item)
            possible = self._copies(item)
        else:
            cards = 1 << int(card_of(item))
            possible = self.left[deck].get(card_of(item), 0)
        for before in items[:position]:
            if deck_of(before) == deck and self._may_be(before, cards):
                possible -= 1
        return possible

    def _may_be(self, item: i64, cards: int) -> bool:
        """Whether the draw may be one of the cards."""
        return bool(self.sets.of(item) & cards if is_open(item) else cards >> int(card_of(item)) & 1)

    def _copies(self, item: i64) -> int:
        """How many cards there are for an open draw."""
        found = self.copies.get(item, -1)
        if found < 0:
            left = self.left[deck_of(item)]
            found = sum([left.get(card, 0) for card in self.sets.cards_of(item)])
            self.copies[item] = found
        return found

    def _hands(self, row: Row, asked: vec[i64]) -> Hands:
        """What the money cards can be that clues ask for, the oldest first."""
        hands = Hands(self.supply.without(closed_cards(row.items)))
        asks = self.asks.asks(row)
        told = 0
        for position in range(len(asked)):
            hands.add(self.sets.of(asked[position]))
            until = moment_of(asked[position + 1]) if position + 1 < len(asked) else NEVER
            while told < len(asks) and asks[told].moment < until:
                hands.ask(asks[told].last_cards())
                told += 1
        return hands

    # --- from a row to faces ---

    def _closed(self, row: Row, randomness: Randomness) -> list[int]:
        """All items of a row; those open are drawn in their order, as the sets of later ones have them all."""
        asked: list[int] = []
        cards: list[int] = []
        if row.asks and self.are_counted:
            asked = list(self._asked(row))
            hands = self._hands(row, self._asked(row))
            cards = hands.draw(randomness.below(hands.count()))[-len(asked) :]
        items: list[int] = []
        for item in row.items:
            if item in asked:
                position = asked.index(item)
                asked.pop(position)
                items.append(closed_as(item, cards.pop(position)))
            else:
                items.append(self._closed_by_lot(item, items, randomness))
        return items

    def _closed_by_lot(self, item: i64, before: list[int], randomness: Randomness) -> i64:
        """The draw closed as any card that those before it leave."""
        if not is_open(item):
            return item
        unseen: list[int] = []
        for card in self.sets.cards_of(item):
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
