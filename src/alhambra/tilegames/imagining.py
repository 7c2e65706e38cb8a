"""What a seat does not know of deck and hands, drawn anew from all that it knows.

Everything is built from knowledge: how the deck may have been built, what was drawn openly, which cards nobody has
seen, when others drew in secret, and the clues they gave since. Where the real cards lie plays no part. All ways in
which the unseen cards can lie are equally likely; of those that fit the clues each is chosen with the same chance:

1. Draws up to the last card that was shown are followed card by card, as a table of what may be hidden (`Tracing`).
2. Later draws are made by lot; if the result does not fit the later clues, the whole is tried again.
3. Where that succeeds too seldom the table is continued to the end, and nothing is left to be tried.
"""

from math import factorial, lcm, perm
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.deck import NO_GROUP, Pile
from alhambra.tilegames.secrets import NOT_SHOWN, Clue, PastDeck, SecretCard, Secrets

if TYPE_CHECKING:
    from alhambra.tilegames.game import TileGame

TRIES: Final = 100
_WORD: Final = 1 << 32
_ENTRY_CARDS: Final = 256

# A table of what may be hidden: a row lists the draws that were special cards of their pile, as bits of its first
# number, and then, ascending, all cards drawn with their decks, seats and whether they were shown. It has the number
# of different sequences of faces that lead to it.
Row = tuple[int, ...]
Rows = dict[Row, int]


def imagine_deck(game: "TileGame", seat: int, randomness: Randomness) -> None:
    """Put something that fits all the seat knows in the place of what it does not know of deck and hands."""
    others = [secret for secret in game.secrets.cards if secret.seat != seat]
    if others or len(game.deck.built) > 1:
        Imagination(game, seat, others).settle(randomness)


def chosen_by_weight(weights: list[int], randomness: Randomness) -> int:
    """An index, chosen by whole-number weights of any size."""
    ticket = below(sum(weights), randomness)
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


def below(n: int, randomness: Randomness) -> int:
    """A whole number from 0 to n - 1 for an n of any size."""
    if n <= _WORD:
        return randomness.below(n)
    span, words = _WORD, 1
    while span < n:
        span *= _WORD
        words += 1
    limit = span - span % n
    while True:
        number = 0
        for _ in range(words):
            word: int = randomness.below(_WORD)
            number = number * _WORD + word
        if number < limit:
            return number % n


def entry(deck: int, seat: int, shown: bool, card: int) -> int:
    """A card of a row as one number."""
    return ((deck * 8 + seat) * 2 + int(shown)) * _ENTRY_CARDS + card


def entry_card(number: int) -> int:
    return number % _ENTRY_CARDS


def is_hidden_of(number: int, seat: int) -> bool:
    """Whether it is a card of the seat that has not been shown."""
    return number // _ENTRY_CARDS % 16 == 2 * seat


def entry_deck(number: int) -> int:
    return number // (_ENTRY_CARDS * 16)


