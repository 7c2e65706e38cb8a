"""A game from one seat's view, with all games consistent with it and their probabilities.

Nothing is imagined here: the story follows every outcome of chance in every possible game, and keeps those in which
the seat saw the same. The players' choices reveal nothing except that they were legal.
"""

import json
from collections.abc import Callable
from fractions import Fraction

from alhambra.protocol import Game
from tests.messages import seen_by

HIDDEN = ("secret_draw", "deal_bonus_card", "spread_gates", "lay_aside")  # chance hidden from a seat

Feature = Callable[[Game], str]


class Story:
    """The real game, with open chance, and the possible ones; it must begin where the seat knows everything."""

    def __init__(self, real: Game, seat: int, hidden: tuple[str, ...] = HIDDEN) -> None:
        self.real = real
        self.seat = seat
        self.hidden = hidden  # other chance has the real outcome in all possible games
        self.possible: list[tuple[Game, Fraction]] = [(real.copy(), Fraction(1))]

    def play(self, *notations: str) -> None:
        """Play for the seat that decides; outcomes of chance begin with ``*``."""
        for notation in notations:
            if notation.startswith("*"):
                self._resolve(notation[1:])
            else:
                self._choose(notation)

    def arrange(self, change: Callable[[Game], None]) -> None:
        """Change something public in the real game and in all possible games."""
        for game in [self.real, *[game for game, _ in self.possible]]:
            change(game)

    def _choose(self, notation: str) -> None:
        action = self.real.action_set.parse(notation)
        self.real.play(action)
        following = []
        for game, weight in self.possible:
            if game.is_legal(action):
                game.play(action)
                following.append((game, weight))
        self._keep(following)

    def _resolve(self, outcome: str) -> None:
        chance = self.real.chance
        assert chance is not None
        self.real.resolve(outcome)
        following = []
        for game, weight in self.possible:
            assert game.chance is not None
            total = game.chance.total
            for name, share in game.chance.outcomes:
                if name == outcome or chance.kind in self.hidden:
                    twin = game.copy()
                    twin.resolve(name)
                    following.append((twin, weight * share / total))
        self._keep(following)

    def _keep(self, following: list[tuple[Game, Fraction]]) -> None:
        """Drop the games that look different to the seat; merge equal ones."""
        events, view = self.real.events_for(self.seat), json.dumps(seen_by(self.real, self.seat))
        kept: dict[str, tuple[Game, Fraction]] = {}
        for game, weight in following:
            if game.events_for(self.seat) == events and json.dumps(seen_by(game, self.seat)) == view:
                checksum = game.checksum()
                kept[checksum] = (game, weight + (kept[checksum][1] if checksum in kept else 0))
        self.possible = list(kept.values())

    def expected(self, feature: Feature) -> dict[str, Fraction]:
        """Return the exact probability of each form of a feature, given what the seat has seen."""
        whole = sum(weight for _, weight in self.possible)
        return gathered([(feature(game), weight / whole) for game, weight in self.possible])

    def expected_after(self, notation: str, feature: Feature) -> dict[str, Fraction]:
        """Return the same after one more action and all chance that follows it."""
        action = self.real.action_set.parse(notation)
        whole = sum(weight for _, weight in self.possible)
        found: list[tuple[str, Fraction]] = []
        for game, weight in self.possible:
            twin = game.copy()
            twin.play(action)
            found += [(feature(end), weight * share / whole) for end, share in ends_of_chance(twin)]
        return gathered(found)


def ends_of_chance(game: Game) -> list[tuple[Game, Fraction]]:
    """Return all games that chance can lead to until a seat decides, with their probabilities."""
    chance = game.chance
    if chance is None:
        return [(game, Fraction(1))]
    found = []
    for name, weight in chance.outcomes:
        twin = game.copy()
        twin.resolve(name)
        found += [(end, share * weight / chance.total) for end, share in ends_of_chance(twin)]
    return found


def gathered(found: list[tuple[str, Fraction]]) -> dict[str, Fraction]:
    """Add up the weights of equal names."""
    weights: dict[str, Fraction] = {}
    for name, weight in found:
        weights[name] = weights.get(name, Fraction(0)) + weight
    return weights


# --- features ---


def hands(game: Game) -> str:
    """Return everything in hands, bonus cards included."""
    seats = range(game.config.seats)
    cards = [" ".join(seen_by(game, seat)["hand"]) for seat in seats]
    if "bonus_cards" in game.config.modules:
        cards += [" ".join(seen_by(game, seat)["bonus_cards"]["hand"]) for seat in seats]
    return " | ".join(cards)


def display(game: Game) -> str:
    return " ".join(sorted(seen_by(game, None)["display"]))


def characters(game: Game) -> str:
    """Return the characters before the seats, and the one up for auction."""
    shown = seen_by(game, None)
    return f"{sorted(shown['characters']['owners'])} {(shown['decision'] or {}).get('character')}"


def next_draw_after(*notations: str) -> Feature:
    """Return everything in hands, and the distribution of the next card after these actions.

    Characters count as one.
    """

    def feature(game: Game) -> str:
        twin = game.with_open_chance()
        for notation in notations:
            twin.play(twin.action_set.parse(notation))
        chance = twin.chance
        assert chance is not None
        characters = seen_by(game, None).get("characters", {}).get("unseen", [])
        weights = [("character" if name in characters else name, Fraction(weight)) for name, weight in chance.outcomes]
        shares = [f"{name}:{weight / chance.total}" for name, weight in sorted(gathered(weights).items())]
        return " | ".join([hands(game), *shares])

    return feature
