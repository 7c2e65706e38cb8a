"""A seed that nobody chooses: the dealer promises a secret, every player adds to it, and only then all is shown.

1. The dealer draws a secret and shows the promise, a hash of the secret and of all that defines the game.
2. Every player draws a contribution and shows its commitment, a hash of it with the promise and the seat.
3. When all commitments lie open, the dealer shows the final promise, a hash of the promise and all commitments.
4. Then the contributions are shown. The seed is the hash of the secret, the final promise and all contributions.
5. The secret is shown when the game is over; until then the dealer alone knows the seed.

Nobody can try out seeds: the final promise fixes every part of the seed before the first contribution is shown.
A player who keeps it can tell whether a record is of that dealing. Dealings of the older form have no final promise.
"""

import re
import secrets
from collections.abc import Collection
from typing import Any, Final

from alhambra.protocol.config import GameConfig
from alhambra.protocol.errors import DealingError
from alhambra.protocol.hashing import fingerprint
from alhambra.protocol.messages import ContributionMessage, DealingMessage, DrawnBy, OpeningMessage
from alhambra.protocol.players import Player, check_players, players_from_json
from alhambra.protocol.randomness import fresh_seed

PLAYER: Final = "player"  # who drew a contribution
DEALER: Final = "dealer"
LONGEST_CONTRIBUTION = 200
_GAME_ID_BYTES = 16
_OPENING_FIELDS = {"id", "rules", "config", "components", "players"}


def is_hash(value: Any) -> bool:
    """Whether it is written as hashes, seeds and secrets are: 64 hexadecimal digits."""
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value) is not None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise DealingError("dealing-needs-texts")
    return value


def fresh_game_id() -> str:
    """A name for a game that no other game has."""
    return secrets.token_hex(_GAME_ID_BYTES)


class Opening:
    """All that defines a game before its first card: to this the dealer's promise is bound. It is a value."""

    def __init__(
        self, game_id: str, rules: str, config: GameConfig, components: str, players: tuple[Player, ...]
    ) -> None:
        if not re.fullmatch(r"[0-9A-Za-z_-]{1,64}", game_id):
            raise DealingError("game-id-is-none")
        if not players:
            raise DealingError("dealing-without-players")
        check_players(players, config.seats)
        self.game_id = game_id
        self.rules = rules
        self.config = config
        self.components = components
        self.players = players

    def to_json(self) -> OpeningMessage:
        return {
            "id": self.game_id,
            "rules": self.rules,
            "config": self.config.to_json(),
            "components": self.components,
            "players": [player.to_json() for player in self.players],
        }

    @staticmethod
    def from_json(data: Any) -> "Opening":
        if not isinstance(data, dict) or set(data) != _OPENING_FIELDS:
            raise DealingError("opening-is-none")
        config, players = GameConfig.from_json(data["config"]), players_from_json(data["players"])
        return Opening(_text(data["id"]), _text(data["rules"]), config, _text(data["components"]), players)


def promise_of(opening: Opening, secret: str, position_hash: str | None = None) -> str:
    """What the dealer shows before anybody contributes.

    The hash of the position that a game goes on from is kept with the secret: players could guess hidden cards by it.
    """
    position = {} if position_hash is None else {"position_hash": position_hash}
    return fingerprint({"format": "alhambra promise", "opening": opening.to_json(), "secret": secret, **position})


def drawn_by_from_json(data: Any) -> tuple[DrawnBy, ...]:
    """Who drew the contribution of each seat."""
    if not isinstance(data, list) or any(drawer not in (PLAYER, DEALER) for drawer in data):
        raise DealingError("dealing-drawn-by-nobody")
    return tuple([PLAYER if drawer == PLAYER else DEALER for drawer in data])


def final_promise_of(promise: str, commitments: Collection[str], drawn_by: Collection[DrawnBy]) -> str:
    """What the dealer shows when all commitments lie open, before any contribution: it fixes every part of the seed."""
    return fingerprint(
        {
            "format": "alhambra final promise",
            "promise": promise,
            "commitments": list(commitments),
            "drawn_by": list(drawn_by),
        }
    )


