"""Drawing by lot what others may have drawn in secret, so that all cards that they showed are among it.

Which draws were special cards of their pile is decided first, by the number of ways in which the cards can lie then.
These are not listed, as there can be thousands, but counted from one draw to the next (`KindsLot`).
"""

from math import factorial, perm

from alhambra.protocol.randomness import Randomness
from alhambra.tilegames.imagining import Case, Imagination, World, chosen_by_weight
from alhambra.tilegames.known_deck import MONEY, KnownDeck
from alhambra.tilegames.secrets import NOT_SHOWN, Clue

Counts = tuple[int, ...]


class Lot:
    """Draws worlds that fit all cards shown, the kinds of cards and the totals told. All draws are from one deck.

    A world comes up as many times too often as there are choices of draws, among like cards, for those shown.
    """

    def __init__(self, imagination: Imagination) -> None:
        self.imagination = imagination
        self.shows = [index for index, clue in enumerate(imagination.clues) if clue.shown != NOT_SHOWN]
        self.show_kinds: list[int] = []
        self.unshown: dict[int, list[int]] = {}  # the unseen cards by kind, without those shown
        deck_number = imagination.draws[0].deck if imagination.draws else imagination.deck_numbers[-1]
        self.deck = imagination.decks[deck_number]
        self._take_out_shown()
        self.told = self._told()
        self.kinds_lots = [KindsLot(self, way) for way in range(len(self.deck.built))]
        self.way_weights: list[list[int]] = []  # by deck
        for number in imagination.deck_numbers:
            built = imagination.decks[number].built
            if len(built) == 1:
                self.way_weights.append([1])
            elif number == deck_number:
                self.way_weights.append([lot.weight() for lot in self.kinds_lots])
            else:
                self.way_weights.append([imagination.decks[number].weight(way, []) for way in range(len(built))])
        self.place_of_deck = imagination.deck_numbers.index(deck_number)

    def _take_out_shown(self) -> None:
        self.unshown = {kind: cards.copy() for kind, cards in self.deck.unseen.items()}
        for index in self.shows:
            card = self.imagination.clues[index].shown
            kind = self.deck.kind_of(card)
            self.show_kinds.append(kind)
            self.unshown[kind].remove(card)

    def _told(self) -> "TotalsLot | None":
        """What is left to choose from if the totals were told; with several seats that is left to trying."""
        clues = self.imagination.clues
        if clues and clues[-1].totals and len({draw.seat for draw in self.imagination.draws}) == 1:
            return TotalsLot(self.imagination, clues[-1], self.unshown.get(MONEY, []))
        return None

    def draw(self, randomness: Randomness) -> World:
        ways = [chosen_by_weight(weights, randomness) for weights in self.way_weights]
        kinds = self.kinds_lots[ways[self.place_of_deck]].draw(randomness)
        faces = [NOT_SHOWN] * len(kinds)
        for place, index in enumerate(self.shows):
            open_draws = [number for number in self._possible(place, kinds) if faces[number] == NOT_SHOWN]
            faces[open_draws[randomness.below(len(open_draws))]] = self.imagination.clues[index].shown
        left: dict[int, list[int]] = {}
        for number, kind in enumerate(kinds):
            if faces[number] == NOT_SHOWN:
                if kind not in left:
                    left[kind] = self._choice(kind, kinds.count(kind) - self.show_kinds.count(kind), randomness)
                faces[number] = left[kind].pop(randomness.below(len(left[kind])))
        return World(Case(ways, kinds), faces)

    def _choice(self, kind: int, count: int, randomness: Randomness) -> list[int]:
        """From what so many cards of the kind are drawn."""
        if kind == MONEY and self.told is not None:
            return self.told.draw(count, randomness)
        return self.unshown[kind].copy()

    def _possible(self, place: int, kinds: list[int]) -> list[int]:
        """The draws that may have become a card shown; those of an earlier one of its seat and kind are among them."""
        index = self.shows[place]
        draws, seat = self.imagination.draws, self.imagination.clues[index].seat
        return [
            number
            for number in range(self.imagination.after[index])
            if draws[number].seat == seat and kinds[number] == self.show_kinds[place]
        ]

    def used_before(self, place: int) -> int:
        """How many of these draws became cards shown earlier."""
        clues = self.imagination.clues
        count = 0
        for earlier in range(place):
            same_seat = clues[self.shows[earlier]].seat == clues[self.shows[place]].seat
            if same_seat and self.show_kinds[earlier] == self.show_kinds[place]:
                count += 1
        return count

    def unshown_ways(self, kind: int, count: int) -> int:
        """In how many ways so many cards of the kind can be drawn, without those shown."""
        if count < 0:
            return 0
        if kind == MONEY and self.told is not None:
            return self.told.ways(count)
        return perm(len(self.unshown[kind]), count)


