"""A joint seed that is complete."""

from alhambra.protocol.dealing.contributions import Contribution, final_promise_of, promise_of
from alhambra.protocol.dealing.opening import Opening
from alhambra.protocol.errors import DealingError
from alhambra.protocol.messages import DrawnBy
from alhambra.protocol.serialization.hashing import fingerprint, is_hash


class Deal:
    """A complete joint seed with all its parts, which fit together. It is a value.

    Args:
        opening: everything that defines the game before its first card.
        secret: the dealer's part.
        promise: the dealer's promise, a hash of opening and secret.
        commitments: the commitment of each seat.
        contributions: the contribution of each seat.
        drawn_by: who drew each contribution; None in a deal of the older form.
        position_hash: of the position that the game continues from; None if it begins with its set-up.

    Raises:
        DealingError: the parts do not fit together.

    >>> players = [Player("Ada", "person"), Player("Bob", "person")]
    >>> dealing, parts = new_dealing(GameConfig("alhambra", 2), players), [Contribution.fresh(), Contribution.fresh()]
    >>> for seat, part in enumerate(parts):
    ...     dealing.commit(seat, part.commitment(dealing.promise, seat))
    >>> for seat, part in enumerate(parts):
    ...     dealing.reveal(seat, part)
    >>> deal = dealing.deal()
    >>> isinstance(deal, Deal), deal.latest_promise == dealing.final_promise
    (True, True)
    """

    def __init__(
        self,
        opening: Opening,
        secret: str,
        promise: str,
        commitments: tuple[str, ...],
        contributions: tuple[Contribution, ...],
        drawn_by: tuple[DrawnBy, ...] | None = None,
        position_hash: str | None = None,
    ) -> None:
        seats = opening.config.seats
        if not is_hash(secret) or promise_of(opening, secret, position_hash) != promise:
            raise DealingError("secret-not-promised")
        drawers = seats if drawn_by is None else len(drawn_by)
        if len(commitments) != seats or len(contributions) != seats or drawers != seats:
            raise DealingError("dealing-does-not-fit-seats", number=seats)
        for seat, (commitment, contribution) in enumerate(zip(commitments, contributions, strict=True)):
            check_contribution(promise, seat, commitment, contribution)
        self.opening = opening
        self.secret = secret
        self.promise = promise
        self.commitments = commitments
        self.contributions = contributions
        self.drawn_by = drawn_by  # by seat; None in a deal of the older form, which does not say so
        self.position_hash = (
            position_hash  # of the position that the game continues from; None: it begins with its set-up
        )
        self.final_promise = None if drawn_by is None else final_promise_of(promise, commitments, drawn_by)
        self.seed = _joint_seed(secret, promise, self.final_promise, contributions)

    @property
    def latest_promise(self) -> str:
        """The promise to note: the final one, or the dealer's in a deal of the older form.

        In the example of ``Deal``, ``deal.latest_promise`` is the ``final_promise`` of its dealing.
        """
        return self.promise if self.final_promise is None else self.final_promise


def check_contribution(promise: str, seat: int, commitment: str, contribution: Contribution) -> None:
    if contribution.commitment(promise, seat) != commitment:
        raise DealingError("contribution-not-committed", seat=seat)


def _joint_seed(secret: str, promise: str, final_promise: str | None, contributions: tuple[Contribution, ...]) -> str:
    promised = {"promise": promise} if final_promise is None else {"final_promise": final_promise}
    return fingerprint(
        {
            "format": "alhambra joint seed",
            "secret": secret,
            **promised,
            "contributions": [contribution.to_json() for contribution in contributions],
        }
    )
