"""Random whole games in which every invariant is checked on the way."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from alhambra.games import replay
from alhambra.protocol import (
    CELL,
    NAME,
    NAMES,
    NUMBER,
    Action,
    GameConfig,
    IllegalAction,
    Offers,
    Randomness,
    Record,
    Streams,
    canonical_seed,
)
from alhambra.tilegames.belief.secrets import SecretCard, Secrets
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.step import AutomaticStep
from alhambra.tilegames.turns.drawing import DrawsCards
from alhambra.tilegames.turns.payment_choice import MOST_PAYMENTS
from alhambra.tilegames.view import hand_names
from tests.engines import new_tile_game
from tests.games.consequences import check_consequences
from tests.games.event_tracker import Diary, is_money
from tests.games.module_checks import checks_for
from tests.games.oracle import PLACING_KINDS, TURN_KINDS, Oracle
from tests.model.ground import faults

ANSWERS = 10  # roughly how many actions a seat queries when secrets are searched for
PAYING_KINDS = ("buy", "buy_with_stone", "pay_bid")
MUTATIONS = 4  # how many actions, most of them illegal, are tried in a checked position


def play_checked_game(config: GameConfig, seed: int | str, every: int = 1) -> TileGame:
    """Play and return a random game, checking one position in this many; AssertionError on a violation."""
    game = new_tile_game(config, canonical_seed(seed))
    chooser = Randomness(f"choices {seed}")
    diary = Diary(game, checks_for(game))
    opened = OpenTwin(config, canonical_seed(seed))
    opened.compare(game)
    count = 0
    while not game.is_over:
        thorough = chooser.below(every) == 0
        actions = game.legal_actions()
        if thorough:
            check_position(game, diary, chooser)
            check_actions(game, diary, chooser)
            check_copies_and_views(game, diary, chooser)
            check_consequences(game, diary, chooser)
        action = actions[chooser.below(len(actions))]
        game.play(action)
        diary.read(game)
        opened.play(action)
        if thorough:
            opened.compare(game)
        count += 1
        assert count < 20_000, "the game does not end"
    check_position(game, diary, chooser)
    opened.compare(game)
    check_record(game)
    return game


# --- positions ---


def check_position(game: TileGame, diary: Diary, chooser: Randomness) -> None:
    """Every card and tile is in one place, as the events reported, and all palaces are legal."""
    for viewer, table in diary.tables.items():
        assert table.view == json.loads(json.dumps(game.view(viewer)))
    check_money(game, diary)
    check_tiles(game, diary)
    for seat, ground in enumerate(diary.grounds):
        assert faults(ground) == []
        shown = game.view(None)["seats"][seat]["palace"]
        assert {(tile["cell"][0], tile["cell"][1]): tile["tile"] for tile in shown} == {
            place: piece.name for place, piece in ground.tiles.items()
        }
    assert game.scores == diary.points
    assert game.dirk_points == diary.dirk_points
    assert game.scorings_done == len(diary.scorings)
    assert diary.scorings == sorted(set(diary.scorings))
    for check in diary.checks:
        check.check(game, diary)


def check_money(game: TileGame, diary: Diary) -> None:
    for seat, hand in enumerate(diary.hands):
        assert Counter(hand_names(game, seat)) == hand
    assert Counter(game.deck.name(card) for card in game.display) == diary.display
    assert len(game.display) <= 4
    discarded = Counter(game.deck.name(card) for card in game.deck.discard)
    assert only_money(discarded) == only_money(diary.discard)
    in_deck = Counter(game.deck.name(card) for card in game.deck.pool)
    everywhere = in_deck + discarded + diary.display
    for hand in diary.hands:
        everywhere += hand
    assert only_money(everywhere) == Counter(game.deck.name(card) for card in game.rules.money)
    assert sum(pile.ordinary for pile in game.deck.piles) == len(game.deck.pool)
    check_scoring_cards(game, diary)


def only_money(cards: Counter[str]) -> Counter[str]:
    return Counter({name: count for name, count in cards.items() if is_money(name)})


def check_scoring_cards(game: TileGame, diary: Diary) -> None:
    """A scoring card is in the deck until it is drawn, and nowhere afterwards."""
    hidden = [game.deck.name(card) for pile in game.deck.piles for card in pile.special]
    assert len(set(scoring_cards(hidden))) == len(scoring_cards(hidden))
    for number in (1, 2):
        assert f"scoring_{number}" not in hidden or number not in [*game.due, *diary.scorings]
    assert not scoring_cards([game.deck.name(card) for card in [*game.display, *game.deck.discard, *game.deck.pool]])


def scoring_cards(names: list[str]) -> list[str]:
    return [name for name in names if name.startswith("scoring_")]


def check_tiles(game: TileGame, diary: Diary) -> None:
    catalog = game.rules.catalog
    lying = [piece for bag in game.bags for piece in bag]
    lying += [piece for piece in game.market if piece >= 0]
    lying += [piece for palace in game.palaces for piece in palace.pieces.values() if piece != catalog.start]
    lying += [piece for reserve in game.reserves for piece in reserve]
    lying += [*game.new_tiles, *game.dirk, *game.left_out]
    expected = [piece for bag in catalog.bags for piece in bag]
    for check in diary.checks:
        lying += check.kept_pieces(game)
        expected += check.all_pieces(game)
    assert sorted(front(game, piece) for piece in lying) == sorted(front(game, piece) for piece in expected)
    named = game.piece_name
    assert {named(piece): slot % 4 + 1 for slot, piece in enumerate(game.market) if piece >= 0} == diary.market
    for seat, reserve in enumerate(diary.reserves):
        assert sorted(named(piece) for piece in game.reserves[seat]) == sorted(reserve)
    assert sorted(named(piece) for piece in game.new_tiles) == sorted(diary.new_tiles)
    assert [named(piece) for piece in game.dirk] == (diary.dirk or [])
    assert [named(piece) for piece in game.left_out] == diary.left_out


def front(game: TileGame, piece: int) -> int:
    """Return the same number for both faces of a tile."""
    other = game.rules.catalog.other_faces[piece]
    return piece if other == NO_FACE else min(piece, other)


# --- actions ---


def check_actions(game: TileGame, diary: Diary, chooser: Randomness) -> None:
    """Offers are complete and legal and have a notation; refused actions change nothing."""
    actions = list(game.legal_actions())
    assert actions
    assert len(set(actions)) == len(actions), "the same action is offered twice"
    for action in actions:
        assert game.explain(action) is None, f"{action} is offered but refused: {game.explain(action)}"
        assert game.action_set.parse(action.notation()) == action
        assert game.action_set.from_json(json.loads(json.dumps(action.to_json()))) == action
    check_sequence(game.legal_actions(), actions)
    decision = game.decision
    assert decision is not None
    if decision.kind in ("turn", "place"):
        check_offers(game, diary, decision.seat, actions)
    check_offers_of_modules(game, diary, decision.seat, actions)
    for _ in range(MUTATIONS):
        check_any_action(game, diary, random_action(game, diary, actions, chooser))


def check_sequence(offers: Offers, actions: list[Action]) -> None:
    """Offers requested one by one equal the list; random picking maps each number to one offer."""
    assert len(offers) == len(actions)
    assert [offers[index] for index in range(len(offers))] == actions
    assert offers[-1] in offers
    for seed in range(4):
        assert offers.pick(Randomness(seed)) == actions[Randomness(seed).below(len(actions))]


def check_offers(game: TileGame, diary: Diary, seat: int, actions: list[Action]) -> None:
    """The offers equal those of the slow model."""
    kinds = TURN_KINDS if game.step.kind == "turn" else PLACING_KINDS
    offered = {action.notation() for action in actions if action.kind in kinds}
    expected = Oracle(game, diary, seat).offers()
    check_same_offers(offered, expected)
    free = {kind for check in diary.checks for kind in check.free_kinds}
    others = [action for action in actions if action.kind not in {"pass", *free}]
    assert ("pass" in [action.kind for action in actions]) == (not others and game.step.kind == "turn")


def check_offers_of_modules(game: TileGame, diary: Diary, seat: int, actions: list[Action]) -> None:
    """Modules offer what they must, as far as their checks know."""
    for check in diary.checks:
        offered = {action.notation() for action in actions if action.kind in check.own_kinds()}
        expected = check.more_actions(game, diary, seat)
        check_same_offers(offered, expected)


def check_same_offers(offered: set[str], expected: set[str]) -> None:
    """Everything mandatory is offered; of payments beyond the limit, some are."""
    payments = {notation for notation in expected if notation.split()[0] in PAYING_KINDS}
    if len(payments) > MOST_PAYMENTS:
        assert offered & payments
        expected = expected - (payments - offered)
    assert offered == expected, f"too many: {offered - expected}, missing: {expected - offered}"


def check_any_action(game: TileGame, diary: Diary, action: Action) -> None:
    """An action is legal if and only if the slow model says so, and a refusal leaves no trace."""
    decision = game.decision
    assert decision is not None
    refusal = game.explain(action)
    if decision.kind in ("turn", "place") and action.kind in TURN_KINDS | PLACING_KINDS:
        expected = Oracle(game, diary, decision.seat).allows(action)
        assert (refusal is None) == expected, f"{action}: {refusal}, by the model {expected}"
    if refusal is None:
        game.copy().play(action)
        return
    assert refusal.clause
    assert refusal.sentence
    before = game.checksum()
    with pytest.raises(IllegalAction):
        game.play(action)
    assert game.checksum() == before


def random_action(game: TileGame, diary: Diary, actions: list[Action], chooser: Randomness) -> Action:
    """Return a legal action with a field changed, or an action of any kind with any fields."""
    action = actions[chooser.below(len(actions))]
    if action.form and chooser.below(3):
        data: dict[str, Any] = dict(action.to_json())
        field = action.form[chooser.below(len(action.form))]
        data[field.name] = random_value(game, diary, field.form, chooser)
    else:
        kinds = list(game.action_set.kinds.values())
        kind = kinds[chooser.below(len(kinds))]
        data = {field.name: random_value(game, diary, field.form, chooser) for field in kind.form}
        data["kind"] = kind.kind
    return game.action_set.from_json(data)


def random_value(game: TileGame, diary: Diary, form: str, chooser: Randomness) -> Any:
    """Return a plausible JSON value for a field."""
    decision = game.decision
    assert decision is not None
    cards = sorted([*diary.hands[decision.seat].elements(), *diary.display.elements()])
    if form == NUMBER:
        return chooser.below(30)
    if form == CELL:
        return [chooser.below(9) - 4, chooser.below(9) - 4]
    if form == NAMES:
        return sorted({cards[chooser.below(len(cards))] for _ in range(chooser.below(4))}) if cards else []
    assert form == NAME
    tiles = [*diary.market, *diary.new_tiles, *(tile for reserve in diary.reserves for tile in reserve)]
    words = [*tiles, *cards, *"NESW", "fountain", "tower", "castle", *game.deck.special_names]
    return words[chooser.below(len(words))]


# --- copies and views ---


def check_copies_and_views(game: TileGame, diary: Diary, chooser: Randomness) -> None:
    before = game.checksum()
    actions = game.legal_actions()
    action = actions[chooser.below(len(actions))]
    check_copy(game, action)
    for viewer in [None, *range(game.rules.seats)]:
        check_secrecy(game, diary, viewer, action, chooser)
    for seat in range(game.rules.seats):
        imagined = game.determinise(seat, chooser)
        assert json.dumps(imagined.view(seat)) == json.dumps(game.view(seat)), "an imagined game looks different"
        assert imagined.seed is None
        assert imagined.is_over == game.is_over
        others = imagined.legal_actions()
        imagined.play(others[chooser.below(len(others))])
    assert game.checksum() == before, "looking at a game or playing a copy changed it"


def check_copy(game: TileGame, action: Action) -> None:
    first, second = game.copy(), game.copy()
    assert first.checksum() == game.checksum()
    first.play(action)
    first_sum = first.checksum()
    second.play(action)
    assert first.checksum() == first_sum == second.checksum()
    assert first.record() == second.record()


def check_secrecy(game: TileGame, diary: Diary, viewer: int | None, action: Action, chooser: Randomness) -> None:
    """A game that differs only in what the viewer cannot know looks the same to it."""
    twin = game.copy()
    twin.streams = Streams(chooser.fork(), twin.rules.sources) if twin.streams is not None else None
    assert json.dumps(twin.view(viewer)) == json.dumps(game.view(viewer)), "a view tells of the future"
    twin = game.copy()
    changed = swap_hidden_cards(twin, viewer, chooser)
    for check in diary.checks:
        check.hide(twin, viewer)
    assert json.dumps(twin.view(viewer)) == json.dumps(game.view(viewer)), "a view tells what is hidden"
    if viewer is not None:
        probes = [action, *twin.legal_actions()[:ANSWERS], random_action(game, diary, [action], chooser)]
        assert answers(twin, viewer, probes) == answers(game, viewer, probes), "the answers tell what is hidden"
    other = game.copy()
    other.play(action)
    if twin.is_legal(action):
        twin.play(action)
        told = [json.dumps(played.events_for(viewer)) for played in (other, twin)]
        shown = "game_ends" in told[0] or any(name in text for name in changed for text in told)
        assert shown or told[0] == told[1], "the events tell what is hidden"


def answers(game: TileGame, seat: int, probes: list[Action]) -> list[str]:
    """Return all of the game's answers to this seat about its options."""
    offers = [action.notation() for action in game.legal_actions(seat=seat)]
    return [*offers, *(str(game.explain(probe, seat=seat)) for probe in probes)]


