"""A second verifier for Alhambra without modules, written from the documentation alone.

It reads a record, recomputes the joint seed and every draw, and follows the entries with its own hands, display, market
and scorings. It is based on the pages about shuffles and notation in docs/reference/formats, and the rules in
docs/rules/alhambra.md, and takes nothing from the package but the printed components. Where tiles may be laid does not
concern the shuffles and is not checked.
"""

import hashlib
import json
import re
from collections import Counter
from typing import Any

from alhambra.components import Components

CURRENCIES = ["gulden", "dirham", "denar", "dukat"]
DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = "NESW"
AT_ONCE = "scoring_at_once"


class Rejected(Exception):
    """The record is invalid; the message says why."""


def demand(holds: bool, reason: str) -> None:
    if not holds:
        raise Rejected(reason)


def fingerprint(data: Any) -> str:
    """Return SHA-256 over canonical JSON."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode("ascii")).hexdigest()


# --- the record ---


class Paper:
    """A record as written: headers and numbered lines."""

    def __init__(self, text: str) -> None:
        self.headers: dict[str, str] = {}
        self.lines: list[str] = []
        for line in text.splitlines():
            if not line.strip() or line.startswith(";"):
                continue
            header = re.fullmatch(r'\[(\w+) "(.*)"\]', line.strip())
            entry = re.fullmatch(r"(\d+)\. (.+)", line.strip())
            if header:
                self.headers[header[1]] = header[2]
            elif entry:
                demand(int(entry[1]) == len(self.lines) + 1, "the entries are not numbered one after the other")
                self.lines.append(entry[2])
            else:
                raise Rejected(f"'{line}' is neither a header nor an entry")
        self.seats = int(self.headers["Seats"])

    def by_seat(self, name: str, first: str, second: str) -> list[dict[str, str]]:
        if f"{name}0" not in self.headers:
            return []
        values = [self.headers[f"{name}{seat}"].partition(" ") for seat in range(self.seats)]
        return [{first: one, second: other} for one, _, other in values]

    def words(self, name: str) -> list[str]:
        return [] if self.headers[name] == "-" else self.headers[name].split()

    def opening(self) -> dict[str, Any]:
        """Return what is known before the first card, in its hashed form."""
        names = {"game": self.headers["Game"], "seats": self.seats}
        return {
            "rules": self.headers["Rules"],
            "config": {**names, "modules": self.words("Modules"), "options": self.words("Options")},
            "components": self.headers["Components"],
            "players": self.by_seat("Seat", "kind", "name"),
        }

    def chance(self) -> dict[str, Any]:
        """Return where chance came from, without the secret."""
        kind = self.headers["Chance"]
        if kind == "study":
            return {"kind": kind, "seed": self.headers["Seed"]}
        if kind == "open":
            return {"kind": kind}
        chance: dict[str, Any] = {
            "kind": kind,
            "id": self.headers["Id"],
            "promise": self.headers["Promise"],
            "commitments": [self.headers[f"Commitment{seat}"] for seat in range(self.seats)],
            "contributions": self.by_seat("Contribution", "nonce", "text"),
        }
        if "FinalPromise" in self.headers or "DrawnBy" in self.headers:
            chance["drawn_by"] = self.headers.get("DrawnBy", "").split()
            chance["final_promise"] = self.headers.get("FinalPromise")
        return chance

    def head(self) -> str:
        head = fingerprint({"format": "alhambra transcript", **self.opening(), "chance": self.chance()})
        for line in self.lines:
            head = fingerprint([head, line])
        return head

    def seal(self) -> str:
        chance = self.chance()
        if chance["kind"] == "joint":
            chance["secret"] = self.headers["Secret"]
        opened, result = self.headers["Opened"], self.headers["Result"]
        return fingerprint(
            {
                "format": self.headers["Format"],
                **self.opening(),
                "chance": chance,
                "opened_at": None if opened == "-" else int(opened),
                "entries": self.lines,
                "result": None if result == "unfinished" else [int(points) for points in result.split()],
                "checksum": self.headers["Checksum"],
                "head": self.head(),
            }
        )

    def seed(self) -> str:
        """Return the seed of the game; refused if its parts do not fit together."""
        chance = self.chance()
        demand(chance["kind"] != "open" and self.headers["Opened"] == "-", "chance was chosen by hand")
        if chance["kind"] == "study":
            return str(chance["seed"])
        secret, promise = self.headers["Secret"], chance["promise"]
        opening = {"id": chance["id"], **self.opening()}
        promised = fingerprint({"format": "alhambra promise", "opening": opening, "secret": secret})
        demand(promise == promised, "the secret was not promised for this game")
        for seat, part in enumerate(chance["contributions"]):
            committed = fingerprint({"format": "alhambra commitment", "promise": promise, "seat": seat, **part})
            demand(chance["commitments"][seat] == committed, f"seat {seat} has committed itself to something else")
        return fingerprint(
            {
                "format": "alhambra joint seed",
                "secret": secret,
                **self.promised(chance),
                "contributions": chance["contributions"],
            }
        )

    def promised(self, chance: dict[str, Any]) -> dict[str, str]:
        """Return the promise in the seed: the final one, or in a record of the older form the dealer's."""
        promise = chance["promise"]
        if "final_promise" not in chance:
            return {"promise": promise}
        drawn_by = chance["drawn_by"]
        demand(len(drawn_by) == self.seats, "the record does not say who drew every contribution")
        demand(set(drawn_by) <= {"player", "dealer"}, "contributions are drawn by player or dealer")
        bound = {"promise": promise, "commitments": chance["commitments"], "drawn_by": drawn_by}
        final_promise = fingerprint({"format": "alhambra final promise", **bound})
        demand(chance["final_promise"] == final_promise, "the final promise is not that of the commitments")
        return {"final_promise": final_promise}


