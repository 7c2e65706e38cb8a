"""The Game protocol: everything that tables, bots and servers know about a game."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from mypy_extensions import i64

from alhambra.protocol.actions import Action, ActionSet, GivenAction, Question
from alhambra.protocol.config import GameConfig
from alhambra.protocol.dealing.deal import Deal
from alhambra.protocol.decisions import NOBODY, PUBLIC, Chance, Decision, Event
from alhambra.protocol.diagram import due, in_brief
from alhambra.protocol.errors import (
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    Refusal,
    SeatError,
    quoted,
)
from alhambra.protocol.given import GivenFields, GivenInt, GivenText
from alhambra.protocol.messages import (
    Dealt,
    DecisionMessage,
    EventMessage,
    Fit,
    Judgement,
    NextDecision,
    Payment,
    Preview,
    Standing,
    View,
)
from alhambra.protocol.offers import MOST_OFFERS, OFFER_STAMPS, Offers, SampledOffers
from alhambra.protocol.players import Player
from alhambra.protocol.positions.lines import SEAT_LINE, PositionLines, PositionWriter
from alhambra.protocol.randomness import Randomness, Streams
from alhambra.protocol.records.chance import JOINT, OPEN, STUDY
from alhambra.protocol.records.history import History, HistoryEntry, no_history
from alhambra.protocol.records.record import RULES_VERSION, Record
from alhambra.protocol.serialization.hashing import fingerprint
from alhambra.protocol.serialization.reading import is_whole

MOST_JUDGEMENTS: Final = 2048  # ways to complete an action that are judged at once

_NO_ACTION: Final = Refusal("ACTION", "not-an-action")
_CHANCE_DECIDES: Final = Refusal("CHANCE", "chance-decides")
_NO_CHANCE: Final = Refusal("CHANCE", "no-chance-open")


def _refused(refusal: Refusal, seats: int) -> Preview:
    """Return the preview of an action that may not be played."""
    return {
        "refusal": refusal.to_json(),
        "events": [],
        "payment": None,
        "scored": [{} for _ in range(seats)],
        "worth": [{} for _ in range(seats)],
        "another_action": False,
        "decision": None,
        "chance": None,
        "is_over": False,
    }


class Game:  # not an ABC: its metaclass would give every game a dict and uncacheable look-ups
    """One game in progress: whose turn it is, what may be chosen, what happened and who leads.

    A game object knows everything. ``print(game)`` shows the table with all hands, ``repr(game)`` is one line.
    ``game.view(seat)`` returns what one seat may know, ``diagram(game.view(seat))`` shows it as text.

    Equal configs, seeds and actions make equal games. ``copy()`` gives an independent game, which is also how to undo.
    Games come from ``new_game``, ``from_position``, ``imagine``, ``deal_game`` and ``replay``.

    >>> game = new_game(GameConfig("alhambra", 3), seed=7)
    >>> game
    <alhambra, 3 seats, position 0: seat 2 decides (turn); points 0 0 0>
    >>> while game.decision is not None:
    ...     events = game.play(game.legal_actions()[0])
    >>> game.is_over, game.winners == [seat for seat in range(3) if game.scores[seat] == max(game.scores)]
    (True, True)

    An engine subclasses it and says what is due (``decision``, ``chance``), what may be chosen (``_offers``,
    ``_refuse``) and how the game moves on (``_choose``, ``_resolve``, ``advance``).
    """

    end_clause: ClassVar[str]  # the clause by which a game that is over refuses actions

    config: GameConfig
    seed: str | None  # None if chance was open from the start, and in imagined games
    players: tuple[Player, ...]  # who sits where; empty if that was not stated
    deal: Deal | None  # the joint dealing from which the seed came; None for all other games, and in imagined ones
    promise: str | None  # the promise of the deal; an imagined game keeps it, so that it looks the same
    began_from: str | None  # the position that it continues from; None if it began with its set-up
    opened_at: int | None  # after how many entries chance was opened
    imagined: bool  # made by determinise: such a game has no record
    is_over: bool
    streams: Streams | None  # None: chance is open, the caller decides its outcomes
    history: History
    ply_offset: int  # how many entries precede the history, which an imagined game does not have
    events: list[Event]  # what the last call caused (set-up, play or resolve)
    records_events: bool  # switched off by search
    offer_stamp: i64  # marks the actions offered in this position; 0 until offers are requested

    # All fields are set here, before any other use: then the compiler knows that they exist, and reading one needs no
    # check.

    def __init__(self, config: GameConfig, seed: str | None, sources: Sequence[str], original: "Game | None") -> None:
        """Initialise what every game has: new, or copied from the original."""
        self.config = config
        self.seed = seed if original is None else original.seed
        self.players = () if original is None else original.players
        self.deal = None if original is None else original.deal
        self.promise = None if original is None else original.promise
        self.began_from = None if original is None else original.began_from
        if original is None:
            self.opened_at = 0 if seed is None else None
            self.streams = None if seed is None else Streams(seed, sources)
            self.offer_stamp = 0
        else:
            self.opened_at = original.opened_at
            self.streams = None if original.streams is None else original.streams.copy()
            self.offer_stamp = original.offer_stamp
        self.imagined = False if original is None else original.imagined
        self.is_over = False if original is None else original.is_over
        self.history = no_history() if original is None else original.history.copy()
        self.ply_offset = 0 if original is None else original.ply_offset
        self.events = []
        self.records_events = True if original is None else original.records_events

    # --- what is to be decided ---

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The choice to be made now, with its ``seat`` and ``kind``; None if the game is over or waits for chance.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.decision
        <turn by seat 2>
        """

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The chance event to be resolved now; None unless the caller decides the outcomes of chance.

        >>> game = new_game(GameConfig("alhambra", 3), seed=None)
        >>> game.chance
        <first_market, 54 outcomes>
        >>> new_game(GameConfig("alhambra", 3), seed=7).chance is None
        True
        """

    @property
    @abstractmethod
    def action_set(self) -> ActionSet:
        """The kinds of action in this game; it reads their notation and their JSON.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.action_set.parse("take gulden_2")
        <take gulden_2>
        """

    # A caller that acts for somebody else, such as a server, passes the seat; None is the seat that decides. It also
    # passes the number of the position for which an action was chosen, so that it is never played in another one.

    @property
    def at(self) -> int:
        """The number of the position: how many actions, and outcomes that a caller chose, lead to it.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> events = game.play(game.legal_actions()[0])
        >>> game.at
        1
        """
        return self.ply_offset + self.history.length

    def legal_actions(self, *, seat: GivenInt | None = None) -> Offers:
        """Return the sensible legal actions of the seat that decides, as a sequence of at most 1024.

        Wasteful payments are left out, and some other actions if there are hundreds. What is left out is still legal.

        Args:
            seat: the seat that asks; one that does not decide gets none. None is the seat that decides.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.legal_actions()[:3]
        [<take gulden_2>, <take denar_5>, <take dukat_1>]
        >>> len(game.legal_actions(seat=0))
        0
        """
        if seat is not None and self._refuse_seat(seat) is not None:
            return Offers([])
        offers = self._offers()
        if offers.size > MOST_OFFERS:
            offers = SampledOffers(offers, MOST_OFFERS)
        if self.offer_stamp == 0:
            self.offer_stamp = OFFER_STAMPS.next()
        offers.offer_stamp = self.offer_stamp
        return offers

    def explain(
        self, action: GivenAction, *, seat: GivenInt | None = None, at: GivenInt | None = None
    ) -> Refusal | None:
        """Return why an action may not be played now, as a ``Refusal``, or None if it may.

        Args:
            action: any action of this game, offered or not; anything else is refused as well.
            seat: the acting seat; None is the seat that decides.
            at: the number of the position it was chosen for; None is the current one.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> print(game.explain(game.action_set.parse("take gulden_9")))
        ALH-MONEY-1: Not all of these cards are in the display.
        """
        refusal = self._refuse_seat(seat) or self._refuse_position(at)
        if refusal is not None:
            return refusal
        own = self.action_set.admitted(action)
        return _NO_ACTION if own is None else self._judge(own)

    def is_legal(self, action: GivenAction, *, seat: GivenInt | None = None, at: GivenInt | None = None) -> bool:
        """Return whether an action may be played now.

        Args:
            action: any action of this game.
            seat: the acting seat; None is the seat that decides.
            at: the number of the position it was chosen for; None is the current one.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.is_legal(game.legal_actions()[0])
        True
        """
        return self.explain(action, seat=seat, at=at) is None

    # --- consequences: what a client can show without knowing the rules ---

    def preview(self, action: GivenAction, *, seat: GivenInt | None = None, at: GivenInt | None = None) -> Preview:
        """Return what an action would do up to the next decision, or to something unforeseeable; it changes nothing.

        Nothing in it is hidden from the seat. An action that may not be played has only its refusal.

        Args:
            action: any action of this game.
            seat: the acting seat; None is the seat that decides.
            at: the number of the position it was chosen for; None is the current one.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> preview = game.preview(game.legal_actions()[0])
        >>> preview["refusal"] is None, [event["event"] for event in preview["events"]]
        (True, ['money_taken', 'turn_ends'])
        """
        refusal = self.explain(action, seat=seat, at=at)
        own = self.action_set.admitted(action)
        decision = self.decision
        if refusal is not None or own is None or decision is None:
            return _refused(refusal or _NO_ACTION, self.config.seats)
        return self._preview(own, decision.seat)

    @abstractmethod
    def _preview(self, action: Action, seat: int) -> Preview:
        """Return what a legal action would do, as far as the deciding seat may know."""

    def refusals(self, incomplete: GivenFields, *, seat: GivenInt | None = None) -> list[Judgement]:
        """Return every way to complete an incomplete action, each with its refusal and what it pays.

        Args:
            incomplete: an action in JSON form, a ``kind`` and any of its fields.
            seat: the seat that asks; one that does not decide gets an empty list. None is the seat that decides.

        Raises:
            NotationError: it is not an action of this game, or there are more than 2048 ways to complete it.
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> judgements = game.refusals({"kind": "buy", "tile": "tower_9_nw"})
        >>> all(judgement["refusal"] for judgement in judgements)  # seat 2 has no denar
        True
        """
        question = self.action_set.question(incomplete)
        if self._refuse_seat(seat) is not None or self.decision is None:
            return []
        completions = self._completions(question)
        if len(completions) > MOST_JUDGEMENTS:
            raise NotationError("question-too-broad", number=len(completions), most=MOST_JUDGEMENTS)
        if completions:
            return [self._judged(action) for action in completions]
        judgement = self._judged(question.sample)
        if not question.is_complete:
            judgement["action"] = None
        return [judgement]

    def _completions(self, question: Question) -> list[Action]:
        """Return the ways to complete an action; none if it is complete or cannot be completed now."""
        if question.is_complete or question.is_vain:
            return []
        return self._candidates(question) or [action for action in self._offers()[:] if question.fits(action)]

    def _judged(self, action: Action) -> Judgement:
        refusal = self._judge(action)
        return {
            "action": action.to_json(),
            "refusal": None if refusal is None else refusal.to_json(),
            "payment": self._payment(action),
        }

    def _candidates(self, question: Question) -> list[Action]:
        """Return the ways to complete an action, refused ones included; none if only offers count."""
        return []

    def _payment(self, action: Action) -> Payment | None:
        """Return the price of an action and what it pays; None if it is not a payment."""
        return None

    def fit(self, tile: GivenText, *, seat: GivenInt | None = None) -> Fit:
        """Return where a tile would fit in a palace now, and why not elsewhere, wherever the tile is.

        Args:
            tile: the name of any tile of this game; one that it does not have fits nowhere.
            seat: the seat of the palace; None is the seat that decides.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> fit = game.fit("tower_9_nw")
        >>> fit["cells"], [(misfit["reason"], misfit["cells"]) for misfit in fit["misfits"]]
        ([[0, -1], [-1, 0]], [('wall-against-open-side', 2)])
        """
        if seat is not None:
            self._check_seat(seat)
        decision = self.decision
        owner = seat if seat is not None else None if decision is None else decision.seat
        if owner is None or not isinstance(tile, str):
            return {"cells": [], "misfits": []}
        return self._fit(tile, owner)

    def _fit(self, tile: str, seat: int) -> Fit:
        """Return where a tile would fit in the palace of a seat; nowhere in a game without palaces."""
        return {"cells": [], "misfits": []}

    def standing(self, *, seat: GivenInt | None = None) -> Standing:
        """Return the points so far, and what each seat would get if it were scored now.

        Args:
            seat: the seat that asks, or None for a spectator.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.standing()["points"]
        [0, 0, 0]
        """
        if seat is not None:
            self._check_seat(seat)
        return self._standing()

    @abstractmethod
    def _standing(self) -> Standing:
        """Return the standing of the seats, from open information."""

    def _refuse_seat(self, seat: GivenInt | None) -> Refusal | None:
        """Return why a seat may not choose now, without revealing anything else."""
        if seat is None:
            return None
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat == seat:
            return None
        return Refusal("SEAT", "another-seat-decides", {"seat": decision.seat, "asking_seat": seat})

    def _refuse_position(self, at: GivenInt | None) -> Refusal | None:
        """Return why an action chosen for another position cannot be played in this one."""
        if at is None or (is_whole(at) and at == self.at):
            return None
        return Refusal("POSITION", "another-position", {"given": quoted(at), "number": self.at})

    def _judge(self, action: Action) -> Refusal | None:
        """Return why an action of this game is not legal now, or None if it is."""
        if self.is_over:
            return Refusal(self.end_clause, "game-over")
        return _CHANCE_DECIDES if self.decision is None else self._refuse(action)

    @abstractmethod
    def _offers(self) -> Offers:
        """Return the offers of the seat that decides; nothing if none does."""

    @abstractmethod
    def _refuse(self, action: Action) -> Refusal | None:
        """Return why the seat that decides may not choose the action, or None if it may."""

    # --- moving on ---

    def play(self, action: GivenAction, *, seat: GivenInt | None = None, at: GivenInt | None = None) -> list[Event]:
        """Play an action for the seat that decides, and return the events that it caused.

        Args:
            action: one of ``legal_actions()``, or any other legal action of this game.
            seat: the acting seat; None is the seat that decides.
            at: the number of the position it was chosen for; None is the current one.

        Raises:
            IllegalAction: the action is not legal now, or another seat decides; the game has not changed.
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> [event.kind for event in game.play(game.legal_actions()[0])]
        ['money_taken', 'turn_ends', 'card_revealed', 'turn_begins']
        >>> game.play(game.action_set.parse("take gulden_9"))
        Traceback (most recent call last):
        alhambra.protocol.errors.IllegalAction: ALH-MONEY-1: Not all of these cards are in the display.
        """
        if seat is not None or at is not None:
            refusal = self._refuse_seat(seat) or self._refuse_position(at)
            if refusal is not None:
                raise IllegalAction(refusal)
        offered = action if isinstance(action, Action) else None
        own = (
            offered
            if offered is not None and offered.offer_stamp == self.offer_stamp != 0
            else self._judged_legal(action)
        )
        self.offer_stamp = 0
        if self.records_events or self.events:
            self.events = []
        self._choose(own)
        self.advance()
        return self.events

    def _judged_legal(self, action: GivenAction) -> Action:
        """Return the action in the numbers of this game; raise IllegalAction if it is not legal."""
        own = self.action_set.admitted(action)
        refusal = _NO_ACTION if own is None else self._judge(own)
        if own is None or refusal is not None:
            raise IllegalAction(refusal or _NO_ACTION)
        return own

    def resolve(self, outcome: GivenText) -> list[Event]:
        """Resolve the open chance event with an outcome, and return the events that it caused.

        Args:
            outcome: the name of one of ``game.chance.outcomes``.

        Raises:
            IllegalAction: chance is not open, or the outcome is not possible; the game has not changed.

        >>> game = new_game(GameConfig("alhambra", 3), seed=None)
        >>> events = game.resolve(game.chance.outcomes[0][0])
        >>> game.at
        1
        """
        chance = self.chance
        if chance is None:
            raise IllegalAction(_NO_CHANCE)
        possible = [name for name, _ in chance.outcomes]
        if outcome not in possible:
            raise IllegalAction(
                Refusal("CHANCE", "outcome-impossible", {"given": quoted(outcome), "possible": possible})
            )
        self.offer_stamp = 0
        self.history.add(NOBODY, outcome)
        self.events = []
        self._resolve(outcome)
        self.advance()
        return self.events

    def play_out(self, randomness: Randomness) -> int:
        """Play to the end with random legal actions, and return how many were played.

        Args:
            randomness: the stream that decides; equal streams play equal games.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.play_out(Randomness(1)) > 100
        True
        >>> game.is_over
        True
        """
        count = 0
        while not self.is_over:
            self.play(self.legal_actions().pick(randomness))
            count += 1
        return count

    @abstractmethod
    def _choose(self, action: Action) -> None:
        """Enter an action that is known to be legal into the history, and apply it."""

    @abstractmethod
    def _resolve(self, outcome: str) -> None:
        """Apply an outcome that is known to be possible."""

    @abstractmethod
    def draw(self, streams: Streams) -> str:
        """Return the outcome that streams decide for the chance event that is due, and use up their numbers for it.

        Args:
            streams: those of the game before its chance was opened.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> streams, trial = game.streams.copy(), game.with_open_chance()
        >>> events = trial.play(trial.legal_actions()[0])
        >>> drawn = trial.draw(streams)
        >>> events = game.play(game.legal_actions()[0])
        >>> drawn == next(event.to_json()["card"] for event in events if event.kind == "card_revealed")
        True
        """

    @abstractmethod
    def advance(self) -> None:
        """Advance to the next decision or open chance event, or to the end of the game."""

    def emit(self, event: EventMessage, audience: int = PUBLIC) -> None:
        """Record an event of a declared type. In hot code, check ``records_events`` before building it."""
        if self.records_events:
            self.events.append(Event(event, audience))

    def events_for(self, seat: GivenInt | None) -> list[EventMessage]:
        """Return the events of the last call as a seat may see them; the last of them says what is due now.

        Args:
            seat: the viewer, or None for a spectator.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> events = game.play(game.legal_actions()[0])
        >>> game.events_for(None)[-1]["event"]
        'next_decision'
        """
        if seat is not None:
            self._check_seat(seat)
        due: NextDecision = {"event": "next_decision", "at": self.at, "decision": self.decision_message}
        return [*self.happened_for(seat), due]

    def happened_for(self, seat: int | None) -> list[EventMessage]:
        """Return what the last call caused, as a seat that is known to exist, or a spectator (None), may see it."""
        return [event.to_json() for event in self.events if event.is_for(seat)]

    # --- as text ---

    def __repr__(self) -> str:
        return in_brief(self.config, self.at, self.scores, due(self.decision_message, self.is_over, self.winners))

    def __str__(self) -> str:
        return self._diagram()

    def _diagram(self) -> str:
        """Return the whole position as text, hidden hands included, for people at a Python prompt."""
        return repr(self)

    # --- results ---

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """The points of the seats so far.

        >>> new_game(GameConfig("alhambra", 3), seed=7).scores
        [0, 0, 0]
        """

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end, and where no seat has.

        >>> new_game(GameConfig("alhambra", 3), seed=7).winners
        []
        """
        if not self.is_over:
            return []
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]

    # --- what may be known ---

    def _check_seat(self, seat: GivenInt) -> None:
        """Raise SeatError for anything that is not a seat of this game."""
        if not (is_whole(seat) and 0 <= seat < self.config.seats):
            raise SeatError("no-such-seat", given=quoted(seat), possible=list(range(self.config.seats)))

    def view(self, seat: GivenInt | None) -> View:
        """Return everything that a seat may know, as plain data that can be written as JSON.

        Args:
            seat: the viewer, or None for a spectator.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.view(0)["hand"]
        ['gulden_7', 'denar_2', 'denar_6', 'dukat_2', 'dukat_6']
        >>> game.view(None)["hand"] is None
        True
        """
        if seat is not None:
            self._check_seat(seat)
        return self._view(seat)

    @property
    def decision_message(self) -> DecisionMessage | None:
        """What everybody may know about the decision that is due, as plain data; None if there is none.

        >>> new_game(GameConfig("alhambra", 3), seed=7).decision_message
        {'seat': 2, 'kind': 'turn'}
        """
        decision = self.decision
        return None if decision is None else decision.message()

    @abstractmethod
    def _view(self, seat: int | None) -> View:
        """Return the view of a seat that is known to exist, or of a spectator (None)."""

    def determinise(self, seat: GivenInt, randomness: Randomness) -> Self:
        """Return a complete game that a seat cannot tell from the real one: hidden things and the future are invented.

        It depends on what the seat knows and on the stream alone, so nothing leaks into it.

        Args:
            seat: whose knowledge it keeps.
            randomness: the stream that decides everything that the seat does not know.

        Raises:
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> imagined = game.determinise(2, Randomness(1))
        >>> imagined.view(2) == game.view(2)
        True
        """
        self._check_seat(seat)
        twin = self.copy()
        twin._imagine_past()
        twin._imagine_hidden(seat, randomness)
        twin.streams = Streams(randomness.fork(), self.sources)
        twin.advance()
        return twin

    @abstractmethod
    def _imagine_hidden(self, seat: int, randomness: Randomness) -> None:
        """Replace what the seat cannot know with something that fits everything it does know."""

    # --- beginning and copies ---

    @property
    @abstractmethod
    def sources(self) -> Sequence[str]:
        """The names of the sources of chance; the engine knows them by their numbers in this list.

        >>> new_game(GameConfig("alhambra", 3), seed=7).sources[0]
        'deck'
        """

    def _imagine_past(self) -> None:
        """Forget where the game came from, as imagined games must."""
        self.imagined = True
        self.seed = None
        self.deal = None
        self.began_from = None
        self.ply_offset = self.at
        self.history = no_history()  # the outcomes of open chance in it may be hidden
        self.records_events = False
        self.offer_stamp = 0  # what the real game offers need not be legal in this one

    def dealt_by(self, deal: Deal) -> None:
        """Record the joint dealing that the seed came from."""
        assert deal.seed == self.seed
        self.deal = deal
        self.promise = deal.latest_promise
        self.players = deal.opening.players

    @property
    def dealt(self) -> Dealt:
        """Where the chance of the game comes from: ``joint``, ``study``, or ``open`` if a caller decides outcomes.

        >>> new_game(GameConfig("alhambra", 3), seed=7).dealt
        'study'
        """
        if self.opened_at is not None:
            return OPEN
        return STUDY if self.promise is None else JOINT

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent game in the same state, with the same future.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> other = game.copy()
        >>> events = other.play(other.legal_actions()[0])
        >>> game.at, other.at
        (0, 1)
        """

    def with_open_chance(self) -> Self:
        """Return a copy that asks its caller for every outcome of chance from now on.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7).with_open_chance()
        >>> events = game.play(game.legal_actions()[0])
        >>> game.chance.kind
        'fill_display'
        """
        twin = self.copy()
        twin.streams = None
        if twin.opened_at is None:
            twin.opened_at = self.history.length
        return twin

    def checksum(self) -> str:
        """Return a hash of the whole state, including what is hidden; equal states have equal hashes.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.checksum() == game.copy().checksum()
        True
        """
        return fingerprint(self._state())

    @abstractmethod
    def _state(self) -> dict[str, Any]:
        """Return the whole state, including what is hidden, JSON-ready; where chance comes from is not part of it."""

    # --- positions ---

    def position(self, *, seat: GivenInt | None = None, with_chance: bool = False) -> str:
        """Return the whole position as text, or what a seat knows about it; ``from_position`` and ``imagine`` read it.

        Args:
            seat: whose knowledge it is; None is the whole truth.
            with_chance: whether the text includes the seed and how much of it is used, so that the future is the same.

        Raises:
            PositionError: a seat does not know the seed.
            SeatError: there is no such seat.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.position().splitlines()[0]
        'alhambra position'
        >>> from_position(game.position()).checksum() == game.checksum()
        True
        """
        if seat is not None:
            self._check_seat(seat)
            if with_chance:
                raise PositionError("position-of-seat-without-chance")
        return self._position_by(RULES_VERSION, seat, with_chance)

    def _position_by(self, rules: str, seat: int | None, with_chance: bool) -> str:
        lines = PositionWriter()
        lines.put_game(rules, self.config, self.components_fingerprint)
        if seat is not None:
            lines.put_number(SEAT_LINE, seat)
        self._write_position(seat, lines)
        if with_chance and self.streams is not None:
            lines.put_streams(self.streams)
        return lines.text()

    def load_position(self, lines: PositionLines, seed: str | None) -> None:
        """Start from a whole position instead of the set-up, with this seed, or with its own chance."""
        streams = lines.streams(self.sources)
        self._load_position(None, lines)
        if seed is not None:
            streams = Streams(seed, self.sources)
        self.streams = streams
        self.began_from = self._position_by(lines.rules(), None, with_chance=seed is None)
        self.seed = None if streams is None else streams.seed
        self.opened_at = 0 if streams is None else None
        self.advance()
        self._check_offers()

    def imagine_from(self, lines: PositionLines, seat: int, randomness: Randomness) -> Self:
        """Return a complete game consistent with a position that holds what one seat knows."""
        self._load_position(seat, lines)
        self.opened_at = None
        try:
            twin = self.determinise(seat, randomness)
        except (AssertionError, IndexError, KeyError, ValueError):  # contradictions are found only now
            raise PositionError("position-fits-nothing") from None
        twin._check_position()
        twin._check_offers()
        return twin

    def _load_position(self, seat: int | None, lines: PositionLines) -> None:
        lines.check_components(self.components_fingerprint)
        self._read_position(seat, lines)
        lines.finish()
        self.events = []
        self.offer_stamp = 0

    @abstractmethod
    def _check_position(self) -> None:
        """Raise PositionError if what is hidden is impossible."""

    def _check_offers(self) -> None:
        """Raise PositionError if the seat that decides has no legal action."""
        if self.decision is not None and not self._offers():
            raise PositionError("position-without-offers", seat=self.decision.seat)

    @abstractmethod
    def _write_position(self, seat: int | None, lines: PositionWriter) -> None:
        """Write the state, or what a seat knows about it."""

    @abstractmethod
    def _read_position(self, seat: int | None, lines: PositionLines) -> None:
        """Read the state from the lines, making up what the seat does not know; PositionError if it is impossible."""

    @property
    @abstractmethod
    def components_fingerprint(self) -> str:
        """A hash of the components that the game is played with.

        >>> len(new_game(GameConfig("alhambra", 3), seed=7).components_fingerprint)
        64
        """

    def record(self) -> Record:
        """Return the game so far as a record, to be kept and replayed.

        Raises:
            RecordError: the game is imagined.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> events = game.play(game.legal_actions()[0])
        >>> game.record().entries
        ['2: take gulden_2']
        """
        if self.imagined:
            raise RecordError("imagined-game-has-no-record")
        return Record(
            config=self.config,
            components=self.components_fingerprint,
            seed=self.seed,
            opened_at=self.opened_at,
            entries=[entry.line() for entry in self.entries()],
            result=self.scores if self.is_over else None,
            checksum=self.checksum(),
            players=self.players,
            deal=self.deal,
            position=self.began_from,
        )

    def head(self) -> str:
        """Return the head of the transcript: a hash of the opening and everything chosen since.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> game.head() == game.record().head
        True
        """
        return self.record().head

    def entries(self) -> list[HistoryEntry]:
        """Return everything chosen so far, oldest first.

        >>> game = new_game(GameConfig("alhambra", 3), seed=7)
        >>> events = game.play(game.legal_actions()[0])
        >>> [entry.line() for entry in game.entries()]
        ['2: take gulden_2']
        """
        return self.history.entries()
