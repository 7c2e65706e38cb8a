"""A table as its entries tell: who sits there, how the seed is made, the game, and what can be taken back."""

from collections import Counter
from functools import cache
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from alhambra.declarations import declared_in, kind_of
from alhambra.games import deal_game, from_position
from alhambra.protocol import (
    DEALER,
    RULES_VERSION,
    Action,
    AlhambraError,
    Contribution,
    Dealing,
    Decision,
    Event,
    Game,
    GameConfig,
    Opening,
    Player,
)
from alhambra.schemas.declared import is_decision
from alhambra.server.tables.checkpoints import Positions
from alhambra.server.tables.entries import (
    BOT_AT_ONCE,
    PERSON,
    AnyEntry,
    Asked,
    BrokenOff,
    Committed,
    Consented,
    Filled,
    Left,
    Made,
    NoticesWanted,
    Played,
    Promised,
    Readied,
    Rematched,
    Revealed,
    Said,
    Sat,
    Stood,
    StoodIn,
    TableEntry,
    Undone,
)
from alhambra.tilegames.modules import MODULES, folder_of

# The phases of a table.
GATHERING: Final = "gathering"
DEALING: Final = "dealing"
PLAYING: Final = "playing"
OVER: Final = "over"

TAKE_BACK: Final = "take_back"
STAND_IN: Final = "stand_in"
STAND_IN_BOT: Final = "builder"  # plays for who is away
_MOST_SAID: Final = 200


