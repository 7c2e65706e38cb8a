"""A joint seed that is being made."""

from alhambra.protocol.dealing.contributions import PLAYER, Contribution, final_promise_of, promise_of
from alhambra.protocol.dealing.deal import Deal, check_contribution
from alhambra.protocol.dealing.opening import Opening
from alhambra.protocol.errors import DealingError
from alhambra.protocol.messages import DealingMessage, DrawnBy
from alhambra.protocol.randomness import fresh_seed
from alhambra.protocol.serialization.hashing import is_hash


class Dealing:
    """A joint seed in the making, as the dealer sees it. A refused step changes nothing.

    Every player commits to a contribution; when all have, each reveals it; then ``deal()`` is complete.

    Args:
        opening: everything that defines the game before its first card.
        secret: the dealer's part; None draws one.
        position_hash: of the position that the game continues from; None if it begins with its set-up.
        has_final_promise: False for a dealing of the older form.

    Raises:
        DealingError: the secret is not 64 hexadecimal digits.

    >>> players = [Player("Ada", "person"), Player("Bob", "person")]
    >>> dealing, parts = new_dealing(GameConfig("alhambra", 2), players), [Contribution.fresh(), Contribution.fresh()]
    >>> isinstance(dealing, Dealing)
    True
    >>> for seat, part in enumerate(parts):
    ...     dealing.commit(seat, part.commitment(dealing.promise, seat))
    >>> dealing.final_promise is not None  # it is shown before the first contribution
    True
    >>> for seat, part in enumerate(parts):
    ...     dealing.reveal(seat, part)
    >>> deal_game(dealing.deal()).players == tuple(players)
    True
    """

    def __init__(
        self,
        opening: Opening,
        secret: str | None = None,
        *,
        position_hash: str | None = None,
        has_final_promise: bool = True,
    ) -> None:
        self.opening = opening
        self._secret = fresh_seed() if secret is None else secret
        if not is_hash(self._secret):
            raise DealingError("secret-is-none")
        self.position_hash = position_hash
        self.promise = promise_of(opening, self._secret, position_hash)
        seats = opening.config.seats
        self._has_final_promise = has_final_promise  # dealings of the older form have none
        self.drawn_by: list[DrawnBy | None] = [None] * seats  # who drew the contribution of each seat
        self.commitments: list[str | None] = [None] * seats
        self.contributions: list[Contribution | None] = [None] * seats
        self.broken_off: str | None = None  # why it led to no game

    @property
    def final_promise(self) -> str | None:
        """The hash that fixes all parts of the seed; None before all commitments are open, and in the older form.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> new_dealing(GameConfig("alhambra", 2), players).final_promise is None
        True
        """
        if not self._has_final_promise or None in self.commitments:
            return None
        return final_promise_of(self.promise, self._shown_commitments(), self._drawers())

    def _shown_commitments(self) -> list[str]:
        return [commitment for commitment in self.commitments if commitment is not None]

    def _drawers(self) -> list[DrawnBy]:
        return [drawer for drawer in self.drawn_by if drawer is not None]

    def commit(self, seat: int, commitment: object, drawn_by: DrawnBy = PLAYER) -> None:
        """Enter the commitment of a seat.

        Args:
            seat: whose commitment it is.
            commitment: a hash, as ``Contribution.commitment`` returns it.
            drawn_by: ``player``, or ``dealer`` if the dealer drew the contribution for the seat.

        Raises:
            DealingError: it is not a hash, the seat has already committed, or the dealing is broken off.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> dealing = new_dealing(GameConfig("alhambra", 2), players)
        >>> dealing.commit(0, Contribution.fresh().commitment(dealing.promise, 0))
        >>> [commitment is not None for commitment in dealing.commitments]
        [True, False]
        """
        self._check_going_on(seat)
        if not isinstance(commitment, str) or not is_hash(commitment):
            raise DealingError("commitment-is-none")
        if self.commitments[seat] is not None:
            raise DealingError("committed-already", seat=seat)
        self.commitments[seat] = commitment
        self.drawn_by[seat] = drawn_by

    def reveal(self, seat: int, contribution: Contribution) -> None:
        """Enter the contribution of a seat; nobody may show one before all have committed.

        Args:
            seat: whose contribution it is.
            contribution: what the seat has committed to.

        Raises:
            DealingError: commitments are missing, the contribution is another one or was shown before, or the dealing
                is broken off.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> new_dealing(GameConfig("alhambra", 2), players).reveal(0, Contribution.fresh())
        Traceback (most recent call last):
        alhambra.protocol.errors.DealingError: Contributions are shown once all seats are committed: ...
        """
        self._check_going_on(seat)
        missing = [number for number, commitment in enumerate(self.commitments) if commitment is None]
        if missing:
            raise DealingError("commitments-missing", seats=missing, number=len(missing))
        if self.contributions[seat] is not None:
            raise DealingError("contribution-shown-already", seat=seat)
        commitment = self.commitments[seat]
        assert commitment is not None
        check_contribution(self.promise, seat, commitment, contribution)
        self.contributions[seat] = contribution

    def copy(self) -> "Dealing":
        """Return an independent dealing with the same secret, to try a step on.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> dealing = new_dealing(GameConfig("alhambra", 2), players)
        >>> dealing.copy().promise == dealing.promise
        True
        """
        twin = Dealing(
            self.opening,
            self._secret,
            position_hash=self.position_hash,
            has_final_promise=self._has_final_promise,
        )
        twin.drawn_by = self.drawn_by.copy()
        twin.commitments = self.commitments.copy()
        twin.contributions = self.contributions.copy()
        twin.broken_off = self.broken_off
        return twin

    def break_off(self, why: str) -> None:
        """End the dealing without a game. A player who does so often may be looking for a better seed: keep count.

        Args:
            why: the reason, for everybody to read.

        Raises:
            DealingError: the dealing is already broken off.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> dealing = new_dealing(GameConfig("alhambra", 2), players)
        >>> dealing.break_off("Bob has left")
        >>> dealing.broken_off
        'Bob has left'
        """
        self._check_not_broken_off()
        self.broken_off = why

    def deal(self) -> Deal:
        """Return the joint seed, when all have shown their contributions.

        Raises:
            DealingError: contributions are missing, or the dealing is broken off.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> new_dealing(GameConfig("alhambra", 2), players).deal()
        Traceback (most recent call last):
        alhambra.protocol.errors.DealingError: A joint seed needs the contribution of every seat: ...
        """
        self._check_not_broken_off()
        shown = [contribution for contribution in self.contributions if contribution is not None]
        missing = [seat for seat, contribution in enumerate(self.contributions) if contribution is None]
        if missing:
            raise DealingError("contributions-missing", seats=missing, number=len(missing))
        return Deal(
            self.opening,
            self._secret,
            self.promise,
            tuple(self._shown_commitments()),
            tuple(shown),
            tuple(self._drawers()) if self._has_final_promise else None,
            self.position_hash,
        )

    def to_json(self) -> DealingMessage:
        """Return everything that everybody may know about the dealing now, as plain data.

        >>> players = [Player("Ada", "person"), Player("Bob", "person")]
        >>> new_dealing(GameConfig("alhambra", 2), players).to_json()["commitments"]
        [None, None]
        """
        return {
            "opening": self.opening.to_json(),
            "promise": self.promise,
            "commitments": self.commitments.copy(),
            "drawn_by": self.drawn_by.copy(),
            "final_promise": self.final_promise,
            "contributions": [None if shown is None else shown.to_json() for shown in self.contributions],
            "broken_off": self.broken_off,
        }

    def _check_going_on(self, seat: int) -> None:
        self._check_not_broken_off()
        if type(seat) is not int or not 0 <= seat < self.opening.config.seats:
            raise DealingError("no-such-seat-in-dealing", last=self.opening.config.seats - 1)

    def _check_not_broken_off(self) -> None:
        if self.broken_off is not None:
            raise DealingError("dealing-broken-off")