# --- chance ---


class Source:
    """The stream of one source."""

    def __init__(self, seed: str, name: str) -> None:
        key = b"alhambra stream " + bytes.fromhex(seed) + name.encode("ascii")
        self.stream = hashlib.shake_256(key).digest(16_000)
        self.place = 0

    def below(self, n: int) -> int:
        while True:
            word = int.from_bytes(self.stream[self.place : self.place + 4], "little")
            self.place += 4
            if word < 2**32 - 2**32 % n:
                return word % n


class Deck:
    """Piles of ordinary and special cards, drawn by ticket."""

    def __init__(self, source: Source, pool: list[str]) -> None:
        self.source = source
        self.pool = in_order(pool)
        self.piles: list[tuple[int, list[str]]] = [(len(pool), [])]

    def split(self) -> None:
        sizes = [len(self.pool) // 5 + (number < len(self.pool) % 5) for number in range(5)]
        specials: list[list[str]] = [[], ["scoring_1"], [], ["scoring_2"], []]
        self.piles = list(zip(sizes, specials, strict=True))

    def draw(self) -> str | None:
        self.piles = [(ordinary, special) for ordinary, special in self.piles if ordinary or special]
        if not self.piles:
            return None
        ordinary, special = self.piles[0]
        per_place = len(self.pool) if ordinary else 1
        ticket = self.source.below((ordinary + len(special)) * per_place)
        place = ticket // per_place
        if place < ordinary:
            self.piles[0] = (ordinary - 1, special)
            return self.pool.pop(ticket % len(self.pool))
        self.piles[0] = (ordinary, special[: place - ordinary] + special[place - ordinary + 1 :])
        return special[place - ordinary]


def currency_of(card: str) -> str:
    return card.partition("_")[0]


def value(card: str) -> int:
    return int(card.partition("_")[2])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (CURRENCIES.index(currency_of(card)), value(card)))


# --- the game ---


