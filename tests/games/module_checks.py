"""What the checks of whole games must know of each module, and of the games that differ from Alhambra.

A new module registers its part in ``MODULE_CHECKS``; without one its games are not checked, and a test says so.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from alhambra.components import load_components
from alhambra.protocol import Event
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.bonus_cards import bonus_cards
from alhambra.tilegames.modules.huts import huts
from tests.model import money
from tests.model.ground import (
    Cell,
    Gate,
    Ground,
    Piece,
    beyond,
    camp_cells,
    legal_placements,
    placement_faults,
    possible_gates,
    swap_faults,
)
from tests.model.money import Card
from tests.model.scoring import Participant

if TYPE_CHECKING:
    from tests.games.diary import Diary


class ModuleChecks:
    """A module that adds nothing; each overrides what it has to say about."""

    free_kinds: frozenset[str] = frozenset()  # its actions in a turn that are no actions of the turn

    def read(self, diary: Diary, event: Event) -> None:
        """Do on the second table what an event of the module tells."""

    def piece(self, name: str) -> Piece | None:
        """A piece of the module that the slow model knows by another kind than its district tells."""
        return None

    def kept_pieces(self, game: TileGame) -> list[int]:
        """The pieces that lie with the module."""
        return []

    def all_pieces(self, game: TileGame) -> list[int]:
        """Its pieces that were never in a bag."""
        return []

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        """Further payments for a tile on a field of this currency, as sorted names."""
        return set()

    def own_kinds(self) -> frozenset[str]:
        """Its kinds of action of which ``more_actions`` knows when they are offered."""
        return frozenset()

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        """The notations of all actions of its own kinds in the decision that is due."""
        return set()

    def may_be_given(self, tile: str) -> bool:
        """Whether the tile may be given to Dirk."""
        return True

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        """Complete what the participants bring into a scoring."""

    def add_final_points(self, diary: Diary) -> None:
        """Add the points at the end of the game."""

    def hide(self, game: TileGame, viewer: int | None) -> None:
        """Change something that the viewer cannot know, if there is anything."""

    def noted_cards(self, game: TileGame, seat: int) -> list[int]:
        """Cards of a hand of which the module keeps a note, so that they cannot be exchanged without it."""
        return []

    def check(self, game: TileGame, diary: Diary) -> None:
        """What must always hold for the module."""


def money_in(cards: list[str]) -> list[Card]:
    """The money among these names, for the slow model."""
    found = []
    for name in cards:
        currency, _, value = name.partition("_")
        if currency in ("gulden", "dirham", "denar", "dukat", "diamond") and value.isdigit():
            found.append((currency, int(value)))
    return found


def card_names(cards: money.Cards, *others: str) -> tuple[str, ...]:
    """The cards of the slow model as sorted names."""
    return tuple(sorted([*others, *(f"{currency}_{value}" for currency, value in cards)]))


class Diamonds(ModuleChecks):
    """A fifth currency for all fields."""

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        pay = money.minimal_payments if minimal else money.payments
        hand = money_in(list(diary.hands[seat].elements()))
        return {card_names(cards) for cards in pay(hand, price, "diamond")}


class Bureaux(ModuleChecks):
    """Cards in the hand that mix two currencies."""

    def read(self, diary: Diary, event: Event) -> None:
        if event.kind == "bureau_taken":
            diary.display -= Counter([event.data["card"]])
            diary.hands[event.data["seat"]][event.data["card"]] += 1

    def payments(self, diary: Diary, seat: int, currency: str, price: int, minimal: bool) -> set[tuple[str, ...]]:
        pay = money.minimal_bureau_payments if minimal else money.bureau_payments
        cards = list(diary.hands[seat].elements())
        found = set()
        for name in cards:
            if name.startswith("bureau_"):
                pair = frozenset(name.split("_")[1:])
                found |= {card_names(chosen, name) for chosen in pay(money_in(cards), price, currency, pair)}
        return found

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_bureau"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.steps[-1].kind != "turn":
            return set()
        return {f"take_bureau {card}" for card in diary.display if card.startswith("bureau_")}


class Vizier(ModuleChecks):
    """Stones that buy between two turns."""

    def read(self, diary: Diary, event: Event) -> None:
        active = diary.facts.setdefault("active stones", set(range(len(diary.hands))))
        if event.kind == "stone_used":
            diary.pay(event.data["seat"], event.data["cards"])
            diary.take_from_market(event.data["tile"])
            diary.new_tiles.append(event.data["tile"])
            active.remove(event.data["seat"])
        elif event.kind == "stone_turned_up":
            assert event.data["seat"] not in active
            active.add(event.data["seat"])
        self._read_questions(diary, event)

    def _read_questions(self, diary: Diary, event: Event) -> None:
        """After every turn all who can use a stone are asked, and after every use again (VIZ-6)."""
        declined = diary.facts.setdefault("kept stones", [])
        if event.kind == "stone_kept":
            declined.append(event.data["seat"])
        elif event.kind == "stone_used":
            declined.clear()
        elif event.kind == "turn_begins":
            if event.data["turn"] > 1:
                seats = len(diary.hands)
                order = [(event.data["seat"] + offset) % seats for offset in range(seats)]
                assert declined == [seat for seat in order if seat in diary.facts["active stones"]]
            declined.clear()

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"turn_stone_up", "buy_with_stone", "keep_stone"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.steps[-1].kind == "turn":
            return set() if seat in diary.facts["active stones"] else {"turn_stone_up"}
        if game.steps[-1].kind != "vizier":
            return set()
        found = {"keep_stone"}
        for tile in diary.market:
            for cards in diary.payments(seat, tile):
                if money.total(money_in(list(cards))) == diary.piece(tile).price:
                    found.add(f"buy_with_stone {tile} {'+'.join(cards)}")
        return found

    def check(self, game: TileGame, diary: Diary) -> None:
        active = game.view(None)["vizier"]["active"]
        assert {seat for seat, up in enumerate(active) if up} == diary.facts["active stones"]


class BonusCards(ModuleChecks):
    """Secret cards, each of which makes a tile count twice."""

    free_kinds = frozenset({"open_bonus_card"})

    def read(self, diary: Diary, event: Event) -> None:
        opened = diary.facts.setdefault("open bonus cards", [[] for _ in diary.hands])
        held = diary.facts.setdefault("bonus cards", [[] for _ in diary.hands])
        if event.kind == "bonus_card_received":
            held[event.data["seat"]].append(event.data["card"])
        elif event.kind == "bonus_card_opened":
            assert event.data["card"] in held[event.data["seat"]]
            opened[event.data["seat"]].append(event.data["card"])
        elif event.kind == "bonus_card_taken_back":
            opened[event.data["seat"]].remove(event.data["card"])
        self._read_questions(diary, event)

    def _read_questions(self, diary: Diary, event: Event) -> None:
        """Before every scoring all who may hold a fitting card decline after the last card was laid open (BON-5)."""
        declined = diary.facts.setdefault("kept bonus cards", [])
        if event.kind == "bonus_cards_kept":
            declined.append(event.data["seat"])
        elif event.kind == "scoring":
            assert sorted(declined) == [seat for seat in range(len(diary.hands)) if self._is_asked(diary, seat)]
        if event.kind in ("bonus_card_opened", "scoring"):
            declined.clear()

    def _is_asked(self, diary: Diary, seat: int) -> bool:
        """Whether the seat has a face-down card, and a tile without walls whose card does not lie open."""
        opened = diary.facts["open bonus cards"]
        shown = {bonus_tile(card) for cards in opened for card in cards}
        wall_less = {
            piece.name for piece in diary.grounds[seat].tiles.values() if piece.kind == "building" and not piece.marked
        }
        return len(opened[seat]) < len(diary.facts["bonus cards"][seat]) and bool(wall_less - shown)

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        for seat, cards in enumerate(diary.facts["open bonus cards"]):
            in_palace = {piece.name: piece.type for piece in diary.grounds[seat].tiles.values()}
            participants[seat].bonus_types += [in_palace[bonus_tile(card)] or "" for card in cards]

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"open_bonus_card", "keep_bonus_cards"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.steps[-1].kind
        if kind not in ("turn", "bonus_card"):
            return set()
        in_palace = {piece.name for piece in diary.grounds[seat].tiles.values()}
        face_down = set(diary.facts["bonus cards"][seat]) - set(diary.facts["open bonus cards"][seat])
        found = {f"open_bonus_card {card}" for card in face_down if bonus_tile(card) in in_palace}
        return found | ({"keep_bonus_cards"} if kind == "bonus_card" else set())

    def hide(self, game: TileGame, viewer: int | None) -> None:
        module = bonus_cards(game)
        for seat in range(game.rules.seats):
            unseen = [card for card in module.face_down[seat] if card not in module.shown]
            if seat != viewer and unseen and module.rest:
                kept = [card for card in module.face_down[seat] if card != unseen[0]]
                rest = [*module.rest[1:], unseen[0]]
                module.face_down[seat] = tuple(sorted([*kept, module.rest[0]]))
                module.rest = tuple(sorted(rest))


def bonus_tile(card: str) -> str:
    """The tile that a bonus card shows."""
    return f"{card.removeprefix('bonus_')}_open"


class Huts(ModuleChecks):
    """Tiles for nothing that count by their neighbours."""

    def read(self, diary: Diary, event: Event) -> None:
        if event.kind == "hut_taken":
            diary.new_tiles.append(event.data["tile"])

    def piece(self, name: str) -> Piece | None:
        if not name.startswith("hut_"):
            return None
        hut = next(hut for hut in load_components().huts.huts if hut.id == name)
        return Piece(name, "hut", hut.type, None, frozenset(hut.walls))

    def all_pieces(self, game: TileGame) -> list[int]:
        return [number for number, name in enumerate(game.rules.catalog.names) if name.startswith("hut_")]

    def kept_pieces(self, game: TileGame) -> list[int]:
        module = huts(game)
        return [top for top in module.tops if top >= 0] + [hut for pile in module.face_down for hut in pile]

    def may_be_given(self, tile: str) -> bool:
        return not tile.startswith("hut_")

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_hut"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        owned = [piece.name for piece in diary.grounds[seat].tiles.values()] + diary.reserves[seat]
        if game.steps[-1].kind != "turn" or sum(name.startswith("hut_") for name in owned) >= 3:
            return set()
        piles = game.view(seat)["huts"]["piles"]
        return {f"take_hut {pile['top']['tile']}" for pile in piles if pile["top"] is not None}


def side_of(place: Cell, gate: Gate) -> str:
    """The side of the place on which the gate stands."""
    return next(side for side in "NESW" if beyond(place, side) in gate)


def south_or_east(place: Cell) -> int:
    """Which of two neighbours lies further to the south or east."""
    return sum(place)


class Gates(ModuleChecks):
    """Cards that let a tile be laid behind a double wall."""

    def read(self, diary: Diary, event: Event) -> None:
        if event.kind == "gate_revealed":
            assert event.data["discarded"] == diary.facts.get("open gate", False)
            diary.facts["open gate"] = True
        elif event.kind == "gate_taken":
            diary.facts["open gate"] = False
            diary.hands[event.data["seat"]]["gate"] += 1
        elif event.kind == "gate_set":
            seat = event.data["seat"]
            assert diary.hands[seat]["gate"] > 0
            diary.hands[seat] -= Counter(["gate"])
            place = (event.data["cell"][0], event.data["cell"][1])
            diary.grounds[seat].gates.add(frozenset({place, beyond(place, event.data["side"])}))

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"take_gate", "place_gate", "build_gate", "swap_gate"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.steps[-1].kind
        if kind not in ("turn", "place", "ammar"):
            return set()
        found = {"take_gate"} if kind == "turn" and diary.facts.get("open gate") else set()
        if diary.hands[seat]["gate"]:
            for tile in diary.new_tiles if kind == "place" else diary.reserves[seat]:
                found |= self._layings(diary.grounds[seat], diary.piece(tile), "place" if kind == "place" else "build")
        return found

    def _layings(self, ground: Ground, piece: Piece, kind: str) -> set[str]:
        """All ways to lay the piece with a gate, also in the place of a camp."""
        found = set()
        for place, gate in legal_placements(ground, piece):
            if gate is not None:
                found.add(f"{kind}_gate {piece.name} {place[0]},{place[1]} {side_of(place, gate)}")
        for place in camp_cells(ground) if kind == "build" else ():
            for gate in possible_gates(place)[1:]:
                if gate is not None and not swap_faults(ground, place, piece, gate):
                    old = ground.tiles[place].name
                    found.add(f"swap_gate {piece.name} {old} {place[0]},{place[1]} {side_of(place, gate)}")
        return found

    def check(self, game: TileGame, diary: Diary) -> None:
        assert game.view(None)["gates"]["open"] == diary.facts.get("open gate", False)
        for seat, ground in enumerate(diary.grounds):
            standing = game.view(None)["gates"]["palaces"][seat]
            assert {(tuple(gate["cell"]), gate["side"]) for gate in standing} == {
                (place, side_of(place, gate)) for gate in ground.gates for place in [max(gate, key=south_or_east)]
            }


class Camps(ModuleChecks):
    """Tiles outside the wall; the slow model knows them by their district."""


class Characters(ModuleChecks):
    """Cards with effects of all kinds, won in auctions."""

    def read(self, diary: Diary, event: Event) -> None:
        owners = diary.facts.setdefault("characters", {})
        data = event.data
        if event.kind == "bid_paid":
            diary.pay(data["seat"], data["cards"])
        elif event.kind == "card_given":
            diary.pay(data["seat"], [data["card"]])
        elif event.kind == "card_drawn_is":
            diary.hands[data["seat"]][data["card"]] += 1
        elif event.kind == "tile_replaced":
            assert diary.market.pop(data["old"]) == data["field"]
            diary.market[data["tile"]] = data["field"]
        elif event.kind == "character_received":
            owners[data["character"]] = data["seat"]
        elif event.kind == "character_left_game":
            owners.pop(data["character"], None)
        elif event.kind == "type_chosen":
            diary.facts["hakim"] = (data["seat"], data["type"])
        elif event.kind in ("auction_begins", "bid"):
            diary.facts["highest bid"] = data.get("amount", 0)
        elif event.kind in ("turn_begins", "character_used"):
            diary.facts["used"] = event.kind == "character_used"

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"karim", "faruk", "bid", "pay_bid", "laila", "machma", "knihstig", "yammerad"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        kind = game.steps[-1].kind
        bids = self._payable(diary, seat) if kind in ("bid", "pay_bid") else {}
        highest = diary.facts.get("highest bid", 0)
        served = {name for name, owner in diary.facts["characters"].items() if owner == seat}
        if diary.facts.get("used"):
            served &= {"abdul_karim"}
        open_money = money_in(list(diary.display.elements()))
        held_money = money_in(list(diary.hands[seat].elements()))
        if kind == "bid":
            return {f"bid {amount}" for amount in bids if amount > highest}
        if kind == "pay_bid":
            return {f"pay_bid {'+'.join(cards)}" for cards in bids[highest]}
        if kind == "knihstig":
            return {f"knihstig {name}" for name in card_names(tuple(open_money))}
        if kind == "yammerad":
            return {"yammerad"} if len(held_money) < 3 else set()
        found: set[str] = set()
        if kind == "turn" and "abdul_karim" in served:
            found |= {f"karim {tile}" for tile in diary.market}
        if kind == "turn" and "faruk_will_haben" in served:
            too_much = money.money_takes(open_money, 7) - money.money_takes(open_money, 5)
            found |= {f"faruk {'+'.join(card_names(cards))}" for cards in too_much}
        if kind == "before_turn" and "laila_wundabah" in served and game.bags[0]:
            found |= {f"laila {tile}" for tile in diary.market}
        if kind == "before_turn" and "machma_klain" in served:
            pairs = [(own, card) for own in held_money for card in open_money if card[1] <= own[1]]
            found |= {f"machma {own[0]}_{own[1]} {card[0]}_{card[1]}" for own, card in pairs}
        return found

    def _payable(self, diary: Diary, seat: int) -> dict[int, set[tuple[str, ...]]]:
        """The ways to pay each amount exactly, in one currency or in both of a bureau."""
        hand = list(diary.hands[seat].elements())
        ways: dict[int, set[tuple[str, ...]]] = {}
        for currency in money.currencies_of(money_in(hand)):
            for cards in money.selections(money.of_currencies(money_in(hand), [currency])):
                ways.setdefault(money.total(cards), set()).add(card_names(cards))
        for bureau in [name for name in hand if name.startswith("bureau_")]:
            pair = bureau.split("_")[1:]
            for cards in money.selections(money.of_currencies(money_in(hand), pair)):
                if money.currencies_of(cards) == set(pair):
                    ways.setdefault(money.total(cards), set()).add(card_names(cards, bureau))
        return ways

    def prepare_scoring(self, diary: Diary, participants: list[Participant]) -> None:
        owners = diary.facts["characters"]
        if "yusuf_e_passuff" in owners:
            participants[owners["yusuf_e_passuff"]].has_yusuf = True
        if "hakim" in diary.facts:
            seat, chosen = diary.facts.pop("hakim")
            participants[seat].hakim_type = chosen

    def add_final_points(self, diary: Diary) -> None:
        owner = diary.facts["characters"].get("fatima")
        if owner is not None:
            diary.points[owner] += 8

    def noted_cards(self, game: TileGame, seat: int) -> list[int]:
        return game.secrets.hidden(seat)

    def check(self, game: TileGame, diary: Diary) -> None:
        assert game.view(None)["characters"]["owners"] == diary.facts["characters"]


class Granada(ModuleChecks):
    """Tiles with two faces, which can be turned over for money; the marker tells which face new ones show."""

    def read(self, diary: Diary, event: Event) -> None:
        facts = diary.facts
        facts.setdefault("marker", "even")
        facts.setdefault("marker is due", True)  # to move after the first layout, and after purchases
        if event.kind == "tile_turned_over":
            diary.pay(event.data["seat"], event.data["cards"])
            diary.new_tiles[diary.new_tiles.index(event.data["tile"])] = event.data["face"]
        elif event.kind == "tile_revealed" and self._has_two_faces(diary, event):
            assert self._side(diary, event) == facts["marker"]
            assert facts["marker is due"]
        elif event.kind in ("tile_bought", "stone_used") and self._has_two_faces(diary, event):
            facts["marker is due"] = True
        elif event.kind == "marker_moved":
            assert facts["marker is due"]
            facts["marker is due"] = False
            assert event.data["marker"] == ("odd" if facts["marker"] == "even" else "even")
            facts["marker"] = event.data["marker"]
        elif event.kind in ("dirk_got_tile", "tile_given") and self._has_two_faces(diary, event):
            assert self._side(diary, event) == (facts["marker"] if "turns have begun" in facts else "even")
        elif event.kind in ("turn_begins", "game_ends"):
            assert not facts["marker is due"]
            facts["turns have begun"] = True

    def _has_two_faces(self, diary: Diary, event: Event) -> bool:
        return diary.piece(event.data["tile"]).kind == "granada"

    def _side(self, diary: Diary, event: Event) -> str:
        return "odd" if (diary.piece(event.data["tile"]).price or 0) % 2 else "even"

    def check(self, game: TileGame, diary: Diary) -> None:
        assert game.view(None)["marker"] == diary.facts["marker"]

    def own_kinds(self) -> frozenset[str]:
        return frozenset({"turn_over"})

    def more_actions(self, game: TileGame, diary: Diary, seat: int) -> set[str]:
        if game.steps[-1].kind != "place" or diary.awarded:
            return set()
        ground = diary.grounds[seat]
        around = {beyond(place, side) for place in ground.tiles for side in "NESW"}
        hand = money_in(list(diary.hands[seat].elements()))
        found = set()
        for tile in diary.new_tiles:
            fits = any(not placement_faults(ground, diary.piece(tile), place) for place in around)
            if fits and len(diary.faces(tile)) == 2:
                for currency in ("gulden", "dirham", "denar", "dukat"):
                    paid = money.minimal_payments(hand, 3, currency)
                    found |= {f"turn_over {tile} {'+'.join(card_names(cards))}" for cards in paid}
        return found


MODULE_CHECKS: dict[str, ModuleChecks] = {
    "vizier": Vizier(),
    "bureaux": Bureaux(),
    "bonus_cards": BonusCards(),
    "huts": Huts(),
    "gates": Gates(),
    "diamonds": Diamonds(),
    "characters": Characters(),
    "camps": Camps(),
}
GAME_CHECKS: dict[str, ModuleChecks] = {
    "alhambra": ModuleChecks(),
    "granada": Granada(),
    "combined": Granada(),
}


def checks_for(game: TileGame) -> list[ModuleChecks]:
    """The checks of the game and of its modules."""
    return [GAME_CHECKS[game.config.game], *(MODULE_CHECKS[name] for name in sorted(game.config.modules))]