class TableSeat:
    """A seat of a table."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind  # PERSON, or the name of a bot
        self.name = name
        self.ready = False
        self.house_draws = kind != PERSON  # the server draws this seat's part of the seed
        self.stand_in: str | None = None  # the bot that plays for an absent player
        self.has_left = False  # the running game; the player may come back
        self.wants_notices = False  # of the own turns

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_free(self) -> bool:
        return self.is_person and not self.name

    @property
    def is_there(self) -> bool:
        """Whether a person sits here who plays, as far as the table knows."""
        return self.is_person and self.stand_in is None and not self.has_left

    @property
    def bot(self) -> str | None:
        """The bot that chooses for this seat now."""
        return self.stand_in if self.is_person else self.kind


class TriedAction(NamedTuple):
    """An action that was tried on a copy of the game, with what came of it."""

    entry: Played
    action: Action
    after: Game


class Turn(NamedTuple):
    """Since when a person has to choose; somebody who is replaced by a bot has no turn."""

    seat: int | None
    sequence: int  # of the entry with which it began
    began: float
    number: int  # how many actions were played before it


class Snapshot(NamedTuple):
    """The position of a game as it was kept."""

    rules: str
    sequence: int  # of the entry after which it was so
    at: int
    position: str


class OtherRules(AlhambraError):
    """A table of another version, of which nothing is left that could go on."""


class OpenVote(NamedTuple):
    """Something that is done if all others agree."""

    asked: Asked
    agreed: frozenset[int]
    number: int  # of the entry with which it was asked


class GameTable:
    """A table. It changes by entries alone, so that equal entries make equal tables in every process."""

    def __init__(self, table_id: str, bridge: Snapshot | None = None) -> None:
        self.id = table_id
        self._bridge = bridge  # on which a game goes on that was dealt under other rules
        self._is_crossing = False  # what happened before the bridge is not played again
        self.first_action = 0  # before which nothing can be taken back: those before were played under other rules
        self.sequence = 0  # of the last entry
        self.counts: Counter[tuple[type[TableEntry], int | None]] = Counter()  # of entries, by their kind and seat
        self.at = 0  # of the last entry that changed the game: an action is for this position
        self.phase = GATHERING
        self.seats: list[TableSeat] = []
        self.dealing: Dealing | None = None
        self.broken_off = 0
        self.game: Game | None = None
        self.played: list[Played] = []
        self._prepared: TriedAction | None = None
        self._positions: Positions | None = None  # of the game, since it is played by the present rules
        self._fixed: list[int] = []  # numbers of actions after which nobody goes back without asking the others
        self.is_rewound = False  # actions were taken back that had shown what will come again
        self.question: OpenVote | None = None
        self.said: list[Said] = []  # of late
        self.said_before = 0  # how much was said before that
        self.rematch: str | None = None  # the table at which the same people meet again
        self.made_at = 0.0  # when the last entry was made
        self.at_since = 0.0  # when the game came to its position
        self.is_new_choice = False  # the choice is not just the next step of what its seat does
        self.turn = Turn(None, 0, 0.0, 0)
        self.used_seconds: list[float] = []  # by seat, of the time that a clock gives
        self.turns_begun: list[int] = []  # by seat
        self.events: list[Event] = []  # what the last entry told
        self.is_turned_back = False  # the last entry has taken actions back, so a client needs the view anew
        self.is_rearranged = False  # the last entry has changed something besides the game and the talk

    # --- changes ---

    def apply(self, sequence: int, entry: AnyEntry, made: float = 0.0) -> None:
        """Let an entry happen that was made at some time. It was judged before it was written, so it fits."""
        game = self.game
        self.events = []
        self.is_turned_back = False
        self.is_rearranged = not isinstance(entry, (Played, Said))
        match entry:
            case Made():
                self.made = entry
                self.config = GameConfig.from_json(entry.config)
                self.seats = [TableSeat(plan.kind, plan.name) for plan in entry.seats]
                self.used_seconds = [0.0] * len(self.seats)
                self.turns_begun = [0] * len(self.seats)
            case Sat():
                self.seats[entry.seat].name = entry.name
            case Stood():
                if self.phase == DEALING:
                    self._break_off()
                self.seats[entry.seat] = TableSeat(PERSON, "")
                self._forget_counts(entry.seat)
            case Filled():
                self.seats[entry.seat] = TableSeat(entry.bot, entry.name)
            case Readied():
                self.seats[entry.seat].ready = entry.ready
                self.seats[entry.seat].house_draws = entry.house_draws
            case Promised():
                self._promise(entry)
            case Committed():
                self._dealing.commit(entry.seat, entry.commitment)
                self._reveal_server_contributions()
            case Revealed():
                self._dealing.reveal(entry.seat, Contribution(entry.text, entry.nonce))
                self._deal_when_complete()
            case BrokenOff():
                self._break_off()
            case Played():
                self._play(entry)
            case Undone():
                self._take_back(entry.actions)
            case Asked():
                self.question = OpenVote(entry, frozenset({entry.seat}), sequence)
                self._act_when_agreed()
            case Consented():
                self._consent(entry)
            case StoodIn():
                self._stand_in(entry)
            case Left():
                self._leave(entry.seat)
            case NoticesWanted():
                self.seats[entry.seat].wants_notices = entry.wanted
            case Rematched():
                self.rematch = entry.table
            case Said():
                self.said_before += len(self.said) == _MOST_SAID
                self.said = [*self.said[1 - _MOST_SAID :], entry]
        self.sequence = sequence
        self.counts[counted_as(entry)] += 1
        if self.game is not game:
            self.at = sequence
        if self._is_crossing:
            self._cross()
        self._keep_time(made)

    def _forget_counts(self, seat: int) -> None:
        """Let the next player of a seat do as much as the first one."""
        for counted in [counted for counted in self.counts if counted[1] == seat]:
            del self.counts[counted]

    def _keep_time(self, made: float) -> None:
        """Note whose turn it is since when, and what the last one has cost."""
        made = max(made, self.made_at)  # processes on several machines may disagree a little
        self.made_at = made
        if self.at == self.sequence:
            self.at_since = made
        seat = self.choosing_person()
        if seat == self.turn.seat:
            return
        if self.turn.seat is not None:
            self.used_seconds[self.turn.seat] += made - self.turn.began
        if seat is not None:
            self.turns_begun[seat] += 1
        self.turn = Turn(seat, self.sequence, made, len(self.played))

    def choosing_person(self) -> int | None:
        """The seat that has to choose, if its player is there to do so."""
        if self.phase != PLAYING or self.game is None or self.game.decision is None:
            return None
        seat = self.game.decision.seat
        return seat if self.seats[seat].bot is None else None

    # --- the seed ---

    @property
    def _dealing(self) -> Dealing:
        assert self.dealing is not None
        return self.dealing

    @property
    def promised(self) -> Dealing | None:
        """The dealing, unless the game goes on from a position that it does not cover: its record cannot prove it."""
        dealing = self.dealing
        if dealing is None or self.phase == DEALING:
            return dealing
        is_covered = self.made.position is None or dealing.position_hash is not None
        return dealing if is_covered and dealing.opening.rules == RULES_VERSION else None

    def _promise(self, entry: Promised) -> None:
        self.phase = DEALING
        self.dealing = Dealing(
            Opening.from_json(entry.opening),
            entry.secret,
            position_hash=entry.position_hash,
            has_final_promise=entry.has_final_promise,
        )
        self._drawn_here = {int(seat): Contribution.from_json(data) for seat, data in entry.house.items()}
        for seat, contribution in self._drawn_here.items():
            self.dealing.commit(seat, contribution.commitment(self.dealing.promise, seat), DEALER)
        self._reveal_server_contributions()

    def _reveal_server_contributions(self) -> None:
        """Show what the server has drawn for bots, as soon as all have bound themselves."""
        dealing = self._dealing
        if None not in dealing.commitments:
            for seat, contribution in self._drawn_here.items():
                dealing.reveal(seat, contribution)
            self._deal_when_complete()

    def _deal_when_complete(self) -> None:
        if None in self._dealing.contributions:
            return
        self.phase = PLAYING
        if self._dealing.opening.rules == RULES_VERSION:
            self._begin(self._dealt())
            self.events = list(self._game.events)
        elif self._bridge is None:
            raise OtherRules("table-of-other-rules", given=self._dealing.opening.rules, rules=RULES_VERSION)
        else:
            self._is_crossing = True

    def _dealt(self) -> Game:
        """The game as it begins: with its set-up, or with a position from which chance alone is new."""
        deal = self._dealing.deal()
        position = self.made.position
        if position is not None and deal.position_hash is None:  # dealt by an earlier version, without the position
            return from_position(position, seed=deal.seed, players=self.players)
        return deal_game(deal, position=position)

    def _cross(self) -> None:
        """Go on with the game from the position that was kept, when all that led to it has happened."""
        bridge = self._bridge
        if bridge is not None and self.sequence == bridge.sequence:
            self._is_crossing = False
            self.first_action = len(self.played)
            _, game = self.beginning()
            self._begin(game)
            self.at = bridge.at
            self.phase = OVER if game.is_over else PLAYING

    def _begin(self, game: Game) -> None:
        """Play this game from now on."""
        self.game = game
        self._positions = Positions(self.first_action, game)

    def beginning(self) -> tuple[int, Game]:
        """From where the game is played by the present rules, and how many actions lie before it."""
        if self._bridge is None or self._dealing.opening.rules == RULES_VERSION:
            return 0, self._dealt()
        return self.first_action, from_position(self._bridge.position, players=self.players)

    def _break_off(self) -> None:
        self.broken_off += 1
        self.dealing = None
        self.phase = GATHERING
        for seat in self.seats:
            seat.ready = False

    # --- the game ---

    def prepare(self, seat: int, action: str | dict[str, Any], stand_in: str | None) -> Played:
        """Try an action on a copy of the game, so that it surely can be played when it is written down."""
        game = self._game
        after = game.copy()
        actions = after.action_set
        parsed = actions.parse(action) if isinstance(action, str) else actions.from_json(action)
        after.play(parsed, seat=seat)
        entry = Played(seat, parsed.notation(), stand_in)
        self._prepared = TriedAction(entry, parsed, after)
        return entry

    def decides_after(self, entry: AnyEntry) -> int | None:
        """Which seat has to choose once a prepared action has happened."""
        if self._prepared is None or self._prepared.entry is not entry:
            return None
        decision = self._prepared.after.decision
        return None if decision is None else decision.seat

    def _play(self, entry: Played) -> None:
        if self._is_crossing:
            self.played.append(entry)
            self.question = None
            return
        before = self._game
        if self._prepared is None or self._prepared.entry is not entry:
            self.prepare(entry.seat, entry.action, entry.stand_in)
        assert self._prepared is not None
        assert self._positions is not None
        _, action, game = self._prepared
        self._prepared = None
        self.game = game
        self._positions.add(game)
        self.events = list(game.events)
        self.is_new_choice = is_new_choice(before.decision, game.decision)
        self.played.append(entry)
        if is_revealing(before, action, game):
            self._fixed.append(len(self.played))
        self.is_rearranged = game.is_over or self.question is not None
        self.question = None
        if game.is_over:
            self.phase = OVER

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def undoable(self, seat: int) -> int:
        """How many of its last actions the seat may take back without asking: they have shown nothing to anybody."""
        if self.phase != PLAYING:
            return 0
        since = max(self.first_action, self._fixed[-1] if self._fixed else 0)
        latest = islice(reversed(self.played), len(self.played) - since)
        own = takewhile(lambda played: played.seat == seat and played.stand_in is None, latest)
        return sum(1 for _ in own)

    def _take_back(self, actions: int) -> None:
        left = len(self.played) - actions
        crosses_others = actions > self.undoable(self.played[-1].seat)
        del self.played[left:]
        if self._positions is not None:
            self.game = self._positions.go_back(self.played)
        while self._fixed and self._fixed[-1] > left:
            self._fixed.pop()
            self.is_rewound = True
        if crosses_others:
            self._fixed.append(left)
        self.question = None
        self.phase = PLAYING
        self.is_new_choice = False
        self.is_turned_back = True

    # --- agreeing ---

    def people(self) -> frozenset[int]:
        """The seats whose players can be asked: people who are there."""
        return frozenset([number for number, seat in enumerate(self.seats) if seat.is_there])

    def absent(self) -> list[int]:
        """The seats of people who are not there: they have left, or a bot stands in."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and not seat.is_there]

    def _leave(self, seat: int) -> None:
        self.seats[seat].has_left = True
        if self.made.leaving == BOT_AT_ONCE:
            self.seats[seat].stand_in = STAND_IN_BOT
        self._drop_question_to(seat)
        self._act_when_agreed()  # who has left is not asked any more

    def _stand_in(self, entry: StoodIn) -> None:
        self.seats[entry.seat].stand_in = entry.bot
        self.seats[entry.seat].has_left = False
        if entry.bot is not None:
            self._drop_question_to(entry.seat)

    def _drop_question_to(self, seat: int) -> None:
        """Drop a question to which a seat must agree whose player is gone: there would be no answer."""
        if self.question is not None and seat in (self.question.asked.needed or ()):
            self.question = None

    def _consent(self, entry: Consented) -> None:
        question = self.question
        assert question is not None
        if entry.agrees:
            self.question = question._replace(agreed=question.agreed | {entry.seat})
            self._act_when_agreed()
        else:
            self.question = None

    def _act_when_agreed(self) -> None:
        question = self.question
        if question is None or not self.needed(question.asked) <= question.agreed:
            return
        self.question = None
        if question.asked.what == TAKE_BACK:
            self._take_back(question.asked.actions)
        elif question.asked.absent is not None:
            self.seats[question.asked.absent].stand_in = STAND_IN_BOT

    def needed(self, asked: Asked) -> frozenset[int]:
        """Who must agree to what is asked: the seats that the question names, else everybody but who is replaced."""
        return self.people() - {asked.absent} if asked.needed is None else frozenset(asked.needed)

    # --- what is known of it ---

    def snapshot(self) -> Snapshot | None:
        """The position of the game, to be kept; None before there is one."""
        if self.game is None:
            return None
        return Snapshot(RULES_VERSION, self.sequence, self.at, self.game.position(with_chance=True))

    @property
    def may_be_watched(self) -> bool:
        """Whether the game is shown to others than its players: always before and after it, else as the table wants."""
        return self.made.watching or self.phase != PLAYING

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, as it stands in promises and records."""
        return tuple([Player(seat.name, seat.kind) for seat in self.seats])


def counted_as(entry: TableEntry) -> tuple[type[TableEntry], int | None]:
    """The kind of an entry and the seat that it counts for; None where it has no seat, as what spectators say."""
    return type(entry), getattr(entry, "seat", None)


def is_new_choice(before: Decision | None, now: Decision | None) -> bool:
    """Whether a choice came to its seat by what another one did, or is a question of a module: everybody knows that."""
    return now is not None and (before is None or now.seat != before.seat or now.kind in questions_of_modules())


@cache
def questions_of_modules() -> frozenset[str]:
    """The choices that modules add to a game; who can pay or holds a card is asked the same as who does not."""
    declared = [message for module in MODULES for message in declared_in(folder_of(module)).values()]
    return frozenset([kind_of(message, "kind") or "" for message in declared if is_decision(message)])


def is_revealing(before: Game, action: Action, after: Game) -> bool:
    """Whether an action has shown something that cannot be unseen.

    Chance has decided, a seat alone has learned something, or what was hidden was shown to everybody.
    """
    drawn_before, drawn_after = before.streams, after.streams
    assert drawn_before is not None
    assert drawn_after is not None
    if drawn_before.used() != drawn_after.used() or any(event.is_secret for event in after.events):
        return True
    return before.preview(action)["chance"] is not None