class Contribution:
    """What a player adds to the seed: any text, with a random part that keeps it from being guessed. It is a value."""

    def __init__(self, text: str, nonce: str) -> None:
        if len(text) > LONGEST_CONTRIBUTION or not text.isprintable():
            raise DealingError("contribution-is-none", most=LONGEST_CONTRIBUTION)
        if not is_hash(nonce):
            raise DealingError("contribution-nonce")
        self.text = text
        self.nonce = nonce

    @staticmethod
    def fresh(text: str = "") -> "Contribution":
        """A contribution with this text and a new random part."""
        return Contribution(text, fresh_seed())

    def commitment(self, promise: str, seat: int) -> str:
        """What the player shows before the contributions are shown."""
        return fingerprint({"format": "alhambra commitment", "promise": promise, "seat": seat, **self.to_json()})

    def to_json(self) -> ContributionMessage:
        return {"text": self.text, "nonce": self.nonce}

    @staticmethod
    def from_json(data: Any) -> "Contribution":
        if not isinstance(data, dict) or set(data) != {"text", "nonce"}:
            raise DealingError("contribution-fields")
        return Contribution(_text(data["text"]), _text(data["nonce"]))


class Deal:
    """A joint seed with all its parts, which fit together. It is a value."""

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
            _check_contribution(promise, seat, commitment, contribution)
        self.opening = opening
        self.secret = secret
        self.promise = promise
        self.commitments = commitments
        self.contributions = contributions
        self.drawn_by = drawn_by  # by seat; None in a deal of the older form, which does not say so
        self.position_hash = (
            position_hash  # of the position that the game goes on from; None: it begins with its set-up
        )
        self.final_promise = None if drawn_by is None else final_promise_of(promise, commitments, drawn_by)
        self.seed = _joint_seed(secret, promise, self.final_promise, contributions)

    @property
    def latest_promise(self) -> str:
        """The promise to note: the final one, and the dealer's in a deal of the older form."""
        return self.promise if self.final_promise is None else self.final_promise


def _check_contribution(promise: str, seat: int, commitment: str, contribution: Contribution) -> None:
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


class Dealing:
    """A joint seed in the making, as the dealer sees it. What is refused changes nothing."""

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
        self.drawn_by: list[DrawnBy | None] = [None] * seats  # who drew what a seat has committed itself to
        self.commitments: list[str | None] = [None] * seats
        self.contributions: list[Contribution | None] = [None] * seats
        self.broken_off: str | None = None  # why no game came of it

    @property
    def final_promise(self) -> str | None:
        """What fixes all parts of the seed; None before all commitments lie open, and in the older form."""
        if not self._has_final_promise or None in self.commitments:
            return None
        return final_promise_of(self.promise, self._shown_commitments(), self._drawers())

    def _shown_commitments(self) -> list[str]:
        return [commitment for commitment in self.commitments if commitment is not None]

    def _drawers(self) -> list[DrawnBy]:
        return [drawer for drawer in self.drawn_by if drawer is not None]

    def commit(self, seat: int, commitment: object, drawn_by: DrawnBy = PLAYER) -> None:
        """Take down the commitment of a seat, as it came from the player, or to what the dealer has drawn for it."""
        self._check_going_on(seat)
        if not isinstance(commitment, str) or not is_hash(commitment):
            raise DealingError("commitment-is-none")
        if self.commitments[seat] is not None:
            raise DealingError("committed-already", seat=seat)
        self.commitments[seat] = commitment
        self.drawn_by[seat] = drawn_by

    def reveal(self, seat: int, contribution: Contribution) -> None:
        """Take down the contribution of a seat; nobody may show one before all have committed themselves."""
        self._check_going_on(seat)
        missing = [number for number, commitment in enumerate(self.commitments) if commitment is None]
        if missing:
            raise DealingError("commitments-missing", seats=missing, number=len(missing))
        if self.contributions[seat] is not None:
            raise DealingError("contribution-shown-already", seat=seat)
        commitment = self.commitments[seat]
        assert commitment is not None
        _check_contribution(self.promise, seat, commitment, contribution)
        self.contributions[seat] = contribution

    def copy(self) -> "Dealing":
        """A dealing of the same secret that goes on by itself, to try a step on."""
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
        """No game comes of this dealing. Who breaks off often may be looking for a better seed: keep count."""
        self._check_not_broken_off()
        self.broken_off = why

    def deal(self) -> Deal:
        """The joint seed, when all have shown their contributions."""
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
        """All that everybody may know of the dealing, at any moment of it."""
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
