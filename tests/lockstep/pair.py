"""Two games in lockstep: outcomes that the watching seat learns are the same in both, hidden ones differ."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from alhambra.games import new_game
from alhambra.protocol import Action, Chance, Game, GameConfig, Randomness
from tests.lockstep.preferences import DRAWER, is_told_at_the_end, money_of, preferred_actions, preferred_outcomes
from tests.messages import fields, seen_by

SECRET_DRAW = "secret_draw"
SHOWING = ("swap_fatima",)  # reveals a card that nobody had seen
DIFFERENT_TRIES = 3  # pairs of different outcomes tried per chance event
ACTION_TRIES = 60  # after this many actions that are legal in only one of the games, the games part
REFUSALS = 3  # actions of another seat's kind whose refusals are compared


class Pair:
    """Two games that differ only in what the watcher cannot know; AssertionError if the watcher sees a difference."""

    def __init__(self, config: GameConfig, watcher: int, randomness: Randomness) -> None:
        self.watcher = watcher
        self.randomness = randomness
        self.saving = randomness.below(2) == 0  # whether money is taken rather than spent
        self.one = new_game(config, None)
        self.other = new_game(config, None)
        self.totals: list[list[int]] | None = None  # the money of the seats, once announced
        self.hidden_outcomes = 0  # how often chance decided differently in the two games
        self.partings = 0

    @property
    def is_over(self) -> bool:
        return self.one.is_over

    @property
    def differs(self) -> bool:
        """Return whether anything the watcher cannot know differs."""
        return self.one.checksum() != self.other.checksum()

    # --- steps ---

    def step(self) -> None:
        """Take one step in both games, by chance or by the deciding seat."""
        if self.one.chance is None:
            self._choose()
        else:
            self._let_chance_decide(self.one.chance)
        dues = [None if game.chance is None else game.chance.kind for game in (self.one, self.other)]
        assert dues[0] == dues[1], "the games wait for different things"

    def _choose(self) -> None:
        decision = self.one.decision
        assert decision is not None
        if decision.seat == self.watcher:
            self._compare_offers()
        preferred = preferred_actions(self.one, self.watcher, self.saving, self.randomness)
        for action in islice(preferred, ACTION_TRIES):
            if self.other.is_legal(action) and (self._can_be_kept(action) or self.randomness.below(4) == 0):
                self._play(action)
                return
        self._part()

    def _can_be_kept(self, action: Action) -> bool:
        """Return whether both games can pay a bid with the same cards of one currency; otherwise they part."""
        decision = self.one.decision
        if decision is None or action.kind != "bid":
            return True
        hands = [Counter(seen_by(game, decision.seat)["hand"]) for game in (self.one, self.other)]
        return dict(action.to_json())["amount"] in sums_in_one_currency(list((hands[0] & hands[1]).elements()))

    def _play(self, action: Action) -> None:
        self.one.play(action)
        self.other.play(action)
        self._read_totals()
        if not self._look_alike(self.one, self.other):
            assert self._just_ended() or action.kind in SHOWING, f"'{action}' shows the watcher what is hidden"
            self._part()

    def _let_chance_decide(self, chance: Chance) -> None:
        for first, second in self._pairs_of_outcomes(chance):
            one, other = self.one.copy(), self.other.copy()
            one.resolve(first)
            other.resolve(second)
            if self._look_alike(one, other):
                self.one, self.other = one, other
                self.hidden_outcomes += first != second
                self._read_totals()
                return
            ended = any(event.kind == "game_ends" for event in one.events)
            assert first != second or ended, f"'{first}' shows the watcher what is hidden"
        self._part()

    def _pairs_of_outcomes(self, chance: Chance) -> Iterator[tuple[str, str]]:
        """Yield candidate outcomes for the two games: first different ones, which may stay hidden, then equal ones."""
        assert self.other.chance is not None
        names = [name for name, _ in chance.outcomes]
        others = [name for name, _ in self.other.chance.outcomes]
        if self.randomness.below(5):
            if chance.kind == SECRET_DRAW and self.randomness.below(2):
                yield from self._crossing_outcomes(names, others)
            for _ in range(DIFFERENT_TRIES):
                first = next(preferred_outcomes(self.one, chance.outcomes, self.randomness))
                second = self._partner(first, others)
                if first != second:
                    yield first, second
        common = [(name, weight) for name, weight in chance.outcomes if name in others]
        for name in preferred_outcomes(self.one, common, self.randomness):
            yield name, name

    def _partner(self, first: str, others: list[str]) -> str:
        """Return an outcome other than the first; half the time, if possible, one that leaves the totals equal."""
        different = [name for name in others if name not in (first, DRAWER)]
        quiet = [name for name in different if not is_told_at_the_end(name)]
        if quiet and not is_told_at_the_end(first) and self.randomness.below(2):
            different = quiet
        return different[self.randomness.below(len(different))] if different else first

    def _crossing_outcomes(self, names: list[str], others: list[str]) -> Iterator[tuple[str, str]]:
        """Let each game draw what the other already has: equal hands, reached in a different order."""
        for seat in range(self.one.config.seats):
            hands = [Counter(seen_by(game, seat)["hand"]) for game in (self.one, self.other)]
            for first in sorted(hands[1] - hands[0]):
                for second in sorted(hands[0] - hands[1]):
                    if first in names and second in others:
                        yield first, second

    def _part(self) -> None:
        """The watcher can tell the games apart from here on: replace the second with one that it imagines."""
        self.partings += 1
        while self.one.chance is not None:
            self.one.resolve(next(preferred_outcomes(self.one, self.one.chance.outcomes, self.randomness)))
            self._read_totals()
        self.imagine_other()

    def imagine_other(self) -> None:
        """Replace the second game with one that the watcher imagines; no chance may be pending."""
        self.other = self.one.determinise(self.watcher, Randomness(self.randomness.fork())).with_open_chance()
        self.other.records_events = True
        assert seen_by(self.one, self.watcher) == seen_by(self.other, self.watcher), "the imagined game looks different"

    # --- what the watcher sees ---

    def _look_alike(self, one: Game, other: Game) -> bool:
        """Compare what the last call showed the watcher in both games."""
        if one.events_for(self.watcher) != other.events_for(self.watcher):
            return False
        return json.dumps(seen_by(one, self.watcher)) == json.dumps(seen_by(other, self.watcher))

    def _compare_offers(self) -> None:
        """The deciding watcher gets the same offers and refusals."""
        offers = [[action.notation() for action in game.legal_actions()] for game in (self.one, self.other)]
        assert offers[0] == offers[1], "the watcher's offers differ"
        self._compare_consequences()
        kinds = list(self.one.action_set.kinds.values())
        for _ in range(REFUSALS):
            kind = kinds[self.randomness.below(len(kinds))]
            if not kind.form:
                refusals = [refusal_of(game, kind()) for game in (self.one, self.other)]
                assert refusals[0] == refusals[1], "the watcher is refused differently"

    def _compare_consequences(self) -> None:
        """The deciding watcher gets the same answers about an offer, and about all actions of a kind."""
        offers = self.one.legal_actions()
        action = offers[self.randomness.below(len(offers))]
        previews = [json.dumps(game.preview(action, seat=self.watcher)) for game in (self.one, self.other)]
        assert previews[0] == previews[1], f"the preview of '{action}' tells what is hidden"
        kinds = list(self.one.action_set.kinds)
        asked = {"kind": kinds[self.randomness.below(len(kinds))]}
        judgements = [json.dumps(game.refusals(asked, seat=self.watcher)) for game in (self.one, self.other)]
        assert judgements[0] == judgements[1], f"the refusals of {asked} tell what is hidden"

    def _read_totals(self) -> None:
        for event in self.one.events:
            if event.kind == "game_ends":
                self.totals = fields(event)["money"]

    def _just_ended(self) -> bool:
        return any(event.kind == "game_ends" for event in self.one.events)


def sums_in_one_currency(hand: list[str]) -> set[int]:
    """Return all amounts that can be paid exactly with money of one currency."""
    sums: dict[str, set[int]] = {}
    for card in money_of(hand):
        currency, _, value = card.partition("_")
        known = sums.setdefault(currency, {0})
        known.update([found + int(value) for found in known])
    return {found for known in sums.values() for found in known}


def refusal_of(game: Game, action: Action) -> Any:
    refusal = game.explain(action)
    return None if refusal is None else (refusal.clause, refusal.sentence)