class KnownDeck:
    """What a seat knows of one deck: its possible piles and what lay where, and the cards that it has not seen."""

    def __init__(self, facts: PastDeck, taken: int, slots: list[SecretCard], own: list[SecretCard]) -> None:
        self.built = facts.built
        self.taken = taken
        self.slots = slots  # what others drew in secret
        drawn = [(secret.position, secret.group) for secret in own if secret.group != NO_GROUP]
        self.special_taken = [*facts.special_taken, *drawn]
        self.ordinary: list[int] = []  # unseen ordinary cards that can be drawn in secret, ascending
        self.others = 0  # unseen ordinary cards that cannot
        self.members: dict[int, list[int]] = {}  # unseen special cards that can be, by group, ascending
        self.counts: dict[int, int] = {}  # how often each of all these is unseen
        self.all_ways = 1

    def add(self, card: int, group: int) -> None:
        """A card that the seat has not seen."""
        if group == NO_GROUP:
            self.ordinary.append(card)
        else:
            self.members.setdefault(group, []).append(card)
        self.counts[card] = self.counts.get(card, 0) + 1

    def finish(self) -> None:
        """All is added."""
        self.ordinary.sort()
        for members in self.members.values():
            members.sort()
        self.all_ways = lcm(*[self._all_ways_of(piles) for piles in self.built])

    def _all_ways_of(self, piles: tuple[Pile, ...]) -> int:
        """In how many ways so many cards can be drawn from the piles."""
        ways = 1
        left = self.taken
        for pile in piles:
            count = min(left, pile.size)
            ways *= perm(pile.size, count)
            left -= count
        return ways

    def group_of(self, card: int) -> int:
        """The group of an unseen card, or NO_GROUP."""
        for group, members in self.members.items():
            if card in members:
                return group
        return NO_GROUP

    def group_at(self, way: int, position: int) -> int:
        """The group of which a card could be drawn in secret at this position, or NO_GROUP."""
        pile = self.built[way][self.pile_at(way, position)]
        for group in self.members:
            if group in pile.special:
                return group
        return NO_GROUP

    def groups_at(self, position: int) -> list[int]:
        """The groups of which a card may have been drawn in secret at this position."""
        found = {self.group_at(way, position) for way in range(len(self.built))}
        return sorted([group for group in found if group != NO_GROUP])

    def pile_at(self, way: int, position: int) -> int:
        """The number of the pile that the position lies in, if the deck was built in this way."""
        piles = self.built[way]
        number = 0
        while position >= piles[number].size:
            position -= piles[number].size
            number += 1
        return number

    # --- how likely ---

    def weight(self, way: int, groups: list[int]) -> int:
        """How likely it is that these special cards, or ordinary ones, were drawn in secret from a deck built so.

        It counts for one definite card in each place, and is given in a measure common to all ways and groups.
        """
        weight = self.all_ways // self._all_ways_of(self.built[way])
        for number in range(len(self.built[way])):
            weight *= self._pile_ways(way, number, groups)
            if not weight:
                return 0
        ordinary = groups.count(NO_GROUP)
        weight *= factorial(len(self.ordinary) + self.others - ordinary)
        for group, members in self.members.items():
            weight *= factorial(max(0, len(members) - groups.count(group)))
        return weight

    def _pile_ways(self, way: int, number: int, groups: list[int]) -> int:
        """In how many ways the cards drawn from a pile can lie as they did, as far as it is known what they were."""
        pile = self.built[way][number]
        count, special = self.drawn_from(way, number, groups)
        ways = perm(pile.ordinary, count - len(special))
        left = list(pile.special)
        for card in special:
            ways *= left.count(card)
            if card in left:
                left.remove(card)
        return ways

    def drawn_from(self, way: int, number: int, groups: list[int]) -> tuple[int, list[int]]:
        """How many cards were drawn from a pile, and the special ones among them."""
        begin = sum([pile.size for pile in self.built[way][:number]])
        count = max(0, min(self.taken - begin, self.built[way][number].size))
        special = [card for position, card in self.special_taken if begin <= position < begin + count]
        for index, slot in enumerate(self.slots):
            if groups[index] != NO_GROUP and begin <= slot.position < begin + count:
                special.append(groups[index])
        return count, special

    def left_piles(self, way: int, groups: list[int]) -> list[Pile]:
        """What is left of the piles."""
        piles: list[Pile] = []
        for number, pile in enumerate(self.built[way]):
            count, special = self.drawn_from(way, number, groups)
            left = list(pile.special)
            for card in special:
                left.remove(card)
            if count < pile.size:
                piles.append(Pile(pile.ordinary - count + len(special), tuple(left)))
        return piles


@mypyc_attr(acyclic=True)
class Case:
    """A way in which the decks may have been built, with the draws that were special cards of their pile."""

    def __init__(self, ways: list[int], groups: list[int], special: int, pending_ways: int) -> None:
        self.ways = ways  # by deck
        self.groups = groups  # by draw
        self.special = special  # the rows that go with it: their first number
        self.pending_ways = pending_ways  # in how many ways the draws that the rows leave open can be made


class World:
    """One thing that the seat may imagine."""

    def __init__(self, case: Case, row: Row, faces: dict[int, int]) -> None:
        self.case = case
        self.row = row
        self.faces = faces  # by draw, for those that the row leaves open


