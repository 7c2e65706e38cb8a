"""Where the chance of a recorded game came from, as everybody may know it."""

from typing import Final

from alhambra.protocol.dealing.deal import Deal
from alhambra.protocol.messages import JointChance, OpenChance, StudyChance

JOINT: Final = "joint"  # a seed to which everybody contributed
STUDY: Final = "study"  # a seed that somebody chose
OPEN: Final = "open"  # no seed: a caller decides outcomes


def shown_chance(seed: str | None, deal: Deal | None) -> JointChance | StudyChance | OpenChance:
    """Return where chance came from, without the dealer's secret."""
    if deal is not None:
        return _joint(deal)
    return {"kind": OPEN} if seed is None else {"kind": STUDY, "seed": seed}


def _joint(deal: Deal) -> JointChance:
    chance: JointChance = {
        "kind": JOINT,
        "id": deal.opening.game_id,
        "promise": deal.promise,
        "commitments": list(deal.commitments),
        "contributions": [contribution.to_json() for contribution in deal.contributions],
    }
    if deal.drawn_by is not None and deal.final_promise is not None:
        chance["drawn_by"] = list(deal.drawn_by)
        chance["final_promise"] = deal.final_promise
    return chance
