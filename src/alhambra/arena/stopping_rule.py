"""When a match has decided whether a bot wins more than its fair share: a test that may be asked at any time.

Two gamblers bet on each deal, one that the bot wins more than its share, one that it wins less. Who is wrong cannot
expect to gain, so the chance that a wrong one ever multiplies the stake by ``1 / p`` is at most ``p`` (Ville's
inequality), however often one looks. Stopping as soon as one is rich enough is therefore no cheating.
"""

from collections.abc import Sequence
from enum import Enum
from math import log, sqrt
from typing import Final

_MISTAKE: Final = 0.05  # how likely a verdict is wrong when the bot wins just its share
_BOLDNESS: Final = 0.5  # the part of what a gambler could lose at most that is put at risk


class Verdict(Enum):
    """What a match says about a bot's share of the wins."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def verdict(shares: Sequence[float], fair: float) -> Verdict:
    """What the shares of the wins on deals, in the order in which they were played, say against the fair one."""
    if _ever_rich(shares, fair):
        return Verdict.ABOVE
    if _ever_rich([1 - share for share in shares], 1 - fair):
        return Verdict.BELOW
    return Verdict.OPEN


def _ever_rich(shares: Sequence[float], fair: float) -> bool:
    """Whether who bets on more than the fair share has ever won twice what a mistake on either side allows."""
    rich = log(2 / _MISTAKE)
    wealth = 0.0  # its logarithm
    mean, spread = fair, 0.25  # believed in before the first deal
    for count, share in enumerate(shares, 1):
        stake = min(sqrt(2 * rich / (spread * count * log(1 + count))), _BOLDNESS / fair)
        wealth += log(1 + stake * (share - fair))
        if wealth >= rich:
            return True
        mean += (share - mean) / (count + 1)
        spread += ((share - mean) ** 2 - spread) / (count + 1)
        spread = max(spread, 1e-4)
    return False