def swap_hidden_cards(game: TileGame, viewer: int | None, chooser: Randomness) -> list[str]:
    """Swap a money card that another seat drew in secret with one in the deck; return both names."""
    secrets = list(game.secrets.cards)
    places = [
        place
        for place, secret in enumerate(secrets)
        if secret.seat != viewer and not secret.shown and secret.card < FIRST_SPECIAL
    ]
    if not places or not game.deck.pool:
        return []
    place = places[chooser.below(len(places))]
    old = secrets[place]
    index = chooser.below(len(game.deck.pool))
    taken = game.deck.pool[index]
    game.lose(old.seat, old.card)
    game.gain(old.seat, taken)
    game.deck.pool[index] = old.card
    secrets[place] = SecretCard(old.seat, old.deck, old.position, taken, old.group, False)
    game.secrets = Secrets(tuple(secrets), game.secrets.clues)
    return [game.deck.name(old.card), game.deck.name(taken)]


# --- records and open chance ---


def check_record(game: TileGame) -> None:
    """The record round-trips in both forms and replays to the same game."""
    record = game.record()
    for text in (record.to_text(), json.dumps(record.to_json())):
        assert Record.read(text) == record
    again = replay(record)
    assert again.checksum() == game.checksum()
    assert again.record() == record


class OpenTwin:
    """Replay the game with open chance, led by the outcomes of the seed."""

    def __init__(self, config: GameConfig, seed: str) -> None:
        self.shadow = new_tile_game(config, None)  # takes the tickets that the seeded game draws
        self.streams = Streams(seed, self.shadow.rules.sources)
        self.opened = new_tile_game(config, None)  # receives only the names of the outcomes
        self._follow()

    def play(self, action: Action) -> None:
        self.shadow.play(action)
        self.opened.play(action)
        self._follow()

    def _follow(self) -> None:
        while self.shadow.chance is not None:
            step = self.shadow.step
            assert isinstance(step, AutomaticStep)
            tickets = step.tickets(self.shadow)
            ticket = self.streams.below(step.source(self.shadow), tickets)
            name = outcome_name(self.shadow, step, ticket)
            self._check_chance(name, tickets)
            self.shadow.end_step()
            step.resolve(self.shadow, ticket)
            self.shadow.advance()
            self.opened.resolve(name)

    def _check_chance(self, name: str, tickets: int) -> None:
        chance = self.opened.chance
        assert chance is not None
        weights = dict(chance.outcomes)
        assert len(weights) == len(chance.outcomes)
        assert weights.get(name, 0) > 0, f"{name} comes up but is said to be impossible"
        assert min(weights.values()) > 0
        assert chance.total == tickets
        assert abs(sum(share for _, share in chance.probabilities()) - 1) < 1e-9

    def compare(self, game: TileGame) -> None:
        """The seeded and the open game are in the same position."""
        assert self.opened.checksum() == self.shadow.checksum() == game.checksum()


def outcome_name(game: TileGame, step: AutomaticStep, ticket: int) -> str:
    if isinstance(step, DrawsCards):
        return game.deck.name(game.deck.copy().take(ticket))
    return step.outcome(game, ticket)
