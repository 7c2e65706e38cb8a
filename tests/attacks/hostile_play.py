"""Real games in which the players make imagining hard, with new habits for each stretch of a game."""

from collections.abc import Sequence

from alhambra import Action, GameConfig, Randomness, new_game
from alhambra.tilegames.belief.imagination import Imagination
from alhambra.tilegames.belief.inference import MOST_STEPS, table_of
from alhambra.tilegames.cards import FIRST_SPECIAL
from alhambra.tilegames.game import TileGame
from alhambra.tilegames.modules.characters.rules.state import YAMMERAD, CharacterState

DRAWER = 1  # the seat that gets Yammerad
NAME = "yammerad"
OTHERS = ("bureaux", "diamonds", "gates", "vizier", "huts", "camps", "bonus_cards")
_WEIGHTS = (1, 1, 3, 30, 300)
_MOST_TO_DRAW = 2  # money cards
_SPENDING = {"buy": 100, "buy_with_stone": 100, "machma": 100}
_QUIET = dict.fromkeys(("build", "remove", "swap", "take_hut", "take_bureau", "place", "reserve"), 100)
_SET_UP = ("lay_aside", "spread_gates", "deal_bonus_card")


def steps_to_imagine(game: TileGame) -> int:
    """Return the steps it takes a seat to infer what may be hidden; 0 if nothing is, the maximum if it is too much."""
    secrets = game.secrets.cards
    if not secrets:
        return 0
    viewer = (secrets[0].seat + 1) % game.rules.seats
    table = table_of(Imagination(game, viewer, list(secrets)))
    steps = int(table.budget.steps)
    assert steps <= MOST_STEPS, f"imagining takes {steps} steps:\n{game.position()}"
    return MOST_STEPS if table.is_approximate else steps


class Habits:
    """The preferences of players for a while."""

    def __init__(self, randomness: Randomness) -> None:
        self.randomness = randomness
        self.raising = (
            randomness.below(2),
            1 + randomness.below(12),
        )  # one in this many bids is skipped; the drawer's, the others'
        self.kinds: list[dict[str, int]] = [{}, {}]  # of the others, of the drawer
        self.cards: dict[str, int] = {}
        self.shows_new = randomness.below(3)  # how often the drawer pays with cards nobody knows

    def weight(self, known: dict[str, int], name: str) -> int:
        """Return one weight for everything with this name."""
        if name not in known:
            known[name] = _WEIGHTS[self.randomness.below(len(_WEIGHTS))]
        return known[name]

    # --- chance ---

    def outcome(self, game: TileGame) -> str:
        """Prefer Yammerad, then what these habits prefer."""
        chance = game.chance
        assert chance is not None
        outcomes = sorted(chance.outcomes)
        weights = [weight * self._preference(chance.kind, name) for name, weight in outcomes]
        if not any(weights):
            weights = [1] * len(outcomes)
        return outcomes[picked(weights, self.randomness)][0]

    def _preference(self, kind: str, name: str) -> int:
        if name == NAME:
            return 0 if kind in _SET_UP else 1000
        return self.weight(self.cards, name.split("_")[0] if kind != "secret_draw" else f"secret {name[-1]}")

    # --- choices ---

    def action(self, game: TileGame) -> Action:
        decision = game.decision
        assert decision is not None
        actions = list(game.legal_actions())
        draws = decision.seat == DRAWER
        if decision.kind == "bid":
            return self._bid(game, actions, draws)
        if decision.kind == NAME:
            return next((action for action in actions if action.kind == NAME), actions[0])
        hidden = game.secrets.hidden(DRAWER) if draws else []
        weights = [self.weight(self.kinds[draws], action.kind) * self._showing(action, hidden) for action in actions]
        if draws:
            wanted = _SPENDING if game.money_count(DRAWER) > _MOST_TO_DRAW else _QUIET
            weights = [weight * wanted.get(action.kind, 1) for weight, action in zip(weights, actions, strict=True)]
        return actions[picked(weights, self.randomness)]

    def _bid(self, game: TileGame, actions: list[Action], draws: bool) -> Action:
        bids = [action for action in actions if action.kind == "bid"]
        is_for_yammerad = getattr(game.decision, "character", None) == YAMMERAD
        if bids and (draws if is_for_yammerad else self.randomness.below(self.raising[1]) > 0):
            return bids[0] if self.randomness.below(4) else bids[self.randomness.below(len(bids))]
        return next(action for action in actions if action.kind == "pass_bid")

    def _showing(self, action: Action, hidden: Sequence[int]) -> int:
        """Return how much more this kind of action is preferred for the hidden cards it reveals."""
        shown = len([card for card in getattr(action, "cards", ()) if card in hidden and card < FIRST_SPECIAL])
        return 1 + self.shows_new * 20 * (shown == 1)


def picked(weights: Sequence[int], randomness: Randomness) -> int:
    """Return an index, drawn by weight."""
    ticket = randomness.below(sum(weights))
    place = 0
    while ticket >= weights[place]:
        ticket -= weights[place]
        place += 1
    return place


def fresh_game(randomness: Randomness) -> TileGame:
    """Return a new game with Yammerad and other modules."""
    modules = ["characters", *[name for name in OTHERS if randomness.below(2)]]
    game = new_game(GameConfig("alhambra", 3 + randomness.below(4), modules), None)
    assert isinstance(game, TileGame)
    return game


def play_on(game: TileGame, habits: Habits) -> None:
    """Play one outcome of chance, or one action."""
    if game.chance is not None:
        game.resolve(habits.outcome(game))
    else:
        game.play(habits.action(game))


def has_drawer(game: TileGame) -> bool:
    return game.module_of(CharacterState).owner(YAMMERAD) == DRAWER