class Imagination:
    """All that a seat knows about hidden cards of the others, and what it may imagine."""

    def __init__(self, game: "TileGame", seat: int, draws: list[SecretCard]) -> None:
        self.game = game
        self.seat = seat
        self.draws = draws  # by the others; the cards that they really drew are looked at only in sum
        self.clues: list[Clue] = []
        self.after: list[int] = []  # how many of the draws went before each clue
        for clue in game.secrets.clues:
            if clue.seat != seat:
                self.clues.append(clue)
                earlier = game.secrets.cards[: clue.after]
                self.after.append(len([secret for secret in earlier if secret.seat != seat]))
        self.deck_numbers = sorted({game.reshuffles, *[secret.deck for secret in draws]})
        self.decks = {number: self._known_deck(number) for number in self.deck_numbers}
        # a draw as the others can have made it: the groups of special cards it may belong to
        self.groups_at = [self.decks[draw.deck].groups_at(draw.position) for draw in draws]

    def _known_deck(self, number: int) -> KnownDeck:
        game = self.game
        slots = [secret for secret in self.draws if secret.deck == number]
        own = [secret for secret in game.secrets.cards if secret.seat == self.seat and secret.deck == number]
        if number == game.reshuffles:
            deck = KnownDeck(PastDeck(game.deck.built, game.deck.special_taken), game.deck.taken, slots, own)
            if slots:
                self._add_rest_of_deck(deck)
        else:
            facts = dict(game.secrets.past_decks)[number]
            deck = KnownDeck(facts, sum([pile.size for pile in facts.built[0]]), slots, own)
        for secret in slots:
            deck.add(secret.card, secret.group)
        deck.finish()
        return deck

    def _add_rest_of_deck(self, deck: KnownDeck) -> None:
        for card in self.game.deck.pool:
            if self.game.drawn_like_money(card):
                deck.add(card, NO_GROUP)
            else:
                deck.others += 1
        for group, members in self.game.deck.groups.items():
            if self.game.drawn_like_money(group):
                for card in members:
                    deck.add(card, group)

    # --- choosing ---

    def settle(self, randomness: Randomness) -> None:
        """Choose one thing that fits all, and make it real."""
        traced = len(self.clues)
        while traced and self.clues[traced - 1].shown == NOT_SHOWN:
            traced -= 1
        if traced < len(self.clues):
            lot = Lot(self, self.trace(traced))
            for _ in range(TRIES):
                world = lot.draw(randomness)
                if self.fits(world, traced):
                    self._make_real(world)
                    return
        self._make_real(Lot(self, self.trace(len(self.clues))).draw(randomness))

    def fits(self, world: World, traced: int) -> bool:
        """Whether it fits the clues from a number on."""
        for index in range(traced, len(self.clues)):
            clue = self.clues[index]
            hidden = hidden_in(world.row, clue.seat)
            for number, face in world.faces.items():
                if number < self.after[index] and self.draws[number].seat == clue.seat:
                    hidden.append(face)
            if not clue.fits(self.game, hidden):
                return False
        return True

    # --- following draws and clues card by card ---

    def trace(self, clues: int) -> "Tracing":
        """What may be hidden by so many clues."""
        tracing = Tracing(len(self.draws))
        for index in range(clues):
            clue = self.clues[index]
            waiting = [
                number
                for number in range(self.after[index])
                if self.draws[number].seat == clue.seat and not tracing.followed[number]
            ]
            for place, number in enumerate(waiting):
                tracing.followed[number] = True
                tracing.rows = self._with_draw(tracing.rows, number, clue, len(waiting) - place - 1)
            tracing.rows = self._with_clue(tracing.rows, clue)
        return tracing

    def _with_draw(self, rows: Rows, number: int, clue: Clue, more: int) -> Rows:
        """The rows with one draw more, as far as the clue, which comes after so many more draws, can still fit."""
        draw = self.draws[number]
        deck = self.decks[draw.deck]
        candidates = [(card, 0) for card in sorted(set(deck.ordinary))]
        for group in self.groups_at[number]:
            candidates += [(card, 1 << number) for card in deck.members[group]]
        needed = [candidate for candidate in candidates if candidate[0] == clue.shown]
        found: Rows = {}
        for row, count in rows.items():
            hidden = hidden_in(row, draw.seat)
            last_chance = clue.shown != NOT_SHOWN and not more and clue.shown not in hidden
            for card, special in needed if last_chance else candidates:
                if deck.counts[card] > count_in_row(row, draw.deck, card) and clue.may_fit(self.game, [*hidden, card]):
                    longer = with_entry(row, entry(draw.deck, draw.seat, False, card), special)
                    found[longer] = found.get(longer, 0) + count
        return found

    def _with_clue(self, rows: Rows, clue: Clue) -> Rows:
        """The rows that fit the clue; a card that was shown is so in them."""
        found: Rows = {}
        for row, count in rows.items():
            if clue.fits(self.game, hidden_in(row, clue.seat)):
                if clue.shown != NOT_SHOWN:
                    row = with_shown(row, clue.seat, clue.shown)
                found[row] = found.get(row, 0) + count
        return found

    # --- making it real ---

    def _make_real(self, world: World) -> None:
        game = self.game
        drawn = self._drawn(world)
        for secret in self.draws:
            if not secret.shown:
                game.lose(secret.seat, secret.card)
        for secret in drawn:
            if not secret.shown:
                game.gain(secret.seat, secret.card)
        self._fill_deck(world, drawn)
        cards: list[SecretCard] = []
        number = 0
        for secret in game.secrets.cards:
            if secret.seat == self.seat:
                cards.append(secret)
            else:
                cards.append(drawn[number])
                number += 1
        game.secrets = Secrets(tuple(cards), game.secrets.clues, game.secrets.past_decks)

    def _drawn(self, world: World) -> list[SecretCard]:
        """The draws with imagined cards. Which of several draws was which card of a row, nobody needs to know."""
        drawn: list[SecretCard] = []
        left = list(world.row[1:])
        for number, draw in enumerate(self.draws):
            group = world.case.groups[number]
            card, shown = world.faces.get(number, -1), False
            if card < 0:
                taken = self._entry_for(draw, group, left)
                left.remove(taken)
                card, shown = entry_card(taken), is_shown(taken)
            drawn.append(SecretCard(draw.seat, draw.deck, draw.position, card, group, shown))
        return drawn

    def _entry_for(self, draw: SecretCard, group: int, entries: list[int]) -> int:
        """One of the cards that may be the draw's: a special one of its group, or an ordinary one."""
        deck = self.decks[draw.deck]
        for number in entries:
            if is_of(number, draw.deck, draw.seat) and deck.group_of(entry_card(number)) == group:
                return number
        raise AssertionError("a row has a card for each draw that it follows")

    def _fill_deck(self, world: World, drawn: list[SecretCard]) -> None:
        """Make the deck that is drawn from now what is left."""
        deck, known = self.game.deck, self.decks[self.game.reshuffles]
        here = [secret for secret in drawn if secret.deck == self.game.reshuffles]
        way = world.case.ways[self.deck_numbers.index(self.game.reshuffles)]
        deck.piles = known.left_piles(way, [secret.group for secret in here])
        if not here:
            return
        pool = [*known.ordinary, *[card for card in deck.pool if not self.game.drawn_like_money(card)]]
        groups = {group: members.copy() for group, members in known.members.items()}
        for secret in here:
            if secret.group == NO_GROUP:
                pool.remove(secret.card)
            else:
                groups[secret.group].remove(secret.card)
        deck.pool = sorted(pool)
        for group, members in groups.items():
            deck.groups[group] = tuple(members)


