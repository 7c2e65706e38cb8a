"""Decide commands: each returns an entry, or raises an error and changes nothing."""

from typing import Any, Final

import msgspec

from alhambra.bots.levels import LEVELS
from alhambra.games import check_config, new_dealing
from alhambra.protocol import AlhambraError, Contribution, Dealing, GameConfig, Player, fresh_seed, quoted
from alhambra.server.people.names import check_different, clear_name
from alhambra.server.tables.entries import (
    BOT_AT_ONCE,
    BY_AGREEMENT,
    PERSON,
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
    SeatPlan,
    Stood,
    StoodIn,
    TableEntry,
    Undone,
)
from alhambra.server.tables.pace import is_pace
from alhambra.server.tables.table import DEALING, GATHERING, OVER, PLAYING, STAND_IN, TAKE_BACK, GameTable, counted_as

LONGEST_SAYING: Final = 500
_MOST_OF_A_KIND: Final = 1_000  # entries of one seat; a long game with much chat has a few hundred
_MOST_PLAYED: Final = 10_000  # actions after which none can be taken back; long games have 1000
# Entries that a seat could otherwise repeat without limit. These or the game bound all others.
_COUNTED: Final = (Asked, BrokenOff, NoticesWanted, QuestionsWanted, Readied, Said, Sat, StoodIn, Undone)
_REPLACEABLE_AFTER_SECONDS: Final = 60.0  # a lone opponent may replace a player this slow


class NotNow(AlhambraError):
    """A command that does not fit the state of the table. Nothing was changed."""


class Stale(AlhambraError):
    """A command for an outdated position. Nothing was changed; fetch the table again."""


def make(config: GameConfig, seats: list[SeatPlan], pace: str, leaving: str = BOT_AT_ONCE, **settings: Any) -> Made:
    """Create a table."""
    check_config(config)
    if leaving not in (BOT_AT_ONCE, BY_AGREEMENT):
        raise NotNow("table-leaving", possible=[BOT_AT_ONCE, BY_AGREEMENT])
    if len(seats) != config.seats:
        raise NotNow("table-seats", seats_count=config.seats, number=len(seats))
    if not is_pace(pace):
        raise NotNow("table-pace")
    if all(plan.kind != PERSON for plan in seats):
        raise NotNow("table-without-person")
    for plan in seats:
        if plan.kind != PERSON:
            _check_bot(plan.kind)
            Player(clear_name(plan.name), plan.kind)
        elif plan.name:
            raise NotNow("people-bring-names")
    return Made(config.to_json(), seats, pace, leaving=leaving, **settings)


def _check_bot(name: str) -> None:
    """Allow the built-in levels only: a bot from a file could run arbitrary code."""
    if name not in LEVELS:
        raise NotNow("bot-not-seated", given=quoted(name), possible=list(LEVELS))


def check_room(table: GameTable, entry: TableEntry) -> None:
    """Refuse an entry that its seat, or all spectators together, repeated too often here."""
    is_counted = isinstance(entry, _COUNTED) and not (isinstance(entry, StoodIn) and entry.bot is not None)
    if is_counted and table.counts[counted_as(entry)] >= _MOST_OF_A_KIND:
        raise NotNow("done-too-often", most=_MOST_OF_A_KIND)
    is_take_back = isinstance(entry, Undone) or (isinstance(entry, Asked) and entry.what == TAKE_BACK)
    if is_take_back and sum(table.counts[Played, seat] for seat in range(len(table.seats))) >= _MOST_PLAYED:
        raise NotNow("played-too-much-to-go-back", most=_MOST_PLAYED)


def sit(table: GameTable, seat: int, name: str) -> Sat:
    """Let a person take a free seat."""
    _check_phase(table, GATHERING)
    _check_free(table, seat)
    return Sat(seat, _new_name(table, name, PERSON))


def fill(table: GameTable, seat: int, bot: str, name: str) -> Filled:
    """Assign a bot to a free seat."""
    _check_phase(table, GATHERING)
    _check_free(table, seat)
    _check_bot(bot)
    return Filled(seat, bot, _new_name(table, name, bot))


def stand(table: GameTable, seat: int) -> Stood:
    """Free a seat again, before the game begins."""
    if table.phase not in (GATHERING, DEALING):
        raise NotNow("table-phase", phase=table.phase)
    _check_taken(table, seat)
    return Stood(seat)


def free(table: GameTable, seat: int) -> Stood:
    """Free the seat of a person or a bot, before the game begins."""
    return Stood(seat) if table.phase == GATHERING and not table.seats[seat].is_person else stand(table, seat)


