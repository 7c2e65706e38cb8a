"""A sequential test of whether a bot wins more than its fair share, valid at any time.

Two gamblers bet on each deal, one that the bot wins more than its share, one that it wins less. The
wealth of the one who is wrong is a supermartingale, so the probability that it ever grows by a
factor of ``1 / p`` is at most ``p`` (Ville's inequality), however often it is checked. Stopping as
soon as one of them is rich enough is therefore valid.
"""

from collections.abc import Sequence
from enum import Enum
from math import log, sqrt
from typing import Final

_ERROR_RATE: Final = 0.05  # the probability of a wrong verdict for a bot that wins just its share
_LARGEST_STAKE: Final = 0.5  # as a fraction of the stake at which a gambler could lose everything


class Verdict(Enum):
    """The verdict of a match on a bot's share of the wins."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def verdict(shares: Sequence[float], fair: float) -> Verdict:
    """Test the shares of the wins on deals, in the order played, against the fair share."""
    if _ever_rich(shares, fair):
        return Verdict.ABOVE
    if _ever_rich([1 - share for share in shares], 1 - fair):
        return Verdict.BELOW
    return Verdict.OPEN


def _ever_rich(shares: Sequence[float], fair: float) -> bool:
    """Return whether the gambler who bets on more than the fair share was ever rich enough.

    The error rate is divided between both sides.
    """
    rich = log(2 / _ERROR_RATE)
    wealth = 0.0  # the logarithm
    mean, spread = fair, 0.25  # the prior
    for count, share in enumerate(shares, 1):
        stake = min(sqrt(2 * rich / (spread * count * log(1 + count))), _LARGEST_STAKE / fair)
        wealth += log(1 + stake * (share - fair))
        if wealth >= rich:
            return True
        mean += (share - mean) / (count + 1)
        spread += ((share - mean) ** 2 - spread) / (count + 1)
        spread = max(spread, 1e-4)
    return False