class Follower:
    """Follows the entries of a game whose chance comes from the seed. Every draw is noted in ``drawn``."""

    def __init__(self, components: Components, seats: int, options: list[str], seed: str) -> None:
        demand(options in ([], [AT_ONCE]), "there are options that this verifier does not know")
        self.components = components
        self.seats = seats
        self.scores_at_once = AT_ONCE in options
        self.tiles = {tile.id: tile for tile in components.base_tiles.tiles}
        self.fields = list(components.money.currencies)
        self.bag = list(self.tiles)
        self.bag_source = Source(seed, "bag 1")
        self.market: list[str | None] = [None] * 4
        self.display: list[str] = []
        self.discard: list[str] = []
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.palaces: list[dict[tuple[int, int], str]] = [{} for _ in range(seats)]
        self.reserves: list[list[str]] = [[] for _ in range(seats)]
        self.dirk: list[str] = []
        self.points = [0] * seats
        self.new_tiles: list[str] = []
        self.due: list[int] = []
        self.awards: list[tuple[int, list[str]]] = []  # at the end: who still places which tiles
        self.idle = 0
        self.purchased = False
        self.acting = True  # whether an action is due, not the placing of tiles
        self.ending = False
        self.over = False
        self.drawn: list[str] = []
        self._set_up(seed)

    def _set_up(self, seed: str) -> None:
        self._fill_market()
        if self.seats == 2:
            self._dirk_draws(6)
        money: list[str] = []
        for face in self.components.money.faces:
            money += [face.id] * (face.copies_with_two if self.seats == 2 else face.copies)
        self.deck = Deck(Source(seed, "deck"), money)
        for seat in range(self.seats):
            while self._total(seat) < 20:
                self.hands[seat][self._card()] += 1
        ranks = [(self.hands[seat].total(), self._total(seat)) for seat in range(self.seats)]
        first = [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]
        self.turn = first[Source(seed, "start seat").below(len(first))]
        self.drawn.append(f"seat {self.turn}")
        self._fill_display()
        self.deck.split()

    def _total(self, seat: int) -> int:
        return sum(value(card) * count for card, count in self.hands[seat].items())

    # --- drawing ---

    def _card(self) -> str:
        card = self.deck.draw()
        assert card is not None
        self.drawn.append(card)
        return card

    def _fill_display(self) -> None:
        while len(self.display) < 4:
            card = self.deck.draw()
            if card is None and self.discard:
                self.deck = Deck(self.deck.source, self.discard)
                self.discard = []
            elif card is None:
                return
            else:
                self.drawn.append(card)
                if card.startswith("scoring_"):
                    self.due.append(value(card))
                    if self.scores_at_once:
                        self._score_what_is_due()
                else:
                    self.display.append(card)

    def _tile(self) -> str:
        tile = self.bag.pop(self.bag_source.below(len(self.bag)))
        self.drawn.append(tile)
        return tile

    def _fill_market(self) -> None:
        for field in range(4):
            if self.market[field] is None and self.bag:
                self.market[field] = self._tile()

    def _dirk_draws(self, count: int) -> None:
        for _ in range(count):
            self.dirk.append(self._tile())

    # --- turns ---

    def follow(self, line: str) -> None:
        """Carry out one line of the record."""
        demand(not self.over, "the game is over")
        who, _, text = line.partition(": ")
        seat = self.awards[0][0] if self.ending else self.turn
        demand(who == str(seat), f"seat {seat} decides here")
        kind, *words = text.split()
        if self.ending:
            self._place_award(kind, words)
        elif self.acting:
            self._act(kind, words)
        else:
            self._place(kind, words)
        if not self.ending and not self.acting and not self.new_tiles:
            self._end_turn()

    def _act(self, kind: str, words: list[str]) -> None:
        self.acting = False
        if kind == "take":
            self._take(words[0].split("+"))
        elif kind == "buy":
            self._buy(words[0], words[1].split("+"))
        elif kind == "pass":
            demand(not self.display, "money can be taken, so nobody passes")
        else:
            self._redesign(kind, words)

    def _take(self, cards: list[str]) -> None:
        demand(not Counter(cards) - Counter(self.display), "these cards do not lie in the display")
        demand(len(cards) == 1 or sum(map(value, cards)) <= 5, "several cards are worth at most 5")
        for card in cards:
            self.display.remove(card)
            self.hands[self.turn][card] += 1

    def _buy(self, tile: str, cards: list[str]) -> None:
        demand(tile in self.market, "this tile does not lie on the market")
        field = self.market.index(tile)
        demand(not Counter(cards) - self.hands[self.turn], "these cards are not in the hand")
        demand({currency_of(card) for card in cards} == {self.fields[field]}, "the field has another currency")
        paid, price = sum(map(value, cards)), self.tiles[tile].price
        demand(paid >= price, "this is not enough")
        self.hands[self.turn] -= Counter(cards)
        self.discard += cards
        self.market[field] = None
        self.new_tiles.append(tile)
        self.purchased = True
        self.acting = paid == price

    def _redesign(self, kind: str, words: list[str]) -> None:
        palace, reserve = self.palaces[self.turn], self.reserves[self.turn]
        demand(kind in ("build", "remove", "swap"), f"there is no action '{kind}'")
        cell = cell_in(words[-1])
        if kind in ("remove", "swap"):
            demand(palace.get(cell) == words[-2], "this tile does not stand there")
            reserve.append(palace.pop(cell))
        if kind in ("build", "swap"):
            demand(words[0] in reserve, "this tile is not in the reserve")
            reserve.remove(words[0])
            self._lay(self.turn, words[0], cell)

    def _lay(self, seat: int, tile: str, cell: tuple[int, int]) -> None:
        demand(cell != (0, 0) and cell not in self.palaces[seat], "something stands there")
        self.palaces[seat][cell] = tile

    def _place(self, kind: str, words: list[str]) -> None:
        demand(words[0] in self.new_tiles, "this is no new tile")
        self.new_tiles.remove(words[0])
        if kind == "place":
            self._lay(self.turn, words[0], cell_in(words[1]))
        elif kind == "reserve":
            self.reserves[self.turn].append(words[0])
        else:
            demand(kind == "give" and self.seats == 2, "new tiles are placed now")
            self.dirk.append(words[0])

    def _end_turn(self) -> None:
        self.idle = 0 if self.purchased else self.idle + 1
        self._fill_display()
        self._fill_market()
        self._score_what_is_due()
        self.purchased = False
        self.acting = True
        self.turn = (self.turn + 1) % self.seats
        if None in self.market or self.idle >= 60:
            self._end()

    def _score_what_is_due(self) -> None:
        for scoring in self.due:
            self._score(scoring)
            if self.seats == 2:
                self._dirk_draws(min(6, len(self.bag)) if scoring == 1 else len(self.bag) // 3)
        self.due = []

    # --- the end ---

    def _end(self) -> None:
        """The market's tiles go to those with the most money in their field's currency; the next seat places first."""
        self.ending = True
        won: dict[int, list[str]] = {}
        for field, tile in enumerate(self.market):
            totals = [
                sum(value(card) * count for card, count in hand.items() if currency_of(card) == self.fields[field])
                for hand in self.hands
            ]
            if tile is not None and max(totals) > 0 and totals.count(max(totals)) == 1:
                won.setdefault(totals.index(max(totals)), []).append(tile)
        order = [(self.turn + offset) % self.seats for offset in range(self.seats)]
        self.awards = [(seat, won[seat]) for seat in order if seat in won]
        self._finish_if_placed()

    def _place_award(self, kind: str, words: list[str]) -> None:
        seat, tiles = self.awards[0]
        demand(kind in ("place", "leave") and words[0] in tiles, "tiles that were given out are placed or left out now")
        tiles.remove(words[0])
        if kind == "place":
            self._lay(seat, words[0], cell_in(words[1]))
        self._finish_if_placed()

    def _finish_if_placed(self) -> None:
        self.awards = [(seat, tiles) for seat, tiles in self.awards if tiles]
        if not self.awards:
            self._score(3)
            self.over = True

    # --- scoring ---

    def _score(self, scoring: int) -> None:
        for seat in range(self.seats):
            self.points[seat] += self.components.scoring_tables.wall_points * self._longest_wall(seat)
        collections = [list(palace.values()) for palace in self.palaces] + ([self.dirk] if self.seats == 2 else [])
        for type_name, tables in self.components.scoring_tables.majorities.items():
            counts = [sum(self.tiles[tile].type == type_name for tile in tiles) for tiles in collections]
            for seat in range(self.seats):
                self.points[seat] += share(counts, seat, list(tables[scoring - 1]))

    def _longest_wall(self, seat: int) -> int:
        outer = {
            (cell, side)
            for cell, tile in self.palaces[seat].items()
            for side in self.tiles[tile].walls
            if not self._is_built(seat, cell, side)
        }
        longest = 0
        for first in outer:
            length, here = 1, self._next_side(seat, *first)
            while here in outer and here != first:
                length, here = length + 1, self._next_side(seat, *here)
            longest = max(longest, length)
        return longest

    def _is_built(self, seat: int, cell: tuple[int, int], side: str) -> bool:
        return beside(cell, side) in self.palaces[seat] or beside(cell, side) == (0, 0)

    def _next_side(self, seat: int, cell: tuple[int, int], side: str) -> tuple[tuple[int, int], str]:
        """Return the next outer side clockwise: around this tile's corner, straight on, or into a nook."""
        turned = SIDES[(SIDES.index(side) + 1) % 4]
        if not self._is_built(seat, cell, turned):
            return cell, turned
        neighbour = beside(cell, turned)
        if not self._is_built(seat, neighbour, side):
            return neighbour, side
        return beside(neighbour, side), SIDES[SIDES.index(side) - 1]


def cell_in(word: str) -> tuple[int, int]:
    east, south = word.split(",")
    return int(east), int(south)


def beside(cell: tuple[int, int], side: str) -> tuple[int, int]:
    east, south = DIRECTIONS[side]
    return cell[0] + east, cell[1] + south


def share(counts: list[int], own: int, places: list[int]) -> int:
    """Return what a participant gets: ties share the ranks that they cover."""
    if counts[own] == 0:
        return 0
    better = sum(count > counts[own] for count in counts)
    tied = counts.count(counts[own])
    return sum(places[better : better + tied]) // tied


def follow(text: str, components: Components) -> Follower:
    """Follow the game of a record to its end; Rejected if it is invalid."""
    paper = Paper(text)
    demand(paper.headers["Game"] == "alhambra" and not paper.words("Modules"), "this is not the base game")
    demand(paper.headers["Head"] == paper.head(), "the head is not that of the entries")
    demand(paper.headers["Seal"] == paper.seal(), "the seal does not fit")
    game = Follower(components, paper.seats, paper.words("Options"), paper.seed())
    for number, line in enumerate(paper.lines, 1):
        try:
            game.follow(line)
        except (Rejected, ValueError, IndexError, KeyError) as reason:
            raise Rejected(f"entry {number}: {reason}") from None
    result = " ".join(map(str, game.points)) if game.over else "unfinished"
    demand(paper.headers["Result"] == result, f"the result is {result}")
    return game