def leave(table: GameTable, seat: int) -> Stood | Left:
    """Let a player leave. Before the game this frees the seat; during it the seat is kept."""
    if table.phase != PLAYING:
        return stand(table, seat)
    if table.seats[seat].has_left:
        raise NotNow("left-already")
    return Left(seat)


def want_notices(table: GameTable, seat: int, wanted: bool) -> NoticesWanted:
    """Switch notices of a player's turns on or off."""
    _check_taken(table, seat)
    return NoticesWanted(seat, wanted)


def want_questions(table: GameTable, seat: int, wanted: str) -> QuestionsWanted:
    """Choose which optional questions of modules a player is asked."""
    _check_phase(table, PLAYING)
    return QuestionsWanted(seat, wanted)


def answer_for(table: GameTable, at: int) -> Played:
    """Decline a question for a player who does not want it.

    Raises Stale if the game is at another position, or the player wants to be asked after all.
    """
    answer, seat = table.standing_answer(), table.choosing_person()
    if at != table.at or answer is None or seat is None:
        raise Stale("position-passed", wanted=at, present=table.at)
    return table.prepare(seat, answer.notation(), None)


def rematch(table: GameTable, following: str) -> Rematched:
    """Create a rematch: another table for the same people."""
    _check_phase(table, OVER)
    if table.rematch is not None:
        raise NotNow("rematch-made-already")
    return Rematched(following)


def rematch_setup(table: GameTable) -> Made:
    """Return the first entry of the rematch: the same settings, with the same people seated."""
    seats = [SeatPlan(seat.kind, seat.name) for seat in table.seats]
    return msgspec.structs.replace(table.made, seats=seats, rematch_of=table.id)


def ready(table: GameTable, seat: int, is_ready: bool, house_draws: bool) -> Readied:
    """Mark a player as ready, or not."""
    _check_phase(table, GATHERING)
    _check_taken(table, seat)
    return Readied(seat, is_ready, house_draws)


def promise(table: GameTable) -> Promised:
    """Start the dealing when everybody is ready.

    The server draws the parts of the seed for bots, and for players who leave it to the server.
    """
    _check_phase(table, GATHERING)
    waiting = [number for number, seat in enumerate(table.seats) if not _is_ready(seat)]
    if waiting:
        raise NotNow("not-all-ready", seats=waiting)
    dealing = new_dealing(table.config, table.players, position=table.made.position)
    drawn = {str(number): Contribution.fresh().to_json() for number, seat in enumerate(table.seats) if seat.house_draws}
    return Promised(dealing.opening.to_json(), fresh_seed(), drawn, True, dealing.position_hash)


def _is_ready(seat: Any) -> bool:
    return not seat.is_person or bool(seat.name and seat.ready)


def commit(table: GameTable, seat: int, commitment: str) -> Committed:
    """Commit a seat to its part of the seed."""
    _check_phase(table, DEALING)
    _trial(table).commit(seat, commitment)
    return Committed(seat, commitment)


def reveal(table: GameTable, seat: int, text: str, nonce: str) -> Revealed:
    """Reveal a seat's part of the seed."""
    _check_phase(table, DEALING)
    _trial(table).reveal(seat, Contribution(text, nonce))
    return Revealed(seat, text, nonce)


def _trial(table: GameTable) -> Dealing:
    """Return a copy of the dealing, for a step that may be refused."""
    assert table.dealing is not None
    return table.dealing.copy()


def break_off(table: GameTable, seat: int) -> BrokenOff:
    """Abort the dealing. Everybody sees which seat did so."""
    _check_phase(table, DEALING)
    return BrokenOff(seat)


def play(table: GameTable, seat: int, at: int, action: str | dict[str, Any], stand_in: str | None = None) -> Played:
    """Play an action, chosen at position ``at``.

    Raises Stale if the game is at another position.
    """
    _check_phase(table, PLAYING)
    if at != table.at:
        raise Stale("position-passed", wanted=at, present=table.at)
    if stand_in is not None and table.seats[seat].stand_in is None:
        raise NotNow("no-stand-in")
    if stand_in is None:
        _check_plays_alone(table, seat)
    return table.prepare(seat, action, stand_in)


def _check_plays_alone(table: GameTable, seat: int) -> None:
    """Refuse actions of a player while a bot stands in."""
    if table.seats[seat].stand_in is not None:
        raise NotNow("bot-plays-for-you")


