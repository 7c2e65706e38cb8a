"""The public parts of a joint seed: promises, commitments and contributions."""

from collections.abc import Collection
from typing import Any, Final

from alhambra.protocol.dealing.opening import Opening, text_of
from alhambra.protocol.errors import DealingError
from alhambra.protocol.messages import ContributionMessage, DrawnBy
from alhambra.protocol.randomness import fresh_seed
from alhambra.protocol.serialization.hashing import fingerprint, is_hash

PLAYER: Final = "player"  # who drew a contribution
DEALER: Final = "dealer"
LONGEST_CONTRIBUTION = 200


def promise_of(opening: Opening, secret: str, position_hash: str | None = None) -> str:
    """Return the promise, which the dealer shows before anybody contributes.

    The hash of the position that a game continues from stays as hidden as the secret: players could guess cards from
    it.
    """
    position = {} if position_hash is None else {"position_hash": position_hash}
    return fingerprint({"format": "alhambra promise", "opening": opening.to_json(), "secret": secret, **position})


def final_promise_of(promise: str, commitments: Collection[str], drawn_by: Collection[DrawnBy]) -> str:
    """Return the final promise, which the dealer shows after all commitments and before any contribution."""
    return fingerprint(
        {
            "format": "alhambra final promise",
            "promise": promise,
            "commitments": list(commitments),
            "drawn_by": list(drawn_by),
        }
    )


def drawn_by_from_json(data: Any) -> tuple[DrawnBy, ...]:
    """Return who drew the contribution of each seat."""
    if not isinstance(data, list) or any(drawer not in (PLAYER, DEALER) for drawer in data):
        raise DealingError("dealing-drawn-by-nobody")
    return tuple([PLAYER if drawer == PLAYER else DEALER for drawer in data])


class Contribution:
    """A player's part of the seed: any text, with a random part that keeps it from being guessed. It is a value.

    Args:
        text: any printable text of at most 200 characters.
        nonce: 64 hexadecimal digits.

    Raises:
        DealingError: the text or the nonce is invalid.

    >>> Contribution("my luck", "0" * 64).text
    'my luck'
    """

    def __init__(self, text: str, nonce: str) -> None:
        if len(text) > LONGEST_CONTRIBUTION or not text.isprintable():
            raise DealingError("contribution-is-none", most=LONGEST_CONTRIBUTION)
        if not is_hash(nonce):
            raise DealingError("contribution-nonce")
        self.text = text
        self.nonce = nonce

    @staticmethod
    def fresh(text: str = "") -> "Contribution":
        """Return a contribution with this text and a new random part.

        Args:
            text: any printable text of at most 200 characters.

        Raises:
            DealingError: the text is too long or not printable.

        >>> Contribution.fresh("my luck").nonce == Contribution.fresh("my luck").nonce
        False
        """
        return Contribution(text, fresh_seed())

    def commitment(self, promise: str, seat: int) -> str:
        """Return what the player shows before the contributions are shown: a hash of this one.

        Args:
            promise: the dealer's promise.
            seat: the seat of the player.

        >>> len(Contribution.fresh().commitment("0" * 64, seat=1))
        64
        """
        return fingerprint({"format": "alhambra commitment", "promise": promise, "seat": seat, **self.to_json()})

    def to_json(self) -> ContributionMessage:
        """Return the contribution as plain data; ``from_json`` reads it.

        >>> Contribution("my luck", "0" * 64).to_json()["text"]
        'my luck'
        """
        return {"text": self.text, "nonce": self.nonce}

    @staticmethod
    def from_json(data: Any) -> "Contribution":
        """Return the contribution in a JSON object.

        Args:
            data: an object with ``text`` and ``nonce``.

        Raises:
            DealingError: it has other fields, or their values are invalid.

        >>> Contribution.from_json({"text": "my luck", "nonce": "0" * 64}).text
        'my luck'
        """
        if not isinstance(data, dict) or set(data) != {"text", "nonce"}:
            raise DealingError("contribution-fields")
        return Contribution(text_of(data["text"]), text_of(data["nonce"]))