class TotalsLot:
    """Chooses money cards whose totals were told."""

    def __init__(self, imagination: Imagination, clue: Clue, cards: list[int]) -> None:
        self.imagination = imagination
        self.clue = clue
        self.faces = sorted(set(cards))
        self.counts = [cards.count(face) for face in self.faces]
        self._choices: dict[int, list[list[int]]] = {}
        self._weights: dict[int, list[int]] = {}

    def ways(self, count: int) -> int:
        """In how many ways so many cards can be drawn one after the other."""
        self._find(count)
        return sum(self._weights[count])

    def draw(self, count: int, randomness: Randomness) -> list[int]:
        self._find(count)
        return self._choices[count][chosen_by_weight(self._weights[count], randomness)].copy()

    def _find(self, count: int) -> None:
        if count not in self._choices:
            self._choices[count] = []
            self._weights[count] = []
            self._add(0, [], factorial(count), count)

    def _add(self, first: int, chosen: list[int], ways: int, count: int) -> None:
        """Go on with faces from the first on; the ways are those of drawing the chosen ones in any order."""
        game = self.imagination.game
        if len(chosen) == count:
            if self.clue.fits(game, chosen):
                self._choices[count].append(chosen)
                self._weights[count].append(ways)
            return
        for place in range(first, len(self.faces)):
            more, more_ways = chosen, ways
            for copy in range(min(self.counts[place], count - len(chosen))):
                more = [*more, self.faces[place]]
                if not self.clue.may_fit(game, more):
                    break
                more_ways = more_ways * (self.counts[place] - copy) // (copy + 1)
                self._add(place + 1, more, more_ways, count)


