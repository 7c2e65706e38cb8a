"""Positions with large hands, palaces and reserves, constructed and changed step by step."""

from dataclasses import dataclass, replace

from alhambra.protocol import GameConfig, Randomness
from alhambra.protocol.actions import cell_x, cell_y
from alhambra.protocol.decisions import NOBODY
from alhambra.tilegames.catalog import NO_FACE
from alhambra.tilegames.modules.characters.rules.auction import BidStep, PayBidStep
from alhambra.tilegames.modules.vizier.rules import StoneStep
from alhambra.tilegames.step import Step
from tests.rules.positions import Position

SEAT = 0  # that has everything
_FATIMA = 0
_MOST_BID = 300


@dataclass(frozen=True)
class Plan:
    """A seat's things and its decision; the rest of the position follows."""

    config: GameConfig
    kind: str  # of the decision
    amount: int  # of a bid
    cards: tuple[str, ...]  # in its hand
    market: tuple[str, ...]
    laid: tuple[str, ...]  # the tiles in its palace, as far as they fit
    reserved: tuple[str, ...]
    fresh: tuple[str, ...]  # beside its palace
    number: int  # determines the cells of the tiles


def kinds_of(config: GameConfig) -> list[str]:
    """Return the decisions that the search begins with."""
    kinds = ["turn", "turn", "place"]
    kinds += ["bid", "pay_bid", "pay_bid"] if "characters" in config.modules else []
    return kinds + (["vizier"] if "vizier" in config.modules else [])


def first_plan(config: GameConfig, chance: Randomness) -> Plan:
    """Return a plan in which the seat has about half of everything."""
    kinds = kinds_of(config)
    plan = Plan(config, kinds[chance.below(len(kinds))], 1 + chance.below(_MOST_BID), (), (), (), (), (), 0)
    cards, tiles = all_cards(config), _tiles_of(config)
    plan = replace(plan, cards=_some(cards, 1 + chance.below(len(cards)), chance))
    shuffled = _some(tiles, len(tiles), chance)
    market, fresh = 4 if config.game != "combined" else 8, 4 if plan.kind == "place" else 0
    rest = shuffled[market + fresh :]
    share = chance.below(len(rest))
    return replace(
        plan,
        market=shuffled[:market],
        fresh=shuffled[market : market + fresh],
        laid=rest[:share],
        reserved=rest[share:],
        number=chance.below(1 << 30),
    )


def changed(plan: Plan, chance: Randomness) -> Plan:
    """Return the plan with something changed."""
    what = chance.below(6)
    if what == 0:
        return replace(plan, amount=max(1, plan.amount + chance.below(41) - 20))
    if what == 1:
        cards = all_cards(plan.config)
        return replace(plan, cards=_some(cards, 1 + chance.below(len(cards)), chance))
    if what == 2:
        missing = list(all_cards(plan.config))
        for card in plan.cards:
            missing.remove(card)
        more = _some(tuple(missing), min(len(missing), 1 + chance.below(8)), chance)
        return replace(plan, cards=(*plan.cards, *more))
    if what == 3:
        return replace(plan, number=chance.below(1 << 30))
    if what == 4:
        tiles = (*plan.laid, *plan.reserved)
        share = min(len(tiles), max(0, len(plan.laid) + chance.below(9) - 4))
        return replace(plan, laid=tiles[:share], reserved=tiles[share:])
    tiles = _some((*plan.market, *plan.laid, *plan.reserved), 1000, chance)
    market, share = len(plan.market), len(plan.market) + len(plan.laid)
    return replace(plan, market=tiles[:market], laid=tiles[market:share], reserved=tiles[share:])


def position_of(plan: Plan) -> Position:
    """Construct the position."""
    config = plan.config
    position = Position(config.seats, config.modules, config.game, config.options)
    _build(position, plan)
    for name in plan.cards:
        position.hand(SEAT, name)
    position.market(" ".join(plan.market))
    if plan.kind == "place":
        return position.placing(SEAT, " ".join(plan.fresh))
    if plan.kind == "turn":
        return position.turn(SEAT)
    steps: dict[str, Step] = {
        "bid": BidStep(_FATIMA, tuple(range(config.seats)), NOBODY, 0),
        "pay_bid": PayBidStep(_FATIMA, SEAT, plan.amount),
        "vizier": StoneStep(SEAT),
    }
    return position.steps([steps[plan.kind]])


def _build(position: Position, plan: Plan) -> None:
    chance = Randomness(f"cells {plan.number}")
    game = position.game
    for name in plan.laid:
        cells = game.palaces[SEAT].cells_for(game.rules.catalog.piece(name))
        if cells:
            cell = cells[chance.below(len(cells))]
            position.palace(SEAT, {(cell_x(cell), cell_y(cell)): name})
        else:
            position.reserve(SEAT, name)
    position.reserve(SEAT, " ".join(plan.reserved))


def all_cards(config: GameConfig) -> tuple[str, ...]:
    """Return all cards that a hand may hold."""
    deck = Position(config.seats, config.modules, config.game).game.deck
    special = [name for name in deck.special_names if name.startswith("bureau_")]
    special += ["gate"] * ("gate" in deck.special_names)
    return (*[deck.name(card) for card in deck.pool], *special)


def _tiles_of(config: GameConfig) -> tuple[str, ...]:
    game = Position(config.seats, config.modules, config.game).game
    chance = Randomness("faces")
    faces = []
    for piece in [piece for bag in game.bags for piece in bag]:
        other = game.rules.catalog.other_faces[piece]
        faces.append(piece if other == NO_FACE or chance.below(2) else other)
    return tuple(game.piece_name(piece) for piece in faces)


def _some(names: tuple[str, ...], count: int, chance: Randomness) -> tuple[str, ...]:
    """Return this many of the names, in any order."""
    left = list(names)
    return tuple(left.pop(chance.below(len(left))) for _ in range(min(count, len(names))))