class Tracing:
    """A table of what may be hidden, and which draws it follows."""

    def __init__(self, draws: int) -> None:
        self.rows: Rows = {(0,): 1}
        self.followed = [False] * draws


class Lot:
    """Chooses from all that may be: the case first, then the row, then cards for the draws that the rows leave open."""

    def __init__(self, imagination: Imagination, tracing: Tracing) -> None:
        self.imagination = imagination
        self.pending = [number for number, followed in enumerate(tracing.followed) if not followed]
        self.rows: dict[int, list[Row]] = {}
        self.row_weights: dict[int, list[int]] = {}
        for row, count in tracing.rows.items():
            self.rows.setdefault(row[0], []).append(row)
            self.row_weights.setdefault(row[0], []).append(count * self._ways(row))
        self.cases = self._cases()
        self.weights = [1] if len(self.cases) == 1 else [self._weight(case) for case in self.cases]

    def _ways(self, row: Row) -> int:
        """In how many ways the cards of the row can be those of its faces."""
        decks = self.imagination.decks
        ways = 1
        for place in range(1, len(row)):
            deck, card = entry_deck(row[place]), entry_card(row[place])
            ways *= decks[deck].counts[card] - count_in_row(row[:place], deck, card)
        return ways

    def _cases(self) -> list[Case]:
        imagination = self.imagination
        all_ways: list[list[int]] = [[]]
        for number in imagination.deck_numbers:
            built = imagination.decks[number].built
            all_ways = [[*ways, way] for ways in all_ways for way in range(len(built))]
        cases: list[Case] = []
        for special in self.rows:
            for groups in self._group_choices(special):
                pending_ways = self._pending_ways(groups)
                if pending_ways:
                    cases += [Case(ways, groups, special, pending_ways) for ways in all_ways]
        return cases

    def _group_choices(self, special: int) -> list[list[int]]:
        """For each draw the group of a special card, or none, in all ways that go with such rows."""
        choices: list[list[int]] = [[]]
        for number, possible in enumerate(self.imagination.groups_at):
            if number in self.pending:
                here = [NO_GROUP, *possible]
            else:
                # No place has cards of several groups that can be drawn in secret.
                here = [possible[0]] if special >> number & 1 else [NO_GROUP]
            choices = [[*choice, group] for choice in choices for group in here]
        return choices

    def _pending_ways(self, groups: list[int]) -> int:
        """In how many ways the draws that the rows leave open can be made."""
        ways = 1
        for deck_number in self.imagination.deck_numbers:
            deck = self.imagination.decks[deck_number]
            for group in [NO_GROUP, *deck.members]:
                numbers = [
                    number
                    for number, draw in enumerate(self.imagination.draws)
                    if draw.deck == deck_number and groups[number] == group
                ]
                waiting = len([number for number in numbers if number in self.pending])
                unseen = len(deck.ordinary) if group == NO_GROUP else len(deck.members[group])
                ways *= perm(max(0, unseen - len(numbers) + waiting), waiting)
        return ways

    def _weight(self, case: Case) -> int:
        """How likely the case is, in a measure common to all."""
        imagination = self.imagination
        weight = case.pending_ways * sum(self.row_weights[case.special])
        for index, deck_number in enumerate(imagination.deck_numbers):
            groups = [case.groups[number] for number, draw in enumerate(imagination.draws) if draw.deck == deck_number]
            weight *= imagination.decks[deck_number].weight(case.ways[index], groups)
        return weight

    def draw(self, randomness: Randomness) -> World:
        case = self.cases[chosen_by_weight(self.weights, randomness) if len(self.cases) > 1 else 0]
        rows = self.rows[case.special]
        row = rows[chosen_by_weight(self.row_weights[case.special], randomness) if len(rows) > 1 else 0]
        faces: dict[int, int] = {}
        for number in self.pending:
            faces[number] = self._draw_card(number, case.groups[number], row, faces, randomness)
        return World(case, row, faces)

    def _draw_card(self, number: int, group: int, row: Row, faces: dict[int, int], randomness: Randomness) -> int:
        """A card for a draw that the rows leave open."""
        draws = self.imagination.draws
        deck_number = draws[number].deck
        deck = self.imagination.decks[deck_number]
        unseen = deck.ordinary.copy() if group == NO_GROUP else deck.members[group].copy()
        used = [entry_card(item) for item in row[1:] if entry_deck(item) == deck_number]
        used += [face for other, face in faces.items() if draws[other].deck == deck_number]
        for card in used:
            if card in unseen:
                unseen.remove(card)
        return unseen[randomness.below(len(unseen))]


# --- rows ---


def hidden_in(row: Row, seat: int) -> list[int]:
    """The cards of the seat in the row that have not been shown."""
    return [entry_card(number) for number in row[1:] if is_hidden_of(number, seat)]


def count_in_row(row: Row, deck: int, card: int) -> int:
    """How often the card of a deck is in the row, shown or not."""
    count = 0
    for number in row[1:]:
        if entry_card(number) == card and entry_deck(number) == deck:
            count += 1
    return count


def with_entry(row: Row, number: int, special: int) -> Row:
    return (row[0] | special, *sorted([*row[1:], number]))


def with_shown(row: Row, seat: int, card: int) -> Row:
    """The row after the seat has shown the card, the one of the oldest deck if there are several."""
    entries = list(row[1:])
    for index, number in enumerate(entries):
        if entry_card(number) == card and is_hidden_of(number, seat):
            entries[index] = entry(entry_deck(number), seat, True, card)
            break
    return (row[0], *sorted(entries))


def is_shown(number: int) -> bool:
    return number // _ENTRY_CARDS % 2 == 1


def is_of(number: int, deck: int, seat: int) -> bool:
    """Whether the seat drew it from the deck."""
    return number // (2 * _ENTRY_CARDS) == deck * 8 + seat