class KindsLot:
    """Chooses of which kind each draw was, for a deck that was built in one way."""

    def __init__(self, lot: Lot, way: int) -> None:
        self.lot = lot
        self.way = way
        self.imagination = lot.imagination
        self.deck: KnownDeck = lot.deck
        self.kinds = [kind for kind in sorted(self.deck.unseen) if kind != MONEY]
        self.is_money_only = not [kinds for kinds in self.imagination.kinds_at if kinds != [MONEY]]
        self.piles = [self.deck.pile_at(way, draw.position) for draw in self.imagination.draws]
        self.known: dict[tuple[int, Counts, Counts], int] = {}

    def weight(self) -> int:
        """How likely it is that the deck was built in this way."""
        weight = self.deck.way_weight(self.way)
        for number in range(len(self.deck.built[self.way])):
            if number not in self.piles:
                weight *= self.deck.pile_ways(self.way, number, [])
        return weight * self._ways(0, self._none(), (0,) * len(self.kinds)) if weight else 0

    def draw(self, randomness: Randomness) -> list[int]:
        """A kind for each draw."""
        if self.is_money_only:
            return [MONEY] * len(self.piles)
        drawn: list[int] = []
        counts, in_pile = self._none(), (0,) * len(self.kinds)
        for number in range(len(self.piles)):
            possible = self.imagination.kinds_at[number]
            following = [self._after(number, kind, counts, in_pile) for kind in possible]
            weights = [self._ways(number + 1, later, there) for later, there in following]
            chosen = chosen_by_weight(weights, randomness)
            drawn.append(possible[chosen])
            counts, in_pile = following[chosen]
        return drawn

    def _none(self) -> Counts:
        return (0,) * (len(self.kinds) * self.imagination.game.rules.seats)

    def _after(self, number: int, kind: int, counts: Counts, in_pile: Counts) -> tuple[Counts, Counts]:
        """How many cards of each kind, by seat, and how many special ones of the pile were drawn after this one."""
        if number and self.piles[number] != self.piles[number - 1]:
            in_pile = (0,) * len(self.kinds)
        if kind == MONEY:
            return counts, in_pile
        place = self.kinds.index(kind)
        counts = _one_more(counts, len(self.kinds) * self.imagination.draws[number].seat + place)
        return counts, _one_more(in_pile, place) if kind >= 0 else in_pile

    def _ways(self, number: int, counts: Counts, in_pile: Counts) -> int:
        """In how many ways all can lie that comes from this draw on, with what was told before it, and its pile."""
        key = (number, counts, in_pile)
        found = self.known.get(key, -1)
        if found >= 0:
            return found
        ways = self._clue_ways(number, counts)
        if ways and number and (number == len(self.piles) or self.piles[number] != self.piles[number - 1]):
            ways *= self.deck.pile_ways(self.way, self.piles[number - 1], self._specials(in_pile))
        if ways and number == len(self.piles):
            ways *= self._end_ways(counts)
        elif ways:
            total = 0
            for kind in self.imagination.kinds_at[number]:
                later, there = self._after(number, kind, counts, in_pile)
                total += self._ways(number + 1, later, there)
            ways *= total
        self.known[key] = ways
        return ways

    def _specials(self, in_pile: Counts) -> list[int]:
        special: list[int] = []
        for place, kind in enumerate(self.kinds):
            special += [kind] * in_pile[place]
        return special

    def _count(self, kind: int, seat: int, number: int, counts: Counts) -> int:
        """How many of the first draws, by the seat, were of the kind."""
        if kind != MONEY:
            return counts[len(self.kinds) * seat + self.kinds.index(kind)]
        draws = len([draw for draw in self.imagination.draws[:number] if draw.seat == seat])
        return draws - sum(counts[len(self.kinds) * seat : len(self.kinds) * (seat + 1)])

    def _clue_ways(self, number: int, counts: Counts) -> int:
        """The choices of draws for the cards that were shown after so many draws; 0 if a clue about kinds fails."""
        ways = 1
        for index, clue in enumerate(self.imagination.clues):
            if self.imagination.after[index] == number:
                if clue.shown != NOT_SHOWN:
                    place = self.lot.shows.index(index)
                    possible = self._count(self.lot.show_kinds[place], clue.seat, number, counts)
                    ways *= max(0, possible - self.lot.used_before(place))
                elif clue.most_money >= 0 and self._count(MONEY, clue.seat, number, counts) > clue.most_money:
                    return 0
        return ways

    def _end_ways(self, counts: Counts) -> int:
        """In how many ways the unseen cards can lie, and be those drawn, with so many of each kind."""
        number = len(self.piles)
        by_kind: dict[int, int] = {}
        for kind in self.deck.unseen:
            seats = range(self.imagination.game.rules.seats)
            by_kind[kind] = sum([self._count(kind, seat, number, counts) for seat in seats])
            if by_kind[kind] > self.deck.count(kind):
                return 0
        ways = self.deck.rest_ways(by_kind)
        for kind, count in by_kind.items():
            ways *= self.lot.unshown_ways(kind, count - self.lot.show_kinds.count(kind))
        return ways


def _one_more(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