def undo(table: GameTable, seat: int, at: int, actions: int) -> Undone:
    """Take back a seat's last actions, unless they revealed anything."""
    _check_phase(table, PLAYING)
    if at != table.at:
        raise Stale("position-passed", wanted=at, present=table.at)
    _check_plays_alone(table, seat)
    possible = table.undoable(seat)
    if not 1 <= actions <= possible:
        raise NotNow("undo-too-far", most=possible, number=actions)
    return Undone(seat, actions)


def ask_back(table: GameTable, seat: int, actions: int) -> Asked:
    """Open a vote to take back any number of actions.

    Everybody must agree, because the asker knows what follows; absent players must return first.
    A finished game cannot be reopened, because its record, with the seed, is public.
    """
    _check_phase(table, PLAYING)
    _check_no_vote(table)
    most = len(table.played) - table.first_action
    if not 1 <= actions <= most:
        raise NotNow("back-too-far", most=most, number=actions)
    absent = table.absent()
    if absent:
        raise NotNow("back-without-all", seats=absent)
    return Asked(seat, TAKE_BACK, actions, needed=sorted(table.people()))


def ask_stand_in(table: GameTable, seat: int, absent: int, now: float) -> Asked:
    """Open a vote to let a bot play for an absent player.

    A player who decides this alone must wait for a while; otherwise two players could replace
    each other at will.
    """
    _check_phase(table, PLAYING)
    _check_no_vote(table)
    if not (0 <= absent < len(table.seats) and table.seats[absent].is_person) or absent == seat:
        raise NotNow("nobody-to-replace", seat=absent)
    if table.seats[absent].stand_in is not None:
        raise NotNow("bot-there-already")
    is_late = table.turn.seat == absent and now - table.at_since >= _REPLACEABLE_AFTER_SECONDS
    if table.people() - {absent} <= {seat} and not (table.seats[absent].has_left or is_late):
        raise NotNow("too-early-to-replace", seat=absent, seconds=int(_REPLACEABLE_AFTER_SECONDS))
    return Asked(seat, STAND_IN, absent=absent)


def _check_no_vote(table: GameTable) -> None:
    """Refuse a second vote: players could approve it while they mean the first one."""
    if table.question is not None:
        raise NotNow("asked-already")


def consent(table: GameTable, seat: int, agrees: bool, number: int | None = None) -> Consented:
    """Vote on what was asked; a no of the seat that asked withdraws the vote.

    Raises Stale if ``number`` is given and is not the number of the open vote.
    """
    _check_phase(table, PLAYING)
    question = table.question
    if question is None:
        raise NotNow("nothing-asked")
    if number is not None and number != question.number:
        raise Stale("another-question")
    if agrees and seat in question.agreed:
        raise NotNow("agreed-already")
    return Consented(seat, agrees)


def come_back(table: GameTable, seat: int) -> StoodIn:
    """Give a seat back to its player, from the bot that stood in."""
    if table.seats[seat].stand_in is None and not table.seats[seat].has_left:
        raise NotNow("no-stand-in")
    return StoodIn(seat, None)


def say(table: GameTable, seat: int | None, name: str, text: str) -> Said:
    """Send a chat message; refused during the dealing, when only the dealing may reveal anything."""
    if table.phase == DEALING:
        raise NotNow("saying-while-dealing")
    if not text.strip() or len(text) > LONGEST_SAYING or not text.isprintable():
        raise NotNow("saying-form", most=LONGEST_SAYING)
    return Said(seat, name, text)


def remark(table: GameTable, name: str, text: str) -> Said:
    """Send a spectator's chat message, under a name that nobody at the table has."""
    return say(table, None, _new_name(table, name, PERSON), text)


def _check_phase(table: GameTable, phase: str) -> None:
    if table.phase != phase:
        raise NotNow("table-phase", phase=table.phase)


def _check_free(table: GameTable, seat: int) -> None:
    if not table.seats[seat].is_free:
        raise NotNow("seat-taken", seat=seat)


def _new_name(table: GameTable, name: str, kind: str) -> str:
    """Return the normalised name; refuse one that is unclear or resembles another at the table."""
    normal = clear_name(name)
    Player(normal, kind)
    if normal in [other.name for other in table.seats]:
        raise NotNow("name-taken")
    check_different(normal, [other.name for other in table.seats])
    return normal


def _check_taken(table: GameTable, seat: int) -> None:
    if not table.seats[seat].is_person or not table.seats[seat].name:
        raise NotNow("seat-empty", seat=seat)
