"""The state of a table, derived from its entries: seats, dealing, game, votes and chat."""

from collections import Counter
from functools import cache
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from alhambra.declarations import declared_in, kind_of
from alhambra.games import deal_game, from_position
from alhambra.protocol import (
    DEALER,
    DECLINING,
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
from alhambra.server.people.news import News, NewsItem, news_of
from alhambra.server.tables.checkpoints import Checkpoints
from alhambra.server.tables.entries import (
    ALL_QUESTIONS,
    BOT_AT_ONCE,
    NONE_BEFORE_TURN,
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
    QuestionsWanted,
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
from alhambra.undo import is_revealing

# The phases of a table.
GATHERING: Final = "gathering"
DEALING: Final = "dealing"
PLAYING: Final = "playing"
OVER: Final = "over"

TAKE_BACK: Final = "take_back"
STAND_IN: Final = "stand_in"
STAND_IN_BOT: Final = "builder"  # plays for absent players
_MOST_SAID: Final = 200


class TableSeat:
    """A seat of a table."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind  # PERSON, or the name of a bot
        self.name = name
        self.ready = False
        self.house_draws = kind != PERSON  # the server draws this seat's part of the seed
        self.stand_in: str | None = None  # the bot that plays for an absent player
        self.has_left = False  # the player left the running game, and may come back
        self.wants_notices = False  # of its turns
        self.standing_questions = ALL_QUESTIONS  # the optional questions of modules that the player wants
        self.declines_until_turn = False  # and declines all of them until the next turn begins

    @property
    def wanted_questions(self) -> str:
        """Return which optional questions of modules the player is asked now."""
        return NONE_BEFORE_TURN if self.declines_until_turn else self.standing_questions

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_free(self) -> bool:
        return self.is_person and not self.name

    @property
    def is_there(self) -> bool:
        """Return whether a person sits here who has not left or been replaced."""
        return self.is_person and self.stand_in is None and not self.has_left

    @property
    def bot(self) -> str | None:
        """Return the bot that currently chooses for this seat, if any."""
        return self.stand_in if self.is_person else self.kind


class TriedAction(NamedTuple):
    """An action that was tried on a copy of the game, with the resulting position."""

    entry: Played
    action: Action
    after: Game


class Turn(NamedTuple):
    """The current turn of a person; a player who is replaced by a bot has none."""

    seat: int | None
    sequence: int  # the number of the entry that began it
    began: float
    number: int  # the number of actions before it


class Snapshot(NamedTuple):
    """A stored position of a game."""

    rules: str
    sequence: int  # the number of the last entry that it covers
    at: int
    position: str


class OtherRules(AlhambraError):
    """The table was played under other rules, and cannot continue under the current ones."""


class OpenVote(NamedTuple):
    """Something that is done if all others agree."""

    asked: Asked
    agreed: frozenset[int]
    number: int  # of the entry that opened the vote


class GameTable:
    """The state of a table. It changes by entries alone, so equal entries produce equal tables."""

    def __init__(self, table_id: str, snapshot: Snapshot | None = None) -> None:
        self.id = table_id
        self._snapshot = snapshot  # from which a game that was dealt under other rules continues
        self._is_before_snapshot = False  # while entries that the snapshot covers are read
        self.first_action = 0  # earlier actions, played under other rules, cannot be taken back
        self.sequence = 0  # of the last entry
        self.counts: Counter[tuple[type[TableEntry], int | None]] = Counter()  # entries by kind and seat
        self.at = 0  # the number of the last entry that changed the game: it identifies the position
        self.phase = GATHERING
        self.seats: list[TableSeat] = []
        self.dealing: Dealing | None = None
        self.broken_off = 0
        self.game: Game | None = None
        self.played: list[Played] = []
        self._prepared: TriedAction | None = None
        self._checkpoints: Checkpoints | None = None  # since the game is played under the current rules
        self._fixed: list[int] = []  # action counts below which taking back needs everybody's consent
        self.is_rewound = False  # actions were taken back that had revealed what will come again
        self.question: OpenVote | None = None
        self.said: list[Said] = []  # the latest chat messages
        self.said_before = 0  # the number of chat messages before those
        self.news = News()
        self.rematch: str | None = None  # the id of the rematch
        self.made_at = 0.0  # when the last entry was made
        self.at_since = 0.0  # when the game reached its position
        self.is_new_choice = False  # whether the current choice is one, see is_new_choice()
        self.turn = Turn(None, 0, 0.0, 0)
        self.used_seconds: list[float] = []  # by seat, if there are clocks
        self.turns_begun: list[int] = []  # by seat
        self.events: list[Event] = []  # of the last entry
        self.took_back = False  # the last entry took actions back: clients need a full view
        self.has_new_state = False  # the last entry changed more than the game and the chat

    # --- changes ---

    def apply(self, sequence: int, entry: AnyEntry, made: float = 0.0) -> None:
        """Apply an entry that was made at some time. Entries are validated before they are written."""
        game = self.game
        self.events = []
        self.took_back = False
        self.has_new_state = not isinstance(entry, (Played, Said, QuestionsWanted))
        self._note_news(entry)
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
                self._take_back(entry.seat, entry.actions)
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
            case QuestionsWanted():
                self._want_questions(entry)
            case Rematched():
                self.rematch = entry.table
            case Said():
                self.said_before += len(self.said) == _MOST_SAID
                self.said = [*self.said[1 - _MOST_SAID :], entry]
        self.sequence = sequence
        self.counts[counted_as(entry)] += 1
        if self.game is not game:
            self.at = sequence
        if self._is_before_snapshot:
            self._resume_from_snapshot()
        self._keep_time(made)

    def _note_news(self, entry: AnyEntry) -> None:
        """Note who comes, leaves, is replaced or returns."""
        self.news.begin_entry()
        item = news_of(entry, [seat.name for seat in self.seats], len(self.played))
        if item is not None:
            self.news.add(item)

    def _forget_counts(self, seat: int) -> None:
        """Reset the counts of a seat for its next player."""
        for counted in [counted for counted in self.counts if counted[1] == seat]:
            del self.counts[counted]

    def _keep_time(self, made: float) -> None:
        """Update the turn and the clocks after an entry."""
        made = max(made, self.made_at)  # the clocks of several machines may differ a little
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
        """Return the seat that has to choose, unless a bot plays for it."""
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
        """Return the dealing, if it proves the game.

        It does not if the game was dealt under other rules, or if it started from a position that
        the promise does not cover.
        """
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
        self._server_contributions = {int(seat): Contribution.from_json(data) for seat, data in entry.house.items()}
        for seat, contribution in self._server_contributions.items():
            self.dealing.commit(seat, contribution.commitment(self.dealing.promise, seat), DEALER)
        self._reveal_server_contributions()

    def _reveal_server_contributions(self) -> None:
        """Reveal the contributions drawn by the server, once all seats have committed to theirs."""
        dealing = self._dealing
        if None not in dealing.commitments:
            for seat, contribution in self._server_contributions.items():
                dealing.reveal(seat, contribution)
            self._deal_when_complete()

    def _deal_when_complete(self) -> None:
        if None in self._dealing.contributions:
            return
        self.phase = PLAYING
        if self._dealing.opening.rules == RULES_VERSION:
            self._begin(self._dealt())
            self.events = list(self._game.events)
        elif self._snapshot is None:
            raise OtherRules("table-of-other-rules", given=self._dealing.opening.rules, rules=RULES_VERSION)
        else:
            self._is_before_snapshot = True

    def _dealt(self) -> Game:
        """Return the game at its beginning: after the set-up, or at the starting position."""
        deal = self._dealing.deal()
        position = self.made.position
        if position is not None and deal.position_hash is None:  # dealt by an older version
            return from_position(position, seed=deal.seed, players=self.players)
        return deal_game(deal, position=position)

    def _resume_from_snapshot(self) -> None:
        """Continue from the snapshot, once all entries that it covers are applied."""
        snapshot = self._snapshot
        if snapshot is not None and self.sequence == snapshot.sequence:
            self._is_before_snapshot = False
            self.first_action = len(self.played)
            _, game = self.beginning()
            self._begin(game)
            self.at = snapshot.at
            self.phase = OVER if game.is_over else PLAYING

    def _begin(self, game: Game) -> None:
        """Set the game, and start collecting checkpoints."""
        self.game = game
        self._checkpoints = Checkpoints(self.first_action, game)

    def beginning(self) -> tuple[int, Game]:
        """Return the first position under the current rules, after the number of actions before it."""
        if self._snapshot is None or self._dealing.opening.rules == RULES_VERSION:
            return 0, self._dealt()
        return self.first_action, from_position(self._snapshot.position, players=self.players)

    def _break_off(self) -> None:
        self.broken_off += 1
        self.dealing = None
        self.phase = GATHERING
        for seat in self.seats:
            seat.ready = False

    # --- the game ---

    def prepare(self, seat: int, action: str | dict[str, Any], stand_in: str | None) -> Played:
        """Try an action on a copy of the game, and return its entry.

        Raises IllegalAction or a parse error before anything is written.
        """
        game = self._game
        after = game.copy()
        actions = after.action_set
        parsed = actions.parse(action) if isinstance(action, str) else actions.from_json(action)
        after.play(parsed, seat=seat)
        entry = Played(seat, parsed.notation(), stand_in)
        self._prepared = TriedAction(entry, parsed, after)
        return entry

    def decides_after(self, entry: AnyEntry) -> int | None:
        """Return the seat that has to choose after a prepared action, if any."""
        if self._prepared is None or self._prepared.entry is not entry:
            return None
        decision = self._prepared.after.decision
        return None if decision is None else decision.seat

    def _play(self, entry: Played) -> None:
        if self._is_before_snapshot:
            self.played.append(entry)
            self.question = None
            return
        before = self._game
        if self._prepared is None or self._prepared.entry is not entry:
            self.prepare(entry.seat, entry.action, entry.stand_in)
        assert self._prepared is not None
        assert self._checkpoints is not None
        _, action, game = self._prepared
        self._prepared = None
        self.game = game
        self._checkpoints.add(game)
        self.events = list(game.events)
        self.is_new_choice = is_new_choice(before.decision, game.decision)
        self.played.append(entry)
        if is_revealing(before, action, game):
            self._fixed.append(len(self.played))
        self.has_new_state = game.is_over or self.question is not None
        self.question = None
        for event in self.events:
            if event.kind == "turn_begins":
                began: Any = event.data
                self.seats[began["seat"]].declines_until_turn = False
        if game.is_over:
            self.phase = OVER

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _want_questions(self, entry: QuestionsWanted) -> None:
        seat = self.seats[entry.seat]
        seat.declines_until_turn = entry.wanted == NONE_BEFORE_TURN
        if not seat.declines_until_turn:
            seat.standing_questions = entry.wanted

    def standing_answer(self) -> Action | None:
        """Return the answer that the server gives for the deciding player; None if the player is asked.

        The server only ever declines, and only a question of a module that the player does not
        want. After taking back an action the player is asked anyway.
        """
        seat = self.choosing_person()
        if seat is None or not self.is_optional_question:
            return None
        wanted = self.seats[seat].wanted_questions
        if wanted == ALL_QUESTIONS:
            return None
        offers = self._game.legal_actions(seat=seat)
        declining = [action for action in offers if action.chosen == DECLINING]
        return declining[0] if declining and (wanted == NONE_BEFORE_TURN or len(offers) == 1) else None

    @property
    def is_optional_question(self) -> bool:
        """Return whether a module has just asked something that a player may decline for good."""
        decision = None if self.game is None else self.game.decision
        return decision is not None and self.is_new_choice and decision.kind in decisions_of_modules()

    def undoable(self, seat: int) -> int:
        """Return how many of its last actions a seat may take back without a vote.

        These are the ones that revealed nothing to anybody.
        """
        if self.phase != PLAYING:
            return 0
        since = max(self.first_action, self._fixed[-1] if self._fixed else 0)
        latest = islice(reversed(self.played), len(self.played) - since)
        own = takewhile(lambda played: played.seat == seat and played.stand_in is None, latest)
        return sum(1 for _ in own)

    def _take_back(self, seat: int, actions: int) -> None:
        """Take back the last actions, as a seat requested."""
        left = len(self.played) - actions
        self.news.add(NewsItem("took_back", seat, self.seats[seat].name, left, actions))
        crosses_others = actions > self.undoable(self.played[-1].seat)
        del self.played[left:]
        if self._checkpoints is not None:
            self.game = self._checkpoints.go_back(self.played)
        while self._fixed and self._fixed[-1] > left:
            self._fixed.pop()
            self.is_rewound = True
        if crosses_others:
            self._fixed.append(left)
        self.question = None
        self.phase = PLAYING
        self.is_new_choice = False
        self.took_back = True

    # --- votes ---

    def people(self) -> frozenset[int]:
        """Return the seats that can vote: those of people who are present."""
        return frozenset([number for number, seat in enumerate(self.seats) if seat.is_there])

    def absent(self) -> list[int]:
        """Return the seats of people who have left, or for whom a bot stands in."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and not seat.is_there]

    def _leave(self, seat: int) -> None:
        self.seats[seat].has_left = True
        if self.made.leaving == BOT_AT_ONCE:
            self.seats[seat].stand_in = STAND_IN_BOT
        self._drop_question_to(seat)
        self._act_when_agreed()  # the vote may have waited only for this seat

    def _stand_in(self, entry: StoodIn) -> None:
        self.seats[entry.seat].stand_in = entry.bot
        self.seats[entry.seat].has_left = False
        if entry.bot is not None:
            self._drop_question_to(entry.seat)

    def _drop_question_to(self, seat: int) -> None:
        """Drop a vote that needs the consent of a seat whose player is gone."""
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
            self._take_back(question.asked.seat, question.asked.actions)
        elif question.asked.absent is not None:
            absent = self.seats[question.asked.absent]
            absent.stand_in = STAND_IN_BOT
            self.news.add(NewsItem("replaced", question.asked.absent, absent.name, len(self.played)))

    def needed(self, asked: Asked) -> frozenset[int]:
        """Return the seats that must agree: those named, else all present but the one to replace."""
        return self.people() - {asked.absent} if asked.needed is None else frozenset(asked.needed)

    # --- queries ---

    def snapshot(self) -> Snapshot | None:
        """Return a snapshot of the game; None before it begins."""
        if self.game is None:
            return None
        return Snapshot(RULES_VERSION, self.sequence, self.at, self.game.position(with_chance=True))

    @property
    def may_be_watched(self) -> bool:
        """Return whether spectators may see the table: always before and after the game."""
        return self.made.watching or self.phase != PLAYING

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the players as they appear in promises and records."""
        return tuple([Player(seat.name, seat.kind) for seat in self.seats])


def counted_as(entry: TableEntry) -> tuple[type[TableEntry], int | None]:
    """Return the kind and seat under which an entry is counted; the seat of spectators is None."""
    return type(entry), getattr(entry, "seat", None)


def is_new_choice(before: Decision | None, now: Decision | None) -> bool:
    """Return whether a decision was caused by another seat's action, or is added by a module.

    Everybody sees such a prompt, whatever the prompted seat holds.
    """
    return now is not None and (before is None or now.seat != before.seat or now.kind in decisions_of_modules())


@cache
def decisions_of_modules() -> frozenset[str]:
    """Return the kinds of decisions that modules add; seats are prompted whatever they hold."""
    declared = [message for module in MODULES for message in declared_in(folder_of(module)).values()]
    return frozenset([kind_of(message, "kind") or "" for message in declared if is_decision(message)])
